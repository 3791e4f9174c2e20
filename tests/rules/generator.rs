//! The legal moves against the rules written a second time, and against themselves.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use kete::rules::{IllegalMove, Move, Origin, Position, Role, Square, SquareSet};

use crate::diagram::{draw, turned, turned_move};
use crate::random;
use crate::slow;

/// The positions that the tests of this file share: 2,000 out of games, 20,000
/// problems, 2,000 of which are about a pawn dropped in front of a king.
fn positions() -> impl Iterator<Item = Position> {
    static ALL: OnceLock<Vec<Position>> = OnceLock::new();
    let make = || {
        let mut positions = random::game_positions(1, 2_000, 7);
        positions.extend(random::problems(2, 18_000));
        positions.extend(random::pawn_problems(3, 2_000));
        positions
    };
    ALL.get_or_init(make).iter().copied()
}

fn listed(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(|m| m.to_string()).collect();
    moves.sort();
    moves
}

#[test]
fn the_legal_list_is_that_of_the_slow_rules() {
    for position in positions() {
        let slow = slow::Board::read(&position.sfen());
        assert_eq!(listed(&position), slow.legal_moves(), "{position:?}{}", draw(&position));
        assert_eq!(position.is_check(), slow.is_check(), "{position:?}{}", draw(&position));
    }
}

#[test]
fn no_move_is_listed_twice() {
    for position in positions() {
        let mut moves = listed(&position);
        let n = moves.len();
        moves.dedup();
        assert_eq!(moves.len(), n, "{position:?}");
    }
}

#[test]
fn counting_asking_and_listing_agree() {
    for position in positions() {
        let list = position.legal_moves();
        assert_eq!(position.count_legal_moves() as usize, list.len(), "{position:?}");
        assert_eq!(position.has_legal_move(), !list.is_empty(), "{position:?}");
        let origins = Square::all().map(Origin::Board).chain(Role::ALL.map(Origin::Hand));
        for origin in origins {
            let from_list: SquareSet =
                list.iter().filter(|m| m.origin() == origin).map(|m| m.to()).collect();
            assert_eq!(position.destinations(origin), from_list, "{origin:?} {position:?}");
        }
    }
}

/// Both sides play by the same rules: the turned board has the turned moves.
#[test]
fn the_turned_board_has_the_turned_moves() {
    for position in positions() {
        let mut expected: Vec<String> =
            position.legal_moves().iter().map(|m| turned_move(m).to_string()).collect();
        expected.sort();
        assert_eq!(listed(&turned(&position)), expected, "{position:?}");
    }
}

/// `why` is asked about every move that can be written down, in 300 positions
/// out of games and 1,000 problems.
#[test]
fn why_gives_the_rule_that_the_slow_rules_give() {
    let all: Vec<(Move, &slow::Try)> =
        slow::conceivable().iter().map(|(usi, tried)| (usi.parse().unwrap(), tried)).collect();
    assert_eq!(all.len(), 81 * 81 * 2 + 81 * 7);
    let mut seen = BTreeMap::<&str, u32>::new();
    let mut positions = random::game_positions(4, 300, 11);
    positions.extend(random::problems(5, 600));
    positions.extend(random::pawn_problems(6, 400));
    for position in positions {
        let slow = slow::Board::read(&position.sfen());
        let list: Vec<Move> = position.legal_moves().iter().collect();
        let mut n_legal = 0;
        for (m, tried) in &all {
            let why = position.why(*m);
            let rule = why.err().map_or("legal", IllegalMove::rule);
            assert_eq!(rule, slow.why(tried), "{m} {position:?}{}", draw(&position));
            *seen.entry(rule).or_default() += 1;
            match why {
                Ok(()) => {
                    n_legal += 1;
                    assert!(list.contains(m), "{m} {position:?}");
                }
                Err(illegal) => check_data(&position, *m, illegal),
            }
        }
        assert_eq!(n_legal, list.len(), "{position:?}");
        for role in Role::ALL.into_iter().filter(|role| !Role::HAND.contains(role)) {
            for to in Square::all() {
                let m = Move::Drop { role, to };
                assert_eq!(position.why(m), Err(IllegalMove::NotInHand { role }), "{position:?}");
            }
        }
    }
    // Nothing is proven about a rule that never came up.
    assert_eq!(seen.len(), 15, "{seen:?}");
    assert!(seen.values().all(|n| *n >= 20), "{seen:?}");
}

/// What a refusal says beside the name of the rule is true of the board.
fn check_data(position: &Position, m: Move, illegal: IllegalMove) {
    use IllegalMove::*;
    let mover = position.turn();
    let holds = |square, side| position.pieces(side).contains(square);
    let told = match (illegal, m) {
        (EmptySquare { square }, Move::Board { from, .. }) => square == from,
        (NotYourPiece { square }, Move::Board { from, .. }) => {
            square == from && holds(square, mover.other())
        }
        (OwnPiece { square }, Move::Board { to, .. }) => square == to && holds(square, mover),
        (NotThatPiecesMove { role, from, to }, Move::Board { from: f, to: t, .. }) => {
            (from, to) == (f, t) && position.piece(f).is_some_and(|piece| piece.role == role)
        }
        (Blocked { by }, Move::Board { from, to, .. }) => {
            is_first_on_the_way(position, from, to, by)
        }
        (
            CannotPromote { role, to } | MustPromote { role, to },
            Move::Board { from, to: t, .. },
        ) => to == t && position.piece(from).is_some_and(|piece| piece.role == role),
        (NotInHand { role }, Move::Drop { role: r, .. }) => role == r,
        (Occupied { square }, Move::Drop { to, .. }) => square == to,
        (DeadEnd { role, to }, Move::Drop { role: r, to: t }) => (role, to) == (r, t),
        (Nifu { file, pawn }, Move::Drop { to, .. }) => {
            let stands = position.piece(pawn);
            file == to.file()
                && file == pawn.file()
                && stands.is_some_and(|piece| piece.role == Role::Pawn && piece.side == mover)
        }
        (Uchifuzume { king }, Move::Drop { to, .. }) => {
            position.king(mover.other()) == Some(king) && king.file() == to.file()
        }
        (LeavesKingInCheck { king, checker } | DoesNotAnswerCheck { king, checker }, _) => {
            let is_king_move =
                matches!(m, Move::Board { from, .. } if position.king(mover) == Some(from));
            let stands = if is_king_move { Some(m.to()) } else { position.king(mover) };
            stands == Some(king) && holds(checker, mover.other()) && checker != m.to()
        }
        _ => false,
    };
    assert!(told, "{m} {illegal:?}{}", draw(position));
}

fn is_first_on_the_way(position: &Position, from: Square, to: Square, by: Square) -> bool {
    let step = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let mut at = from;
    while let Some(next) = at.offset(files, ranks).filter(|next| *next != to) {
        if position.piece(next).is_some() {
            return next == by;
        }
        at = next;
    }
    false
}

/// The samples hold what they are meant to hold.
#[test]
fn the_samples_are_rich_enough() {
    let mut n = BTreeMap::<&str, u32>::new();
    for position in positions() {
        let mut count = |what, is: bool| *n.entry(what).or_default() += u32::from(is);
        let moves: Vec<Move> = position.legal_moves().iter().collect();
        count("check", position.is_check());
        count("double check", position.checkers().len() > 1);
        count("mate", position.is_check() && moves.is_empty());
        count("no move without check", !position.is_check() && moves.is_empty());
        count("no king to move", position.king(position.turn()).is_none());
        count("no king to mate", position.king(position.turn().other()).is_none());
        count("many moves", moves.len() > 250);
        let pawn = random::pawn_check(&position).map(|drop| position.why(drop));
        count("pawn mate", matches!(pawn, Some(Err(IllegalMove::Uchifuzume { .. }))));
        count(
            "pawn mate, in check",
            position.is_check() && matches!(pawn, Some(Err(IllegalMove::Uchifuzume { .. }))),
        );
        count("pawn check", matches!(pawn, Some(Ok(()))));
    }
    for (what, n) in &n {
        assert!(*n >= 20, "only {n} of {what}: {n:?}");
    }
    assert_eq!(n.len(), 10);
}
