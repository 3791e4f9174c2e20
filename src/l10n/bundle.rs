//! Fluent messages and their texts: as much of Fluent as our files use, which is variables and
//! choices by them. The tests of the words let no message have more, and hold every text to what
//! Fluent's own resolver makes of it.

use std::borrow::Cow;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse_runtime;

use super::args::{Args, Value};
use super::{Language, plural};

/// Stand around a value where the text reads from right to left: first strong isolate and pop
/// directional isolate.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// Changes every piece of text that a message is made of.
pub(super) type Transform = fn(&str) -> Cow<str>;

/// The messages of some files of one language. Each is parsed when it is asked for: a start asks
/// for a third of them.
pub(super) struct Bundle {
    language: Language,
    transform: Option<Transform>,
    /// Hash of the id and text of each message, in order of the hashes, then as they came.
    messages: Vec<(u32, &'static str)>,
}

impl Bundle {
    pub(super) fn new(language: Language, transform: Option<Transform>) -> Self {
        Self { language, transform, messages: Vec::new() }
    }

    /// Adds the messages of a file: each begins on a line that begins with a letter.
    pub(super) fn add(&mut self, file: &'static str) {
        let mut rest = file;
        while !rest.is_empty() {
            let is_begin = |(at, _): &(usize, &str)| {
                rest.as_bytes().get(at + 1).is_some_and(u8::is_ascii_alphabetic)
            };
            let end = rest.match_indices('\n').find(is_begin).map_or(rest.len(), |(at, _)| at + 1);
            let (message, after) = rest.split_at(end);
            let hash = hash(id_of(message));
            let at = self.messages.partition_point(|(other, _)| *other <= hash);
            self.messages.insert(at, (hash, message));
            rest = after;
        }
    }

    /// The text of a message, or of its attribute when the id is `id.attribute`, and what it
    /// asks for in vain.
    pub(super) fn format(&self, id: &str, args: &Args) -> Option<(String, Vec<String>)> {
        let (name, attribute) = match id.split_once('.') {
            None => (id, None),
            Some((name, attribute)) => (name, Some(attribute)),
        };
        let message = self.message(name)?;
        let pattern = match attribute {
            None => message.value?,
            Some(name) => message.attributes.into_iter().find(|it| it.id.name == name)?.value,
        };
        let mut text = Text { bundle: self, args, text: String::new(), missing: Vec::new() };
        text.pattern(&pattern);
        Some((text.text, text.missing))
    }

    /// The first message with this id. What does not parse is none: the tests find it, and a
    /// person is better served by what remains than by an app that stops.
    fn message(&self, id: &str) -> Option<Message<&'static str>> {
        let hash = hash(id);
        let first = self.messages.partition_point(|(other, _)| *other < hash);
        let alike = self.messages[first..].iter().take_while(|(other, _)| *other == hash);
        alike.filter(|(_, text)| id_of(text) == id).find_map(|(_, text)| {
            let (Ok(parsed) | Err((parsed, _))) = parse_runtime(*text);
            match parsed.body.into_iter().next() {
                Some(Entry::Message(message)) => Some(message),
                _ => None,
            }
        })
    }
}

/// The id with which the text of a message begins.
fn id_of(message: &str) -> &str {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    &message[..message.find(|letter| !is_of_id(letter)).unwrap_or(message.len())]
}

/// As rustc hashes its names.
fn hash(id: &str) -> u32 {
    id.bytes().fold(0, |hash: u32, byte| {
        (hash.rotate_left(5) ^ u32::from(byte)).wrapping_mul(0x9E37_79B9)
    })
}

/// A text that is being made.
struct Text<'a> {
    bundle: &'a Bundle,
    args: &'a Args,
    text: String,
    missing: Vec<String>,
}

impl<'a> Text<'a> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        // The invisible marks around values are a nuisance in labels and on the clipboard, and
        // only a right-to-left text needs them: what we put in reads from left to right.
        let isolates = self.bundle.language.is_rtl() && pattern.elements.len() > 1;
        for element in &pattern.elements {
            match (element, self.bundle.transform) {
                (PatternElement::TextElement { value }, None) => self.text.push_str(value),
                (PatternElement::TextElement { value }, Some(transform)) => {
                    self.text.push_str(&transform(value));
                }
                (PatternElement::Placeable { expression }, _) if isolates => {
                    self.text.push(ISOLATE.0);
                    self.expression(expression);
                    self.text.push(ISOLATE.1);
                }
                (PatternElement::Placeable { expression }, _) => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(value) => match self.value(value) {
                Some(Value::Text(text)) => self.text.push_str(text),
                Some(Value::Number(number)) => self.text.push_str(&number.to_string()),
                None => self.text.push_str(&shown(value)),
            },
            Expression::Select { selector, variants } => {
                let value = self.value(selector);
                let is_chosen = |key| value.is_some_and(|value| self.chooses(value, key));
                let chosen = variants.iter().find(|variant| is_chosen(&variant.key));
                if let Some(variant) = chosen.or_else(|| variants.iter().find(|it| it.default)) {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn value(&mut self, wanted: &InlineExpression<&str>) -> Option<&'a Value> {
        let value = match wanted {
            InlineExpression::VariableReference { id } => self.args.get(id.name),
            _ => None,
        };
        if value.is_none() {
            self.missing.push(shown(wanted));
        }
        value
    }

    fn chooses(&self, value: &Value, key: &VariantKey<&str>) -> bool {
        match (value, key) {
            (Value::Number(number), VariantKey::NumberLiteral { value }) => {
                value.parse() == Ok(*number)
            }
            (Value::Number(number), VariantKey::Identifier { name }) => {
                plural::form(self.bundle.language.tag(), *number) == *name
            }
            (Value::Text(text), VariantKey::Identifier { name }) => text == name,
            (Value::Text(_), VariantKey::NumberLiteral { .. }) => false,
        }
    }
}

/// Stands in a text for a value that is not there: `{$side}`.
fn shown(wanted: &InlineExpression<&str>) -> String {
    match wanted {
        InlineExpression::VariableReference { id } => ["{$", id.name, "}"].concat(),
        _ => "{?}".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_one_hash_are_told_apart() {
        let scattered = (0..200_000_u32).map(|number| number.wrapping_mul(0x85EB_CA6B));
        let mut ids: Vec<String> = scattered.map(|number| format!("a-{number}")).collect();
        ids.sort_by_key(|id| hash(id));
        let twins = ids.windows(2).find(|pair| hash(&pair[0]) == hash(&pair[1])).unwrap();
        let mut bundle = Bundle::new(Language::SOURCE, None);
        for id in twins {
            bundle.add(format!("{id} = {id}\n").leak());
        }
        for id in twins {
            assert_eq!(bundle.format(id, &Args::new()), Some((id.clone(), Vec::new())));
        }
    }
}
