//! The short traditional face: one kanji on each tile.

use super::glyph::{Kanji, Place};
use super::kanji_signs::*;
use super::tile::{CRIMSON, Cut, INK, Tile};
use crate::rules::{Piece, Role, Side};

/// The part of the tile's width, at the glyph's middle, that a glyph may take.
const WIDTH: f32 = 0.83;
/// The part of the tile's height that it may take.
const HEIGHT: f32 = 0.64;
/// How much a glyph may be drawn out of proportion to fill its place.
const STRETCH: f32 = 1.12;

pub(super) fn draw(piece: Piece) -> String {
    let tile = Tile::new(piece.role, Cut::True);
    // Strokes are thickened so that they survive at 31 px; crowded glyphs less.
    let (glyph, bold): (Kanji, f32) = match piece.role {
        Role::King if piece.side == Side::Gote => (KING, 4.4),
        Role::King => (JADE, 4.4),
        Role::Rook => (ROOK, 2.5),
        Role::Bishop => (BISHOP, 3.8),
        Role::Gold => (GOLD, 4.4),
        Role::Silver => (SILVER, 3.1),
        Role::Knight => (KNIGHT, 3.8),
        Role::Lance => (LANCE, 3.8),
        Role::Pawn => (PAWN, 5.0),
        Role::Dragon => (DRAGON, 3.1),
        Role::Horse => (HORSE, 3.8),
        Role::PromotedSilver => (PROMOTED_SILVER, 5.0),
        Role::PromotedKnight => (PROMOTED_KNIGHT, 5.0),
        Role::PromotedLance => (PROMOTED_LANCE, 5.0),
        Role::Tokin => (TOKIN, 5.0),
    };
    // A little below the middle, where the tile is wider.
    let middle = 50.0 + tile.height * 0.055;
    // The one kana is all open space: at full width it would run into the rim.
    let width = if piece.role == Role::Tokin { WIDTH * 0.86 } else { WIDTH };
    let place = Place {
        middle,
        room: (tile.half_width(middle) * 2.0 * width, tile.height * HEIGHT),
        stretch: STRETCH,
        bold,
        ink: if piece.role.is_promoted() { CRIMSON } else { INK },
    };
    tile.draw() + &glyph.draw(&place)
}
