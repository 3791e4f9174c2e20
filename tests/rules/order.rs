//! rules.md 5.7: which end counts when several fall on one move.

use kete::rules::{Ending, Game, Impasse, PlayError, Side, Table};

use crate::asserts::{draws, goes_on, play, play_times, usi, wins};

fn game(limit: u32, impasse: Impasse, sfen: &str) -> Game {
    let table = Table { move_limit: Some(limit), impasse, strict: false };
    Game::new(sfen.parse().unwrap(), table)
}

const HUNT: &str = "4k4/9/9/9/9/9/9/9/K3R4 w - 1";

#[test]
fn rule_5_7_mate_comes_before_the_limit() {
    let mut game = game(1, Impasse::Off, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    play(&mut game, "G*5b");
    wins(&game, Side::Sente, Ending::Checkmate);
}

#[test]
fn rule_5_7_no_move_comes_before_the_limit() {
    let mut game = game(1, Impasse::Off, "4k4/9/9/9/9/9/6g1p/9/8K w - 1");
    play(&mut game, "3g3h");
    wins(&game, Side::Gote, Ending::NoLegalMove);
}

/// The evader makes the fourth repetition on the last move of the limit.
#[test]
fn rule_5_7_perpetual_check_comes_before_the_limit() {
    let mut game = game(12, Impasse::Off, "4k4/9/9/9/9/9/9/9/K4R3 b - 1");
    play_times(&mut game, 3, "4i5i 5a4a 5i4i 4a5a");
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

/// The checker makes it, on a move that would prolong the game.
#[test]
fn rule_5_7_perpetual_check_ends_a_prolonged_game() {
    let mut game = game(8, Impasse::Off, HUNT);
    play_times(&mut game, 2, "5a4a 5i4i 4a5a 4i5i");
    goes_on(&game);
    play(&mut game, "5a4a 5i4i 4a5a");
    goes_on(&game);
    play(&mut game, "4i5i");
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

#[test]
fn rule_5_7_repetition_comes_before_the_limit() {
    let mut game = Game::new(
        kete::rules::Position::even(),
        Table { move_limit: Some(12), ..Table::default() },
    );
    play_times(&mut game, 3, "2h3h 8b7b 3h2h 7b8b");
    draws(&game, Ending::Repetition);
}

/// The king steps onto 5a and off the rook's line: try and mate in one.
#[test]
fn rule_5_7_mate_comes_before_a_try() {
    let mut game = game(1, Impasse::Try, "7nl/R3K3k/R8/9/9/9/9/9/9 b - 1");
    play(&mut game, "5b5a");
    wins(&game, Side::Sente, Ending::Checkmate);
}

#[test]
fn rule_5_7_a_try_comes_before_the_limit() {
    let mut game = game(1, Impasse::Try, "9/4K4/9/9/9/9/9/9/k8 b - 1");
    play(&mut game, "5b5a");
    wins(&game, Side::Sente, Ending::Try);
}

/// Once the game is over nothing else can end it.
#[test]
fn rule_5_7_the_first_end_is_the_end() {
    let mut game = game(12, Impasse::Points27, "4k4/9/9/9/9/9/9/9/K4R3 b - 1");
    play_times(&mut game, 3, "4i5i 5a4a 5i4i 4a5a");
    let outcome = game.outcome().unwrap();
    let over = Err(PlayError::Over(outcome));
    assert_eq!(game.resign(), over);
    assert_eq!(game.declare(), over);
    assert_eq!(game.agree_impasse(), over);
    assert_eq!(game.time_up(Side::Gote), over);
    assert_eq!(game.play(usi("4i5i")), over);
    assert_eq!(game.outcome(), Some(outcome));
    assert_eq!(game.ply(), 12);
}
