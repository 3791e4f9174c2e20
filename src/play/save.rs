//! A session as text, and back. What is loaded is played through the rules
//! again, so that no text can put a game on the board that could not be played.

use std::fmt::{self, Write};

use super::saved::{Saved, VERSION};
use super::seat::Sitting;
use super::session::Act;
use super::{MAX_MOVES, Session};
use crate::json::{Kept, Value};
use crate::rules::{Game, Move, SfenError, Table};

/// The longest text read, in bytes.
const MAX_BYTES: usize = 1_000_000;

/// Why a text is no saved session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Longer than any session.
    TooLarge,
    /// Not of the form that is written, or cut off.
    Damaged,
    /// Written by a later version of the app.
    Version {
        /// The version found.
        found: u32,
    },
    /// The start is no position.
    Start(SfenError),
    /// A move that is unreadable, illegal, or after the end.
    Move {
        /// Its number, from 1.
        number: usize,
    },
    /// More moves than a game can have.
    TooManyMoves,
    /// The end does not follow from the moves.
    End,
    /// The present lies beyond the moves, or before those given.
    Cursor,
}

impl LoadError {
    /// Stable name of the kind of error, as in `damaged`.
    pub const fn kind(&self) -> &'static str {
        match self {
            LoadError::TooLarge => "too-large",
            LoadError::Damaged => "damaged",
            LoadError::Version { .. } => "version",
            LoadError::Start(_) => "start",
            LoadError::Move { .. } => "move",
            LoadError::TooManyMoves => "too-many-moves",
            LoadError::End => "end",
            LoadError::Cursor => "cursor",
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::TooLarge => write!(f, "more than {MAX_BYTES} bytes"),
            LoadError::Damaged => f.write_str("no saved game"),
            LoadError::Version { found } => {
                write!(f, "version {found}; this app knows up to {VERSION}")
            }
            LoadError::Start(error) => write!(f, "start: {error}"),
            LoadError::Move { number } => write!(f, "move {number} cannot be made"),
            LoadError::TooManyMoves => write!(f, "more than {MAX_MOVES} moves"),
            LoadError::End => f.write_str("the end does not follow from the moves"),
            LoadError::Cursor => f.write_str("the present lies outside the game"),
        }
    }
}

impl std::error::Error for LoadError {}

impl Session {
    /// The session as text: everything but what the fingers are in the middle of.
    pub fn save(&self) -> String {
        let saved = Saved {
            version: VERSION,
            start: self.game.start().sfen(),
            table: self.game.table(),
            moves: usi(self.game.line()),
            end: self.act.map(Into::into),
            cursor: self.game.ply() + usize::from(self.is_act_done()),
            given: self.given,
            beginner: self.sitting.beginner,
            alternate: self.sitting.alternate,
            score: self.sitting.score,
            flipped: self.flipped,
        };
        saved.write().to_string()
    }

    /// The session that [`Session::save`] wrote, with nothing held.
    ///
    /// # Errors
    /// When the text is none, or tells of a game that the rules do not allow; see [`LoadError`].
    pub fn load(text: &str) -> Result<Session, LoadError> {
        if text.len() > MAX_BYTES {
            return Err(LoadError::TooLarge);
        }
        let kept: Value = text.parse().map_err(|_| LoadError::Damaged)?;
        // Before all else, so that a later form is told from a damaged one.
        match kept.field("version").ok_or(LoadError::Damaged)? {
            VERSION => {}
            later if later > VERSION => return Err(LoadError::Version { found: later }),
            _ => return Err(LoadError::Damaged),
        }
        let saved = Saved::read(&kept).ok_or(LoadError::Damaged)?;
        let act = saved.end.map(Act::try_from).transpose().map_err(|_| LoadError::End)?;
        let game = replay(&saved.start, saved.table, &saved.moves, act, saved.cursor)?;
        if saved.given > game.line().len() {
            return Err(LoadError::Cursor);
        }
        let sitting =
            Sitting { beginner: saved.beginner, alternate: saved.alternate, score: saved.score };
        let mut session = Session::with(game, saved.given, sitting);
        session.act = act;
        session.flipped = saved.flipped;
        Ok(session)
    }
}

/// Moves parted by spaces. Written at every move of a game, however long.
fn usi(moves: &[Move]) -> String {
    let mut text = String::with_capacity(moves.len() * "7g7f+ ".len());
    for m in moves {
        let gap = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{gap}{m}");
    }
    text
}

/// Plays a saved game again: the whole line and its end, then back to the present.
fn replay(
    start: &str,
    table: Table,
    moves: &str,
    act: Option<Act>,
    cursor: usize,
) -> Result<Game, LoadError> {
    let start = start.parse().map_err(LoadError::Start)?;
    let mut game = Game::new(start, table);
    for (number, text) in (1..).zip(moves.split(' ').filter(|_| !moves.is_empty())) {
        if number > MAX_MOVES {
            return Err(LoadError::TooManyMoves);
        }
        let refused = LoadError::Move { number };
        let m: Move = text.parse().map_err(|_| refused)?;
        // Under the strict rule an illegal move would end the game, not fail.
        game.position().why(m).map_err(|_| refused)?;
        game.play(m).map_err(|_| refused)?;
    }
    if let Some(act) = act {
        let follows = match act {
            Act::Illegal(m) => !game.position().is_legal(m),
            _ => true,
        };
        if !follows || act.perform(&mut game).is_err() {
            return Err(LoadError::End);
        }
    }
    let n_steps = game.line().len() + usize::from(act.is_some());
    for _ in 0..n_steps.checked_sub(cursor).ok_or(LoadError::Cursor)? {
        game.undo();
    }
    Ok(game)
}
