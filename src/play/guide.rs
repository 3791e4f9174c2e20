//! What helps the eye: what a piece can do, what a refusal points at, the move as it is meant.

use super::{Grip, Refusal, Session, Touch};
use crate::rules::{IllegalMove, Move, Origin, Piece, Side, Square, SquareSet};

/// What a piece can do and what threatens it, whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HintView {
    /// Where it stands, or the pile.
    pub grip: Grip,
    /// The piece.
    pub piece: Piece,
    /// Where it could go if it were its owner's turn.
    pub targets: SquareSet,
    /// Those of them where it would capture.
    pub captures: SquareSet,
    /// The enemy pieces that attack it.
    pub attackers: SquareSet,
    /// Who looks: the side to move in the position that is shown.
    pub turn: Side,
}

/// What a refusal points at: from the piece that is to blame to what it concerns, or from the
/// piece that cannot pass to what is in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlameView {
    /// The beginning of the line.
    pub from: Square,
    /// Its end.
    pub to: Square,
}

/// A move that waits to be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConfirmView {
    /// The move.
    pub mv: Move,
    /// The piece as it will stand.
    pub piece: Piece,
}

impl Session {
    /// What the piece there can do, and what threatens it; nothing where there is none.
    pub fn hint_view(&self, grip: Grip) -> Option<HintView> {
        let position = self.shown_position();
        let (piece, origin, attackers) = match grip {
            Grip::Board(square) => {
                let piece = position.piece(square)?;
                let attackers = position.attackers(piece.side.other(), square);
                (piece, Origin::Board(square), attackers)
            }
            Grip::Hand(side, role) => {
                if position.hand(side).count(role) == 0 {
                    return None;
                }
                (Piece::new(side, role), Origin::Hand(role), SquareSet::EMPTY)
            }
        };
        let targets = position.destinations_of(piece.side, origin);
        let captures = targets & position.occupied();
        Some(HintView { grip, piece, targets, captures, attackers, turn: position.turn() })
    }

    /// What the last refusal points at.
    pub fn blame_view(&self) -> Option<BlameView> {
        let Refusal::Illegal(illegal) = self.refusal()? else { return None };
        let tried = self.tried;
        let (from, to) = match illegal {
            IllegalMove::Nifu { pawn, .. } => (pawn, tried?.to()),
            IllegalMove::Uchifuzume { king } => (tried?.to(), king),
            IllegalMove::LeavesKingInCheck { king, checker }
            | IllegalMove::DoesNotAnswerCheck { king, checker } => (checker, king),
            IllegalMove::Blocked { by } => match tried?.origin() {
                Origin::Board(from) => (from, by),
                Origin::Hand(_) => return None,
            },
            _ => return None,
        };
        Some(BlameView { from, to })
    }

    /// The move that waits to be confirmed.
    pub fn confirm_view(&self) -> Option<ConfirmView> {
        let Touch::Confirming(mv) = self.touch() else { return None };
        let position = self.game().position();
        let piece = match mv {
            Move::Drop { role, .. } => Piece::new(position.turn(), role),
            Move::Board { from, promote, .. } => {
                let piece = position.piece(from)?;
                let promoted = piece.role.promoted().filter(|_| promote);
                Piece::new(piece.side, promoted.unwrap_or(piece.role))
            }
        };
        Some(ConfirmView { mv, piece })
    }
}
