//! What must hold for every language. Each check gives what it finds wrong, with file, id and
//! reason; `traps.rs` shows that each of them does find it.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use kete::l10n::{Args, Inline, Language, Localizer, Missing, inlines};

use crate::locale::{Fault, Locale, Message, Part};

const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];

/// Texts shorter than this are labels.
const LABEL: usize = 8;

/// Id of a message or `id.attribute`.
pub fn full_id(id: &str, part: &str) -> String {
    if part.is_empty() { id.to_owned() } else { format!("{id}.{part}") }
}

fn fault(message: &Message, id: &str, part: &str, reason: impl Into<String>) -> Fault {
    Fault::new(&message.file, &full_id(id, part), reason)
}

/// Junk, duplicates, tabs, straight quotes, three dots, ids that are not kebab-case.
pub fn sound(locale: &Locale) -> Vec<Fault> {
    let mut faults = locale.faults.clone();
    for (name, text) in &locale.files {
        let file = format!("locales/{}/{name}", locale.tag);
        for (at, line) in text.lines().enumerate() {
            let mut report = |reason: &str| {
                faults.push(Fault::new(&file, &format!("line {}", at + 1), reason));
            };
            if line.contains('\t') {
                report("a tab: Fluent takes no tabs");
            }
            if line.contains(['\'', '"']) {
                report("a straight quote: use ’ “ ”");
            }
            if line.contains("...") || line.contains(" - ") {
                report("use … and –");
            }
            if line != line.trim_end() {
                report("a space at the end");
            }
        }
    }
    for (id, message) in &locale.messages {
        let kebab =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if !id.contains('-') || !id.chars().all(kebab) {
            faults.push(fault(message, id, "", "ids are kebab-case, scope first"));
        }
        if message.comment.is_empty() {
            faults.push(fault(message, id, "", "no comment: where does it stand?"));
        }
    }
    for (id, message, name, part) in locale.parts() {
        let all = part.texts.concat();
        if all.contains(['<', '>']) || all.contains('&') {
            faults.push(fault(message, id, name, "no HTML in a message"));
        }
        if part.is_beyond {
            let reason = "the app reads only { $variables } and choices by them";
            faults.push(fault(message, id, name, reason));
        }
    }
    faults
}

/// Ids, attributes and variables that differ from the source; messages in another file.
pub fn same_as(source: &Locale, locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, message) in &source.messages {
        let Some(ours) = locale.messages.get(id) else {
            let file = message.file.replacen(&source.tag, &locale.tag, 1);
            faults.push(Fault::new(&file, id, "missing"));
            continue;
        };
        let file = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
        if file(&ours.file) != file(&message.file) {
            faults.push(fault(ours, id, "", format!("belongs in {}", file(&message.file))));
        }
        if declared(ours) != declared(message) {
            faults.push(fault(ours, id, "", "its comment names other variables than the source"));
        }
        for (name, part) in &message.parts {
            match ours.parts.get(name) {
                None => faults.push(fault(ours, id, name, "missing")),
                Some(own) if own.variables != part.variables => {
                    let reason = format!(
                        "variables {:?}, in the source {:?}",
                        own.variables, part.variables
                    );
                    faults.push(fault(ours, id, name, reason));
                }
                Some(_) => {}
            }
        }
    }
    for (id, message, name, _) in locale.parts() {
        if source.messages.get(id).is_none_or(|known| !known.parts.contains_key(name)) {
            faults.push(fault(message, id, name, "not in the source"));
        }
    }
    faults
}

/// The variables that a comment declares: `$count (Number): …`.
pub fn declared(message: &Message) -> BTreeMap<&str, &str> {
    let lines = message.comment.lines().filter_map(|line| {
        let (name, rest) = line.trim().strip_prefix('$')?.split_once(" (")?;
        let (kind, _) = rest.split_once("):")?;
        Some((name, kind))
    });
    lines.collect()
}

/// Variables that the comment does not explain.
pub fn explained(locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, message, name, part) in locale.parts() {
        let known = declared(message);
        for variable in &part.variables {
            if !known.contains_key(variable.as_str()) {
                let reason = format!("its comment does not say what ${variable} is");
                faults.push(fault(message, id, name, reason));
            }
        }
        for (variable, kind) in known {
            if !matches!(kind, "String" | "Number") {
                faults.push(fault(message, id, name, format!("${variable}: {kind} is no type")));
            }
        }
    }
    faults
}

/// Number selectors without all plural forms of the language, or with forms it does not have.
pub fn plurals(locale: &Locale) -> Vec<Fault> {
    let wanted = plural_forms(&locale.tag);
    let mut faults = Vec::new();
    for (id, message, name, part) in locale.parts() {
        let kinds = declared(message);
        for select in &part.selects {
            let number = select.on.as_deref().and_then(|on| kinds.get(on)) == Some(&"Number");
            let keys: BTreeSet<&str> = select.keys.iter().map(String::as_str).collect();
            let forms: BTreeSet<&str> =
                keys.iter().copied().filter(|key| PLURALS.contains(key)).collect();
            if !number {
                if !forms.is_empty() {
                    faults.push(fault(message, id, name, "plural forms, but not of a Number"));
                }
                continue;
            }
            if forms != wanted {
                faults.push(fault(
                    message,
                    id,
                    name,
                    format!("plural forms {forms:?}, wanted {wanted:?}"),
                ));
            }
            if select.default.as_deref() != Some("other") {
                faults.push(fault(message, id, name, "the default must be *[other]"));
            }
            if keys.iter().any(|key| !PLURALS.contains(key) && key.parse::<u32>().is_err()) {
                faults.push(fault(message, id, name, "a key that is no number and no plural form"));
            }
        }
    }
    faults
}

/// The plural forms that the numbers of a board game take in a language.
pub fn plural_forms(tag: &str) -> BTreeSet<&'static str> {
    let tag: unic_langid::LanguageIdentifier =
        tag.parse().unwrap_or_else(|_| panic!("{tag} is no tag"));
    // A language without rules of its own, as the ones made up for a test, has the plain two.
    let Ok(rules) = PluralRules::create(tag, PluralRuleType::CARDINAL) else {
        return BTreeSet::from(["one", "other"]);
    };
    let form = |number: u32| match rules.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    };
    (0..1000).map(form).chain(["other"]).collect()
}

/// `_…_` unbalanced, or not as often as in the source.
pub fn marks(source: &Locale, locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, message, name, part) in locale.parts() {
        let (stressed, loose) = stress(part);
        if loose {
            faults.push(fault(message, id, name, "a _ without its fellow"));
        }
        let original = source.messages.get(id).and_then(|known| known.parts.get(name));
        if original.is_some_and(|known| stress(known).0 != stressed) {
            faults.push(fault(message, id, name, "not as many _…_ as in the source"));
        }
    }
    faults
}

/// How often each variant stresses something, and whether a mark is loose.
fn stress(part: &Part) -> (BTreeSet<usize>, bool) {
    let split: Vec<_> = part.texts.iter().map(|text| inlines(text)).collect();
    let stressed = |inline: &&Inline| matches!(inline, Inline::Emphasis(_));
    let counts = split.iter().map(|inlines| inlines.iter().filter(stressed).count()).collect();
    let loose = split.iter().flatten().any(|inline| match inline {
        Inline::Text(words) | Inline::Emphasis(words) => words.contains('_'),
    });
    (counts, loose)
}

/// Sample values for a message, with this number wherever one is wanted.
pub fn samples(words: &Localizer, message: &Message, number: i32) -> Args {
    let known = declared(message);
    let used = message.parts.values().flat_map(|part: &Part| &part.variables);
    let mut args = Args::new();
    for name in used.map(String::as_str).chain(known.keys().copied()).collect::<BTreeSet<_>>() {
        // A name for a value must live as long as the program; a test may afford it.
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        args = match (known.get(name), name) {
            (Some(&"Number"), _) => args.number(name, number),
            (_, "side" | "winner" | "loser") => args.text(name, words.text("side-sente")),
            (_, "piece" | "promoted" | "captured") => {
                args.text(name, words.text("piece-promoted-knight"))
            }
            (_, "reason") => args.text(name, words.text("ending-repetition")),
            (_, "language") => args.text(name, words.language().name()),
            (_, "label") => args.text(name, "7g"),
            _ => args.text(name, "7g"),
        };
    }
    args
}

/// Every value and attribute of a language, formatted with several numbers.
pub fn rendered(language: Language, locale: &Locale) -> Vec<(Fault, Result<String, Missing>)> {
    let words = Localizer::new(language);
    let mut all = Vec::new();
    for (id, message, name, _) in locale.parts() {
        for number in [0, 1, 2, 3, 5, 8, 11, 21, 100, 500] {
            let args = samples(&words, message, number);
            let text = words.check(&full_id(id, name), &args);
            all.push((fault(message, id, name, ""), text));
        }
    }
    all
}

/// Messages that do not format, or come out empty, ragged or with marks nobody can see.
pub fn formats(language: Language, locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, text) in rendered(language, locale) {
        let reason = match text {
            Err(error) => format!("does not format: {error:?}"),
            Ok(text) if text.trim() != text || text.is_empty() => format!("ragged: {text:?}"),
            Ok(text) if text.contains("  ") || text.contains(['{', '}']) => {
                format!("ragged: {text:?}")
            }
            Ok(text) if !language.is_rtl() && text.contains(['\u{2068}', '\u{2069}']) => {
                "invisible marks".to_owned()
            }
            Ok(_) => continue,
        };
        faults.push(Fault { reason, ..place });
    }
    faults
}

/// Texts longer than the comment in the source allows.
pub fn limits(source: &Locale, language: Language, locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, text) in rendered(language, locale) {
        let (id, part) = place.id.split_once('.').unwrap_or((&place.id, ""));
        let Some(limit) = source.messages.get(id).and_then(|message| limit(&message.comment, part))
        else {
            continue;
        };
        // Marks that keep a value apart in a text from right to left take no room.
        let seen = |letter: &char| !matches!(letter, '\u{2068}' | '\u{2069}');
        if let Ok(text) = text
            && text.chars().filter(seen).count() > limit
        {
            faults.push(Fault { reason: format!("longer than {limit} letters: {text}"), ..place });
        }
    }
    faults
}

/// `At most 18 letters.` for the value, `.short: at most 9 letters.` for an attribute.
fn limit(comment: &str, part: &str) -> Option<usize> {
    comment.lines().find_map(|line| {
        let line = line.trim();
        let rest = match line.strip_prefix('.') {
            None if part.is_empty() => line.strip_prefix("At most ")?,
            Some(line) if !part.is_empty() => {
                line.strip_prefix(part)?.strip_prefix(": at most ")?
            }
            _ => return None,
        };
        rest.strip_suffix(" letters.")?.parse().ok()
    })
}

/// Two messages that say the same in one language and not in the other: a line copied to the
/// wrong place; and texts left in the language of the source.
pub fn copied(source: &Locale, locale: &Locale, borrowed: &[&str]) -> Vec<Fault> {
    let text = |locale: &Locale, id: &str, part: &str| -> Option<String> {
        let part = locale.messages.get(id)?.parts.get(part)?;
        part.selects.is_empty().then(|| part.texts.join("{}"))
    };
    let mut faults = Vec::new();
    let parts: Vec<_> = locale
        .parts()
        .filter(|(id, ..)| !is_word(id))
        .filter_map(|(id, message, name, _)| {
            Some((id, message, name, text(locale, id, name)?, text(source, id, name)?))
        })
        .collect();
    for (at, (id, message, name, ours, theirs)) in parts.iter().enumerate() {
        let letters = ours.chars().filter(|letter| letter.is_alphabetic()).count();
        if ours == theirs && letters > 0 && locale.tag != source.tag && !borrowed.contains(id) {
            faults.push(fault(message, id, name, "the same text as in the source"));
        }
        for (other, _, part, other_ours, other_theirs) in &parts[at + 1..] {
            // Short words have as many meanings as they have letters.
            let short = |text: &String| text.chars().count() < LABEL;
            if (ours == other_ours) != (theirs == other_theirs)
                && !(short(ours) && short(theirs) && short(other_ours) && short(other_theirs))
            {
                let which = full_id(other, part);
                faults.push(fault(
                    message,
                    id,
                    name,
                    format!("the same as {which} in one language only"),
                ));
            }
        }
    }
    faults
}

/// A word of the glossary: one language may well have two where another has one, and a loanword
/// is the same in many.
fn is_word(id: &str) -> bool {
    id.starts_with("term-") && !id.ends_with("-text") && !id.ends_with("-diagram")
}
