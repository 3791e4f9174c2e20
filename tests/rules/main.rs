//! The rules of shogi, point by point, and the proofs that nothing else is played.
//!
//! A test named `rule_4_5_…` is about point 4.5 of the rules, which are counted so
//! throughout `src/rules`. Ids such as R6 are those of `tests/data/faults.tsv`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

mod asserts;
mod cases;
mod check;
mod diagram;
mod drops;
mod faults;
mod generator;
mod handicap;
mod impasse;
mod judge;
mod limit;
mod mate;
mod moves;
mod mutate;
mod nifu;
mod notation;
mod order;
mod peer;
mod promotion;
mod properties;
mod random;
mod repetition;
mod setup;
mod slow;
mod strict;
mod uchifuzume;
