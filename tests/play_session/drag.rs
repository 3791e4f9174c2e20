//! Dragging, and fingers that go down to drag or to tap.

use super::sit::{Sit, check};
use kete::play::{Command, Grip, Touch};
use kete::rules::Origin;

/// A dragged piece moves, is asked about and is refused as a tapped one (T3).
#[test]
fn a_drag_is_pick_and_put() {
    check(
        &mut Sit::even(),
        "7g>7f 3c>3d 8h>2b yes",
        "picked 7g7f picked 3c3d picked asked 8h2b+xbishop",
    );
    check(&mut Sit::even(), "7g>7e", "picked refused:not-that-piece's-move");
    check(&mut Sit::even(), "8h>2b 7g>7f", "picked refused:blocked picked 7g7f");
}

#[test]
fn a_pile_can_be_dragged() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/4P4/9/4K4 b GP 1");
    check(&mut sit, "P*>5e P*>out P*>5a", "picked refused:nifu let-go picked refused:occupied");
    check(&mut sit, "G*>5e", "picked G*5e");
}

#[test]
fn outside_the_board_it_is_put_back() {
    let mut sit = Sit::even();
    check(&mut sit, "grab:7g 7g>out", "picked let-go");
    check(&mut sit, "7g>out", "");
    assert_eq!(sit.session.controls_view().n_moves, 0);
}

#[test]
fn no_further_than_its_own_square_is_a_tap() {
    let mut sit = Sit::even();
    check(&mut sit, "7g>7g", "picked");
    assert_eq!(sit.session.held(), Some(Origin::Board("7g".parse().unwrap())));
    check(&mut sit, "7f", "7g7f");
}

/// Going down on the held piece and up again lets go, dragging it moves it.
#[test]
fn a_finger_on_the_held_piece_may_still_drag_it() {
    check(&mut Sit::even(), "grab:7g 7g>7g grab:7g 7g>7g", "picked let-go");
    check(&mut Sit::even(), "grab:7g 7g>7g grab:7g 7g>7f", "picked 7g7f");
    // Once let go, it is picked up anew.
    check(&mut Sit::even(), "grab:7g 7g>7g grab:7g 7g>7g grab:7g 7g>7g", "picked let-go picked");
    // The finger that went down on another piece has no say in this.
    check(&mut Sit::even(), "7g grab:7g grab:2g 2g>2g", "picked picked");
    check(&mut Sit::even(), "7g grab:7g 2g>2g", "picked picked");
}

#[test]
fn a_finger_picks_up_only_what_is_the_movers() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/4K4 b Gg 1");
    check(&mut sit, "grab:5e grab:5a grab:gote:G grab:sente:P", "");
    assert_eq!(sit.session.touch(), Touch::Idle);
    check(&mut sit, "grab:G* grab:5i", "picked picked");
    check(&mut sit, "resign grab:5i", "let-go resignation:gote");
}

#[test]
fn a_finger_leaves_the_open_question_to_the_tap() {
    let mut sit = Sit::at("8k/9/9/4P4/9/9/9/9/8K b - 1");
    check(&mut sit, "5d>5c grab:1i 1i", "picked asked let-go");
}

/// A slip onto an own piece is named, and the piece stays held.
#[test]
fn a_drag_onto_an_own_piece_is_refused() {
    check(&mut Sit::even(), "2h>2g 5h", "picked refused:own-piece 2h5h");
    check(&mut Sit::at("4k4/9/9/9/9/9/9/9/4K4 b G 1"), "G*>5i", "picked refused:occupied");
}

#[test]
fn only_the_movers_pieces_are_dragged() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/4K4 b Gg 1");
    let not_yours = "refused:not-your-piece";
    check(&mut sit, "5a>5b gote:G>5e 5e>5d", &format!("{not_yours} {not_yours}"));
    let from = Grip::Board("5e".parse().unwrap());
    assert!(sit.send(Command::Drag { from, to: None }).is_empty());
}

#[test]
fn dragging_another_piece_switches() {
    check(&mut Sit::even(), "7g 2g>2f", "picked picked 2g2f");
}
