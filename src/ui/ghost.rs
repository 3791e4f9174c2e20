//! The piece that follows a finger.

use dioxus::prelude::*;

use super::geometry::Rect;
use super::play::{Drag, Play};
use super::square::piece_name;

/// The lifted piece, and the light on the square beneath it. Only this is drawn again while a
/// finger moves.
#[component]
pub fn Ghost() -> Element {
    let play: Play = use_context();
    let drag = play.drag;
    let Some(Drag { piece, at, board: Some(board), bottom }) = *drag.read() else {
        return rsx! {};
    };
    let Rect { width, height, .. } = board;
    let (width, height) = (width / 9.0, height / 9.0);
    let (left, top) = (at.x - width / 2.0, at.y - height / 2.0);
    let over = board.square_at(at, bottom).map(|square| board.square(square, bottom));
    rsx! {
        if let Some(over) = over {
            div {
                class: "over",
                style: "width:{over.width}px;height:{over.height}px;transform:translate({over.left}px,{over.top}px)",
            }
        }
        div {
            class: "ghost",
            "data-away": (piece.side != bottom).then_some("true"),
            style: "width:{width}px;height:{height}px;transform:translate({left}px,{top}px)",
            span { class: "tile", "data-face": piece_name(piece) }
        }
    }
}
