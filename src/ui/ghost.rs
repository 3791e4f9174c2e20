//! The piece that follows a finger.

use dioxus::prelude::*;

use super::decimals::decimals;
use super::geometry::Rect;
use super::gesture::Point;
use super::play::{Drag, Play};
use super::square::piece_name;

/// How much larger than on its square it is under a finger, and under a mouse.
const GROWN: [f64; 2] = [1.6, 1.15];
/// How far it stands beyond them, in heights of a square, so that it is seen.
const BEYOND: [f64; 2] = [0.7, 0.0];

impl Drag {
    /// Where the piece is seen, and how large.
    pub fn shown(self) -> (Point, f64) {
        let Some(board) = self.board else { return (self.at, 0.0) };
        let by = if self.is_touch { 0 } else { 1 };
        let beyond = board.height / 9.0 * BEYOND[by] * if self.is_across { 1.0 } else { -1.0 };
        (Point { x: self.at.x, y: self.at.y + beyond }, board.width / 9.0 * GROWN[by])
    }
}

/// The lifted piece, and the light on the square beneath it. Only this is drawn again while a
/// finger moves.
#[component]
pub fn Ghost() -> Element {
    let play: Play = use_context();
    let Some(drag @ Drag { piece, at, board: Some(board), bottom, .. }) = *play.drag.read() else {
        return rsx! {};
    };
    let (middle, size) = drag.shown();
    let seen =
        Rect { left: middle.x - size / 2.0, top: middle.y - size / 2.0, width: size, height: size };
    let over = board.square_at(at, bottom);
    rsx! {
        if let Some(square) = over {
            Over { at: board.square(square, bottom), mark: play.mark_of(square) }
        }
        div {
            class: "ghost",
            "data-turned": (piece.side != bottom).then_some("true"),
            style: laid(seen),
            span { class: "tile", "data-face": piece_name(piece) }
        }
    }
}

/// The light on the square under the finger: another one where the piece may not go.
#[component]
fn Over(at: Rect, mark: &'static str) -> Element {
    rsx! {
        div {
            class: "over",
            "data-over": mark,
            style: laid(at),
        }
    }
}

/// What lays an element over a place of the window.
fn laid(at: Rect) -> String {
    let [left, top, width, height] =
        [at.left, at.top, at.width, at.height].map(|it| decimals(it, 1));
    format!("width:{width}px;height:{height}px;transform:translate({left}px,{top}px)")
}
