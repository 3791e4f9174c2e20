//! What screen readers announce.

use dioxus::prelude::*;

use super::play::Play;

/// Says each move, check and end once, when it happens.
#[component]
pub fn Live() -> Element {
    let play: Play = use_context();
    rsx! {
        p { class: "unseen", aria_live: "polite", "data-testid": "news", {play.news()} }
    }
}
