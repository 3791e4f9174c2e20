//! The command line: the tables of cases through the binary, and bad input.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

use std::process::{Command, Output, Stdio};

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
fn perft_of_the_small_rows() {
    let mut n_rows = 0;
    for line in include_str!("data/perft.tsv").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let (sfen, depth, nodes) = (cells[0], cells[1], cells[2]);
        if nodes.parse::<u64>().unwrap() > 2_000 {
            continue;
        }
        assert_eq!(good(&["perft", depth, sfen]), format!("{nodes}\n"), "{sfen}");
        n_rows += 1;
        if n_rows % 10 == 0 {
            assert_eq!(good(&["perft", "--full", depth, sfen]), format!("{nodes}\n"), "{sfen}");
        }
    }
    assert!(n_rows > 100, "only {n_rows} rows");
    for start in [&["perft", "3"][..], &["perft", "3", "startpos"], &["perft", "3", EVEN]] {
        assert_eq!(good(start), "25470\n");
    }
    assert_eq!(good(&["perft", "0"]), "1\n");
    assert_eq!(good(&["perft", "2", "4k4/9/9/9/9/9/9/9/4K4 b -"]), "25\n");
}

/// The answer of `judge` in the words of the table of cases.
fn verdict(json: &str) -> String {
    let field = |name: &str| {
        let (_, rest) = json.split_once(&format!("\"{name}\":")).unwrap();
        rest.split([',', '}']).next().unwrap().trim_matches('"').to_owned()
    };
    if json == "{\"state\":\"playing\"}\n" {
        return "none".to_owned();
    }
    assert_eq!(field("state"), "over");
    let winner = match field("winner").as_str() {
        "sente" => "b",
        "gote" => "w",
        other => {
            assert_eq!(other, "null");
            "-"
        }
    }
    .to_owned();
    match field("ending").as_str() {
        "checkmate" => format!("checkmate:{winner}"),
        "no-legal-move" => format!("nomoves:{winner}"),
        "repetition" => "draw:sennichite".to_owned(),
        "perpetual-check" => format!("perpetual:{winner}"),
        "move-limit" => "draw:maxmoves".to_owned(),
        "resignation" => format!("win:{winner}"),
        "declaration" | "failed-declaration" => winner,
        other => panic!("{other}"),
    }
}

#[test]
fn the_cases_of_the_rules() {
    let mut n_skipped = 0;
    let mut n_rows = 0;
    for line in include_str!("data/rules-cases.tsv").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let (id, sfen, question, answer) = (cells[0], cells[2], cells[4], cells[5]);
        let moves: Vec<&str> = cells[3].split(' ').filter(|text| *text != "-").collect();
        let then = |head: &[&str], tail: &[&str]| {
            let mut args = head.to_vec();
            args.push(sfen);
            args.extend(&moves);
            args.extend(tail);
            good(&args)
        };
        n_rows += 1;
        // A knight that could never move stands on these: no position for us.
        if ["decl-13a", "decl-14b"].contains(&id) {
            assert!(bad(&["legal", sfen]).contains("could never move"), "{id}");
            n_skipped += 1;
            continue;
        }
        match question.split_once(' ') {
            Some(("legal", m)) => {
                let list = then(&["legal"], &[]);
                assert_eq!(list.lines().any(|line| line == m), answer == "yes", "{id}");
                if moves.is_empty() {
                    let why = good(&["why", sfen, m]);
                    assert_eq!(why == "legal\n", answer == "yes", "{id}: {why}");
                }
                continue;
            }
            Some(_) => panic!("{id}: {question}"),
            None => {}
        }
        let turn_wins = |verdict: &str| {
            let turn = sfen.split(' ').nth(1).unwrap();
            if verdict == "-" {
                "draw"
            } else if verdict == turn {
                "win"
            } else {
                "lose"
            }
        };
        match question {
            "moves" => {
                assert_eq!(then(&["legal"], &[]).lines().count().to_string(), answer, "{id}")
            }
            "result" => assert_eq!(verdict(&then(&["judge"], &[])), answer, "{id}"),
            "result-maxmoves500" => {
                assert_eq!(verdict(&then(&["judge", "--limit", "500"], &[])), answer, "{id}");
            }
            "resign" => assert_eq!(verdict(&then(&["judge"], &["resign"])), answer, "{id}"),
            "declare27" | "declare24" => {
                let points = question.trim_start_matches("declare");
                let json = then(&["judge", "--impasse", points], &["declare"]);
                assert_eq!(turn_wins(&verdict(&json)), answer, "{id}");
            }
            // Nothing on the command line tells of a check.
            "check" => n_skipped += 1,
            other => panic!("{id}: {other}"),
        }
    }
    assert!(n_rows > 120 && n_skipped == 4, "{n_rows} rows, {n_skipped} skipped");
}

/// Whole games come to the end that is told of them.
#[test]
fn whole_games() {
    for line in include_str!("data/games.tsv").lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let moves: Vec<&str> = cells[2].split(' ').collect();
        let mut args = vec!["judge", cells[1]];
        args.extend(&moves);
        args.extend(Some(cells[3]).filter(|then| !then.is_empty()));
        let winner = match cells[5] {
            "" => "null".to_owned(),
            side => format!("\"{side}\""),
        };
        let expected = format!(
            "{{\"state\":\"over\",\"winner\":{winner},\"ending\":\"{}\",\"ply\":{}}}\n",
            cells[4],
            moves.len()
        );
        assert_eq!(good(&args), expected, "{}", cells[0]);
    }
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
        &["mate", EVEN],
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

#[test]
fn help_is_help() {
    let help = good(&["--help"]);
    for command in ["perft", "legal", "why", "judge"] {
        assert!(help.contains(&format!("kete-cli {command}")), "{help}");
    }
}
