//! What a newcomer reads: structure here, words in `locales`.
//!
//! A page is a list of [`Section`]s, a section a list of [`Block`]s, and every piece of text in
//! them is a message id. So a translator owns the words and their order, the code owns the page,
//! and what a board on the page claims is checked by the rules in a test.

mod diagram;
pub mod ids;
mod rules_page;
mod sections;

pub use diagram::{Diagram, Example, Frame, Mark, Try, Verdict};
pub use rules_page::RULES;
pub use sections::section_for;

/// The id of a message in `locales`.
pub type Id = &'static str;

/// A part of a page that can be linked to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Section {
    /// Its name in addresses, as in `#/rules/nifu`.
    pub id: &'static str,
    /// The message of its heading.
    pub title: Id,
    /// Level of the heading: 2, or 3 for a part of the level 2 section before it.
    pub level: u8,
    /// What stands below the heading.
    pub blocks: &'static [Block],
}

/// A piece of a section.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Text(Id),
    /// A list, one message for each item.
    List(&'static [Id]),
    /// A board with a text below it.
    Diagram(Diagram),
}

impl Section {
    /// The section of `page` with this id.
    pub fn find(page: &'static [Section], id: &str) -> Option<&'static Section> {
        page.iter().find(|section| section.id == id)
    }

    /// Every message of the section, heading first.
    pub fn messages(&self) -> Vec<Id> {
        let blocks = self.blocks.iter().flat_map(|block| match block {
            Block::Text(id) => vec![*id],
            Block::List(ids) => ids.to_vec(),
            Block::Diagram(diagram) => vec![diagram.caption],
        });
        std::iter::once(self.title).chain(blocks).collect()
    }

    /// The boards of the section.
    pub fn diagrams(&self) -> impl Iterator<Item = &Diagram> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Diagram(diagram) => Some(diagram),
            Block::Text(_) | Block::List(_) => None,
        })
    }
}
