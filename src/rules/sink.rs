//! What becomes of the moves that are found: listed or counted.

use super::list::MoveList;
use super::{Hand, Role, Side, Square, SquareSet};

/// What receives the moves: a list or a count.
pub(super) trait Sink {
    /// One piece's moves. Both sets may be empty.
    fn piece(&mut self, from: Square, plain: u128, promoting: u128);
    /// Moves of many pawns, each from the square one step behind its target.
    fn pawns(&mut self, side: Side, plain: u128, promoting: u128);
    /// Drops.
    fn drops(&mut self, hand: Hand, squares: &DropSquares);
}

/// Where each kind of piece in hand may be put.
pub(super) struct DropSquares {
    pub(super) pawn: u128,
    pub(super) lance: u128,
    pub(super) knight: u128,
    pub(super) other: u128,
}

/// Their number.
pub(super) struct Count(pub(super) u32);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: Square, plain: u128, promoting: u128) {
        self.0 += plain.count_ones() + promoting.count_ones();
    }

    #[inline(always)]
    fn pawns(&mut self, _: Side, plain: u128, promoting: u128) {
        self.0 += plain.count_ones() + promoting.count_ones();
    }

    #[inline(always)]
    fn drops(&mut self, hand: Hand, squares: &DropSquares) {
        let has = |role| u32::from(hand.count(role) > 0);
        let others = has(Role::Silver) + has(Role::Gold) + has(Role::Bishop) + has(Role::Rook);
        if others > 0 {
            self.0 += squares.other.count_ones() * others;
        }
        for (role, set) in [
            (Role::Pawn, squares.pawn),
            (Role::Lance, squares.lance),
            (Role::Knight, squares.knight),
        ] {
            if hand.count(role) > 0 {
                self.0 += set.count_ones();
            }
        }
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn piece(&mut self, from: Square, plain: u128, promoting: u128) {
        for to in SquareSet(promoting) {
            self.push_board(from, to, true);
        }
        for to in SquareSet(plain) {
            self.push_board(from, to, false);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, side: Side, plain: u128, promoting: u128) {
        for (set, promote) in [(promoting, true), (plain, false)] {
            for to in SquareSet(set) {
                let from = match side {
                    Side::Sente => to.index() as u32 + 1,
                    Side::Gote => (to.index() as u32).wrapping_sub(1),
                };
                self.push_board(Square::from_bit(from), to, promote);
            }
        }
    }

    #[inline(always)]
    fn drops(&mut self, hand: Hand, squares: &DropSquares) {
        // Roles that may stand anywhere come first, so that a prefix of the
        // same eight slots serves the ranks where others may not be put.
        let mut roles = [0u16; 8];
        let mut n = 0;
        let mut add = |role| {
            if hand.count(role) > 0 {
                roles[n & 7] = MoveList::drop_of(role);
                n += 1;
            }
            n
        };
        add(Role::Rook);
        add(Role::Bishop);
        add(Role::Gold);
        let anywhere = add(Role::Silver);
        let with_lance = add(Role::Lance);
        let all = add(Role::Knight);
        if all > 0 {
            for to in SquareSet(squares.knight) {
                self.push_drops(&roles, all, to);
            }
            for to in SquareSet(squares.lance & !squares.knight) {
                self.push_drops(&roles, with_lance, to);
            }
            for to in SquareSet(squares.other & !squares.lance) {
                self.push_drops(&roles, anywhere, to);
            }
        }
        if hand.count(Role::Pawn) > 0 {
            let pawn = [MoveList::drop_of(Role::Pawn); 8];
            for to in SquareSet(squares.pawn) {
                self.push_drops(&pawn, 1, to);
            }
        }
    }
}
