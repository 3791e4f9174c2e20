//! The board that turns to whoever is to move, for players who hand the device to each other.

use dioxus::prelude::*;

use super::gesture::Spot;
use super::play::Play;
use super::settings::Seating;
use super::turning::{Next, Turning};
use crate::play::{Command, Grip, StatusView};
use crate::rules::{Side, Square};

/// How the board lies when it turns by itself.
#[derive(Clone, Copy)]
pub struct Turner {
    turning: CopyValue<Turning>,
    bottom: Signal<Side>,
    /// Whether the device has been asked to wake us.
    is_awaited: CopyValue<bool>,
}

impl Turner {
    /// The board lies before this side.
    pub fn before(side: Side) -> Turner {
        Turner {
            turning: CopyValue::new(Turning::before(side)),
            bottom: Signal::new(side),
            is_awaited: CopyValue::new(false),
        }
    }

    /// Who has the lower edge.
    pub fn bottom(self) -> Side {
        *self.bottom.read()
    }

    /// The same, for handlers.
    pub fn bottom_now(self) -> Side {
        *self.bottom.peek()
    }

    fn show(mut self) {
        let bottom = self.turning.read().bottom();
        if *self.bottom.peek() != bottom {
            self.bottom.set(bottom);
        }
    }
}

impl Play {
    /// How the players share the screen.
    pub fn seating(self) -> Seating {
        match self.tutor {
            None => self.prefs.with(|settings| settings.seating),
            // One learner alone.
            Some(_) => Seating::SameSide,
        }
    }

    /// The same, for handlers.
    pub fn seating_now(self) -> Seating {
        match self.tutor {
            None => self.prefs.now(|settings| settings.seating),
            Some(_) => Seating::SameSide,
        }
    }

    /// Whether the board turns by itself.
    pub fn turns(self) -> bool {
        self.seating() == Seating::PassAndTurn
    }

    /// The same, for handlers.
    pub fn turns_now(self) -> bool {
        self.seating_now() == Seating::PassAndTurn
    }

    /// Turns the board round by hand.
    pub fn flip(mut self) {
        if self.turns_now() {
            self.send(Command::LetGo);
            self.turner.turning.write().flip();
            self.turner.show();
            self.say(self.lang.text("announce-flip"));
        } else {
            self.send(Command::Flip);
        }
    }

    /// Another game: the board lies before whoever begins.
    pub fn lay_board(mut self) {
        let turn = self.turn();
        self.turner.turning.write().lay(turn);
        self.turner.show();
    }

    /// Looks whether the board has to turn, now or soon.
    pub fn mind_turn(mut self) {
        if !self.turns_now() {
            return self.lay_board();
        }
        let now = self.device.read().now_ms();
        let turn = match self.status_now() {
            StatusView::Turn { side, .. } if !self.session.read().is_looking_back() => Some(side),
            _ => None,
        };
        let has_hand = self.has_hand_on_board();
        let mut turning = self.turner.turning.write();
        turning.look(turn, now);
        if has_hand {
            turning.disturb(now);
        }
        drop(turning);
        self.turn_if_due();
    }

    /// The square or pile that a finger was aimed at, which the turning board may have taken away
    /// from under it.
    pub fn meant(self, spot: Spot) -> Spot {
        let now = self.device.read().now_ms();
        if !self.turns_now() || !self.turner.turning.read().is_aimed_before(now) {
            return spot;
        }
        match spot {
            Spot::Grip(Grip::Board(square)) => Spot::Grip(Grip::Board(opposite(square))),
            Spot::Grip(Grip::Hand(side, role)) => Spot::Grip(Grip::Hand(side.other(), role)),
            other => other,
        }
    }

    fn turn_if_due(mut self) {
        let now = self.device.read().now_ms();
        let is_busy = self.has_hand_on_board() || self.sheets.is_any_open();
        let next = self.turner.turning.write().tick(now, is_busy);
        match next {
            Next::Rest => {}
            Next::Turned => self.turner.show(),
            // The device wakes us in any case, and then it is looked again.
            Next::Wait(_) if *self.turner.is_awaited.read() => {}
            Next::Wait(ms) => {
                self.turner.is_awaited.set(true);
                let wake = self.later(move || {
                    self.turner.is_awaited.set(false);
                    if self.turns_now() {
                        self.turn_if_due();
                    }
                });
                self.device.read().after(ms, wake);
            }
        }
    }

    pub(super) fn has_hand_on_board(self) -> bool {
        self.held().is_some() || self.has_prompt() || self.gesture.read().is_down()
    }
}

/// The square that lies where this one lay before the board was turned.
fn opposite(square: Square) -> Square {
    Square::new(10 - square.file(), 10 - square.rank()).unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_squares_change_places() {
        for square in Square::all() {
            assert_eq!(opposite(opposite(square)), square);
        }
        let [a, b] = ["7g", "3c"].map(|name| name.parse::<Square>().unwrap());
        assert_eq!(opposite(a), b);
    }
}
