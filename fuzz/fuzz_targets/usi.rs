//! Any text as a USI move or a square: never a panic, and what is read is written back.
#![no_main]

use kete::rules::{Move, Position, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(m) = text.parse::<Move>() {
        assert_eq!(m.to_string(), text);
        let start = Position::even();
        assert_eq!(start.is_legal(m), start.play(m).is_ok());
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text);
    }
});
