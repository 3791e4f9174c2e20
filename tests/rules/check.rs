//! rules.md 5.1: check and its answers.

use kete::rules::{IllegalMove, Position};

use crate::asserts::{allows, refusal, refuses, sq, usi};
use crate::diagram::board;

#[test]
fn rule_5_1_check_is_told() {
    let checked = |text: &str| -> Vec<String> {
        let position = board(text);
        let checkers = position.checkers();
        assert_eq!(position.is_check(), !checkers.is_empty());
        checkers.iter().map(|square| square.to_string()).collect()
    };
    let text = "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . r . . . .
         . . . . . . . . .
         . . . n . . . . .
         . . . . . . . . .
         . . . . K . . . .
    ";
    assert_eq!(checked(text), ["5e", "6g"]);
    assert_eq!(checked(&text.replace("r", "b")), ["6g"]);
    assert_eq!(checked(&text.replace("n", ".").replace("r", "p")), [""; 0]);
    // A horse steps straight to the next square only, a dragon likewise aslant.
    assert_eq!(checked(&text.replace("n", ".").replace(" r", "+b")), [""; 0]);
    // The side to move is meant, not the other.
    assert!(!Position::even().is_check());
}

#[test]
fn rule_5_1_a_check_is_answered_by_moving_capturing_or_interposing() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         B . . . r . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . G . . . . .
         . . . . K . . . L
        sente: PS
        ",
    );
    allows(&position, "5i4i 5i4h 5i6i 6h5h P*5h P*5e S*5f S*5h");
    refuses(&position, "9d8e 1i1h S*4f P*9e 6h6g", "does-not-answer-check");
    refuses(&position, "5i5h", "does-not-answer-check");
    let illegal = IllegalMove::DoesNotAnswerCheck { king: sq("5i"), checker: sq("5d") };
    assert_eq!(refusal(&position, "6h6g"), illegal);
    let illegal = IllegalMove::DoesNotAnswerCheck { king: sq("5h"), checker: sq("5d") };
    assert_eq!(refusal(&position, "5i5h"), illegal);
    let with_rook = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . r . . R .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
        ",
    );
    allows(&with_rook, "2d5d");
    refuses(&with_rook, "2d4d 2d2i", "does-not-answer-check");
}

#[test]
fn rule_5_1_a_knights_check_cannot_be_blocked() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . n . . .
         . . . . . . . . .
         . . . . K . . . .
        sente: GP
        ",
    );
    refuses(&position, "G*5h G*4h P*4h", "does-not-answer-check");
    allows(&position, "5i4i 5i5h 5i4h 5i6h 5i6i");
    assert_eq!(position.legal_moves().len(), 5);
}

/// Only the king can answer two checks at once.
#[test]
fn rule_5_1_a_double_check_is_answered_by_the_king_alone() {
    let position = board(
        "
         . . . . r . k . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . n . . . . .
         . . G . . . . . .
         . . . . K . . . .
        sente: G
        ",
    );
    assert_eq!(position.checkers().len(), 2);
    refuses(&position, "7h6g G*5e G*5h 7h6h", "does-not-answer-check");
    refuses(&position, "5i5h", "does-not-answer-check");
    allows(&position, "5i4i 5i4h 5i6i 5i6h");
    assert_eq!(position.legal_moves().len(), 4);
}

/// Taking one of two checkers with the king is fine unless it is held.
#[test]
fn rule_5_1_the_king_may_take_one_of_two_checkers() {
    let text = "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . b . . . . . . .
         . . . . . . . . .
         . . . . . g . . .
         . . . . K . . . .
    ";
    let position = board(text);
    assert_eq!(position.checkers().len(), 2);
    allows(&position, "5i4h 5i6i");
    refuses(&position, "5i4i 5i5h 5i6h", "does-not-answer-check");
    let held = board(&text.replace(" . . . . . g . . .", " . . . . . g r . ."));
    refuses(&held, "5i4h", "leaves-king-in-check");
}

#[test]
fn rule_5_1_no_king_steps_into_check_nor_backs_along_the_line() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . r . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . r .
         . . . . . . . . .
        ",
    );
    refuses(&position, "5h5i 5h6h 5h4h 5h5g", "does-not-answer-check");
    allows(&position, "5h6g 5h6i 5h4g 5h4i");
    let quiet = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . r . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
         . . . . . . . . .
        ",
    );
    refuses(&quiet, "5h6g 5h6h 5h6i", "leaves-king-in-check");
    let illegal = IllegalMove::LeavesKingInCheck { king: sq("6g"), checker: sq("6d") };
    assert_eq!(refusal(&quiet, "5h6g"), illegal);
}

#[test]
fn rule_5_1_kings_may_not_touch() {
    let position = board(
        "
         . . . . . . . . .
         . . . . . . . . .
         . . . . k . . . .
         . . . . . . . . .
         . . . . K . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    refuses(&position, "5e5d 5e4d 5e6d", "leaves-king-in-check");
    assert_eq!(position.legal_moves().len(), 5);
}

/// Pins by rook, bishop and lance; a pinned piece may move along its line and
/// take the pinner, and a knight never can.
#[test]
fn rule_5_1_a_pinned_piece_keeps_to_its_line() {
    let position = board(
        "
         . . . . l . k . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . b . . . . . b .
         . . . . R . G . .
         . . . S . . . . .
         r . N . K . . . .
        ",
    );
    allows(&position, "5g5a 5g5b+ 5g5h 6h7g 3g2f");
    refuses(&position, "5g4g 5g9g 6h6g 3g3f 3g2g 7i6g 7i8g", "leaves-king-in-check");
}

#[test]
fn rule_5_1_a_pinned_lance_knight_or_pawn() {
    let along_the_file = board(
        "
         . . . . k . . . .
         . . . . r . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . L . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
         . . . . . . . . .
        ",
    );
    allows(&along_the_file, "5e5d 5e5c+ 5e5b 5e5b+");
    let across = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . b . . . . . . .
         . . P . . . . . .
         . . . . . . . . .
         r . . N K . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    refuses(&across, "6g5e 7e7d", "leaves-king-in-check");
}

/// The pinned gold could take the checker, but that would open another line.
#[test]
fn rule_5_1_a_pinned_piece_cannot_answer_another_check() {
    let position = board(
        "
         . . . . r . k . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . G n . . .
         . . . . . . . . .
         . . . . K . . . .
        ",
    );
    refuses(&position, "5g4g", "leaves-king-in-check");
    let illegal = IllegalMove::LeavesKingInCheck { king: sq("5i"), checker: sq("5a") };
    assert_eq!(refusal(&position, "5g4g"), illegal);
    // One that leaves both alone fails first of all to answer the check.
    refuses(&position, "5g5f", "does-not-answer-check");
}

/// A side without a king has nothing to fear, as in mate problems.
#[test]
fn rule_5_1_without_a_king_there_is_no_check() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . r . . . .
         . . . . G . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    assert!(!position.is_check());
    allows(&position, "5d4d 5d5c 5d6d");
    let after = position.play(usi("5d5c")).unwrap();
    assert!(!after.is_check());
    assert!(after.is_legal(usi("5a4a")));
}
