//! The rules of shogi, point by point, and the proofs that nothing else is played.

mod asserts;
mod diagram;
mod drops;
mod generator;
mod moves;
mod nifu;
mod promotion;
mod random;
mod setup;
mod slow;
mod uchifuzume;
