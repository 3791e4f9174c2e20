//! rules.md 5.6: the move limit, and the checks that prolong it.

use kete::rules::{Ending, Game, Side, Table};

use crate::asserts::{draws, goes_on, play, wins};

fn limited(limit: u32, sfen: &str) -> Game {
    let table = Table { move_limit: Some(limit), ..Table::default() };
    Game::new(sfen.parse().unwrap(), table)
}

#[test]
fn rule_5_6_off_by_default() {
    assert_eq!(Table::default().move_limit, None);
    let mut game = Game::new("4k4/9/9/9/9/9/9/9/4K4 b - 99999".parse().unwrap(), Table::default());
    play(&mut game, "5i5h 5a5b");
    goes_on(&game);
}

/// Moves are counted as SFEN counts: the number in it is that of the next move.
#[test]
fn rule_5_6_a_draw_when_the_move_of_that_number_is_made() {
    let mut game = limited(500, "4k4/9/9/9/9/9/9/9/4K4 b RBrb 499");
    goes_on(&game);
    play(&mut game, "5i5h");
    goes_on(&game);
    play(&mut game, "5a5b");
    draws(&game, Ending::MoveLimit);
    assert!(game.undo());
    goes_on(&game);
    assert!(game.redo());
    draws(&game, Ending::MoveLimit);
}

#[test]
fn rule_5_6_counted_from_the_start_of_the_game() {
    let mut game =
        Game::new(kete::rules::Position::even(), Table { move_limit: Some(4), ..Table::default() });
    play(&mut game, "7g7f 3c3d 2g2f");
    goes_on(&game);
    play(&mut game, "8c8d");
    draws(&game, Ending::MoveLimit);
}

/// A start beyond the limit has not been drawn before it began.
#[test]
fn rule_5_6_the_start_itself_is_no_draw() {
    let mut game = limited(500, "4k4/9/9/9/9/9/9/9/4K4 b - 600");
    goes_on(&game);
    play(&mut game, "5i5h");
    draws(&game, Ending::MoveLimit);
}

#[test]
fn rule_5_6_mate_on_the_last_move_wins() {
    let mut game = limited(500, "4k4/9/4P4/9/9/9/9/9/4K4 b G 500");
    play(&mut game, "G*5b");
    wins(&game, Side::Sente, Ending::Checkmate);
}

/// The answer to the check does not end the game; the next move that gives none does.
#[test]
fn rule_5_6_a_check_on_the_last_move_prolongs_the_game() {
    let mut game = limited(500, "4k4/9/9/9/9/9/9/9/4K4 b R 500");
    play(&mut game, "R*5e");
    goes_on(&game);
    play(&mut game, "5a4a");
    goes_on(&game);
    play(&mut game, "5i5h");
    draws(&game, Ending::MoveLimit);
    assert_eq!(game.position().move_number(), 503);
}

#[test]
fn rule_5_6_as_long_as_the_checks_go_on() {
    let mut game = limited(500, "4k4/9/9/9/9/9/9/9/4K4 b R 500");
    for m in ["R*5e", "5a4a", "5e4e", "4a3a", "4e3e", "3a2a"] {
        play(&mut game, m);
        goes_on(&game);
    }
    play(&mut game, "3e3f");
    draws(&game, Ending::MoveLimit);
}

/// The checks may still end in mate.
#[test]
fn rule_5_6_a_mate_beyond_the_limit_wins() {
    let mut game = limited(500, "4k4/9/4P4/9/9/9/9/9/4K4 b GR 500");
    play(&mut game, "R*5b 5a4a");
    goes_on(&game);
    play(&mut game, "G*4b");
    wins(&game, Side::Sente, Ending::Checkmate);
}

/// A check before the limit prolongs nothing: the last move answers it, and that is the end.
#[test]
fn rule_5_6_answering_a_check_with_the_last_move_is_the_end() {
    let mut game = limited(500, "4k4/9/9/9/9/9/9/9/4K4 b R 499");
    play(&mut game, "R*5e");
    goes_on(&game);
    play(&mut game, "5a4a");
    draws(&game, Ending::MoveLimit);
}
