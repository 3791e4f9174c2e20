//! Counts of the tree of moves against tables that independent programs agree on.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use kete::rules::{LastPly, Position, SfenError, perft};

/// Deeper rows are left to the bench.
const MOST_NODES: u64 = 20_000_000;

/// The rows of a table as SFEN, depth, nodes.
fn rows(table: &str) -> impl Iterator<Item = (&str, u32, u64)> {
    table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        (cells[0], cells[1].parse().unwrap(), cells[2].parse().unwrap())
    })
}

fn check(position: &Position, depth: u32, nodes: u64) {
    assert_eq!(perft(position, depth, LastPly::List), nodes, "{position:?} depth {depth}");
    assert_eq!(perft(position, depth, LastPly::Count), nodes, "{position:?} depth {depth}");
}

#[test]
fn perft_of_ordinary_positions() {
    let mut n_rows = 0;
    for (sfen, depth, nodes) in rows(include_str!("data/perft.tsv")) {
        if nodes <= MOST_NODES {
            check(&sfen.parse().unwrap(), depth, nodes);
            n_rows += 1;
        }
    }
    assert!(n_rows > 400, "only {n_rows} rows were read");
}

/// A king may be missing, as in mate problems; more pieces than a set has may not be there.
#[test]
fn perft_of_odd_positions() {
    let mut checked = 0;
    let mut refused = 0;
    for (sfen, depth, nodes) in rows(include_str!("data/perft-odd.tsv")) {
        match sfen.parse::<Position>() {
            Ok(position) => {
                check(&position, depth, nodes);
                checked += 1;
            }
            Err(SfenError::Setup(error)) => {
                assert_eq!(error.name(), "too-many-pieces", "{sfen}");
                refused += 1;
            }
            Err(error) => panic!("{sfen}: {error}"),
        }
    }
    assert!(checked == 2 && refused == 10, "{checked} checked, {refused} refused");
}

/// Playing and taking back every leaf counts the same.
#[test]
fn perft_with_every_leaf_played() {
    for (sfen, depth, nodes) in rows(include_str!("data/perft.tsv")) {
        if nodes <= 50_000 {
            let position: Position = sfen.parse().unwrap();
            assert_eq!(perft(&position, depth, LastPly::Play), nodes, "{sfen} depth {depth}");
        }
    }
}
