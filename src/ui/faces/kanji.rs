//! The traditional face: one kanji on each tile.

use super::kanji_data::*;
use super::tile::{CRIMSON, Cut, INK, Tile, decimals, number};
use crate::rules::{Piece, Role, Side};

/// An outline from the font, in a box of its own size.
pub(super) struct Glyph {
    pub width: u16,
    pub height: u16,
    pub outline: &'static str,
}

/// The part of the tile's width, at the glyph's middle, that a glyph may take.
const WIDTH: f32 = 0.83;
/// The part of the tile's height that it may take.
const HEIGHT: f32 = 0.64;
/// How much a glyph may be drawn out of proportion to fill its place.
const STRETCH: f32 = 1.12;

pub(super) fn draw(piece: Piece) -> String {
    let tile = Tile::new(piece.role, Cut::True);
    // Strokes are thickened so that they survive at 31 px; crowded glyphs less.
    let (glyph, bold) = match piece.role {
        Role::King if piece.side == Side::Gote => (KING, 7),
        Role::King => (JADE, 7),
        Role::Rook => (ROOK, 4),
        Role::Bishop => (BISHOP, 6),
        Role::Gold => (GOLD, 7),
        Role::Silver => (SILVER, 5),
        Role::Knight => (KNIGHT, 6),
        Role::Lance => (LANCE, 6),
        Role::Pawn => (PAWN, 8),
        Role::Dragon => (DRAGON, 5),
        Role::Horse => (HORSE, 6),
        Role::PromotedSilver => (PROMOTED_SILVER, 8),
        Role::PromotedKnight => (PROMOTED_KNIGHT, 8),
        Role::PromotedLance => (PROMOTED_LANCE, 8),
        Role::Tokin => (TOKIN, 8),
    };
    let (width, height) = (f32::from(glyph.width), f32::from(glyph.height));
    // A little below the middle, where the tile is wider.
    let middle = 50.0 + tile.height * 0.055;
    // The one kana is all open space: at full width it would run into the rim.
    let room = if piece.role == Role::Tokin { WIDTH * 0.86 } else { WIDTH };
    let wide = tile.half_width(middle) * 2.0 * room / width;
    let high = tile.height * HEIGHT / height;
    let (wide, high) = (wide.min(high * STRETCH), high.min(wide * STRETCH));
    let ink = if piece.role.is_promoted() { CRIMSON } else { INK };
    format!(
        "{}<path fill='{ink}' stroke='{ink}' stroke-width='{bold}' stroke-linejoin='round' transform='matrix({} 0 0 {} {} {})' d='{}'/>",
        tile.draw(),
        decimals(wide, 3),
        decimals(high, 3),
        number(50.0 - width * wide / 2.0),
        number(middle - height * high / 2.0),
        glyph.outline,
    )
}
