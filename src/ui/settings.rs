//! What the players have chosen, and how it is kept.

#[cfg(test)]
mod tests;

use super::boards::BoardLook;
use super::faces::Face;
use crate::json::{Kept, Value, kept_by_name, kept_fields};
use crate::l10n::Language;
use crate::play::{NewGame, Seat};
use crate::record::Notation;
use crate::rules::{Impasse, Table};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them, in the order of the picker.
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The value of `data-theme`; empty leaves the choice to the device.
    pub const fn attribute(self) -> &'static str {
        match self {
            Theme::Device => "",
            chosen => chosen.name(),
        }
    }
}

/// How two people share the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// The device lies between them; all that is the far player's is turned to that player.
    #[default]
    FaceToFace,
    /// They hand it to each other; the board turns after each move.
    PassAndTurn,
    /// They sit side by side; nothing turns.
    SameSide,
}

impl Seating {
    /// All of them, in the order of the picker.
    pub const ALL: [Seating; 3] = [Seating::FaceToFace, Seating::PassAndTurn, Seating::SameSide];

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Seating::FaceToFace => "face-to-face",
            Seating::PassAndTurn => "pass-and-turn",
            Seating::SameSide => "same-side",
        }
    }
}

/// The impasse rule of the table (rules.md 6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImpasseRule {
    /// None.
    #[default]
    Off,
    /// Declaration by 24 points.
    Points24,
    /// Declaration by 27 points.
    Points27,
    /// The king that reaches the far king's first square wins.
    Try,
}

impl ImpasseRule {
    /// All of them, in the order of the picker.
    pub const ALL: [ImpasseRule; 4] =
        [ImpasseRule::Off, ImpasseRule::Points27, ImpasseRule::Points24, ImpasseRule::Try];

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            ImpasseRule::Off => "off",
            ImpasseRule::Points24 => "24",
            ImpasseRule::Points27 => "27",
            ImpasseRule::Try => "try",
        }
    }

    /// The rule itself.
    pub const fn rule(self) -> Impasse {
        match self {
            ImpasseRule::Off => Impasse::Off,
            ImpasseRule::Points24 => Impasse::Points24,
            ImpasseRule::Points27 => Impasse::Points27,
            ImpasseRule::Try => Impasse::Try,
        }
    }
}

/// What the players have chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Tag of the language; `None` is the device's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How the pieces look; `None` as the readers of the language can tell them apart best.
    pub face: Option<Face>,
    /// How the board looks.
    pub board: BoardLook,
    /// Whether the squares are marked where the held piece may go.
    pub marks: bool,
    /// Whether files and ranks are named along the board.
    pub coordinates: bool,
    /// Whether the squares of the last move are tinted.
    pub last_move: bool,
    /// Whether a line leads from the piece that gives check to the king.
    pub check_line: bool,
    /// How moves are written; `None` as the readers of the language are used to.
    pub notation: Option<Notation>,
    /// How the players share the screen.
    pub seating: Seating,
    /// What the players are called, by seat; empty is nobody in particular.
    pub near_name: String,
    /// The same for the far seat.
    pub far_name: String,
    /// Whether the start alternates game by game (rules.md 8).
    pub alternate: bool,
    /// The move after which a game is a draw (rules.md 5.6).
    pub move_limit: Option<u32>,
    /// Whether a forbidden move loses (rules.md 5.8); else it is barred.
    pub strict: bool,
    /// The impasse rule (rules.md 6).
    pub impasse: ImpasseRule,
    /// Whether a move is taken back only if the other player agrees.
    pub ask_undo: bool,
    /// Whether a move is made only once it has been confirmed.
    pub confirm: bool,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether moves are felt, where the device can do that.
    pub vibration: bool,
    /// Whether pieces glide; a device that asks for reduced motion gets none in any case.
    pub motion: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Device,
            face: None,
            board: BoardLook::default(),
            marks: true,
            coordinates: true,
            last_move: true,
            check_line: true,
            notation: None,
            seating: Seating::FaceToFace,
            near_name: String::new(),
            far_name: String::new(),
            alternate: true,
            move_limit: None,
            strict: false,
            impasse: ImpasseRule::Off,
            ask_undo: false,
            confirm: false,
            sound: true,
            vibration: true,
            motion: true,
        }
    }
}

kept_fields!(Settings {
    "language": language,
    "theme": theme,
    "face": face,
    "board": board,
    "marks": marks,
    "coordinates": coordinates,
    "last-move": last_move,
    "check-line": check_line,
    "notation": notation,
    "seating": seating,
    "near-name": near_name,
    "far-name": far_name,
    "alternate": alternate,
    "move-limit": move_limit,
    "strict": strict,
    "impasse": impasse,
    "ask-undo": ask_undo,
    "confirm": confirm,
    "sound": sound,
    "vibration": vibration,
    "motion": motion,
} or Settings::default());

kept_by_name!(Theme, Face, BoardLook, Notation, Seating, ImpasseRule);

/// A text that is no kept settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl Settings {
    /// The move limits that can be chosen.
    pub const MOVE_LIMITS: [Option<u32>; 4] = [None, Some(256), Some(320), Some(500)];
    /// The longest name of a player, in characters.
    pub const LONGEST_NAME: usize = 16;

    /// The name of a seat; empty when it has none.
    pub fn name(&self, seat: Seat) -> &str {
        match seat {
            Seat::Near => &self.near_name,
            Seat::Far => &self.far_name,
        }
    }

    /// How the pieces look to readers of a language.
    pub fn face(&self, language: Language) -> Face {
        self.face.unwrap_or(match language.tag() {
            "ja" => Face::Kanji,
            _ => Face::default(),
        })
    }

    /// How moves are written for readers of a language.
    pub fn notation(&self, language: Language) -> Notation {
        self.notation.unwrap_or(match language.tag() {
            "ja" => Notation::Japanese,
            _ => Notation::Words,
        })
    }

    /// The rules of the table.
    pub fn table(&self) -> Table {
        Table { move_limit: self.move_limit, impasse: self.impasse.rule(), strict: self.strict }
    }

    /// An even game by the rules of the table.
    pub fn new_game(&self) -> NewGame {
        NewGame::even().with_table(self.table()).with_alternation(self.alternate)
    }

    /// The text to keep.
    pub fn save(&self) -> String {
        self.write().to_string()
    }

    /// What [`Settings::save`] wrote. A value that this version does not know is the first one.
    ///
    /// # Errors
    /// When it is not of that form at all.
    pub fn load(text: &str) -> Result<Settings, Damaged> {
        let kept: Value = text.parse().map_err(|_| Damaged)?;
        let mut settings = Settings::read(&kept).ok_or(Damaged)?;
        settings.near_name = short(&settings.near_name);
        settings.far_name = short(&settings.far_name);
        Ok(settings)
    }
}

/// A name as it is kept: on one line, and no longer than its place.
pub fn short(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().filter(|it| !it.is_control()).take(Settings::LONGEST_NAME).collect()
}
