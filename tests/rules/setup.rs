//! rules.md 1: board and set-up, and the door that lets a setup become a position.

use kete::rules::{Origin, Piece, Position, Role, Setup, SetupError, Side, Square};

use crate::asserts::sq;
use crate::diagram::{board, setup, turned};

const START: &str = "
     l n s g k g s n l
     . r . . . . . b .
     p p p p p p p p p
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     P P P P P P P P P
     . B . . . . . R .
     L N S G K G S N L
";

/// A bare board that everything else is put on.
const KINGS: &str = "
     . . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .
";

#[test]
fn rule_1_1_twenty_pieces_each_and_sente_moves_first() {
    let start = Position::even();
    assert_eq!(start.turn(), Side::Sente);
    assert_eq!(start.move_number(), 1);
    for side in Side::ALL {
        assert_eq!(start.pieces(side).len(), 20);
        assert!(start.hand(side).is_empty());
        let count = |role| (start.pieces(side) & start.of_role(role)).len();
        let counts = Role::ALL.map(count);
        assert_eq!(counts, [9, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    }
}

#[test]
fn rule_1_2_files_from_sentes_right_ranks_from_gotes_side() {
    let start = Position::even();
    assert_eq!(start, board(START));
    let rook = Piece::new(Side::Sente, Role::Rook);
    assert_eq!(start.piece(sq("2h")), Some(rook));
    assert_eq!((sq("2h").file(), sq("2h").rank()), (2, 8));
    assert_eq!(sq("1a").index(), 0);
    assert_eq!(sq("1i").index(), 8);
    assert_eq!(sq("9i").index(), 80);
    assert_eq!(start.sfen(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    for square in Square::all() {
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(Square::from_index(square.index()), Some(square));
        assert_eq!(sq(&square.to_string()), square);
    }
    for (file, rank) in [(0, 1), (1, 0), (10, 1), (1, 10), (255, 255)] {
        assert_eq!(Square::new(file, rank), None);
    }
    assert_eq!(Square::from_index(81), None);
}

#[test]
fn rule_1_3_each_player_sees_the_same_rows() {
    use Role::{Bishop, Gold, King, Knight, Lance, Pawn, Rook, Silver};
    let start = Position::even();
    // What stands in a row, counted from the player, read from the player's left.
    let seen = |side: Side, row: u8| -> Vec<Option<Role>> {
        let from_left = |n: u8| match side {
            Side::Sente => Square::new(10 - n, 10 - row),
            Side::Gote => Square::new(n, row),
        };
        let own = |piece: Piece| if piece.side == side { Some(piece.role) } else { None };
        (1..=9).map(|n| start.piece(from_left(n).unwrap()).and_then(own)).collect()
    };
    for side in Side::ALL {
        let back = [Lance, Knight, Silver, Gold, King, Gold, Silver, Knight, Lance];
        assert_eq!(seen(side, 1), back.map(Some));
        let mut second = [None; 9];
        second[1] = Some(Bishop);
        second[7] = Some(Rook);
        assert_eq!(seen(side, 2), second);
        assert_eq!(seen(side, 3), [Some(Pawn); 9]);
        assert_eq!(seen(side, 4), [None; 9]);
    }
    assert_eq!(turned(&start).setup().to_string(), start.sfen().replace(" b ", " w "));
}

#[test]
fn a_setup_may_lack_pieces_and_one_king() {
    assert!(setup(KINGS).position().is_ok());
    for king in ["5a", "5i"] {
        let mut setup = setup(KINGS);
        setup.put(sq(king), None);
        let position = setup.position().unwrap();
        let missing = if king == "5a" { Side::Gote } else { Side::Sente };
        assert_eq!(position.king(missing), None);
        assert_eq!(
            position.king(missing.other()).map(|k| k.rank()),
            Some(if king == "5a" { 9 } else { 1 })
        );
        assert!(!position.is_check());
    }
}

#[test]
fn a_setup_without_any_king_is_refused() {
    assert_eq!(Setup::empty().position(), Err(SetupError::NoKing));
}

#[test]
fn a_setup_with_two_kings_of_a_side_is_refused() {
    for side in Side::ALL {
        let mut setup = setup(KINGS);
        setup.put(sq("9e"), Some(Piece::new(side, Role::King)));
        assert_eq!(setup.position(), Err(SetupError::TooManyKings { side }));
    }
}

/// Promoted pieces and pieces in either hand count as what they were.
#[test]
fn a_setup_with_more_pieces_than_a_set_is_refused() {
    for role in Role::HAND {
        let mut setup = setup(KINGS);
        let face = role.promoted().unwrap_or(role);
        setup.put(sq("9e"), Some(Piece::new(Side::Gote, face)));
        setup.hold(Side::Gote, role, 1);
        setup.hold(Side::Sente, role, role.n_in_set() - 2);
        assert!(setup.position().is_ok(), "{role:?}");
        setup.hold(Side::Sente, role, 1);
        assert_eq!(setup.position(), Err(SetupError::TooMany { role }));
        setup.hold(Side::Sente, role, 255);
        assert_eq!(setup.position(), Err(SetupError::TooMany { role }));
    }
}

/// K30: what no game can have, an editor must not start either.
#[test]
fn a_setup_with_two_pawns_of_a_side_on_a_file_is_refused() {
    for side in Side::ALL {
        let mut setup = setup(KINGS);
        setup.put(sq("3d"), Some(Piece::new(side, Role::Pawn)));
        setup.put(sq("3g"), Some(Piece::new(side, Role::Tokin)));
        setup.put(sq("3f"), Some(Piece::new(side.other(), Role::Pawn)));
        assert!(setup.position().is_ok());
        setup.put(sq("3e"), Some(Piece::new(side, Role::Pawn)));
        assert_eq!(setup.position(), Err(SetupError::TwoPawns { side, file: 3 }));
    }
}

/// K30: an editor may show it, but may not start a game from it.
#[test]
fn no_play_leads_to_a_piece_that_could_never_move() {
    let stuck = |square: &str, side: Side, role: Role| {
        let mut setup = setup(KINGS);
        let piece = Piece::new(side, role);
        setup.put(sq(square), Some(piece));
        setup.set_turn(side.other());
        // The position can be looked at, the piece has no move, but no game begins so.
        let position = setup.position().unwrap();
        let own_turn = {
            let mut own = setup;
            own.set_turn(side);
            own.position()
        };
        match setup.could_arise() {
            Ok(()) => false,
            Err(error) => {
                assert_eq!(error, SetupError::DeadEnd { square: sq(square), piece });
                assert_eq!(position.piece(sq(square)), Some(piece));
                let reached = own_turn.unwrap().destinations(Origin::Board(sq(square)));
                assert!(reached.is_empty());
                true
            }
        }
    };
    let squares = |side: Side| match side {
        Side::Sente => ["9a", "9b", "9c"],
        Side::Gote => ["9i", "9h", "9g"],
    };
    for side in Side::ALL {
        let stuck_on = |role| squares(side).map(|square| stuck(square, side, role));
        assert_eq!(stuck_on(Role::Pawn), [true, false, false]);
        assert_eq!(stuck_on(Role::Lance), [true, false, false]);
        assert_eq!(stuck_on(Role::Knight), [true, true, false]);
        for role in Role::ALL.into_iter().filter(|role| *role != Role::King) {
            if !matches!(role, Role::Pawn | Role::Lance | Role::Knight) {
                assert_eq!(stuck_on(role), [false; 3], "{role:?}");
            }
        }
    }
}

#[test]
fn a_setup_where_the_king_could_be_taken_is_refused() {
    let mut setup = setup(KINGS);
    setup.put(sq("5e"), Some(Piece::new(Side::Sente, Role::Rook)));
    let side = Side::Gote;
    assert_eq!(setup.position(), Err(SetupError::WaitingKingInCheck { side }));
    setup.set_turn(Side::Gote);
    assert!(setup.position().unwrap().is_check());
    // Kings that touch attack each other.
    let mut touching = Setup::empty();
    touching.put(sq("5e"), Some(Piece::new(Side::Sente, Role::King)));
    touching.put(sq("4d"), Some(Piece::new(Side::Gote, Role::King)));
    assert_eq!(touching.position(), Err(SetupError::WaitingKingInCheck { side }));
}
