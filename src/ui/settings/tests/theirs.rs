//! The form of kept settings as serde has it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Theme {
    Device,
    Light,
    Dark,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Face {
    Kanji,
    TwoKanji,
    Learner,
    Initials,
    Contrast,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BoardLook {
    Wood,
    Paper,
    Slate,
    Contrast,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Notation {
    Words,
    Western,
    Japanese,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Seating {
    FaceToFace,
    PassAndTurn,
    SameSide,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ImpasseRule {
    Off,
    #[serde(rename = "24")]
    Points24,
    #[serde(rename = "27")]
    Points27,
    Try,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    language: Option<String>,
    theme: Theme,
    face: Option<Face>,
    board: BoardLook,
    marks: bool,
    coordinates: bool,
    last_move: bool,
    check_line: bool,
    notation: Option<Notation>,
    seating: Seating,
    near_name: String,
    far_name: String,
    alternate: bool,
    move_limit: Option<u32>,
    strict: bool,
    impasse: ImpasseRule,
    ask_undo: bool,
    confirm: bool,
    sound: bool,
    vibration: bool,
    motion: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Device,
            face: None,
            board: BoardLook::Wood,
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

/// Settings value by value, names as they are shortened.
pub fn load(text: &str) -> Option<Settings> {
    let read = |kept| serde_json::from_value::<Settings>(Value::Object(kept));
    let kept: Map<String, Value> = serde_json::from_str(text).ok()?;
    let alone = |name: &String, value: &Value| Map::from_iter([(name.clone(), value.clone())]);
    let sound = kept.into_iter().filter(|(name, value)| read(alone(name, value)).is_ok());
    let mut settings = read(sound.collect()).ok()?;
    settings.near_name = super::short(&settings.near_name);
    settings.far_name = super::short(&settings.far_name);
    Some(settings)
}
