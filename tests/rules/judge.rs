//! The end of a game, judged a second time from rules.md 5 and 6.3 alone.

use std::collections::BTreeMap;

use kete::rules::{Game, Impasse, Position, Side, Table};

use crate::diagram::draw;
use crate::random::{self, Rng};
use crate::slow::Board;

/// The positions of a game as the slow rules read them, and the number of its first move.
struct Line {
    boards: Vec<Board>,
    first_number: usize,
}

impl Line {
    /// Who won (`Some(true)` is gote) and how; `None` while the game goes on.
    fn end(&self, limit: Option<usize>, tries: bool) -> Option<(Option<bool>, &'static str)> {
        let last = self.boards.last().unwrap();
        let mover = !last.is_gotes_turn();
        if !last.has_legal_move() {
            return Some((
                Some(mover),
                if last.is_check() { "checkmate" } else { "no-legal-move" },
            ));
        }
        let before = self.boards.len().checked_sub(2).map(|at| &self.boards[at]);
        if tries && let Some(before) = before {
            let goal = Some((if mover { 8 } else { 0 }, 4));
            if last.king(mover) == goal && before.king(mover) != goal {
                return Some((Some(mover), "try"));
            }
        }
        if let Some(end) = self.repetition() {
            return Some(end);
        }
        // Rule 5.6: a check prolongs the game, and so does the move that must answer it.
        let number = self.first_number + self.boards.len() - 2;
        let over = limit.is_some_and(|limit| {
            let answers = number > limit && before.is_some_and(Board::is_check);
            number >= limit && !last.is_check() && !answers
        });
        (before.is_some() && over).then_some((None, "move-limit"))
    }

    fn repetition(&self) -> Option<(Option<bool>, &'static str)> {
        let last = self.boards.last().unwrap();
        let times: Vec<usize> =
            (0..self.boards.len()).filter(|at| self.boards[*at] == *last).collect();
        if times.len() < 4 {
            return None;
        }
        let cycle = &self.boards[times[times.len() - 4] + 1..];
        let only_checks = |gote: bool| {
            let after: Vec<&Board> = cycle.iter().filter(|b| b.is_gotes_turn() != gote).collect();
            after.iter().all(|board| board.is_check())
        };
        Some(match (only_checks(false), only_checks(true)) {
            (true, false) => (Some(true), "perpetual-check"),
            (false, true) => (Some(false), "perpetual-check"),
            _ => (None, "repetition"),
        })
    }
}

/// 3,000 games that go to and fro, under tables of every kind.
#[test]
fn every_end_is_that_of_the_slow_rules() {
    let mut rng = Rng::new(21);
    let mut seen = BTreeMap::<&str, u32>::new();
    for n in 0..3_000 {
        let start = if n % 10 == 0 { Position::even() } else { random::problem(&mut rng) };
        let limit = if n % 3 == 0 { Some(20 + rng.below(30)) } else { None };
        let tries = n % 2 == 0;
        let impasse = if tries { Impasse::Try } else { Impasse::Off };
        let move_limit = limit.map(|limit| limit as u32);
        let mut game = Game::new(start, Table { move_limit, impasse, strict: false });
        let mut line = Line {
            boards: vec![Board::read(&start.sfen())],
            first_number: start.move_number() as usize,
        };
        loop {
            let outcome = game.outcome();
            let judged = outcome.map(|o| (o.winner.map(|s| s == Side::Gote), o.ending.name()));
            assert_eq!(
                judged,
                line.end(limit, tries),
                "{:?}{}",
                game.moves(),
                draw(game.position())
            );
            let name = judged.map_or("goes on", |end| end.1);
            *seen.entry(name).or_default() += 1;
            if outcome.is_some() || game.ply() == 120 {
                break;
            }
            let m = random::shuffling_move(&mut rng, &game).unwrap();
            assert_eq!(game.play(m), Ok(()));
            line.boards.push(Board::read(&game.position().sfen()));
        }
    }
    for end in ["checkmate", "no-legal-move", "perpetual-check", "repetition", "move-limit", "try"]
    {
        assert!(seen.get(end).is_some_and(|n| *n >= 20), "{end}: {seen:?}");
    }
}
