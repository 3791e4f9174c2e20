//! Bad input: one line on stderr, nothing on stdout, exit 2, no panic.

use std::process::{Command, Stdio};

use super::{EVEN, bad};

#[test]
fn moves_after_the_end_name_the_ply() {
    let round = "2h3h 8b7b 3h2h 7b8b ".repeat(3);
    let mut words = vec!["judge", "startpos"];
    words.extend(round.split_whitespace());
    words.push("7g7f");
    let error = bad(&words);
    assert!(error.contains("ply 13") && error.contains("repetition"), "{error}");
    *words.last_mut().unwrap() = "resign";
    assert!(bad(&words).contains("ply 13"));
    let error = bad(&["judge", "startpos", "7g7f", "resign", "3c3d"]);
    assert!(error.contains("ply 3") && error.contains("resignation"), "{error}");
    let error = bad(&["judge", "--strict", "startpos", "7g7e", "3c3d"]);
    assert!(error.contains("ply 2") && error.contains("illegal-move"), "{error}");
    let error = bad(&["judge", "startpos", "7g7f", "3c3e"]);
    assert!(error.contains("ply 2") && error.contains("not-that-piece's-move"), "{error}");
    let error = bad(&["legal", "startpos", "7g7f", "3c3d", "8h2b", "5e5d"]);
    assert!(error.contains("ply 4") && error.contains("empty-square"), "{error}");
}

#[test]
fn bad_input_is_one_line() {
    let long = "x".repeat(100_000);
    let two_lines = "7g\n7f";
    for args in [
        &[][..],
        &[""],
        &["--"],
        &["--version"],
        &["help", "me"],
        &["--help", "perft"],
        &["Perft", "1"],
        &["convert", "--to", "kif"],
        // mate
        &["mate"],
        &["mate", ""],
        &["mate", "startpos", "7g7f"],
        &["mate", "--nodes"],
        &["mate", "--nodes", "5"],
        &["mate", "--nodes", "0", "startpos"],
        &["mate", "--nodes", "-1", "startpos"],
        &["mate", "--nodes", "many", "startpos"],
        &["mate", "--nodes", "99999999999999999999", "startpos"],
        &["mate", "startpos", "--nodes", "5"],
        &["usi"],
        &[&long],
        &["\u{1b}[31m"],
        // perft
        &["perft"],
        &["perft", ""],
        &["perft", "-1"],
        &["perft", "+1"],
        &["perft", "1.5"],
        &["perft", "31"],
        &["perft", "99999999999999999999"],
        &["perft", "three"],
        &["perft", EVEN],
        &["perft", "1", "--full"],
        &["perft", "--full"],
        &["perft", "--full", "--full", "1"],
        &["perft", "--fast", "1"],
        &["perft", "1", EVEN, "7g7f"],
        &["perft", "1", ""],
        &["perft", "1", "startpos "],
        &["perft", "1", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL", "b", "-", "1"],
        // positions
        &["legal"],
        &["legal", ""],
        &["legal", &long],
        &["legal", "STARTPOS"],
        &["legal", "9/9/9/9/9/9/9/9/9 b - 1"],
        &["legal", "4k4/9/9/9/9/9/9/9/4K4 b  1"],
        &["legal", "4k4/9/9/9/9/9/9/9/4K4 x - 1"],
        &["legal", "4k4/9/9/9/9/9/9/9/4K4 b - 0"],
        &["legal", "4k4/9/9/9/9/9/9/4R4/4K4 b - 1"],
        &["legal", "4k4/9/9/9/9/9/9/9/4K4 b 19P 1"],
        &["legal", "startpos\n7g7f"],
        // moves
        &["legal", "startpos", ""],
        &["legal", "startpos", "7g7f", "7g7f"],
        &["legal", "startpos", "7g7f,3c3d"],
        &["legal", "startpos", "7g7f 3c3d"],
        &["legal", "startpos", two_lines],
        &["legal", "startpos", "ⅶ"],
        &["legal", "startpos", &long],
        &["legal", "startpos", "resign"],
        &["why"],
        &["why", "startpos"],
        &["why", "startpos", "7G7F"],
        &["why", "startpos", "K*5e"],
        &["why", "startpos", "+P*5e"],
        &["why", "startpos", "7g7f", "3c3d"],
        // judge
        &["judge"],
        &["judge", "--strict"],
        &["judge", "--limit"],
        &["judge", "--limit", "0", "startpos"],
        &["judge", "--limit", "-5", "startpos"],
        &["judge", "--limit", "startpos"],
        &["judge", "--limit", "4294967296", "startpos"],
        &["judge", "--limit=5", "startpos"],
        &["judge", "--impasse", "startpos"],
        &["judge", "--impasse", "28", "startpos"],
        &["judge", "--impasse"],
        &["judge", "--strict", "--strict", "startpos"],
        &["judge", "--limit", "5", "--limit", "6", "startpos"],
        &["judge", "--nonsense", "startpos"],
        &["judge", "startpos", "--strict"],
        &["judge", "startpos", "declare"],
        &["judge", "--impasse", "try", "startpos", "declare"],
        &["judge", "startpos", "give-up"],
        &["judge", "startpos", "resign", "resign"],
        &["judge", "startpos", "7g7e"],
        &["judge", "--strict", "startpos", "7g"],
    ] {
        bad(args);
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let output = Command::new(env!("CARGO_BIN_EXE_kete-cli"))
        .arg("legal")
        .arg(std::ffi::OsStr::from_bytes(&[0xff, 0xfe]))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
}

/// Whoever reads may stop reading, as `head -1` does.
#[test]
fn a_reader_that_goes_away_is_no_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kete-cli"))
        .args(["perft", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Before the count is done, nobody listens any more.
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
