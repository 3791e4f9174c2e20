//! The question whether a move is meant.

use dioxus::prelude::*;

use super::geometry::place;
use super::gesture::Spot;
use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::play::Play;
use super::prompt::answer_key;

/// Yes and no beside the square, turned to the mover. A tap elsewhere is a no.
#[component]
pub fn ConfirmMove() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let Some(view) = play.confirm() else { return rsx! {} };
    let (across, down) = place(view.mv.to(), play.bottom());
    let is_turned = play.is_across(view.piece.side);
    // Beyond the piece as its player sees it, where no finger lies; at the edge before it.
    let is_above = if is_turned { down > 6 } else { down > 1 };
    let row = i16::from(down) * 100 + if is_above { -125 } else { 125 };
    rsx! {
        div {
            class: "scrim prompt-scrim",
            "data-open": "true",
            "data-at-once": "true",
            onpointerdown: move |event| play.press(Spot::Beside, &event),
        }
        div {
            class: "prompt ask",
            "data-open": "true",
            "data-pops": play.has_motion().then_some("true"),
            role: "dialog",
            aria_modal: "true",
            "data-testid": "move-confirm",
            "data-turned": is_turned.then_some("true"),
            style: "--across:{across};--down:calc({row} / 100)",
            aria_label: lang.text("confirm-move-title"),
            "data-at-once": "true",
            onmounted: move |_| play.device.read().focus("[data-testid='meant-yes']"),
            onkeydown: move |event| answer_key(play, &event, ".ask-answer:not(:focus)"),
            Answer { is_yes: true }
            Answer { is_yes: false }
        }
    }
}

/// One of the two answers.
#[component]
fn Answer(is_yes: bool) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let spot = Spot::Choice(is_yes);
    let (id, label, sign) = if is_yes {
        ("meant-yes", "confirm-move-yes", Sign::Yes)
    } else {
        ("meant-no", "confirm-move-no", Sign::Close)
    };
    rsx! {
        button {
            class: "ask-answer",
            r#type: "button",
            "data-testid": id,
            "data-yes": is_yes.then_some("true"),
            aria_label: lang.text(label),
            onpointerdown: move |event| play.press(spot, &event),
            onclick: move |event| {
                event.stop_propagation();
                play.click(spot);
                // The question is gone: the keyboard goes on from the board.
                play.device.read().focus(".square[tabindex='0']");
            },
            Icon { sign }
        }
    }
}
