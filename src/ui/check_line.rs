//! The line from the piece that gives check to the king.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::Play;
use super::views::Check;

/// Drawn over the squares; the ring on the king is one of the marks.
#[component]
pub fn CheckLine() -> Element {
    let play: Play = use_context();
    let Some(Check { king, checkers }) = play.check().filter(|_| play.has_check_line()) else {
        return rsx! {};
    };
    let bottom = play.bottom();
    let (x2, y2) = place(king, bottom);
    rsx! {
        svg {
            class: "guide-lines check-line",
            view_box: "0 0 9 9",
            preserve_aspect_ratio: "none",
            "aria-hidden": "true",
            for (x1, y1) in checkers.iter().map(|from| place(from, bottom)) {
                line { x1: "{x1}.5", y1: "{y1}.5", x2: "{x2}.5", y2: "{y2}.5" }
            }
        }
    }
}
