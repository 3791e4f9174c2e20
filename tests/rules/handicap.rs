//! rules.md 7: handicaps.

use std::collections::BTreeSet;

use kete::rules::{Game, Handicap, Position, Role, Setup, Side};

use crate::asserts::play;
use crate::slow;

/// Each handicap, its start, and the number of the giver's first moves.
const STARTS: [(Handicap, &str, usize); 13] = [
    (Handicap::Lance, "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 30),
    (Handicap::RightLance, "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 29),
    (Handicap::Bishop, "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 33),
    (Handicap::Rook, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 25),
    (Handicap::RookLance, "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 25),
    (Handicap::TwoPiece, "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 26),
    (Handicap::FourPiece, "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 24),
    (Handicap::FivePiece, "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 24),
    (Handicap::SixPiece, "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 24),
    (Handicap::SevenPiece, "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 22),
    (Handicap::EightPiece, "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 20),
    (Handicap::NinePiece, "4kg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 17),
    (Handicap::TenPiece, "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 14),
];

#[test]
fn rule_7_thirteen_handicaps_each_with_its_start() {
    assert_eq!(STARTS.map(|start| start.0), Handicap::ALL);
    let boards: BTreeSet<&str> = STARTS.iter().map(|start| start.1).collect();
    assert_eq!(boards.len(), 13);
    for (handicap, sfen, _) in STARTS {
        assert_eq!(Setup::handicap(handicap).to_string(), sfen, "{handicap:?}");
        let start: Position = sfen.parse().unwrap();
        assert_eq!(Handicap::of(&start), Some(handicap));
    }
    assert_eq!(Handicap::of(&Position::even()), None);
}

#[test]
fn rule_7_the_names_tell_the_number_of_pieces() {
    let counts = [1, 1, 1, 1, 2, 2, 4, 5, 6, 7, 8, 9, 10];
    for ((handicap, ..), n) in STARTS.into_iter().zip(counts) {
        let removed: Vec<Role> = handicap.removed().collect();
        assert_eq!(removed.len(), n, "{handicap:?}");
        let start = Setup::handicap(handicap).position().unwrap();
        assert_eq!(start.pieces(Handicap::GIVER).len() as usize, 20 - n);
        assert_eq!(start.pieces(Side::Sente).len(), 20);
        assert!(Side::ALL.into_iter().all(|side| start.hand(side).is_empty()));
    }
}

/// The left is the giver's own left: file 1, where the board is seen from the other side.
#[test]
fn rule_7_left_and_right_are_the_givers() {
    let missing = |handicap| {
        let start = Setup::handicap(handicap).position().unwrap();
        let even = Position::even();
        let gone: Vec<String> = kete::rules::Square::all()
            .filter(|square| start.piece(*square) != even.piece(*square))
            .map(|square| square.to_string())
            .collect();
        gone
    };
    assert_eq!(missing(Handicap::Lance), ["1a"]);
    assert_eq!(missing(Handicap::RightLance), ["9a"]);
    assert_eq!(missing(Handicap::RookLance), ["1a", "8b"]);
    assert_eq!(missing(Handicap::FivePiece), ["1a", "2b", "8a", "8b", "9a"]);
}

/// R21.
#[test]
fn rule_7_the_giver_moves_first() {
    for (handicap, sfen, n_moves) in STARTS {
        let start = Setup::handicap(handicap).position().unwrap();
        assert_eq!(start.turn(), Handicap::GIVER, "{handicap:?}");
        assert_eq!(start.move_number(), 1);
        assert_eq!(start.legal_moves().len(), n_moves, "{handicap:?}");
        assert_eq!(slow::Board::read(sfen).legal_moves().len(), n_moves);
        let mut game = Game::new(start, kete::rules::Table::default());
        play(&mut game, "5a5b 7g7f");
        assert_eq!(game.position().turn(), Side::Gote);
        assert!(game.undo() && game.undo());
        assert_eq!(game.position().turn(), Handicap::GIVER);
    }
}

/// A start that only looks like one is an ordinary position.
#[test]
fn rule_7_only_the_very_start_is_a_handicap() {
    let sfen = STARTS[5].1;
    for other in
        [sfen.replace(" w ", " b "), sfen.replace(" - ", " r "), sfen.replacen('p', "1", 1)]
    {
        assert_eq!(Handicap::of(&other.parse().unwrap()), None, "{other}");
    }
    // A record may begin with another number.
    assert_eq!(Handicap::of(&sfen.replace(" 1", " 7").parse().unwrap()), Some(Handicap::TwoPiece));
}
