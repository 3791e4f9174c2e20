//! The list of moves, and playing on from one of them.

use super::sit::{Sit, check};
use kete::play::{LineMove, NewGame, StatusView};
use kete::record::Notation;
use kete::rules::{Role, Side};

#[test]
fn every_move_of_the_line_is_listed_also_those_taken_back() {
    let mut sit = Sit::even();
    sit.script("7g>7f 3c>3d 8h>2b no 3a>2b B*>5e undo undo");
    let listed: Vec<LineMove> = (1..=5).map(|ply| sit.session.line_move(ply).unwrap()).collect();
    assert_eq!(sit.session.line_move(0), None);
    assert_eq!(sit.session.line_move(6), None);
    let of = |at: usize| (listed[at].side, listed[at].role, listed[at].captured);
    assert_eq!(of(0), (Side::Sente, Role::Pawn, None));
    assert_eq!(of(2), (Side::Sente, Role::Bishop, Some(Role::Bishop)));
    assert_eq!(of(3), (Side::Gote, Role::Silver, Some(Role::Bishop)));
    assert_eq!(of(4), (Side::Sente, Role::Bishop, None));
    let declined: Vec<bool> = listed.iter().map(|it| it.declined).collect();
    assert_eq!(declined, [false, false, true, false, false]);
}

#[test]
fn moves_are_written_in_the_chosen_notation() {
    let mut sit = Sit::even();
    sit.script("7g>7f 3c>3d 8h>2b yes 3a>2b");
    let written = |notation| -> Vec<Option<String>> {
        (0..=5).map(|ply| sit.session.written_move(ply, notation)).collect()
    };
    let told = |texts: [&str; 4]| -> Vec<Option<String>> {
        let texts = texts.into_iter().map(|text| Some(text.to_owned()));
        [None].into_iter().chain(texts).chain([None]).collect()
    };
    assert_eq!(written(Notation::Western), told(["P-7f", "P-3d", "Bx2b+", "Sx2b"]));
    assert_eq!(written(Notation::Japanese), told(["☗７六歩", "☖３四歩", "☗２二角成", "☖同銀"]));
    assert_eq!(written(Notation::Words), vec![None; 6]);
}

#[test]
fn a_check_is_told_of_its_move() {
    let mut sit = Sit::at("4k4/9/9/9/9/9/9/9/K4R3 b - 1");
    sit.script("4i>5i 5a>4a");
    let check = |ply| sit.session.line_move(ply).unwrap().check;
    assert_eq!((check(1), check(2)), (true, false));
}

#[test]
fn playing_on_from_a_move_takes_back_what_came_after() {
    let mut sit = Sit::even();
    sit.script("7g>7f 3c>3d 2g>2f 8c>8d");
    check(&mut sit, "seek:1 from:1", "at-1 undone");
    let controls = sit.session.controls_view();
    assert_eq!((controls.n_moves, controls.n_line, controls.shown), (1, 4, 1));
    assert!(!sit.session.is_looking_back() && controls.can_redo);
    check(&mut sit, "redo redo redo", "redone redone redone");
    // And forth again, over what was taken back.
    check(&mut sit, "undo undo undo seek:3 from:3", "undone undone undone at-3 redone");
    assert_eq!(sit.session.controls_view().n_moves, 3);
    // Where the game stands already nothing happens; beyond its end is its end.
    check(&mut sit, "from:3 from:99 from:99", "redone");
    check(&mut sit, "from:0", "undone");
}

#[test]
fn playing_on_takes_back_an_end_that_is_no_move() {
    let mut sit = Sit::even();
    sit.script("7g>7f 3c>3d resign");
    check(&mut sit, "from:2", "undone");
    assert!(matches!(sit.session.status_view(), StatusView::Turn { side: Side::Sente, .. }));
    check(&mut sit, "redo", "redone resignation:gote");
    check(
        &mut sit,
        "seek:0 from:0 redo redo redo",
        "at-0 undone redone redone redone resignation:gote",
    );
}

#[test]
fn the_address_of_a_game_opens_it_again() {
    let mut sit = Sit::at("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    sit.script("3c>3d 7g>7f 2b>8h yes undo");
    let (sfen, moves) = sit.session.address();
    assert_eq!(moves, "3c3d,7g7f");
    let opened = NewGame::from_address(&sfen, &moves).unwrap();
    let mut again = Sit::even();
    again.send(kete::play::Command::New(opened));
    assert_eq!(again.session.game().position(), sit.session.game().position());
}
