//! Mates that a person would set, as boards.

use kete::engine::mate::{Verdict, settle, solve};
use kete::rules::Position;

use crate::diagram::board;

const NODES: u64 = 1_000_000;

#[track_caller]
fn line(position: &Position, plies: u32) -> String {
    match solve(position, plies, NODES) {
        Verdict::Mate(line) => line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_gold_at_the_head() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: G
        ",
    );
    assert_eq!(line(&position, 1), "G*5b");
    // It is as short when one looks further.
    assert_eq!(line(&position, 7), "G*5b");
    assert_eq!(solve(&position, 0, NODES), Verdict::NoMate);
}

/// rules.md 4.5: a pawn dropped for mate is no move; a pawn that goes there is.
#[test]
fn a_pawn_drop_does_not_mate_but_a_pawn_move_does() {
    let sealed = board(
        "
         . . . . . . . n k
         . . . . . . . p .
         . . . . . . . . S
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: P
        ",
    );
    assert_eq!(settle(&sealed, NODES), Verdict::NoMate);
    let moved = board(
        "
         . . . . . . . n k
         . . . . . . . p .
         . . . . . . . . P
         . . . . . . . . L
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    assert_eq!(line(&moved, 1), "1c1b+");
}

/// Turned over, the knight would attack other squares.
#[test]
fn a_mate_that_promotion_would_spoil() {
    let position = board(
        "
         . . . . . . . n k
         . . . . . . . b p
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . N . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    assert_eq!(line(&position, 1), "3e2c");
}

/// A check from afar is mate when nothing can be put between, and only then.
#[test]
fn what_can_be_put_between_is_an_answer() {
    let text = "
        gote: -
         . . . . . . . . k
         . . . . . . . p p
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . R . . . .
    ";
    assert_eq!(line(&board(text), 1), "5i5a+");
    // A pawn can stand on the two files without one, and is taken.
    let pawn = board(&text.replace("gote: -", "gote: p"));
    assert_eq!(solve(&pawn, 1, NODES), Verdict::NoMate);
    assert_eq!(line(&pawn, 3).split(' ').count(), 3);
    // A gold next to the king is protected.
    let gold = board(&text.replace("gote: -", "gote: g"));
    assert_eq!(settle(&gold, NODES), Verdict::NoMate);
    // A piece on the board can come between as well.
    let silver = board(&text.replacen(" . . . . . . . p p", " . . . . . s . p p", 1));
    assert_eq!(solve(&silver, 1, NODES), Verdict::NoMate);
}

/// Two pieces give check at once: taking one of them does not help.
#[test]
fn a_double_check_leaves_only_the_king() {
    let text = "
        gote: rg
         . . . l k . . . .
         . . . p . . g . .
         . . . . S P . . .
         . . . . . . . . .
         . . . . R . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
    ";
    assert_eq!(line(&board(text), 1), "5c4b+");
    assert_eq!(solve(&board(&text.replace(" . . . . R", " . . . . .")), 1, NODES), Verdict::NoMate);
}

/// The attacker's own king has to be safe: a mate that does not answer a check is no move.
#[test]
fn an_attacker_in_check_must_answer_it() {
    let text = "
         . . . . k . . . .
         . . . . . . . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . r
         . . . . . . . . .
         . . . . . . . . K
        sente: G
    ";
    assert_eq!(solve(&board(text), 5, NODES), Verdict::NoMate);
    assert_eq!(line(&board(&text.replace(". . . r", ". . r .")), 1), "G*5b");
}

/// Checks can go on for ever without a mate, and that can be known.
#[test]
fn a_chase_in_a_circle_is_settled() {
    let position = board(
        "
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         R . . . . . . . .
        ",
    );
    assert_eq!(settle(&position, NODES), Verdict::NoMate);
    assert_eq!(settle(&position, 50), Verdict::Unknown);
}

/// Without the king that is to be mated there is nothing to do, and nothing goes wrong.
#[test]
fn a_board_without_the_king_has_no_mate() {
    let position: Position = "9/9/9/9/9/9/9/9/4K4 b 2R2B4G 1".parse().unwrap();
    assert_eq!(settle(&position, NODES), Verdict::NoMate);
}
