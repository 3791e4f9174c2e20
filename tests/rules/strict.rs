//! rules.md 5.8: illegal moves, barred or losing.

use kete::rules::{Ending, Game, IllegalMove, PlayError, Position, Role, Side, Table};

use crate::asserts::{game_from, goes_on, play, sq, usi, wins};

fn strict(sfen: &str) -> Game {
    Game::new(sfen.parse().unwrap(), Table { strict: true, ..Table::default() })
}

const NIFU: &str = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1";

/// R9.
#[test]
fn rule_5_8_by_default_an_illegal_move_does_not_happen() {
    assert!(!Table::default().strict);
    let mut game = game_from(NIFU);
    let before = game.clone();
    let nifu = IllegalMove::Nifu { file: 5, pawn: sq("5g") };
    assert_eq!(game.play(usi("P*5d")), Err(PlayError::Illegal(nifu)));
    assert_eq!(game, before);
    goes_on(&game);
    play(&mut game, "P*4d");
}

/// A refused move leaves the moves taken back where they were.
#[test]
fn rule_5_8_a_refused_move_keeps_what_could_be_redone() {
    let mut game = Game::even();
    play(&mut game, "7g7f 3c3d 2g2f");
    assert!(game.undo() && game.undo());
    assert!(game.play(usi("3c3e")).is_err());
    assert!(game.redo() && game.redo());
    assert_eq!(game.ply(), 3);
    assert_eq!(game.moves(), game.line());
}

#[test]
fn rule_5_8_under_the_strict_rule_every_illegal_move_loses() {
    let cases = [
        (NIFU, "P*5d"),
        ("7lk/9/8S/9/9/9/9/7L1/8K b P 1", "P*1b"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*3a"),
        ("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a"),
        ("4k4/9/9/4r4/9/4G4/9/4K4/9 b - 1", "5f4f"),
        ("4k4/9/9/9/4r4/9/9/4K4/9 b - 1", "5h5i"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "G*5e"),
        ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "5a5b"),
    ];
    for (sfen, m) in cases {
        let mut game = strict(sfen);
        assert_eq!(game.play(usi(m)), Ok(()), "{m}");
        wins(&game, Side::Gote, Ending::IllegalMove);
        // The move itself is not on the board.
        assert_eq!(game.ply(), 0);
        assert_eq!(game.position(), game.start());
        let outcome = game.outcome().unwrap();
        assert_eq!(game.play(usi("5i5h")), Err(PlayError::Over(outcome)));
    }
}

#[test]
fn rule_5_8_under_the_strict_rule_gote_can_lose_too() {
    let mut game = Game::new(Position::even(), Table { strict: true, ..Table::default() });
    play(&mut game, "7g7f");
    goes_on(&game);
    assert_eq!(game.play(usi("2b8h+")), Ok(()));
    wins(&game, Side::Sente, Ending::IllegalMove);
}

/// It can be taken back like any end that is no move.
#[test]
fn rule_5_8_a_strict_loss_is_taken_back_first() {
    let mut game = strict(NIFU);
    play(&mut game, "P*4d 5a5b");
    assert_eq!(game.play(usi("5i5g")), Ok(()));
    wins(&game, Side::Gote, Ending::IllegalMove);
    assert!(!game.redo());
    assert!(game.undo());
    goes_on(&game);
    assert_eq!(game.ply(), 2);
    play(&mut game, "5i5h");
}

/// Legal moves are as legal as ever.
#[test]
fn rule_5_8_the_strict_rule_changes_no_legal_move() {
    let mut game = strict("4k4/9/9/9/9/9/9/9/4K4 b P 1");
    play(&mut game, "P*5d 5a5b 5d5c+");
    goes_on(&game);
    assert_eq!(game.position().piece(sq("5c")).map(|piece| piece.role), Some(Role::Tokin));
}
