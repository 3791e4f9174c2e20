//! rules.md 2: how the pieces move. Each picture is also tried turned around, for gote.

use kete::rules::{Piece, Role, Setup, Side, Square};

use crate::asserts::{allows, reaches, refusal, refuses, sq};
use crate::diagram::board;

#[test]
fn rule_2_1_king_one_square_in_any_direction() {
    reaches(
        "5e",
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . . . . . . .
         . . . * * * . . .
         . . . * K * . . .
         . . . * * * . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
}

const GOLD: &str = "
     . . . . . . . k .
     . . . . . . . . .
     . . . . . . . . .
     . . . * * * . . .
     . . . * G * . . .
     . . . . * . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
";

#[test]
fn rule_2_1_gold_not_diagonally_backward() {
    reaches("5e", GOLD);
}

#[test]
fn rule_2_1_silver_forward_and_to_the_diagonals() {
    reaches(
        "5e",
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . . . . . . .
         . . . * * * . . .
         . . . . S . . . .
         . . . * . * . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_1_knight_two_forward_and_one_sideways_and_jumps() {
    reaches(
        "5e",
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . * .*p . . .
         . . . P p P . . .
         . . . S N S . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_1_lance_any_distance_forward() {
    reaches(
        "5h",
        "
         . . . . * . . k .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . L . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_1_pawn_one_forward() {
    reaches(
        "5e",
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . . . . . . .
         . . . . * . . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_1_pawn_captures_the_same_way() {
    reaches(
        "5e",
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . . . . . . .
         . . . p*g p . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_1_rook_along_rank_and_file() {
    reaches(
        "6e",
        "
         . . . * . . . k .
         . . . * . . . . .
         . . . * . . . . .
         . . . * . . . . .
         * * * R * * * * *
         . . . * . . . . .
         . . . * . . . . .
         . . . * . . . . .
         . . . * . . . . .
        ",
    );
}

#[test]
fn rule_2_1_bishop_along_the_diagonals() {
    reaches(
        "6e",
        "
         . . . . . . k * .
         * . . . . . * . .
         . * . . . * . . .
         . . * . * . . . .
         . . . B . . . . .
         . . * . * . . . .
         . * . . . * . . .
         * . . . . . * . .
         . . . . . . . * .
        ",
    );
}

#[test]
fn rule_2_2_dragon_is_a_rook_that_also_steps_diagonally() {
    reaches(
        "6e",
        "
         . . . * . . . k .
         . . . * . . . . .
         . . . * . . . . .
         . . * * * . . . .
         * * *+R * * * * *
         . . * * * . . . .
         . . . * . . . . .
         . . . * . . . . .
         . . . * . . . . .
        ",
    );
}

#[test]
fn rule_2_2_horse_is_a_bishop_that_also_steps_straight() {
    reaches(
        "6e",
        "
         . . . . . . k * .
         * . . . . . * . .
         . * . . . * . . .
         . . * * * . . . .
         . . *+B * . . . .
         . . * * * . . . .
         . * . . . * . . .
         * . . . . . * . .
         . . . . . . . * .
        ",
    );
}

#[test]
fn rule_2_2_other_promoted_pieces_move_as_gold() {
    for face in ["+S", "+N", "+L", "+P"] {
        reaches("5e", &GOLD.replace(" G", face));
    }
}

/// From every square knight, lance and pawn reach only ranks ahead.
#[test]
fn rule_2_3_knight_lance_and_pawn_never_go_back() {
    for role in [Role::Knight, Role::Lance, Role::Pawn] {
        for from in Square::all() {
            let mut setup = Setup::empty();
            let king = if from.file() == 9 { sq("8a") } else { sq("9a") };
            setup.put(king, Some(Piece::new(Side::Gote, Role::King)));
            setup.put(from, Some(Piece::new(Side::Sente, role)));
            if setup.could_arise().is_err() {
                continue;
            }
            let Ok(position) = setup.position() else { continue };
            let moves = position.legal_moves();
            assert!(!moves.is_empty(), "{role:?} on {from}");
            assert!(moves.iter().all(|m| m.to().rank() < from.rank()), "{role:?} on {from}");
        }
    }
}

#[test]
fn rule_2_3_sliding_pieces_stop_at_the_first_piece() {
    reaches(
        "6e",
        "
         . . . . . . . k .
         . . . p . . . . .
         . . .*s . . . . .
         . . . * . . . . .
         . P * R * *g g . .
         . . . P . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    reaches(
        "6e",
        "
         . . . . . . . . k
         n . . . . . . . .
         .*n . . . P . . .
         . . * * * . . . .
         . . *+B * . . . .
         . .*p*p S . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    reaches(
        "5h",
        "
         . . . . . . . k .
         . . . . s . . . .
         . . . .*s . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . * . . . .
         . . . . L . . . .
         . . . . . . . . .
        ",
    );
}

#[test]
fn rule_2_3_a_refusal_names_the_piece_in_the_way() {
    let position = board(
        "
         . . . . . . . k .
         . . . p . . . . .
         . . . s . . . . .
         . . . . . . . . .
         . P . R . . g g .
         . . . P . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        ",
    );
    allows(&position, "6e6c 6e3e 6e7e 6e6d 6e6c+");
    refuses(&position, "6e6b 6e6a 6e2e 6e1e 6e9e 6e6g 6e6i", "blocked");
    refuses(&position, "6e8e 6e6f", "own-piece");
    refuses(&position, "6e7d 6e5c 6e6e 6f6g 6f7e 6f5e 6f6d", "not-that-piece's-move");
    refuses(&position, "6b6c 2a3a", "not-your-piece");
    refuses(&position, "5e5d 1i1h+", "empty-square");
    for (m, by) in [("6e6a", "6c"), ("6e1e", "3e"), ("6e9e", "8e"), ("6e6i", "6f")] {
        let by = sq(by);
        assert_eq!(refusal(&position, m), kete::rules::IllegalMove::Blocked { by }, "{m}");
    }
}
