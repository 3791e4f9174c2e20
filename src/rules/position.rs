//! A position that has passed [`Setup::position`](super::Setup::position), and moves on it.

use super::hash;
use super::{BySide, Hand, Move, Piece, Role, Setup, Side, Square, SquareSet};

/// Board, hands and side to move; always one that the rules allow to stand.
///
/// `Eq` compares everything, the move number too; [`Position::repeats`] leaves it out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) sides: BySide<u128>,
    pub(super) roles: [u128; 14],
    pub(super) board: [Option<Piece>; Square::COUNT],
    pub(super) hands: BySide<Hand>,
    pub(super) turn: Side,
    pub(super) hash: u64,
    pub(super) move_number: u32,
}

/// What [`Position::do_move`] cannot recompute when the move is taken back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Piece>,
    hash: u64,
}

impl Position {
    /// The position an even game starts from (rules.md 1.2).
    pub fn even() -> Position {
        Position::from_setup(&Setup::even())
    }

    /// Fills in the derived parts. The setup has been validated.
    pub(super) fn from_setup(setup: &Setup) -> Position {
        let mut position = Position {
            sides: BySide([0; 2]),
            roles: [0; 14],
            board: [None; Square::COUNT],
            hands: setup.hands,
            turn: setup.turn,
            hash: hash::turn(setup.turn),
            move_number: setup.move_number,
        };
        for square in Square::all() {
            if let Some(piece) = setup.board[square.index()] {
                position.toggle(piece, square);
                position.board[square.index()] = Some(piece);
            }
        }
        for side in Side::ALL {
            for (role, count) in setup.hands[side].iter() {
                for held in 0..count {
                    position.hash ^= hash::held(side, role, held);
                }
            }
        }
        position
    }

    /// The same position as unchecked data.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            hands: self.hands,
            turn: self.turn,
            move_number: self.move_number,
        }
    }

    /// The SFEN of the position, with its move number.
    pub fn sfen(&self) -> String {
        self.setup().to_string()
    }

    /// The side to move.
    #[inline(always)]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The number of the next move as SFEN counts, from 1.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// What stands on `square`.
    #[inline(always)]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The pieces `side` holds.
    #[inline(always)]
    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side]
    }

    /// The squares of `side`'s pieces.
    pub fn pieces(&self, side: Side) -> SquareSet {
        SquareSet(self.sides[side])
    }

    /// The squares of all pieces of this very role, both sides.
    pub fn of_role(&self, role: Role) -> SquareSet {
        SquareSet(self.roles[role as usize])
    }

    /// All squares that hold a piece.
    #[inline(always)]
    pub fn occupied(&self) -> SquareSet {
        SquareSet(self.sides.0[0] | self.sides.0[1])
    }

    /// Where `side`'s king stands; `None` in a position that has none, as in mate problems.
    #[inline(always)]
    pub fn king(&self, side: Side) -> Option<Square> {
        SquareSet(self.roles[Role::King as usize] & self.sides[side]).first()
    }

    /// A number that is equal for equal board, hands and side to move.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether board, both hands and side to move are the same (rules.md 5.4).
    pub fn repeats(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.turn == other.turn
            && self.hands == other.hands
            && self.board == other.board
    }

    /// Adds a piece to the sets and the hash, or takes it out again.
    #[inline(always)]
    pub(super) fn toggle(&mut self, piece: Piece, square: Square) {
        self.toggle_sets(piece, square);
        self.hash ^= hash::placed(piece, square);
    }

    #[inline(always)]
    fn toggle_sets(&mut self, piece: Piece, square: Square) {
        let bit = 1u128 << square.index();
        self.sides[piece.side] ^= bit;
        self.roles[piece.role as usize] ^= bit;
    }

    /// Plays a move known to be legal, and tells how to take it back.
    ///
    /// For search: nothing is checked. A move that is not legal here leaves a
    /// position that means nothing. [`Position::play`] is the careful door.
    #[inline]
    pub fn do_move(&mut self, m: Move) -> Undo {
        let mut undo = Undo { captured: None, hash: self.hash };
        let side = self.turn;
        match m {
            Move::Board { from, to, promote } => {
                let Some(piece) = self.board[from.index()] else { return undo };
                if let Some(captured) = self.board[to.index()] {
                    undo.captured = Some(captured);
                    self.toggle(captured, to);
                    let role = captured.role.demoted();
                    self.hash ^= hash::held(side, role, self.hands[side].count(role));
                    self.hands[side].add(role, 1);
                }
                let moved = if promote {
                    Piece { side, role: piece.role.promoted().unwrap_or(piece.role) }
                } else {
                    piece
                };
                self.toggle(piece, from);
                self.toggle(moved, to);
                self.board[from.index()] = None;
                self.board[to.index()] = Some(moved);
            }
            Move::Drop { role, to } => {
                if self.hands[side].take(role) {
                    self.hash ^= hash::held(side, role, self.hands[side].count(role));
                }
                let piece = Piece { side, role };
                self.toggle(piece, to);
                self.board[to.index()] = Some(piece);
            }
        }
        self.turn = side.other();
        self.hash ^= hash::turn(Side::Sente) ^ hash::turn(Side::Gote);
        self.move_number += 1;
        undo
    }

    /// Takes back the move that gave `undo`, leaving the very position before it.
    #[inline]
    pub fn undo_move(&mut self, m: Move, undo: Undo) {
        let side = self.turn.other();
        match m {
            Move::Board { from, to, promote } => {
                let Some(moved) = self.board[to.index()] else { return };
                let role = if promote { moved.role.demoted() } else { moved.role };
                let piece = Piece { side, role };
                self.toggle_sets(moved, to);
                self.toggle_sets(piece, from);
                self.board[from.index()] = Some(piece);
                self.board[to.index()] = undo.captured;
                if let Some(captured) = undo.captured {
                    self.toggle_sets(captured, to);
                    self.hands[side].take(captured.role.demoted());
                }
            }
            Move::Drop { role, to } => {
                self.toggle_sets(Piece { side, role }, to);
                self.board[to.index()] = None;
                self.hands[side].add(role, 1);
            }
        }
        self.turn = side;
        self.move_number -= 1;
        self.hash = undo.hash;
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({})", self.sfen())
    }
}
