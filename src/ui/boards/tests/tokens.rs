//! The tokens of the style sheet, read as a browser would.

use std::collections::BTreeMap;

use super::colour::Colour;
use crate::ui::boards::BoardLook;

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Theme {
    Light,
    /// Because the device is dark.
    DeviceDark,
    /// Because it was chosen.
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::DeviceDark, Theme::Dark];
}

pub type Tokens = BTreeMap<String, String>;

/// A selector without its look of a board, and whether it stands in the dark of the device.
const ROOTS: [(&str, bool, Theme); 3] = [
    (":root", false, Theme::Light),
    (":root:not([data-theme=\"light\"])", true, Theme::DeviceDark),
    (":root[data-theme=\"dark\"]", false, Theme::Dark),
];

/// The values of all tokens, where `look` is chosen on the root, or on something in it.
pub fn tokens(theme: Theme, look: BoardLook, on_root: bool) -> Tokens {
    let mut tokens = Tokens::new();
    let named = format!("[data-board=\"{}\"]", look.name());
    // In the order in which one overrules the other.
    for (root, in_media, of) in ROOTS {
        if of != Theme::Light && of != theme {
            continue;
        }
        let inner = if of == Theme::Light { named.clone() } else { format!("{root} {named}") };
        let outer = if of == Theme::Light { named.clone() } else { format!("{root}{named}") };
        // Something in a page of another look takes nothing of a board from the root.
        let wanted = if on_root { [root, &outer] } else { [root, &inner] };
        for selector in wanted {
            for rule in rules().iter().filter(|rule| rule.in_media == in_media) {
                if rule.selectors.iter().any(|it| it == selector) {
                    let on_board = rule.selectors.iter().any(|it| it.contains("data-board"));
                    if on_root || !on_board || selector == inner {
                        tokens.extend(rule.tokens.clone());
                    }
                }
            }
        }
    }
    tokens
}

/// The colour of a token.
pub fn colour(tokens: &Tokens, name: &str) -> Colour {
    let value = tokens.get(name).unwrap_or_else(|| panic!("there is no --{name}"));
    Colour::parse(value).unwrap_or_else(|| panic!("--{name}: {value} is no colour"))
}

/// A rule of the style sheet that gives tokens.
pub struct Rule {
    pub selectors: Vec<String>,
    /// In the media query for the dark.
    pub in_media: bool,
    pub tokens: Tokens,
}

/// Every rule of `main.css` that gives tokens, in order.
pub fn rules() -> Vec<Rule> {
    let sheet = without_comments(include_str!("../../../../assets/main.css"));
    let mut rules = Vec::new();
    let mut media = "";
    let mut rest = sheet.as_str();
    while let Some(stop) = rest.find(['{', '}']) {
        let (head, tail) = (rest[..stop].trim(), &rest[stop + 1..]);
        if rest.as_bytes()[stop] == b'}' {
            media = "";
            rest = tail;
        } else if head.starts_with('@') {
            media = head;
            rest = tail;
        } else {
            let (body, after) = tail.split_once('}').unwrap();
            let declarations = body.split(';').filter_map(|it| it.trim().strip_prefix("--"));
            let tokens: Tokens = declarations
                .map(|it| it.split_once(':').unwrap())
                .map(|(name, value)| (name.to_owned(), value.trim().to_owned()))
                .collect();
            if !tokens.is_empty() {
                assert!(["", "@media (prefers-color-scheme: dark)"].contains(&media), "{media}");
                let selectors = head.split(',').map(|it| it.trim().to_owned()).collect();
                rules.push(Rule { selectors, in_media: !media.is_empty(), tokens });
            }
            rest = after;
        }
    }
    rules
}

fn without_comments(text: &str) -> String {
    let parts = text.split("/*").enumerate();
    parts.map(|(i, part)| if i == 0 { part } else { part.split_once("*/").unwrap().1 }).collect()
}
