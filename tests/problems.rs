//! The mate problems: each proven, in both directions, and no two alike.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests say what they expect")]

use std::collections::BTreeSet;

use kete::engine::mate::Solver;
use kete::learn::{LENGTHS, Problem};
use kete::rules::{Move, Position, Role, Setup, Side, Square};

const NODES: u64 = 200_000;

fn moves(count: u32) -> usize {
    Problem::of_length(count).count()
}

#[test]
fn there_are_enough_of_each_length() {
    assert!(moves(1) >= 45 && moves(3) >= 40 && moves(5) >= 30, "{:?}", LENGTHS.map(moves));
    assert!(Problem::all().count() >= 120);
    assert_eq!(Problem::all().count(), LENGTHS.map(moves).iter().sum::<usize>());
    for (number, problem) in (1..).zip(Problem::all()) {
        assert_eq!(problem.number, number);
        assert_eq!(Problem::find(number), Some(problem));
        assert!(problem.position().is_some(), "{problem:?}");
    }
    assert_eq!(Problem::find(0), None);
    assert_eq!(Problem::find(u16::MAX), None);
}

/// Mate in so many plies, none in two fewer, and by one first move only; none other mates two
/// plies later either.
#[test]
fn every_problem_is_proven() {
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let plies = problem.plies;
        let mut solver = Solver::new(NODES);
        assert_eq!(solver.distance(&position, plies.saturating_sub(2)), Ok(None), "{problem:?}");
        assert_eq!(solver.distance(&position, plies), Ok(Some(plies)), "{problem:?}");
        let keys = solver.keys(&position, plies).unwrap();
        assert_eq!(keys.len(), 1, "{problem:?} {keys:?}");
        if plies > 1 {
            assert_eq!(Solver::new(NODES).keys(&position, plies + 2), Ok(keys), "{problem:?}");
        }
    }
}

/// The same without a search of ours: every check and every answer is played out as the rules
/// list them. Of the long ones only the way that is said to mate.
#[test]
fn the_mates_are_mates_by_the_rules_alone() {
    fn mates(at: &Position, plies: u32) -> bool {
        plies > 0 && at.legal_moves().iter().any(|check| mates_by(at, check, plies))
    }
    fn mates_by(at: &Position, check: Move, plies: u32) -> bool {
        let after = at.play(check).unwrap();
        after.is_check()
            && after
                .legal_moves()
                .iter()
                .all(|answer| mates(&after.play(answer).unwrap(), plies.saturating_sub(2)))
    }
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let key = Solver::new(NODES).keys(&position, problem.plies).unwrap()[0];
        assert!(mates_by(&position, key, problem.plies), "{problem:?}");
        assert!(!mates(&position, problem.plies.saturating_sub(2)), "{problem:?}");
    }
}

/// The king is gote's and the only one; gote holds whatever is left of a set; no piece stands
/// where it could never move.
#[test]
fn gote_holds_all_the_rest() {
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        assert!(position.king(Side::Gote).is_some() && position.king(Side::Sente).is_none());
        assert_eq!(position.turn(), Side::Sente);
        let pieces = position.occupied().len()
            + Side::ALL.map(|side| position.hand(side).n_pieces()).iter().sum::<u32>();
        assert_eq!(pieces, 39, "{problem:?}");
        assert_eq!(position.setup().could_arise(), Ok(()), "{problem:?}");
    }
}

/// The position without the piece on a square, or without one in sente's hand; gote holds it.
fn without(position: &Position, square: Option<Square>, held: Option<Role>) -> Option<Position> {
    let mut setup = Setup::empty();
    let mut gone = held;
    for at in Square::all() {
        let piece = position.piece(at);
        if Some(at) == square {
            gone = piece.map(|piece| piece.role.demoted());
        } else {
            setup.put(at, piece);
        }
    }
    for side in Side::ALL {
        for (role, count) in position.hand(side).iter() {
            let taken = u8::from(side == Side::Sente && held == Some(role));
            setup.hold(side, role, count - taken);
        }
    }
    setup.hold(Side::Gote, gone?, 1);
    setup.position().ok()
}

/// Take any piece away and it is another problem, or none.
#[test]
fn no_piece_is_there_for_nothing() {
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let key = Solver::new(NODES).keys(&position, problem.plies).unwrap();
        let same = |lighter: Position| {
            let mut solver = Solver::new(NODES);
            solver.distance(&lighter, 5) == Ok(Some(problem.plies))
                && solver.keys(&lighter, problem.plies) == Ok(key.clone())
        };
        let king = position.king(Side::Gote);
        let on_board = position.occupied().iter().filter(|square| Some(*square) != king);
        let lighter = on_board.map(|square| without(&position, Some(square), None)).chain(
            position.hand(Side::Sente).iter().map(|(role, _)| without(&position, None, Some(role))),
        );
        assert!(!lighter.flatten().any(same), "{problem:?}");
    }
}

/// The length is owed to no piece that is dropped in between only to be taken: with an empty
/// hand gote lasts as long.
#[test]
fn no_problem_hangs_on_a_futile_drop() {
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let mut setup = Setup::empty();
        for square in Square::all() {
            setup.put(square, position.piece(square));
        }
        for (role, count) in position.hand(Side::Sente).iter() {
            setup.hold(Side::Sente, role, count);
        }
        let bare = setup.position().unwrap();
        let mut solver = Solver::new(NODES);
        assert_eq!(solver.distance(&bare, 5), Ok(Some(problem.plies)), "{problem:?}");
        assert_eq!(solver.keys(&bare, problem.plies).unwrap().len(), 1, "{problem:?}");
    }
}

/// What is drawn of the board holds all that happens in the solution, and the king wherever it runs.
#[test]
fn what_happens_is_drawn() {
    for problem in Problem::all() {
        let frame = problem.diagram().frame;
        let position = problem.position().unwrap();
        assert!(position.occupied().iter().all(|square| frame.contains(square)), "{problem:?}");
        let line = Solver::new(NODES).line(&position, problem.plies).unwrap().unwrap();
        assert!(line.iter().all(|played| frame.contains(played.to())), "{problem:?} {line:?}");
        let steps = problem.plies as u8 / 2;
        let king = position.king(Side::Gote).unwrap().rank();
        assert!(frame.ranks.1 >= (king + steps).min(9), "{problem:?}");
    }
}

/// What sente holds is used up on the way, but for what was captured.
#[test]
fn what_is_held_is_used() {
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let line = Solver::new(NODES).line(&position, problem.plies).unwrap().unwrap();
        assert_eq!(line.len() as u32, problem.plies);
        let drops = |wanted: Role| {
            let by_sente = line.iter().step_by(2);
            by_sente.filter(|m| matches!(m, Move::Drop { role, .. } if *role == wanted)).count()
        };
        for (role, count) in position.hand(Side::Sente).iter() {
            assert!(drops(role) >= usize::from(count), "{problem:?}");
        }
    }
}

/// As seen from the king, and in a mirror.
#[test]
fn no_two_problems_are_alike() {
    let mut shapes = BTreeSet::new();
    let mut keys = BTreeSet::new();
    for problem in Problem::all() {
        let position = problem.position().unwrap();
        let king = position.king(Side::Gote).unwrap();
        let seen = |sign: i16| {
            let mut pieces: Vec<_> = position
                .occupied()
                .iter()
                .map(|at| {
                    let files = i16::from(at.file()) - i16::from(king.file());
                    let ranks = i16::from(at.rank()) - i16::from(king.rank());
                    let piece = position.piece(at).unwrap();
                    (sign * files, ranks, piece.side, piece.role)
                })
                .collect();
            pieces.sort_unstable();
            pieces
        };
        let hand: Vec<_> = position.hand(Side::Sente).iter().collect();
        assert!(shapes.insert((seen(1).min(seen(-1)), hand)), "{problem:?}");
        assert!(keys.insert(problem.key()), "{problem:?}");
    }
    // First moves of many kinds.
    let kinds: BTreeSet<_> = Problem::all()
        .map(|problem| {
            let position = problem.position().unwrap();
            let key = Solver::new(NODES).keys(&position, problem.plies).unwrap()[0];
            match key {
                Move::Drop { role, .. } => (None, Some(role), false),
                Move::Board { from, promote, .. } => (position.piece(from), None, promote),
            }
        })
        .map(|kind| format!("{kind:?}"))
        .collect();
    assert!(kinds.len() >= 20, "{kinds:?}");
}

#[test]
fn the_easier_come_first() {
    for plies in LENGTHS {
        let efforts = Problem::of_length(plies).map(|problem| {
            let mut solver = Solver::new(NODES);
            solver.distance(&problem.position().unwrap(), plies).unwrap();
            solver.nodes()
        });
        assert!(efforts.collect::<Vec<_>>().is_sorted(), "{plies}");
    }
}

/// Every day has one of each length, the same for everybody, and all have had their turn before
/// one comes again.
#[test]
fn each_day_has_its_three() {
    for plies in LENGTHS {
        let count = moves(plies);
        let days: BTreeSet<u16> = (20_000..20_000 + count as u32)
            .map(|day| {
                let three = Problem::of_day(day);
                assert_eq!(three.iter().map(|it| it.plies).collect::<Vec<_>>(), LENGTHS);
                assert_eq!(Problem::of_day(day), three);
                three.iter().find(|it| it.plies == plies).unwrap().number
            })
            .collect();
        assert_eq!(days.len(), count);
    }
    assert_eq!(Problem::of_day(0).len(), 3);
    assert_eq!(Problem::of_day(u32::MAX).len(), 3);
}
