//! What the phone thinks, against what the rules say by themselves.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests say what they expect"
)]

#[path = "../rules/diagram.rs"]
#[allow(dead_code, reason = "the tests of the rules use all of it")]
mod diagram;
#[path = "../play_session/dice.rs"]
#[allow(dead_code, reason = "the tests of the session use all of it")]
mod dice;
mod mate;
mod slow;
