//! The move as it is meant, while a question about it is open.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::Play;
use super::prompt::use_last;
use super::square::piece_name;
use crate::play::{ConfirmView, PromptView};
use crate::rules::Origin;

/// The piece on the square it is to go to; the square it comes from keeps a trace of it. Nothing
/// has moved yet, so the squares themselves say what they said before. Like the question, it lies
/// there unseen when there is none.
#[component]
pub fn Meant() -> Element {
    let play: Play = use_context();
    let open = play.prompt().or_else(|| play.confirm().map(meant));
    let Some(PromptView { square, from, piece, .. }) = use_last(open) else { return rsx! {} };
    // Unseen, it is not drawn again when the board turns.
    let bottom = if open.is_some() { play.bottom() } else { play.bottom_now() };
    let (across, down) = place(square, bottom);
    let (left, up) = place(from, bottom);
    let (dx, dy) = (i16::from(left) - i16::from(across), i16::from(up) - i16::from(down));
    // A piece that a finger has brought is there already; so is one that does not glide.
    let glides = open.is_some() && from != square && play.has_motion() && !play.was_carried();
    rsx! {
        div {
            class: "meant",
            "data-open": open.map(|_| "true"),
            "data-testid": open.map(|_| "meant"),
            "data-glides": glides.then_some("true"),
            "data-turned": (piece.side != bottom).then_some("true"),
            "data-face": piece_name(piece),
            style: "--across:{across};--down:{down};--dx:{dx};--dy:{dy}",
        }
    }
}

/// The move in the form of a question: which piece goes where, and where it comes from. One from
/// the hand is there at once.
fn meant(view: ConfirmView) -> PromptView {
    let square = view.mv.to();
    let from = match view.mv.origin() {
        Origin::Board(from) => from,
        Origin::Hand(_) => square,
    };
    PromptView { square, from, piece: view.piece, promoted: view.piece }
}
