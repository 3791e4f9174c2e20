//! What the phone thinks at the board.
//!
//! [`mate`] proves that a king can be mated by checks alone, or that it cannot; [`simple`] is an
//! opponent for a small game.

pub mod mate;
pub mod simple;
