//! What the fingers are in the middle of.

use crate::rules::{Origin, Square};

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
}

impl Touch {
    /// Where the held piece comes from.
    pub const fn held(self) -> Option<Origin> {
        match self {
            Touch::Idle => None,
            Touch::Holding(origin) => Some(origin),
            Touch::Promoting { from, .. } => Some(Origin::Board(from)),
        }
    }

    /// Whether the question of promotion is open.
    pub const fn is_promoting(self) -> bool {
        matches!(self, Touch::Promoting { .. })
    }
}
