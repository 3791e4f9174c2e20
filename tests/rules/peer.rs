//! Agreement with the crate `shunsai`, which shares no code with ours.

use kete::rules::{Move, Position};
use shogi_core::{PartialPosition, ToUsi};
use shogi_usi_parser::FromUsi;

use crate::diagram::draw;
use crate::random::{self, Rng};

fn theirs(position: &Position) -> shunsai::Position {
    let read = PartialPosition::from_usi(&format!("sfen {}", position.sfen()));
    shunsai::Position::new(read.unwrap_or_else(|error| panic!("{error:?}{}", draw(position))))
}

/// The same moves, neither more nor fewer; gives back theirs for the move that is played.
#[track_caller]
fn agree(ours: &Position, theirs: &shunsai::Position) -> Vec<(String, shogi_core::Move)> {
    let mut our_moves: Vec<String> = ours.legal_moves().iter().map(|m| m.to_string()).collect();
    let mut their_moves: Vec<(String, shogi_core::Move)> =
        theirs.legal_moves().into_iter().map(|m| (m.to_usi_owned(), m)).collect();
    our_moves.sort();
    their_moves.sort_by(|a, b| a.0.cmp(&b.0));
    let same = our_moves.iter().eq(their_moves.iter().map(|(usi, _)| usi));
    assert!(same, "{ours:?}{}{our_moves:?}\n{their_moves:?}", draw(ours));
    their_moves
}

/// Both play on from move to move, so that each one's bookkeeping is tried as well.
fn play_together(rng: &mut Rng, start: Position, plies: usize) -> usize {
    let (mut ours, mut theirs) = (start, theirs(&start));
    for ply in 0..plies {
        let moves = agree(&ours, &theirs);
        let Some(m) = random::any_move(rng, &ours) else { return ply };
        let usi = Move::to_string(&m);
        let (_, same) = moves.iter().find(|(theirs, _)| *theirs == usi).unwrap();
        theirs.do_move(*same);
        ours = ours.play(m).unwrap();
    }
    plies
}

#[test]
fn the_peer_lists_the_same_moves_in_400_games() {
    let mut rng = Rng::new(41);
    let plies: usize = (0..400).map(|_| play_together(&mut rng, Position::even(), 300)).sum();
    assert!(plies > 40_000, "{plies}");
}

/// From problems, with one king or two, where pawn mates and pins are common.
#[test]
fn the_peer_lists_the_same_moves_in_problems() {
    let mut rng = Rng::new(42);
    let mut starts = random::problems(43, 3_000);
    starts.extend(random::pawn_problems(44, 500));
    // The peer was not made for pieces that could never move.
    starts.retain(|start| start.setup().could_arise().is_ok());
    assert!(starts.len() > 2_000);
    for start in starts {
        play_together(&mut rng, start, 12);
    }
}
