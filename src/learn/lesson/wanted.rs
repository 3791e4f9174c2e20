//! What is to be done next in a lesson.

use super::step::origin;
use super::tried::mating_move;
use super::{Deed, Goal, Hint, Run};
use crate::play::Session;
use crate::rules::{Move, Origin, Position, Role};

impl Run {
    /// What to do next, as one would show it.
    pub fn wanted(&self, session: &Session) -> Option<Hint> {
        self.wanted_at(session.game().position(), session.game().ply(), session.held())
    }

    /// Of several things to do the first, but one with the piece that is held before all others.
    pub(super) fn wanted_at(
        &self,
        position: &Position,
        ply: usize,
        held: Option<Origin>,
    ) -> Option<Hint> {
        let hint = |m: Move| {
            let promotes = matches!(m, Move::Board { promote: true, .. });
            Hint { from: m.origin(), to: Some(m.to()), promotes }
        };
        let first = |moves: &mut dyn Iterator<Item = Move>| {
            let moves: Vec<Move> = moves.collect();
            let with_held = moves.iter().find(|m| Some(m.origin()) == held);
            with_held.or(moves.first()).copied().map(hint)
        };
        match self.step()?.goal {
            Goal::Move(moves) => first(&mut read(moves)),
            Goal::Roam(from) => {
                let from = origin(from)?;
                let moves = position.legal_moves();
                moves.iter().filter(|m| m.origin() == from).min_by_key(off_middle).map(hint)
            }
            Goal::Each(deeds) => {
                let open = deeds.iter().enumerate().filter(|(at, _)| !self.found.contains(at));
                first(&mut open.flat_map(|(_, deed)| match deed {
                    Deed::Play(moves) => read(moves).collect::<Vec<_>>(),
                    Deed::Refused { usi, .. } => usi.parse().into_iter().collect(),
                }))
            }
            Goal::Mate => mating_move(position).map(hint),
            Goal::Line(line) => line.get(ply)?.parse().ok().map(hint),
            Goal::Pick(squares) => {
                let from = squares.first()?.parse().ok()?;
                Some(Hint { from: Origin::Board(from), to: None, promotes: false })
            }
            Goal::Choose { .. } | Goal::Win => None,
        }
    }
}

/// How far from the middle of the board a move ends: there a piece dropped anywhere is seen best,
/// and not beside a king that captures it.
fn off_middle(mv: &Move) -> u8 {
    let to = mv.to();
    to.file().abs_diff(5) + to.rank().abs_diff(5)
}

fn read(moves: &'static [&'static str]) -> impl Iterator<Item = Move> {
    moves.iter().filter_map(|usi| usi.parse().ok())
}

pub(super) fn has(moves: &'static [&'static str], mv: Move) -> bool {
    read(moves).any(|it| it == mv)
}

pub(super) fn role(session: &Session, origin: Origin) -> Role {
    role_at(session.game().position(), origin)
}

/// The piece there; an empty square, which no lesson names, would have a pawn.
pub(super) fn role_at(position: &Position, origin: Origin) -> Role {
    match origin {
        Origin::Board(square) => position.piece(square).map_or(Role::Pawn, |piece| piece.role),
        Origin::Hand(role) => role,
    }
}
