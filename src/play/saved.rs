//! The form of a saved session. Its names are a promise to every save that
//! lies on a phone.

use super::session::Act;
use super::{Score, Seat};
use crate::json::{Kept, Value, kept_by_name, kept_fields};
use crate::rules::{Impasse, Side, Table, UsiError};

/// The version written; texts of a later one are left alone.
pub(super) const VERSION: u32 = 1;

pub(super) struct Saved {
    pub version: u32,
    pub start: String,
    pub table: Table,
    /// USI moves parted by spaces, those taken back too.
    pub moves: String,
    /// The end after the last move that is no move.
    pub end: Option<SavedAct>,
    /// Steps from the start to the present; such an end is a step.
    pub cursor: usize,
    /// Moves the game was opened with.
    pub given: usize,
    pub beginner: Seat,
    pub alternate: bool,
    pub score: Score,
    pub flipped: bool,
}

kept_fields!(Saved {
    "version": version,
    "start": start,
    "table": table,
    "moves": moves,
    "end": end,
    "cursor": cursor,
    "given": given,
    "beginner": beginner,
    "alternate": alternate,
    "score": score,
    "flipped": flipped,
});

kept_fields!(Table { "limit": move_limit, "impasse": impasse, "strict": strict });
kept_by_name!(Impasse { "off": Off, "24": Points24, "27": Points27, "try": Try });
kept_by_name!(Side { "sente": Sente, "gote": Gote });
kept_by_name!(Seat { "near": Near, "far": Far });
kept_fields!(Score { "near": near, "far": far, "draws": draws });

/// An act of which it is not known yet whether its move can be read.
pub(super) enum SavedAct {
    Resign,
    Declare,
    AgreeImpasse,
    TimeUp(Side),
    Illegal(String),
}

/// A name, or by its name what belongs to it.
impl Kept for SavedAct {
    fn write(&self) -> Value {
        match self {
            SavedAct::Resign => "resign".into(),
            SavedAct::Declare => "declare".into(),
            SavedAct::AgreeImpasse => "agree-impasse".into(),
            SavedAct::TimeUp(side) => Value::object(vec![("time-up", side.write())]),
            SavedAct::Illegal(m) => Value::object(vec![("illegal", m.write())]),
        }
    }

    fn read(kept: &Value) -> Option<SavedAct> {
        let (name, of) = match kept {
            Value::Text(name) => (name, &Value::Null),
            Value::Object(fields) => match fields.as_slice() {
                [(name, of)] => (name, of),
                _ => return None,
            },
            _ => return None,
        };
        match (name.as_str(), of) {
            ("resign", Value::Null) => Some(SavedAct::Resign),
            ("declare", Value::Null) => Some(SavedAct::Declare),
            ("agree-impasse", Value::Null) => Some(SavedAct::AgreeImpasse),
            ("time-up", side) => Kept::read(side).map(SavedAct::TimeUp),
            ("illegal", m) => Kept::read(m).map(SavedAct::Illegal),
            _ => None,
        }
    }
}

impl From<Act> for SavedAct {
    fn from(act: Act) -> SavedAct {
        match act {
            Act::Resign => SavedAct::Resign,
            Act::Declare => SavedAct::Declare,
            Act::AgreeImpasse => SavedAct::AgreeImpasse,
            Act::TimeUp(side) => SavedAct::TimeUp(side),
            Act::Illegal(m) => SavedAct::Illegal(m.to_string()),
        }
    }
}

impl TryFrom<SavedAct> for Act {
    type Error = UsiError;

    fn try_from(saved: SavedAct) -> Result<Act, UsiError> {
        Ok(match saved {
            SavedAct::Resign => Act::Resign,
            SavedAct::Declare => Act::Declare,
            SavedAct::AgreeImpasse => Act::AgreeImpasse,
            SavedAct::TimeUp(side) => Act::TimeUp(side),
            SavedAct::Illegal(m) => Act::Illegal(m.parse()?),
        })
    }
}
