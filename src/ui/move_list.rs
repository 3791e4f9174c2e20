//! The list of moves.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::told;
use crate::play::Command;
use crate::record::Notation;
use crate::rules::Side;

/// Moves of a block, an even number, so that they stand in pairs. Only the blocks that the mark leaves and reaches are drawn again at a step,
/// and the browser lays out only those in sight.
const BLOCK: usize = 20;

/// All moves of the line, the one shown marked; a tap goes there.
#[component]
pub fn MoveList() -> Element {
    let play: Play = use_context();
    let n_line = use_memo(move || play.controls().n_line);
    let n_moves = use_memo(move || play.controls().n_moves);
    rsx! {
        div {
            class: "moves",
            "data-testid": "moves",
            "data-notation": play.prefs.notation().name(),
            tabindex: "-1",
            for before in (0..n_line().max(1)).step_by(BLOCK) {
                // The start stands above the first move.
                Block {
                    key: "{before}",
                    first: if before == 0 { 0 } else { before + 1 },
                    last: n_line().min(before + BLOCK),
                    n_moves,
                }
            }
        }
    }
}

#[derive(Clone, PartialEq)]
struct Row {
    ply: usize,
    side: Option<Side>,
    text: String,
    /// What else is heard: who moved, or of a sign what it means.
    unseen: String,
}

/// Some rows. What they say is fixed while the list is open: whoever plays closes it.
#[component]
fn Block(first: usize, last: usize, n_moves: Memo<usize>) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let rows = use_memo(move || {
        let notation = play.prefs.notation();
        let session = play.session.read();
        let row = |ply: usize| {
            let side = session.line_move(ply).map(|line| line.side);
            lang.with(|words| Row {
                ply,
                side,
                text: told::line_move(words, &session, ply, notation),
                unseen: match (notation, side) {
                    (Notation::Words, Some(side)) => sentences::side(words, side),
                    (_, Some(_)) => told::heard_move(words, &session, ply),
                    (_, None) => String::new(),
                },
            })
        };
        (first..=last).map(row).collect::<Vec<_>>()
    });
    let current = use_memo(move || {
        let shown = play.controls().shown;
        (first..=last).contains(&shown).then_some(shown)
    });
    rsx! {
        div { class: "moves-block",
            for row in rows() {
                button {
                    key: "{row.ply}",
                    class: "move",
                    r#type: "button",
                    tabindex: "-1",
                    "data-testid": "move-{row.ply}",
                    "data-side": row.side.map(Side::name),
                    "data-undone": (row.ply > n_moves()).then_some("true"),
                    aria_current: (current() == Some(row.ply)).then_some("step"),
                    onclick: move |_| play.send(Command::Seek(row.ply)),
                    if row.ply > 0 {
                        span { class: "move-number", "{row.ply}" }
                        span { class: "unseen", {row.unseen} }
                    }
                    span { class: "move-text", {row.text} }
                }
            }
        }
    }
}
