//! The move that nobody makes.

use super::sit::{Sit, square};
use kete::play::{Command, Session};

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
fn with_a_piece_in_the_hand_or_at_the_end_there_is_little_to_see() {
    let mut sit = Sit::even();
    // Another piece than the one that is held already may be picked up.
    sit.session.apply(Command::Tap(square("7g")));
    assert!(steps(&sit.session).len() <= 2);
    sit.session.apply(Command::Resign(kete::rules::Side::Sente));
    assert!(steps(&sit.session).is_empty(), "nothing is picked up after the end");
}
