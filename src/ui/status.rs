//! How the game stands, in a sentence.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use crate::l10n::Args;
use crate::play::StatusView;
use crate::rules::Side;

/// The status between board and near tray. What changes is announced by [`super::live::Live`],
/// once, so this is not announced again.
#[component]
pub fn Status(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let status = play.status();
    let (state, turn, winner, ending) = match status {
        StatusView::Turn { side, .. } => ("playing", side.name(), "", ""),
        StatusView::Over(outcome) => {
            ("over", "", outcome.winner.map_or("", Side::name), outcome.ending.name())
        }
    };
    let is_check = matches!(status, StatusView::Turn { check: true, .. });
    let n_moves = play.controls().n_moves;
    rsx! {
        div { class: "status-line", "data-mine": (turn == side.name()).then_some("true"),
            p {
                class: "status",
                role: "status",
                aria_live: "off",
                "data-testid": "status",
                "data-state": state,
                "data-turn": turn,
                "data-winner": winner,
                "data-ending": ending,
                "data-in-check": is_check.then_some("true"),
                {lang.with(|words| sentences::status(words, status))}
            }
            p { class: "move-count", "data-testid": "move-count", "data-count": "{n_moves}",
                {lang.text_with("move-count", &Args::new().number("count", n_moves))}
            }
        }
    }
}

/// The same sentence for the player across the table, who reads it from the other side.
#[component]
pub fn FarStatus(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let status = play.status();
    let turn = match status {
        StatusView::Turn { side, .. } => side.name(),
        StatusView::Over(_) => "",
    };
    let is_check = matches!(status, StatusView::Turn { check: true, .. });
    rsx! {
        div {
            class: "status-line",
            "aria-hidden": "true",
            "data-mine": (turn == side.name()).then_some("true"),
            p {
                class: "status",
                "data-turn": turn,
                "data-in-check": is_check.then_some("true"),
                {lang.with(|words| sentences::status(words, status))}
            }
        }
    }
}
