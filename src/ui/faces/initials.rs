//! The face of letters: the first letter of the piece's Swahili name. Where two names begin
//! alike, the first letter by which they part follows: Mfalme is Mf, Mkuki is Mk, Fedha is Fe,
//! Farasi is Fa, Askofu is Ao. The pawn (Askari), of which there are nine, keeps its letter
//! to itself. What is promoted keeps its letters under a cross, but for those that have a name
//! of their own: J is the Joka, FJ the Farasi-joka, T the Tokin.
//!
//! The letters are our own, drawn with a round pen, so that no font is needed.

use super::tile::{CRIMSON, Cut, INK, Tile, decimals, number};
use crate::rules::Role;

/// A letter as the way of the pen: from 0 to `width` across, the line at 0, capitals up to -20.
struct Letter {
    width: f32,
    way: &'static str,
}

const A: Letter = Letter { width: 14.0, way: "M0 0 7-20 14 0M2.6-6.5H11.4" };
const D: Letter = Letter { width: 13.0, way: "M0 0V-20H4C10-20 13-16 13-10 13-4 10 0 4 0z" };
const F: Letter = Letter { width: 11.0, way: "M0 0V-20H11M0-10H9" };
const J: Letter = Letter { width: 11.0, way: "M3-20H11V-6.5C11-2 9 0 5.5 0 2 0 0-2 0-6" };
const M: Letter = Letter { width: 16.0, way: "M0 0V-20L8-6 16-20V0" };
const N: Letter = Letter { width: 13.0, way: "M0 0V-20L13 0V-20" };
const T: Letter = Letter { width: 15.0, way: "M0-20H15M7.5-20V0" };
const SMALL_A: Letter = Letter { width: 10.0, way: "M10-7A5 7 0 1 1 0-7 5 7 0 1 1 10-7M10-14V0" };
const SMALL_E: Letter = Letter {
    width: 10.0,
    way: "M0-7.5H10C10-12 8-14 5-14 2-14 0-11 0-7 0-3 2 0 5 0 7 0 8.5-.8 9.6-2.4",
};
const SMALL_F: Letter = Letter { width: 8.0, way: "M8-20C5-20.8 3-19 3-15.5V0M0-13H7.5" };
const SMALL_K: Letter = Letter { width: 9.5, way: "M0 0V-20M9-13.5 0-5.5M3.6-8.5 9.5 0" };
const SMALL_O: Letter = Letter { width: 10.0, way: "M0-7A5 7 0 1 1 10-7 5 7 0 1 1 0-7" };

/// Width of the pen, in units of a letter.
const PEN: f32 = 4.6;
/// From the middle of one letter's last stroke to that of the next one's first.
const GAP: f32 = 7.0;
/// The height of a capital, as a part of the tile's height, where the width allows it.
const HEIGHT: f32 = 0.5;
/// The part of the tile's width, at the head of the letters, that they may take.
const WIDTH: f32 = 0.84;

pub(super) fn draw(role: Role) -> String {
    let tile = Tile::new(role, Cut::Roomy);
    let promoted = role.is_promoted();
    let ink = if promoted { CRIMSON } else { INK };
    let letters = letters(role);
    let across = |letters: &[Letter]| letters.iter().map(|letter| letter.width + GAP).sum::<f32>();
    let width = across(letters) - GAP + PEN;
    // The cross of what is promoted stands under the point; the letters make room for it.
    let (height, foot) = if promoted { (0.42, 0.15) } else { (HEIGHT, 0.2) };
    let base = tile.bottom() - tile.height * foot;
    let room = tile.half_width(base - tile.height * height) * 2.0 * WIDTH;
    let scale = (tile.height * height / (20.0 + PEN)).min(room / width);
    // What is narrow stands as high as the rest would: in the middle of its room.
    let base = base - (tile.height * height - (20.0 + PEN) * scale) / 2.0 - PEN * scale / 2.0;
    let mut drawing = tile.draw();
    drawing += &format!(
        "<g fill='none' stroke='{ink}' stroke-width='{PEN}' stroke-linecap='round' stroke-linejoin='round'>"
    );
    let mut x = 50.0 - (width - PEN) * scale / 2.0;
    for letter in letters {
        drawing += &format!(
            "<path transform='matrix({0} 0 0 {0} {1} {2})' d='{3}'/>",
            decimals(scale, 2),
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
        Role::King => &[M, SMALL_F],
        Role::Rook => &[N],
        Role::Bishop => &[A, SMALL_O],
        Role::Gold => &[D],
        Role::Silver | Role::PromotedSilver => &[F, SMALL_E],
        Role::Knight | Role::PromotedKnight => &[F, SMALL_A],
        Role::Lance | Role::PromotedLance => &[M, SMALL_K],
        Role::Pawn => &[A],
        Role::Dragon => &[J],
        Role::Horse => &[F, J],
        Role::Tokin => &[T],
    }
}
