//! From the Fluent text of one message to what a person reads: as much of Fluent as our files use,
//! which is variables and choices by them. The tests of the words let no message have more, and
//! hold every text to what Fluent's own parser and resolver make of it.
//!
//! There is no tree: a pattern is read once to find its end and its shape, then again to be
//! written. What is not well formed gives `None`, and is as if it were not there.

use std::borrow::Cow;
use std::mem;

use super::args::{Args, Value};
use super::signs::{Signs, is_name};
use super::{Language, plural};

/// Stand around a value where the text reads from right to left: first strong isolate and pop
/// directional isolate.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// How many choices may stand in one another. Ours stand side by side; each more costs the stack,
/// and one more reading of what is in it.
const MAX_DEPTH: usize = 8;

/// Changes every piece of text that a message is made of.
pub(super) type Transform = fn(&str) -> Cow<str>;

/// What a message says, and what it asks for in vain.
pub(super) type Said = (String, Vec<String>);

/// Reads the text of a message and writes what it says.
pub(super) struct Reader<'a> {
    signs: Signs<'a>,
    language: Language,
    transform: Option<Transform>,
    args: &'a Args,
    depth: usize,
    said: Said,
}

/// What must be known of a pattern before it can be written.
#[derive(Clone, Copy)]
struct Shape {
    /// How many elements, words and placeables, it has up to the last that is not blank.
    elements: usize,
    /// How many spaces all its lines begin with.
    indent: usize,
}

impl<'a> Reader<'a> {
    /// A reader of what follows the id of a message.
    pub(super) fn new(
        message: &'a str,
        language: Language,
        transform: Option<Transform>,
        args: &'a Args,
    ) -> Self {
        let said = (String::with_capacity(message.len()), Vec::new());
        Self { signs: Signs(message), language, transform, args, depth: 0, said }
    }

    /// What the value or an attribute says; `Some(None)` for a message without that part.
    pub(super) fn read(mut self, attribute: Option<&str>) -> Option<Option<Said>> {
        self.equals()?;
        let mut is_message = self.pattern(attribute.is_none())?;
        let mut is_found = is_message && attribute.is_none();
        self.signs.blank_lines();
        while !is_found && let Some(name) = self.attribute_name() {
            let is_wanted = attribute == Some(name);
            if self.pattern(is_wanted) != Some(true) {
                break;
            }
            (is_message, is_found) = (true, is_wanted);
        }
        is_message.then_some(is_found.then_some(self.said))
    }

    fn attribute_name(&mut self) -> Option<&'a str> {
        self.signs.spaces();
        self.signs.needs(".")?;
        let name = self.signs.name()?;
        self.equals()?;
        Some(name)
    }

    fn equals(&mut self) -> Option<()> {
        self.signs.spaces();
        self.signs.needs("=")
    }

    /// Reads a pattern and writes it if asked to; whether there is anything in it.
    fn pattern(&mut self, writes: bool) -> Option<bool> {
        self.signs.spaces();
        let begins_line = self.signs.line_end();
        if begins_line {
            self.signs.blank_lines();
        }
        let begin = self.signs;
        let shape = self.elements(begins_line, None)?;
        if writes && shape.elements > 0 {
            let end = mem::replace(&mut self.signs, begin);
            self.elements(begins_line, Some(shape))?;
            self.signs = end;
        }
        Some(shape.elements > 0)
    }

    /// Reads the elements of a pattern; writes them when their shape is known.
    fn elements(&mut self, mut begins_line: bool, known: Option<Shape>) -> Option<Shape> {
        let mut shape = Shape { elements: 0, indent: usize::MAX };
        let mut count = 0;
        while known.is_none_or(|known| count < known.elements) {
            let line = self.signs;
            let indent = if begins_line { self.signs.spaces() } else { 0 };
            if self.signs.0.is_empty() || begins_line && !self.signs.go_on(indent) {
                self.signs = line;
                break;
            }
            let (is_blank, counts_for_indent);
            if self.signs.takes("{") {
                self.placeable(known)?;
                count += 1;
                // As in Fluent's own parser, spaces before it are lost.
                (is_blank, counts_for_indent) = (false, begins_line && indent == 0);
                begins_line = false;
            } else {
                let words = self.signs.words()?;
                count += usize::from(!words.is_empty());
                is_blank = words.bytes().all(|byte| matches!(byte, b' ' | b'\n'));
                counts_for_indent = begins_line && !is_blank;
                begins_line = words.ends_with('\n') || self.signs.0.starts_with('\n');
                if let Some(known) = known
                    && !words.is_empty()
                {
                    let from = indent.min(known.indent);
                    self.write(line.0.get(from..indent + words.len())?, count == known.elements);
                }
            }
            if !is_blank {
                shape.elements = count;
            }
            if counts_for_indent {
                shape.indent = shape.indent.min(indent);
            }
        }
        Some(shape)
    }

    fn write(&mut self, words: &str, is_last: bool) {
        let words = if is_last { words.trim_end_matches([' ', '\r', '\n']) } else { words };
        match self.transform {
            None => self.said.0.push_str(words),
            Some(transform) => self.said.0.push_str(&transform(words)),
        }
    }

    /// Reads a placeable, and writes it when the shape of its pattern is known. The invisible
    /// marks around values are a nuisance in labels and on the clipboard, and only a
    /// right-to-left text needs them: what we put in reads from left to right.
    fn placeable(&mut self, known: Option<Shape>) -> Option<()> {
        let isolates = self.language.is_rtl() && known.is_some_and(|known| known.elements > 1);
        if isolates {
            self.said.0.push(ISOLATE.0);
        }
        self.expression(known.is_some())?;
        if isolates {
            self.said.0.push(ISOLATE.1);
        }
        self.signs.spaces();
        self.signs.needs("}")
    }

    fn expression(&mut self, writes: bool) -> Option<()> {
        self.signs.blank();
        self.signs.needs("$")?;
        let name = self.signs.name()?;
        let value = self.args.get(name);
        self.signs.blank();
        if writes && value.is_none() {
            self.said.1.push(["{$", name, "}"].concat());
        }
        if self.signs.takes("->") {
            return self.choice(writes, value);
        }
        match value {
            _ if !writes => {}
            Some(Value::Text(text)) => self.said.0.push_str(text),
            Some(Value::Number(number)) => self.said.0.push_str(&number.to_string()),
            None => self.said.0.extend(self.said.1.last().map(String::as_str)),
        }
        Some(())
    }

    /// Reads the variants of a choice; writes the first that the value chooses, or the default.
    fn choice(&mut self, writes: bool, value: Option<&Value>) -> Option<()> {
        self.depth += 1;
        self.signs.spaces();
        if self.depth > MAX_DEPTH || !self.signs.line_end() {
            return None;
        }
        self.signs.blank();
        let (mut chosen, mut default) = (None, None);
        while self.signs.0.starts_with(['*', '[']) {
            let is_default = self.signs.takes("*");
            self.signs.needs("[")?;
            self.signs.blank();
            let key = self.signs.key()?;
            self.signs.blank();
            self.signs.needs("]")?;
            let variant = self.signs;
            if !self.pattern(false)? || is_default && default.replace(variant).is_some() {
                return None;
            }
            if chosen.is_none() && value.is_some_and(|value| self.chooses(value, key)) {
                chosen = Some(variant);
            }
            self.signs.blank();
        }
        let default = default?;
        if writes {
            let end = mem::replace(&mut self.signs, chosen.unwrap_or(default));
            self.pattern(true)?;
            self.signs = end;
        }
        self.depth -= 1;
        Some(())
    }

    fn chooses(&self, value: &Value, key: &str) -> bool {
        match value {
            Value::Number(number) => {
                key.parse() == Ok(*number) || plural::form(self.language.tag(), *number) == key
            }
            Value::Text(text) => text == key && is_name(key),
        }
    }
}
