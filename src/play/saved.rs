//! The form of a saved session. Its names are a promise to every save that
//! lies on a phone, so they are apart from the types that the code works with.

use serde::{Deserialize, Serialize};

use super::session::Act;
use super::{Score, Seat};
use crate::rules::{Impasse, Side, Table, UsiError};

/// The version written; texts of a later one are left alone.
pub(super) const VERSION: u32 = 1;

/// Read before all else, so that a later form is told from a damaged one.
#[derive(Deserialize)]
pub(super) struct Version {
    pub version: u32,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Saved {
    pub version: u32,
    pub start: String,
    pub table: SavedTable,
    /// USI moves parted by spaces, those taken back too.
    pub moves: String,
    /// The end after the last move that is no move.
    pub end: Option<SavedAct>,
    /// Steps from the start to the present; such an end is a step.
    pub cursor: usize,
    /// Moves the game was opened with.
    pub given: usize,
    pub beginner: SavedSeat,
    pub alternate: bool,
    pub score: SavedScore,
    pub flipped: bool,
}

#[derive(Serialize, Deserialize)]
pub(super) struct SavedTable {
    pub limit: Option<u32>,
    pub impasse: SavedImpasse,
    pub strict: bool,
}

#[derive(Serialize, Deserialize)]
pub(super) enum SavedImpasse {
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
pub(super) enum SavedAct {
    Resign,
    Declare,
    AgreeImpasse,
    TimeUp(SavedSide),
    Illegal(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedSide {
    Sente,
    Gote,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SavedSeat {
    Near,
    Far,
}

#[derive(Serialize, Deserialize)]
pub(super) struct SavedScore {
    pub near: u32,
    pub far: u32,
    pub draws: u32,
}

impl From<Table> for SavedTable {
    fn from(table: Table) -> SavedTable {
        let impasse = match table.impasse {
            Impasse::Off => SavedImpasse::Off,
            Impasse::Points24 => SavedImpasse::Points24,
            Impasse::Points27 => SavedImpasse::Points27,
            Impasse::Try => SavedImpasse::Try,
        };
        SavedTable { limit: table.move_limit, impasse, strict: table.strict }
    }
}

impl From<SavedTable> for Table {
    fn from(saved: SavedTable) -> Table {
        let impasse = match saved.impasse {
            SavedImpasse::Off => Impasse::Off,
            SavedImpasse::Points24 => Impasse::Points24,
            SavedImpasse::Points27 => Impasse::Points27,
            SavedImpasse::Try => Impasse::Try,
        };
        Table { move_limit: saved.limit, impasse, strict: saved.strict }
    }
}

impl From<Act> for SavedAct {
    fn from(act: Act) -> SavedAct {
        match act {
            Act::Resign => SavedAct::Resign,
            Act::Declare => SavedAct::Declare,
            Act::AgreeImpasse => SavedAct::AgreeImpasse,
            Act::TimeUp(Side::Sente) => SavedAct::TimeUp(SavedSide::Sente),
            Act::TimeUp(Side::Gote) => SavedAct::TimeUp(SavedSide::Gote),
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
            SavedAct::TimeUp(SavedSide::Sente) => Act::TimeUp(Side::Sente),
            SavedAct::TimeUp(SavedSide::Gote) => Act::TimeUp(Side::Gote),
            SavedAct::Illegal(m) => Act::Illegal(m.parse()?),
        })
    }
}

impl From<Seat> for SavedSeat {
    fn from(seat: Seat) -> SavedSeat {
        match seat {
            Seat::Near => SavedSeat::Near,
            Seat::Far => SavedSeat::Far,
        }
    }
}

impl From<SavedSeat> for Seat {
    fn from(saved: SavedSeat) -> Seat {
        match saved {
            SavedSeat::Near => Seat::Near,
            SavedSeat::Far => Seat::Far,
        }
    }
}

impl From<Score> for SavedScore {
    fn from(Score { near, far, draws }: Score) -> SavedScore {
        SavedScore { near, far, draws }
    }
}

impl From<SavedScore> for Score {
    fn from(SavedScore { near, far, draws }: SavedScore) -> Score {
        Score { near, far, draws }
    }
}
