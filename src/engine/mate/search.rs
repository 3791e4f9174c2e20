//! The search: checks and answers by turns, one length of mate after the other.

use super::MAX_PLIES;
use super::table::{Known, NEVER, Table};
use crate::rules::{Move, MoveList, Position, Role, Square};

/// The nodes are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit;

/// A search with its memory, for several questions about one problem.
pub struct Solver {
    table: Table,
    nodes: u64,
    limit: u64,
    list: MoveList,
}

/// A check, and how many answers it has.
struct Check {
    played: Move,
    n_answers: usize,
}

impl Solver {
    /// A search that may look at so many moves.
    pub fn new(node_limit: u64) -> Solver {
        Solver { table: Table::new(), nodes: 0, limit: node_limit, list: MoveList::new() }
    }

    /// How many moves were looked at: a measure of how hard the problem is.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The plies of the shortest mate, if there is one within `max_plies`.
    ///
    /// # Errors
    /// [`Limit`] when the nodes are used up before it is known.
    pub fn distance(&mut self, position: &Position, max_plies: u32) -> Result<Option<u32>, Limit> {
        let mut at = *position;
        for plies in (1..=max_plies.min(MAX_PLIES)).step_by(2) {
            let known = self.attack(&mut at, plies as u8)?;
            if u32::from(known.mate) <= plies {
                return Ok(Some(u32::from(known.mate)));
            }
            if known.none == NEVER {
                break;
            }
        }
        Ok(None)
    }

    /// Whether an earlier question has shown that no mate of any length exists.
    pub fn has_no_mate(&self, position: &Position) -> bool {
        self.table.get(position.hash()).none == NEVER
    }

    /// Every check that mates within `plies`; of equal ones those that promote come first.
    ///
    /// # Errors
    /// [`Limit`] when the nodes are used up before it is known.
    pub fn keys(&mut self, position: &Position, plies: u32) -> Result<Vec<Move>, Limit> {
        let mut at = *position;
        let mut keys = Vec::new();
        for Check { played, .. } in self.checks(&mut at)? {
            let undo = at.do_move(played);
            let known = self.defend(&mut at, plies.min(MAX_PLIES).saturating_sub(1) as u8);
            at.undo_move(played, undo);
            if u32::from(known?.mate) <= plies {
                keys.push(played);
            }
        }
        Ok(keys)
    }

    /// The best answer of the side to move, with the plies of the mate that follows: one after
    /// which none follows within `max_plies` (`None`), or else one that puts it off longest. Of
    /// equal ones a piece on the board moves rather than one is dropped, and captures if it can.
    /// No answer at all is mate, or no move.
    ///
    /// # Errors
    /// [`Limit`] when the nodes are used up before it is known.
    pub fn best_answer(
        &mut self,
        position: &Position,
        max_plies: u32,
    ) -> Result<Option<(Move, Option<u32>)>, Limit> {
        let mut answers: Vec<Move> = position.legal_moves().iter().collect();
        answers.sort_by_key(|answer| {
            let is_board = matches!(answer, Move::Board { .. });
            (!is_board, position.piece(answer.to()).is_none())
        });
        let mut best: Option<(Move, Option<u32>)> = None;
        for answer in answers {
            let mut after = *position;
            after.do_move(answer);
            let Some(plies) = self.distance(&after, max_plies)? else {
                return Ok(Some((answer, None)));
            };
            if best.is_none_or(|(_, longest)| longest < Some(plies)) {
                best = Some((answer, Some(plies)));
            }
        }
        Ok(best)
    }

    /// The shortest mate within `max_plies`, against the answers that put it off longest.
    ///
    /// # Errors
    /// [`Limit`] when the nodes are used up before it is known.
    pub fn line(
        &mut self,
        position: &Position,
        max_plies: u32,
    ) -> Result<Option<Vec<Move>>, Limit> {
        let Some(mut plies) = self.distance(position, max_plies)? else { return Ok(None) };
        let mut at = *position;
        let mut line = Vec::new();
        while let Some(key) = self.keys(&at, plies)?.first() {
            line.push(*key);
            at.do_move(*key);
            let best = self.best_answer(&at, plies.saturating_sub(2))?;
            let Some((answer, Some(left))) = best else { break };
            line.push(answer);
            at.do_move(answer);
            plies = left;
        }
        Ok(Some(line))
    }

    /// What is known of a position in which the attacker is to move, once mates of up to `plies`
    /// were looked for.
    fn attack(&mut self, at: &mut Position, plies: u8) -> Result<Known, Limit> {
        let mut known = self.table.get(at.hash());
        if known.mate <= plies || known.none >= plies {
            return Ok(known);
        }
        let checks = self.checks(at)?;
        // Shorter mates first, so that what is found is the shortest.
        let mut depth = if known.none == 0 { 1 } else { known.none + 2 };
        while depth <= plies {
            let mut none = NEVER;
            for Check { played, .. } in &checks {
                let undo = at.do_move(*played);
                let after = self.defend(at, depth - 1);
                at.undo_move(*played, undo);
                let after = after?;
                if after.mate <= depth {
                    known = Known { mate: depth, none: depth.saturating_sub(2) };
                    self.table.put(at.hash(), known);
                    return Ok(known);
                }
                none = none.min(after.none);
            }
            known.none = none.max(depth);
            self.table.put(at.hash(), known);
            if known.none == NEVER {
                break;
            }
            depth = known.none + 2;
        }
        Ok(known)
    }

    /// The same for a position after a check, counted from before the check. Answers that are
    /// known to save the king are not searched again.
    fn defend(&mut self, at: &mut Position, plies: u8) -> Result<Known, Limit> {
        let answers: Vec<Move> = at.legal_moves().iter().collect();
        let mut none = 0;
        for answer in &answers {
            let undo = at.do_move(*answer);
            none = none.max(self.table.get(at.hash()).none);
            at.undo_move(*answer, undo);
        }
        if answers.is_empty() {
            return Ok(Known { mate: 1, none: 0 });
        }
        if none >= plies.saturating_sub(1) {
            return Ok(saved(none));
        }
        for answer in &answers {
            self.count()?;
            let undo = at.do_move(*answer);
            let known = self.attack(at, plies - 1);
            at.undo_move(*answer, undo);
            let known = known?;
            if known.mate > plies - 1 {
                return Ok(saved(known.none));
            }
        }
        Ok(Known { mate: plies + 1, none: plies - 1 })
    }

    /// Every check, those first that leave the fewest answers.
    fn checks(&mut self, at: &mut Position) -> Result<Vec<Check>, Limit> {
        let mut checks = Vec::new();
        let Some(king) = at.king(at.turn().other()) else { return Ok(checks) };
        let mut list = std::mem::take(&mut self.list);
        let mut answers = MoveList::new();
        at.legal_moves_into(&mut list);
        for played in list.iter().filter(|played| may_check(*played, king)) {
            let undo = at.do_move(played);
            if at.is_check() {
                // Listed, though their number is enough: code that counts would be the same once
                // more, and all of it is loaded.
                at.legal_moves_into(&mut answers);
                checks.push(Check { played, n_answers: answers.len() });
            }
            at.undo_move(played, undo);
        }
        self.list = list;
        for _ in &checks {
            self.count()?;
        }
        checks.sort_by_key(|check| (check.n_answers, !is_promotion(check.played)));
        Ok(checks)
    }

    fn count(&mut self) -> Result<(), Limit> {
        if self.nodes >= self.limit {
            return Err(Limit);
        }
        self.nodes += 1;
        Ok(())
    }
}

/// What an answer says of the position before the check, when no mate within `none` plies follows
/// it. Plies of mate are odd, and so are all these numbers but 0.
fn saved(none: u8) -> Known {
    let none = match none {
        NEVER => NEVER,
        0 => 1,
        none => (none + 2).min(NEVER - 2),
    };
    Known { none, ..Known::NOTHING }
}

fn is_promotion(played: Move) -> bool {
    matches!(played, Move::Board { promote: true, .. })
}

/// Spares a drop that is nowhere near the king from being tried.
fn may_check(played: Move, king: Square) -> bool {
    let Move::Drop { role, to } = played else { return true };
    let files = to.file().abs_diff(king.file());
    let ranks = to.rank().abs_diff(king.rank());
    match role {
        Role::Rook => files == 0 || ranks == 0,
        Role::Bishop => files == ranks,
        Role::Lance => files == 0,
        Role::Knight => files == 1 && ranks == 2,
        _ => files <= 1 && ranks <= 1,
    }
}
