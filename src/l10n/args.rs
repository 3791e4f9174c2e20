//! The values that a message puts into its places.

use std::fmt::Display;

/// A value for one variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Shown as it is.
    Text(String),
    /// Shown in digits, and chooses between `[one]`, `*[other]` and their like.
    Number(i32),
}

/// The values of a message's variables, by name.
///
/// Numbers and texts go in by different doors, because a number given as text chooses no plural
/// form and nobody would notice in a language that happens to have the same word for both.
///
/// ```
/// use kete::l10n::Args;
/// let args = Args::new().text("square", "7g").number("file", 7u8);
/// assert_eq!(args.iter().count(), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Value)>);

impl Args {
    /// No values yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// With a text; a name given twice keeps the last value.
    #[must_use]
    pub fn text(self, name: &'static str, value: impl Display) -> Self {
        self.with(name, Value::Text(value.to_string()))
    }

    /// With a number; one too large for the screen is held at the largest `i32`.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl TryInto<i32>) -> Self {
        self.with(name, Value::Number(value.try_into().unwrap_or(i32::MAX)))
    }

    /// The names and values, in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    fn with(mut self, name: &'static str, value: Value) -> Self {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some(entry) => entry.1 = value,
            None => self.0.push((name, value)),
        }
        self
    }

    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_of_a_name_stays() {
        let args = Args::new().number("count", 1).number("count", 2usize);
        assert_eq!(args, Args::new().number("count", 2u8));
    }

    #[test]
    fn a_number_too_large_is_held() {
        assert_eq!(Args::new().number("count", u64::MAX), Args::new().number("count", i32::MAX));
    }
}
