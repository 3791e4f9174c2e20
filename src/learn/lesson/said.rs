//! What a lesson says of a touch.

use crate::play::Refusal;
use crate::rules::{Origin, Role, Square};

/// What a lesson says of the last touch. It never says that something was wrong: it says why it is
/// not what is wanted here, and what to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// A rule of the game forbids it.
    Refused(Refusal),
    /// There is nothing to pick up; the piece that is wanted.
    Nothing(Role),
    /// Another piece than the one that is wanted.
    OtherPiece {
        /// The piece that was touched or moved.
        touched: Role,
        /// The one that is wanted.
        wanted: Role,
    },
    /// A piece of the right kind, but another one is wanted.
    SameKind {
        /// The kind.
        piece: Role,
        /// Where the one that is wanted is.
        from: Origin,
    },
    /// Of several pieces to be told apart, another one.
    NotThis(Role),
    /// The right piece, to a square that the rules allow; another one is wanted.
    OtherSquare {
        /// The piece.
        piece: Role,
        /// The square that is wanted.
        to: Square,
    },
    /// The right move, but the piece is to promote here, or is not to.
    Promotion {
        /// Whether it is to promote.
        wanted: bool,
        /// The piece.
        piece: Role,
    },
    /// No mate yet.
    NoMate(Miss),
    /// One of several is found.
    Found {
        /// How many are found.
        n: usize,
        /// Of how many.
        of: usize,
    },
    /// That one was found already.
    Again,
    /// Another answer.
    OtherAnswer,
    /// The phone has won the small game.
    Lost,
    /// Nobody has.
    Drawn,
}

impl Said {
    /// Another piece than the one that is wanted, which is there.
    pub(super) fn other(touched: Role, wanted: Role, from: Origin) -> Said {
        if touched == wanted {
            Said::SameKind { piece: wanted, from }
        } else {
            Said::OtherPiece { touched, wanted }
        }
    }

    /// Whether it is good news.
    pub fn is_good(self) -> bool {
        matches!(self, Said::Found { .. })
    }
}

/// Why a move does not mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// The king is not in check.
    NoCheck,
    /// The king takes the piece.
    KingTakes(Square),
    /// Another piece takes it.
    Taken {
        /// The piece.
        by: Role,
        /// Where it stands.
        from: Square,
    },
    /// The king goes away.
    Escapes(Square),
    /// Something comes between.
    Blocked(Square),
}
