//! Messages that went wrong: cut, mixed up, nested without end. Nothing stops the app, and what is
//! still a message says what Fluent makes of it.

use std::time::{Duration, Instant};

use kete::l10n::{Args, Language};

use crate::dice::Dice;
use crate::locale::{Locale, Message};
use crate::oracle::{ours, theirs};

/// What is put in where it does not belong.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "*",
    ".",
    "=",
    "-",
    "->",
    "$",
    "1",
    "\n",
    "\r\n",
    "\r",
    " ",
    "\n    ",
    "\t",
    "#",
    "é",
    "先",
    "\n    .b = c",
    "\n\n",
    "\n  ",
    "    \n",
    "{ $x }",
    "\n{ $x }\n",
    "*[other] z\n",
    "{ $x ->\n    [one] a\n   *[other] b\n}",
    "{$n->\r\n*[1.0]q{$x}\r\n[0]  r\r\n  s\r\n}",
];

/// As many as it takes to meet every branch many times over.
const MANGLED: usize = 100_000;

/// Takes a piece out, puts one in, or swaps two.
fn mangle(dice: &mut Dice, text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut places = [0; 4].map(|_| dice.below(letters.len() + 1));
    places.sort_unstable();
    let part = |from: usize, to: usize| letters[from..to].iter().collect::<String>();
    let [a, b, c, d] = places;
    let end = letters.len();
    match dice.below(6) {
        0 => part(0, a) + &part((a + 3).min(b), end),
        1 => part(0, a),
        2 => part(0, a) + &part(c, d) + &part(b, c) + &part(a, b) + &part(d, end),
        _ => part(0, a) + dice.of(PIECES) + &part(a, end),
    }
}

/// The texts of the messages in a file, as the app cuts them: at lines that begin with a letter.
fn cut(file: &str) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in file.split_inclusive('\n') {
        match messages.last_mut() {
            Some(last) if !line.starts_with(|letter: char| letter.is_ascii_alphabetic()) => {
                last.push_str(line);
            }
            _ => messages.push(line.to_owned()),
        }
    }
    messages
}

fn language(tag: &'static str, text: &str) -> Language {
    Language::new(tag, Box::leak(Box::new([("a.ftl", &*text.to_owned().leak())])))
}

/// Whether it has no more than the app reads, as Fluent sees it.
fn is_ours(message: &Message) -> bool {
    message
        .parts
        .values()
        .all(|part| !part.is_beyond && part.selects.iter().all(|select| select.default.is_some()))
}

fn values(message: &Message) -> Vec<Args> {
    let names = message.parts.values().flat_map(|part| &part.variables);
    let names: Vec<&'static str> = names.map(|name| &*name.clone().leak()).collect();
    let fill = |set: &dyn Fn(Args, &'static str) -> Args| {
        names.iter().fold(Args::new(), |args, name| set(args, name))
    };
    let numbers = [0, 1, 7].map(|number| fill(&|args, name| args.number(name, number)));
    [Args::new(), fill(&|args, name| args.text(name, "one"))].into_iter().chain(numbers).collect()
}

/// Compares all that one text says; how many messages of ours it had, and how many that are none.
fn compare(tag: &'static str, text: &str) -> (usize, usize) {
    let id = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').next();
    let id = id.unwrap_or_default();
    let language = language(tag, text);
    let (ours, theirs) = (ours(language, None), theirs(language, None));
    let locale = Locale::read(tag, &[("a.ftl", text)]);
    let Some(message) = locale.messages.get(id) else {
        assert_eq!(ours(id, &Args::new()), None, "{text:?}");
        return (0, 1);
    };
    let is_twice = locale.faults.iter().any(|fault| fault.reason.contains("twice"));
    let is_compared = is_ours(message) && !is_twice;
    for args in values(message) {
        for name in message.parts.keys().map(String::as_str).chain(["", "none"]) {
            let id = if name.is_empty() { id.to_owned() } else { format!("{id}.{name}") };
            let found = ours(&id, &args);
            if is_compared {
                assert_eq!(found, theirs(&id, &args), "{id} with {args:?} in {text:?}");
            }
        }
    }
    (usize::from(is_compared), 0)
}

#[test]
fn mangled_messages_are_what_fluent_makes_of_them() {
    let files = Language::ALL.iter().flat_map(|language| language.files());
    let hard = std::iter::repeat_n(("hard.ftl", include_str!("hard.ftl")), 20);
    let messages: Vec<String> = files.chain(hard).flat_map(|(_, file)| cut(file)).collect();
    let long: Vec<&String> = messages.iter().filter(|text| text.contains('\n')).collect();
    let mut dice = Dice::new(1);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..MANGLED {
        let mut text = dice.of(&long).clone();
        for _ in 0..=dice.below(3) {
            text = mangle(&mut dice, &text);
        }
        let tag = dice.of(&["ar", "sw", "fr"]);
        for message in cut(&text) {
            let (is_read, is_refused) = compare(tag, &message);
            read += is_read;
            refused += is_refused;
        }
    }
    assert!(read > MANGLED / 5 && refused > MANGLED / 5, "{read} read, {refused} refused");
}

/// A choice in a choice in a choice, so many.
fn nested(depth: usize) -> String {
    let open = "{ $x ->\n    [a] b\n   *[c] ".repeat(depth);
    format!("a = {open}d{}\n", "\n}".repeat(depth))
}

#[test]
fn choices_in_choices_have_an_end() {
    for depth in [1, 2, 8] {
        assert_eq!(compare("sw", &nested(depth)), (1, 0));
    }
    for depth in [9, 10_000] {
        assert_eq!(ours(language("sw", &nested(depth)), None)("a", &Args::new()), None, "{depth}");
    }
}

#[test]
fn a_long_message_takes_no_more_than_its_share() {
    let many = |piece: &str| piece.repeat(300_000 / piece.len());
    let full = format!("a = {}\n", nested(7).replace('d', &many("x { $x }\n  y")));
    let open =
        ["{", "{ $x ->\n[a] ", "{ $x ->\n*[a] b\n", "{$x} ", "\n", " \n", "\r\n", "\n    .b"];
    let more = ["\n    .b = c", " ", "\r", "\n  x\n\n", "[a] b\n", "é"];
    let texts = open.into_iter().chain(more).map(|piece| format!("a = {}", many(piece)));
    let variants = format!("a = {{ $x ->\n{}   *[c] d\n}}", many("    [b] c\n"));
    for text in texts.chain([full, variants]) {
        let begin = Instant::now();
        let ours = ours(language("ar", &text), None);
        for id in ["a", "a.b", "a.c"] {
            ours(id, &Args::new());
        }
        let head: String = text.chars().take(30).collect();
        assert!(begin.elapsed() < Duration::from_secs(2), "{:?} for {head:?}", begin.elapsed());
    }
}
