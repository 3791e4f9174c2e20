//! What a lesson draws on the board.

use dioxus::prelude::*;

use super::super::geometry::{arrow, place};
use super::super::play::Play;
use crate::rules::{Origin, Square};

/// A hand whose finger points up and to the left, in a square of 24.
const FINGER: &str = "M9 12V4.5a1.5 1.5 0 0 1 3 0V10l5.4 1.3c1.1.2 1.8 1.2 1.6 2.3l-.7 4.6a3 3 0 0 1-3 2.6h-4.4a3 3 0 0 1-2.5-1.3L5 15.2c-.5-.8-.3-1.8.5-2.3.7-.4 1.6-.3 2.1.3L9 14.6z";

/// The lit squares; and as a hint a finger at the square to touch, with an arrow to where the
/// piece is to go.
#[component]
pub fn LessonMarks() -> Element {
    let play: Play = use_context();
    let lit = play.lit();
    let hint = play.lesson_hint();
    if lit.is_empty() && hint.is_none() {
        return rsx! {};
    }
    let bottom = play.bottom();
    let at = |square: Square| place(square, bottom);
    let (mut path, mut finger) = (None, None);
    if let Some(hint) = hint {
        let is_held = play.holds(hint);
        finger = match hint.from {
            Origin::Board(from) if !is_held => Some(from),
            _ => hint.to.filter(|_| is_held),
        };
        path = match (hint.from, hint.to) {
            (Origin::Board(from), Some(to)) => Some(arrow(from, to, bottom)),
            _ => None,
        };
    }
    rsx! {
        svg {
            class: "guide-lines lesson-marks",
            view_box: "0 0 9 9",
            preserve_aspect_ratio: "none",
            "aria-hidden": "true",
            "data-testid": "lesson-marks",
            "data-still": (!play.has_motion()).then_some("true"),
            for square in lit {
                rect {
                    key: "{square}",
                    class: "lit",
                    x: "{at(square).0}.05",
                    y: "{at(square).1}.05",
                    width: "0.9",
                    height: "0.9",
                    rx: "0.12",
                }
            }
            if let Some(path) = path {
                path { class: "hint-arrow-edge", d: "{path}" }
                path { class: "lesson-arrow", d: "{path}" }
            }
            if let Some((x, y)) = finger.map(at) {
                g { transform: "translate({x}.2 {y}.5) scale(0.037)",
                    path { class: "finger", "data-testid": "lesson-finger", d: FINGER }
                }
            }
        }
    }
}
