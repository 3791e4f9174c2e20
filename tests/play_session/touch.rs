//! The two-tap machine.

use super::picture::check_picture;
use super::sit::{Sit, check, square};
use kete::play::{Command, Event, Mark};
use kete::rules::{Piece, Role, Side};

#[test]
fn a_start_is_a_start() {
    check_picture(
        &Sit::even(),
        "far: -
        l n s g k g s n l
        . r . . . . . b .
        p p p p p p p p p
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        P P P P P P P P P
        . B . . . . . R .
        L N S G K G S N L
        near: -",
    );
}

#[test]
fn a_tap_picks_up_and_shows_where_it_may_go() {
    let mut sit = Sit::even();
    check(&mut sit, "2h", "picked");
    check_picture(
        &sit,
        "far: -
        l n s g k g s n l
        . r . . . . . b .
        p p p p p p p p p
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        P P P P P P P P P
        . B .* .* .* .* .* R^ .*
        L N S G K G S N L
        near: -",
    );
}

#[test]
fn a_second_tap_moves_and_tints_the_move() {
    let mut sit = Sit::even();
    check(&mut sit, "7g 7f", "picked 7g7f");
    check_picture(
        &sit,
        "far: -
        l n s g k g s n l
        . r . . . . . b .
        p p p p p p p p p
        . . . . . . . . .
        . . . . . . . . .
        . . P' . . . . . .
        P P .' P P P P P P
        . B . . . . . R .
        L N S G K G S N L
        near: -",
    );
}

#[test]
fn the_same_tap_again_lets_go() {
    check(&mut Sit::even(), "7g 7g 7f", "picked let-go");
}

#[test]
fn another_own_piece_is_picked_instead() {
    let mut sit = Sit::even();
    check(&mut sit, "7g 2g 2f", "picked picked 2g2f");
}

#[test]
fn a_hand_and_the_board_switch_both_ways() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/4K4 b GP 1");
    check(&mut sit, "P* G* 5i P* P*", "picked picked picked picked let-go");
    check(&mut sit, "P* 5e", "picked P*5e");
}

/// Quick taps on neighbours are each a tap of their own (T1).
#[test]
fn neighbouring_taps_are_not_one() {
    let mut sit = Sit::even();
    check(&mut sit, "7g 6g 6f 6c 7c 7d", "picked picked 6g6f picked picked 7c7d");
}

#[test]
fn an_empty_square_says_nothing_while_nothing_is_held() {
    check(&mut Sit::even(), "5e", "");
}

/// Eighteen pawns are one pile (T9).
#[test]
fn a_full_pile_is_one_pile() {
    let mut sit = Sit::at("4k4/9/9/9/4r4/9/9/9/4K4 b 18P 1");
    let pawns = sit.session.hand_view(Side::Sente).piles[6];
    assert_eq!((pawns.role, pawns.count), (Role::Pawn, 18));
    check(&mut sit, "P* 5h", "picked P*5h");
    assert_eq!(sit.session.hand_view(Side::Sente).piles[6].count, 17);
}

#[test]
fn a_capture_is_marked_and_told() {
    let mut sit = Sit::at("4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1");
    check(&mut sit, "5e", "picked");
    check_picture(
        &sit,
        "far: -
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . px . . . .
        . . . . P^ . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .
        near: -",
    );
    let events = sit.send(Command::Tap(square("5d")));
    let moved = Event::Moved {
        side: Side::Sente,
        mv: "5e5d".parse().unwrap(),
        piece: Piece::new(Side::Sente, Role::Pawn),
        captured: Some(Piece::new(Side::Gote, Role::Pawn)),
        check: false,
    };
    assert_eq!(events, [moved, Event::Changed]);
}

#[test]
fn a_check_is_told_and_shown() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/K4R3 b - 1");
    check(&mut sit, "4i 5i", "picked 4i5i!");
    let board = sit.session.board_view(true);
    assert!(board.square(square("5a")).check);
    assert_eq!(board.checkers.iter().collect::<Vec<_>>(), [square("5i")]);
}

#[test]
fn letting_go_of_nothing_is_nothing() {
    check(&mut Sit::even(), "let-go 7g let-go let-go", "picked let-go");
}

#[test]
fn marks_can_be_switched_off() {
    let mut sit = Sit::even();
    check(&mut sit, "7g", "picked");
    let hidden = sit.session.board_view(false);
    assert!(hidden.square(square("7g")).mark == Mark::Held);
    assert!(hidden.square(square("7f")).mark == Mark::None);
}

#[test]
fn flipped_the_board_is_seen_from_the_far_side() {
    let mut sit = Sit::even();
    check(&mut sit, "7g flip", "picked flipped");
    check_picture(
        &sit,
        "far: -
        L N S G K G S N L
        . R . . . . . B .
        P P P P P P P^ P P
        . . . . . . .* . .
        . . . . . . . . .
        . . . . . . . . .
        p p p p p p p p p
        . b . . . . . r .
        l n s g k g s n l
        near: -",
    );
}
