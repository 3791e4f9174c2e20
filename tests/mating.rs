//! A mate problem in the reader's hands, by scripts of taps.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests say what they expect"
)]

use kete::engine::mate::Solver;
use kete::learn::{
    Diagram, Example, Frame, LENGTHS, Mark, Problem, Reply, Said, Spot, Trial, reply,
};
use kete::rules::{Ending, Move, Origin, Position, Role, Side, Square};

fn trial(sfen: &'static str, plies: u32) -> Trial {
    let example = Example::Mate(plies);
    Trial::new(Diagram { sfen, frame: Frame::WHOLE, example, caption: "problem-goal-1" }).unwrap()
}

fn at(square: &str) -> Spot {
    Spot::Square(square.parse().unwrap())
}

/// Taps what the move needs; a choice of promotion is answered.
fn play(trial: &mut Trial, played: Move) {
    match played.origin() {
        Origin::Board(from) => trial.tap(Spot::Square(from)),
        Origin::Hand(role) => trial.tap(Spot::Pile(Side::Sente, role)),
    }
    trial.tap(Spot::Square(played.to()));
    if let (Move::Board { promote, .. }, Some(_)) = (played, trial.asks()) {
        trial.answer(promote);
    }
}

/// A gold in front of the king, held by a pawn.
const HEAD: &str = "4k4/9/4P4 G";

#[test]
fn the_mating_move_solves_it() {
    let mut trial = trial(HEAD, 1);
    assert!(!trial.is_solved());
    trial.tap(Spot::Pile(Side::Sente, Role::Gold));
    assert_eq!(trial.held(), Some((Side::Sente, Origin::Hand(Role::Gold))));
    trial.tap(at("5b"));
    assert!(trial.is_solved() && trial.is_mate());
    assert!(matches!(trial.said(), Some(Said::Over(end)) if end.ending == Ending::Checkmate));
    // It is done; nothing can be spoiled any more.
    let solved = trial.clone();
    trial.tap(at("5b"));
    trial.tap(Spot::Pile(Side::Gote, Role::Rook));
    assert_eq!(trial, solved);
    trial.put_back();
    assert!(!trial.is_solved() && !trial.is_changed());
}

#[test]
fn a_move_without_check_is_refused_and_not_played() {
    let mut trial = trial(HEAD, 1);
    trial.tap(Spot::Pile(Side::Sente, Role::Gold));
    trial.tap(at("1i"));
    assert_eq!(trial.said(), Some(Said::Quiet));
    assert!(!trial.is_changed());
    // The gold is still held, and may go to the right place.
    trial.tap(at("5b"));
    assert!(trial.is_solved());
}

#[test]
fn a_check_that_does_not_mate_shows_how_the_king_gets_away() {
    let mut trial = trial(HEAD, 1);
    trial.tap(Spot::Pile(Side::Sente, Role::Gold));
    trial.tap(at("4b"));
    assert_eq!(trial.said(), Some(Said::Escape));
    let (before, answer) = trial.last_step().unwrap();
    assert_eq!(before.turn(), Side::Gote);
    assert!(before.is_check() && before.is_legal(answer));
    assert_eq!(trial.n_played(), 2);
    assert!(trial.marks().contains(&(answer.to(), Mark::Last)));
    // The next touch takes both back and counts already.
    trial.tap(Spot::Pile(Side::Sente, Role::Gold));
    assert!(!trial.is_changed());
    assert_eq!(trial.held(), Some((Side::Sente, Origin::Hand(Role::Gold))));
    trial.tap(at("5b"));
    assert!(trial.is_solved());
}

#[test]
fn a_forbidden_move_is_refused_by_its_rule() {
    let mut trial = trial("4k4/9/4P4 GP", 1);
    trial.tap(Spot::Pile(Side::Sente, Role::Pawn));
    trial.tap(at("5b"));
    assert!(
        matches!(trial.said(), Some(Said::Refused(refusal, Side::Sente)) if refusal.rule() == "nifu")
    );
    let uchifuzume = "7nk/7p1/8S P";
    let mut trial = self::trial(uchifuzume, 1);
    trial.tap(Spot::Pile(Side::Sente, Role::Pawn));
    trial.tap(at("1b"));
    assert!(
        matches!(trial.said(), Some(Said::Refused(refusal, _)) if refusal.rule() == "uchifuzume")
    );
    trial.tap(at("1a"));
    trial.tap(at("1b"));
    assert!(matches!(trial.said(), Some(Said::Refused(..))), "the king is not the reader's");
}

#[test]
fn every_problem_is_solved_by_taps_against_the_best_answers() {
    for problem in Problem::all() {
        let mut trial = Trial::new(problem.diagram()).unwrap();
        let mut n_moves = 0;
        while !trial.is_solved() {
            let left = problem.plies - trial.n_played() as u32;
            let keys = Solver::new(u64::MAX).keys(trial.position(), left).unwrap();
            assert!(!keys.is_empty(), "{problem:?}");
            // The last of equals, which is not the one that a hint gives.
            play(&mut trial, *keys.last().unwrap());
            n_moves += 1;
            assert!(n_moves <= 3, "{problem:?} {:?}", trial.said());
        }
        assert_eq!(trial.n_played() as u32, problem.plies, "the phone resists to the end");
    }
}

/// Every move of the reader is answered as the definition of mate says.
#[test]
fn replies_are_what_the_rules_say() {
    fn mates(at: &Position, plies: u32) -> bool {
        plies > 0
            && at.legal_moves().iter().any(|check| {
                let after = at.play(check).unwrap();
                after.is_check()
                    && after
                        .legal_moves()
                        .iter()
                        .all(|answer| mates(&after.play(answer).unwrap(), plies.saturating_sub(2)))
            })
    }
    for problem in LENGTHS.into_iter().flat_map(|plies| Problem::of_length(plies).step_by(8)) {
        let position = problem.position().unwrap();
        let plies = problem.plies;
        for played in position.legal_moves().iter() {
            let after = position.play(played).unwrap();
            let got = reply(&position, played, plies).unwrap();
            match got {
                Reply::Quiet => assert!(!after.is_check()),
                Reply::Mate => assert!(after.is_check() && !after.has_legal_move()),
                Reply::Escape(answer) => {
                    assert!(!mates(&after.play(answer).unwrap(), plies.saturating_sub(2)));
                }
                Reply::Answer(_) => {
                    let all: Vec<Move> = after.legal_moves().iter().collect();
                    assert!(all.iter().all(|answer| {
                        mates(&after.play(*answer).unwrap(), plies.saturating_sub(2))
                    }));
                }
            }
        }
        assert_eq!(
            reply(
                &position,
                "K*5e"
                    .parse()
                    .unwrap_or(Move::Drop { role: Role::King, to: Square::new(5, 5).unwrap() }),
                plies
            ),
            None
        );
    }
}

#[test]
fn hints_tell_the_piece_and_then_the_square() {
    for plies in LENGTHS {
        let problem = Problem::of_length(plies).last().unwrap();
        let mut trial = Trial::new(problem.diagram()).unwrap();
        trial.hint();
        let Some(Said::Hint(key, false)) = trial.said() else { panic!("{:?}", trial.said()) };
        assert!(trial.marks().iter().all(|(_, mark)| *mark == Mark::Focus));
        assert!(!trial.is_changed());
        trial.hint();
        assert_eq!(trial.said(), Some(Said::Hint(key, true)));
        assert!(trial.marks().iter().any(|(square, _)| *square == key.to()));
        play(&mut trial, key);
        if plies > 1 {
            // And again at the next move.
            assert_eq!(trial.n_played(), 2);
            trial.hint();
            assert!(matches!(trial.said(), Some(Said::Hint(next, false)) if next != key));
        } else {
            assert!(trial.is_solved());
        }
    }
}

#[test]
fn a_hint_after_a_wrong_move_takes_it_back() {
    let mut trial = trial(HEAD, 1);
    trial.tap(Spot::Pile(Side::Sente, Role::Gold));
    trial.tap(at("4b"));
    assert_eq!(trial.said(), Some(Said::Escape));
    trial.hint();
    assert_eq!(trial.said(), Some(Said::Hint("G*5b".parse().unwrap(), false)));
    assert!(!trial.is_changed());
}

#[test]
fn the_solution_is_played_step_by_step_and_does_not_count() {
    for problem in Problem::all() {
        let mut trial = Trial::new(problem.diagram()).unwrap();
        trial.show();
        assert!(trial.is_shown() && trial.n_played() == 1);
        while trial.next_of_line().is_some() {
            trial.step();
        }
        assert_eq!(trial.n_played() as u32, problem.plies);
        assert!(trial.is_mate() && !trial.is_solved(), "{problem:?}");
        trial.step_back();
        assert!(!trial.is_mate() && trial.next_of_line().is_some());
        trial.put_back();
        assert!(!trial.is_shown() && !trial.is_changed());
        // A touch while it is shown begins anew.
        trial.show();
        trial.tap(at("5e"));
        assert!(!trial.is_shown() && !trial.is_changed());
    }
}

/// Nothing that is tapped breaks a board or leaves it in the middle of a move.
#[test]
fn taps_at_random_lead_nowhere_bad() {
    let mut seed = 7u32;
    let mut below = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) % n
    };
    for problem in Problem::all().step_by(5) {
        let mut trial = Trial::new(problem.diagram()).unwrap();
        for _ in 0..120 {
            match below(24) {
                0 => trial.hint(),
                1 => trial.show(),
                2 => trial.step(),
                3 => trial.put_back(),
                4 => trial.answer(true),
                5 => trial.step_back(),
                6..9 => trial
                    .tap(Spot::Pile(Side::ALL[below(2) as usize], Role::HAND[below(7) as usize])),
                _ => trial.tap(Spot::Square(Square::from_index(below(81) as usize).unwrap())),
            }
            let ours = trial.position().turn() == Side::Sente;
            assert!(ours || trial.is_mate() || trial.is_shown(), "{problem:?}");
            assert!(trial.n_played() as u32 <= problem.plies + 1, "{problem:?}");
            let _ = trial.marks();
        }
    }
}

#[test]
fn a_short_text_and_a_whole_sfen_are_both_read() {
    let short = trial(HEAD, 1);
    let whole = trial("4k4/9/4P4/9/9/9/9/9/9 b G 1", 1);
    assert_eq!(whole.position().hand(Side::Gote).n_pieces(), 0);
    assert_eq!(short.position().hand(Side::Gote).n_pieces(), 36);
    let bad = ["", "4k4", "4k4 G", "x G", "9/9/9/9/9/9/9/9/9/9 G", "4k4/9/9 5G", "k8/9 Z"];
    for (n, sfen) in bad.into_iter().enumerate() {
        let example = Example::Mate(1);
        let diagram = Diagram { sfen, frame: Frame::WHOLE, example, caption: "problem-goal-1" };
        assert_eq!(Trial::new(diagram).is_some(), n == 2, "{sfen}");
    }
}
