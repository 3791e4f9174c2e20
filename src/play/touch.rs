//! What the fingers are in the middle of.

use crate::rules::{Move, Origin, Square};

/// The state between two taps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Touch {
    /// Nothing is held.
    #[default]
    Idle,
    /// The side to move holds a piece.
    Holding(Origin),
    /// The question of promotion is open; the move is not made yet.
    Promoting {
        /// Where the piece stands.
        from: Square,
        /// Where it is to go.
        to: Square,
    },
    /// The move is shown as it is meant; it is not made before it is confirmed.
    Confirming(Move),
}

impl Touch {
    /// Where the held piece comes from.
    pub const fn held(self) -> Option<Origin> {
        match self {
            Touch::Idle => None,
            Touch::Holding(origin) => Some(origin),
            Touch::Promoting { from, .. } => Some(Origin::Board(from)),
            Touch::Confirming(m) => Some(m.origin()),
        }
    }

    /// Whether a question is open: of promotion, or whether the move is meant.
    pub const fn is_asking(self) -> bool {
        matches!(self, Touch::Promoting { .. } | Touch::Confirming(_))
    }
}
