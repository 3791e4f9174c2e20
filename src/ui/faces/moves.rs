//! The moves of each role as a picture needs them. Not the rules: a test holds this table to
//! what [`crate::rules`] lets a lone piece do.

use crate::rules::Role;

/// A direction as (files to the right, ranks forward), seen by the piece's owner.
pub(super) type Way = (i8, i8);

/// What a piece can do from its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moves {
    /// Ways it goes one step.
    pub steps: &'static [Way],
    /// Ways it goes as far as it likes.
    pub slides: &'static [Way],
    /// Squares it jumps to.
    pub jumps: &'static [Way],
}

const STRAIGHT: &[Way] = &[(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: &[Way] = &[(-1, 1), (1, 1), (1, -1), (-1, -1)];
const NONE: Moves = Moves { steps: &[], slides: &[], jumps: &[] };
const GOLD: Moves = Moves { steps: &[(-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0)], ..NONE };

pub(super) const fn moves(role: Role) -> Moves {
    match role {
        Role::Pawn => Moves { steps: &[(0, 1)], ..NONE },
        Role::Lance => Moves { slides: &[(0, 1)], ..NONE },
        Role::Knight => Moves { jumps: &[(-1, 2), (1, 2)], ..NONE },
        Role::Silver => Moves { steps: &[(-1, 1), (0, 1), (1, 1), (1, -1), (-1, -1)], ..NONE },
        Role::Bishop => Moves { slides: DIAGONAL, ..NONE },
        Role::Rook => Moves { slides: STRAIGHT, ..NONE },
        Role::Horse => Moves { steps: STRAIGHT, slides: DIAGONAL, jumps: &[] },
        Role::Dragon => Moves { steps: DIAGONAL, slides: STRAIGHT, jumps: &[] },
        Role::King => Moves {
            steps: &[(-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)],
            ..NONE
        },
        Role::Gold
        | Role::Tokin
        | Role::PromotedLance
        | Role::PromotedKnight
        | Role::PromotedSilver => GOLD,
    }
}
