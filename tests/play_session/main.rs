//! The session: scripts of commands against events and pictures of the view.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

mod address;
mod confirm;
mod course;
mod decisive;
mod dice;
mod drag;
mod ends;
mod form;
mod guide;
mod line;
mod picture;
mod promotion;
mod random;
mod refusals;
mod rehearsal;
mod save;
mod seats;
mod sit;
mod touch;
