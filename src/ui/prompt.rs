//! The question of promotion.

use dioxus::prelude::*;

use super::geometry::place;
use super::gesture::Spot;
use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::square::piece_name;
use crate::play::{Command, PromptView};
use crate::rules::Piece;

/// Two faces at the square, turned to the mover. A tap beside them closes it with no move.
#[component]
pub fn Prompt() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let Some(view) = play.prompt() else { return rsx! {} };
    let bottom = play.bottom();
    let (across, down) = place(view.square, bottom);
    let is_turned = play.is_across(view.piece.side);
    rsx! {
        div {
            class: "scrim prompt-scrim",
            "data-at-once": "true",
            onpointerdown: move |event| play.press(Spot::Beside, &event),
        }
        div {
            class: "prompt",
            role: "dialog",
            aria_modal: "true",
            "data-testid": "prompt",
            "data-turned": is_turned.then_some("true"),
            // Beside the square and not over it: the second tap of two quick ones answers nothing.
            "data-above": (down > 5).then_some("true"),
            style: "--across:{across};--down:{down}",
            aria_label: lang.with(|words| sentences::promotion(words, "promote-title", view)),
            "data-at-once": "true",
            onmounted: move |_| play.device.read().focus("[data-testid='promote-yes']"),
            onkeydown: move |event| answer_key(play, &event, ".choice:not(:focus)"),
            Choice { promote: true, piece: view.promoted, view }
            Choice { promote: false, piece: view.piece, view }
        }
    }
}

/// Keys of a question with two answers: Escape lets go, others lead to the other answer.
pub fn answer_key(play: Play, event: &KeyboardEvent, other: &'static str) {
    event.stop_propagation();
    match event.key() {
        Key::Escape => {
            event.prevent_default();
            play.send(Command::LetGo);
            play.device.read().focus(".square[tabindex='0']");
        }
        Key::Tab | Key::ArrowLeft | Key::ArrowRight => {
            event.prevent_default();
            play.device.read().focus(other);
        }
        _ => {}
    }
}

/// One of the two faces.
#[component]
fn Choice(promote: bool, piece: Piece, view: PromptView) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let spot = Spot::Choice(promote);
    let (id, text, label) = if promote {
        ("promote-yes", "promote-yes", "promote-yes.label")
    } else {
        ("promote-no", "promote-no", "promote-no.label")
    };
    rsx! {
        button {
            class: "choice",
            r#type: "button",
            "data-testid": id,
            aria_label: lang.with(|words| sentences::promotion(words, label, view)),
            onpointerdown: move |event| play.press(spot, &event),
            onclick: move |event| {
                event.stop_propagation();
                play.click(spot);
                // The question is gone: the keyboard goes on from the board.
                play.device.read().focus(".square[tabindex='0']");
            },
            span { class: "tile", "data-face": piece_name(piece) }
            span { class: "choice-text",
                {lang.with(|words| sentences::promotion(words, text, view))}
            }
        }
    }
}
