//! The declaration of an impasse: what it needs, what is there, and the button (rules.md 6.5).

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sheet::Frame;
use super::sheets::Sheets;
use crate::l10n::Args;
use crate::play::Command;
use crate::rules::{DRAWING_POINTS, Impasse, NECESSARY_PIECES, WINNING_POINTS, points_needed};

/// The conditions one by one, for the side to move. A declaration that fails loses, so it is
/// never made without seeing them.
#[component]
pub fn DeclareSheet() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    let side = play.turn();
    let (rule, count) = play.impasse(side);
    let by_agreement = rule == Impasse::Points24;
    let is_in_zone = count.pieces_in_zone >= NECESSARY_PIECES;
    let pieces =
        Args::new().number("count", count.pieces_in_zone).number("needed", NECESSARY_PIECES);
    let (points, is_enough) = if by_agreement {
        let args = Args::new().number("points", count.points);
        let args = args.number("win", WINNING_POINTS).number("draw", DRAWING_POINTS);
        (lang.text_with("declare-points-24", &args), count.points >= DRAWING_POINTS)
    } else {
        let needed = points_needed(side);
        let args = Args::new().number("points", count.points).number("needed", needed);
        (lang.text_with("declare-points-27", &args), count.points >= needed)
    };
    rsx! {
        Frame { title: lang.text("declare-title"), id: "declare", is_across: play.is_across(side),
            ul { class: "conditions",
                Condition { holds: count.king_in_zone, words: lang.text("declare-king") }
                Condition { holds: !count.in_check, words: lang.text("declare-no-check") }
                Condition { holds: is_in_zone, words: lang.text_with("declare-pieces", &pieces) }
                Condition { holds: is_enough, words: points }
            }
            p { {lang.text("declare-risk")} }
            div { class: "answers",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "declare-no",
                    onclick: move |_| sheets.close(),
                    {lang.text("declare-not")}
                }
                if by_agreement {
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "declare-agree",
                        onclick: move |_| {
                            sheets.close();
                            play.send(Command::AgreeImpasse);
                        },
                        {lang.text("declare-agree")}
                    }
                }
                button {
                    id: "sheet-last",
                    class: "button grave",
                    r#type: "button",
                    "data-testid": "declare-yes",
                    onclick: move |_| {
                        sheets.close();
                        play.send(Command::Declare);
                    },
                    {lang.text("button-declare")}
                }
            }
        }
    }
}

/// A condition, with a sign and a word for those who cannot see it.
#[component]
fn Condition(holds: bool, words: String) -> Element {
    let lang: Lang = use_context();
    let state = if holds { "declare-holds" } else { "declare-lacks" };
    rsx! {
        li { "data-holds": if holds { "true" } else { "false" },
            span { class: "unseen", {lang.text(state)} }
            {words}
        }
    }
}
