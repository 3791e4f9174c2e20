//! The Fluent files of a language as data, for the checks.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

/// Something wrong in a file of words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    pub file: String,
    pub id: String,
    pub reason: String,
}

impl Fault {
    pub fn new(file: &str, id: &str, reason: impl Into<String>) -> Self {
        Self { file: file.to_owned(), id: id.to_owned(), reason: reason.into() }
    }
}

/// All messages of a language.
pub struct Locale {
    pub tag: String,
    pub files: Vec<(String, String)>,
    pub messages: BTreeMap<String, Message>,
    /// What the reading itself found: junk, duplicates, names used twice.
    pub faults: Vec<Fault>,
}

/// A message.
#[derive(Default)]
pub struct Message {
    pub file: String,
    pub comment: String,
    /// The value under the empty name, and the attributes under theirs.
    pub parts: BTreeMap<String, Part>,
}

/// Stands in a text for a value.
pub const PLACE: char = '\u{FFFC}';

/// A value or an attribute.
#[derive(Default)]
pub struct Part {
    /// Its text and that of each variant, with [`PLACE`] for what is put in.
    pub texts: Vec<String>,
    /// The variables it uses.
    pub variables: BTreeSet<String>,
    /// Its selectors.
    pub selects: Vec<Select>,
    /// Whether it has what the app does not read: all but variables and choices by them.
    pub is_beyond: bool,
}

/// A selector and its variants.
pub struct Select {
    /// The variable it looks at, when it looks at one.
    pub on: Option<String>,
    pub keys: Vec<String>,
    pub default: Option<String>,
}

impl Locale {
    pub fn read(tag: &str, files: &[(&str, &str)]) -> Self {
        let mut locale = Self {
            tag: tag.to_owned(),
            files: files.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect(),
            messages: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (name, text) in files {
            locale.file(&format!("locales/{tag}/{name}"), text);
        }
        locale
    }

    /// Id and part name of every value and attribute.
    pub fn parts(&self) -> impl Iterator<Item = (&str, &Message, &str, &Part)> {
        self.messages.iter().flat_map(|(id, message)| {
            message
                .parts
                .iter()
                .map(move |(name, part)| (id.as_str(), message, name.as_str(), part))
        })
    }

    fn file(&mut self, file: &str, text: &str) {
        let (resource, errors) = match parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            self.faults.push(Fault::new(file, "", format!("does not parse: {error}")));
        }
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    let comment = comment(message.comment);
                    let id = message.id.name.to_owned();
                    self.entry(file, id, comment, message.value, message.attributes);
                }
                ast::Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    self.faults.push(Fault::new(file, &id, "a term: the app reads no terms"));
                }
                ast::Entry::Junk { content } => {
                    let line = content.lines().next().unwrap_or_default();
                    self.faults.push(Fault::new(file, line, "junk: lost in silence"));
                }
                _ => {}
            }
        }
    }

    fn entry(
        &mut self,
        file: &str,
        id: String,
        comment: String,
        value: Option<ast::Pattern<&str>>,
        attributes: Vec<ast::Attribute<&str>>,
    ) {
        if self.messages.contains_key(&id) {
            self.faults.push(Fault::new(file, &id, "stands twice: the second is lost"));
            return;
        }
        let mut message = Message { file: file.to_owned(), comment, ..Message::default() };
        if let Some(value) = &value {
            message.parts.insert(String::new(), Part::of(value));
        }
        for attribute in &attributes {
            let name = attribute.id.name.to_owned();
            if message.parts.insert(name, Part::of(&attribute.value)).is_some() {
                self.faults.push(Fault::new(file, &id, "an attribute stands twice"));
            }
        }
        self.messages.insert(id, message);
    }
}

fn comment(comment: Option<ast::Comment<&str>>) -> String {
    comment.map(|comment| comment.content.join("\n")).unwrap_or_default()
}

impl Part {
    fn of(pattern: &ast::Pattern<&str>) -> Self {
        let mut part = Self::default();
        part.pattern(pattern);
        part
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => text.push_str(value),
                ast::PatternElement::Placeable { expression } => {
                    text.push(PLACE);
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                let on = match selector {
                    ast::InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
                    _ => None,
                };
                let key = |variant: &ast::Variant<&str>| match &variant.key {
                    ast::VariantKey::Identifier { name } => (*name).to_owned(),
                    ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                self.selects.push(Select {
                    on,
                    keys: variants.iter().map(key).collect(),
                    default: variants.iter().find(|variant| variant.default).map(key),
                });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            _ => self.is_beyond = true,
        }
    }
}
