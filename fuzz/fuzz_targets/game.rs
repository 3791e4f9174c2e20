//! Bytes as choices in a game: moves, legal or not, undo, redo and every way to end.
#![no_main]

use kete::rules::{Game, Impasse, Move, Position, Role, Side, Square, Table};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, choices)) = bytes.split_first() else { return };
    let impasse = [Impasse::Off, Impasse::Points24, Impasse::Points27, Impasse::Try];
    let table = Table {
        move_limit: (kind & 1 != 0).then_some(40),
        impasse: impasse[usize::from(kind >> 1 & 3)],
        strict: kind & 8 != 0,
    };
    let mut game = Game::new(Position::even(), table);
    for choice in choices.chunks_exact(2) {
        let (act, with) = (choice[0], usize::from(choice[1]));
        let before = game.clone();
        let done = match act {
            0..200 => {
                let moves: Vec<Move> = game.position().legal_moves().iter().collect();
                let at = (with + usize::from(act) * 3).checked_rem(moves.len());
                at.is_some_and(|at| game.play(moves[at]).is_ok())
            }
            200..220 => game.play(any_move(act, with)).is_ok(),
            220..235 => game.undo(),
            235..250 => game.redo(),
            250 => game.resign().is_ok(),
            251 => game.declare().is_ok(),
            252 => game.agree_impasse().is_ok(),
            253 => game.time_up(Side::ALL[with & 1]).is_ok(),
            _ => false,
        };
        if !done {
            assert_eq!(game, before);
        }
        let position = *game.position();
        assert_eq!(position.setup().position(), Ok(position));
        assert_eq!(game.position_at(game.ply()), Some(&position));
        assert!(game.moves().len() <= game.line().len());
        let _ = (game.outcome(), game.repetitions(), game.impasse(Side::Sente));
    }
});

/// A move that is most often none.
fn any_move(act: u8, with: usize) -> Move {
    let square = |at: usize| Square::from_index(at % 81).expect("under 81");
    let to = square(with * 7 + usize::from(act));
    if act % 3 == 0 {
        Move::Drop { role: Role::ALL[with % 14], to }
    } else {
        Move::Board { from: square(with), to, promote: act % 2 == 0 }
    }
}
