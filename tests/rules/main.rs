//! The rules of shogi, point by point, and the proofs that nothing else is played.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

mod asserts;
mod cases;
mod check;
mod diagram;
mod drops;
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
