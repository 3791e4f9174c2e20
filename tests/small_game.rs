//! The small game against the phone is a friendly fight: a beginner wins it more often than not,
//! by the rules and in a bounded number of moves, but not always.

#[path = "support/desk.rs"]
mod desk;

use desk::Desk;
use kete::engine::simple;
use kete::learn::lesson::{GAME, PAUSE, Said};
use kete::rules::{Move, Position, Role, Side, Square};

/// A beginner: sees a mate most of the time, likes to capture, to promote, to give check and to be
/// near the king, and mostly looks whether a piece is left to be taken; the rest is chance.
struct Beginner(u64);

impl Beginner {
    /// A number below `n`.
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        let mut best: Option<(i64, Move)> = None;
        for m in position.legal_moves().iter() {
            let after = position.play(m).ok()?;
            let is_mate = after.is_check() && !after.has_legal_move();
            let mut liking = self.below(300) as i64;
            if is_mate && self.below(10) < 7 {
                liking += 10_000;
            }
            if let Some(captured) = position.piece(m.to()) {
                liking += 300 + i64::from(captured.role != Role::Pawn) * 200;
            }
            if matches!(m, Move::Board { promote: true, .. }) {
                liking += 250;
            }
            // Looks, most of the time, whether something is left to be taken for nothing.
            if self.below(100) < 80 {
                liking -= left(&after);
            }
            if after.is_check() {
                liking += 200;
            }
            // Pieces go where the king is.
            if let Some(king) = after.king(Side::Gote) {
                let apart =
                    king.file().abs_diff(m.to().file()).max(king.rank().abs_diff(m.to().rank()));
                liking -= 25 * i64::from(apart);
            }
            if best.is_none_or(|(most, _)| liking > most) {
                best = Some((liking, m));
            }
        }
        best.map(|(_, m)| m)
    }
}

/// The worth of the best piece of sente that can be taken for nothing.
fn left(after: &Position) -> i64 {
    let is_free = |at: &Square| {
        !after.attackers(Side::Gote, *at).is_empty() && after.attackers(Side::Sente, *at).is_empty()
    };
    let worth = |at: Square| match after.piece(at).map(|piece| piece.role) {
        Some(Role::King) | None => 0,
        Some(Role::Pawn) => 100,
        Some(Role::Rook | Role::Bishop | Role::Dragon | Role::Horse) => 900,
        Some(_) => 500,
    };
    after.pieces(Side::Sente).iter().filter(is_free).map(worth).max().unwrap_or(0)
}

/// Who wins, and after how many moves.
fn game(seed: u64) -> (Option<Side>, usize) {
    let mut desk = Desk::at(&GAME, 0);
    let mut beginner = Beginner(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    loop {
        let position = *desk.session.game().position();
        let Some(m) = beginner.choose(&position) else { panic!("{}", position.sfen()) };
        desk.make(m);
        desk.pass(PAUSE);
        if desk.session.game().outcome().is_none() {
            assert_eq!(desk.session.game().position().turn(), Side::Gote);
            let position = *desk.session.game().position();
            let answer = simple::choose(&position, simple::FRIENDLY, seed);
            let Some(answer) = answer else { panic!("{}", position.sfen()) };
            desk.reply(answer);
            desk.answered();
        }
        if let Some(outcome) = desk.session.game().outcome() {
            let told = match outcome.winner {
                Some(Side::Sente) => None,
                Some(Side::Gote) => Some(Said::Lost),
                None => Some(Said::Drawn),
            };
            assert_eq!((desk.run.said(), desk.run.is_done()), (told, told.is_none()));
            return (outcome.winner, desk.session.game().ply());
        }
    }
}

#[test]
fn a_beginner_wins_a_fair_share() {
    const GAMES: u64 = 200;
    let (mut won, mut lost, mut moves) = (0, 0, Vec::new());
    for seed in 1..=GAMES {
        let (winner, n) = game(seed);
        won += u64::from(winner == Some(Side::Sente));
        lost += u64::from(winner == Some(Side::Gote));
        moves.push(n);
    }
    moves.sort_unstable();
    let (middle, most) = (moves[moves.len() / 2], moves[moves.len() - 1]);
    assert!(won * 100 >= GAMES * 60, "only {won} of {GAMES} won, {lost} lost");
    assert!(lost * 100 >= GAMES * 2, "no fight: {lost} of {GAMES} lost");
    assert!(most <= 200 && middle <= 60, "{middle}, {most}");
}
