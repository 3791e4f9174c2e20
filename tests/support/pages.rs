//! What stands on the pages for newcomers.

use kete::learn::{Block, Diagram, QUESTIONS, RULES, Section, TERMS, TIPS, Tip};

/// The boards of every page.
pub fn diagrams() -> impl Iterator<Item = &'static Diagram> {
    let terms = TERMS.iter().filter_map(|term| term.diagram.as_ref());
    let questions = QUESTIONS.iter().filter_map(|question| question.diagram.as_ref());
    let tips = TIPS.iter().flat_map(|tip: &Tip| tip.blocks).filter_map(Block::diagram);
    RULES.iter().flat_map(Section::diagrams).chain(terms).chain(questions).chain(tips)
}
