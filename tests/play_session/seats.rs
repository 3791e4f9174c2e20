//! Who begins, who sits where, and the score (rules.md 8).

use super::sit::{Sit, check};
use kete::play::{Command, NewGame, Score, Seat, Session};
use kete::rules::{Handicap, Position, Setup, Side};

fn score(sit: &Sit) -> (u32, u32, u32) {
    let Score { near, far, draws } = sit.session.score();
    (near, far, draws)
}

/// Beginner and bottom side.
fn seating(sit: &Sit) -> (Seat, Side) {
    (sit.session.beginner(), sit.session.bottom())
}

const NEAR_BEGINS: (Seat, Side) = (Seat::Near, Side::Sente);
const FAR_BEGINS: (Seat, Side) = (Seat::Far, Side::Gote);

#[test]
fn the_start_alternates_and_the_bottom_follows_the_seat() {
    let mut sit = Sit::even();
    assert_eq!(seating(&sit), NEAR_BEGINS);
    for expected in [FAR_BEGINS, NEAR_BEGINS, FAR_BEGINS] {
        sit.script("7g 7f resign rematch");
        assert_eq!(seating(&sit), expected);
        assert_eq!(sit.session.side(Seat::Near), expected.1);
        assert_eq!(sit.session.seat(expected.1), Seat::Near);
        assert_eq!(sit.session.seat(Side::Sente), expected.0);
    }
}

/// Abandoned before its first move, a game does not count; nor when all is taken back (G18).
#[test]
fn a_game_with_no_move_does_not_count() {
    let mut sit = Sit::even();
    sit.script("rematch new");
    assert_eq!(seating(&sit), NEAR_BEGINS);
    sit.script("7g 7f undo new");
    assert_eq!(seating(&sit), NEAR_BEGINS);
    // Broken off with a move, it counts.
    sit.script("7g 7f new");
    assert_eq!(seating(&sit), FAR_BEGINS);
    // So does one given up at once.
    sit.script("resign new");
    assert_eq!(seating(&sit), NEAR_BEGINS);
}

#[test]
fn taking_back_the_end_swaps_nothing() {
    let mut sit = Sit::even();
    sit.script("7g 7f resign undo redo undo resign rematch");
    assert_eq!(seating(&sit), FAR_BEGINS);
}

#[test]
fn alternation_survives_the_save() {
    let mut sit = Sit::even();
    sit.script("7g 7f resign rematch");
    sit.session = Session::load(&sit.session.save()).unwrap();
    assert_eq!(seating(&sit), FAR_BEGINS);
    sit.script("7g 7f resign");
    sit.session = Session::load(&sit.session.save()).unwrap();
    sit.script("rematch");
    assert_eq!(seating(&sit), NEAR_BEGINS);
    assert_eq!(score(&sit), (1, 1, 0));
}

#[test]
fn a_setting_stops_the_alternation() {
    let mut sit = Sit::even();
    sit.send(Command::New(NewGame::even().with_alternation(false)));
    sit.script("7g 7f resign rematch 7g 7f resign rematch");
    assert_eq!(seating(&sit), NEAR_BEGINS);
    assert!(!sit.session.alternates());
    // The repetition is replayed with the sides swapped all the same.
    let round = "2h>3h 8b>7b 3h>2h 7b>8b";
    sit.script(&format!("{round} {round} {round} rematch"));
    assert_eq!(seating(&sit), FAR_BEGINS);
}

#[test]
fn a_repetition_is_replayed_with_the_sides_swapped() {
    let mut sit = Sit::even();
    let round = "2h>3h 8b>7b 3h>2h 7b>8b";
    sit.script(&format!("{round} {round} {round} rematch"));
    assert_eq!(seating(&sit), FAR_BEGINS);
    assert_eq!(score(&sit), (0, 0, 1));
}

/// The giver goes on giving, whoever won; rematches do not swap (G18).
#[test]
fn a_handicap_stays_with_its_giver() {
    let mut sit = Sit::even();
    sit.send(Command::New(NewGame::handicap(Handicap::TwoPiece).begun_by(Seat::Far)));
    assert_eq!(sit.session.side(Seat::Far), Handicap::GIVER);
    assert_eq!(seating(&sit), (Seat::Far, Side::Sente));
    sit.script("3c 3d resign rematch");
    assert_eq!(seating(&sit), (Seat::Far, Side::Sente));
    assert_eq!(sit.session.game().position().turn(), Side::Gote);
    // The even game after it alternates.
    sit.script("3c 3d new");
    assert_eq!(seating(&sit), NEAR_BEGINS);
}

#[test]
fn every_handicap_can_begin() {
    for handicap in Handicap::ALL {
        let mut sit = Sit::even();
        sit.send(Command::New(NewGame::handicap(handicap)));
        let start: Position = Setup::handicap(handicap).position().unwrap();
        assert_eq!(*sit.session.game().start(), start);
    }
}

#[test]
fn the_score_follows_the_seats() {
    let mut sit = Sit::even();
    assert_eq!(score(&sit), (0, 0, 0));
    sit.script("7g 7f resign");
    assert_eq!(score(&sit), (1, 0, 0));
    sit.script("undo");
    assert_eq!(score(&sit), (0, 0, 0));
    sit.script("redo rematch");
    assert_eq!(score(&sit), (1, 0, 0));
    // Now the far seat has sente; gote gives up.
    sit.script("7g 7f resign rematch");
    assert_eq!(score(&sit), (1, 1, 0));
    // A game broken off is nobody's.
    sit.script("7g 7f new");
    assert_eq!(score(&sit), (1, 1, 0));
}

#[test]
fn other_people_sit_down() {
    let mut sit = Sit::even();
    sit.script("7g 7f resign rematch 7g 7f resign");
    sit.send(Command::New(NewGame::even().new_sitting()));
    assert_eq!((seating(&sit), score(&sit)), (NEAR_BEGINS, (0, 0, 0)));
}

/// A turned board stays turned for the rematch, a new game sets it right.
#[test]
fn a_rematch_keeps_the_board_turned() {
    let mut sit = Sit::even();
    sit.script("flip 7g 7f resign rematch");
    assert_eq!(seating(&sit), (Seat::Far, Side::Sente));
    // The rematch had no move yet, so the far seat still begins.
    sit.script("new");
    assert_eq!(seating(&sit), FAR_BEGINS);
}

#[test]
fn a_rematch_keeps_start_and_table() {
    let mut sit = Sit::at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    check(
        &mut sit,
        "G* 5b rematch G* 5b",
        "picked G*5b! checkmate:sente started picked G*5b! checkmate:sente",
    );
}

#[test]
fn a_rematch_is_played_by_what_the_table_has_agreed_on_since() {
    let mut sit = Sit::even();
    sit.script("7g 7f resign rematch-strict");
    assert!(sit.session.game().table().strict);
    assert_eq!(seating(&sit), NEAR_BEGINS);
}
