//! Games that an address names.

use super::sit::{Sit, check, square};
use kete::play::{AddressError, Command, MAX_MOVES, NewGame, Seat, StatusView};
use kete::rules::{Ending, Outcome, Role, SetupError, SfenError, Side, Table};

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn open(sfen: &str, moves: &str) -> Sit {
    let mut sit = Sit::even();
    sit.send(Command::New(NewGame::from_address(sfen, moves).unwrap()));
    sit
}

fn fault(sfen: &str, moves: &str) -> (&'static str, Option<usize>) {
    let error = NewGame::from_address(sfen, moves).unwrap_err();
    assert!(!error.to_string().contains('\n') && !error.to_string().is_empty());
    (error.kind(), error.move_number())
}

#[test]
fn a_position_opens() {
    let sit = open(EVEN, "");
    assert_eq!(sit.session.controls_view().n_moves, 0);
    let sit = open("startpos", "7g7f,3c3d");
    assert_eq!(sit.session.controls_view().n_moves, 2);
    assert!(sit.session.controls_view().can_undo);
}

/// The same address looks the same, whoever's turn it is and whoever began before.
#[test]
fn sente_sits_near() {
    let white = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    for sfen in [EVEN, white] {
        let mut sit = Sit::even();
        for _ in 0..3 {
            sit.send(Command::New(NewGame::from_address(sfen, "").unwrap()));
            assert_eq!(sit.session.bottom(), Side::Sente);
            sit.script("3c 3d 7g 7f");
        }
    }
}

/// Moves that came with the address are none of the players'.
#[test]
fn given_moves_do_not_make_a_game() {
    let mut sit = open("startpos", "7g7f,3c3d");
    sit.script("undo redo new");
    assert_eq!(sit.session.beginner(), Seat::Near);
    let mut sit = open("startpos", "7g7f,3c3d");
    sit.script("undo undo 2g 2f new");
    assert_eq!(sit.session.beginner(), Seat::Far);
    // A position that is over is nobody's win.
    let mut sit = open("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "");
    check(&mut sit, "5a", "refused:game-over");
    assert_eq!(sit.session.score().near, 0);
    sit.script("new");
    assert_eq!((sit.session.score().near, sit.session.beginner()), (0, Seat::Far));
}

#[test]
fn an_opened_end_is_told() {
    let mut sit = Sit::even();
    let new = NewGame::from_address("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "").unwrap();
    let events = sit.send(Command::New(new));
    assert_eq!(events.len(), 3, "{events:?}");
}

#[test]
fn bad_positions_are_named() {
    for sfen in
        ["", "x", "startpos ", &EVEN[1..], &format!("{EVEN} "), "+", "9/9/9/9/9/9/9/9/9 b - 1"]
    {
        assert_eq!(fault(sfen, ""), ("position", None), "{sfen}");
    }
    assert_eq!(
        NewGame::from_address("9/9/9/9/9/9/9/9/9 b - 1", ""),
        Err(AddressError::Position(SfenError::Setup(SetupError::NoKing)))
    );
}

/// A mate problem has the king of the defender only, and is played to its end like a game.
#[test]
fn one_king_is_enough() {
    let mut sit = open("4k4/9/4P4/9/9/9/9/9/9 b G 1", "");
    sit.send(Command::TapHand(Side::Sente, Role::Gold));
    sit.send(Command::Tap(square("5b")));
    let mated = Outcome { winner: Some(Side::Sente), ending: Ending::Checkmate };
    assert_eq!(sit.session.status_view(), StatusView::Over(mated));
}

/// The rules can read it, but nobody can have played it.
#[test]
fn a_piece_that_could_never_move_opens_no_game() {
    let sfen = "4k4/7N1/9/9/9/9/9/9/4K4 b - 1";
    let Err(AddressError::Position(SfenError::Setup(SetupError::DeadEnd { square, .. }))) =
        NewGame::from_address(sfen, "")
    else {
        panic!("{sfen} was opened");
    };
    assert_eq!(square.to_string(), "2b");
}

#[test]
fn bad_moves_are_named_with_their_number() {
    for (moves, expected) in [
        ("7g7f,", ("move-unreadable", Some(2))),
        (",", ("move-unreadable", Some(1))),
        ("7g7f 3c3d", ("move-unreadable", Some(1))),
        ("7g7f,%33c3d", ("move-unreadable", Some(2))),
        ("7g7f,7f7e", ("move-illegal", Some(2))),
        ("8h2b", ("move-illegal", Some(1))),
        ("K*5e", ("move-unreadable", Some(1))),
        ("7g7f+", ("move-illegal", Some(1))),
    ] {
        assert_eq!(fault("startpos", moves), expected, "{moves}");
    }
    let round = "2h3h,8b7b,3h2h,7b8b";
    let moves = format!("{round},{round},{round},7g7f");
    assert_eq!(fault("startpos", &moves), ("move-after-end", Some(13)));
    assert_eq!(fault("startpos", &"7g7f,".repeat(MAX_MOVES * 2)), ("too-long", None));
}

/// An address knows no table; under a table that ends sooner the rest is left out.
#[test]
fn a_tables_own_end_cuts_the_given_moves() {
    let new = NewGame::from_address("startpos", "7g7f,3c3d,2g2f").unwrap();
    let table = Table { move_limit: Some(2), ..Table::default() };
    let mut sit = Sit::even();
    sit.send(Command::New(new.with_table(table)));
    assert_eq!(sit.session.controls_view().n_moves, 2);
    check(&mut sit, "2g", "refused:game-over");
}
