//! The names of things, as message ids.
//!
//! Full matches over whole literals: the compiler finds what has no name, a search finds where a
//! message is used, and the tests read the ids from here.

use super::Id;
use crate::play::{AddressError, Refusal};
use crate::rules::{Ending, IllegalMove, Outcome, Role, SetupError, SfenError, Side};

/// The name of a piece, to stand inside a sentence.
pub fn piece(role: Role) -> Id {
    match role {
        Role::Pawn => "piece-pawn",
        Role::Lance => "piece-lance",
        Role::Knight => "piece-knight",
        Role::Silver => "piece-silver",
        Role::Gold => "piece-gold",
        Role::Bishop => "piece-bishop",
        Role::Rook => "piece-rook",
        Role::King => "piece-king",
        Role::Tokin => "piece-tokin",
        Role::PromotedLance => "piece-promoted-lance",
        Role::PromotedKnight => "piece-promoted-knight",
        Role::PromotedSilver => "piece-promoted-silver",
        Role::Horse => "piece-horse",
        Role::Dragon => "piece-dragon",
    }
}

/// The name of a side.
pub fn side(side: Side) -> Id {
    match side {
        Side::Sente => "side-sente",
        Side::Gote => "side-gote",
    }
}

/// What is asked for in a mate problem of so many plies.
pub fn goal(plies: u32) -> Id {
    match plies {
        1 => "problem-goal-1",
        3 => "problem-goal-3",
        _ => "problem-goal-5",
    }
}

/// The sentence that says how a game ended; it takes `$winner` and `$loser` where there are any.
pub fn ending(outcome: &Outcome) -> Id {
    match outcome.ending {
        Ending::Checkmate => "ending-checkmate",
        Ending::NoLegalMove => "ending-no-legal-move",
        Ending::Resignation => "ending-resignation",
        Ending::Repetition => "ending-repetition",
        Ending::PerpetualCheck => "ending-perpetual-check",
        Ending::MoveLimit => "ending-move-limit",
        Ending::Declaration if outcome.winner.is_none() => "ending-declaration-draw",
        Ending::Declaration => "ending-declaration",
        Ending::FailedDeclaration => "ending-failed-declaration",
        Ending::AgreedImpasse if outcome.winner.is_none() => "ending-agreed-impasse-draw",
        Ending::AgreedImpasse => "ending-agreed-impasse",
        Ending::Try => "ending-try",
        Ending::IllegalMove => "ending-illegal-move",
        Ending::Time => "ending-time",
    }
}

/// The sentence that says why a command was refused; its variables are in the comment of the
/// message.
pub fn refusal(refused: &Refusal) -> Id {
    match refused {
        Refusal::Illegal(illegal) => illegal_move(illegal),
        Refusal::NotYourHand { .. } => "refusal-not-your-hand",
        Refusal::NotYourTurn { .. } => "refusal-not-your-turn",
        Refusal::GameOver => "refusal-game-over",
        Refusal::LookingBack => "refusal-looking-back",
        Refusal::NoDeclaration => "refusal-no-declaration",
        Refusal::NothingToUndo => "refusal-nothing-to-undo",
        Refusal::NothingToRedo => "refusal-nothing-to-redo",
        Refusal::TooLong => "refusal-game-too-long",
    }
}

/// The sentence that says why a move is forbidden; its variables are in the comment of the
/// message.
pub fn illegal_move(refused: &IllegalMove) -> Id {
    match refused {
        IllegalMove::EmptySquare { .. } => "refusal-empty-square",
        IllegalMove::NotYourPiece { .. } => "refusal-not-your-piece",
        IllegalMove::OwnPiece { .. } => "refusal-own-piece",
        IllegalMove::NotThatPiecesMove { .. } => "refusal-not-that-pieces-move",
        IllegalMove::Blocked { .. } => "refusal-blocked",
        IllegalMove::CannotPromote { .. } => "refusal-cannot-promote",
        IllegalMove::MustPromote { .. } => "refusal-must-promote",
        IllegalMove::NotInHand { .. } => "refusal-not-in-hand",
        IllegalMove::Occupied { .. } => "refusal-occupied",
        IllegalMove::DeadEnd { .. } => "refusal-dead-end",
        IllegalMove::Nifu { .. } => "refusal-nifu",
        IllegalMove::Uchifuzume { .. } => "refusal-uchifuzume",
        IllegalMove::LeavesKingInCheck { .. } => "refusal-leaves-king-in-check",
        IllegalMove::DoesNotAnswerCheck { .. } => "refusal-does-not-answer-check",
    }
}

/// The sentence that says why an address names no game; its variables are in the comment of the
/// message. `$reason` is the sentence of [`sfen`] or [`illegal_move`].
pub fn address(error: &AddressError) -> Id {
    match error {
        AddressError::Position(_) => "address-position",
        AddressError::MoveText { .. } => "address-move-unreadable",
        AddressError::IllegalMove { .. } => "address-move-illegal",
        AddressError::AfterEnd { .. } => "address-move-after-end",
        AddressError::TooLong => "address-too-long",
    }
}

/// The sentence that says why a text is no position; its variables are in the comment of the
/// message.
pub fn sfen(error: &SfenError) -> Id {
    match error {
        SfenError::TooLong => "sfen-too-long",
        SfenError::Fields { .. } => "sfen-fields",
        SfenError::Ranks { .. } => "sfen-ranks",
        SfenError::RankLength { .. } => "sfen-rank-length",
        SfenError::Piece { .. } => "sfen-piece",
        SfenError::Promotion => "sfen-promotion",
        SfenError::Turn => "sfen-turn",
        SfenError::Hands => "sfen-hands",
        SfenError::MoveNumber => "sfen-move-number",
        SfenError::Setup(SetupError::NoKing) => "sfen-no-king",
        SfenError::Setup(SetupError::TooManyKings { .. }) => "sfen-too-many-kings",
        SfenError::Setup(SetupError::TooMany { .. }) => "sfen-too-many-pieces",
        SfenError::Setup(SetupError::TwoPawns { .. }) => "sfen-two-pawns",
        SfenError::Setup(SetupError::DeadEnd { .. }) => "sfen-dead-end",
        SfenError::Setup(SetupError::WaitingKingInCheck { .. }) => "sfen-waiting-king-in-check",
    }
}
