//! A move that nobody makes.

use super::{Command, Session};
use crate::rules::Origin;

impl Session {
    /// Makes a move in a copy as two taps would, and lets each step be looked at. Nothing of this
    /// session changes; there is nothing to see where a tap picks up no piece.
    pub fn rehearse(&self, mut look: impl FnMut(&Session)) {
        let moves = self.game.position().legal_moves();
        let Some(m) = moves.iter().next() else { return };
        let Origin::Board(from) = m.origin() else { return };
        let mut copy = self.clone();
        copy.apply(Command::Tap(from));
        if copy.held() != Some(m.origin()) {
            return;
        }
        look(&copy);
        copy.apply(Command::Tap(m.to()));
        look(&copy);
    }
}
