//! Text into values: all that the grammar allows, and nothing else.

use std::fmt;
use std::str::FromStr;

use super::Value;

/// How deep lists and objects may lie in one another; what is kept lies three deep.
const DEEPEST: u32 = 127;

/// A text that is no JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotJson;

impl fmt::Display for NotJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no JSON")
    }
}

impl std::error::Error for NotJson {}

impl FromStr for Value {
    type Err = NotJson;

    fn from_str(text: &str) -> Result<Value, NotJson> {
        let mut reader = Reader { rest: text, depth_left: DEEPEST };
        let value = reader.value().ok_or(NotJson)?;
        if reader.rest.is_empty() { Ok(value) } else { Err(NotJson) }
    }
}

/// What is not read yet. Each step takes what it reads, or is `None`.
struct Reader<'a> {
    rest: &'a str,
    depth_left: u32,
}

impl Reader<'_> {
    /// A value and the space around it.
    fn value(&mut self) -> Option<Value> {
        self.space();
        let value = match self.rest.bytes().next()? {
            b'n' => self.word("null", Value::Null)?,
            b't' => self.word("true", Value::Bool(true))?,
            b'f' => self.word("false", Value::Bool(false))?,
            b'"' => Value::Text(self.text()?),
            b'[' => Value::List(self.between(('[', ']'), Reader::value)?),
            b'{' => Value::Object(self.between(('{', '}'), Reader::field)?),
            _ => self.number()?,
        };
        self.space();
        Some(value)
    }

    /// What lies between two brackets, parted by commas.
    fn between<T>(
        &mut self,
        (open, close): (char, char),
        one: fn(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        self.take(open)?;
        self.depth_left = self.depth_left.checked_sub(1)?;
        let mut all = Vec::new();
        self.space();
        if self.take(close).is_none() {
            all.push(one(self)?);
            while self.take(',').is_some() {
                all.push(one(self)?);
            }
            self.take(close)?;
        }
        self.depth_left += 1;
        Some(all)
    }

    fn field(&mut self) -> Option<(String, Value)> {
        self.space();
        let name = self.text()?;
        self.space();
        self.take(':')?;
        Some((name, self.value()?))
    }

    fn text(&mut self) -> Option<String> {
        self.take('"')?;
        let mut text = String::new();
        loop {
            let end = self.rest.find(|it| matches!(it, '"' | '\\' | ..' '))?;
            let (plain, rest) = self.rest.split_at(end);
            text += plain;
            self.rest = rest;
            match self.next()? {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                // A control character must be escaped.
                _ => return None,
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        Some(match self.next()? {
            it @ ('"' | '\\' | '/') => it,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let unit = self.unit()?;
                if let Some(one) = char::from_u32(unit.into()) {
                    return Some(one);
                }
                // Half a character; the other half follows.
                self.take('\\')?;
                self.take('u')?;
                return char::decode_utf16([unit, self.unit()?]).next()?.ok();
            }
            _ => return None,
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let (mut unit, mut n_digits) = (0, 0);
        while n_digits < 4 {
            unit = unit << 4 | self.next()?.to_digit(16)?;
            n_digits += 1;
        }
        u16::try_from(unit).ok()
    }

    fn number(&mut self) -> Option<Value> {
        let from = self.rest;
        let _ = self.take('-');
        // Nothing follows a leading zero.
        if self.take('0').is_none() {
            self.digits()?;
        }
        if self.take('.').is_some() {
            self.digits()?;
        }
        if self.take('e').or_else(|| self.take('E')).is_some() {
            let _ = self.take('+').or_else(|| self.take('-'));
            self.digits()?;
        }
        let read = from.len() - self.rest.len();
        Some(Value::Number(from.get(..read)?.to_owned()))
    }

    /// One digit or more.
    fn digits(&mut self) -> Option<()> {
        let rest = self.rest.trim_start_matches(|it: char| it.is_ascii_digit());
        let has_digits = rest.len() < self.rest.len();
        self.rest = rest;
        has_digits.then_some(())
    }

    fn word(&mut self, word: &str, value: Value) -> Option<Value> {
        self.rest = self.rest.strip_prefix(word)?;
        Some(value)
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    fn next(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next()?;
        self.rest = rest.as_str();
        Some(next)
    }

    fn take(&mut self, wanted: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(wanted)?;
        Some(())
    }
}
