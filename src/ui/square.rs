//! A square of the board.

use dioxus::prelude::*;

use super::gesture::Spot;
use super::lang::Lang;
use super::play::Play;
use super::views::Cell;
use crate::play::{Grip, Mark};
use crate::rules::{Piece, Square};

/// One element with attributes, nothing inside: the style sheet draws the piece. The last move, and
/// where a piece may go, are drawn elsewhere, for all squares at once: nothing of the looks hangs on
/// `data-last` and `data-mark`, so that a browser works out no style for them.
#[component]
pub fn SquareButton(square: Square, cell: Signal<Cell>) -> Element {
    #[cfg(test)]
    super::tests::count_square();
    let play: Play = use_context();
    let lang: Lang = use_context();
    let Cell { view, is_tab_stop } = cell();
    let spot = Spot::Grip(Grip::Board(square));
    let looks = if view.mark == Mark::Target { "" } else { mark_name(view.mark) };
    rsx! {
        button {
            class: "square {looks}",
            r#type: "button",
            "data-testid": "square-{square}",
            "data-piece": view.piece.map_or("", piece_name),
            "data-mark": mark_name(view.mark),
            "data-last": view.last.then_some("true"),
            "data-check": view.check.then_some("true"),
            "data-culprit": view.culprit.then_some("true"),
            tabindex: if is_tab_stop { "0" } else { "-1" },
            aria_label: lang.square_label(square, view),
            onpointerdown: move |event| play.press(spot, &event),
            onclick: move |event| {
                event.stop_propagation();
                play.click(spot);
            },
            onkeydown: move |event| {
                if play.key(square, &event) {
                    event.prevent_default();
                }
            },
        }
    }
}

/// The value of `data-piece`, such as `gote-promoted-silver`.
pub fn piece_name(piece: Piece) -> &'static str {
    use crate::rules::Role::*;
    use crate::rules::Side::*;
    match (piece.side, piece.role) {
        (Sente, King) => "sente-king",
        (Sente, Rook) => "sente-rook",
        (Sente, Bishop) => "sente-bishop",
        (Sente, Gold) => "sente-gold",
        (Sente, Silver) => "sente-silver",
        (Sente, Knight) => "sente-knight",
        (Sente, Lance) => "sente-lance",
        (Sente, Pawn) => "sente-pawn",
        (Sente, Dragon) => "sente-dragon",
        (Sente, Horse) => "sente-horse",
        (Sente, PromotedSilver) => "sente-promoted-silver",
        (Sente, PromotedKnight) => "sente-promoted-knight",
        (Sente, PromotedLance) => "sente-promoted-lance",
        (Sente, Tokin) => "sente-tokin",
        (Gote, King) => "gote-king",
        (Gote, Rook) => "gote-rook",
        (Gote, Bishop) => "gote-bishop",
        (Gote, Gold) => "gote-gold",
        (Gote, Silver) => "gote-silver",
        (Gote, Knight) => "gote-knight",
        (Gote, Lance) => "gote-lance",
        (Gote, Pawn) => "gote-pawn",
        (Gote, Dragon) => "gote-dragon",
        (Gote, Horse) => "gote-horse",
        (Gote, PromotedSilver) => "gote-promoted-silver",
        (Gote, PromotedKnight) => "gote-promoted-knight",
        (Gote, PromotedLance) => "gote-promoted-lance",
        (Gote, Tokin) => "gote-tokin",
    }
}

fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Held => "held",
        Mark::Target => "target",
        Mark::Capture => "capture",
    }
}
