//! Moves written for people: each case of telling pieces apart, and an oracle.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

#[path = "../rules/random.rs"]
#[allow(dead_code, reason = "the tests of the rules use the rest")]
mod random;

use kete::record::Notation;
use kete::record::notation::{japanese, western};
use kete::rules::{Move, Position, Side};
use random::Rng;
use shogi_core::PartialPosition;
use shogi_usi_parser::FromUsi;

/// Asserts how both customs write a move of a position, the square of the last move unknown.
#[track_caller]
fn written(sfen: &str, m: &str, west: &str, japan: &str) {
    let position: Position = sfen.parse().unwrap();
    let m: Move = m.parse().unwrap();
    assert!(position.is_legal(m), "{m} is no move of {sfen}");
    assert_eq!(western(&position, m), west, "{m} of {sfen}");
    assert_eq!(japanese(&position, m, None), japan, "{m} of {sfen}");
}

#[test]
fn plain_moves_captures_and_drops() {
    let start = Position::even().sfen();
    written(&start, "7g7f", "P-7f", "☗７六歩");
    written(&start, "2h7h", "R-7h", "☗７八飛");
    let gote = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    written(gote, "3c3d", "P-3d", "☖３四歩");
    let bishops = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    written(bishops, "8h2b+", "Bx2b+", "☗２二角成");
    written(bishops, "8h2b", "Bx2b=", "☗２二角不成");
    let hand = "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1";
    for (m, west, japan) in [
        ("R*5e", "R*5e", "☗５五飛"),
        ("B*5e", "B*5e", "☗５五角"),
        ("G*5e", "G*5e", "☗５五金"),
        ("S*5e", "S*5e", "☗５五銀"),
        ("N*5e", "N*5e", "☗５五桂"),
        ("L*5e", "L*5e", "☗５五香"),
        ("P*5e", "P*5e", "☗５五歩"),
    ] {
        written(hand, m, west, japan);
    }
}

#[test]
fn promoted_pieces_have_names_of_their_own() {
    for (piece, west, japan) in [
        ("+R", "+R-5d", "☗５四龍"),
        ("+B", "+B-5d", "☗５四馬"),
        ("+S", "+S-5d", "☗５四成銀"),
        ("+N", "+N-5d", "☗５四成桂"),
        ("+L", "+L-5d", "☗５四成香"),
        ("+P", "+P-5d", "☗５四と"),
        ("G", "G-5d", "☗５四金"),
        ("K", "K-5d", "☗５四玉"),
    ] {
        written(&format!("7k1/9/9/9/4{piece}4/9/9/9/9 b - 1"), "5e5d", west, japan);
    }
}

#[test]
fn promotion_is_written_where_there_is_a_choice() {
    let lance = "8k/9/4L4/9/9/9/9/9/8K b - 1";
    written(lance, "5c5b+", "L-5b+", "☗５二香成");
    written(lance, "5c5b", "L-5b=", "☗５二香不成");
    // It must: the mark is all there is to say.
    written(lance, "5c5a+", "L-5a+", "☗５一香成");
    // It cannot, or is not in the zone.
    written("8k/9/4G4/9/9/9/9/9/8K b - 1", "5c5b", "G-5b", "☗５二金");
    written("8k/9/4+R4/9/9/9/9/9/8K b - 1", "5c5b", "+R-5b", "☗５二龍");
    written("8k/9/9/9/4S4/9/9/9/8K b - 1", "5e5d", "S-5d", "☗５四銀");
}

#[test]
fn what_goes_to_the_square_of_the_last_move_is_written_same() {
    let position: Position =
        "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4".parse().unwrap();
    let m = "3a2b".parse().unwrap();
    assert_eq!(japanese(&position, m, "2b".parse().ok()), "☖同銀");
    assert_eq!(japanese(&position, m, "2c".parse().ok()), "☖２二銀");
    assert_eq!(western(&position, m), "Sx2b");
}

#[test]
fn the_way_it_goes_tells_two_apart() {
    // One goes up and one comes from the side; one comes back.
    let sfen = "4k4/9/9/4S4/9/3S1G3/4G4/9/8K b - 1";
    written(sfen, "5g5f", "G5g-5f", "☗５六金上");
    written(sfen, "4f5f", "G4f-5f", "☗５六金寄");
    written(sfen, "5d4e", "S-4e", "☗４五銀");
    let back = "4k4/9/9/3S5/9/3S5/9/9/8K b - 1";
    written(back, "6d5e", "S6d-5e", "☗５五銀引");
    written(back, "6f5e", "S6f-5e", "☗５五銀上");
}

#[test]
fn the_side_it_comes_from_tells_two_apart() {
    let golds = "4k4/9/9/9/9/9/9/9/K2G1G3 b - 1";
    written(golds, "6i5h", "G6i-5h", "☗５八金左");
    written(golds, "4i5h", "G4i-5h", "☗５八金右");
    // Seen by gote, right and left change places.
    let turned = "3g1g2k/9/9/9/9/9/9/9/8K w - 1";
    written(turned, "6a5b", "G6a-5b", "☖５二金右");
    written(turned, "4a5b", "G4a-5b", "☖５二金左");
    let knights = "8k/9/9/9/9/9/3N1N3/9/8K b - 1";
    written(knights, "6g5e", "N6g-5e", "☗５五桂左");
    written(knights, "4g5e", "N4g-5e", "☗５五桂右");
}

#[test]
fn straight_up_has_a_word_of_its_own() {
    let golds = "4k4/9/9/9/9/9/9/9/K3GG3 b - 1";
    written(golds, "5i5h", "G5i-5h", "☗５八金直");
    written(golds, "4i5h", "G4i-5h", "☗５八金右");
    // Two go up; it is the straight one that the word is for.
    let silvers = "8k/9/9/9/9/9/4SS3/9/8K b - 1";
    written(silvers, "5g5f", "S5g-5f", "☗５六銀直");
}

#[test]
fn with_three_and_more_side_and_way_are_said_together() {
    let five = "8k/9/9/9/3+P1+P3/3+P+P+P3/9/9/8K b - 1";
    // On 5e: level from both sides, up from three squares.
    written(five, "6e5e", "+P6e-5e", "☗５五と左寄");
    written(five, "4e5e", "+P4e-5e", "☗５五と右寄");
    written(five, "6f5e", "+P6f-5e", "☗５五と左上");
    written(five, "5f5e", "+P5f-5e", "☗５五と直");
    written(five, "4f5e", "+P4f-5e", "☗５五と右上");
    let silvers = "8k/9/9/9/5S3/9/3S1S3/9/8K b - 1";
    written(silvers, "4g5f", "S4g-5f", "☗５六銀右上");
    written(silvers, "6g5f", "S6g-5f", "☗５六銀左");
    written(silvers, "4e5f", "S4e-5f", "☗５六銀引");
}

#[test]
fn of_two_major_pieces_one_is_left_of_the_other() {
    let dragons = "8k/9/9/9/9/9/9/9/+R+R6K b - 1";
    written(dragons, "8i8h", "+R8i-8h", "☗８八龍右");
    written(dragons, "9i8h", "+R9i-8h", "☗８八龍左");
    let rooks = "8k/9/9/9/R6R1/9/9/9/8K b - 1";
    written(rooks, "9e5e", "R9e-5e", "☗５五飛左");
    written(rooks, "2e5e", "R2e-5e", "☗５五飛右");
    let horses = "k8/9/9/9/9/9/9/9/+B3+B3K b - 1";
    written(horses, "5i7g", "+B5i-7g", "☗７七馬右");
    let apart = "8k/9/9/9/9/9/9/3B5/5B2K b - 1";
    written(apart, "4i5h", "B-5h", "☗５八角");
}

#[test]
fn a_drop_says_so_where_a_piece_could_go() {
    let sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b G 1";
    written(sfen, "G*5f", "G*5f", "☗５六金打");
    written(sfen, "5g5f", "G-5f", "☗５六金");
    written(sfen, "G*1a", "G*1a", "☗１一金");
}

#[test]
fn a_pinned_piece_counts_as_one_that_could_go() {
    // The gold on 5h may not leave the file of king and rook.
    let sfen = "4k4/4r4/9/9/9/9/9/4GG3/4K4 b - 1";
    written(sfen, "4h4g", "G4h-4g", "☗４七金直");
    written(sfen, "4h3g", "G-3g", "☗３七金");
}

/// Two pieces told apart differently are different moves, in every position.
#[test]
fn no_two_moves_are_written_alike() {
    let mut rng = Rng::new(71);
    let mut positions = random::problems(72, 800);
    for _ in 0..60 {
        let mut position = Position::even();
        for _ in 0..160 {
            let Some(m) = random::any_move(&mut rng, &position) else { break };
            position = position.play(m).unwrap();
            positions.push(position);
        }
    }
    for position in positions {
        for write in
            [western as fn(&Position, Move) -> String, |at: &Position, m| japanese(at, m, None)]
        {
            let mut texts: Vec<String> =
                position.legal_moves().iter().map(|m| write(&position, m)).collect();
            let n_moves = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), n_moves, "{position:?}");
        }
    }
}

/// A move as the oracle knows it; USI does not say whose piece is dropped.
fn theirs_of(position: &Position, m: Move) -> shogi_core::Move {
    match shogi_core::Move::from_usi(&m.to_string()).unwrap() {
        shogi_core::Move::Drop { piece, to } if position.turn() == Side::Gote => {
            let piece = shogi_core::Piece::new(piece.piece_kind(), shogi_core::Color::White);
            shogi_core::Move::Drop { piece, to }
        }
        same => same,
    }
}

/// A crate that shares no code with ours writes the same, in games by chance.
#[test]
fn the_oracle_writes_the_same() {
    let mut rng = Rng::new(73);
    let (mut n_moves, mut n_apart, mut n_mute) = (0, 0, 0);
    let starts = (0..12).map(|_| Position::even()).chain(random::problems(74, 60));
    for start in starts {
        if start.setup().could_arise().is_err() {
            continue;
        }
        let mut position = start;
        let mut theirs = PartialPosition::from_usi(&format!("sfen {}", position.sfen())).unwrap();
        let mut last = None;
        for _ in 0..120 {
            for m in position.legal_moves().iter() {
                let ours = japanese(&position, m, last);
                // The oracle is slow: of the plain moves it sees a few.
                let is_apart = ours.contains(['右', '左', '直', '上', '寄', '引', '打']);
                if !rng.percent(if is_apart { 25 } else { 1 }) {
                    continue;
                }
                let same = theirs_of(&position, m);
                let told = shogi_official_kifu::display_single_move_kansuji(&theirs, same);
                // Of some kings it knows no name for a lawful move.
                let Some(told) = told else {
                    n_mute += 1;
                    continue;
                };
                // Its marks of the sides are older, and so is its dragon.
                let told = told.replace('▲', "☗").replace('△', "☖").replace('竜', "龍");
                assert_eq!(ours, told, "{m} of {position:?}");
                n_moves += 1;
                n_apart += usize::from(is_apart);
            }
            let Some(m) = random::any_move(&mut rng, &position) else { break };
            assert!(theirs.make_move(theirs_of(&position, m)).is_some(), "{m} to {position:?}");
            position = position.play(m).unwrap();
            last = Some(m.to());
        }
    }
    assert!(n_moves > 2_000 && n_apart > 1_000, "{n_moves} moves, {n_apart} told apart");
    assert!(n_mute * 100 < n_moves, "{n_mute} of {n_moves} moves without a name");
}

#[test]
fn names_are_those_that_are_kept() {
    assert_eq!(Notation::ALL.map(Notation::name), ["words", "western", "japanese"]);
    assert_eq!(Notation::default(), Notation::Words);
}
