//! The number of moves played.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::{Play, show};
use crate::l10n::Args;

/// Two numbers, of which one is seen. The next one is written while a piece is in the hand, so that
/// its move need not have a line of text laid out before it is seen itself.
#[derive(Clone, Copy)]
pub struct Count(Signal<[usize; 2]>);

impl Count {
    /// After so many moves.
    pub fn at(n_moves: usize) -> Count {
        Count(Signal::new(with_next(n_moves)))
    }

    /// So many moves have been played; perhaps the next one is about to be made.
    pub fn refresh(self, n_moves: usize, is_next_near: bool) {
        let next = with_next(n_moves);
        let is_there = |number: &usize| self.0.peek().contains(number);
        if !is_there(&n_moves) || (is_next_near && !next.iter().all(is_there)) {
            show(self.0, next);
        }
    }
}

/// A number and the next, even ones in the one place and odd ones in the other: what is seen stays
/// where it is.
fn with_next(n_moves: usize) -> [usize; 2] {
    let next = n_moves.saturating_add(1);
    if n_moves.is_multiple_of(2) { [n_moves, next] } else { [next, n_moves] }
}

/// The number of moves.
#[component]
pub fn MoveCount() -> Element {
    let play: Play = use_context();
    let n_moves = play.controls().n_moves;
    rsx! {
        div { class: "counts",
            for (place, number) in play.count().into_iter().enumerate() {
                p {
                    key: "{place}",
                    class: "move-count",
                    "data-testid": (number == n_moves).then_some("move-count"),
                    "data-count": (number == n_moves).then(|| number.to_string()),
                    "data-unseen": (number != n_moves).then_some("true"),
                    Number { number }
                }
            }
        }
    }
}

#[component]
fn Number(number: usize) -> Element {
    let lang: Lang = use_context();
    rsx! {
        {lang.text_with("move-count", &Args::new().number("count", number))}
    }
}

impl Play {
    /// The numbers that lie in the place of the count.
    fn count(self) -> [usize; 2] {
        *self.views.count.0.read()
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
