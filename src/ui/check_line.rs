//! The line from the piece that gives check to the king.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::{Check, Play};
use crate::rules::Square;

/// Drawn over the squares; the ring on the king is the square's own.
#[component]
pub fn CheckLine() -> Element {
    let play: Play = use_context();
    let Some(Check { king, checkers }) = play.check() else { return rsx! {} };
    let bottom = play.bottom();
    let middle = |square: Square| {
        let (across, down) = place(square, bottom);
        (f64::from(across) + 0.5, f64::from(down) + 0.5)
    };
    let (x2, y2) = middle(king);
    rsx! {
        svg {
            class: "check-line",
            view_box: "0 0 9 9",
            preserve_aspect_ratio: "none",
            "aria-hidden": "true",
            for (x1, y1) in checkers.iter().map(middle) {
                line { x1: "{x1}", y1: "{y1}", x2: "{x2}", y2: "{y2}" }
            }
        }
    }
}
