//! Makes the mate problems of the app and prints them as `src/learn/problems.txt`.
//!
//! `cargo run --release --features problems --bin kete-problems -- [SEED [THOUSANDS]]`: the same
//! numbers give the same problems. Positions are thrown together at random, stripped of every
//! piece that does nothing, and kept when they are proven: mate in exactly 1, 3 or 5 plies, one
//! first move only, the length not owed to a piece that is put between only to be taken.

mod dice;
mod proof;
mod setting;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use dice::Dice;
use proof::Proven;

/// How many problems of 1, 3 and 5 plies.
const WANTED: [(u32, usize); 3] = [(1, 52), (3, 48), (5, 32)];

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let seed = args.next().unwrap_or(1);
    let throws = args.next().unwrap_or(600) * 1_000;
    let found = search(&mut Dice::new(seed), throws);
    let mut out = io::stdout().lock();
    for (plies, wanted) in WANTED {
        for problem in choose(&found, plies, wanted) {
            writeln!(out, "{}", problem.text())?;
        }
    }
    Ok(())
}

/// All that so many throws bring, each shape once.
fn search(dice: &mut Dice, throws: u64) -> Vec<Proven> {
    let mut shapes = BTreeSet::new();
    let mut found = Vec::new();
    for throw in 0..throws {
        if throw % 100_000 == 0 {
            let counts = WANTED.map(|(plies, _)| {
                found.iter().filter(|problem: &&Proven| problem.plies == plies).count()
            });
            let _ = writeln!(io::stderr(), "{throw} thrown, {counts:?} found");
        }
        let Some(problem) = setting::throw(dice).and_then(proof::prove) else { continue };
        if shapes.insert(problem.shape()) {
            found.push(problem);
        }
    }
    found
}

/// So many problems of a length, taking by turns from each kind of first move those that give
/// something away first, so that no two look alike where it can be helped; the easiest first.
fn choose(found: &[Proven], plies: u32, wanted: usize) -> Vec<&Proven> {
    let mut kinds: BTreeMap<String, Vec<&Proven>> = BTreeMap::new();
    for problem in found.iter().filter(|problem| problem.plies == plies) {
        kinds.entry(problem.kind()).or_default().push(problem);
    }
    for kind in kinds.values_mut() {
        kind.sort_by_key(|problem| (problem.score(), problem.text()));
    }
    let mut chosen: Vec<&Proven> = Vec::new();
    let mut materials = BTreeSet::new();
    while chosen.len() < wanted {
        let before = chosen.len();
        for kind in kinds.values_mut().filter(|kind| !kind.is_empty()) {
            // The same pieces once only, while others are left.
            let fresh = kind.iter().position(|problem| !materials.contains(&problem.material()));
            let Some(at) = fresh else { continue };
            let problem = kind.remove(at);
            materials.insert(problem.material());
            chosen.push(problem);
            if chosen.len() == wanted {
                break;
            }
        }
        if chosen.len() == before {
            if materials.is_empty() {
                break;
            }
            materials.clear();
        }
    }
    chosen.sort_by_key(|problem| (problem.effort, problem.text()));
    chosen
}
