//! Counts of the tree of moves against tables that independent programs agree on.

use kete::rules::{LastPly, Position, perft};

/// Deeper rows are left to the bench.
const MOST_NODES: u64 = 20_000_000;

fn rows(table: &str) -> impl Iterator<Item = (Position, u32, u64)> + '_ {
    table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let position = cells[0].parse().unwrap_or_else(|error| panic!("{}: {error}", cells[0]));
        (position, cells[1].parse().unwrap(), cells[2].parse().unwrap())
    })
}

fn check(table: &str) {
    let mut n_rows = 0;
    for (position, depth, nodes) in rows(table).filter(|row| row.2 <= MOST_NODES) {
        assert_eq!(perft(&position, depth, LastPly::List), nodes, "{position:?} depth {depth}");
        assert_eq!(perft(&position, depth, LastPly::Count), nodes, "{position:?} depth {depth}");
        n_rows += 1;
    }
    assert!(n_rows > 8, "only {n_rows} rows were read");
}

#[test]
fn perft_of_ordinary_positions() {
    check(include_str!("data/perft.tsv"));
}

#[test]
fn perft_of_positions_with_a_king_missing() {
    check(include_str!("data/perft-odd.tsv"));
}
