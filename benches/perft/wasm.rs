//! The perft bench for a JavaScript engine, which is where most people run the rules.
//!
//! `scripts/perft-wasm.mjs` keeps the time.

#![allow(clippy::expect_used, missing_docs, reason = "a bench stops when it is wrong")]

use kete::rules::{LastPly, Position, perft};
use wasm_bindgen::prelude::wasm_bindgen;

#[path = "shunsai.rs"]
mod shunsai_peer;

/// Leaves counted by `who`: `kete` or `shunsai`, with `list` or `count`.
#[wasm_bindgen]
pub fn leaves(who: &str, counting: &str, sfen: &str, depth: u32) -> f64 {
    let leaves = match (who, counting) {
        ("kete", "list") => kete(sfen, depth, LastPly::List),
        ("kete", _) => kete(sfen, depth, LastPly::Count),
        (_, "list") => shunsai_peer::list(sfen, depth),
        _ => shunsai_peer::count(sfen, depth),
    };
    leaves as f64
}

fn kete(sfen: &str, depth: u32, last: LastPly) -> u64 {
    let position: Position = sfen.parse().expect("the positions of the bench are sound");
    perft(&position, depth, last)
}
