//! Which messages the source uses.
//!
//! Ids stand in Rust as whole literals (`"button-undo"`, `"button-undo.short"`), so that a search
//! finds them; `learn::ids` has one function for each family of them.

use std::collections::BTreeSet;

use kete::learn::{Page, Section};

use crate::locale::{Fault, Locale};
use crate::rust::{Literal, Source, sources};

/// A literal of the source that may be an id.
pub struct Use {
    pub file: String,
    pub line: usize,
    pub text: String,
    /// It is certainly an id: it is handed to the Localizer, or stands in a file of ids.
    pub certain: bool,
}

/// Names that look like ids and are for machines, by what stands before them.
const MACHINE: &[&str] = &["class:", "id:", "href:", "name:", "role:", "key:", "for:", "\":"];

/// Where every literal of the right form is an id.
const IDS: &str = "src/learn/ids.rs";

/// Where names stand under which things are kept.
const KEPT: &str = "src/ui/settings.rs";

/// Where a literal that begins like an id of ours is taken for one.
const SCREENS: &str = "src/ui/";

/// Every literal in `src` that may be an id, and the ids of the pages.
pub fn in_source() -> Vec<Use> {
    let ids = Page::ALL.into_iter().flat_map(Page::sections).flat_map(Section::messages);
    let pages = ids.map(|id| Use {
        file: "src/learn/pages".to_owned(),
        line: 0,
        text: id.to_owned(),
        certain: true,
    });
    let source = sources("src");
    let own = source.iter().filter(|source| !source.is_test()).flat_map(uses);
    own.chain(pages).chain(in_scripts()).collect()
}

/// What the page says before the app is there is taken from the words by scripts.
fn in_scripts() -> Vec<Use> {
    let scripts = [
        ("scripts/site.mjs", include_str!("../../scripts/site.mjs")),
        ("scripts/manifest.mjs", include_str!("../../scripts/manifest.mjs")),
    ];
    let literals = scripts.iter().flat_map(|(file, text)| {
        text.split('"').filter(|part| is_id(part)).map(|part| (*file, part))
    });
    let found = literals.map(|(file, part)| Use {
        file: file.to_owned(),
        line: 0,
        text: part.to_owned(),
        // The scripts themselves stop at an id that is not there.
        certain: false,
    });
    found.collect()
}

/// The same for one file.
pub fn uses(source: &Source) -> Vec<Use> {
    let found = source.literals.iter().filter(|literal| !machine(source, literal));
    let found = found.map(|literal| {
        let call = source.before(literal, 40).trim_end();
        let handed = [".text(", ".text_with(", ".check("].iter().any(|name| call.ends_with(name));
        Use {
            file: source.path.clone(),
            line: literal.line,
            text: literal.text.clone(),
            certain: handed || source.path == IDS,
        }
    });
    found.collect()
}

fn machine(source: &Source, literal: &Literal) -> bool {
    let before = source.before(literal, 40).trim_end();
    MACHINE.iter().any(|name| before.ends_with(name)) || source.after(literal, 1) == ":"
}

/// Scope first, at least two words, perhaps an attribute.
fn is_id(text: &str) -> bool {
    let (name, attribute) = text.split_once('.').unwrap_or((text, "a"));
    let word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    let starts = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    starts && name.contains('-') && name.split('-').all(word) && attribute.split('-').all(word)
}

/// Literals that are or look like ids of ours and that no message has.
pub fn missing(locale: &Locale, uses: &[Use]) -> Vec<Fault> {
    let scopes: BTreeSet<&str> = locale
        .messages
        .keys()
        .filter_map(|id| id.split_once('-'))
        .map(|(scope, _)| scope)
        .collect();
    let wanted = |found: &&Use| {
        let scope = found.text.split('-').next().unwrap_or_default();
        is_id(&found.text)
            && (found.certain
                || (found.file.starts_with(SCREENS)
                    && found.file != KEPT
                    && scopes.contains(scope)))
    };
    let absent = |found: &&Use| {
        let (id, attribute) = found.text.split_once('.').unwrap_or((&found.text, ""));
        locale.messages.get(id).is_none_or(|message| !message.parts.contains_key(attribute))
    };
    let fault = |found: &Use| {
        let place = format!("{}:{}", found.file, found.line);
        Fault::new(&place, &found.text, "no such message")
    };
    uses.iter().filter(wanted).filter(absent).map(fault).collect()
}

/// Messages that nothing in the source names.
pub fn unused(locale: &Locale, uses: &[Use]) -> Vec<Fault> {
    let named: BTreeSet<&str> = uses.iter().map(|found| found.text.as_str()).collect();
    let mut faults = Vec::new();
    for (id, message, name, _) in locale.parts() {
        let full = crate::checks::full_id(id, name);
        // Read without Fluent, by its line.
        let by_line = id == "language-name";
        if !named.contains(full.as_str()) && !by_line {
            faults.push(Fault::new(&message.file, &full, "not used"));
        }
    }
    faults
}
