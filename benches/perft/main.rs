//! Legal-move perft of Kete beside three other generators: same positions, same
//! counting, turns taken in one run, so that a busy machine is unfair to nobody.
//!
//! `list`: the moves of the last ply are made into a list whose length is added.
//! `count`: they are counted in whatever cheapest way the library offers.

#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints, and stops when it is wrong"
)]

mod peers;
#[path = "shunsai.rs"]
mod shunsai_peer;

use std::hint::black_box;
use std::time::Instant;

use kete::rules::{LastPly, Position, perft};

const ROUNDS: usize = 5;

/// (name, SFEN, depth, nodes)
const POSITIONS: [(&str, &str, u32, u64); 4] = [
    ("start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 5, 19_861_490),
    ("593 moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3, 53_393_368),
    (
        "middle game",
        "lr5nl/3gk1g2/2nsppsp1/p1pp2p1p/1p5P1/P1PPSPP1P/1PS1P1N2/2GK1G3/LN5RL w Bb 50",
        4,
        0,
    ),
    ("full hands", "9/9/9/3k5/9/5K3/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1", 3, 112_911_856),
];

/// A generator under test: its name and how it counts a position to a depth.
type Peer = (&'static str, fn(&str, u32) -> u64);

fn kete_list(sfen: &str, depth: u32) -> u64 {
    perft(&position(sfen), depth, LastPly::List)
}

fn kete_count(sfen: &str, depth: u32) -> u64 {
    perft(&position(sfen), depth, LastPly::Count)
}

fn position(sfen: &str) -> Position {
    sfen.parse().expect("the positions of the bench are sound")
}

fn main() {
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    for (counting, ours, peers) in [
        ("list", kete_list as fn(&str, u32) -> u64, peers::LIST),
        ("count", kete_count, peers::COUNT),
    ] {
        if only.as_ref().is_some_and(|only| only != counting) {
            continue;
        }
        let all: Vec<Peer> = [("kete", ours)].into_iter().chain(peers.iter().copied()).collect();
        println!("\nlast ply: {counting}; million nodes a second, median of {ROUNDS}");
        for (name, sfen, depth, nodes) in POSITIONS {
            report(name, sfen, depth, nodes, &all);
        }
    }
}

/// Measures all peers on one position, turn about, and prints a line.
fn report(name: &str, sfen: &str, depth: u32, nodes: u64, peers: &[Peer]) {
    let expected = if nodes > 0 { nodes } else { kete_list(sfen, depth) };
    let mut speeds = vec![Vec::with_capacity(ROUNDS); peers.len()];
    for _ in 0..ROUNDS {
        for (at, (peer, count)) in peers.iter().enumerate() {
            let start = Instant::now();
            let found = black_box(count(black_box(sfen), depth));
            let seconds = start.elapsed().as_secs_f64();
            assert_eq!(found, expected, "{peer} miscounts {name}");
            speeds[at].push(expected as f64 / seconds / 1e6);
        }
    }
    let medians: Vec<f64> = speeds.iter_mut().map(|all| median(all)).collect();
    let fastest = medians[1..].iter().copied().fold(0.0, f64::max);
    print!("{:14} depth {depth} ", name);
    for ((peer, _), speed) in peers.iter().zip(&medians) {
        print!(" {peer} {speed:7.1} ");
    }
    println!(" kete / fastest peer {:.2}", medians[0] / fastest);
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
