//! The form of a save, told apart from ours by serde: it reads and writes the same.

use super::dice::Dice;
use super::sit::Sit;
use kete::play::{LoadError, Session};
use serde::{Deserialize, Serialize};

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

/// A save as serde writes what it has read of it.
pub fn rewritten(text: &str) -> String {
    serde_json::to_string(&serde_json::from_str::<Saved>(text).unwrap()).unwrap()
}

/// Asserts that a text is taken for a save, a later save or none at all as serde takes it; answers
/// whether it is one.
#[track_caller]
pub fn agree(text: &str) -> bool {
    let loaded = Session::load(text);
    let refused = match serde_json::from_str(text) {
        Ok(Version { version: 1 }) => serde_json::from_str::<Saved>(text).err().map(drop),
        Ok(Version { version: found @ 2.. }) => {
            assert_eq!(loaded, Err(LoadError::Version { found }), "{text}");
            return false;
        }
        _ => Some(()),
    };
    assert_eq!(loaded == Err(LoadError::Damaged), refused.is_some(), "{loaded:?}: {text}");
    refused.is_none()
}

/// Saves with fields taken out, doubled, moved, renamed and changed.
#[test]
fn fields_are_looked_at_as_serde_does() {
    let mut saves = Vec::new();
    for script in ["7g 7f 3c 3d flip", "7g 7f resign undo", "7g 7f time-gote rematch 2g 2f"] {
        let mut sit = Sit::even();
        sit.script(script);
        saves.push(sit.session.save());
    }
    let values = [
        "null",
        "true",
        "\"near\"",
        "\"24\"",
        "\"resign\"",
        "\"time-up\"",
        "\"7g7f\"",
        "\"\\u006eear\"",
        "0",
        "1",
        "2",
        "-1",
        "-0",
        "1.0",
        "1e0",
        "4294967296",
        "18446744073709551616",
        "[]",
        "[{\"near\":[1.5]}]",
        "{}",
        "{\"resign\":null}",
        "{\"resign\":1}",
        "{\"time-up\":\"gote\"}",
        "{\"time-up\":null}",
        "{\"time-up\":\"gote\",\"illegal\":\"7g7d\"}",
        "{\"illegal\":\"7g7d\"}",
        "{\"illegal\":7}",
        "{\"strict\":true,\"impasse\":\"try\"}",
        "{\"limit\":7,\"impasse\":\"27\",\"strict\":false,\"more\":1.5}",
        "{\"limit\":-7,\"impasse\":\"27\",\"strict\":false}",
        "{\"draws\":4294967295,\"near\":0,\"far\":1}",
        "{\"near\":0,\"far\":1}",
        "{\"near\":0,\"near\":0,\"far\":1,\"draws\":0}",
    ];
    let mut dice = Dice::new(11);
    let mut n_saves = 0;
    for _ in 0..40_000 {
        let save: serde_json::Value =
            serde_json::from_str(&saves[dice.below(saves.len())]).unwrap();
        let fields = save.as_object().unwrap().iter();
        let mut fields: Vec<(String, String)> =
            fields.map(|(name, value)| (name.clone(), value.to_string())).collect();
        for _ in 0..=dice.below(2) {
            let (at, to) = (dice.below(fields.len()), dice.below(fields.len()));
            let value = dice.of(&values).to_owned();
            match dice.below(7) {
                0 => drop(fields.remove(at)),
                1 => fields.insert(to, fields[at].clone()),
                2 => fields.insert(to, (fields[at].0.clone(), value)),
                3 => fields.insert(to, ("future".to_owned(), value)),
                4 => fields[at].0.push('s'),
                5 => fields.swap(at, to),
                _ => fields[at].1 = value,
            }
        }
        let fields = fields.iter().map(|(name, value)| format!("\"{name}\": {value}"));
        let text = format!("{{{}}}", fields.collect::<Vec<_>>().join(" ,"));
        n_saves += usize::from(agree(&text));
    }
    assert!((5_000..35_000).contains(&n_saves), "{n_saves} are saves");
}

/// What serde would read too, though it never wrote it.
#[test]
fn what_was_never_written_is_not_read() {
    let save = Session::new().save();
    for (old, new) in [
        ("{\"limit\":null,\"impasse\":\"off\",\"strict\":false}", "[null,\"off\",false]"),
        ("\"near\",", "{\"near\":null},"),
        ("{\"version\"", "{\"half a letter\":\"\\ud83d\",\"version\""),
        (
            "{\"version\"",
            &format!("{{\"deep\":{}0{},\"version\"", "[".repeat(200), "]".repeat(200)),
        ),
    ] {
        assert!(save.contains(old), "{old}");
        let text = save.replacen(old, new, 1);
        assert!(serde_json::from_str::<Saved>(&text).is_ok(), "{text}");
        assert_eq!(Session::load(&text), Err(LoadError::Damaged), "{text}");
    }
}
