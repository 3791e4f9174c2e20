//! Fluent's own resolver beside ours: every text is the same in both.

use std::borrow::Cow;
use std::collections::BTreeSet;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kete::l10n::{Args, Language, Localizer, Missing, Value};
use unic_langid::LanguageIdentifier;

use crate::checks::full_id;
use crate::locale::Locale;
use crate::locales;

/// What may be put into a text, with what would be something else as a number or in a message.
const TEXTS: &[&str] =
    &["Sente", "سينته", "先手", "", " ", "{ $side }", "\u{2068}x\u{2069}", "0", "1", "one", "a\nb"];

/// A text, and how many values it lacks.
pub type Found = Option<(String, usize)>;

pub type Transform = fn(&str) -> Cow<str>;

pub fn theirs(language: Language, transform: Option<Transform>) -> impl Fn(&str, &Args) -> Found {
    let tag = language.tag().parse::<LanguageIdentifier>();
    let mut bundle: FluentBundle<FluentResource> = FluentBundle::new(tag.into_iter().collect());
    bundle.set_use_isolating(language.is_rtl());
    bundle.set_transform(transform);
    for (_, text) in language.files() {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        // An id that stands twice is an error, and the first stays.
        let _ = bundle.add_resource(resource);
    }
    move |id, args| {
        let (name, attribute) = id.split_once('.').unwrap_or((id, ""));
        let message = bundle.get_message(name)?;
        let pattern = match attribute {
            "" => message.value()?,
            name => message.get_attribute(name)?.value(),
        };
        let values = args.iter().map(|(name, value)| match value {
            Value::Text(text) => (name, FluentValue::from(text.as_str())),
            Value::Number(number) => (name, FluentValue::from(*number)),
        });
        let values: FluentArgs = values.collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        Some((text.into_owned(), errors.len()))
    }
}

pub fn ours(language: Language, transform: Option<Transform>) -> impl Fn(&str, &Args) -> Found {
    let words = match transform {
        None => Localizer::new(language),
        Some(transform) => Localizer::with_transform(language, transform),
    };
    move |id, args| match words.check(id, args) {
        Ok(text) => Some((text, 0)),
        Err(Missing::Values(missing)) => Some((words.text_with(id, args), missing.len())),
        Err(Missing::Message) => None,
    }
}

/// Values of each kind for these variables, numbers up to a last one and some far off: all the
/// same, one unlike the others, one not there.
fn values(language: Language, names: &BTreeSet<&'static str>, last: i32) -> Vec<Args> {
    let mut all = vec![Args::new()];
    if names.is_empty() {
        return all;
    }
    let numbers = (0..=last).chain([-1, -11, 1_000, 1_000_000, i32::MAX, i32::MIN]);
    // Of Arabic numbers from 103 on, Fluent looks at the whole, CLDR at the last two digits: ours
    // does as CLDR (src/l10n/plural.rs).
    let is_settled = |number: &i32| language.tag() != "ar" || number.unsigned_abs() < 103;
    let fill = |value: &dyn Fn(&'static str, Args) -> Args| {
        names.iter().fold(Args::new(), |args, name| value(name, args))
    };
    all.extend(TEXTS.iter().map(|text| fill(&|name, args| args.text(name, text))));
    all.extend(numbers.filter(is_settled).map(|n| fill(&|name, args| args.number(name, n))));
    for other in names {
        let is_other = |name: &str| name == *other;
        all.push(fill(&|name, args| if is_other(name) { args } else { args.text(name, "x") }));
        for number in [0, 1, 2, 7] {
            all.push(fill(&|name, args| {
                if is_other(name) { args.number(name, number) } else { args.text(name, "x") }
            }));
        }
    }
    all
}

/// Compares every part of a language, with values for every variable; counts the comparisons.
fn compare(language: Language, locale: &Locale, transform: Option<Transform>) -> usize {
    let (ours, theirs) = (ours(language, transform), theirs(language, transform));
    let mut compared = 0;
    for (id, _, name, part) in locale.parts() {
        let id = full_id(id, name);
        // The name of a value must live as long as the program; a test may afford it.
        let names = part.variables.iter().map(|name| &*name.clone().leak()).collect();
        let last = if part.selects.is_empty() { 9 } else { 120 };
        for args in values(language, &names, last) {
            let wanted = theirs(&id, &args);
            assert_eq!(ours(&id, &args), wanted, "{id} in {language:?} with {args:?}");
            assert!(wanted.is_some(), "{id} in {language:?}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_text_is_what_fluent_makes_of_it() {
    for (language, locale) in locales() {
        let compared = compare(language, &locale, None);
        assert!(compared > 5 * locale.messages.len(), "{compared} in {language:?}");
    }
}

#[test]
fn every_transformed_text_is_what_fluent_makes_of_it() {
    let stretch = |text: &str| -> Cow<str> { format!("[{}]", text.to_uppercase()).into() };
    let of_both_directions =
        |(language, _): &(Language, Locale)| *language == Language::SOURCE || language.is_rtl();
    for (language, locale) in locales().into_iter().filter(of_both_directions) {
        compare(language, &locale, Some(stretch));
    }
}

/// Choices in choices, keys of all kinds, attributes, lines, what stands twice, what is broken.
const HARD: &[(&str, &str)] = &[
    ("a.ftl", include_str!("hard.ftl")),
    ("b.ftl", "a-number = second\nb-windows = one\r\n    two { $x }\r\nb-end = second"),
    ("rules.ftl", "a-bare = of the pages\nrules-own = x { $x }\n"),
];

/// What stands in them, and what does not.
const IDS: &str = "a-number a-text a-lines a-lines.title a-lines.other a-bare a-parts a-parts.one
    a-parts.two a-parts.three a-late b-broken b-after b-last b-select b-term -b-term b-tab b-comment
    b-end b-windows rules-own z-none";

#[test]
fn hard_files_are_what_fluent_makes_of_them() {
    for tag in ["ar", "sw", "fr", "ja", "xx"] {
        let language = Language::new(tag, HARD);
        let (ours, theirs) = (ours(language, None), theirs(language, None));
        for args in values(language, &BTreeSet::from(["n", "x"]), 120) {
            for id in IDS.split_whitespace() {
                let wanted = theirs(id, &args);
                assert_eq!(ours(id, &args), wanted, "{id} in {language:?} with {args:?}");
            }
        }
        let there = |id: &&str| theirs(id, &Args::new()).is_some();
        assert_eq!(IDS.split_whitespace().filter(there).count(), 12);
    }
}
