//! A list of moves that needs no allocation.

use super::{Move, Role, Square};

/// Room for more than the 593 moves that the richest position has.
const CAPACITY: usize = 1024;
const DROP: u16 = 1 << 15;
const PROMOTE: u16 = 1 << 14;

/// Moves in two bytes each, in the order they were made.
#[derive(Clone)]
pub struct MoveList {
    moves: [u16; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list. Reuse one in hot loops: filling it costs more than emptying it.
    pub const fn new() -> MoveList {
        MoveList { moves: [0; CAPACITY], len: 0 }
    }

    /// Number of moves.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no move.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Empties the list.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The moves, in the order they were made.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().take(self.len).map(|packed| unpack(*packed))
    }

    #[inline(always)]
    pub(super) fn push_board(&mut self, from: Square, to: Square, promote: bool) {
        let flag = if promote { PROMOTE } else { 0 };
        // The mask can never bite; it spares the hot loop a bounds check.
        self.moves[self.len & (CAPACITY - 1)] =
            flag | (from.index() as u16) << 7 | to.index() as u16;
        self.len += 1;
    }

    /// Adds a drop of each of the first `n` roles on one square, all eight in one
    /// stroke: what lies beyond `n` is written over by the next.
    #[inline(always)]
    pub(super) fn push_drops(&mut self, roles: &[u16; 8], n: usize, to: Square) {
        let to = to.index() as u16;
        if let Some(room) = self.moves.get_mut(self.len..self.len + 8) {
            for (slot, role) in room.iter_mut().zip(roles) {
                *slot = role | to;
            }
            self.len += n;
        }
    }

    /// A drop without its square, for [`MoveList::push_drops`].
    #[inline(always)]
    pub(super) const fn drop_of(role: Role) -> u16 {
        DROP | (role as u16) << 7
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|m| m.to_string())).finish()
    }
}

#[inline(always)]
fn unpack(packed: u16) -> Move {
    let to = Square::from_bit(u32::from(packed & 127));
    let field = packed >> 7 & 127;
    if packed & DROP != 0 {
        Move::Drop { role: Role::ALL[usize::from(field & 7).min(6)], to }
    } else {
        let from = Square::from_bit(u32::from(field));
        Move::Board { from, to, promote: packed & PROMOTE != 0 }
    }
}
