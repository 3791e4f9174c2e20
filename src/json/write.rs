//! Values into text, without a space that could be left out.

use std::fmt::{self, Display, Formatter, Write};

use super::Value;

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => f.write_str("null"),
            Value::Bool(true) => f.write_str("true"),
            Value::Bool(false) => f.write_str("false"),
            Value::Number(number) => f.write_str(number),
            Value::Text(text) => quoted(f, text),
            Value::List(values) => between(f, ('[', ']'), values, |f, value| value.fmt(f)),
            Value::Object(fields) => between(f, ('{', '}'), fields, |f, (name, value)| {
                quoted(f, name)?;
                f.write_char(':')?;
                value.fmt(f)
            }),
        }
    }
}

fn between<T>(
    f: &mut Formatter<'_>,
    (open, close): (char, char),
    all: &[T],
    one: fn(&mut Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    f.write_char(open)?;
    for (at, it) in all.iter().enumerate() {
        if at > 0 {
            f.write_char(',')?;
        }
        one(f, it)?;
    }
    f.write_char(close)
}

fn quoted(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    // What need not be escaped goes as it is, from one escape to the next.
    let mut plain = 0;
    for (at, letter) in text.char_indices().filter(|(_, letter)| is_escaped(*letter)) {
        f.write_str(&text[plain..at])?;
        plain = at + letter.len_utf8();
        match letter {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\u{8}' => f.write_str("\\b")?,
            '\u{c}' => f.write_str("\\f")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            _ => write!(f, "\\u{:04x}", u32::from(letter))?,
        }
    }
    f.write_str(&text[plain..])?;
    f.write_char('"')
}

fn is_escaped(letter: char) -> bool {
    matches!(letter, '"' | '\\' | ..' ')
}
