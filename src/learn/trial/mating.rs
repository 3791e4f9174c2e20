//! A board on which the reader is to mate: the phone defends, gives hints and shows the solution.

use super::{Said, Trial};
use crate::engine::mate::Solver;
use crate::learn::Example;
use crate::rules::{Ending, Move, Outcome, Position};

/// Moves that the phone looks at to find an answer; a problem of five plies takes far fewer.
const NODES: u64 = 1_000_000;

/// What becomes of a move when mate is wanted within a number of plies, this one counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It is mate.
    Mate,
    /// Mate still follows in time; this answer puts it off longest.
    Answer(Move),
    /// It gives no check.
    Quiet,
    /// It gives check, but after this answer no mate follows in time.
    Escape(Move),
}

/// How the phone answers a move that the rules allow; `None` for one they do not.
///
/// ```
/// use kete::learn::{Reply, reply};
/// let position = "4k4/9/4P4/9/9/9/9/9/9 b G 1".parse().unwrap();
/// assert_eq!(reply(&position, "G*5b".parse().unwrap(), 1), Some(Reply::Mate));
/// assert_eq!(reply(&position, "G*1i".parse().unwrap(), 1), Some(Reply::Quiet));
/// ```
pub fn reply(position: &Position, played: Move, plies: u32) -> Option<Reply> {
    let after = position.play(played).ok()?;
    if !after.is_check() {
        return Some(Reply::Quiet);
    }
    Some(match Solver::new(NODES).best_answer(&after, plies.saturating_sub(2)) {
        Ok(None) => Reply::Mate,
        Ok(Some((answer, Some(_)))) => Reply::Answer(answer),
        Ok(Some((answer, None))) => Reply::Escape(answer),
        // What could not be settled is not taken for a mate.
        Err(_) => after.legal_moves().iter().next().map_or(Reply::Mate, Reply::Escape),
    })
}

impl Trial {
    /// The plies left for mate, where the diagram asks for one.
    fn plies_left(&self) -> Option<u32> {
        let Example::Mate(plies) = self.diagram.example else { return None };
        Some(plies.saturating_sub(u32::try_from(self.played.len()).ok()?))
    }

    /// Whether the king is mated on a board that asks for it.
    pub fn is_mate(&self) -> bool {
        matches!(self.diagram.example, Example::Mate(_))
            && self.now.is_check()
            && !self.now.has_legal_move()
    }

    /// Whether the reader has played, and the phone has answered.
    pub fn is_defended(&self) -> bool {
        matches!(self.diagram.example, Example::Mate(_))
            && !self.is_shown()
            && !self.played.is_empty()
    }

    /// Whether the reader has mated the king, without being shown how.
    pub fn is_solved(&self) -> bool {
        self.is_mate() && !self.is_shown()
    }

    /// Whether the board shows the solution.
    pub fn is_shown(&self) -> bool {
        self.solution.is_some()
    }

    /// The reader plays a move that the rules allow, and the phone answers it. One that leads
    /// nowhere stands, with its answer, until the next touch.
    pub(super) fn attack(&mut self, played: Move) {
        let reply = self.plies_left().and_then(|plies| reply(&self.now, played, plies));
        match reply {
            None => {}
            Some(Reply::Quiet) => self.said = Some(Said::Quiet),
            Some(Reply::Mate) => self.push(played),
            Some(Reply::Answer(answer)) => {
                self.push(played);
                self.push(answer);
            }
            Some(Reply::Escape(answer)) => {
                self.push(played);
                self.push(answer);
                self.said = Some(Said::Escape);
            }
        }
    }

    /// Plays a move as it is.
    pub(super) fn push(&mut self, played: Move) {
        let mover = self.now.turn();
        self.played.push((self.now, played));
        self.now.do_move(played);
        self.let_go();
        if self.is_mate() {
            self.said = Some(Said::Over(Outcome::win(mover, Ending::Checkmate)));
        }
    }

    /// Makes the board what it was before a move that led nowhere, or before the solution.
    pub(super) fn retract(&mut self) {
        if self.is_shown() {
            self.put_back();
        } else if self.said == Some(Said::Escape) {
            self.step_back();
        }
    }

    /// Says with what to move next; asked again, where to as well.
    pub fn hint(&mut self) {
        let is_full = matches!(self.said, Some(Said::Hint(_, false)));
        self.retract();
        let Some(plies) = self.plies_left() else { return };
        let keys = Solver::new(NODES).keys(&self.now, plies).unwrap_or_default();
        if let Some(key) = keys.first() {
            self.let_go();
            self.said = Some(Said::Hint(*key, is_full));
        }
    }

    /// Shows the solution from the first move on; [`Trial::step`] goes on.
    pub fn show(&mut self) {
        self.put_back();
        let Some(plies) = self.plies_left() else { return };
        self.solution = Solver::new(NODES).line(&self.now, plies).ok().flatten();
        self.step();
    }
}
