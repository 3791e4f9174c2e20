//! The question of promotion.

use dioxus::prelude::*;

use super::geometry::place;
use super::gesture::Spot;
use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::square::piece_name;
use crate::play::{Command, PromptView};
use crate::rules::{Piece, Role, Side, Square};

/// What is asked, or was asked last, or before the first time anything: it lies there unseen while
/// nothing is asked. To make all of it anew and to take it away would cost more than any move.
pub fn use_last(now: Option<PromptView>) -> Option<PromptView> {
    let mut last = use_hook(|| Signal::new(any()));
    if now.is_some() {
        last.set(now);
    }
    *last.peek()
}

fn any() -> Option<PromptView> {
    let [piece, promoted] = [Role::Pawn, Role::Tokin].map(|role| Piece::new(Side::Sente, role));
    Square::all().next().map(|square| PromptView { square, from: square, piece, promoted })
}

/// Two faces at the square, turned to the mover. A tap beside them closes it with no move.
#[component]
pub fn Prompt() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    use_effect(move || {
        if play.prompt().is_some() {
            play.device.read().focus("[data-testid='promote-yes']");
        }
    });
    let open = play.prompt();
    let Some(view) = use_last(open) else { return rsx! {} };
    let PromptView { square, piece, .. } = view;
    let is_open = open.is_some();
    // Unseen, it is not drawn again when the board turns.
    let (bottom, is_turned) = match open {
        Some(_) => (play.bottom(), play.is_across(piece.side)),
        None => (play.bottom_now(), play.is_across_now(piece.side)),
    };
    let (across, down) = place(square, bottom);
    rsx! {
        div {
            class: "scrim prompt-scrim",
            "data-open": is_open.then_some("true"),
            "data-at-once": "true",
            onpointerdown: move |event| play.press(Spot::Beside, &event),
        }
        div {
            class: "prompt",
            role: "dialog",
            aria_modal: "true",
            "data-open": is_open.then_some("true"),
            "data-pops": (is_open && play.has_motion()).then_some("true"),
            "data-testid": is_open.then_some("prompt"),
            "data-turned": is_turned.then_some("true"),
            // Beside the square and not over it: the second tap of two quick ones answers nothing.
            "data-above": (down > 5).then_some("true"),
            style: "--across:{across};--down:{down}",
            aria_label: lang.with(|words| sentences::promotion(words, "promote-title", view)),
            "data-at-once": "true",
            onkeydown: move |event| answer_key(play, &event, ".choice:not(:focus)"),
            Choice { promote: true, view, is_open }
            Choice { promote: false, view, is_open }
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
fn Choice(promote: bool, view: PromptView, is_open: bool) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let spot = Spot::Choice(promote);
    let (face, text, label) = if promote {
        (view.promoted, "promote-yes", "promote-yes.label")
    } else {
        (view.piece, "promote-no", "promote-no.label")
    };
    rsx! {
        button {
            class: "choice",
            r#type: "button",
            "data-testid": is_open.then_some(text),
            aria_label: lang.with(|words| sentences::promotion(words, label, view)),
            onpointerdown: move |event| play.press(spot, &event),
            onclick: move |event| {
                event.stop_propagation();
                play.click(spot);
                // The question is gone: the keyboard goes on from the board.
                play.device.read().focus(".square[tabindex='0']");
            },
            span { class: "tile", "data-face": piece_name(face) }
            span { class: "choice-text",
                {lang.with(|words| sentences::promotion(words, text, view))}
            }
        }
    }
}
