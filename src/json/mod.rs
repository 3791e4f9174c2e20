//! JSON (RFC 8259), the form of what is kept. A number stays as it is written: only whole ones are
//! kept, so no fraction is ever worked out.

mod kept;
mod read;
#[cfg(test)]
pub(crate) mod tests;
mod write;

pub use kept::Kept;
pub(crate) use kept::{kept_by_name, kept_fields};
pub use read::NotJson;

/// A value of JSON: read by `parse`, written by `to_string`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number, as it is written.
    Number(String),
    /// A text.
    Text(String),
    /// Values in order.
    List(Vec<Value>),
    /// Values by name, in order; a name may come more than once.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// Values by name.
    pub fn object(fields: Vec<(&str, Value)>) -> Value {
        let owned = |(name, value): (&str, Value)| (name.to_owned(), value);
        Value::Object(fields.into_iter().map(owned).collect())
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The values of a name, the last one first.
    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Value> {
        let fields: &[(String, Value)] = match self {
            Value::Object(fields) => fields,
            _ => &[],
        };
        fields.iter().rev().filter(move |(its, _)| its == name).map(|(_, value)| value)
    }

    /// What is kept under a name in an object: once, or it may be nothing.
    pub fn field<T: Kept>(&self, name: &str) -> Option<T> {
        let mut all = self.all(name);
        match (all.next(), all.next()) {
            (one, None) => T::read(one.unwrap_or(&Value::Null)),
            _ => None,
        }
    }

    /// What is kept under a name, the last time it comes.
    pub fn last<T: Kept>(&self, name: &str) -> Option<T> {
        self.all(name).next().and_then(T::read)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}
