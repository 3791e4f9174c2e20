//! The words: every language complete, correct in form, and used.

mod checks;
#[path = "../play_session/dice.rs"]
#[allow(dead_code, reason = "the tests of the session use all of it")]
mod dice;
mod locale;
mod mangled;
mod oracle;
#[path = "../support/rust.rs"]
mod rust;
mod swahili;
mod terms;
mod traps;
mod usage;

use std::fs;
use std::path::{Path, PathBuf};

use kete::l10n::Language;
use locale::{Fault, Locale};

/// Messages that rightly say the same in every language: names and loanwords.
const BORROWED: &[&str] =
    &["app-name", "title-page", "side-sente", "side-gote", "piece-tokin", "label-with-state"];

fn locales() -> Vec<(Language, Locale)> {
    Language::ALL.iter().map(|language| (*language, on_disk(*language))).collect()
}

fn source() -> Locale {
    on_disk(Language::SOURCE)
}

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}

/// A language as translators see it, with the comments that the app goes without.
fn on_disk(language: Language) -> Locale {
    let read = |name: &'static str| {
        (name, fs::read_to_string(folder(language).join(name)).unwrap_or_default())
    };
    let files: Vec<_> = language.files().iter().map(|(name, _)| read(name)).collect();
    let texts: Vec<_> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    Locale::read(language.tag(), &texts)
}

/// Fails with every fault on a line of its own.
fn none(faults: Vec<Fault>) {
    let mut lines: Vec<_> = faults
        .iter()
        .map(|fault| format!("{}: {}: {}", fault.file, fault.id, fault.reason))
        .collect();
    lines.sort();
    lines.dedup();
    assert!(lines.is_empty(), "\n{}\n", lines.join("\n"));
}

#[test]
fn files_are_sound() {
    none(locales().iter().flat_map(|(_, locale)| checks::sound(locale)).collect());
}

#[test]
fn every_language_has_what_the_source_has() {
    let source = source();
    none(locales().iter().flat_map(|(_, locale)| checks::same_as(&source, locale)).collect());
}

#[test]
fn every_variable_is_explained() {
    none(locales().iter().flat_map(|(_, locale)| checks::explained(locale)).collect());
}

#[test]
fn plural_forms_are_complete() {
    none(locales().iter().flat_map(|(_, locale)| checks::plurals(locale)).collect());
}

#[test]
fn stress_marks_are_balanced() {
    let source = source();
    none(locales().iter().flat_map(|(_, locale)| checks::marks(&source, locale)).collect());
}

#[test]
fn every_message_formats() {
    none(
        locales()
            .iter()
            .flat_map(|(language, locale)| checks::formats(*language, locale))
            .collect(),
    );
}

#[test]
fn labels_are_short_enough() {
    let source = source();
    none(
        locales()
            .iter()
            .flat_map(|(language, locale)| checks::limits(&source, *language, locale))
            .collect(),
    );
}

#[test]
fn no_line_is_copied_to_the_wrong_place() {
    let source = source();
    none(
        locales()
            .iter()
            .flat_map(|(_, locale)| checks::copied(&source, locale, BORROWED))
            .collect(),
    );
}

#[test]
fn swahili_agrees() {
    none(swahili::swahili(Language::SOURCE, &source()));
}

#[test]
fn every_file_is_embedded() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder of words").flatten();
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    let mut tags: Vec<_> = Language::ALL.iter().map(|language| language.tag()).collect();
    tags.sort_unstable();
    assert_eq!(names(&root), tags, "locales/ and Language::ALL");
    for language in Language::ALL {
        let mut embedded: Vec<_> = language.files().iter().map(|(name, _)| *name).collect();
        embedded.sort_unstable();
        let folder = folder(*language);
        assert_eq!(names(&folder), embedded, "locales/{} and the list of files", language.tag());
        for (name, text) in language.files() {
            let on_disk = fs::read_to_string(folder.join(name)).expect("a file of words");
            let lines = on_disk.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
            assert!(lines.eq(text.lines()), "{name}");
        }
    }
}

#[test]
fn each_language_names_itself() {
    for language in Language::ALL {
        let words = kete::l10n::Localizer::new(*language);
        assert_eq!(words.text("language-name"), language.name());
    }
}

#[test]
fn every_used_message_is_there() {
    none(usage::missing(&source(), &usage::in_source()));
}

#[test]
fn every_message_is_used() {
    none(usage::unused(&source(), &usage::in_source()));
}
