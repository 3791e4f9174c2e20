//! The move that nobody makes.

use super::sit::Sit;
use kete::play::{Command, Session};
use kete::rules::{Origin, Side};

fn steps(session: &Session) -> Vec<Session> {
    let mut steps = Vec::new();
    session.rehearse(|copy| steps.push(copy.clone()));
    steps
}

#[test]
fn a_piece_is_picked_up_and_put_down_in_a_copy() {
    let session = Sit::even().session;
    let steps = steps(&session);
    assert_eq!(steps.len(), 2);
    assert!(steps[0].held().is_some());
    assert_eq!((steps[0].game().ply(), steps[1].game().ply()), (0, 1));
    assert_eq!(session, Sit::even().session);
}

#[test]
fn where_no_piece_is_picked_up_there_is_nothing_to_see() {
    let even = Sit::even().session;
    let first = even.game().position().legal_moves().iter().next().unwrap();
    let Origin::Board(from) = first.origin() else { panic!("{first} is a drop") };
    let mut held = even.clone();
    held.apply(Command::Tap(from));
    assert!(steps(&held).is_empty(), "the tap lets it go");
    let mut over = even.clone();
    over.apply(Command::Resign(Side::Sente));
    assert!(steps(&over).is_empty(), "nothing is picked up after the end");
}
