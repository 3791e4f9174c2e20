//! The rules of shogi, point by point, and the proofs that nothing else is played.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

mod asserts;
mod check;
mod diagram;
mod drops;
mod generator;
mod handicap;
mod impasse;
mod limit;
mod mate;
mod moves;
mod nifu;
mod order;
mod promotion;
mod random;
mod repetition;
mod setup;
mod slow;
mod strict;
mod uchifuzume;
