//! When the board turns to the player who is to move.
//!
//! Pure: sides and times come in, the side at the lower edge comes out. The board turns only
//! once the move has been seen, and never under a hand: a finger that comes just before finds the
//! board as it was, and one that comes just after was aimed at the board before it turned.

use crate::rules::Side;

/// How long a move is left to be seen, in milliseconds.
pub const SEEN: f64 = 1000.0;
/// How soon it is looked again whether the hands are off the board, in milliseconds.
pub const AGAIN: f64 = 250.0;
/// Nobody answers a picture sooner than this, in milliseconds: a finger that goes down within it
/// was on its way before.
const REACTION: f64 = 150.0;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// Nothing: whoever is to move has the board.
    Rest,
    /// To look again after so many milliseconds.
    Wait(f64),
    /// The board has turned just now.
    Turned,
}

/// The board on its way round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turning {
    /// Who has the lower edge.
    bottom: Side,
    /// Who was to move when the game was last looked at.
    turn: Side,
    /// Since when the other player's move has been there to be seen.
    since: Option<f64>,
    /// When the board turned last, by itself.
    turned: Option<f64>,
    /// It was turned by hand since the last move, and so it is to stay.
    by_hand: bool,
}

impl Turning {
    /// A board that lies before this side.
    pub fn before(side: Side) -> Turning {
        Turning { bottom: side, turn: side, since: None, turned: None, by_hand: false }
    }

    /// Who has the lower edge.
    pub fn bottom(&self) -> Side {
        self.bottom
    }

    /// Looks at the game: who is to move; `None` while that is no reason to turn, as when the game
    /// is over or an earlier position is shown.
    pub fn look(&mut self, turn: Option<Side>, now: f64) {
        let Some(turn) = turn else {
            self.since = None;
            return;
        };
        self.by_hand &= turn == self.turn;
        self.turn = turn;
        if turn == self.bottom || self.by_hand {
            self.since = None;
        } else {
            self.since = self.since.or(Some(now));
        }
    }

    /// A hand is on the board: what there is to be seen is seen anew from now on.
    pub fn disturb(&mut self, now: f64) {
        if self.since.is_some() {
            self.since = Some(now);
        }
    }

    /// Time has passed. `is_busy` tells whether a hand, a question or a sheet is in the way.
    pub fn tick(&mut self, now: f64, is_busy: bool) -> Next {
        let Some(since) = self.since else { return Next::Rest };
        if is_busy {
            return Next::Wait(AGAIN);
        }
        let left = SEEN - (now - since);
        // A clock that was set back must not keep the board for hours.
        if left > 0.0 && left <= SEEN {
            return Next::Wait(left);
        }
        self.since = None;
        self.bottom = self.bottom.other();
        self.turned = Some(now);
        Next::Turned
    }

    /// Turns the board by hand: so it stays until the next move.
    pub fn flip(&mut self) {
        self.since = None;
        self.turned = None;
        self.by_hand = true;
        self.bottom = self.bottom.other();
    }

    /// The board lies before this side, with nothing to wait for: another game, or the table has
    /// just agreed to turn it.
    pub fn lay(&mut self, side: Side) {
        *self = Turning::before(side);
    }

    /// Whether a finger that goes down now was aimed at the board before it turned.
    pub fn is_aimed_before(&self, now: f64) -> bool {
        self.turned.is_some_and(|turned| (0.0..REACTION).contains(&(now - turned)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Gote, Sente};

    /// Sente has moved at time 0.
    fn moved() -> Turning {
        let mut turning = Turning::before(Sente);
        turning.look(Some(Gote), 0.0);
        turning
    }

    #[test]
    fn it_turns_once_the_move_has_been_seen() {
        let mut turning = moved();
        assert_eq!(turning.tick(1.0, false), Next::Wait(999.0));
        assert_eq!(turning.tick(999.0, false), Next::Wait(1.0));
        assert_eq!(turning.bottom(), Sente);
        assert_eq!(turning.tick(1000.0, false), Next::Turned);
        assert_eq!(turning.bottom(), Gote);
        assert_eq!(turning.tick(5000.0, false), Next::Rest);
    }

    #[test]
    fn it_does_not_turn_under_a_hand_a_question_or_a_sheet() {
        let mut turning = moved();
        for now in [900.0, 1000.0, 60_000.0] {
            assert_eq!(turning.tick(now, true), Next::Wait(AGAIN));
            assert_eq!(turning.bottom(), Sente);
        }
        assert_eq!(turning.tick(60_001.0, false), Next::Turned);
    }

    #[test]
    fn a_hand_that_comes_and_goes_gives_the_move_its_time_again() {
        let mut turning = moved();
        turning.disturb(900.0);
        assert_eq!(turning.tick(1000.0, false), Next::Wait(900.0));
        assert_eq!(turning.tick(1900.0, false), Next::Turned);
        turning.disturb(2000.0);
        assert_eq!(turning.tick(9000.0, false), Next::Rest, "a tap alone turns nothing");
    }

    #[test]
    fn who_answers_at_once_keeps_the_board_as_it_lies() {
        let mut turning = moved();
        turning.disturb(300.0);
        turning.look(Some(Sente), 400.0);
        assert_eq!(turning.tick(5000.0, false), Next::Rest);
        assert_eq!(turning.bottom(), Sente);
    }

    #[test]
    fn looking_again_at_the_same_game_waits_no_longer() {
        let mut turning = moved();
        turning.look(Some(Gote), 600.0);
        assert_eq!(turning.tick(1000.0, false), Next::Turned);
    }

    #[test]
    fn what_is_over_or_looked_back_at_stays() {
        let mut turning = moved();
        turning.look(None, 500.0);
        assert_eq!(turning.tick(5000.0, false), Next::Rest);
        // The present again, and a moment to see it.
        turning.look(Some(Gote), 6000.0);
        assert_eq!(turning.tick(6500.0, false), Next::Wait(500.0));
        // Taken back, it is the turn of whoever has the board.
        turning.look(Some(Sente), 6600.0);
        assert_eq!(turning.tick(19_000.0, false), Next::Rest);
        assert_eq!(turning.bottom(), Sente);
    }

    #[test]
    fn turned_by_hand_it_stays_until_the_next_move() {
        let mut turning = moved();
        turning.flip();
        assert_eq!((turning.bottom(), turning.tick(5000.0, false)), (Gote, Next::Rest));
        turning.flip();
        turning.look(Some(Gote), 5500.0);
        assert_eq!((turning.bottom(), turning.tick(9000.0, false)), (Sente, Next::Rest));
        turning.look(Some(Sente), 10_000.0);
        turning.look(Some(Gote), 11_000.0);
        assert_eq!(turning.tick(12_000.0, false), Next::Turned);
    }

    #[test]
    fn a_finger_that_was_on_its_way_meant_the_board_before() {
        let mut turning = moved();
        assert!(!turning.is_aimed_before(900.0));
        turning.tick(1000.0, false);
        assert!(turning.is_aimed_before(1000.0) && turning.is_aimed_before(1149.0));
        assert!(!turning.is_aimed_before(1150.0));
        assert!(!turning.is_aimed_before(500.0), "a clock set back");
        turning.flip();
        assert!(!turning.is_aimed_before(1050.0), "who turns the board knows how it lies");
    }

    #[test]
    fn a_clock_set_back_holds_nothing_up() {
        let mut turning = Turning::before(Sente);
        turning.look(Some(Gote), 1_000_000.0);
        assert_eq!(turning.tick(3.0, false), Next::Turned);
    }
}
