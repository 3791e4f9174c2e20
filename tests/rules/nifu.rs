//! rules.md 4.4: *nifu*, two pawns on a file.

use kete::rules::{Ending, Game, IllegalMove, Origin, Role, Side, Table};

use crate::asserts::{allows, game, play, refusal, refuses, sq, wins};
use crate::diagram::board;

/// R10.
#[test]
fn rule_4_4_no_second_pawn_on_a_file() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         P . . . P . . . .
         . . . . . . . . .
         . . . . K . . . P
        sente: P
        ",
    );
    refuses(&position, "P*5d P*5h P*5c P*5b P*9b P*9i P*1b P*1h", "nifu");
    allows(&position, "P*4d P*6d P*8i P*2b");
    let illegal = IllegalMove::Nifu { file: 5, pawn: sq("5g") };
    assert_eq!(refusal(&position, "P*5d"), illegal);
    // Six open files of eight squares, nothing else stands on them.
    assert_eq!(position.destinations(Origin::Hand(Role::Pawn)).len(), 6 * 8);
}

/// R10.
#[test]
fn rule_4_4_a_tokin_and_the_opponents_pawn_do_not_count() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . p . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . .+P . . . .
         . . . . K . . . .
        sente: P
        ",
    );
    allows(&position, "P*5d P*5g P*5b");
}

#[test]
fn rule_4_4_only_pawns_are_barred_from_a_file_with_a_pawn() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . K . . . .
        sente: RBGSNLP
        ",
    );
    allows(&position, "R*5d B*5d G*5d S*5d N*5d L*5d");
    refuses(&position, "P*5d", "nifu");
}

#[test]
fn rule_4_4_a_pinned_pawn_still_counts() {
    let position = board(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . r . P K . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: P
        ",
    );
    refuses(&position, "P*6d", "nifu");
}

/// Even the only answer to a check is barred; then it is mate.
#[test]
fn rule_4_4_nifu_also_while_in_check() {
    let text = "
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . P P P P P P P .
         . . . . . . . N L
         r . . . . . . . K
        sente: P
    ";
    let position = board(text);
    refuses(&position, "P*8i P*5i P*2i", "nifu");
    refuses(&position, "P*9b P*1b", "does-not-answer-check");
    wins(&Game::new(position, Table::default()), Side::Gote, Ending::Checkmate);
    // With one file free the check is answered by a drop.
    let position = board(&text.replace(" . P P P P P P P", " . . P P P P P P"));
    allows(&position, "P*8i");
    assert_eq!(position.legal_moves().len(), 1);
}

#[test]
fn rule_4_4_the_file_is_free_again_when_the_pawn_is_gone_or_promoted() {
    let mut game = game(
        "
         . . . . . . . . k
         . . . . . . . . .
         . P . . . . . . .
         . . . . . . . . .
         . . . . . . . p .
         . . . . . . . P .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        sente: 3P
        ",
    );
    refuses(game.position(), "P*8h P*2h", "nifu");
    play(&mut game, "8c8b+");
    play(&mut game, "2e2f");
    allows(game.position(), "P*8h P*2h");
    play(&mut game, "P*8h 1a1b");
    refuses(game.position(), "P*8d", "nifu");
}
