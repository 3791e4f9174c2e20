//! Text with its one inline mark.

use dioxus::prelude::*;

use crate::l10n::{Inline, inlines};

/// A text in which `_…_` is stressed.
#[component]
pub fn Prose(text: String) -> Element {
    rsx! {
        for part in inlines(&text) {
            match part {
                Inline::Text(words) => rsx! { {words} },
                Inline::Emphasis(words) => rsx! { em { {words} } },
            }
        }
    }
}
