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

/// The messages of some files of one language.
pub(super) struct Bundle {
    language: Language,
    transform: Option<Transform>,
    messages: Vec<Message<&'static str>>,
    /// The places of the messages, in order of the ids.
    by_id: Vec<usize>,
}

impl Bundle {
    pub(super) fn new(language: Language, transform: Option<Transform>) -> Self {
        Self { language, transform, messages: Vec::new(), by_id: Vec::new() }
    }

    /// Adds the messages of a file; of two with one id the first stays. What does not parse is
    /// left out: the tests find it, and a person is better served by what remains than by an app
    /// that stops.
    pub(super) fn add(&mut self, file: &'static str) {
        let (Ok(resource) | Err((resource, _))) = parse_runtime(file);
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Err(at) = self.find(message.id.name)
            {
                self.by_id.insert(at, self.messages.len());
                self.messages.push(message);
            }
        }
    }

    /// The text of a message, or of its attribute when the id is `id.attribute`, and what it
    /// asks for in vain.
    pub(super) fn format(&self, id: &str, args: &Args) -> Option<(String, Vec<String>)> {
        let (name, attribute) = match id.split_once('.') {
            None => (id, None),
            Some((name, attribute)) => (name, Some(attribute)),
        };
        let message = &self.messages[self.by_id[self.find(name).ok()?]];
        let pattern = match attribute {
            None => message.value.as_ref()?,
            Some(name) => &message.attributes.iter().find(|it| it.id.name == name)?.value,
        };
        let mut text = Text { bundle: self, args, text: String::new(), missing: Vec::new() };
        text.pattern(pattern);
        Some((text.text, text.missing))
    }

    /// Where in `by_id` a message is, or would be.
    fn find(&self, id: &str) -> Result<usize, usize> {
        self.by_id.binary_search_by(|&at| self.messages[at].id.name.cmp(id))
    }
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
