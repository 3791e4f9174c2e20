//! A session as text, and back. What is loaded is played through the rules
//! again, so that no text can put a game on the board that could not be played.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::seat::Sitting;
use super::session::Act;
use super::{MAX_MOVES, Score, Seat, Session};
use crate::rules::{Game, Impasse, Move, PlayError, SfenError, Side, Table};

/// The version written; texts of a later one are left alone.
const VERSION: u32 = 1;
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

/// Read before all else, so that a later form is told from a damaged one.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    start: String,
    table: SavedTable,
    /// USI moves parted by spaces, those taken back too.
    moves: String,
    /// The end after the last move that is no move.
    end: Option<SavedAct>,
    /// Steps from the start to the present; such an end is a step.
    cursor: usize,
    /// Moves the game was opened with.
    given: usize,
    beginner: SavedSeat,
    alternate: bool,
    score: SavedScore,
    flipped: bool,
}

#[derive(Serialize, Deserialize)]
struct SavedTable {
    limit: Option<u32>,
    impasse: SavedImpasse,
    strict: bool,
}

#[derive(Serialize, Deserialize)]
enum SavedImpasse {
    #[serde(rename = "off")]
    Off,
    #[serde(rename = "24")]
    Points24,
    #[serde(rename = "27")]
    Points27,
    #[serde(rename = "try")]
    Try,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedAct {
    Resign,
    Declare,
    AgreeImpasse,
    TimeUp(SavedSide),
    Illegal(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedSide {
    Sente,
    Gote,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedSeat {
    Near,
    Far,
}

#[derive(Serialize, Deserialize)]
struct SavedScore {
    near: u32,
    far: u32,
    draws: u32,
}

impl Session {
    /// The session as text: everything but what the fingers are in the middle of.
    pub fn save(&self) -> String {
        let table = self.game.table();
        let saved = Saved {
            version: VERSION,
            start: self.game.start().sfen(),
            table: SavedTable {
                limit: table.move_limit,
                impasse: SavedImpasse::of(table.impasse),
                strict: table.strict,
            },
            moves: self.game.line().iter().map(Move::to_string).collect::<Vec<_>>().join(" "),
            end: self.act.map(SavedAct::of),
            cursor: self.game.ply() + usize::from(self.is_act_done()),
            given: self.given,
            beginner: SavedSeat::of(self.sitting.beginner),
            alternate: self.sitting.alternate,
            score: SavedScore::of(self.sitting.score),
            flipped: self.flipped,
        };
        #[expect(clippy::expect_used, reason = "strings, numbers and named variants only")]
        serde_json::to_string(&saved).expect("a save is plain data")
    }

    /// The session that [`Session::save`] wrote, with nothing held.
    ///
    /// # Errors
    /// When the text is none, or tells of a game that the rules do not allow; see [`LoadError`].
    pub fn load(text: &str) -> Result<Session, LoadError> {
        if text.len() > MAX_BYTES {
            return Err(LoadError::TooLarge);
        }
        let Version { version } = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        if version > VERSION {
            return Err(LoadError::Version { found: version });
        }
        let saved: Saved = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        if saved.version != VERSION {
            return Err(LoadError::Damaged);
        }
        let act = saved.end.map(SavedAct::act).transpose()?;
        let game = replay(&saved.start, saved.table.table(), &saved.moves, act, saved.cursor)?;
        if saved.given > game.line().len() {
            return Err(LoadError::Cursor);
        }
        let sitting = Sitting {
            beginner: saved.beginner.seat(),
            alternate: saved.alternate,
            score: saved.score.score(),
        };
        let mut session = Session::with(game, saved.given, sitting);
        session.act = act;
        session.flipped = saved.flipped;
        Ok(session)
    }
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
        let done: Result<(), PlayError> = act.perform(&mut game);
        if !follows || done.is_err() {
            return Err(LoadError::End);
        }
    }
    let n_steps = game.line().len() + usize::from(act.is_some());
    for _ in 0..n_steps.checked_sub(cursor).ok_or(LoadError::Cursor)? {
        game.undo();
    }
    Ok(game)
}

impl SavedTable {
    fn table(self) -> Table {
        let impasse = match self.impasse {
            SavedImpasse::Off => Impasse::Off,
            SavedImpasse::Points24 => Impasse::Points24,
            SavedImpasse::Points27 => Impasse::Points27,
            SavedImpasse::Try => Impasse::Try,
        };
        Table { move_limit: self.limit, impasse, strict: self.strict }
    }
}

impl SavedImpasse {
    fn of(impasse: Impasse) -> SavedImpasse {
        match impasse {
            Impasse::Off => SavedImpasse::Off,
            Impasse::Points24 => SavedImpasse::Points24,
            Impasse::Points27 => SavedImpasse::Points27,
            Impasse::Try => SavedImpasse::Try,
        }
    }
}

impl SavedAct {
    fn of(act: Act) -> SavedAct {
        match act {
            Act::Resign => SavedAct::Resign,
            Act::Declare => SavedAct::Declare,
            Act::AgreeImpasse => SavedAct::AgreeImpasse,
            Act::TimeUp(Side::Sente) => SavedAct::TimeUp(SavedSide::Sente),
            Act::TimeUp(Side::Gote) => SavedAct::TimeUp(SavedSide::Gote),
            Act::Illegal(m) => SavedAct::Illegal(m.to_string()),
        }
    }

    fn act(self) -> Result<Act, LoadError> {
        Ok(match self {
            SavedAct::Resign => Act::Resign,
            SavedAct::Declare => Act::Declare,
            SavedAct::AgreeImpasse => Act::AgreeImpasse,
            SavedAct::TimeUp(SavedSide::Sente) => Act::TimeUp(Side::Sente),
            SavedAct::TimeUp(SavedSide::Gote) => Act::TimeUp(Side::Gote),
            SavedAct::Illegal(m) => Act::Illegal(m.parse().map_err(|_| LoadError::End)?),
        })
    }
}

impl SavedSeat {
    fn of(seat: Seat) -> SavedSeat {
        match seat {
            Seat::Near => SavedSeat::Near,
            Seat::Far => SavedSeat::Far,
        }
    }

    fn seat(self) -> Seat {
        match self {
            SavedSeat::Near => Seat::Near,
            SavedSeat::Far => Seat::Far,
        }
    }
}

impl SavedScore {
    fn of(score: Score) -> SavedScore {
        SavedScore { near: score.near, far: score.far, draws: score.draws }
    }

    fn score(&self) -> Score {
        Score { near: self.near, far: self.far, draws: self.draws }
    }
}
