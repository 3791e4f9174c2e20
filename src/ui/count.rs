//! Lines of text that change with every move: whose turn it is, and the number of moves.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::views::show;
use crate::l10n::Args;
use crate::play::StatusView;

/// So many numbers lie ready.
const READY: usize = 4;

/// The lowest of some numbers, of which one is seen. Those that may come next are written in a
/// pause, or else while a piece is in the hand, so that a move need not have a line of text laid
/// out before it is seen itself.
#[derive(Clone, Copy)]
pub struct Count(Signal<usize>);

impl Count {
    /// After so many moves.
    pub fn at(n_moves: usize) -> Count {
        Count(Signal::new(n_moves.saturating_sub(1)))
    }

    /// So many moves have been played; perhaps the next one is about to be made.
    pub fn refresh(self, n_moves: usize, is_next_near: bool) {
        let lowest = *self.0.peek();
        let needed = n_moves.saturating_add(usize::from(is_next_near));
        if n_moves < lowest {
            self.prepare(n_moves);
        } else if needed - lowest >= READY {
            show(self.0, n_moves);
        }
    }

    /// There is time to write the numbers that may come next, the one before among them.
    pub fn prepare(self, n_moves: usize) {
        show(self.0, n_moves.saturating_sub(1));
    }
}

/// Some numbers from the lowest, each in a place that it keeps: what is seen stays where it is.
fn ready(lowest: usize) -> [usize; READY] {
    let mut numbers = [0; READY];
    for number in (0..READY).map(|more| lowest.saturating_add(more)) {
        numbers[number % READY] = number;
    }
    numbers
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
            for (place, number) in ready(*play.views.count.0.read()).into_iter().enumerate() {
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
    fn a_number_keeps_its_place_when_others_come() {
        assert_eq!([0, 1, 2].map(ready), [[0, 1, 2, 3], [4, 1, 2, 3], [4, 5, 2, 3]]);
        assert!(ready(usize::MAX).contains(&usize::MAX));
    }
}
