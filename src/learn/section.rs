//! What a page to be read is made of.

use super::{Diagram, Id, ids};
use crate::rules::Role;

/// A part of a page that can be linked to.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The message of its heading.
    pub title: Id,
    /// Whether it is a part of the section before it, with a lower heading.
    pub is_part: bool,
    /// What a word of the glossary is called; empty on the other pages.
    pub names: Names,
    /// What stands below the heading.
    pub blocks: Vec<Block>,
}

/// A word of the glossary, the same on every screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Names {
    /// In English.
    pub english: &'static str,
    /// In Japanese script.
    pub japanese: &'static str,
    /// The Japanese word in Latin letters.
    pub romaji: &'static str,
}

/// A piece of a section.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Text(Id),
    /// A list, one message for each item.
    List(Items),
    /// A board with a text below it.
    Diagram(Diagram),
    /// The eight pieces, drawn, with their names, each with its promoted face beside it.
    Pieces,
    /// A table of what the pieces count in an impasse; the numbers are those of the rules.
    Points,
    /// A table of the app's settings and their defaults, each with a link to change it.
    Settings,
    /// Links.
    See {
        /// The section of the rules page that says more; empty where there is none.
        rule: &'static str,
        /// Words of the glossary, by their ids.
        terms: Items,
    },
}

/// What a line lists, parted by spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Items(pub &'static str);

impl Items {
    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = &'static str> + Clone {
        self.0.split(' ').filter(|item| !item.is_empty())
    }
}

impl Section {
    /// Its name in addresses, as in `#/rules/nifu`: what its title says after the page.
    pub fn id(&self) -> &'static str {
        self.title.split_once('-').map_or("", |(_, id)| id)
    }

    /// Every message of the section, heading first.
    pub fn messages(&self) -> Vec<Id> {
        let blocks = self.blocks.iter().flat_map(Block::messages);
        std::iter::once(self.title).chain(blocks).collect()
    }

    /// The boards of the section.
    pub fn diagrams(&self) -> impl Iterator<Item = &Diagram> {
        self.blocks.iter().filter_map(Block::diagram)
    }
}

impl Block {
    /// The pieces of [`Block::Pieces`], in order.
    pub fn pieces() -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().rev().filter(|role| !role.is_promoted())
    }

    /// Every message that the block names.
    pub fn messages(&self) -> Vec<Id> {
        match self {
            Block::Text(id) => vec![*id],
            Block::List(ids) => ids.iter().collect(),
            Block::Diagram(diagram) => vec![diagram.caption],
            Block::Pieces => Block::pieces().map(ids::piece).collect(),
            Block::Points | Block::Settings | Block::See { .. } => Vec::new(),
        }
    }

    /// The board, where the block is one.
    pub fn diagram(&self) -> Option<&Diagram> {
        match self {
            Block::Diagram(diagram) => Some(diagram),
            _ => None,
        }
    }
}
