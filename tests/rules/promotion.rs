//! rules.md 3: promotion.

use kete::rules::{
    IllegalMove, Move, Origin, Piece, Position, Promotion, Role, Setup, Side, Square,
};

use crate::asserts::{allows, game, play, refusal, refuses, sq};
use crate::diagram::{board, turned, turned_square};

/// What the screen asks before it shows the two faces, for either side.
#[track_caller]
fn asks(position: &Position, from: &str, to: &str, expected: Promotion) {
    assert_eq!(position.promotion(sq(from), sq(to)), expected, "{from}{to}");
    let turned_promotion =
        turned(position).promotion(turned_square(sq(from)), turned_square(sq(to)));
    assert_eq!(turned_promotion, expected, "{from}{to} turned");
}

#[test]
fn rule_3_1_a_move_into_the_zone_may_promote() {
    let position = board(
        "
         . . . . . . . k .
         . . . . . . . . .
         . . . . . . . . .
         . . P S . . L N .
         . . . . . . . N .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . R . .
         B . . . . . . . .
        ",
    );
    allows(&position, "7d7c 7d7c+ 6d6c 6d6c+ 6d5c+ 3d3c 3d3c+ 3d3b 3d3b+ 2e1c 2e1c+ 2e3c+");
    refuses(&position, "9i8h+ 3h3g+ 3h9h+", "cannot-promote");
    asks(&position, "7d", "7c", Promotion::Choice);
    asks(&position, "6d", "5c", Promotion::Choice);
    asks(&position, "9i", "8h", Promotion::Never);
}

/// R13.
#[test]
fn rule_3_1_a_move_that_stays_in_or_leaves_the_zone_may_promote() {
    let position = board(
        "
         . . . . . . . . k
         . . . . S . . . .
         R . . . . . . . .
         . . . S . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        ",
    );
    allows(&position, "5b5a 5b5a+ 5b4c+ 9c9a+ 9c2c+ 9c2c 9c9d+ 9c9i+ 9c9i 5b6c+");
    allows(&position, "6d6c+ 6d5e");
    refuses(&position, "6d5e+ 6d7e+", "cannot-promote");
    asks(&position, "5b", "6c", Promotion::Choice);
    asks(&position, "9c", "9i", Promotion::Choice);
    asks(&position, "6d", "5e", Promotion::Never);
}

/// R12.
#[test]
fn rule_3_1_king_gold_and_promoted_pieces_never_promote() {
    let position = board(
        "
         . . . . . . . . k
         . . . . . . . . .
         . .+P+S+N+L . . .
         . . . . . . . G K
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . .+B . . . . . .
        +R . . . . . . . .
        ",
    );
    allows(&position, "7c7b 6c6b 5c5b 4c4b 2d2c 7h3d 9i9a");
    refuses(&position, "7c7b+ 6c6b+ 5c5b+ 4c4b+ 2d2c+ 1d2c+ 7h9f+ 9i9a+", "cannot-promote");
    for (from, to) in [("7c", "7b"), ("2d", "2c"), ("1d", "2c"), ("9i", "9a"), ("7h", "3d")] {
        asks(&position, from, to, Promotion::Never);
    }
    asks(&position, "5e", "5c", Promotion::Never);
    let illegal = IllegalMove::CannotPromote { role: Role::Gold, to: sq("2c") };
    assert_eq!(refusal(&position, "2d2c+"), illegal);
}

#[test]
fn rule_3_1_a_promoted_piece_stays_promoted_and_is_captured_plain() {
    let mut game = game(
        "
         . . . . . . . . k
         . . . . . . . . .
         . . . . . . . . .
         . . . . S . . . .
         . . . . . . . . .
         . . r . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         K . . . . . . . .
        ",
    );
    play(&mut game, "5d5c+ 1a1b 5c5d 1b1a 5d5e");
    let silver = Piece::new(Side::Sente, Role::PromotedSilver);
    assert_eq!(game.position().piece(sq("5e")), Some(silver));
    play(&mut game, "1a1b 5e5f 7f5f");
    assert_eq!(game.position().piece(sq("5f")), Some(Piece::new(Side::Gote, Role::Rook)));
    let hand: Vec<_> = game.position().hand(Side::Gote).iter().collect();
    assert_eq!(hand, [(Role::Silver, 1)]);
}

/// Every promoted face goes to the hand as its plain one, and is hashed so.
#[test]
fn rule_3_1_every_captured_piece_is_held_plain() {
    for role in Role::ALL.into_iter().filter(|role| *role != Role::King) {
        let mut setup = Setup::empty();
        setup.put(sq("9i"), Some(Piece::new(Side::Sente, Role::King)));
        setup.put(sq("5e"), Some(Piece::new(Side::Sente, Role::Rook)));
        setup.put(sq("3e"), Some(Piece::new(Side::Gote, role)));
        let position = setup.position().unwrap();
        let after = position.play("5e3e".parse().unwrap()).unwrap();
        let held: Vec<_> = after.hand(Side::Sente).iter().collect();
        assert_eq!(held, [(role.demoted(), 1)]);
        assert!(after.hand(Side::Gote).is_empty());
        let read: Position = after.sfen().parse().unwrap();
        assert_eq!(read.hash(), after.hash(), "{role:?}");
    }
}

/// R11.
#[test]
fn rule_3_2_pawn_lance_and_knight_must_promote_where_they_could_not_move_on() {
    let position = board(
        "
         . . . . . . . k .
         P L . . . . . . .
         . . L . N . . . .
         . . . . . N . . .
         . . . . . . N . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        ",
    );
    refuses(&position, "9b9a 8b8a 7c7a 5c6a 5c4a 4d5b 4d3b", "must-promote");
    allows(&position, "9b9a+ 8b8a+ 7c7a+ 5c6a+ 5c4a+ 4d5b+ 4d3b+");
    for (from, to) in [("9b", "9a"), ("8b", "8a"), ("7c", "7a"), ("5c", "6a"), ("4d", "3b")] {
        asks(&position, from, to, Promotion::Must);
    }
    let illegal = IllegalMove::MustPromote { role: Role::Knight, to: sq("5b") };
    assert_eq!(refusal(&position, "4d5b"), illegal);
}

/// R11: one rank earlier it is a choice.
#[test]
fn rule_3_2_elsewhere_promotion_is_a_choice() {
    let position = board(
        "
         . . . . . . . k .
         . . . . . . . . .
         P . L . . . . . .
         . . . . . . . . .
         . . . . N . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        ",
    );
    allows(&position, "9c9b 9c9b+ 7c7b 7c7b+ 5e4c 5e4c+ 5e6c 5e6c+");
    for (from, to) in [("9c", "9b"), ("7c", "7b"), ("5e", "4c"), ("5e", "6c")] {
        asks(&position, from, to, Promotion::Choice);
    }
    refuses(&position, "7c7a", "must-promote");
}

/// Silver, bishop and rook may stay as they are even on the last rank.
#[test]
fn rule_3_2_silver_bishop_and_rook_need_not_promote() {
    let position = board(
        "
         . . . . . . . . k
         S R . B . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . K
        ",
    );
    allows(&position, "9b9a 9b9a+ 8b8a 8b8a+ 6b7a 6b7a+ 6b5a 6b5a+");
    asks(&position, "9b", "9a", Promotion::Choice);
}

#[test]
fn rule_3_3_a_drop_never_promotes_but_may_do_so_later() {
    let mut game = game(
        "
         . . . . . . . . k
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         K . . . . . . . .
        sente: RBSNLP
        ",
    );
    for (role, face) in [(Role::Rook, Role::Dragon), (Role::Pawn, Role::Tokin)] {
        let drop = Move::Drop { role: face, to: sq("5b") };
        assert_eq!(game.position().why(drop), Err(IllegalMove::NotInHand { role: face }));
        assert!(game.position().destinations(Origin::Hand(face)).is_empty());
        assert!(!game.position().destinations(Origin::Hand(role)).is_empty());
    }
    assert!("P*5b+".parse::<Move>().is_err());
    play(&mut game, "P*5b 1a1b");
    assert_eq!(game.position().piece(sq("5b")), Some(Piece::new(Side::Sente, Role::Pawn)));
    asks(game.position(), "5b", "5a", Promotion::Must);
    play(&mut game, "S*6c 1b1a");
    asks(game.position(), "6c", "7d", Promotion::Choice);
    play(&mut game, "6c7d+");
    assert_eq!(
        game.position().piece(sq("7d")),
        Some(Piece::new(Side::Sente, Role::PromotedSilver))
    );
}

/// `promotion` speaks of a piece and two squares, whatever the piece can reach.
#[test]
fn rule_3_2_promotion_agrees_with_the_legal_moves() {
    for position in crate::random::problems(31, 500) {
        for m in position.legal_moves().iter() {
            let Move::Board { from, to, promote } = m else { continue };
            let other = Move::Board { from, to, promote: !promote };
            let expected = match (promote, position.is_legal(other)) {
                (_, true) => Promotion::Choice,
                (true, false) => Promotion::Must,
                (false, false) => Promotion::Never,
            };
            assert_eq!(position.promotion(from, to), expected, "{m} {position:?}");
        }
        let empty = Square::all().find(|square| position.piece(*square).is_none()).unwrap();
        assert_eq!(position.promotion(empty, sq("5a")), Promotion::Never);
    }
}
