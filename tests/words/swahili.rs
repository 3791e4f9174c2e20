//! What a machine gets wrong in Swahili, and how we would see it.

use kete::l10n::Language;

use crate::checks::rendered;
use crate::locale::{Fault, Locale};

/// Words that mean something else, or were left in English.
const BANNED: &[&str] = &[
    "pauni",
    "pawn",
    "rook",
    "knight",
    "bishop",
    "lance",
    "cheki",
    "hundi",
    "chora",
    "usawa",
    "bodi",
    "kipande",
    "vipande",
    "viwanja",
    "mwangalizi",
    "maongezi",
    "kudondosha",
    "kuangusha",
    "dondosha",
    "utangazaji",
    "kukuza",
    "sadaka",
    "kuigiza",
    "rafiki-",
    "tafadhali",
];

/// Nouns of the N class, which never take the concords below.
const N_CLASS: &[&str] = &["kete", "hatua", "zamu", "safu", "sheria", "lugha", "akaunti"];
const NOT_N: &[&str] = &["huu", "hiki", "hili", "um", "uta", "ana", "ame"];

/// Nouns that stand before their number: “kete 3”.
const COUNTED: &[&str] =
    &["kete", "hatua", "safu", "miraba", "mraba", "pointi", "sekunde", "dakika", "michezo"];

/// The faults of a Swahili text.
pub fn wrong(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(' ').collect();
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    if let Some(word) =
        words.iter().map(|word| bare(word)).find(|word| BANNED.contains(&word.as_str()))
    {
        return Some(format!("“{word}” is not our word"));
    }
    for pair in words.windows(2) {
        let [first, second] = pair else { continue };
        if N_CLASS.contains(first) && NOT_N.iter().any(|prefix| second.starts_with(prefix)) {
            return Some(format!("“{first} {second}”: {first} is of the N class"));
        }
        let number = !first.is_empty() && first.chars().all(|letter| letter.is_ascii_digit());
        if number && COUNTED.contains(&bare(second).as_str()) {
            return Some(format!("“{first} {second}”: the number stands after the noun"));
        }
    }
    None
}

/// Banned words, wrong concords, numbers before their nouns, infinitives on buttons.
pub fn swahili(language: Language, locale: &Locale) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, text) in rendered(language, locale) {
        let Ok(text) = text else { continue };
        let button = place.id.starts_with("button-")
            || place.id.ends_with(".yes")
            || place.id.ends_with(".no");
        let reason = match wrong(&text) {
            Some(reason) => reason,
            None if button && text.starts_with("Ku") => {
                format!("“{text}”: a button is an imperative")
            }
            None => continue,
        };
        let found = Fault { reason, ..place };
        if !faults.contains(&found) {
            faults.push(found);
        }
    }
    faults
}
