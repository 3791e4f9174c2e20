//! The moves of a game as they are listed.

use super::Session;
use crate::record::{Notation, notation};
use crate::rules::{Move, Promotion, Role, Side};

/// A move of the line, with what a sentence about it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineMove {
    /// Who moved.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The piece as it was before.
    pub role: Role,
    /// What it captured, as it stood on the board.
    pub captured: Option<Role>,
    /// It could have promoted and did not.
    pub declined: bool,
    /// It gives check.
    pub check: bool,
}

impl Session {
    /// The move that led to the position after `ply` moves of the line, those taken back too.
    pub fn line_move(&self, ply: usize) -> Option<LineMove> {
        let at = ply.checked_sub(1)?;
        let mv = *self.game.line().get(at)?;
        let before = self.game.position_at(at)?;
        let (role, declined) = match mv {
            Move::Drop { role, .. } => (role, false),
            Move::Board { from, to, promote } => {
                let choice = before.promotion(from, to) == Promotion::Choice;
                (before.piece(from)?.role, choice && !promote)
            }
        };
        Some(LineMove {
            side: before.turn(),
            mv,
            role,
            captured: before.piece(mv.to()).map(|piece| piece.role),
            declined,
            check: self.game.position_at(ply)?.is_check(),
        })
    }

    /// The same move in a notation; `None` in the one that is words of the language.
    pub fn written_move(&self, ply: usize, notation: Notation) -> Option<String> {
        let at = ply.checked_sub(1)?;
        let line = self.game.line();
        let (mv, before) = (*line.get(at)?, self.game.position_at(at)?);
        match notation {
            Notation::Words => None,
            Notation::Western => Some(notation::western(before, mv)),
            Notation::Japanese => {
                let last = at.checked_sub(1).and_then(|at| line.get(at)).map(|last| last.to());
                Some(notation::japanese(before, mv, last))
            }
        }
    }

    /// The game as an address names it: its start, and the moves up to the present.
    pub fn address(&self) -> (String, String) {
        let moves: Vec<String> = self.game.moves().iter().map(Move::to_string).collect();
        (self.game.start().sfen(), moves.join(","))
    }
}
