//! Taps that a rule forbids: the rule is named, its culprit shown, the piece stays held.

use super::picture::check_picture;
use super::sit::{Sit, check, square};
use kete::play::Refusal;
use kete::rules::{IllegalMove, Side};

#[test]
fn the_opponents_piece_is_not_yours() {
    let mut sit = Sit::even();
    check(&mut sit, "7c", "refused:not-your-piece");
    let refusal = IllegalMove::NotYourPiece { square: square("7c") };
    assert_eq!(sit.session.refusal(), Some(Refusal::Illegal(refusal)));
    assert!(sit.session.board_view(true).square(square("7c")).culprit);
    // The next tap wipes it.
    check(&mut sit, "5e", "");
    assert_eq!(sit.session.refusal(), None);
}

#[test]
fn the_opponents_hand_is_not_yours() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/4K4 b Gg 1");
    check(&mut sit, "gote:G gote:P", "refused:not-your-piece refused:not-your-piece");
    assert_eq!(sit.session.refusal(), Some(Refusal::NotYourHand { side: Side::Gote }));
    // Held, it is no target either; what is held stays held.
    check(&mut sit, "G* gote:G 5e", "picked refused:not-your-piece G*5e");
}

/// Both players have a button to resign with, and each resigns for nobody else.
#[test]
fn who_is_not_to_move_does_not_resign() {
    let mut sit = Sit::even();
    check(&mut sit, "7g resign-gote", "picked refused:not-your-turn");
    assert_eq!(sit.session.refusal(), Some(Refusal::NotYourTurn { side: Side::Gote }));
    // What is held stays held.
    check(&mut sit, "7f resign-gote", "7g7f resignation:sente");
    check(&mut sit, "resign-gote", "refused:game-over");
}

#[test]
fn an_empty_pile_is_not_in_hand() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/4K4 b Gg 1");
    check(&mut sit, "sente:P G* sente:P", "refused:not-in-hand picked refused:not-in-hand");
}

/// A refused piece stays held, so the next tap can be the right one.
#[test]
fn a_forbidden_square_tells_why_and_keeps_the_piece() {
    let mut sit = Sit::even();
    check(&mut sit, "7g 7d", "picked refused:not-that-piece's-move");
    check_picture(
        &sit,
        "far: -
        l n s g k g s n l
        . r . . . . . b .
        p p p p p p p p p
        . . . . . . . . .
        . . . . . . . . .
        . . .* . . . . . .
        P P P^ P P P P P P
        . B . . . . . R .
        L N S G K G S N L
        near: -",
    );
    check(&mut sit, "7f", "7g7f");
}

#[test]
fn the_way_may_be_blocked() {
    let mut sit = Sit::even();
    check(&mut sit, "8h 2b", "picked refused:blocked");
    assert!(sit.session.board_view(true).square(square("7g")).culprit);
}

#[test]
fn a_pinned_piece_may_not_leave() {
    // The gold stands between the king and a rook.
    let mut sit = Sit::at("4k4/9/9/4r4/9/4G4/9/4K4/9 b - 1");
    check(&mut sit, "5f 4f", "picked refused:leaves-king-in-check");
    check_picture(
        &sit,
        "far: -
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . r? . . . .
        . . . . .* . . . .
        . . . . G^ . . . .
        . . . . .* . . . .
        . . . . K . . . .
        . . . . . . . . .
        near: -",
    );
}

#[test]
fn a_pinned_piece_is_refused_for_its_own_way_first() {
    let mut sit = Sit::at("4k4/9/9/4r4/9/4G4/9/4K4/9 b - 1");
    check(&mut sit, "5f 1a", "picked refused:not-that-piece's-move");
}

/// A piece that must promote is still refused for the king's sake, not for its face.
#[test]
fn a_pinned_piece_that_must_promote_leaves_the_king_in_check() {
    let mut sit = Sit::at("8k/r2PK4/9/9/9/9/9/9/9 b - 1");
    check(&mut sit, "6b 6a", "picked refused:leaves-king-in-check");
}

#[test]
fn a_check_must_be_answered() {
    let mut sit = Sit::at("4k4/9/9/9/4r4/9/9/9/4K4 b P 1");
    check(
        &mut sit,
        "5i 5h P* 1e",
        "picked refused:does-not-answer-check picked refused:does-not-answer-check",
    );
    check_picture(
        &sit,
        "far: -
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . r? . . . .
        . . . . .* . . . .
        . . . . .* . . . .
        . . . . .* . . . .
        . . . . K! . . . .
        near: P1^",
    );
    // A dropped pawn shuts the line (T9).
    check(&mut sit, "5f", "P*5f");
}

#[test]
fn a_drop_is_refused_by_its_rule() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/4P4/9/4K4 b NP 1");
    check(&mut sit, "P* 5d", "picked refused:nifu");
    assert!(sit.session.board_view(true).square(square("5g")).culprit);
    check(&mut sit, "4a 5a", "refused:dead-end refused:occupied");
    check(&mut sit, "N* 1b", "picked refused:dead-end");
    // An own piece is picked up, not dropped upon.
    check(&mut sit, "5g", "picked");

    let mut mate = Sit::at("4k4/2S2gS2/4G4/7B1/9/9/9/9/K8 b P 1");
    check(&mut mate, "P* 5b", "picked refused:uchifuzume");
    assert!(mate.session.board_view(true).square(square("5a")).culprit);
}
