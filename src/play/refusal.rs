//! Why a command was refused.

use crate::rules::{IllegalMove, PlayError, Side, Square};

/// Why a command was refused, with what a sentence about it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A rule of the game forbids it.
    Illegal(IllegalMove),
    /// The hand belongs to the side that is not to move.
    NotYourHand {
        /// Whose hand it is.
        side: Side,
    },
    /// The side that wants to give up is not to move.
    NotYourTurn {
        /// Which side that is.
        side: Side,
    },
    /// The game is over.
    GameOver,
    /// An earlier position is shown; the game goes on from the present one.
    LookingBack,
    /// The table has no rule under which this could be declared or agreed now.
    NoDeclaration,
    /// There is no move to take back.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// The game has as many moves as can be saved.
    TooLong,
}

impl Refusal {
    /// Names of the refusals that no [`IllegalMove`] gives.
    pub const OTHER_RULES: [&'static str; 7] = [
        "not-your-turn",
        "game-over",
        "looking-back",
        "no-declaration",
        "nothing-to-undo",
        "nothing-to-redo",
        "game-too-long",
    ];

    /// Stable name of the rule, as in `nifu` or `game-over`.
    pub const fn rule(&self) -> &'static str {
        match self {
            Refusal::Illegal(illegal) => illegal.rule(),
            Refusal::NotYourHand { .. } => "not-your-piece",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::GameOver => "game-over",
            Refusal::LookingBack => "looking-back",
            Refusal::NoDeclaration => "no-declaration",
            Refusal::NothingToUndo => "nothing-to-undo",
            Refusal::NothingToRedo => "nothing-to-redo",
            Refusal::TooLong => "game-too-long",
        }
    }

    /// The square of the piece that is in the way, if one is to blame: the
    /// eye finds the reason there before the words are read.
    pub const fn culprit(&self) -> Option<Square> {
        let Refusal::Illegal(illegal) = self else { return None };
        Some(match *illegal {
            IllegalMove::NotYourPiece { square }
            | IllegalMove::OwnPiece { square }
            | IllegalMove::Occupied { square } => square,
            IllegalMove::Blocked { by } => by,
            IllegalMove::Nifu { pawn, .. } => pawn,
            IllegalMove::Uchifuzume { king } => king,
            IllegalMove::LeavesKingInCheck { checker, .. }
            | IllegalMove::DoesNotAnswerCheck { checker, .. } => checker,
            _ => return None,
        })
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::Over(_) => Refusal::GameOver,
            PlayError::Illegal(illegal) => Refusal::Illegal(illegal),
            PlayError::NoDeclaration => Refusal::NoDeclaration,
        }
    }
}
