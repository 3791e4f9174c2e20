//! The words of shogi, in the order of the page.

use super::{Diagram, Frame, Term};

/// Every word of the glossary, in order.
pub const TERMS: &[Term] = &[Term {
    id: "tokin",
    word: "term-tokin",
    text: "term-tokin-text",
    english: "tokin",
    japanese: "と金",
    romaji: "tokin",
    diagram: Some(
        Diagram::moves("9/9/9/9/4+P4/9/9/9/1K7 b - 1", "5e", "term-tokin-diagram")
            .within(Frame::MIDDLE),
    ),
    rule: Some("promotion"),
    see: &[],
}];
