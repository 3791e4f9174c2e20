//! The face of letters: the first letter of the piece's Swahili name. Where two names begin
//! alike, the first letter by which they part follows: Mfalme is MF, Mkuki is MK, Fedha is FE,
//! Farasi is FA, Askofu is AO. The pawn (Askari), of which there are nine, keeps its letter
//! to itself. What is promoted keeps its letters under a cross, but for those that have a name
//! of their own: J is the Joka, FJ the Farasi-joka, T the Tokin.
//!
//! The letters are our own, drawn with a round pen, so that no font is needed. They are all
//! capitals: at 29 px a small a and a small e are hardly told apart.

use super::super::decimals::decimals;
use super::tile::{CRIMSON, Cut, INK, Tile, number};
use crate::rules::Role;

/// A letter as the way of the pen: from 0 to `width` across, the line at 0, capitals up to -20.
struct Letter {
    width: f32,
    way: &'static str,
}

const A: Letter = Letter { width: 14.0, way: "M0 0 7-20 14 0M2.6-6.5H11.4" };
const D: Letter = Letter { width: 13.0, way: "M0 0V-20H4C10-20 13-16 13-10 13-4 10 0 4 0z" };
const E: Letter = Letter { width: 11.0, way: "M11 0H0V-20H11M0-10.3H9" };
const F: Letter = Letter { width: 11.0, way: "M0 0V-20H11M0-9.5H9" };
const J: Letter = Letter { width: 11.0, way: "M3-20H11V-6.5C11-2 9 0 5.5 0 2 0 0-2 0-6" };
const K: Letter = Letter { width: 12.0, way: "M0 0V-20M11.5-20 0-7.5M4-11.5 12 0" };
const M: Letter = Letter { width: 16.0, way: "M0 0V-20L8-6 16-20V0" };
const N: Letter = Letter { width: 13.0, way: "M0 0V-20L13 0V-20" };
const O: Letter = Letter { width: 14.0, way: "M0-10A7 10 0 1 1 14-10 7 10 0 1 1 0-10" };
const T: Letter = Letter { width: 15.0, way: "M0-20H15M7.5-20V0" };

/// Width of the pen, in units of a letter.
const PEN: f32 = 5.0;
/// From the middle of one letter's last stroke to that of the next one's first.
const GAP: f32 = 7.2;
/// The height of a capital, as a part of the tile's height, where the width allows it.
const HEIGHT: f32 = 0.56;
/// The part of the tile's width, at the head of the letters, that they may take.
const WIDTH: f32 = 0.88;
/// How much higher than wide letters may be drawn to fill their room.
const STRETCH: f32 = 1.22;

pub(super) fn draw(role: Role) -> String {
    let tile = Tile::new(role, Cut::Roomy);
    let promoted = role.is_promoted();
    let ink = if promoted { CRIMSON } else { INK };
    let letters = letters(role);
    let across = |letters: &[Letter]| letters.iter().map(|letter| letter.width + GAP).sum::<f32>();
    let width = across(letters) - GAP + PEN;
    // The cross of what is promoted stands under the point; the letters make room for it.
    let (height, foot) = if promoted { (0.46, 0.13) } else { (HEIGHT, 0.17) };
    let base = tile.bottom() - tile.height * foot;
    let room = tile.half_width(base - tile.height * height) * 2.0 * WIDTH;
    let full = tile.height * height / (20.0 + PEN);
    let scale = full.min(room / width);
    // Two letters are drawn narrow, and stand in the middle of the room that one would fill.
    let high = full.min(scale * STRETCH);
    let base = base - (full - high) * (20.0 + PEN) / 2.0 - PEN * high / 2.0;
    let mut drawing = tile.draw();
    drawing += &format!(
        "<g fill='none' stroke='{ink}' stroke-width='{}' stroke-linecap='round' stroke-linejoin='round'>",
        number(PEN),
    );
    let mut x = 50.0 - (width - PEN) * scale / 2.0;
    for letter in letters {
        drawing += &format!(
            "<path transform='matrix({} 0 0 {} {} {})' d='{}'/>",
            decimals(scale.into(), 2),
            decimals(high.into(), 2),
            number(x),
            number(base),
            letter.way,
        );
        x += (letter.width + GAP) * scale;
    }
    if promoted {
        let (y, arm) = (50.0 - tile.height * 0.275, 7.0);
        let [top, side, arms] = [y - arm, 50.0 - arm, arm * 2.0].map(number);
        drawing +=
            &format!("<path stroke-width='5.4' d='M50 {top}v{arms}M{side} {}h{arms}'/>", number(y));
    }
    drawing + "</g>"
}

const fn letters(role: Role) -> &'static [Letter] {
    match role {
        Role::King => &[M, F],
        Role::Rook => &[N],
        Role::Bishop => &[A, O],
        Role::Gold => &[D],
        Role::Silver | Role::PromotedSilver => &[F, E],
        Role::Knight | Role::PromotedKnight => &[F, A],
        Role::Lance | Role::PromotedLance => &[M, K],
        Role::Pawn => &[A],
        Role::Dragon => &[J],
        Role::Horse => &[F, J],
        Role::Tokin => &[T],
    }
}
