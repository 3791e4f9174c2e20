//! Saving: what comes back, and what is refused.

use super::dice::Dice;
use super::form;
use super::sit::{Sit, settled};
use kete::play::{Command, LoadError, MAX_MOVES, NewGame, Session};
use kete::rules::{Impasse, Move, Table};

#[test]
fn the_form_is_a_promise() {
    let mut sit = Sit::even();
    sit.script("7g 7f 3c 3d undo resign flip");
    let text = concat!(
        r#"{"version":1,"start":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1","#,
        r#""table":{"limit":null,"impasse":"off","strict":false},"moves":"7g7f","end":"resign","#,
        r#""cursor":2,"given":0,"beginner":"near","alternate":true,"#,
        r#""score":{"near":0,"far":0,"draws":0},"flipped":true}"#
    );
    assert_eq!(sit.session.save(), text);
    assert_eq!(Session::load(text), Ok(settled(&sit.session)));
}

/// Every end that is no move comes back, done or taken back.
#[test]
fn all_ends_come_back() {
    let position = "+R+B+P+P+P+P+P+P+P/+P8/4K4/9/9/9/9/4k4/9 b 10P 1";
    for impasse in [Impasse::Off, Impasse::Points24, Impasse::Points27, Impasse::Try] {
        for end in ["resign", "declare", "agree", "time-sente", "time-gote", "P*>5d"] {
            let table = Table { move_limit: Some(77), impasse, strict: true };
            let mut sit = Sit::under(position, table);
            // Sit saves and loads at every step.
            sit.script(&format!("5c>4c 5h>5g {end} undo undo redo redo"));
        }
    }
}

/// Random games at random moments, undo tails and all.
#[test]
fn what_is_saved_comes_back() {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut sit = Sit::even();
        sit.checks_saves = false;
        for _ in 0..dice.below(150) {
            let moves: Vec<Move> = sit.session.game().position().legal_moves().iter().collect();
            if moves.is_empty() {
                break;
            }
            let m = dice.of(&moves).to_string();
            let (from, to) = m.trim_end_matches('+').split_at(2);
            sit.script(&format!("{from}>{to} {}", if m.ends_with('+') { "yes" } else { "no" }));
        }
        for _ in 0..dice.below(20) {
            sit.send(Command::Undo);
        }
        let text = sit.session.save();
        sit.check_save(&text);
        // What was taken back can be redone after loading too.
        let mut loaded = Session::load(&text).unwrap();
        while sit.session.controls_view().can_redo {
            assert_eq!(loaded.apply(Command::Redo), sit.session.apply(Command::Redo));
        }
        assert_eq!(loaded, settled(&sit.session));
    }
}

fn kind(text: &str) -> &'static str {
    if text.len() <= 1_000_000 {
        form::agree(text);
    }
    let error = Session::load(text).unwrap_err();
    let line = error.to_string();
    assert!(!line.is_empty() && !line.contains('\n'), "{line}");
    error.kind()
}

/// A good save with one text put in place of another.
fn changed(old: &str, new: &str) -> String {
    let mut sit = Sit::even();
    sit.script("7g 7f 3c 3d resign");
    let text = sit.session.save();
    assert!(text.contains(old), "{text}");
    text.replacen(old, new, 1)
}

#[test]
fn what_is_no_save_is_damaged() {
    let whole = changed("", "");
    for end in 0..whole.len() {
        assert_eq!(kind(&whole[..end]), "damaged", "cut at {end}");
    }
    for text in ["", "null", "[]", "{}", "\0", "{\"version\":1}", "{\"version\":-1}", "7g7f"] {
        assert_eq!(kind(text), "damaged", "{text}");
    }
    assert_eq!(kind(&"[".repeat(100_000)), "damaged");
    assert_eq!(kind(&format!("{whole}{whole}")), "damaged");
    for (old, new) in [
        ("near\"", "middle\""),
        ("\"off\"", "\"28\""),
        ("\"resign\"", "\"sulk\""),
        ("\"cursor\":3", "\"cursor\":-3"),
        ("\"given\":0", "\"given\":null"),
        ("\"limit\":null", "\"limit\":4294967296"),
        ("\"version\":1", "\"version\":0"),
        ("\"version\":1", "\"version\":1,\"version\":1"),
        (",\"flipped\":false", ""),
    ] {
        assert_eq!(kind(&changed(old, new)), "damaged", "{new}");
    }
}

#[test]
fn a_later_version_is_told_from_damage() {
    assert_eq!(
        Session::load("{\"version\":2,\"anything\":[]}"),
        Err(LoadError::Version { found: 2 })
    );
}

#[test]
fn what_the_rules_do_not_allow_is_refused() {
    for (old, new, expected) in [
        ("\"lnsgkgsnl", "\"lnsgggsnl", "start"),
        ("\"lnsgkgsnl", "\"", "start"),
        ("7g7f 3c3d", "7g7f 3c3e", "move"),
        ("7g7f 3c3d", "7g7f  3c3d", "move"),
        ("7g7f 3c3d", " ", "move"),
        ("7g7f 3c3d", "7g7f+ 3c3d", "move"),
        ("\"cursor\":3", "\"cursor\":4", "cursor"),
        ("\"cursor\":3", "\"cursor\":18446744073709551615", "cursor"),
        ("\"given\":0", "\"given\":3", "cursor"),
        ("\"resign\"", "\"declare\"", "end"),
        ("\"resign\"", "\"agree-impasse\"", "end"),
        ("\"resign\"", "{\"illegal\":\"7f7e\"}", "end"),
        ("\"resign\"", "{\"illegal\":\"7f7d\"}", "end"),
        ("\"resign\"", "{\"illegal\":\"\"}", "end"),
    ] {
        assert_eq!(kind(&changed(old, new)), expected, "{new}");
    }
    // Under the strict rule a legal move is no illegal end, an illegal one no move.
    let strict = changed("\"strict\":false", "\"strict\":true");
    assert_eq!(kind(&strict.replacen("3c3d", "3c3e", 1)), "move");
    assert_eq!(kind(&strict.replacen("\"resign\"", "{\"illegal\":\"7f7e\"}", 1)), "end");
    assert!(Session::load(&strict.replacen("\"resign\"", "{\"illegal\":\"7f7d\"}", 1)).is_ok());
    // After an end there is nothing more.
    assert_eq!(kind(&changed("\"limit\":null", "\"limit\":1")), "move");
    assert_eq!(kind(&changed("\"limit\":null", "\"limit\":2")), "end");
}

#[test]
fn what_is_too_large_is_not_read() {
    assert_eq!(kind(&" ".repeat(1_000_001)), "too-large");
    let moves = "7g7f ".repeat(MAX_MOVES + 1);
    assert_eq!(kind(&changed("7g7f 3c3d", moves.trim_end())), "move");
}

/// Moves of a game that goes on and on: the kings walk in rings of 18 and 17
/// squares, and a pawn goes on before they meet as they stood.
fn long_line(n_moves: usize) -> Vec<String> {
    let row = |rank: char| (1..=9).map(move |file| format!("{file}{rank}"));
    let sente: Vec<String> = row('i').chain(row('h').rev()).collect();
    let gote: Vec<String> = row('a').chain(row('b').rev().take(8)).collect();
    let step = |ring: &[String], at: usize| {
        format!("{}{}", ring[at % ring.len()], ring[(at + 1) % ring.len()])
    };
    let (mut n_pushed, mut n_walked) = (0, 0);
    (0..n_moves)
        .map(|ply| match (ply % 2, ply / 2 % 200) {
            (1, _) => step(&gote, ply / 2),
            (_, 199) => {
                let (file, ranks) = (1 + n_pushed / 3, [["g", "f"], ["f", "e"], ["e", "d"]]);
                let [from, to] = ranks[n_pushed % 3];
                n_pushed += 1;
                format!("{file}{from}{file}{to}")
            }
            _ => {
                n_walked += 1;
                step(&sente, n_walked - 1)
            }
        })
        .collect()
}

fn long_save(n_moves: usize) -> String {
    let text = Sit::at("8k/9/9/9/9/9/PPPPPPPPP/9/8K b - 1").session.save();
    text.replacen("\"moves\":\"\"", &format!("\"moves\":\"{}\"", long_line(n_moves).join(" ")), 1)
        .replacen("\"cursor\":0", &format!("\"cursor\":{n_moves}"), 1)
}

/// The longest game is saved and loaded, and goes no further.
#[test]
fn a_game_stops_growing_before_it_cannot_be_saved() {
    let text = long_save(MAX_MOVES);
    let mut session = Session::load(&text).unwrap();
    assert_eq!(session.controls_view().n_moves, MAX_MOVES);
    assert_eq!(session.save(), text);
    let next = long_line(MAX_MOVES + 1).pop().unwrap();
    let tap = |text: &str| Command::Tap(text.parse().unwrap());
    session.apply(tap(&next[..2]));
    session.apply(tap(&next[2..]));
    assert_eq!(session.refusal().unwrap().rule(), "game-too-long");
    assert_eq!(session.controls_view().n_moves, MAX_MOVES);
    assert_eq!(kind(&long_save(MAX_MOVES + 1)), "too-many-moves");
}

/// Saves with bytes changed, cut, doubled and swapped: refused, or a game that can be saved again.
#[test]
fn mangled_saves_never_panic() {
    let mut seeds = Vec::new();
    for script in [
        "7g>7f 3c>3d 8h>2b yes 3a>2b B*>4e undo",
        "7g>7f resign undo undo",
        "2g>2f 8c>8d 2f>2e time-gote flip rematch",
    ] {
        let mut sit = Sit::even();
        sit.script(script);
        seeds.push(sit.session.save());
    }
    let new = NewGame::even().with_table(Table { strict: true, ..Table::default() });
    let mut sit = Sit::even();
    sit.send(Command::New(new));
    sit.script("7g>7d");
    seeds.push(sit.session.save());

    let mut dice = Dice::new(7);
    let mut n_loaded = 0;
    for round in 0..20_000 {
        let mut bytes = seeds[round % seeds.len()].clone().into_bytes();
        for _ in 0..=dice.below(2) {
            if bytes.is_empty() {
                break;
            }
            let (at, to) = (dice.below(bytes.len()), dice.below(bytes.len()));
            match dice.below(8) {
                0 => bytes[at] = dice.below(256) as u8,
                1 => bytes[at] = b"0123456789abcdefghi+* \",:{}[]-nt"[dice.below(32)],
                2 => drop(bytes.remove(at)),
                3 => bytes.insert(at, bytes[to]),
                4 => bytes.swap(at, to),
                // A number or a square that looks right is the best lie.
                5 | 6 => {
                    bytes[at] = match bytes[at] {
                        b'0'..=b'9' => b'0' + dice.below(10) as u8,
                        b'a'..=b'i' => b'a' + dice.below(9) as u8,
                        other => other,
                    }
                }
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        form::agree(&text);
        if let Ok(session) = Session::load(&text) {
            let again = session.save();
            assert_eq!(Session::load(&again), Ok(session));
            n_loaded += 1;
        }
    }
    assert!(n_loaded > 500, "only {n_loaded} loaded: nothing was tried");
}
