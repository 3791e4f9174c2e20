//! Two people and the sides they play (rules.md 8).

use crate::rules::{Ending, Handicap, Outcome, Position, Side};

/// A person at the table. Seats stay, sides change from game to game: in an
/// even game sente always moves first, so whoever begins plays sente.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// At the lower edge of the screen; seated first.
    Near,
    /// Across the table.
    Far,
}

impl Seat {
    /// The other person.
    pub const fn other(self) -> Seat {
        match self {
            Seat::Near => Seat::Far,
            Seat::Far => Seat::Near,
        }
    }
}

/// Games of the sitting so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Games won by the near seat.
    pub near: u32,
    /// Games won by the far seat.
    pub far: u32,
    /// Drawn games.
    pub draws: u32,
}

impl Score {
    /// The score with one more game, won by `winner` or drawn.
    pub(super) const fn with(self, winner: Option<Seat>) -> Score {
        let Score { near, far, draws } = self;
        match winner {
            Some(Seat::Near) => Score { near: near.saturating_add(1), ..self },
            Some(Seat::Far) => Score { far: far.saturating_add(1), ..self },
            None => Score { draws: draws.saturating_add(1), ..self },
        }
    }
}

/// Who begins, and what was played before the present game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sitting {
    /// Who begins the present game, on the side that its start has to move.
    pub beginner: Seat,
    /// Whether the start alternates game by game.
    pub alternate: bool,
    /// The games before the present one.
    pub score: Score,
}

impl Sitting {
    /// The near seat, seated first, begins the first game.
    pub const FIRST: Sitting = Sitting {
        beginner: Seat::Near,
        alternate: true,
        score: Score { near: 0, far: 0, draws: 0 },
    };

    /// The side a seat plays in a game from `start`.
    pub fn side(&self, seat: Seat, start: &Position) -> Side {
        if seat == self.beginner { start.turn() } else { start.turn().other() }
    }

    /// The score with the present game.
    pub fn score_with(&self, start: &Position, outcome: Option<Outcome>) -> Score {
        let Some(outcome) = outcome else { return self.score };
        let seat = |side| if side == start.turn() { self.beginner } else { self.beginner.other() };
        self.score.with(outcome.winner.map(seat))
    }

    /// Who begins the game after one from `start` that ended by `outcome` or
    /// was broken off; `counts` is false for one that had no move.
    ///
    /// A replay after a repetition swaps even where the start does not
    /// alternate. The giver of a handicap goes on giving it.
    pub fn next_beginner(
        &self,
        start: &Position,
        outcome: Option<Outcome>,
        counts: bool,
        next: &Position,
    ) -> Seat {
        let replay = outcome.is_some_and(|outcome| outcome.ending == Ending::Repetition);
        let giver_stays = Handicap::of(start).is_some() && Handicap::of(next).is_some();
        if counts && !giver_stays && (self.alternate || replay) {
            self.beginner.other()
        } else {
            self.beginner
        }
    }
}
