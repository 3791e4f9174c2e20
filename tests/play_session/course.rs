//! Back, forth, and looking at the past.

use super::picture::check_picture;
use super::sit::{Sit, check};
use kete::play::StatusView;
use kete::rules::Side;

#[test]
fn undo_and_redo_are_exact() {
    let mut sit = Sit::even();
    check(&mut sit, "undo redo", "refused:nothing-to-undo refused:nothing-to-redo");
    check(&mut sit, "7g>7f 3c>3d 8h>2b no", "picked 7g7f picked 3c3d picked asked 8h2bxbishop");
    let full = sit.session.clone();
    check(&mut sit, "undo undo undo undo", "undone undone undone refused:nothing-to-undo");
    check(&mut sit, "redo redo redo", "redone redone redone");
    assert_eq!(sit.session, full);
    check(&mut sit, "redo", "refused:nothing-to-redo");
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut sit = Sit::even();
    check(
        &mut sit,
        "7g>7f 3c>3d undo undo 2g>2f redo",
        "picked 7g7f picked 3c3d undone undone picked 2g2f refused:nothing-to-redo",
    );
    let controls = sit.session.controls_view();
    assert_eq!((controls.n_moves, controls.n_line), (1, 1));
    assert!(controls.can_undo && !controls.can_redo && controls.can_resign);
}

#[test]
fn undo_lets_go_of_what_is_held() {
    check(&mut Sit::even(), "7g>7f 3c undo 7g", "picked 7g7f picked let-go undone picked");
    check(
        &mut Sit::even(),
        "7g>7f undo 2g redo 3c",
        "picked 7g7f undone picked let-go redone picked",
    );
    // Where there is nothing to take back, nothing happens to it.
    check(&mut Sit::even(), "7g undo 7f", "picked refused:nothing-to-undo 7g7f");
}

#[test]
fn an_end_that_is_no_move_is_taken_back_first_and_can_be_redone() {
    let mut sit = Sit::even();
    check(&mut sit, "7g>7f resign undo", "picked 7g7f resignation:sente undone");
    assert!(matches!(sit.session.status_view(), StatusView::Turn { side: Side::Gote, .. }));
    assert_eq!(sit.session.controls_view().n_moves, 1);
    check(
        &mut sit,
        "undo redo redo redo",
        "undone redone redone resignation:sente refused:nothing-to-redo",
    );
    // Playing on forgets it.
    check(&mut sit, "undo 3c>3d redo", "undone picked 3c3d refused:nothing-to-redo");
}

#[test]
fn a_mate_can_be_taken_back() {
    let mut sit = Sit::at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    check(&mut sit, "G* 5b", "picked G*5b! checkmate:sente");
    check(&mut sit, "undo redo", "undone redone checkmate:sente");
}

/// Looking leaves the game as it is: nothing is lost by turning the pages.
#[test]
fn seek_only_looks() {
    let mut sit = Sit::even();
    check(&mut sit, "7g>7f 3c>3d 2g>2f", "picked 7g7f picked 3c3d picked 2g2f");
    let saved = sit.session.save();
    check(&mut sit, "seek:1", "at-1");
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
    assert_eq!(sit.session.save(), saved);
    let controls = sit.session.controls_view();
    assert_eq!((controls.n_moves, controls.shown), (3, 1));
    assert!(!controls.can_undo && !controls.can_redo && !controls.can_resign);
    assert!(matches!(sit.session.status_view(), StatusView::Turn { side: Side::Gote, .. }));
}

#[test]
fn the_past_is_not_played_on() {
    let mut sit = Sit::even();
    check(&mut sit, "7g>7f 3c>3d seek:0", "picked 7g7f picked 3c3d at-0");
    let back = "refused:looking-back";
    check(&mut sit, "7g sente:P 7g>7f", &format!("{back} {back} {back}"));
    check(
        &mut sit,
        "undo redo resign declare agree",
        &format!("{back} {back} {back} {back} {back}"),
    );
    check(&mut sit, "grab:7g yes let-go seek:0", "");
    // Turning the board, the clock and another game go on.
    check(&mut sit, "flip flip seek:2 2g", "flipped flipped at-2 picked");
    check(&mut sit, "seek:1 time-sente", "let-go at-1 at-2 time:gote");
    check(&mut sit, "seek:1 rematch 7g", "at-1 started picked");
}

#[test]
fn seek_goes_no_further_than_the_line() {
    let mut sit = Sit::even();
    check(&mut sit, "7g>7f 3c>3d undo undo", "picked 7g7f picked 3c3d undone undone");
    check(&mut sit, "seek:99 seek:2 seek:0", "at-2 at-0");
    assert!(!sit.session.is_looking_back());
}

#[test]
fn a_finished_game_can_be_looked_through_and_keeps_its_end() {
    let mut sit = Sit::even();
    check(
        &mut sit,
        "7g>7f 3c>3d resign seek:0 seek:1",
        "picked 7g7f picked 3c3d resignation:gote at-0 at-1",
    );
    assert!(matches!(sit.session.status_view(), StatusView::Over(_)));
    check(&mut sit, "7g seek:2 7g", "refused:looking-back at-2 refused:game-over");
}
