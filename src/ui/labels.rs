//! What screen readers say of squares and piles, ready to be put together.
//!
//! A tap changes the labels of a dozen squares. Asking Fluent for each would cost more than
//! drawing them, so each sentence is asked for once, with a mark where the square goes.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::l10n::{Args, Localizer};
use crate::learn::ids;
use crate::play::{Mark, SquareView};
use crate::rules::{Piece, Role, Side, Square};

/// Stands where a value will go; no text of ours holds it.
const HOLE: &str = "\u{E000}";

/// A sentence in two parts, with room for one value between them.
#[derive(Clone)]
struct Gap(String, String);

impl Gap {
    fn of(text: &str) -> Gap {
        let (before, after) = text.split_once(HOLE).unwrap_or((text, ""));
        Gap(before.to_owned(), after.to_owned())
    }

    fn fill(&self, value: &str) -> String {
        [&*self.0, value, &*self.1].concat()
    }
}

/// The labels of a language.
#[derive(Default)]
pub struct Labels {
    squares: RefCell<HashMap<Option<Piece>, Gap>>,
    states: RefCell<HashMap<&'static str, Gap>>,
    piles: RefCell<HashMap<(Side, Role, u8), String>>,
}

impl Labels {
    /// The label of a square.
    pub fn square(&self, words: &Localizer, square: Square, view: SquareView) -> String {
        let mut squares = self.squares.borrow_mut();
        let gap = squares.entry(view.piece).or_insert_with(|| Gap::of(&square_text(words, view)));
        let mut label = gap.fill(&square.to_string());
        for state in states(view) {
            label = self.with_state(words, label, state);
        }
        label
    }

    /// The label of a pile.
    pub fn pile(
        &self,
        words: &Localizer,
        side: Side,
        role: Role,
        count: u8,
        is_held: bool,
    ) -> String {
        let mut piles = self.piles.borrow_mut();
        let label = piles.entry((side, role, count)).or_insert_with(|| {
            let args = piece_args(words, Piece::new(side, role)).number("count", count);
            words.text_with("hand-label", &args)
        });
        if is_held { self.with_state(words, label.clone(), "state-held") } else { label.clone() }
    }

    fn with_state(&self, words: &Localizer, label: String, state: &'static str) -> String {
        let mut states = self.states.borrow_mut();
        let gap = states.entry(state).or_insert_with(|| {
            let args = Args::new().text("label", HOLE).text("state", words.text(state));
            Gap::of(&words.text_with("label-with-state", &args))
        });
        gap.fill(&label)
    }
}

fn square_text(words: &Localizer, view: SquareView) -> String {
    match view.piece {
        None => words.text_with("square-empty", &Args::new().text("square", HOLE)),
        Some(piece) => {
            words.text_with("square-label", &piece_args(words, piece).text("square", HOLE))
        }
    }
}

fn piece_args(words: &Localizer, piece: Piece) -> Args {
    Args::new()
        .text("piece", words.text(ids::piece(piece.role)))
        .text("side", words.text(ids::side(piece.side)))
}

fn states(view: SquareView) -> impl Iterator<Item = &'static str> {
    let mark = match view.mark {
        Mark::None => None,
        Mark::Held => Some("state-held"),
        Mark::Target => Some("state-target"),
        Mark::Capture => Some("state-capture"),
    };
    let check = view.check.then_some("state-check");
    // Of the two squares of a move, the one it went to is the one to hear of.
    let last = (view.last && view.piece.is_some()).then_some("state-last");
    [check, mark, last].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn labels_are_what_fluent_would_say() {
        for language in Language::ALL {
            let words = Localizer::new(*language);
            let labels = Labels::default();
            for role in Role::ALL {
                for side in Side::ALL {
                    let piece = Piece::new(side, role);
                    let view = SquareView { piece: Some(piece), ..SquareView::default() };
                    for square in Square::all() {
                        let args = piece_args(&words, piece).text("square", square);
                        let wanted = words.text_with("square-label", &args);
                        assert_eq!(labels.square(&words, square, view), wanted);
                    }
                }
            }
        }
    }

    #[test]
    fn states_come_after_the_square() {
        let words = Localizer::new(Language::SOURCE);
        let labels = Labels::default();
        let king = Piece::new(Side::Gote, Role::King);
        let view = SquareView { piece: Some(king), check: true, last: true, ..Default::default() };
        let square = "5a".parse().unwrap();
        let label = labels.square(&words, square, view);
        assert_eq!(label, "5a, kete ya mfalme ya Gote, anatishiwa, hatua ya mwisho");
        let view = SquareView { mark: Mark::Target, ..Default::default() };
        assert_eq!(labels.square(&words, square, view), "5a, mraba mtupu, unaweza kuja hapa");
        let pile = labels.pile(&words, Side::Sente, Role::Pawn, 18, true);
        assert_eq!(pile, "Kete 18 za askari mkononi mwa Sente, imeshikwa");
    }
}
