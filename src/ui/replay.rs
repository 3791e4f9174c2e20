//! The decisive moment, step by step: what there is to be said, and the marks on the board.

use dioxus::prelude::*;

use super::geometry::place;
use super::icon::Sign;
use super::lang::Lang;
use super::play::Play;
use super::review::{Look, PanelButton};
use super::told;
use crate::l10n::Args;
use crate::play::{Step, Told};
use crate::rules::{Side, Square};

/// The sentence of a step and the buttons to the others: in the place of the status and the
/// buttons of the game.
#[component]
pub fn Replay(at: usize) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let steps = play.steps();
    let Some(step) = steps.get(at).copied() else { return rsx! {} };
    let sentence = lang.with(|words| told::step(words, &play.session.read(), &step));
    let count = Args::new().number("step", at + 1).number("count", steps.len());
    let is_last = at + 1 == steps.len();
    rsx! {
        section {
            class: "look-panel",
            "data-testid": "replay",
            "data-step": "{at}",
            aria_label: lang.text("replay-title"),
            p { class: "replay-head",
                span { class: "replay-title", {lang.text("replay-title")} }
                span { {lang.text_with("replay-count", &count)} }
            }
            p { class: "replay-text", "data-testid": "replay-text", {sentence} }
            nav { class: "bar",
                PanelButton {
                    id: "replay-skip",
                    sign: Sign::Close,
                    words: lang.text("replay-skip"),
                    short: lang.text("replay-skip"),
                    onclick: move |_| play.show_step(usize::MAX),
                }
                PanelButton {
                    id: "replay-back",
                    sign: Sign::Back,
                    words: lang.text("replay-back"),
                    short: lang.text("replay-back"),
                    onclick: move |_| play.show_step(at.saturating_sub(1)),
                }
                PanelButton {
                    id: "replay-next",
                    sign: if is_last { Sign::Last } else { Sign::Next },
                    words: lang.text(if is_last { "replay-done" } else { "replay-next" }),
                    short: lang.text(if is_last { "replay-done" } else { "replay-next" }),
                    onclick: move |_| play.show_step(at + 1),
                }
            }
        }
    }
}

/// What a square of the net is marked as.
fn shade(told: Told) -> &'static str {
    match told {
        Told::OwnPiece(_) | Told::Covered(_) | Told::Protected(..) | Told::BarredDrop(..) => {
            "barred"
        }
        Told::Forbidden(_) => "barred",
        _ => "spoken",
    }
}

/// Over the squares: the one that is spoken of, the line from the piece that is to blame, and a
/// cross on all that have been found closed so far.
#[component]
pub fn ReplayMarks() -> Element {
    let play: Play = use_context();
    let Look::Replay(at) = play.look() else { return rsx! {} };
    let steps = play.steps();
    let bottom = play.bottom();
    let Some(step) = steps.get(at) else { return rsx! {} };
    let crossed = steps[..=at].iter().filter(|step| shade(step.told) == "barred");
    let crossed = crossed.filter_map(|step| step.target);
    rsx! {
        svg {
            class: "replay-marks",
            view_box: "0 0 9 9",
            preserve_aspect_ratio: "none",
            "aria-hidden": "true",
            for square in crossed {
                path {
                    class: "replay-cross",
                    d: cross(square, bottom, play.cell(square).peek().view.piece.is_none()),
                }
            }
            Spoken { step: *step, bottom }
        }
    }
}

#[component]
fn Spoken(step: Step, bottom: Side) -> Element {
    let ring = |square: Square| place(square, bottom);
    rsx! {
        if let Some((by, aim)) = step.culprit {
            Line { from: by, to: aim, bottom }
            rect { class: "replay-culprit", x: "{ring(by).0}.04", y: "{ring(by).1}.04", width: "0.92", height: "0.92", rx: "0.1" }
        }
        if let Some(target) = step.target {
            rect { class: "replay-target", x: "{ring(target).0}.04", y: "{ring(target).1}.04", width: "0.92", height: "0.92", rx: "0.1" }
        }
    }
}

#[component]
fn Line(from: Square, to: Square, bottom: Side) -> Element {
    let ((x1, y1), (x2, y2)) = (place(from, bottom), place(to, bottom));
    rsx! {
        line { class: "replay-line", x1: "{x1}.5", y1: "{y1}.5", x2: "{x2}.5", y2: "{y2}.5" }
    }
}

/// Two strokes across an empty square; small ones in a corner where a piece is to be seen.
fn cross(square: Square, bottom: Side, is_empty: bool) -> String {
    let (across, down) = place(square, bottom);
    let [left, right, top, foot] =
        if is_empty { ["22", "78", "22", "78"] } else { ["66", "92", "08", "34"] };
    let (x1, x2) = (format!("{across}.{left}"), format!("{across}.{right}"));
    let (y1, y2) = (format!("{down}.{top}"), format!("{down}.{foot}"));
    format!("M{x1} {y1}L{x2} {y2}M{x2} {y1}L{x1} {y2}")
}
