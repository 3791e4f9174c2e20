//! The decisive moment of a game that is over, step by step.
//!
//! For a mate: why each square around the king is closed, why nobody takes the piece that gives
//! check, and why nothing comes between. All of it is what [`Position::why`] answers to the moves
//! that might have saved the king, so it cannot tell anything but the rules.

use super::session::Act;
use super::{Refusal, Session};
use crate::rules::{Ending, IllegalMove, Move, Outcome, Position, Promotion, Role, Side, Square};

/// How many moves are shown before an end that says nothing of itself.
const LAST_MOVES: usize = 4;

/// One step: a position, what to look at in it, and what there is to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Moves before the position.
    pub ply: usize,
    /// The square that is spoken of.
    pub target: Option<Square>,
    /// The piece that is to blame, and the square it bears on.
    pub culprit: Option<(Square, Square)>,
    /// What is to be said.
    pub told: Told,
}

/// What a step says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// The move that led here.
    Move,
    /// The king on the target is in check from this piece.
    Check(Role),
    /// Two pieces give check, so only the king may move.
    DoubleCheck,
    /// The king's own piece stands on the target.
    OwnPiece(Role),
    /// The target is empty, but this piece bears on it.
    Covered(Role),
    /// The first piece stands on the target, and the second protects it.
    Protected(Role, Role),
    /// No piece but the king reaches the one that gives check.
    NoTaker(Role),
    /// This piece, on the target, would take what gives check on the square, but it is pinned.
    PinnedTaker(Role, Square),
    /// What gives check stands beside the king: nothing comes between.
    NoRoom(Role),
    /// A knight jumps: nothing comes between.
    Jumps,
    /// No piece comes between, and the hand is empty.
    NoBlocker,
    /// This piece, on the target, would come between on the square, but it is pinned.
    PinnedBlocker(Role, Square),
    /// This piece would be dropped on the target, but a rule forbids it.
    BarredDrop(Role, IllegalMove),
    /// The position stands for so many times.
    Again(usize),
    /// The check of this number since the position first stood.
    PerpetualCheck(usize),
    /// The move that no rule allows.
    Forbidden(IllegalMove),
    /// How the game ended.
    End(Outcome),
}

impl Step {
    fn new(ply: usize, told: Told) -> Step {
        Step { ply, target: None, culprit: None, told }
    }

    fn at(self, target: Square) -> Step {
        Step { target: Some(target), ..self }
    }

    fn by(self, culprit: Square, aim: Square) -> Step {
        Step { culprit: Some((culprit, aim)), ..self }
    }
}

impl Session {
    /// The decisive moment; empty while the game goes on.
    pub fn decisive(&self) -> Vec<Step> {
        let Some(outcome) = self.game.outcome() else { return Vec::new() };
        let ply = self.game.ply();
        let mut steps = match outcome.ending {
            Ending::Checkmate => self.last_moves(1),
            Ending::Repetition => self.occurrences(),
            Ending::PerpetualCheck => self.perpetual_checks(outcome),
            Ending::IllegalMove => {
                self.last_moves(1).into_iter().chain(self.forbidden(ply)).collect()
            }
            _ => self.last_moves(LAST_MOVES),
        };
        if outcome.ending == Ending::Checkmate {
            let net = Net { ply, position: self.game.position() };
            net.draw(&mut steps);
        }
        let mut end = Step::new(ply, Told::End(outcome));
        if matches!(outcome.ending, Ending::Try | Ending::Declaration) {
            end.target = outcome.winner.and_then(|side| self.game.position().king(side));
        } else if outcome.ending == Ending::Checkmate {
            end.target = self.game.position().king(self.game.position().turn());
        }
        steps.push(end);
        steps
    }

    fn last_moves(&self, n_moves: usize) -> Vec<Step> {
        let ply = self.game.ply();
        let first = ply.saturating_sub(n_moves) + 1;
        (first..=ply).map(|ply| Step::new(ply, Told::Move)).collect()
    }

    /// The plies at which the present position has stood, the first one first.
    fn standings(&self) -> Vec<usize> {
        let now = self.game.position();
        let stood = |ply: &usize| self.game.position_at(*ply).is_some_and(|it| it.repeats(now));
        let mut plies: Vec<usize> = (0..=self.game.ply()).filter(stood).collect();
        // Under the rules it ends at the fourth; a game that went on by other rules counts back.
        let surplus = plies.len().saturating_sub(4);
        plies.drain(..surplus);
        plies
    }

    fn occurrences(&self) -> Vec<Step> {
        let plies = (1..).zip(self.standings());
        plies.map(|(time, ply)| Step::new(ply, Told::Again(time))).collect()
    }

    /// Every check since the position first stood; `outcome` tells whose king bore them.
    fn perpetual_checks(&self, outcome: Outcome) -> Vec<Step> {
        let first = self.standings().first().copied().unwrap_or(0);
        let plies = (first + 1..=self.game.ply()).filter_map(|ply| {
            let position = self.game.position_at(ply)?;
            let is_checked = Some(position.turn()) == outcome.winner && position.is_check();
            is_checked.then_some((ply, position))
        });
        let step = |(number, (ply, position)): (usize, (usize, &Position))| {
            let mut step = Step::new(ply, Told::PerpetualCheck(number));
            if let (Some(king), Some(by)) =
                (position.king(position.turn()), position.checkers().first())
            {
                step = step.at(king).by(by, king);
            }
            step
        };
        (1..).zip(plies).map(step).collect()
    }

    /// The illegal move that lost under the strict rule.
    fn forbidden(&self, ply: usize) -> Option<Step> {
        let rule = self.broken_rule()?;
        let Some(Act::Illegal(m)) = self.act else { return None };
        let step = Step::new(ply, Told::Forbidden(rule)).at(m.to());
        Some(match Refusal::Illegal(rule).culprit() {
            Some(culprit) => step.by(culprit, m.to()),
            None => step,
        })
    }
}

/// The net around a mated king.
struct Net<'a> {
    ply: usize,
    position: &'a Position,
}

impl Net<'_> {
    fn draw(&self, steps: &mut Vec<Step>) {
        let Some(king) = self.position.king(self.side()) else { return };
        let checkers = self.position.checkers();
        for checker in checkers {
            let told = Told::Check(self.role(checker));
            steps.push(self.step(told).at(king).by(checker, king));
        }
        steps.extend(around(king).filter_map(|square| self.closed(king, square)));
        match checkers.first() {
            Some(_) if checkers.len() > 1 => {
                steps.push(self.step(Told::DoubleCheck).at(king));
            }
            Some(checker) => {
                self.takers(king, checker, steps);
                self.blockers(king, checker, steps);
            }
            None => {}
        }
    }

    fn side(&self) -> Side {
        self.position.turn()
    }

    fn role(&self, square: Square) -> Role {
        self.position.piece(square).map_or(Role::King, |piece| piece.role)
    }

    fn step(&self, told: Told) -> Step {
        Step::new(self.ply, told)
    }

    /// Why the king may not go to a square beside it.
    fn closed(&self, king: Square, square: Square) -> Option<Step> {
        let flight = Move::Board { from: king, to: square, promote: false };
        match self.position.why(flight).err()? {
            IllegalMove::LeavesKingInCheck { checker, .. }
            | IllegalMove::DoesNotAnswerCheck { checker, .. } => {
                let by = self.role(checker);
                let told = match self.position.piece(square) {
                    Some(piece) => Told::Protected(piece.role, by),
                    None => Told::Covered(by),
                };
                Some(self.step(told).at(square).by(checker, square))
            }
            _ => Some(self.step(Told::OwnPiece(self.role(square))).at(square)),
        }
    }

    /// The king's own pieces that would go to a square, and what pins each of them.
    fn pinned(&self, king: Square, to: Square) -> Vec<(Square, Square)> {
        let own = self.position.pieces(self.side()).iter().filter(|from| *from != king);
        own.filter_map(|from| {
            let promote = self.position.promotion(from, to) == Promotion::Must;
            match self.position.why(Move::Board { from, to, promote }) {
                Err(IllegalMove::LeavesKingInCheck { checker, .. }) => Some((from, checker)),
                _ => None,
            }
        })
        .collect()
    }

    fn takers(&self, king: Square, checker: Square, steps: &mut Vec<Step>) {
        let pinned = self.pinned(king, checker);
        if pinned.is_empty() {
            steps.push(self.step(Told::NoTaker(self.role(checker))).at(checker));
        }
        for (piece, by) in pinned {
            let told = Told::PinnedTaker(self.role(piece), checker);
            steps.push(self.step(told).at(piece).by(by, king));
        }
    }

    fn blockers(&self, king: Square, checker: Square, steps: &mut Vec<Step>) {
        let role = self.role(checker);
        if role == Role::Knight {
            steps.push(self.step(Told::Jumps).at(checker));
            return;
        }
        let between = between(king, checker);
        if between.is_empty() {
            steps.push(self.step(Told::NoRoom(role)).at(checker));
            return;
        }
        let before = steps.len();
        for square in between.iter().copied() {
            for (piece, by) in self.pinned(king, square) {
                let told = Told::PinnedBlocker(self.role(piece), square);
                steps.push(self.step(told).at(piece).by(by, king));
            }
            for (role, count) in self.position.hand(self.side()).iter() {
                let drop = Move::Drop { role, to: square };
                if let (1.., Err(rule)) = (count, self.position.why(drop)) {
                    let step = self.step(Told::BarredDrop(role, rule)).at(square);
                    steps.push(match Refusal::Illegal(rule).culprit() {
                        Some(culprit) => step.by(culprit, square),
                        None => step,
                    });
                }
            }
        }
        if steps.len() == before {
            let step = self.step(Told::NoBlocker);
            steps.push(between.first().map_or(step, |square| step.at(*square)));
        }
    }
}

/// The squares beside a square, in a circle.
fn around(square: Square) -> impl Iterator<Item = Square> {
    const CIRCLE: [(i8, i8); 8] =
        [(0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1)];
    CIRCLE.into_iter().filter_map(move |(files, ranks)| square.offset(files, ranks))
}

/// The squares strictly between two on a common line, from the first on; none if there is no line.
fn between(from: Square, to: Square) -> Vec<Square> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let step = |at: Square| at.offset(files.signum(), ranks.signum());
    std::iter::successors(step(from), |at| step(*at)).take_while(|at| *at != to).collect()
}
