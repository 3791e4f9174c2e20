//! The 81 squares.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::Side;

/// A square, written file first: `7g` is file 7, rank g (rules.md 1.2).
///
/// Files count 1-9 from sente's right to left, ranks 1-9 (a-i) from gote's
/// side down. Squares are ordered file by file, so a file is nine squares in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Number of squares on the board.
    pub const COUNT: usize = 81;

    /// The square on `file` and `rank`, both 1-9; `None` outside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file >= 1 && file <= 9 && rank >= 1 && rank <= 9 {
            Some(Square((file - 1) * 9 + rank - 1))
        } else {
            None
        }
    }

    /// The square with this index, 0-80; `None` beyond.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// For indices that come from a bitboard of 81 bits: one past the end is
    /// folded onto the last square instead of becoming a panic in hot code.
    #[inline(always)]
    pub(super) const fn from_bit(index: u32) -> Square {
        Square(if index < 81 { index as u8 } else { 80 })
    }

    /// Index 0-80, `(file - 1) * 9 + (rank - 1)`.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// File 1-9, from sente's right.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// Rank 1-9, from gote's side; 1 is rank a.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The rank counted from the far side of `side`: 1 is the last rank that
    /// side can reach, 1-3 its promotion zone (rules.md 3.1).
    #[inline(always)]
    pub const fn depth(self, side: Side) -> u8 {
        match side {
            Side::Sente => self.rank(),
            Side::Gote => 10 - self.rank(),
        }
    }

    /// The square `files` to sente's left and `ranks` down the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 1 || rank < 1 { None } else { Square::new(file as u8, rank as u8) }
    }

    /// All squares in index order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..81u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // By letters: a save and a screen write hundreds of these.
        f.write_char(char::from(b'0' + self.file()))?;
        f.write_char(char::from(b'a' + self.rank() - 1))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file 1-9 and a rank a-i, such as 7g")
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let &[file, rank] = text.as_bytes() else { return Err(SquareError) };
        if !file.is_ascii_digit() || !(b'a'..=b'i').contains(&rank) {
            return Err(SquareError);
        }
        Square::new(file - b'0', rank - b'a' + 1).ok_or(SquareError)
    }
}
