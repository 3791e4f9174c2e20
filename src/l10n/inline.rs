//! The one inline mark of our texts: `_emphasis_`.
//!
//! An underscore, because a `*` at the beginning of a line breaks a Fluent message, and because
//! HTML never stands in a message.

/// A run of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inline<'a> {
    /// Plain words.
    Text(&'a str),
    /// Words to be stressed.
    Emphasis(&'a str),
}

/// Splits a text at its `_…_` marks.
///
/// A mark opens before a word and closes after one: `snake_case`, a lone `_` and an unclosed mark
/// stay as they are, so that no text can be lost. Japanese puts no spaces between its words, so a
/// mark may stand between any two of its letters.
///
/// ```
/// use kete::l10n::{Inline::*, inlines};
/// assert_eq!(inlines("A _king_ here"), [Text("A "), Emphasis("king"), Text(" here")]);
/// assert_eq!(inlines("snake_case"), [Text("snake_case")]);
/// assert_eq!(inlines("駒が_成る_とき"), [Text("駒が"), Emphasis("成る"), Text("とき")]);
/// ```
pub fn inlines(text: &str) -> Vec<Inline<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut from = 0;
    while let Some(open) = next_mark(rest, from, opens) {
        let Some(close) = next_mark(rest, open + 1, closes) else {
            break;
        };
        if open > 0 {
            found.push(Inline::Text(&rest[..open]));
        }
        found.push(Inline::Emphasis(&rest[open + 1..close]));
        rest = &rest[close + 1..];
        // What follows begins after a mark, not after a space: `_a__b_` must not open again.
        from = usize::from(rest.starts_with('_'));
    }
    if !rest.is_empty() {
        found.push(Inline::Text(rest));
    }
    found
}

fn next_mark(
    text: &str,
    from: usize,
    fits: fn(Option<char>, Option<char>) -> bool,
) -> Option<usize> {
    text.char_indices()
        .filter(|&(at, letter)| at >= from && letter == '_')
        .map(|(at, _)| at)
        .find(|&at| fits(text[..at].chars().next_back(), text[at + 1..].chars().next()))
}

fn opens(before: Option<char>, after: Option<char>) -> bool {
    !before.is_some_and(is_word)
        && after.is_some_and(|letter| !letter.is_whitespace() && letter != '_')
}

fn closes(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(|letter| !letter.is_whitespace()) && !after.is_some_and(is_word)
}

/// A letter that holds its word together: no mark opens or closes inside the word.
fn is_word(letter: char) -> bool {
    (letter.is_alphanumeric() && !is_unspaced(letter)) || letter == '_'
}

/// Kana and kanji, which run on without spaces: a word may end after any of them.
fn is_unspaced(letter: char) -> bool {
    matches!(letter, '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}')
}

#[cfg(test)]
mod tests {
    use super::Inline::{Emphasis, Text};
    use super::*;

    #[test]
    fn marks_are_found_anywhere() {
        assert_eq!(inlines("_a_"), [Emphasis("a")]);
        assert_eq!(inlines("_a b_."), [Emphasis("a b"), Text(".")]);
        assert_eq!(
            inlines("x _a_, (_b_) y"),
            [Text("x "), Emphasis("a"), Text(", ("), Emphasis("b"), Text(") y")]
        );
        assert_eq!(inlines("駒 _成る_ 。"), [Text("駒 "), Emphasis("成る"), Text(" 。")]);
        assert_eq!(
            inlines("駒を_取る_と、_持ち駒_になる。"),
            [Text("駒を"), Emphasis("取る"), Text("と、"), Emphasis("持ち駒"), Text("になる。")]
        );
        assert_eq!(
            inlines("それは_1マス_です_。"),
            [Text("それは"), Emphasis("1マス"), Text("です_。")]
        );
    }

    #[test]
    fn what_is_no_mark_stays() {
        for text in [
            "", "a", "_", "__", "___", "_a", "a_", "a_b_c", "_ a _", "5 _ 6", "é_", "王_手", "王_a",
        ] {
            let all: String = inlines(text)
                .iter()
                .map(|part| match part {
                    Text(words) => *words,
                    Emphasis(words) => panic!("{text}: {words}"),
                })
                .collect();
            assert_eq!(all, text);
        }
    }

    #[test]
    fn no_text_is_lost() {
        let alphabet = ['_', 'a', ' ', 'ş'];
        for code in 0..4usize.pow(7) {
            let text: String = (0..7).map(|digit| alphabet[code / 4usize.pow(digit) % 4]).collect();
            let words: String = inlines(&text)
                .iter()
                .map(|part| match part {
                    Text(words) => (*words).to_owned(),
                    Emphasis(words) => format!("_{words}_"),
                })
                .collect();
            assert_eq!(words, text);
        }
    }
}
