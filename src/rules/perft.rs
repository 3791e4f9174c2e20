//! Counting the leaves of the tree of moves, to prove and to time the generator.

use super::{MoveList, Position};

/// What is done with the moves of the last ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastPly {
    /// They are counted without being made.
    Count,
    /// They are made into a list, as a search would.
    List,
    /// Each is played and taken back.
    Play,
}

/// Number of ways to play `depth` moves from a position.
pub fn perft(position: &Position, depth: u32, last: LastPly) -> u64 {
    // One list for each ply, made once: filling fresh ones would cost more than the moves.
    let mut lists = vec![MoveList::new(); depth as usize];
    descend(&mut { *position }, &mut lists, last)
}

fn descend(position: &mut Position, lists: &mut [MoveList], last: LastPly) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    if rest.is_empty() && last == LastPly::Count {
        return u64::from(position.count_legal_moves());
    }
    position.legal_moves_into(list);
    if rest.is_empty() && last == LastPly::List {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for m in list.iter() {
        let undo = position.do_move(m);
        leaves += descend(position, rest, last);
        position.undo_move(m, undo);
    }
    leaves
}
