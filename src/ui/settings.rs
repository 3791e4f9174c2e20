//! What the players have chosen, and how it is kept.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::boards::BoardLook;
use super::faces::Face;
use crate::l10n::Language;
use crate::play::{NewGame, Seat};
use crate::record::Notation;
use crate::rules::{Impasse, Table};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImpasseRule {
    /// None.
    #[default]
    Off,
    /// Declaration by 24 points.
    #[serde(rename = "24")]
    Points24,
    /// Declaration by 27 points.
    #[serde(rename = "27")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
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
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What [`Settings::save`] wrote. A value that this version does not know is the first one.
    ///
    /// # Errors
    /// When it is not of that form at all.
    pub fn load(text: &str) -> Result<Settings, Damaged> {
        let Ok(Value::Object(kept)) = serde_json::from_str(text) else { return Err(Damaged) };
        // Value by value: one that cannot be read takes no other with it.
        let alone = |name: &String, value: &Value| Map::from_iter([(name.clone(), value.clone())]);
        let sound = kept.into_iter().filter(|(name, value)| read(alone(name, value)).is_some());
        let mut settings = read(sound.collect()).unwrap_or_default();
        settings.near_name = short(&settings.near_name);
        settings.far_name = short(&settings.far_name);
        Ok(settings)
    }
}

/// Settings of which some are kept. Once in the app, and not wherever it is called.
#[inline(never)]
fn read(kept: Map<String, Value>) -> Option<Settings> {
    serde_json::from_value(Value::Object(kept)).ok()
}

/// A name as it is kept: on one line, and no longer than its place.
pub fn short(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().filter(|it| !it.is_control()).take(Settings::LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        for face in Face::ALL {
            for theme in Theme::ALL {
                for seating in Seating::ALL {
                    for impasse in ImpasseRule::ALL {
                        let settings = Settings {
                            language: Some("en".to_owned()),
                            face: Some(face),
                            marks: false,
                            theme,
                            seating,
                            impasse,
                            near_name: "Amina".to_owned(),
                            move_limit: Some(320),
                            sound: false,
                            ..Settings::default()
                        };
                        assert_eq!(Settings::load(&settings.save()), Ok(settings));
                    }
                }
            }
        }
    }

    #[test]
    fn moves_and_pieces_look_as_readers_of_the_language_are_used_to() {
        let settings = Settings::default();
        for language in Language::ALL {
            let is_japanese = language.tag() == "ja";
            let wanted = if is_japanese { Notation::Japanese } else { Notation::Words };
            assert_eq!(settings.notation(*language), wanted);
            let face = if is_japanese { Face::Kanji } else { Face::Learner };
            assert_eq!(settings.face(*language), face);
        }
        for notation in Notation::ALL {
            let chosen = Settings { notation: Some(notation), ..Settings::default() };
            let kept = Settings::load(&chosen.save()).unwrap();
            assert!(Language::ALL.iter().all(|&it| kept.notation(it) == notation));
        }
    }

    #[test]
    fn names_are_those_that_are_kept() {
        for (kept, name) in [
            (serde_json::to_value(Theme::ALL).unwrap(), Theme::ALL.map(Theme::name).to_vec()),
            (serde_json::to_value(Seating::ALL).unwrap(), Seating::ALL.map(Seating::name).to_vec()),
            (
                serde_json::to_value(ImpasseRule::ALL).unwrap(),
                ImpasseRule::ALL.map(ImpasseRule::name).to_vec(),
            ),
            (serde_json::to_value(Face::ALL).unwrap(), Face::ALL.map(Face::name).to_vec()),
        ] {
            assert_eq!(kept, serde_json::to_value(name).unwrap());
        }
    }

    #[test]
    fn what_an_other_version_wrote_is_read_as_far_as_it_goes() {
        assert_eq!(Settings::load("{}"), Ok(Settings::default()));
        let text = r#"{"face":"marble","theme":"sepia","sound":3,"future":{},"marks":false}"#;
        assert_eq!(Settings::load(text), Ok(Settings { marks: false, ..Settings::default() }));
        for text in ["", "[", "null", "7", "[]", "\"x\""] {
            assert_eq!(Settings::load(text), Err(Damaged), "{text}");
        }
    }

    #[test]
    fn a_name_is_a_short_line() {
        for (given, kept) in [
            ("  Amina \n Juma ", "Amina Juma"),
            ("", ""),
            ("\u{0}\u{7}x", "x"),
            ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnop"),
        ] {
            assert_eq!(short(given), kept);
        }
    }
}
