//! Texts that are nearly SFEN or USI: never a panic, and what is accepted is what it says.
//!
//! The same at every run; `fuzz/` holds the targets for a fuzzer that never ends.

use kete::rules::{Move, Position, Setup, Square};

use crate::random::Rng;

const N: usize = 100_000;

/// What is put into texts: their own signs, near misses, and what belongs nowhere.
#[rustfmt::skip]
const SIGNS: [&str; 60] = [
    "P", "L", "N", "S", "G", "B", "R", "K", "p", "l", "n", "s", "g", "b", "r", "k", "+", "/", " ",
    "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "18", "w", "*", "a", "e", "i",
    "j", "++", "//", "  ", "X", "x", "\t", "\n", "\0", "é", "歩", "９", "🦀", "\u{301}", "\u{feff}",
    "99999", "100000", "4294967296", "-1", "+P", "2P", " b - 1", "9/9",
];

fn mutate(rng: &mut Rng, seeds: &[String]) -> String {
    let mut text: Vec<char> = seeds[rng.below(seeds.len())].chars().collect();
    // Mostly one change only: further ones seldom leave anything to read.
    for _ in 0..=rng.below(8) / 5 {
        let at = rng.below(text.len() + 1);
        let to = (at + 1 + rng.below(4)).min(text.len());
        let sign: Vec<char> = SIGNS[rng.below(SIGNS.len())].chars().collect();
        match rng.below(8) {
            6 if at + 1 < text.len() => text.swap(at, at + 1),
            7 if to < text.len() => text.swap(at, to),
            0 => text.truncate(at),
            1 => drop(text.splice(at.min(to)..to, sign)),
            2 => drop(text.splice(at..at, sign)),
            3 => drop(text.drain(at.min(to)..to)),
            4 => {
                let piece: Vec<char> = text[at.min(to)..to].to_vec();
                drop(text.splice(at..at, piece));
            }
            _ => {
                let other: Vec<char> = seeds[rng.below(seeds.len())].chars().collect();
                let from = rng.below(other.len() + 1);
                text.truncate(at);
                text.extend(&other[from..]);
            }
        }
    }
    text.into_iter().collect()
}

#[track_caller]
fn is_one_line(sentence: &str, text: &str) {
    assert!(!sentence.is_empty() && sentence.len() < 120, "{text:?}: {sentence:?}");
    assert!(!sentence.contains(char::is_control), "{text:?}: {sentence:?}");
}

#[test]
fn no_sfen_panics_and_what_is_read_is_written_back() {
    let table = include_str!("../data/perft.tsv");
    let seeds: Vec<String> = table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').next())
        .map(str::to_owned)
        .collect();
    let mut rng = Rng::new(51);
    let (mut read, mut refused) = (0, std::collections::BTreeSet::new());
    for _ in 0..N {
        let text = mutate(&mut rng, &seeds);
        if let Ok(setup) = text.parse::<Setup>() {
            let written = setup.to_string();
            assert_eq!(written.parse::<Setup>(), Ok(setup), "{text:?}");
        }
        match text.parse::<Position>() {
            Ok(position) => {
                read += 1;
                is_read_right(&text, &position);
            }
            Err(error) => {
                is_one_line(&error.to_string(), &text);
                refused.insert(error.name());
            }
        }
    }
    assert!(read > N / 50, "only {read} were read");
    assert!(refused.len() >= 12, "{refused:?}");
}

/// Writing it again gives the text, but for a number left out and the order of the hands.
#[track_caller]
fn is_read_right(text: &str, position: &Position) {
    let written = position.sfen();
    assert_eq!(written.parse::<Position>(), Ok(*position), "{text:?}");
    let fields: Vec<&str> = text.split(' ').collect();
    let again: Vec<&str> = written.split(' ').collect();
    assert_eq!(fields[..2], again[..2], "{text:?}");
    assert_eq!(fields.get(3).copied().unwrap_or("1"), again[3], "{text:?}");
    let sorted = |hands: &str| {
        let mut signs: Vec<char> = hands.chars().collect();
        signs.sort();
        signs
    };
    assert_eq!(sorted(fields[2]), sorted(again[2]), "{text:?}");
    assert_eq!(position.count_legal_moves() as usize, position.legal_moves().len(), "{text:?}");
}

#[test]
fn no_usi_panics_and_what_is_read_is_written_back() {
    let seeds: Vec<String> =
        ["7g7f", "8h2b+", "P*5e", "R*1a", "9i9h+", "L*5i"].map(str::to_owned).to_vec();
    let position = Position::even();
    let mut rng = Rng::new(52);
    let mut read = 0;
    for _ in 0..N {
        let text = mutate(&mut rng, &seeds);
        match text.parse::<Move>() {
            Ok(m) => {
                read += 1;
                assert_eq!(m.to_string(), text);
                assert_eq!(position.is_legal(m), position.play(m).is_ok());
            }
            Err(error) => is_one_line(&error.to_string(), &text),
        }
        if let Ok(square) = text.parse::<Square>() {
            assert_eq!(square.to_string(), text);
        }
    }
    assert!(read > N / 50, "only {read} were read");
}
