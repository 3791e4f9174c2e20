//! What a newcomer reads: structure here, words in `locales`.
//!
//! A page is a list of [`Section`]s, a section a list of [`Block`]s, and every piece of text in
//! them is a message id. So a translator owns the words and their order, the code owns the page,
//! and what a board on the page claims is checked by the rules in a test.

mod diagram;
mod glossary;
pub mod ids;
pub mod lesson;
mod problems;
mod questions;
mod rules_page;
mod search;
mod sections;
mod tips;
mod trial;

pub use diagram::{Diagram, Example, Frame, Mark, Try, Verdict};
pub use glossary::TERMS;
pub use problems::{LENGTHS, Problem};
pub use questions::QUESTIONS;
pub use rules_page::RULES;
pub use search::{Index, folded};
pub use sections::section_for;
pub use tips::TIPS;
pub use trial::{Reply, Said, Spot, Trial, reply};

use crate::rules::Role;

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
    /// Drawn pieces with their names, each with its promoted face beside it.
    Pieces(&'static [Role]),
    /// A table of what the pieces count in an impasse; the numbers are those of the rules.
    Points,
    /// A table of the app's settings and their defaults, each with a link to change it.
    Settings,
    /// Links to words of the glossary, by their ids.
    Words(&'static [&'static str]),
}

/// A word of the glossary.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// Its name in addresses, as in `#/words/tokin`.
    pub id: &'static str,
    /// The word in English, the same on every screen.
    pub english: &'static str,
    /// The word in Japanese script.
    pub japanese: &'static str,
    /// The Japanese word in Latin letters.
    pub romaji: &'static str,
    /// A board that shows it.
    pub diagram: Option<Diagram>,
    /// The section of the rules page that says more.
    pub rule: Option<&'static str>,
    /// Ids of other terms.
    pub see: &'static [&'static str],
}

/// A question of newcomers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// Its name in addresses, as in `#/questions/passing`.
    pub id: &'static str,
    /// The message of the question.
    pub question: Id,
    /// The message of the answer.
    pub answer: Id,
    /// A board that shows it.
    pub diagram: Option<Diagram>,
    /// The section of the rules page that says more.
    pub rule: Option<&'static str>,
}

/// A piece of advice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tip {
    /// Its name in addresses, as in `#/tips/climbing-silver`.
    pub id: &'static str,
    /// The message of its heading.
    pub title: Id,
    /// What stands below the heading.
    pub blocks: &'static [Block],
}

impl Block {
    /// Every message that the block names.
    pub fn messages(&self) -> Vec<Id> {
        match self {
            Block::Text(id) => vec![*id],
            Block::List(ids) => ids.to_vec(),
            Block::Diagram(diagram) => vec![diagram.caption],
            Block::Pieces(roles) => roles.iter().map(|role| ids::piece(*role)).collect(),
            Block::Points | Block::Settings | Block::Words(_) => Vec::new(),
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

impl Term {
    /// The term with this id.
    pub fn find(id: &str) -> Option<&'static Term> {
        TERMS.iter().find(|term| term.id == id)
    }

    /// The message of the word itself.
    pub fn word(&self) -> String {
        ["term-", self.id].concat()
    }

    /// The message that explains it in a sentence or two.
    pub fn text(&self) -> String {
        ["term-", self.id, "-text"].concat()
    }

    /// Every message of the term.
    pub fn messages(&self) -> Vec<String> {
        let caption = self.diagram.map(|diagram| diagram.caption.to_owned());
        [self.word(), self.text()].into_iter().chain(caption).collect()
    }
}

impl Question {
    /// The question with this id.
    pub fn find(id: &str) -> Option<&'static Question> {
        QUESTIONS.iter().find(|question| question.id == id)
    }

    /// Every message of the question.
    pub fn messages(&self) -> Vec<Id> {
        let caption = self.diagram.map(|diagram| diagram.caption);
        [self.question, self.answer].into_iter().chain(caption).collect()
    }
}

impl Tip {
    /// The tip with this id.
    pub fn find(id: &str) -> Option<&'static Tip> {
        TIPS.iter().find(|tip| tip.id == id)
    }

    /// Every message of the tip, heading first.
    pub fn messages(&self) -> Vec<Id> {
        let blocks = self.blocks.iter().flat_map(Block::messages);
        std::iter::once(self.title).chain(blocks).collect()
    }
}

impl Section {
    /// The section of `page` with this id.
    pub fn find(page: &'static [Section], id: &str) -> Option<&'static Section> {
        page.iter().find(|section| section.id == id)
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
