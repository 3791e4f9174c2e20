//! The full traditional face: two kanji on each tile, as real pieces are written.

use super::glyph::{Kanji, Place};
use super::kanji_signs::*;
use super::tile::{CRIMSON, Cut, INK, Tile};
use crate::rules::{Piece, Role, Side};

/// The part of the tile's height that the telling kanji takes, and the other one.
const TELLING: f32 = 0.43;
const OTHER: f32 = 0.345;
/// Between the two, and from the base to the lower one.
const GAP: f32 = 0.012;
const FOOT: f32 = 0.06;
/// The part of the tile's width, at the upper edge of the glyph, that it may take.
const WIDTH: f32 = 0.86;
/// A kanji of half the height is drawn wide, as the writers of pieces do.
const STRETCH: f32 = 1.45;

pub(super) fn draw(piece: Piece) -> String {
    let tile = Tile::new(piece.role, Cut::True);
    let (first, second) = words(piece);
    // At a glance a piece is known by the kanji that no other has.
    let promoted = piece.role.is_promoted();
    let first_tells = !matches!(
        piece.role,
        Role::PromotedSilver | Role::PromotedKnight | Role::PromotedLance | Role::Horse
    );
    let (high, low) = if first_tells { (TELLING, OTHER) } else { (OTHER, TELLING) };
    let ink = if promoted { CRIMSON } else { INK };
    let put = |(glyph, bold): (Kanji, f32), bottom: f32, part: f32| {
        let height = tile.height * part;
        let room = (tile.half_width(bottom - height) * 2.0 * WIDTH, height);
        let place = Place { middle: bottom - height / 2.0, room, stretch: STRETCH, bold, ink };
        glyph.draw(&place)
    };
    let bottom = tile.bottom() - tile.height * FOOT;
    let upper = put(first, bottom - tile.height * (low + GAP), high);
    tile.draw() + &upper + &put(second, bottom, low)
}

/// The two kanji, each with the thickening that its strokes bear.
fn words(piece: Piece) -> ((Kanji, f32), (Kanji, f32)) {
    let general = (GENERAL, 4.0);
    let grown = (PROMOTED, 4.5);
    match piece.role {
        Role::King if piece.side == Side::Gote => ((KING, 6.0), general),
        Role::King => ((JADE, 6.0), general),
        Role::Rook => ((ROOK, 2.8), (CHARIOT, 4.5)),
        Role::Bishop => ((BISHOP, 4.5), (MOVER, 6.0)),
        Role::Gold => ((GOLD, 5.5), general),
        Role::Silver => ((SILVER, 3.4), general),
        Role::Knight => ((KNIGHT, 4.5), (HORSE, 4.0)),
        Role::Lance => ((LANCE, 4.5), (CHARIOT, 4.5)),
        Role::Pawn => ((PAWN, 6.0), (SOLDIER, 5.0)),
        Role::Dragon => ((OLD_DRAGON, 2.2), (KING, 6.0)),
        Role::Horse => ((OLD_DRAGON, 2.0), (HORSE, 4.5)),
        Role::PromotedSilver => (grown, (SILVER, 3.4)),
        Role::PromotedKnight => (grown, (KNIGHT, 4.5)),
        Role::PromotedLance => (grown, (LANCE, 4.5)),
        Role::Tokin => ((TOKIN, 7.0), (GOLD, 5.0)),
    }
}
