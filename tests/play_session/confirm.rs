//! Moves that are made only once they are confirmed.

use super::picture::check_picture;
use super::sit::{Sit, check};
use kete::play::Session;
use kete::rules::{Piece, Role, Side, Table};

fn asking(mut sit: Sit) -> Sit {
    sit.session.confirm_moves(true);
    sit
}

#[test]
fn a_move_is_shown_as_it_is_meant_and_waits() {
    let mut sit = asking(Sit::even());
    check(&mut sit, "7g 7f", "picked asked");
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
    let view = sit.session.confirm_view().unwrap();
    assert_eq!(
        (view.mv, view.piece),
        ("7g7f".parse().unwrap(), Piece::new(Side::Sente, Role::Pawn))
    );
    check(&mut sit, "yes", "7g7f");
    check(&mut sit, "3c>3d yes", "picked asked 3c3d");
}

#[test]
fn no_puts_it_back_and_counts_once() {
    let mut sit = asking(Sit::even());
    check(&mut sit, "7g 7f no no yes", "picked asked let-go");
    assert_eq!(sit.session.controls_view().n_moves, 0);
    check(&mut sit, "7g 7f yes yes", "picked asked 7g7f");
}

#[test]
fn everything_else_closes_it_with_no_move() {
    for close in ["undo", "let-go", "1a", "7f", "7g", "gote:P", "7g>7f", "7g>out"] {
        let mut sit = asking(Sit::even());
        check(&mut sit, &format!("7g 7f {close}"), "picked asked let-go");
        assert_eq!(sit.session.controls_view().n_moves, 0, "{close}");
    }
    for (close, then) in [("flip", "flipped"), ("new", "started"), ("resign", "resignation:gote")] {
        let mut sit = asking(Sit::even());
        let log = sit.script(&format!("7g 7f {close}"));
        assert!(log.ends_with(then), "{close}: {log}");
        assert!(sit.session.confirm_view().is_none(), "{close}");
        assert_eq!(sit.session.controls_view().n_moves, 0, "{close}");
    }
}

/// It is asked once, whichever question that is.
#[test]
fn the_choice_of_a_face_is_a_confirmation() {
    let mut sit = asking(Sit::at("8k/9/9/4P4/9/9/9/9/8K b - 1"));
    check(&mut sit, "5d 5c yes", "picked asked 5d5c+");
    // Where there is no choice, the question is the plain one, and the piece stands promoted.
    let mut sit = asking(Sit::at("9/4P4/9/k8/9/9/9/9/8K b - 1"));
    check(&mut sit, "5b 5a", "picked asked");
    let view = sit.session.confirm_view().unwrap();
    assert_eq!(view.piece, Piece::new(Side::Sente, Role::Tokin));
    assert!(sit.session.prompt_view().is_none());
    check(&mut sit, "yes", "5b5a+");
}

#[test]
fn drops_are_asked_about_and_refusals_are_not() {
    let mut sit = asking(Sit::at("4k4/9/9/9/9/9/4P4/9/4K4 b P 1"));
    check(&mut sit, "P* 5e", "picked refused:nifu");
    check(&mut sit, "4e", "asked");
    assert_eq!(sit.session.hand_view(Side::Sente).piles[6].count, 1, "not dropped yet");
    check(&mut sit, "yes", "P*4e");
}

/// Where a forbidden move loses, a slip of the finger is asked about too.
#[test]
fn a_losing_move_is_asked_about() {
    let table = Table { strict: true, ..Table::default() };
    let mut sit = asking(Sit::under("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", table));
    check(&mut sit, "P* 5e", "picked asked");
    check(&mut sit, "yes", "illegal-move:gote");
}

#[test]
fn it_lasts_from_game_to_game_and_is_never_saved() {
    let mut sit = asking(Sit::even());
    check(&mut sit, "new 7g 7f yes", "started picked asked 7g7f");
    check(&mut sit, "3c 3d", "picked asked");
    let loaded = Session::load(&sit.session.save()).unwrap();
    assert!(loaded.confirm_view().is_none());
    assert_eq!(loaded.controls_view().n_moves, 1);
    sit.session.confirm_moves(false);
    check(&mut sit, "yes 2g 2f", "3c3d picked 2g2f");
}
