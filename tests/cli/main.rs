//! The command line: the tables of cases through the binary, and bad input.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

mod bad_input;
mod tables;

use std::process::{Command, Output};

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kete-cli")).args(args).output().unwrap()
}

/// Stdout of a run that must go well and say nothing on stderr.
#[track_caller]
fn good(args: &[&str]) -> String {
    let output = run(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), error.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line on stderr of a run that must be refused and print nothing.
#[track_caller]
fn bad(args: &[&str]) -> String {
    let output = run(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(output.stdout.is_empty(), "{args:?} printed on stdout");
    assert!(error.ends_with('\n') && error.lines().count() == 1, "{args:?}: {error:?}");
    assert!(error.starts_with("kete-cli: ") && error.len() < 400, "{args:?}: {error:?}");
    assert!(!error.contains("panicked"), "{error}");
    error.trim_end().to_owned()
}

#[test]
fn legal_moves_are_sorted_by_bytes() {
    let list = good(&["legal", "8k/9/4P4/9/9/9/9/9/8K b P 1"]);
    let lines: Vec<&str> = list.lines().collect();
    let mut sorted = lines.clone();
    sorted.sort_unstable();
    assert_eq!(lines, sorted);
    assert!(lines.contains(&"5c5b") && lines.contains(&"5c5b+") && lines.contains(&"P*2e"));
    // A mated side has none.
    assert_eq!(good(&["legal", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"]), "");
}

#[test]
fn why_names_the_rule() {
    let even = "startpos";
    for (sfen, m, rule) in [
        (even, "7g7f", "legal"),
        (even, "5e5d", "empty-square"),
        (even, "7c7d", "not-your-piece"),
        (even, "2h2g", "own-piece"),
        (even, "7g7e", "not-that-piece's-move"),
        (even, "8h2b", "blocked"),
        (even, "7g7f+", "cannot-promote"),
        (even, "P*5e", "not-in-hand"),
        ("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a", "must-promote"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5a", "occupied"),
        ("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*4b", "dead-end"),
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5d", "nifu"),
        ("4k4/2S2gS2/4G4/7B1/9/9/9/9/K8 b P 1", "P*5b", "uchifuzume"),
        ("4k4/9/9/4r4/9/4G4/9/4K4/9 b - 1", "5f4f", "leaves-king-in-check"),
        ("4k4/9/9/9/4r4/9/9/9/4K4 b P 1", "P*1e", "does-not-answer-check"),
    ] {
        assert_eq!(good(&["why", sfen, m]), format!("{rule}\n"), "{sfen} {m}");
    }
}

#[test]
fn judge_tells_the_end() {
    let playing = "{\"state\":\"playing\"}\n";
    assert_eq!(good(&["judge", "startpos"]), playing);
    assert_eq!(good(&["judge", EVEN, "7g7f", "3c3d"]), playing);
    let over = |winner: &str, ending: &str, ply: u32| {
        format!(
            "{{\"state\":\"over\",\"winner\":{winner},\"ending\":\"{ending}\",\"ply\":{ply}}}\n"
        )
    };
    let (sente, gote) = ("\"sente\"", "\"gote\"");
    for (args, expected) in [
        ("startpos resign", over(gote, "resignation", 0)),
        ("startpos 7g7f resign", over(sente, "resignation", 1)),
        ("--strict startpos 7g7e", over(gote, "illegal-move", 0)),
        ("--strict startpos 7g7f 3c3e", over(sente, "illegal-move", 1)),
        ("--strict startpos 7g7f", playing.to_owned()),
        ("--limit 2 startpos 7g7f 3c3d", over("null", "move-limit", 2)),
        ("--limit 3 startpos 7g7f 3c3d", playing.to_owned()),
        ("--impasse 27 startpos declare", over(gote, "failed-declaration", 0)),
        ("--impasse off --limit 9 --strict startpos", playing.to_owned()),
    ] {
        let mut words = vec!["judge"];
        words.extend(args.split(' '));
        assert_eq!(good(&words), expected, "{args}");
    }
    let to_try = ["judge", "--impasse", "try", "9/4K4/9/9/9/9/9/9/k8 b - 1", "5b5a"];
    assert_eq!(good(&to_try), over(sente, "try", 1));
    let draw =
        ["judge", "--impasse", "24", "+R+B+P+P+P+P+P+P+P/+P8/4K4/9/9/9/9/9/4k4 b 10P 1", "declare"];
    assert_eq!(good(&draw), over("null", "declaration", 0));
}

#[test]
fn mate_gives_the_line_or_says_that_there_is_none() {
    assert_eq!(good(&["mate", "startpos"]), "no mate\n");
    assert_eq!(good(&["mate", "4k4/9/4P4/9/9/9/9/9/9 b G 1"]), "G*5b\n");
    assert_eq!(good(&["mate", "--nodes", "1000", "4k4/9/4P4/9/9/9/9/9/9 b P 1"]), "no mate\n");
    // Gote may be the one who mates.
    assert_eq!(good(&["mate", "9/9/9/9/9/9/4p4/9/4K4 w g 1"]), "G*5h\n");
    let chase = "9/9/9/9/4k4/9/9/9/R7R b - 1";
    assert_eq!(good(&["mate", "--nodes", "2", chase]), "unknown\n");
}

#[test]
fn help_is_help() {
    let help = good(&["--help"]);
    for command in ["perft", "legal", "why", "judge", "mate"] {
        assert!(help.contains(&format!("kete-cli {command}")), "{help}");
    }
}
