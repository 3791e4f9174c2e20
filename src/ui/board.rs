//! The board.

use dioxus::prelude::*;

use super::blame::BlameLine;
use super::check_line::CheckLine;
use super::confirm_move::ConfirmMove;
use super::hint::Hint;
use super::lang::Lang;
use super::lesson::LessonMarks;
use super::marks::{Dots, LastMove, Rings};
use super::meant::Meant;
use super::play::Play;
use super::prompt::Prompt;
use super::replay::ReplayMarks;
use super::square::SquareButton;
use crate::rules::Square;

/// The squares of a rank in the order in which they are read, seen from sente: from the highest
/// file.
fn rank(rank: u8) -> impl Iterator<Item = Square> {
    (1..=9).rev().filter_map(move |file| Square::new(file, rank))
}

/// The nine by nine squares with their coordinates, and what lies over them.
///
/// When gote sits at the lower edge the whole grid is turned by the style sheet: no square is
/// drawn again for it.
#[component]
pub fn Board() -> Element {
    let mut play: Play = use_context();
    let lang: Lang = use_context();
    rsx! {
        div {
            class: "table",
            "data-coordinates": (!play.has_coordinates()).then_some("off"),
            div { class: "board", dir: "ltr", "data-bottom": play.bottom().name(),
                // Before the squares, whose looks depend on it.
                Meant {}
                div {
                    class: "grid",
                    role: "group",
                    "data-testid": "board",
                    aria_label: lang.text("board-label"),
                    onmounted: move |event| play.board.set(Some(event.data())),
                    oncontextmenu: move |event| event.prevent_default(),
                    // A piece answers the finger at once, and no click comes after it: see feel.js.
                    "data-at-once": "true",
                    LastMove {}
                    for number in 1..=9 {
                        div { class: "rank",
                            for square in rank(number) {
                                SquareButton { square, cell: play.cell(square) }
                            }
                        }
                    }
                    Dots {}
                    Rings {}
                }
                CheckLine {}
                BlameLine {}
                Hint {}
                ReplayMarks {}
                LessonMarks {}
                Coordinates {}
                Prompt {}
                ConfirmMove {}
            }
        }
    }
}

/// Files along the top, ranks along the side, small and quiet; every label of a square says
/// them too.
#[component]
fn Coordinates() -> Element {
    rsx! {
        div { class: "files", "aria-hidden": "true",
            for file in (1..=9).rev() {
                span { "{file}" }
            }
        }
        div { class: "ranks", "aria-hidden": "true",
            for rank in 'a'..='i' {
                span { "{rank}" }
            }
        }
    }
}
