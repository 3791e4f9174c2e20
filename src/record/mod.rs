//! What is written down of a game: for now, how its moves are written for people.

pub mod notation;

pub use notation::Notation;
