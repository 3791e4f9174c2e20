//! Mate problems (詰将棋): does a chain of checks end in mate, whatever the defender does?
//!
//! The side to move attacks and plays checks only; the defender may answer with every legal move.
//! The search is exact: [`Verdict::Mate`] is the shortest mate, [`Verdict::NoMate`] means that
//! there is none within the plies that were asked for. What it cannot settle within its nodes it
//! calls [`Verdict::Unknown`].
//!
//! A piece that is put between king and checker only to be taken (無駄合) is an answer like any
//! other here, and lengthens the mate by two plies, as it would in a game. Whoever makes problems
//! has to leave out those that hang on it.
//!
//! ```
//! use kete::engine::mate::{Verdict, solve};
//!
//! let gold_in_front = "4k4/9/4P4/9/9/9/9/9/9 b G 1".parse().unwrap();
//! let Verdict::Mate(line) = solve(&gold_in_front, 1, 1_000) else { panic!() };
//! assert_eq!(line[0].to_string(), "G*5b");
//! let pawn_in_front = "4k4/9/4P4/9/9/9/9/9/9 b P 1".parse().unwrap();
//! assert_eq!(solve(&pawn_in_front, 5, 1_000), Verdict::NoMate);
//! ```

mod never;
mod search;
mod table;

use crate::rules::{Move, Position};

pub use never::never;
pub use search::{Limit, Solver};

/// The longest mate that is looked for, in plies.
pub const MAX_PLIES: u32 = 127;

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The shortest mate, against the answers that put it off longest.
    Mate(Vec<Move>),
    /// No mate within the plies asked for.
    NoMate,
    /// More nodes would be needed.
    Unknown,
}

/// Whether the side to move mates by checks within `max_plies` (at most [`MAX_PLIES`]), looking at
/// no more than `node_limit` moves.
pub fn solve(position: &Position, max_plies: u32, node_limit: u64) -> Verdict {
    match Solver::new(node_limit).line(position, max_plies) {
        Ok(Some(line)) => Verdict::Mate(line),
        Ok(None) => Verdict::NoMate,
        Err(Limit) => Verdict::Unknown,
    }
}

/// Plies between which [`settle`] asks whether there can be a mate at all.
const FIRST_PLIES: u32 = 7;

/// The same for a mate of whatever length: [`Verdict::NoMate`] means that none is possible.
pub fn settle(position: &Position, node_limit: u64) -> Verdict {
    let mut solver = Solver::new(node_limit);
    match solver.line(position, FIRST_PLIES) {
        Ok(Some(line)) => return Verdict::Mate(line),
        // Nothing changes any more however far one looks.
        Ok(None) if solver.has_no_mate(position) => return Verdict::NoMate,
        Ok(None) => {}
        Err(Limit) => return Verdict::Unknown,
    }
    // Kings that are chased in a circle are never done with by looking further.
    if never(position, node_limit / 4) {
        return Verdict::NoMate;
    }
    match solver.line(position, MAX_PLIES) {
        Ok(Some(line)) => Verdict::Mate(line),
        Ok(None) if solver.has_no_mate(position) => Verdict::NoMate,
        Ok(None) | Err(Limit) => Verdict::Unknown,
    }
}
