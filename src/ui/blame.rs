//! What a refusal points at.

use dioxus::prelude::*;

use super::geometry::{arrow, place};
use super::guide::Blame;
use super::play::Play;

/// A ring on the piece that is to blame, and an arrow to what it concerns. Each refusal draws them
/// anew, so that the same one twice is seen twice.
#[component]
pub fn BlameLine() -> Element {
    let play: Play = use_context();
    let Some(Blame { culprit, line, number }) = play.blame() else { return rsx! {} };
    let bottom = play.bottom();
    rsx! {
        for number in [number] {
            svg {
                key: "{number}",
                class: "guide-lines blame",
                view_box: "0 0 9 9",
                preserve_aspect_ratio: "none",
                "aria-hidden": "true",
                "data-testid": "blame",
                if let Some(line) = line {
                    path { class: "blame-arrow-edge", d: arrow(line.from, line.to, bottom) }
                    path { class: "blame-arrow", d: arrow(line.from, line.to, bottom) }
                }
                if let Some((across, down)) = culprit.map(|square| place(square, bottom)) {
                    circle {
                        class: "blame-ring",
                        cx: "{across}.5",
                        cy: "{down}.5",
                        r: "0.46",
                    }
                }
            }
        }
    }
}
