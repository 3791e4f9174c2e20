//! The wall between code and words: what a person reads comes from a message.

use crate::rust::{Literal, Source};
use crate::walls::{Fault, module};

/// Attributes and calls whose text is for machines; `":` is an attribute with a quoted name.
const MACHINE: &[&str] = &[
    "class:",
    "style:",
    "d:",
    "id:",
    "href:",
    "src:",
    "role:",
    "key:",
    "name:",
    "content:",
    "rel:",
    "r#type:",
    "transform:",
    "points:",
    "fill:",
    "stroke:",
    "dir:",
    "lang:",
    "xmlns:",
    "view_box:",
    "eval(",
    "error!(",
    "warn!(",
    "info!(",
    "debug!(",
    "asset!(",
    "include_str!(",
    "concat!(",
    "route(",
    "nest(",
    "layout(",
    "cfg(",
    "feature =",
    "reason =",
    "path =",
    "doc =",
    "rename =",
    "default =",
    "with =",
    "starts_with(",
    "ends_with(",
    "contains(",
    "strip_prefix(",
    ".expect(",
];

/// Attributes that are read out or shown although they look like the ones above.
const SPOKEN: &[&str] =
    &["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];

/// How a `Display` of the core writes for the command line, in plain English.
const DISPLAY: &[&str] = &["write!(f,", "writeln!(f,", ".write_str(", "f.pad("];

/// What an error of the device says in the log, in plain English.
const LOGGED: &[&str] = &["Error("];

/// Signs by which a text is known for HTML, SVG or a script.
const CODE: &[&str] = &["</", "='", "=\"", "=\\\"", "document."];

/// Literals with words for people.
pub fn sentences(source: &Source) -> Vec<Fault> {
    // The commands speak English on a terminal; nobody plays there.
    if source.path.starts_with("src/bin/") {
        return Vec::new();
    }
    let screen = matches!(module(source), Some("ui"));
    let words = |literal: &&Literal| {
        let text = visible(&literal.text);
        !machine(source, literal)
            && !CODE.iter().any(|sign| literal.text.contains(sign))
            && (is_sentence(&text) || (screen && is_label(source, literal, &text)))
    };
    let fault = |literal: &Literal| {
        format!("{}:{}: “{}”: words belong in locales", source.path, literal.line, literal.text)
    };
    source.literals.iter().filter(words).map(fault).collect()
}

/// What a literal shows of itself: without its `{…}` places and escapes.
fn visible(text: &str) -> String {
    let mut shown = String::new();
    let mut depth = 0usize;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                letters.next();
                shown.push(' ');
            }
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => shown.push(letter),
            _ => {}
        }
    }
    shown
}

/// Two words next to each other, one of them of three letters or more; an SFEN is none.
fn is_sentence(text: &str) -> bool {
    let word = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
        if letters > 0 && letters == word.chars().count() { letters } else { 0 }
    };
    let counts: Vec<_> = text.split_whitespace().map(word).collect();
    counts.windows(2).any(|pair| pair.iter().all(|n| *n > 0) && pair.iter().any(|n| *n > 2))
        || (counts.len() > 1 && counts.iter().filter(|n| **n > 2).count() > 1)
}

/// On a screen: a text with letters that stands as a child of an element, or in an attribute that
/// is read out.
fn is_label(source: &Source, literal: &Literal, text: &str) -> bool {
    if !text.chars().any(char::is_alphabetic) {
        return false;
    }
    let before = source.code[..literal.at].trim_end();
    let spoken = SPOKEN.iter().any(|name| before.ends_with(&format!("{name}:")))
        || named_attribute(source, literal).is_some_and(|name| SPOKEN.contains(&name));
    // A child stands first in its element or after another child or attribute, never in a call.
    let child = before.ends_with(['{', '}', ',', '"'])
        && !source.after(literal, 1).starts_with([':', ')', '.'])
        && in_rsx(before);
    spoken || child
}

/// Whether everything that is open before this place, out to an `rsx!`, is an element or a
/// condition around elements.
fn in_rsx(mut before: &str) -> bool {
    while let Some((outside, head)) = opening(before) {
        if head.ends_with("rsx!") {
            return true;
        }
        let words: Vec<&str> = head.split_whitespace().collect();
        let name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let element = words.len() == 1 && head.chars().all(name);
        let condition = matches!(words.first(), Some(&("if" | "else" | "for" | "match")));
        if !element && !condition {
            return false;
        }
        before = outside;
    }
    false
}

/// The innermost `{` that is open at the end of `code`: what stands before its head, and the head,
/// as `div` or `if check`. `None` inside `(` or `[`, and at the top.
fn opening(code: &str) -> Option<(&str, &str)> {
    let mut depth = 0usize;
    let mut brace = None;
    for (at, letter) in code.char_indices().rev() {
        let Some(open) = brace else {
            match letter {
                ')' | '}' | ']' => depth += 1,
                '{' if depth == 0 => brace = Some(at),
                '(' | '[' if depth == 0 => return None,
                '(' | '{' | '[' => depth -= 1,
                _ => {}
            }
            continue;
        };
        // The head reaches back to the end of what stands before it; an `else` to its `if`.
        let head = code[at + letter.len_utf8()..open].trim();
        match letter {
            ')' | ']' => depth += 1,
            '}' if depth == 0 && head.starts_with("else") => depth += 1,
            '(' | '[' | '{' if depth > 0 => depth -= 1,
            '}' if depth > 0 => depth += 1,
            '{' | '}' | ',' | ';' | '(' | '[' if depth == 0 => {
                return Some((&code[..=at], head));
            }
            _ => {}
        }
    }
    brace.map(|open| ("", code[..open].trim()))
}

/// The quoted name of the attribute whose value a literal is.
fn named_attribute<'a>(source: &'a Source, literal: &Literal) -> Option<&'a str> {
    let at = source.literals.iter().position(|other| other.at == literal.at)?;
    let name = source.literals.get(at.checked_sub(1)?)?;
    (source.code.get(name.end..literal.at)?.trim() == ":").then_some(name.text.as_str())
}

fn machine(source: &Source, literal: &Literal) -> bool {
    let before = source.before(literal, 60).trim_end();
    if let Some(name) = named_attribute(source, literal) {
        return !SPOKEN.contains(&name);
    }
    if source.after(literal, 1) == ":" {
        return true;
    }
    let attribute = |name: &&str| {
        before.ends_with(*name) && {
            let head = &before[..before.len() - name.len()];
            name.starts_with('.')
                || !head.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-')
        }
    };
    let closed: String = before.split_whitespace().collect();
    let display = module(source) != Some("ui") && DISPLAY.iter().any(|call| closed.ends_with(call));
    let logged = module(source) == Some("platform")
        && (LOGGED.iter().any(|call| closed.ends_with(call))
            || closed.ends_with("set_attribute(\"\","));
    display || logged || MACHINE.iter().any(attribute)
}
