//! Unchecked positions, and the one door that checks them.

use std::fmt;

use super::legality::attackers;
use super::{BySide, Hand, Piece, Position, Role, Side, Square};

/// A board, two hands and a side to move that may be nonsense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(super) board: [Option<Piece>; Square::COUNT],
    pub(super) hands: BySide<Hand>,
    pub(super) turn: Side,
    pub(super) move_number: u32,
}

impl Setup {
    /// No piece at all, sente to move, move 1.
    pub fn empty() -> Setup {
        Setup {
            board: [None; Square::COUNT],
            hands: BySide::default(),
            turn: Side::Sente,
            move_number: 1,
        }
    }

    /// The even game (rules.md 1.2 and 1.3).
    pub fn even() -> Setup {
        use Role::*;
        const BACK: [Role; 9] = [Lance, Knight, Silver, Gold, King, Gold, Silver, Knight, Lance];
        let mut setup = Setup::empty();
        for (file, role) in (1..=9).zip(BACK) {
            setup.put_both(file, 9, role);
            setup.put_both(file, 7, Pawn);
        }
        setup.put_both(8, 8, Bishop);
        setup.put_both(2, 8, Rook);
        setup
    }

    /// Puts sente's piece on a square and gote's on the square turned by half a circle.
    fn put_both(&mut self, file: u8, rank: u8, role: Role) {
        for (side, square) in [
            (Side::Sente, Square::new(file, rank)),
            (Side::Gote, Square::new(10 - file, 10 - rank)),
        ] {
            if let Some(square) = square {
                self.put(square, Some(Piece { side, role }));
            }
        }
    }

    /// What stands on `square`.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// Puts a piece on a square, or clears it.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    /// The pieces `side` holds.
    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side]
    }

    /// Adds `n` pieces of a plain role other than king to a hand.
    pub fn hold(&mut self, side: Side, role: Role, n: u8) {
        self.hands[side].add(role, n);
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Chooses the side to move.
    pub fn set_turn(&mut self, side: Side) {
        self.turn = side;
    }

    /// The number of the next move, from 1.
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The position, if the rules let it stand.
    ///
    /// One king may be missing, as in mate problems; pieces may be missing too. A
    /// piece that could never move may stand, as other programs let it: it has no
    /// moves. [`Setup::could_arise`] refuses it where a game is to be played.
    ///
    /// # Errors
    /// Says the first thing that cannot be: see [`SetupError`].
    pub fn position(&self) -> Result<Position, SetupError> {
        let mut in_play = [0u32; 8];
        let mut kings = BySide([0u32; 2]);
        for square in Square::all() {
            let Some(piece) = self.piece(square) else { continue };
            in_play[piece.role.demoted() as usize] += 1;
            if piece.role == Role::King {
                kings[piece.side] += 1;
            }
            if piece.role == Role::Pawn
                && let Some(file) = self.second_pawn(square, piece.side)
            {
                return Err(SetupError::TwoPawns { side: piece.side, file });
            }
        }
        for side in Side::ALL {
            if kings[side] > 1 {
                return Err(SetupError::TooManyKings { side });
            }
            for (role, count) in self.hands[side].iter() {
                in_play[role as usize] += u32::from(count);
            }
        }
        if kings[Side::Sente] + kings[Side::Gote] == 0 {
            return Err(SetupError::NoKing);
        }
        for role in Role::HAND {
            if in_play[role as usize] > u32::from(role.n_in_set()) {
                return Err(SetupError::TooMany { role });
            }
        }
        let position = Position::from_setup(self);
        let waiting = self.turn.other();
        if let Some(king) = position.king(waiting)
            && !attackers(&position, king, self.turn, position.occupied()).is_empty()
        {
            return Err(SetupError::WaitingKingInCheck { side: waiting });
        }
        Ok(position)
    }

    /// Whether play could have led here as far as single pieces tell.
    ///
    /// # Errors
    /// [`SetupError::DeadEnd`] for a piece that no rule lets stand where it is.
    pub fn could_arise(&self) -> Result<(), SetupError> {
        for square in Square::all() {
            if let Some(piece) = self.piece(square)
                && is_dead_end(piece.side, piece.role, square)
            {
                return Err(SetupError::DeadEnd { square, piece });
            }
        }
        Ok(())
    }

    /// The file, when another unpromoted pawn of `side` stands below `square` on it.
    fn second_pawn(&self, square: Square, side: Side) -> Option<u8> {
        let pawn = Some(Piece { side, role: Role::Pawn });
        let mut below = square;
        while let Some(next) = below.offset(0, 1) {
            if self.piece(next) == pawn {
                return Some(square.file());
            }
            below = next;
        }
        None
    }
}

/// Whether a piece there could never move again (rules.md 3.2 and 4.3).
pub(super) fn is_dead_end(side: Side, role: Role, square: Square) -> bool {
    match role {
        Role::Pawn | Role::Lance => square.depth(side) < 2,
        Role::Knight => square.depth(side) < 3,
        _ => false,
    }
}

/// Why a setup is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No king on the board.
    NoKing,
    /// More than one king of a side.
    TooManyKings {
        /// Whose kings.
        side: Side,
    },
    /// More pieces of a plain role than a set has.
    TooMany {
        /// The plain role.
        role: Role,
    },
    /// Two unpromoted pawns of one side on a file (rules.md 4.4).
    TwoPawns {
        /// Whose pawns.
        side: Side,
        /// The file, 1-9.
        file: u8,
    },
    /// A piece that could never move again (rules.md 4.3).
    DeadEnd {
        /// Where it stands.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The side that is not to move stands in check: its king could be taken.
    WaitingKingInCheck {
        /// Whose king.
        side: Side,
    },
}

impl SetupError {
    /// Stable name of the kind of error, as in `two-pawns`.
    pub const fn name(self) -> &'static str {
        match self {
            SetupError::NoKing => "no-king",
            SetupError::TooManyKings { .. } => "too-many-kings",
            SetupError::TooMany { .. } => "too-many-pieces",
            SetupError::TwoPawns { .. } => "two-pawns",
            SetupError::DeadEnd { .. } => "dead-end",
            SetupError::WaitingKingInCheck { .. } => "waiting-king-in-check",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoKing => f.write_str("there is no king on the board"),
            SetupError::TooManyKings { side } => write!(f, "{side} has more than one king"),
            SetupError::TooMany { role } => {
                write!(f, "there are more than {} of {}", role.n_in_set(), role.name())
            }
            SetupError::TwoPawns { side, file } => {
                write!(f, "{side} has two unpromoted pawns on file {file}")
            }
            SetupError::DeadEnd { square, piece } => {
                write!(
                    f,
                    "the {} of {} on {square} could never move",
                    piece.role.name(),
                    piece.side
                )
            }
            SetupError::WaitingKingInCheck { side } => {
                write!(f, "{side} is in check but it is not {side}'s turn")
            }
        }
    }
}

impl std::error::Error for SetupError {}
