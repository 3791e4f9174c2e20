//! The pieces a side holds.

use dioxus::prelude::*;

use super::gesture::Spot;
use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::square::piece_name;
use crate::l10n::Args;
use crate::play::{Grip, PileView};
use crate::rules::{Piece, Side};

/// The seven piles of a side in their fixed order; an empty one keeps its place.
#[component]
pub fn Tray(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let label = lang.with(|words| {
        words.text_with("tray-label", &Args::new().text("side", sentences::side(words, side)))
    });
    let name = side.name();
    rsx! {
        div {
            class: "tray",
            role: "group",
            dir: "ltr",
            "data-testid": "tray-{name}",
            aria_label: label,
            oncontextmenu: move |event| event.prevent_default(),
            // A piece answers the finger at once, and no click comes after it: see feel.js.
            "data-at-once": "true",
            for pile in play.hand(side).piles {
                Pile { key: "{pile.role.name()}", side, pile }
            }
        }
    }
}

/// A pile of one kind of piece.
#[component]
fn Pile(side: Side, pile: PileView) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let spot = Spot::Grip(Grip::Hand(side, pile.role));
    let side_name = side.name();
    rsx! {
        button {
            class: "pile",
            r#type: "button",
            "data-testid": "hand-{side_name}-{pile.role.name()}",
            "data-count": "{pile.count}",
            "data-held": pile.held.then_some("true"),
            "data-lit": play.is_lit_pile(side, pile.role).then_some("true"),
            aria_label: lang.pile_label(side, pile),
            onpointerdown: move |event| play.press(spot, &event),
            onkeydown: move |event| {
                if play.pile_key(side, pile.role, &event) {
                    event.prevent_default();
                }
            },
            onclick: move |event| {
                event.stop_propagation();
                play.click(spot);
            },
            span { class: "tile", "data-face": piece_name(Piece::new(side, pile.role)) }
            if pile.count > 1 {
                span { class: "count", "{pile.count}" }
            }
        }
    }
}
