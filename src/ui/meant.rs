//! The move as it is meant, while a question about it is open.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::Play;
use super::square::piece_name;
use crate::play::ConfirmView;
use crate::rules::{Origin, Piece, Square};

/// The piece on the square it is to go to; the square it comes from keeps a trace of it. Nothing
/// has moved yet, so the squares themselves say what they said before.
#[component]
pub fn Meant() -> Element {
    let play: Play = use_context();
    let (piece, to, from): (Piece, Square, Option<Square>) = match (play.prompt(), play.confirm()) {
        (Some(view), _) => (view.piece, view.square, Some(view.from)),
        (None, Some(ConfirmView { mv, piece })) => match mv.origin() {
            Origin::Board(from) => (piece, mv.to(), Some(from)),
            Origin::Hand(_) => (piece, mv.to(), None),
        },
        (None, None) => return rsx! {},
    };
    let bottom = play.bottom();
    let (across, down) = place(to, bottom);
    let (left, up) = from.map_or((across, down), |from| place(from, bottom));
    let (dx, dy) = (i16::from(left) - i16::from(across), i16::from(up) - i16::from(down));
    // A piece that a finger has brought is there already; so is one that does not glide.
    let glides = play.has_motion() && !play.was_carried();
    rsx! {
        div {
            class: "meant",
            "data-testid": "meant",
            "data-glides": (glides && from.is_some()).then_some("true"),
            "data-turned": (piece.side != bottom).then_some("true"),
            style: "--across:{across};--down:{down};--dx:{dx};--dy:{dy}",
            span { class: "tile", "data-face": piece_name(piece) }
        }
    }
}
