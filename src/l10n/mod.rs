//! Words: the languages, the [`Localizer`] that finds a message, and the one inline mark.
//!
//! Knows no Dioxus and no shogi: it is given message ids and values, and gives back text.
//! Every word a person reads stands in `locales/<tag>/*.ftl`; `locales/sw` is the source, and
//! the tests hold all other languages to its ids, attributes and variables.

mod args;
mod bundle;
mod inline;
mod language;
mod localizer;
mod message;
mod plural;
mod signs;

pub use args::{Args, Value};
pub use inline::{Inline, inlines};
pub use language::Language;
pub use localizer::{Localizer, Missing};
