//! What the phone thinks at the board.
//!
//! [`mate`] proves that a king can be mated by checks alone, or that it cannot.

pub mod mate;
