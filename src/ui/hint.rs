//! What a piece can do, and what threatens it.

use dioxus::prelude::*;

use super::geometry::{arrow, place};
use super::lang::Lang;
use super::play::Play;
use super::sentences;
use crate::play::Grip;
use crate::rules::SquareSet;

/// Drawn over the squares, in a way of its own: where it can go is framed, where it would capture
/// framed and filled, and from each piece that threatens it comes an arrow.
#[component]
pub fn Hint() -> Element {
    let play: Play = use_context();
    let Some(hint) = play.hint() else { return rsx! {} };
    let bottom = play.bottom();
    let here = match hint.grip {
        Grip::Board(square) => Some(square),
        Grip::Hand(..) => None,
    };
    let quiet: SquareSet = hint.targets.iter().filter(|at| !hint.captures.contains(*at)).collect();
    let frames = [
        ("frame-target", quiet),
        ("frame-capture", hint.captures),
        ("frame-attacker", hint.attackers),
        ("frame-piece", here.into_iter().collect()),
    ];
    let frames = frames.into_iter().flat_map(|(class, squares)| {
        squares.iter().map(move |square| (class, place(square, bottom))).collect::<Vec<_>>()
    });
    let arrows = here.into_iter().flat_map(|to| {
        hint.attackers.iter().map(|from| arrow(from, to, bottom)).collect::<Vec<_>>()
    });
    rsx! {
        svg {
            class: "guide-lines hint",
            view_box: "0 0 9 9",
            preserve_aspect_ratio: "none",
            "aria-hidden": "true",
            "data-testid": "hint",
            for (class, (across, down)) in frames {
                rect {
                    class,
                    x: "{across}.06",
                    y: "{down}.06",
                    width: "0.88",
                    height: "0.88",
                    rx: "0.14",
                }
            }
            for path in arrows {
                path { class: "hint-arrow-edge", d: "{path}" }
                path { class: "hint-arrow", d: "{path}" }
            }
        }
    }
}

/// The same in words, where whoever is to move reads it.
#[component]
pub fn HintCard(is_across: bool) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let Some(hint) = play.hint().filter(|hint| play.is_across(hint.turn) == is_across) else {
        return rsx! {};
    };
    let attackers = play.who_attack(hint);
    // A screen reader has been told in one sentence.
    rsx! {
        div { class: "refusal hint-card", "data-testid": "hint-card", "aria-hidden": "true",
            p { class: "hint-name", {lang.with(|words| sentences::hint_piece(words, hint))} }
            p { class: "hint-line",
                span { class: "key key-target" }
                {lang.with(|words| sentences::hint_moves(words, hint))}
            }
            if matches!(hint.grip, Grip::Board(_)) {
                p { class: "hint-line",
                    span { class: "key key-attacker" }
                    {lang.with(|words| sentences::hint_threats(words, &attackers))}
                }
            }
        }
    }
}
