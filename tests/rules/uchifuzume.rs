//! rules.md 4.5: *uchifuzume*, mate by a dropped pawn.

use kete::rules::{Ending, IllegalMove, Side};

use crate::asserts::{allows, game, play, refusal, refuses, sq, usi, wins};
use crate::diagram::board;

/// The pawn on 1b would be held by the silver, and the lance bars the second file.
const CORNER: &str = "
     . . . . . . . . k
     . . . . . . . . .
     . . . . . . . . S
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . L .
     . . . . . . . . K
    sente: RBGSNLP
";

/// The pawn on 5b would be held by the silver, and both ways out are barred.
/// Each defender of the tests below is set into this.
const MIDDLE: &str = "
     . . . . k . . . .
     . . . . . . . . .
     . . . . S . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . L . L . . K
    sente: P
";

#[test]
fn rule_4_5_no_pawn_drop_that_mates() {
    for text in [CORNER, MIDDLE] {
        let position = board(text);
        let drop = if text == CORNER { "P*1b" } else { "P*5b" };
        refuses(&position, drop, "uchifuzume");
        let king = sq(if text == CORNER { "1a" } else { "5a" });
        assert_eq!(refusal(&position, drop), IllegalMove::Uchifuzume { king });
        // Anywhere else the same pawn may go.
        allows(&position, "P*2b P*4d P*7e P*9i");
    }
}

#[test]
fn rule_4_5_a_pawn_check_that_the_king_can_leave_is_allowed() {
    let position = board(&CORNER.replace(" . . . . . . . L .", " . . . . . . . . ."));
    allows(&position, "P*1b");
}

#[test]
fn rule_4_5_a_pawn_check_that_the_king_can_take_is_allowed() {
    let position = board(&MIDDLE.replace(" . . . . S . . . .", " . . . . N . . . ."));
    allows(&position, "P*5b");
}

/// Mate by any other drop is no offence.
#[test]
fn rule_4_5_any_other_drop_may_mate() {
    for drop in ["R*1b", "G*1b", "S*1b", "L*1b", "G*2b"] {
        let mut game = game(CORNER);
        allows(game.position(), drop);
        play(&mut game, drop);
        wins(&game, Side::Sente, Ending::Checkmate);
    }
}

/// R9: the very mate that a dropped pawn may not give.
#[test]
fn rule_4_5_a_pawn_that_moves_may_mate() {
    let text = CORNER.replace(
        " . . . . . . . . S\n     . . . . . . . . .",
        " . . . . . . . . P\n     . . . . . . . . L",
    );
    let mut game = game(&text);
    refuses(game.position(), "P*1b", "nifu");
    allows(game.position(), "1c1b");
    play(&mut game, "1c1b");
    wins(&game, Side::Sente, Ending::Checkmate);
}

#[test]
fn rule_4_5_every_kind_of_defender_may_take_the_pawn() {
    let onto = |square: &str, piece: &str| {
        let mut rows: Vec<String> = MIDDLE.lines().map(str::to_owned).collect();
        let row = 1 + usize::from(sq(square).rank()) - 1;
        let at = 5 + 2 * usize::from(9 - sq(square).file());
        rows[row].replace_range(at..at + 2, piece);
        rows.join("\n")
    };
    let far = [("9b", " r"), ("9b", "+r"), ("8e", " b"), ("8e", "+b")];
    let near = [" s", " g", "+s", "+n", "+l", "+p", "+r", " b", "+b"].map(|piece| ("4a", piece));
    for (square, piece) in far.into_iter().chain(near) {
        let position = board(&onto(square, piece));
        allows(&position, "P*5b");
        let after = position.play(usi("P*5b")).unwrap();
        assert!(after.is_legal(usi(&format!("{square}5b"))), "{piece} on {square}");
        let others = after.legal_moves().iter().filter(|m| m.to() != sq("5b")).count();
        assert_eq!(others, 0, "{piece} on {square} is not the only help");
    }
    // Those that do not reach 5b are no help.
    for (square, piece) in [("4a", " n"), ("4a", " l"), ("4a", " p"), ("4a", " r"), ("8a", "+b")] {
        refuses(&board(&onto(square, piece)), "P*5b", "uchifuzume");
    }
}

/// R6. The gold on 4b could take the pawn but for the bishop behind it.
#[test]
fn rule_4_5_a_pinned_defender_cannot_take_the_pawn() {
    let text = "
         . . . . k . . . .
         . . S . . g S . .
         . . . . G . . . .
         . . . . . . . B .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         K . . . . . . . .
        sente: P
    ";
    refuses(&board(text), "P*5b", "uchifuzume");
    // Without the bishop the gold is free.
    allows(&board(&text.replace("B", ".")), "P*5b");
    // A second piece on the line breaks the pin.
    let between = text.replace(" . . . . G . . . .\n", " . . . . G . p . .\n");
    allows(&board(&between), "P*5b");
}

/// Pins along the rank and along the other diagonal, by rook and by bishop.
#[test]
fn rule_4_5_pins_from_every_side_count() {
    let beside = "
         . . . . k g . . R
         . . . . . . . . .
         . . . . S . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . L . . . . K
        sente: P
    ";
    refuses(&board(beside), "P*5b", "uchifuzume");
    allows(&board(&beside.replace("R", ".")), "P*5b");
    // Two defenders, one pinned: the other one takes.
    allows(&board(&beside.replace(" . . . . k", " . . . g k")), "P*5b");
}

/// The pawn shields a defender in front of it from a pin along the file.
#[test]
fn rule_4_5_a_defender_on_the_file_may_take_backward() {
    let text = "
         . . . . k . . . .
         . . . . . . . . .
         . . . . g . . . .
         . . . . . . . . .
         . B . . . . . . .
         . . . . L . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . L . L . . K
        sente: P
    ";
    allows(&board(text), "P*5b");
    allows(&board(&text.replace("g", "r")), "P*5b");
    // A silver does not go straight back, and a knight not at all.
    refuses(&board(&text.replace("g", "s")), "P*5b", "uchifuzume");
    refuses(&board(&text.replace("g", "n")), "P*5b", "uchifuzume");
}

/// The king alone may hold the pawn, and so may a piece that is itself pinned.
#[test]
fn rule_4_5_whatever_holds_the_pawn_counts() {
    let held = |row: &str| {
        let bare = MIDDLE.replace(" . . . L . L . . K", " . . . L . L . . .");
        board(&bare.replace(" . . . . S . . . .", row))
    };
    refuses(&held(" . . . . K . . . ."), "P*5b", "uchifuzume");
    refuses(&held(" r . . . S . . . K"), "P*5b", "uchifuzume");
    allows(&held(" r . . . N . . . K"), "P*5b");
}

/// The way out may lead over another piece of the dropper.
#[test]
fn rule_4_5_a_pawn_check_is_no_mate_when_the_king_can_take_another_piece() {
    let text = "
         . . . . . . . . k
         . . . . . . . R .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        sente: P
    ";
    allows(&board(text), "P*1b");
    // Not when that one is held.
    let (head, tail) = text.rsplit_once(" . . . . . . . . .").unwrap();
    refuses(&board(&format!("{head} . . . . . . . L .{tail}")), "P*1b", "uchifuzume");
}

/// The pawn shuts the bishop's line to 4a, and the king gets out there.
#[test]
fn rule_4_5_a_drop_that_shuts_the_own_line_may_open_an_escape() {
    let bishop = "
         . . . l k . . . .
         . . . p . p . . .
         . . . B . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
        sente: P
    ";
    let position = board(bishop);
    allows(&position, "P*5b");
    let after = position.play(usi("P*5b")).unwrap();
    let answers: Vec<String> = after.legal_moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(answers, ["5a4a"]);
}

/// The same with a rook along the rank: 6b stays barred, 4b comes free.
#[test]
fn rule_4_5_a_drop_that_shuts_the_rooks_line_may_open_an_escape() {
    let rook = "
         . . . p k p . . .
         R . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        sente: P
    ";
    let position = board(rook);
    allows(&position, "P*5b");
    let after = position.play(usi("P*5b")).unwrap();
    let answers: Vec<String> = after.legal_moves().iter().map(|m| m.to_string()).collect();
    assert_eq!(answers, ["5a4b"]);
    // With 4b held by another piece it is mate.
    let held = rook.replacen(" . . . . . . . . .", " . . . . . . S . .", 1);
    refuses(&board(&held), "P*5b", "uchifuzume");
}

/// A drop that answers a check and would mate is barred too: the checking rook
/// on 5b's side could take the pawn, but the bishop pins it.
#[test]
fn rule_4_5_also_while_the_dropper_is_in_check() {
    let text = "
         . . . l k l . . .
         . . . r . . . . K
         . . . . G . . . .
         . B . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: GP
    ";
    let position = board(text);
    assert!(position.is_check());
    refuses(&position, "P*5b", "uchifuzume");
    allows(&position, "G*5b P*4b P*3b");
    refuses(&position, "P*5e G*5d", "does-not-answer-check");
    // Without the pin the rook takes, and the drop is a good answer.
    allows(&board(&text.replace("B", ".")), "P*5b");
}

/// R8. Mate problems have one king; the rule holds there as well.
#[test]
fn rule_4_5_with_one_king_on_the_board() {
    let text = "
         k . . . . . . . .
         . . . . . . . . .
         .+R . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: P
    ";
    refuses(&board(text), "P*9b", "uchifuzume");
    allows(&board(text), "P*8b P*9c");
    // The dropper's own king makes no difference.
    let with_king = text.replace(" .\n        sente", " K\n        sente");
    assert_ne!(with_king, text);
    refuses(&board(&with_king), "P*9b", "uchifuzume");
}

/// Without a king to mate, no pawn mates.
#[test]
fn rule_4_5_without_an_enemy_king_every_pawn_may_be_dropped() {
    let position = board(
        "
         l . . . . . . . .
         . . . . . . . . .
         .+R . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        sente: P
        ",
    );
    allows(&position, "P*9b");
}

/// A pawn that takes the last square from a king without giving check ends the
/// game, but it is no mate and not barred.
#[test]
fn rule_4_5_a_pawn_that_leaves_no_move_without_check_is_allowed() {
    let mut game = game(
        "
         . . . . . . . . k
         . . . . . . . . .
         . . . . . . . . N
         . . . . . . . N .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         K . . . . . . . .
        sente: P
        ",
    );
    allows(game.position(), "P*2c P*1b");
    play(&mut game, "P*2c");
    wins(&game, Side::Sente, Ending::NoLegalMove);
}

/// Nifu is the first thing to say of a drop that would offend twice.
#[test]
fn rule_4_5_nifu_is_named_before_uchifuzume() {
    let text = CORNER.replacen(" . . . . . . . . .", " . . . . . . . . P", 3);
    let text = text.replacen(" . . . . . . . . P", " . . . . . . . . .", 2);
    refuses(&board(&text), "P*1b", "nifu");
}

/// The dropper's own king in check comes before what the drop would do to the other.
#[test]
fn rule_4_5_an_unanswered_check_is_named_before_uchifuzume() {
    let checked = CORNER.replace(" . . . . . . . . K", " r . . . . . . . K");
    refuses(&board(&checked), "P*1b", "does-not-answer-check");
}
