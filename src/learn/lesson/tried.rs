//! What the rules say of a move that was meant to mate.

use super::Miss;
use crate::rules::{Move, Origin, Position};

/// Whether the side to move is mated.
pub fn is_mate(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

/// Why a position after a move is no mate; `None` when it is one. What tells most comes first: the
/// piece is taken, the king has a way out, something comes between.
pub fn miss(position: &Position) -> Option<Miss> {
    if !position.is_check() {
        return Some(Miss::NoCheck);
    }
    let king = position.king(position.turn());
    let checkers = position.checkers();
    let answers = position.legal_moves();
    let from = |m: &Move| match m.origin() {
        Origin::Board(from) => Some(from),
        Origin::Hand(_) => None,
    };
    let is_king = |m: &Move| from(m).is_some() && from(m) == king;
    let takes = |m: &Move| checkers.contains(m.to());
    let found = |test: &dyn Fn(&Move) -> bool| answers.iter().find(|m| test(m));
    if let Some(m) = found(&|m| is_king(m) && takes(m)) {
        return Some(Miss::KingTakes(m.to()));
    }
    if let Some(m) = found(&|m| takes(m)) {
        let from = from(&m)?;
        return position.piece(from).map(|piece| Miss::Taken { by: piece.role, from });
    }
    if let Some(m) = found(&is_king) {
        return Some(Miss::Escapes(m.to()));
    }
    answers.iter().next().map(|m| Miss::Blocked(m.to()))
}

/// A move that mates, if there is one.
pub fn mating_move(position: &Position) -> Option<Move> {
    let mates = |m: &Move| position.play(*m).is_ok_and(|after| is_mate(&after));
    position.legal_moves().iter().find(mates)
}
