//! What a piece can do and what threatens it; what a refusal points at; what answers at once.

use super::sit::{Sit, check, square};
use kete::play::{BlameView, Command, Grip, HintView};
use kete::rules::{Role, Side, SquareSet};

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

fn hint(sit: &Sit, name: &str) -> HintView {
    sit.session.hint_view(Grip::Board(square(name))).unwrap()
}

#[test]
fn a_piece_shows_where_it_can_go_and_who_attacks_it() {
    let sit = Sit::at("4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1");
    let gold = hint(&sit, "5g");
    // Pinned: it may move on its file only.
    assert_eq!(gold.targets, squares("5f 5h"));
    assert_eq!(gold.attackers, squares("5e"));
    assert!(gold.captures.is_empty());
    // The rook is not to move; it shows what it could do.
    let rook = hint(&sit, "5e");
    assert!(rook.targets.contains(square("5g")) && rook.targets.contains(square("1e")));
    assert_eq!(rook.captures, squares("5g"));
    assert_eq!(rook.attackers, SquareSet::EMPTY);
    assert_eq!(rook.turn, Side::Sente);
}

/// A piece that gives check could take the king: that is what a check is.
#[test]
fn the_piece_that_gives_check_points_at_the_king() {
    let sit = Sit::at("4k4/9/9/9/4r4/9/9/9/4K4 b - 1");
    let rook = hint(&sit, "5e");
    assert_eq!(rook.captures, squares("5i"));
    assert_eq!(hint(&sit, "5i").attackers, squares("5e"));
}

#[test]
fn piles_show_where_they_can_be_put_and_empty_places_nothing() {
    let sit = Sit::at("4k4/9/9/9/9/9/4P4/9/4K4 b Pn 1");
    let pawn = sit.session.hint_view(Grip::Hand(Side::Sente, Role::Pawn)).unwrap();
    assert_eq!(pawn.targets.len(), 8 * 8, "eight files, eight ranks");
    let knight = sit.session.hint_view(Grip::Hand(Side::Gote, Role::Knight)).unwrap();
    assert_eq!(knight.targets.len(), 81 - 18 - 2, "not the last two ranks, not on pieces");
    assert_eq!(sit.session.hint_view(Grip::Hand(Side::Sente, Role::Gold)), None);
    assert_eq!(sit.session.hint_view(Grip::Board(square("5e"))), None);
}

#[test]
fn the_position_that_is_shown_is_the_one_that_counts() {
    let mut sit = Sit::even();
    sit.script("7g 7f 3c 3d seek:0");
    assert_eq!(hint(&sit, "8h").targets, SquareSet::EMPTY);
    sit.script("seek:2");
    assert_eq!(hint(&sit, "8h").captures, squares("2b"));
    assert_eq!(hint(&sit, "8h").attackers, squares("2b"));
}

#[test]
fn looking_changes_nothing() {
    let mut sit = Sit::even();
    sit.script("7g");
    let before = sit.session.clone();
    hint(&sit, "2b");
    assert_eq!(sit.session, before);
}

fn blame(sfen: &str, script: &str) -> Option<(String, String)> {
    let mut sit = Sit::at(sfen);
    sit.script(script);
    assert!(sit.session.refusal().is_some());
    let line = sit.session.blame_view();
    sit.send(Command::LetGo);
    assert_eq!(sit.session.blame_view(), None, "gone with the refusal");
    line.map(|BlameView { from, to }| (from.to_string(), to.to_string()))
}

#[test]
fn a_refusal_points_from_the_culprit_to_what_it_concerns() {
    for (sfen, script, line) in [
        // The pawn of a nifu, to where another was to come.
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P* 5d", "5g 5d"),
        // The pawn that would mate, to the king.
        ("7lk/9/8S/9/9/9/9/7L1/8K b P 1", "P* 1b", "1b 1a"),
        // The piece that would give check, to the king.
        ("4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1", "5g 4g", "5e 5i"),
        ("4k4/9/9/9/4r4/9/9/9/3K5 b - 1", "6i 5i", "5e 5i"),
        // The check that stands.
        ("4k4/9/9/9/4r4/9/6G2/9/4K4 b - 1", "3g 2g", "5e 5i"),
        // The piece that cannot pass, to the one in its way.
        ("4k4/9/4p4/9/4R4/9/9/9/3K5 b - 1", "5e 5b", "5e 5c"),
    ] {
        let (from, to) = line.split_once(' ').unwrap();
        assert_eq!(blame(sfen, script), Some((from.to_owned(), to.to_owned())), "{script}");
    }
    // Nothing to point at but the square itself, or nothing at all.
    assert_eq!(blame("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i 5a"), None);
    assert_eq!(blame("4k4/9/9/9/9/9/9/9/4K4 b - 1", "5a"), None);
}

#[test]
fn picks_and_legal_moves_answer_at_once_and_nothing_else() {
    let mut sit = Sit::at("4k4/9/4p4/9/4R4/9/4P4/9/3K5 b P 1");
    let answers = |sit: &Sit, name: &str| sit.session.answers(Grip::Board(square(name)));
    assert!(answers(&sit, "5e") && answers(&sit, "5g"));
    assert!(sit.session.answers(Grip::Hand(Side::Sente, Role::Pawn)));
    assert!(!sit.session.answers(Grip::Hand(Side::Sente, Role::Rook)), "none in hand");
    assert!(!sit.session.answers(Grip::Hand(Side::Gote, Role::Pawn)));
    assert!(!answers(&sit, "5a") && !answers(&sit, "9e"), "nothing is held");
    check(&mut sit, "5e", "picked");
    assert!(answers(&sit, "9e") && answers(&sit, "5c") && answers(&sit, "5g"));
    assert!(!answers(&sit, "5b") && !answers(&sit, "9a"));
    check(&mut sit, "5c", "asked");
    assert!(!answers(&sit, "5g"), "a question is open");
    check(&mut sit, "no resign", "5e5cxpawn! resignation:sente");
    assert!(!answers(&sit, "6i"), "the game is over");
}
