//! Moves and their USI form.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use super::{Role, Square};

/// One turn's move. Written in USI: `7g7f`, `8h2b+`, `P*5e` (rules.md 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece on the board moves.
    Board {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether it turns over.
        promote: bool,
    },
    /// A piece in hand is put on an empty square (rules.md 4.2).
    Drop {
        /// A plain role other than king.
        role: Role,
        /// Where it is put.
        to: Square,
    },
}

impl Move {
    /// The square the piece ends on.
    #[inline(always)]
    pub const fn to(self) -> Square {
        match self {
            Move::Board { to, .. } | Move::Drop { to, .. } => to,
        }
    }

    /// Where the move starts.
    pub const fn origin(self) -> Origin {
        match self {
            Move::Board { from, .. } => Origin::Board(from),
            Move::Drop { role, .. } => Origin::Hand(role),
        }
    }
}

/// Where a move starts: a square, or a pile in the hand of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A piece on this square.
    Board(Square),
    /// A piece of this plain role in hand.
    Hand(Role),
}

/// Whether a board move promotes (rules.md 3.1 and 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// The piece cannot promote on this move.
    Never,
    /// The player chooses.
    Choice,
    /// The piece could never move again unless it promotes.
    Must,
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Board { from, to, promote } => {
                from.fmt(f)?;
                to.fmt(f)?;
                if *promote { f.write_char('+') } else { Ok(()) }
            }
            Move::Drop { role, to } => {
                f.write_char(role.letter())?;
                f.write_char('*')?;
                to.fmt(f)
            }
        }
    }
}

/// A text that is no USI move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UsiError;

impl Display for UsiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is written 7g7f, 8h2b+ or P*5e")
    }
}

impl std::error::Error for UsiError {}

impl FromStr for Move {
    type Err = UsiError;

    fn from_str(text: &str) -> Result<Move, UsiError> {
        let square = |part: Option<&str>| part.and_then(|p| p.parse().ok()).ok_or(UsiError);
        if let Some((letter, to)) = text.split_once('*') {
            let mut letters = letter.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err(UsiError);
            };
            let role = Role::from_letter(letter).filter(|role| *role != Role::King);
            return Ok(Move::Drop { role: role.ok_or(UsiError)?, to: square(Some(to))? });
        }
        let promote = match text.len() {
            4 => false,
            5 if text.ends_with('+') => true,
            _ => return Err(UsiError),
        };
        Ok(Move::Board { from: square(text.get(0..2))?, to: square(text.get(2..4))?, promote })
    }
}
