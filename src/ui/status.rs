//! How the game stands, in a sentence, and who sits where.

use dioxus::prelude::*;

use super::count::{Line, MoveCount, Words};
use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::play::Play;
use super::prefs::Prefs;
use super::seats;
use super::sentences;
use super::sheets::{Sheet, Sheets};
use crate::l10n::Args;
use crate::play::{Command, StatusView};
use crate::rules::Side;

/// The side to move, while there is one.
fn turn(status: StatusView) -> &'static str {
    match status {
        StatusView::Turn { side, .. } => side.name(),
        StatusView::Over(_) => "",
    }
}

fn is_check(status: StatusView, of: Side) -> Option<&'static str> {
    matches!(status, StatusView::Turn { side, check: true } if side == of).then_some("true")
}

/// Whether the sentence of a side's turn is the one to be seen; the end is told in the place of
/// the first.
fn is_seen(status: StatusView, of: Side) -> bool {
    match status {
        StatusView::Turn { side, .. } => side == of,
        StatusView::Over(_) => of == Side::ALL[0],
    }
}

/// What is said in the turn of a side. The sentences of both lie there, one of them unseen: a move
/// that passes the turn need not have a line of text laid out before it is seen itself.
fn told(status: StatusView, of: Side) -> Line {
    Line::Status(match status {
        _ if is_seen(status, of) => status,
        _ => StatusView::Turn { side: of, check: false },
    })
}

/// The status between board and near tray. What changes is announced by [`super::live::Live`],
/// once, so this is not announced again.
#[component]
pub fn Status(side: Side) -> Element {
    let play: Play = use_context();
    let status = play.status();
    let (state, winner, ending) = match status {
        StatusView::Turn { .. } => ("playing", "", ""),
        StatusView::Over(outcome) => {
            ("over", outcome.winner.map_or("", Side::name), outcome.ending.name())
        }
    };
    let is_over = !ending.is_empty();
    rsx! {
        div { class: "status-line", class: if turn(status) == side.name() { "on" },
            div { class: "status-text",
                div { class: "sentences",
                    for of in Side::ALL {
                        p {
                            key: "{of.name()}",
                            class: "status",
                            role: "status",
                            aria_live: "off",
                            "data-testid": is_seen(status, of).then_some("status"),
                            "data-unseen": (!is_seen(status, of)).then_some("true"),
                            "data-state": state,
                            "data-turn": if is_over { "" } else { of.name() },
                            "data-winner": winner,
                            "data-ending": ending,
                            "data-mine": (!is_over && of == side).then_some("true"),
                            "data-in-check": is_check(status, of),
                            Words { line: told(status, of) }
                        }
                    }
                }
                Seat { side, id: "seat-near" }
            }
            MoveCount {}
        }
    }
}

/// The same for the player across the table, who reads it from the other side and has buttons
/// of the same use.
#[component]
pub fn FarStatus(side: Side) -> Element {
    let play: Play = use_context();
    let status = play.status();
    let is_over = matches!(status, StatusView::Over(_));
    rsx! {
        div { class: "status-line", class: if turn(status) == side.name() { "on" },
            div { class: "status-text",
                div { class: "sentences", "aria-hidden": "true",
                    for of in Side::ALL {
                        p {
                            key: "{of.name()}",
                            class: "status",
                            "data-unseen": (!is_seen(status, of)).then_some("true"),
                            "data-mine": (!is_over && of == side).then_some("true"),
                            "data-in-check": is_check(status, of),
                            Words { line: told(status, of) }
                        }
                    }
                }
                Seat { side, id: "seat-far" }
            }
            FarButtons { side }
        }
    }
}

/// Who sits across the table, where nothing is turned and the status is read below.
#[component]
pub fn FarName(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let table = play.table();
    let name = prefs.with(|settings| settings.name(table.seat(side)).to_owned());
    let seat = lang.with(|words| {
        seats::seat(words, table, side, &name).unwrap_or_else(|| sentences::side(words, side))
    });
    let is_mine = (turn(play.status()) == side.name()).then_some("true");
    rsx! {
        div { class: "status-line", class: if is_mine.is_some() { "on" },
            p { class: "status", "data-testid": "seat-far", "data-mine": is_mine, {seat} }
        }
    }
}

/// The player's name, and the score of the sitting, where there are such.
#[component]
fn Seat(side: Side, id: &'static str) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    // A lesson has neither names nor a score.
    if play.tutor.is_some() {
        return rsx! {};
    }
    let table = play.table();
    let name = prefs.with(|settings| settings.name(table.seat(side)).to_owned());
    let Some(seat) = lang.with(|words| seats::seat(words, table, side, &name)) else {
        return rsx! {};
    };
    rsx! {
        p { class: "seat-name", "data-testid": id, {seat} }
    }
}

/// Undo and resign in reach of the far player.
#[component]
fn FarButtons(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    let named = |id: &'static str| {
        lang.with(|words| {
            words.text_with(id, &Args::new().text("side", sentences::side(words, side)))
        })
    };
    // Whoever is not to move is told why not now: a button that comes and goes with the turn would
    // be drawn at every move.
    let resign = move |_| {
        if play.turn() == side && play.controls_now().can_resign {
            sheets.open(Sheet::Resign, "[data-testid='far-resign']");
        } else {
            play.send(Command::Resign(side));
        }
    };
    rsx! {
        button {
            class: "far-button",
            r#type: "button",
            "data-testid": "far-undo",
            "data-dim": (!play.can_undo()).then_some("true"),
            aria_label: named("far-undo"),
            onclick: move |_| play.ask_undo(side),
            Icon { sign: Sign::Undo }
        }
        button {
            class: "far-button",
            r#type: "button",
            "data-testid": "far-resign",
            aria_label: named("far-resign"),
            onclick: resign,
            Icon { sign: Sign::Resign }
        }
    }
}
