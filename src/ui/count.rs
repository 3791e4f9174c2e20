//! Lines of text that change with every move: whose turn it is, and the number of moves.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::{Play, show};
use super::sentences;
use crate::l10n::Args;
use crate::play::StatusView;

/// The lower of two numbers, of which one is seen. The next one is written while a piece is in the
/// hand, so that its move need not have a line of text laid out before it is seen itself.
#[derive(Clone, Copy)]
pub struct Count(Signal<usize>);

impl Count {
    /// After so many moves.
    pub fn at(n_moves: usize) -> Count {
        Count(Signal::new(n_moves))
    }

    /// So many moves have been played; perhaps the next one is about to be made.
    pub fn refresh(self, n_moves: usize, is_next_near: bool) {
        let is_there = with_next(*self.0.peek()).contains(&n_moves);
        if is_next_near || !is_there {
            show(self.0, n_moves);
        }
    }
}

/// A number and the next, even ones in the one place and odd ones in the other: what is seen stays
/// where it is.
fn with_next(number: usize) -> [usize; 2] {
    let next = number.saturating_add(1);
    if number.is_multiple_of(2) { [number, next] } else { [next, number] }
}

/// A line of text beside the board.
#[derive(Clone, Copy, PartialEq)]
pub enum Line {
    /// How the game stands.
    Status(StatusView),
    /// So many moves have been played.
    Moves(usize),
}

/// Its words, put together and laid out anew only when they say something else.
#[component]
pub fn Words(line: Line) -> Element {
    let lang: Lang = use_context();
    rsx! {
        {lang.with(|words| match line {
            Line::Status(status) => sentences::status(words, status),
            Line::Moves(n) => words.text_with("move-count", &Args::new().number("count", n)),
        })}
    }
}

/// The number of moves.
#[component]
pub fn MoveCount() -> Element {
    let play: Play = use_context();
    let n_moves = play.controls().n_moves;
    rsx! {
        div { class: "counts",
            for (place, number) in with_next(*play.views.count.0.read()).into_iter().enumerate() {
                p {
                    key: "{place}",
                    class: "move-count",
                    "data-testid": (number == n_moves).then_some("move-count"),
                    "data-count": (number == n_moves).then(|| number.to_string()),
                    "data-unseen": (number != n_moves).then_some("true"),
                    Words { line: Line::Moves(number) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_keeps_its_place_when_the_next_comes() {
        assert_eq!([0, 1, 2].map(with_next), [[0, 1], [2, 1], [2, 3]]);
        assert!(with_next(usize::MAX).contains(&usize::MAX));
    }
}
