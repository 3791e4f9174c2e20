//! A board on a page, and what it claims.

use super::{Id, Items, problems};
use crate::rules::{Move, Origin, Position, Square};

/// A position with a text below it and something to show on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Diagram {
    /// The position.
    pub sfen: &'static str,
    /// The part of the board that is drawn.
    pub frame: Frame,
    /// What is shown on it; [`Diagram::marks`] gives the marks.
    pub example: Example,
    /// The message below the board, also its description for those who do not see it.
    pub caption: Id,
}

/// What a diagram shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Example {
    /// The position and nothing else.
    Still,
    /// Where the piece on this square may go.
    Moves(&'static str),
    /// Moves, each with what the rules say of it; [`Diagram::tries`] reads them.
    Tries(Items),
    /// Legal moves in USI, one after the other from the position.
    Line(Items),
    /// Mate by checks within so many plies, which the reader is to find; the phone defends. The
    /// position may be written short, as in `problems.txt`.
    Mate(u32),
}

/// A move that a diagram shows or lets the reader try.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Try {
    /// The move, in USI.
    pub usi: &'static str,
    /// What the rules say of it; checked in a test.
    pub verdict: Verdict,
}

/// What the rules say of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move is allowed.
    Allowed,
    /// The move is allowed and mates.
    Mates,
    /// The rule of this name forbids the move.
    Forbidden(&'static str),
}

/// A mark on a square of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The piece that the diagram is about.
    Focus,
    /// An empty square where it may go.
    Target,
    /// A piece that it may capture.
    Capture,
    /// A square where it may not go.
    Barred,
    /// A square that the last move left or reached.
    Last,
}

/// A rectangle of the board, by file and rank from 1 to 9, borders included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The lowest and the highest file; the highest is drawn on the left.
    pub files: (u8, u8),
    /// The highest rank drawn, `a` being 1, and the lowest.
    pub ranks: (u8, u8),
}

impl Frame {
    /// The whole board.
    pub const WHOLE: Self = Self { files: (1, 9), ranks: (1, 9) };

    /// Reads the squares at its two ends, as `7c-3g`, five by five around the middle.
    pub fn read(text: &str) -> Option<Self> {
        let (first, last) = text.split_once('-')?;
        let (first, last): (Square, Square) = (first.parse().ok()?, last.parse().ok()?);
        let (files, ranks) = ((last.file(), first.file()), (first.rank(), last.rank()));
        (files.0 <= files.1 && ranks.0 <= ranks.1).then_some(Self { files, ranks })
    }

    /// How many files and ranks are drawn.
    pub const fn size(self) -> (u8, u8) {
        (self.files.1 - self.files.0 + 1, self.ranks.1 - self.ranks.0 + 1)
    }

    /// Whether a square is drawn.
    pub fn contains(self, square: Square) -> bool {
        let within = |value, (low, high)| low <= value && value <= high;
        within(square.file(), self.files) && within(square.rank(), self.ranks)
    }

    /// The squares as they are read: by rank from the top, each from the highest file.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (self.ranks.0..=self.ranks.1).flat_map(move |rank| {
            (self.files.0..=self.files.1).rev().filter_map(move |file| Square::new(file, rank))
        })
    }
}

impl Diagram {
    /// The moves to try, where there are some.
    pub fn tries(&self) -> impl Iterator<Item = Try> + Clone {
        let tries = match self.example {
            Example::Tries(tries) => tries,
            _ => Items(""),
        };
        tries.iter().map(Try::read)
    }

    /// The position; a test shows that every diagram has one.
    pub fn position(&self) -> Option<Position> {
        match self.example {
            Example::Mate(_) => problems::read(self.sfen),
            _ => self.sfen.parse().ok(),
        }
    }

    /// The marks, in the order of the squares.
    pub fn marks(&self) -> Vec<(Square, Mark)> {
        let Some(position) = self.position() else { return Vec::new() };
        let mut marks = Vec::new();
        let target = |square: Square| match position.piece(square) {
            Some(_) => (square, Mark::Capture),
            None => (square, Mark::Target),
        };
        match self.example {
            // Where a line begins nothing is marked: its first move is for the reader to see.
            Example::Still | Example::Line(_) | Example::Mate(_) => {}
            Example::Moves(from) => {
                if let Ok(from) = from.parse() {
                    marks.push((from, Mark::Focus));
                    marks.extend(position.destinations(Origin::Board(from)).iter().map(target));
                }
            }
            Example::Tries(_) => {
                let read = |tried: Try| Some((tried.to_move()?, tried.verdict));
                for (tried, verdict) in self.tries().filter_map(read) {
                    if let Origin::Board(from) = tried.origin() {
                        marks.push((from, Mark::Focus));
                    }
                    marks.push(match verdict {
                        Verdict::Forbidden(_) => (tried.to(), Mark::Barred),
                        Verdict::Allowed | Verdict::Mates => target(tried.to()),
                    });
                }
            }
        }
        marks.sort_unstable();
        // A square that one try bars and another allows (promote or not) is a place to go.
        marks.dedup_by_key(|(square, _)| *square);
        marks
    }
}

impl Try {
    /// Reads a move that the rules allow, as `5d5c`, one that mates, as `G*5b#`, or one that a rule
    /// forbids, as `P*5e!nifu`.
    pub fn read(text: &'static str) -> Self {
        let (usi, verdict) = match (text.strip_suffix('#'), text.split_once('!')) {
            (Some(usi), _) => (usi, Verdict::Mates),
            (None, Some((usi, rule))) => (usi, Verdict::Forbidden(rule)),
            (None, None) => (text, Verdict::Allowed),
        };
        Self { usi, verdict }
    }

    /// The move; a test shows that every try has one.
    pub fn to_move(&self) -> Option<Move> {
        self.usi.parse().ok()
    }
}
