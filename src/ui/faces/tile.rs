//! The tile every piece is made of: five sides, point forward.
//!
//! The king is the largest. Each rank below is 4 % narrower; heights shrink a little less,
//! as on real pieces, where a pawn is slim rather than short.

use super::super::decimals::decimals;
use crate::rules::Role;

/// Ink of plain pieces.
pub(super) const INK: &str = "#231c14";
/// Ink of promoted pieces.
pub(super) const CRIMSON: &str = "#b3261e";
/// The wood's face.
pub(super) const IVORY: &str = "#f6e7c6";
/// The line around it.
pub(super) const EDGE: &str = "#573a18";

/// Half the king's base, in units of the box of 100.
const HALF_BASE: f32 = 44.5;
/// Height of the king's tile.
const HEIGHT: f32 = 95.0;
/// How far the roof falls, for each unit of width (about 21°).
const ROOF: f32 = 0.38;

/// Width of the rim that promoted pieces wear.
const RIM: f32 = 3.2;

/// How a face cuts its tiles.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Cut {
    /// As real pieces are cut.
    True,
    /// Half the difference in size and steeper flanks, for faces that need the room.
    Roomy,
}

/// A tile standing in the middle of the box of 100 by 100.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    /// Half the width at the base.
    pub half_base: f32,
    /// From base to point.
    pub height: f32,
    /// How far a flank leans in, for each unit of height.
    lean: f32,
    promoted: bool,
}

impl Tile {
    pub fn new(role: Role, cut: Cut) -> Tile {
        let rank = match role.demoted() {
            Role::King => 0.0,
            Role::Rook | Role::Bishop => 1.0,
            Role::Gold | Role::Silver => 2.0,
            Role::Knight => 3.0,
            Role::Lance => 4.0,
            _ => 5.0,
        };
        let (step, lean) = match cut {
            Cut::True => (0.04, 0.14),
            Cut::Roomy => (0.02, 0.1),
        };
        Tile {
            half_base: HALF_BASE * (1.0 - step * rank),
            height: HEIGHT * (1.0 - step * 0.7 * rank),
            lean,
            promoted: role.is_promoted(),
        }
    }

    /// The base's height in the box.
    pub fn bottom(self) -> f32 {
        50.0 + self.height / 2.0
    }

    /// Half the width between the flanks at a height in the box.
    pub fn half_width(self, y: f32) -> f32 {
        self.half_base - (self.bottom() - y) * self.lean
    }

    /// The tile without its glyph: edge, face and, on promoted pieces, the second mark.
    pub fn draw(self) -> String {
        let outline = self.outline(0.0);
        // A rim of shade all round, wider and fainter outside: it lifts the tile off the
        // board and stays right when the piece is turned.
        let mut drawing = format!(
            "<path fill='{IVORY}' stroke='#3b2812' stroke-opacity='.24' stroke-width='5.4' stroke-linejoin='round' d='{outline}'/>\
             <path fill='{IVORY}' stroke='{EDGE}' stroke-width='1.2' d='{outline}'/>"
        );
        if self.promoted {
            drawing += &format!(
                "<path fill='none' stroke='{CRIMSON}' stroke-width='{}' d='{}'/>",
                number(RIM),
                self.outline(RIM / 2.0 + 0.4)
            );
        }
        drawing
    }

    /// The five sides, moved inwards by a distance.
    pub fn outline(self, inset: f32) -> String {
        let (flank, roof) = (self.lean.hypot(1.0), ROOF.hypot(1.0));
        let base = self.bottom() - inset;
        let half = self.half_width(base) - inset * flank;
        let tip = 50.0 - self.height / 2.0 + inset * roof;
        // Where roof and flank meet: half - (base - y) * lean = (y - tip) / ROOF.
        let shoulder = (half - base * self.lean + tip / ROOF) / (1.0 / ROOF - self.lean);
        let top = (shoulder - tip) / ROOF;
        format!(
            "M50 {}L{} {}L{} {}H{}L{} {}z",
            number(tip),
            number(50.0 + top),
            number(shoulder),
            number(50.0 + half),
            number(base),
            number(50.0 - half),
            number(50.0 - top),
            number(shoulder),
        )
    }
}

/// A coordinate with at most one decimal.
pub(super) fn number(value: f32) -> String {
    decimals(value.into(), 1)
}
