//! The question of promotion: when it is asked, and all the ways to close it.

use super::picture::check_picture;
use super::sit::{Sit, check};
use kete::play::Session;
use kete::rules::{Piece, Role, Side};

const PAWN: &str = "8k/9/9/4P4/9/9/9/9/8K b - 1";

#[test]
fn a_choice_is_asked() {
    let mut sit = Sit::at(PAWN);
    check(&mut sit, "5d 5c", "picked asked");
    check_picture(
        &sit,
        "far: -
        . . . . . . . . k
        . . . . . . . . .
        . . . . .* . . . .
        . . . . P^ . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
        near: -",
    );
    let prompt = sit.session.prompt_view().unwrap();
    assert_eq!(prompt.square, "5c".parse().unwrap());
    assert_eq!(prompt.piece, Piece::new(Side::Sente, Role::Pawn));
    assert_eq!(prompt.promoted, Piece::new(Side::Sente, Role::Tokin));
}

#[test]
fn both_answers_move() {
    check(&mut Sit::at(PAWN), "5d 5c yes", "picked asked 5d5c+");
    check(&mut Sit::at(PAWN), "5d 5c no", "picked asked 5d5c");
}

/// A second tap on an answer counts once (T1).
#[test]
fn an_answer_counts_once() {
    check(&mut Sit::at(PAWN), "5d 5c yes yes no", "picked asked 5d5c+");
    check(&mut Sit::even(), "yes no 7g yes 7f", "picked 7g7f");
}

#[test]
fn a_tap_outside_closes_it_with_no_move() {
    for tap in ["5c", "5d", "1i", "1a", "9e", "sente:P", "gote:P", "1i>1h", "5d>5c", "5d>out"] {
        let mut sit = Sit::at(PAWN);
        check(&mut sit, &format!("5d 5c {tap}"), "picked asked let-go");
        assert_eq!(sit.session.controls_view().n_moves, 0, "{tap}");
    }
}

/// Undo, flip, rotation and the rest close it, and the move is not made (T4).
#[test]
fn everything_closes_it_with_no_move() {
    for (command, then) in [
        ("let-go", ""),
        ("undo", ""),
        ("redo", "refused:nothing-to-redo"),
        ("flip", "flipped"),
        ("seek:0", ""),
        ("resign", "resignation:gote"),
        ("declare", "refused:no-declaration"),
        ("time-sente", "time:gote"),
    ] {
        let mut sit = Sit::at(PAWN);
        check(&mut sit, &format!("5d 5c {command}"), &format!("picked asked let-go {then}"));
        assert_eq!(sit.session.controls_view().n_moves, 0, "{command}");
        assert_eq!(sit.session.prompt_view(), None, "{command}");
    }
    check(&mut Sit::at(PAWN), "5d 5c new 7g", "picked asked started picked");
    check(&mut Sit::at(PAWN), "5d 5c rematch 5d", "picked asked started picked");
}

/// What was done last is the half-made move: undo takes back only that.
#[test]
fn undo_takes_back_the_question_before_the_last_move() {
    let mut sit = Sit::at(PAWN);
    check(&mut sit, "1i 1h 1a 1b 5d 5c undo", "picked 1i1h picked 1a1b picked asked let-go");
    check(&mut sit, "undo undo undo", "undone undone refused:nothing-to-undo");
}

/// Killed while the question is open, the move is not made (G1).
#[test]
fn a_save_knows_no_open_question() {
    let mut sit = Sit::at(PAWN);
    check(&mut sit, "5d 5c", "picked asked");
    let loaded = Session::load(&sit.session.save()).unwrap();
    assert_eq!(loaded.prompt_view(), None);
    assert_eq!(loaded.held(), None);
    assert_eq!(loaded.controls_view().n_moves, 0);
    assert_eq!(loaded.game(), sit.session.game());
}

/// No question where there is no choice (R11).
#[test]
fn a_piece_that_must_promotes_unasked() {
    check(&mut Sit::at("9/4P4/9/k8/9/9/9/9/8K b - 1"), "5b 5a", "picked 5b5a+");
    check(&mut Sit::at("8k/9/9/4N4/9/9/9/9/8K b - 1"), "5d 4b", "picked 5d4b+");
    check(&mut Sit::at("8k/9/4L4/9/9/9/9/9/8K b - 1"), "5c 5a", "picked 5c5a+");
    check(&mut Sit::at("k8/9/9/9/9/9/9/4p4/8K w - 1"), "5h 5i", "picked 5h5i+");
    check(&mut Sit::at("k8/9/9/9/9/4n4/9/9/K8 w - 1"), "5f 4h", "picked 5f4h+");
}

#[test]
fn knight_and_lance_are_asked_while_they_can_go_on() {
    check(&mut Sit::at("8k/9/9/9/4N4/9/9/9/8K b - 1"), "5e 4c", "picked asked");
    check(&mut Sit::at("8k/9/4L4/9/9/9/9/9/8K b - 1"), "5c 5b", "picked asked");
}

/// What is promoted already, king and gold are never asked (R12).
#[test]
fn what_cannot_promote_is_not_asked() {
    check(&mut Sit::at("8k/9/4+P4/9/9/9/9/9/8K b - 1"), "5c 5b", "picked 5c5b");
    check(&mut Sit::at("8k/9/9/4G4/9/9/9/9/8K b - 1"), "5d 5c", "picked 5d5c");
    check(&mut Sit::at("8k/9/9/4K4/9/9/9/9/9 b - 1"), "5d 5c", "picked 5d5c");
}

/// Leaving the zone and moving within it are asked too, a drop never (R13).
#[test]
fn the_zone_counts_on_both_ends_of_a_move() {
    check(&mut Sit::at("8k/4S4/9/9/9/9/9/9/8K b - 1"), "5b 6c", "picked asked");
    check(&mut Sit::at("8k/9/4S4/9/9/9/9/9/8K b - 1"), "5c 6d yes", "picked asked 5c6d+");
    check(&mut Sit::at("8k/9/9/9/9/9/9/9/8K b S 1"), "S* 5b", "picked S*5b");
    check(&mut Sit::at("8k/9/9/9/9/9/9/9/8K b S 1"), "S*>5b", "picked S*5b");
}

/// A dropped piece may promote on a later move (rules.md 3.3).
#[test]
fn a_dropped_piece_is_asked_later() {
    let mut sit = Sit::at("8k/9/9/9/9/9/9/9/8K b S 1");
    check(&mut sit, "S* 5b 1a 1b 5b 4c yes", "picked S*5b picked 1a1b picked asked 5b4c+");
}
