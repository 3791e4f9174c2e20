//! rules.md 5.4 and 5.5: *sennichite* and perpetual check.
//!
//! Nobody has yet found a line in which both sides do nothing but check until
//! the position comes round; its verdict is tested beside `repetition.rs`.

use kete::rules::{Ending, Game, Side, Table};

use crate::asserts::{draws, game_from, goes_on, play, play_times, wins};
use crate::diagram::turned;

/// Sente's rook hunts the king.
const HUNT: &str = "4k4/9/9/9/9/9/9/9/K4R3 b - 1";

/// R5.
#[test]
fn rule_5_4_the_fourth_time_is_a_draw_and_no_earlier_one() {
    let mut game = Game::even();
    assert_eq!(game.repetitions(), 1);
    for times in 2..=4 {
        for m in ["2h3h", "8b7b", "3h2h", "7b8b"] {
            goes_on(&game);
            play(&mut game, m);
        }
        // The start counts as the first time.
        assert_eq!(game.repetitions(), times);
    }
    assert_eq!(game.ply(), 12);
    draws(&game, Ending::Repetition);
    assert!(game.play("7g7f".parse().unwrap()).is_err());
}

/// The same with gote's move being the one that comes round.
#[test]
fn rule_5_4_either_side_may_make_the_last_move() {
    let mut game = Game::even();
    play(&mut game, "7g7f");
    play_times(&mut game, 3, "8b7b 2h3h 7b8b 3h2h");
    assert_eq!(game.ply(), 13);
    draws(&game, Ending::Repetition);
}

/// The four need not follow each other, nor come about in the same way.
#[test]
fn rule_5_4_by_any_road() {
    let mut game = Game::even();
    play(&mut game, "2h3h 8b7b 3h2h 7b8b");
    play(&mut game, "2h4h 8b6b 4h3h 6b7b 3h2h 7b8b");
    goes_on(&game);
    assert_eq!(game.repetitions(), 3);
    play(&mut game, "5i5h 5a5b 5h5i");
    goes_on(&game);
    play(&mut game, "5b5a");
    draws(&game, Ending::Repetition);
}

#[test]
fn rule_5_4_hands_must_be_the_same() {
    let mut game = game_from("4r3k/9/9/9/9/9/9/9/K8 b 6P12p 1");
    // Each round one more pawn has changed hands.
    play_times(&mut game, 3, "P*5e 5a5e 9i9h 5e5a P*5e 5a5e 9h9i 5e5a");
    goes_on(&game);
    assert_eq!(game.repetitions(), 1);
}

/// A king that goes round by a triangle loses a move: the same board, but the
/// other side to move.
#[test]
fn rule_5_4_the_side_to_move_must_be_the_same() {
    let mut game = game_from("4k4/p8/9/9/9/9/9/P8/4K4 b - 1");
    play(&mut game, "5i4i 5a5b 4i5h 5b5a 5h5i");
    assert_eq!(game.position().sfen(), "4k4/p8/9/9/9/9/9/P8/4K4 w - 6");
    assert_eq!(game.repetitions(), 1);
    // Twice more each: the board has stood five times, three of them with sente to move.
    play(&mut game, "5a4a 5i5h 4a5b 5h5i 5b5a");
    assert_eq!(game.position().sfen(), "4k4/p8/9/9/9/9/9/P8/4K4 b - 11");
    assert_eq!(game.repetitions(), 2);
    play(&mut game, "5i4i 5a5b 4i5h 5b5a 5h5i");
    goes_on(&game);
    play(&mut game, "5a4a 5i5h 4a5b 5h5i 5b5a");
    assert_eq!(game.repetitions(), 3);
    goes_on(&game);
    play(&mut game, "5i5h 5a5b 5h5i 5b5a");
    draws(&game, Ending::Repetition);
}

#[test]
fn rule_5_4_a_pawn_move_breaks_it_for_good() {
    let mut game = Game::even();
    play_times(&mut game, 2, "5i5h 5a5b 5h5i 5b5a");
    play(&mut game, "2g2f 8c8d");
    assert_eq!(game.repetitions(), 1);
    play_times(&mut game, 2, "5i5h 5a5b 5h5i 5b5a");
    goes_on(&game);
    play(&mut game, "5i5h 5a5b 5h5i 5b5a");
    draws(&game, Ending::Repetition);
}

/// R1. The start in which the checker is to move comes round for the fourth time.
#[test]
fn rule_5_5_the_one_who_always_checked_loses_from_ply_0() {
    let mut game = game_from(HUNT);
    play_times(&mut game, 2, "4i5i 5a4a 5i4i 4a5a");
    play(&mut game, "4i5i 5a4a 5i4i");
    goes_on(&game);
    play(&mut game, "4a5a");
    assert_eq!(game.ply(), 12);
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

/// R2. The position that comes round is one with the evader to move.
#[test]
fn rule_5_5_the_checker_may_make_the_last_move() {
    let mut game = game_from("4k4/9/9/9/9/9/9/9/K3R4 w - 1");
    play_times(&mut game, 2, "5a4a 5i4i 4a5a 4i5i");
    play(&mut game, "5a4a 5i4i 4a5a");
    goes_on(&game);
    play(&mut game, "4i5i");
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

/// A way into the cycle that gave no check does not matter, only the cycle does.
#[test]
fn rule_5_5_only_the_moves_from_the_first_to_the_fourth_time_count() {
    let mut game = game_from("4k4/9/9/9/9/9/9/9/K6R1 b - 1");
    play(&mut game, "2i3i 5a5b 3i4i 5b5a");
    play_times(&mut game, 3, "4i5i 5a4a 5i4i 4a5a");
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

/// Gote may be the one who checks.
#[test]
fn rule_5_5_both_sides_are_judged_alike() {
    let hunted = turned(&HUNT.parse().unwrap());
    let mut game = Game::new(hunted, Table::default());
    play_times(&mut game, 3, "6a5a 5i6i 5a6a 6i5i");
    wins(&game, Side::Sente, Ending::PerpetualCheck);
}

/// R3. One move of the cycle gave no check.
#[test]
fn rule_5_5_one_quiet_move_makes_it_a_plain_draw() {
    let mut game = game_from(HUNT);
    play_times(&mut game, 3, "4i5i 5a6a 5i4i 6a5a");
    draws(&game, Ending::Repetition);
    // Even if it is a single one in the whole.
    let mut game = game_from(HUNT);
    play_times(&mut game, 2, "4i5i 5a4a 5i4i 4a5a");
    play(&mut game, "4i5i 5a6a 5i4i 6a5a");
    draws(&game, Ending::Repetition);
}

/// The checker who breaks off in time has lost nothing.
#[test]
fn rule_5_5_the_checker_may_break_off() {
    let mut game = game_from(HUNT);
    play_times(&mut game, 2, "4i5i 5a4a 5i4i 4a5a");
    play(&mut game, "4i5i 5a4a 5i5h 4a4b 5h4h");
    goes_on(&game);
}

/// Rooks are dropped, taken, and dropped again: hands and board come round.
#[test]
fn rule_5_5_a_cycle_may_hold_drops_and_captures() {
    let mut game = game_from("9/9/9/9/9/5k3/9/K8/9 b Rr 1");
    let round = "R*1f R*2f 1f2f 4f4e 2f4f 4e4f";
    play_times(&mut game, 2, round);
    assert_eq!(game.repetitions(), 3);
    play_times(&mut game, 1, round);
    assert_eq!(game.ply(), 18);
    wins(&game, Side::Gote, Ending::PerpetualCheck);
}

#[test]
fn rule_5_4_undo_and_redo_keep_the_count() {
    let mut game = Game::even();
    play_times(&mut game, 3, "2h3h 8b7b 3h2h 7b8b");
    draws(&game, Ending::Repetition);
    while game.undo() {
        goes_on(&game);
        assert_eq!(game.repetitions(), game.ply() / 4 + 1);
    }
    assert!(!game.undo());
    while game.redo() {}
    draws(&game, Ending::Repetition);
    assert_eq!(game.repetitions(), 4);
    // Another road from the third time on.
    for _ in 0..4 {
        assert!(game.undo());
    }
    play(&mut game, "2h4h 8b7b 4h2h");
    goes_on(&game);
    play(&mut game, "7b8b");
    draws(&game, Ending::Repetition);
}
