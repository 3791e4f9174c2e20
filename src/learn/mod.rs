//! What a newcomer reads: structure here, words in `locales`.
//!
//! A page is a list of [`Section`]s, a section a list of [`Block`]s, and every piece of text in
//! them is a message id. So a translator owns the words and their order, the texts in `pages` own
//! the page, and what a board on the page claims is checked by the rules in a test.

mod diagram;
pub mod ids;
pub mod lesson;
mod pages;
mod problems;
mod search;
mod section;
mod sections;
mod trial;

pub use diagram::{Diagram, Example, Frame, Mark, Try, Verdict};
pub use pages::Page;
pub use problems::{LENGTHS, Problem};
pub use search::{Index, folded};
pub use section::{Block, Items, Names, Section};
pub use sections::section_for;
pub use trial::{Reply, Said, Spot, Trial, reply};

/// The id of a message in `locales`.
pub type Id = &'static str;
