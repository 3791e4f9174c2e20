//! rules.md 4.1-4.3 and 4.6: captures and drops. Pawns have files of their own: nifu, uchifuzume.

use kete::rules::{IllegalMove, Move, Origin, Piece, Position, Role, Side, Square};

use crate::asserts::{allows, game, play, refusal, refuses, sq, usi};
use crate::diagram::{board, turned};

const OPEN: &str = "
    gote: rbgsnlp
     . . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .
    sente: RBGSNLP
";

fn held(position: &Position, side: Side) -> Vec<(Role, u8)> {
    position.hand(side).iter().collect()
}

#[test]
fn rule_4_1_a_captured_piece_waits_in_the_captors_hand() {
    let mut game = game(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . .+p . . . .
         . . . . P . . . .
         . . . . . . . . .
         .+b . . . . . . .
         . P . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
        ",
    );
    play(&mut game, "8g8f");
    assert_eq!(held(game.position(), Side::Sente), [(Role::Bishop, 1)]);
    play(&mut game, "5c5d");
    assert_eq!(held(game.position(), Side::Gote), [(Role::Pawn, 1)]);
    assert_eq!(held(game.position(), Side::Sente), [(Role::Bishop, 1)]);
    // It fights for its captor from now on.
    play(&mut game, "B*6c");
    assert_eq!(game.position().piece(sq("6c")), Some(Piece::new(Side::Sente, Role::Bishop)));
    assert!(held(game.position(), Side::Sente).is_empty());
}

/// Piles stand in one order, rook to pawn, and count up to all 18 pawns (T9).
#[test]
fn rule_4_1_the_hand_counts_every_pile() {
    let position = board(&OPEN.replace("RBGSNLP", "2R2B4G4S4N4L18P").replace("rbgsnlp", ""));
    let counts: Vec<u8> = held(&position, Side::Sente).iter().map(|pile| pile.1).collect();
    assert_eq!(counts, [2, 2, 4, 4, 4, 4, 18]);
    let roles: Vec<Role> = held(&position, Side::Sente).iter().map(|pile| pile.0).collect();
    assert_eq!(roles, Role::HAND);
    assert_eq!(position.hand(Side::Sente).n_pieces(), 38);
    assert!(position.hand(Side::Gote).is_empty());
    assert_eq!(position.hand(Side::Sente).count(Role::Tokin), 0);
    assert_eq!(position.hand(Side::Sente).count(Role::King), 0);
}

#[test]
fn rule_4_2_a_piece_in_hand_may_be_dropped_on_any_empty_square() {
    let position = board(OPEN);
    for role in [Role::Rook, Role::Bishop, Role::Gold, Role::Silver] {
        let squares = position.destinations(Origin::Hand(role));
        let empty = Square::all().filter(|square| position.piece(*square).is_none());
        assert_eq!(squares, empty.collect(), "{role:?}");
    }
    // A drop may give check, and may even mate unless it is a pawn.
    allows(&position, "G*5b R*5e L*5h");
    refuses(&position, "G*5a G*5i P*5a", "occupied");
    let square = sq("5a");
    assert_eq!(refusal(&position, "G*5a"), IllegalMove::Occupied { square });
}

#[test]
fn rule_4_2_only_the_own_hand_can_be_dropped_from() {
    let position = board(&OPEN.replace("RBGSNLP", "RP"));
    allows(&position, "R*5e P*5e");
    refuses(&position, "G*5e S*5e N*5e L*5e B*5e B*5a", "not-in-hand");
    assert_eq!(refusal(&position, "B*5e"), IllegalMove::NotInHand { role: Role::Bishop });
    let after = position.play(usi("R*5g")).unwrap();
    assert_eq!(held(&after, Side::Sente), [(Role::Pawn, 1)]);
    assert_eq!(after.hand(Side::Gote), position.hand(Side::Gote));
    for role in [Role::King, Role::Tokin, Role::Dragon] {
        let why = position.why(Move::Drop { role, to: sq("5e") });
        assert_eq!(why, Err(IllegalMove::NotInHand { role }));
    }
}

#[test]
fn rule_4_3_no_drop_where_the_piece_could_never_move() {
    let position = board(OPEN);
    refuses(&position, "P*1a P*9a L*1a L*9a N*1a N*9a N*1b N*9b", "dead-end");
    allows(&position, "P*1b L*1b N*1c S*1a G*1a B*1a R*1a P*1i L*1i N*1i");
    let illegal = IllegalMove::DeadEnd { role: Role::Knight, to: sq("1b") };
    assert_eq!(refusal(&position, "N*1b"), illegal);
    for (role, n) in [(Role::Pawn, 71), (Role::Lance, 71), (Role::Knight, 62), (Role::Gold, 79)] {
        assert_eq!(position.destinations(Origin::Hand(role)).len(), n, "{role:?}");
        assert_eq!(turned(&position).destinations(Origin::Hand(role)).len(), n, "{role:?}");
    }
}

/// The rank that is a dead end for one side is an ordinary one for the other.
#[test]
fn rule_4_3_dead_ends_lie_on_the_far_side() {
    let position = board(&OPEN.replace("rbgsnlp", "rbgsnlp, to move"));
    allows(&position, "P*1a L*1a N*1b");
    for drop in ["P*1i", "L*1i", "N*1i", "N*1h"] {
        assert_eq!(refusal(&position, drop).rule(), "dead-end");
    }
}

/// A move is one move, one drop, and then it is the other's turn; there is no passing.
#[test]
fn rule_4_6_one_move_or_drop_in_a_turn() {
    let mut game = game(OPEN);
    for (side, m) in [(Side::Sente, "R*5e"), (Side::Gote, "5a4a"), (Side::Sente, "5e5d")] {
        assert_eq!(game.position().turn(), side);
        play(&mut game, m);
        assert_eq!(game.position().turn(), side.other());
    }
    let m = usi("5d5c");
    assert_eq!(game.position().why(m).unwrap_err().rule(), "not-your-piece");
    for square in Square::all() {
        let stay = Move::Board { from: square, to: square, promote: false };
        assert!(game.position().why(stay).is_err(), "{stay}");
    }
}
