//! The page for translators: its tables are made from the locale files, so that they cannot drift.
//!
//! `KETE_TERMS=write cargo test --test words term_base` writes them anew.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use kete::l10n::{Language, Localizer};
use kete::learn::{Page, ids};
use kete::rules::{Role, Side};

use crate::checks::plural_forms;

const BEGIN: &str =
    "<!-- made from locales: KETE_TERMS=write cargo test --test words term_base -->\n";
const END: &str = "<!-- end -->\n";

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/translators.md")
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<_> = cells.into_iter().map(|cell| cell.replace('|', "\\|")).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// The languages with what Fluent needs to know of them.
fn languages() -> String {
    let mut table =
        String::from("| language | folder | direction | plural forms |\n|---|---|---|---|\n");
    for language in Language::ALL {
        let forms: Vec<_> = plural_forms(language.tag()).into_iter().collect();
        let direction = if language.is_rtl() { "right to left" } else { "left to right" };
        table += &row([
            language.name().to_owned(),
            format!("`locales/{}`", language.tag()),
            direction.to_owned(),
            forms.join(", "),
        ]);
    }
    table
}

/// Pieces, sides and the glossary, a column for each language.
fn terms() -> String {
    let words: Vec<_> = Language::ALL.iter().map(|language| Localizer::new(*language)).collect();
    let names = Language::ALL.iter().map(|language| language.name().to_owned());
    let fixed = ["id", "Japanese", "romaji"].map(str::to_owned);
    let mut table = row(fixed.into_iter().chain(names));
    let _ = writeln!(table, "|{}", "---|".repeat(3 + words.len()));
    let texts = |id: &str| words.iter().map(|it| it.text(id)).collect::<Vec<_>>();
    for role in Role::ALL {
        let id = ids::piece(role);
        table +=
            &row([format!("`{id}`"), String::new(), String::new()].into_iter().chain(texts(id)));
    }
    for side in Side::ALL {
        let id = ids::side(side);
        table +=
            &row([format!("`{id}`"), String::new(), String::new()].into_iter().chain(texts(id)));
    }
    for term in Page::Glossary.sections() {
        let names = [term.names.japanese, term.names.romaji].map(str::to_owned);
        let first = [format!("`{}`", term.title)].into_iter().chain(names);
        table += &row(first.chain(texts(term.title)));
    }
    table
}

#[test]
fn the_term_base_is_made_from_the_words() {
    let text = fs::read_to_string(page()).expect("docs/translators.md");
    let mut fresh = String::new();
    let mut rest = text.as_str();
    let mut made = [languages(), terms()].into_iter();
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (_, after) = after.split_once(END).expect("an end to each table");
        let table = made.next().expect("no more tables than are made");
        let _ = write!(fresh, "{before}{BEGIN}\n{table}\n{END}");
        rest = after;
    }
    fresh += rest;
    assert_eq!(made.next(), None, "a table has no place");
    if std::env::var("KETE_TERMS").is_ok_and(|how| how == "write") {
        fs::write(page(), &fresh).expect("docs/translators.md");
        return;
    }
    assert!(fresh == text, "docs/translators.md is old: {}", BEGIN.trim());
}
