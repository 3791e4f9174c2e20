//! The search against the definition of mate, played out move by move without any memory.

use kete::engine::mate::{Solver, Verdict, never, settle, solve};
use kete::rules::{Piece, Position, Role, Setup, Side, Square};

use crate::dice::Dice;

/// Whether the side to move mates within `plies`, by checks alone.
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

/// The plies of the shortest mate within `most`.
fn shortest(at: &Position, most: u32) -> Option<u32> {
    (1..=most).step_by(2).find(|plies| mates(at, *plies))
}

/// A king near the edge, a few pieces around it, a few in hand; most are the attacker's.
fn random(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        let near = |dice: &mut Dice| {
            Square::new(1 + dice.below(4) as u8, 1 + dice.below(4) as u8).unwrap()
        };
        let king = Square::new(1 + dice.below(3) as u8, 1 + dice.below(2) as u8).unwrap();
        setup.put(king, Some(Piece::new(Side::Gote, Role::King)));
        if dice.one_in(3) {
            setup.put(Square::new(5, 9).unwrap(), Some(Piece::new(Side::Sente, Role::King)));
        }
        for _ in 0..3 + dice.below(4) {
            let role = dice.of(&Role::ALL);
            let side = if dice.one_in(3) { Side::Gote } else { Side::Sente };
            let square = near(dice);
            if role != Role::King && setup.piece(square).is_none() {
                setup.put(square, Some(Piece::new(side, role)));
            }
        }
        for side in [Side::Sente, Side::Sente, Side::Gote] {
            setup.hold(side, dice.of(&Role::HAND), dice.below(2) as u8);
        }
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

#[test]
fn the_search_finds_what_playing_it_all_out_finds() {
    let mut dice = Dice::new(20);
    let mut found = [0; 6];
    for _ in 0..3_000 {
        let position = random(&mut dice);
        let slow = shortest(&position, 3);
        let mut solver = Solver::new(u64::MAX);
        assert_eq!(solver.distance(&position, 3), Ok(slow), "{position:?}");
        if let Some(plies) = slow {
            let keys = solver.keys(&position, plies).unwrap();
            let all: Vec<_> = position.legal_moves().iter().collect();
            for played in all {
                let after = position.play(played).unwrap();
                let is_key = after.is_check()
                    && after
                        .legal_moves()
                        .iter()
                        .all(|answer| mates(&after.play(answer).unwrap(), plies.saturating_sub(2)));
                assert_eq!(keys.contains(&played), is_key, "{played} {position:?}");
            }
        }
        found[slow.unwrap_or(0) as usize] += 1;
    }
    assert!(found[0] > 500 && found[1] > 100 && found[3] > 100, "{found:?}");
}

#[test]
fn longer_mates_agree_too() {
    let mut dice = Dice::new(21);
    let mut n_fives = 0;
    for _ in 0..1_500 {
        let position = random(&mut dice);
        if position.legal_moves().len() > 90 {
            continue;
        }
        let slow = shortest(&position, 5);
        assert_eq!(Solver::new(u64::MAX).distance(&position, 5), Ok(slow), "{position:?}");
        n_fives += u32::from(slow == Some(5));
    }
    assert!(n_fives > 5, "{n_fives}");
}

/// Each check of the line is a check, each answer legal, and the end is mate; no other answer
/// would have put it off longer.
#[test]
fn the_line_is_a_mate_of_the_length_it_says() {
    let mut dice = Dice::new(22);
    let mut n_lines = 0;
    while n_lines < 300 {
        let position = random(&mut dice);
        let Verdict::Mate(line) = solve(&position, 5, u64::MAX) else { continue };
        n_lines += 1;
        let mut at = position;
        for (ply, played) in line.iter().enumerate() {
            let left = (line.len() - ply) as u32;
            if ply % 2 == 0 {
                assert_eq!(Solver::new(u64::MAX).distance(&at, 5), Ok(Some(left)), "{position:?}");
            }
            at = at.play(*played).unwrap();
            assert!(ply % 2 == 1 || at.is_check(), "{position:?}");
        }
        assert!(at.is_check() && !at.has_legal_move(), "{position:?}");
    }
}

/// What is settled stays so: no mate of any length is none of five plies, and a search with few
/// nodes says less, but nothing else.
#[test]
fn few_nodes_say_less_but_nothing_else() {
    let mut dice = Dice::new(23);
    let mut n_settled = [0; 3];
    for _ in 0..400 {
        let position = random(&mut dice);
        let full = solve(&position, 5, u64::MAX);
        for nodes in [1, 30, 1_000] {
            let verdict = solve(&position, 5, nodes);
            assert!(verdict == Verdict::Unknown || verdict == full, "{nodes} {position:?}");
        }
        match settle(&position, 20_000) {
            Verdict::Mate(line) => {
                n_settled[0] += 1;
                let plies = line.len() as u32;
                assert!(
                    plies > 5 || matches!(&full, Verdict::Mate(line) if line.len() as u32 == plies)
                );
            }
            Verdict::NoMate => {
                n_settled[1] += 1;
                assert_eq!(full, Verdict::NoMate, "{position:?}");
            }
            Verdict::Unknown => n_settled[2] += 1,
        }
        if never(&position, 5_000) {
            assert_eq!(full, Verdict::NoMate, "{position:?}");
        }
    }
    assert!(n_settled[0] > 50 && n_settled[1] > 50, "{n_settled:?}");
}
