//! The face of greatest contrast: large pictograms, black on white, and what is promoted white
//! on black. No colour, so that nothing is lost to those who see none.

use super::super::decimals::decimals;
use super::pictograms::*;
use super::tile::{Cut, Tile, number};
use crate::rules::Role;

pub(super) const BLACK: &str = "#000";
pub(super) const WHITE: &str = "#fff";

/// Width of the tile's edge.
const EDGE: f32 = 3.4;
/// How far the white line of a black tile lies from its edge, and its width.
const INSET: f32 = 3.4;
const LINE: f32 = 2.6;

pub(super) fn draw(role: Role) -> String {
    let tile = Tile::new(role, Cut::Roomy);
    let ink = if role.is_promoted() { WHITE } else { BLACK };
    let (shape, scale, y) = picture(role);
    let size = tile.height / Tile::new(Role::King, Cut::Roomy).height;
    draw_tile(tile, role)
        + &format!(
            "<path fill='{ink}' fill-rule='evenodd' transform='translate(50 {})scale({})' d='{shape}'/>",
            number(50.0 + y * size),
            decimals((scale * size).into(), 2),
        )
}

/// The tile without its picture.
pub(super) fn draw_tile(tile: Tile, role: Role) -> String {
    let ground = if role.is_promoted() { BLACK } else { WHITE };
    let mut drawing = format!(
        "<path fill='{ground}' stroke='{BLACK}' stroke-width='{}' stroke-linejoin='round' d='{}'/>",
        number(EDGE),
        tile.outline(EDGE / 2.0 - 1.2),
    );
    if role.is_promoted() {
        // Without it, a black tile would lose its shape on a dark board.
        drawing += &format!(
            "<path fill='none' stroke='{WHITE}' stroke-width='{}' d='{}'/>",
            number(LINE),
            tile.outline(INSET)
        );
    }
    drawing
}

/// A picture, how large it is drawn, and how far below the middle of the tile.
const fn picture(role: Role) -> (&'static str, f32, f32) {
    match role {
        Role::King => (CROWN, 1.7, 9.5),
        Role::Rook => (TOWER, 1.65, 9.0),
        Role::Bishop => (MITRE, 1.7, 10.0),
        Role::Gold => (COIN, 1.7, 9.0),
        Role::Silver | Role::PromotedSilver => (MOON, 1.8, 9.0),
        Role::Knight | Role::PromotedKnight => (HORSE, 1.65, 9.0),
        Role::Lance | Role::PromotedLance => (SPEAR, 1.75, 7.0),
        Role::Pawn | Role::Tokin => (SHIELD, 1.7, 9.0),
        Role::Dragon => (DRAGON, 1.45, 11.0),
        Role::Horse => (FLAME_HORSE, 1.55, 9.0),
    }
}
