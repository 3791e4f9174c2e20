//! A move that nobody sees.
//!
//! A browser compiles each function of the app when it is first called, and reads each picture when
//! it is first shown: the first move waited for all that a move needs, the first question for a
//! picture.

use std::hint::black_box;

use dioxus::prelude::*;

use super::play::Play;
use crate::play::Command;

/// None of them is seen at the start.
const PROMOTED: &str = "sente-dragon gote-dragon sente-horse gote-horse sente-promoted-silver \
    gote-promoted-silver sente-promoted-knight gote-promoted-knight sente-promoted-lance \
    gote-promoted-lance sente-tokin gote-tokin";

impl Play {
    /// Has a move rehearsed, once, when there is time.
    pub fn rehearse_soon(mut self) {
        if self.is_rehearsed.replace(true) {
            return;
        }
        let work = self.later(move || self.rehearse());
        self.device.read().rehearse(PROMOTED, work);
    }

    /// Draws a move that is made in a copy of the game, then the game again as it is: before the
    /// page is drawn anew all is as it was. Not while somebody plays: answers whether it was done.
    fn rehearse(self) -> bool {
        let is_refused = self.session.read().refusal().is_some();
        if self.has_hand_on_board() || self.has_hint() || is_refused {
            return false;
        }
        self.session.read().rehearse(|copy| {
            self.draw(copy);
            black_box(copy.save());
        });
        // The place of all sounds takes longest to make.
        if self.prefs.now(|settings| settings.sound) {
            self.device.read().sound(&[]);
        }
        // With nothing in the hand there is nothing to let go, but all is looked at and drawn.
        self.act(Command::LetGo);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Role, Side};
    use crate::ui::square::piece_name;

    #[test]
    fn all_promoted_pieces_are_read() {
        let roles = Role::ALL.into_iter().filter(|role| role.is_promoted());
        let pieces = roles.flat_map(|role| Side::ALL.map(|side| piece_name(Piece { side, role })));
        let mut names: Vec<&str> = PROMOTED.split(' ').collect();
        let mut wanted: Vec<&str> = pieces.collect();
        names.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(names, wanted);
    }
}
