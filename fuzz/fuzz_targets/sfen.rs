//! Any text as SFEN: never a panic, and what is read is written back and can be played on.
#![no_main]

use kete::rules::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.sfen().parse(), Ok(position));
            let moves = position.legal_moves();
            assert_eq!(position.count_legal_moves() as usize, moves.len());
            assert_eq!(position.has_legal_move(), !moves.is_empty());
            for m in moves.iter() {
                let after = position.play(m).expect("it is listed");
                let read: Result<Position, _> = after.setup().position().map_err(drop);
                assert_eq!(read, Ok(after));
            }
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
});
