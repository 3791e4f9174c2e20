//! rules.md 9: positions in SFEN, moves in USI.

use kete::rules::{Move, Position, Role, Setup, SfenError, Side, Square};

use crate::asserts::{sq, usi};
use crate::diagram::board;

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

fn read(sfen: &str) -> Position {
    sfen.parse().unwrap_or_else(|error| panic!("{sfen}: {error}"))
}

#[test]
fn rule_9_sfen_of_board_hands_turn_and_number() {
    let position = board(
        "
        gote: rp, to move
         l n s g k . . . .
         . . . . . . .+B .
         p p p p . p p p p
         . . . . . . . . .
         . . . . P . . . .
         . . . . . . . . .
         P P P P . P P P P
         . . . . . . . R .
         L N S G K . . .+n
        sente: 2GSN
        ",
    );
    let sfen = "lnsgk4/7+B1/pppp1pppp/9/4P4/9/PPPP1PPPP/7R1/LNSGK3+n w 2GSNrp 1";
    assert_eq!(position.sfen(), sfen);
    assert_eq!(read(sfen), position);
}

/// Three fields will do; the number counts from 1.
#[test]
fn rule_9_the_move_number_may_be_left_out() {
    let three = START.trim_end_matches(" 1");
    assert_eq!(read(three), Position::even());
    assert_eq!(read(three).move_number(), 1);
    for number in [1, 2, 500, 99_999] {
        let position = read(&format!("{three} {number}"));
        assert_eq!(position.move_number(), number);
        assert!(position.sfen().ends_with(&format!(" {number}")));
    }
}

/// Hands are read in any order and written rook to pawn, sente's first, a count before (K25).
#[test]
fn rule_9_hands_are_written_in_one_order() {
    let sfen = |hands: &str| format!("4k4/9/9/9/9/9/9/9/4K4 b {hands} 1");
    for (read_as, written) in [
        ("G2P", "G2P"),
        ("2PG", "G2P"),
        ("plnsgbrPLNSGBR", "RBGSNLPrbgsnlp"),
        ("18p", "18p"),
        ("10P8p", "10P8p"),
        ("rR", "Rr"),
        ("2r2B", "2B2r"),
    ] {
        assert_eq!(read(&sfen(read_as)).sfen(), sfen(written));
    }
}

#[test]
fn rule_9_every_piece_has_its_letter() {
    let sfen = "+L+NSGKG+SNL/+P+R+B6/9/9/9/9/9/+r+b+p6/lnsgkgs+n+l b - 1";
    let position = read(&sfen.replace("+L+NSGKG+SNL", "+L+NSGKG+S2"));
    let role = |square: &str| position.piece(sq(square)).map(|p| (p.side, p.role));
    let (sente, gote) = (Side::Sente, Side::Gote);
    assert_eq!(role("9a"), Some((sente, Role::PromotedLance)));
    assert_eq!(role("8a"), Some((sente, Role::PromotedKnight)));
    assert_eq!(role("7a"), Some((sente, Role::Silver)));
    assert_eq!(role("3a"), Some((sente, Role::PromotedSilver)));
    assert_eq!(role("9b"), Some((sente, Role::Tokin)));
    assert_eq!(role("8b"), Some((sente, Role::Dragon)));
    assert_eq!(role("7b"), Some((sente, Role::Horse)));
    assert_eq!(role("9h"), Some((gote, Role::Dragon)));
    assert_eq!(role("8h"), Some((gote, Role::Horse)));
    assert_eq!(role("1i"), Some((gote, Role::PromotedLance)));
    assert_eq!(role("5i"), Some((gote, Role::King)));
}

/// A text made of a part of it: the rest is sound.
type Around = fn(&str) -> String;

const WHOLE: Around = str::to_owned;
const BOARD: Around = |board| format!("{board} b - 1");
const RANK: Around = |rank| format!("4k4/9/9/{rank}/9/9/9/9/4K4 b - 1");
const TURN: Around = |turn| format!("4k4/9/9/9/9/9/9/9/4K4 {turn} - 1");
const HANDS: Around = |hands| format!("4k4/9/9/9/9/9/9/9/4K4 b {hands} 1");
const NUMBER: Around = |number| format!("4k4/9/9/9/9/9/9/9/4K4 b - {number}");

/// Bad parts, and the one error each of them gets. An empty hand is one of them (K28).
#[rustfmt::skip]
const BAD: [(&str, Around, &[&str]); 16] = [
    ("fields", WHOLE, &["", " ", "startpos", "9/9", "4k4/9/9/9/9/9/9/9/4K4 b"]),
    ("fields", BOARD, &["sfen 4k4/9/9/9/9/9/9/9/4K4", " 4k4/9/9/9/9/9/9/9/4K4"]),
    ("fields", NUMBER, &["1 ", " 1", "1 7g7f", "1 moves 7g7f", "1 w"]),
    ("ranks", BOARD, &["", "/", "9", "4k4/9/9/9/9/9/9/4K4", "4k4/9/9/9/9/9/9/9/9/4K4"]),
    ("ranks", BOARD, &["lnsgkgsnl", "4k4/9/9/9/9/9/9/9/4K4/", "/4k4/9/9/9/9/9/9/9/4K4"]),
    ("rank-length", RANK, &["", "8", "4P3", "PPPPPPPPPP", "9P", "P9", "5P4", "+P9", "8PP", "4P4P"]),
    ("piece", RANK, &["4X4", "4x4", "4*4", "0P8", "45", "歩8", "９", "é8", "4.4", "_8", "8\u{0}", "+X8"]),
    ("promotion", RANK, &["+G8", "+K8", "+g8", "+k8", "++P7", "+9", "8+", "+45", "8P+"]),
    ("turn", TURN, &["B", "W", "s", "", "bw", "black", "-", "１", "b\n"]),
    ("hands", HANDS, &["", "1P", "0P", "19P", "02P", "PP", "P2P", "K", "k", "2", "P2", "2PP", "GSG"]),
    ("hands", HANDS, &["P-", "-P", "--", "+P", "X", "2x", "９P", "歩", "P/p", "99999999999P", "\t"]),
    ("move-number", NUMBER, &["0", "01", "-1", "+1", "1.0", "100000", "", "x", "１", "1\n", "0x1", "1e1",
        "1_0", "99999999999999999999"]),
    ("no-king", BOARD, &["9/9/9/9/9/9/9/9/9", "9/9/9/9/4G4/9/9/9/9"]),
    ("too-many-kings", BOARD, &["4k4/9/9/9/4k4/9/9/9/4K4", "KK7/9/9/9/9/9/9/9/9"]),
    ("too-many-pieces", HANDS, &["3R", "2Rr", "10P9p", "5G", "4Gg", "3b", "18n"]),
    ("two-pawns", BOARD, &["4k4/9/4P4/9/4P4/9/9/9/4K4", "4k4/4p4/9/9/9/9/9/4p4/K8"]),
];

#[test]
fn rule_9_every_bad_sfen_has_its_error() {
    for (name, around, parts) in BAD {
        for part in parts {
            has_error(&around(part), name);
        }
    }
    for board in ["4k4/4G4/9/9/9/9/9/9/4K4", "4k4/4K4/9/9/9/9/9/9/9", "4k4/9/9/9/9/9/9/9/4R3K"] {
        has_error(&BOARD(board), "waiting-king-in-check");
    }
}

#[track_caller]
fn has_error(sfen: &str, name: &str) {
    let error = sfen.parse::<Position>().expect_err(sfen);
    assert_eq!(error.name(), name, "{sfen:?} gives {error}");
    let sentence = error.to_string();
    assert!(!sentence.contains('\n') && (10..=90).contains(&sentence.len()), "{sentence:?}");
}

/// However long a text is, it is refused at once.
#[test]
fn rule_9_reading_is_bounded() {
    for sfen in ["9".repeat(257), START.to_owned() + &"0".repeat(300), "é".repeat(129)] {
        has_error(&sfen, "too-long");
    }
    has_error(&"/".repeat(10_000_000), "too-long");
    has_error(&format!("{START}{}", " ".repeat(100)), "fields");
    // The longest that play can write is well inside the bound.
    let longest = "+l+n+sgkg+s+n+l/1+r5+b1/+p+p+p+p+p+p+p+p+p/9/9/9/+P+P+P+P+P+P+P+P+P/1+B5+R1/+L+N+SGKG+S+N+L b - 99999";
    assert!(longest.len() < 200);
    read(longest);
}

/// What is data and what is rule: an unchecked setup reads whatever is well written.
#[test]
fn rule_9_a_setup_reads_what_a_position_refuses() {
    for sfen in ["9/9/9/9/9/9/9/9/9 b - 1", "KKKKKKKKK/9/9/9/4P4/4P4/9/9/9 w 9R18b 7"] {
        let setup: Setup = sfen.parse().unwrap();
        assert_eq!(setup.to_string(), sfen);
        assert!(matches!(sfen.parse::<Position>(), Err(SfenError::Setup(_))));
    }
}

#[test]
fn rule_9_usi_moves() {
    let board = Move::Board { from: sq("7g"), to: sq("7f"), promote: false };
    assert_eq!(usi("7g7f"), board);
    let promotion = Move::Board { from: sq("8h"), to: sq("2b"), promote: true };
    assert_eq!(usi("8h2b+"), promotion);
    assert_eq!(usi("P*5e"), Move::Drop { role: Role::Pawn, to: sq("5e") });
    for role in Role::HAND {
        for to in Square::all() {
            let drop = Move::Drop { role, to };
            assert_eq!(usi(&drop.to_string()), drop);
        }
    }
    for from in Square::all() {
        for to in Square::all() {
            for promote in [false, true] {
                let m = Move::Board { from, to, promote };
                assert_eq!(usi(&m.to_string()), m);
            }
        }
    }
}

#[test]
fn rule_9_bad_usi_is_refused() {
    let bad = [
        "",
        "7",
        "7g",
        "7g7",
        "7g7f7",
        "7g7f++",
        "7g7f-",
        "7g7f=",
        "7g7f +",
        " 7g7f",
        "7g7f ",
        "7G7F",
        "0g7f",
        "7j7f",
        "7g0f",
        "77gf",
        "g7f7",
        "7g-7f",
        "7g7f\n",
        "P5e",
        "*5e",
        "PP*5e",
        "P*",
        "P*5",
        "P*5j",
        "P*0e",
        "P*5e+",
        "p*5e",
        "K*5e",
        "+P*5e",
        "X*5e",
        "P**5e",
        "P*5e5",
        "resign",
        "win",
        "0000",
        "pass",
        "７g７f",
        "７六歩",
        "é*5e",
        "P*é",
        "ééé",
        "éé7",
        "7gé",
        "é7g7",
    ];
    for text in bad {
        let error = text.parse::<Move>().expect_err(text);
        assert!(!error.to_string().contains('\n'));
    }
    assert!("7g7f".repeat(100_000).parse::<Move>().is_err());
}

#[test]
fn rule_9_squares_are_file_and_rank() {
    for text in ["", "5", "e5", "0a", "5j", "5A", "5e5", " 5e", "５e", "五", "55", "ee", "é"] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
}
