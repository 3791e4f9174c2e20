//! A small board on a page.

use dioxus::prelude::*;

use super::inline::Prose;
use super::lang::Lang;
use super::square::piece_name;
use crate::l10n::{Inline, inlines};
use crate::learn::{Diagram, Mark};
use crate::rules::Square;

/// A position, part of it or all, with its marks and the text below.
#[component]
pub fn SmallBoard(diagram: Diagram) -> Element {
    let lang: Lang = use_context();
    let Some(position) = diagram.position() else { return rsx! {} };
    let marks = diagram.marks();
    let mark = |square: Square| {
        let found = marks.iter().find(|(at, _)| *at == square);
        found.map_or("", |(_, mark)| match mark {
            Mark::Focus => "focus",
            Mark::Target => "target",
            Mark::Capture => "capture",
            Mark::Barred => "barred",
        })
    };
    let n_files = diagram.frame.files.1 - diagram.frame.files.0 + 1;
    let caption = lang.text(diagram.caption);
    let plain: String = inlines(&caption)
        .into_iter()
        .map(|part| match part {
            Inline::Text(text) | Inline::Emphasis(text) => text,
        })
        .collect();
    rsx! {
        figure { class: "diagram",
            div {
                class: "small-grid",
                role: "img",
                dir: "ltr",
                aria_label: plain,
                style: "--files:{n_files}",
                for square in diagram.frame.squares() {
                    span {
                        key: "{square}",
                        class: "small-square",
                        "data-face": position.piece(square).map_or("", piece_name),
                        "data-mark": mark(square),
                    }
                }
            }
            figcaption { Prose { text: caption } }
        }
    }
}
