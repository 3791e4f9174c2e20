//! The tables of cases through the binary.

use super::{EVEN, good};

#[test]
fn perft_of_the_small_rows() {
    let mut n_rows = 0;
    for line in include_str!("../data/perft.tsv").lines().filter(|line| !line.starts_with('#')) {
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
    for line in
        include_str!("../data/rules-cases.tsv").lines().filter(|line| !line.starts_with('#'))
    {
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
    assert!(n_rows > 120 && n_skipped == 2, "{n_rows} rows, {n_skipped} skipped");
}

/// Whole games come to the end that is told of them.
#[test]
fn whole_games() {
    for line in include_str!("../data/games.tsv").lines().filter(|line| !line.starts_with('#')) {
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
