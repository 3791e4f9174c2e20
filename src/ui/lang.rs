//! The language of the screen.

use std::rc::Rc;

use dioxus::prelude::*;

use super::labels::Labels;
use crate::l10n::{Args, Language, Localizer};
use crate::play::{PileView, SquareView};
use crate::rules::{Side, Square};

struct Words {
    localizer: Localizer,
    labels: Labels,
}

/// The words of the chosen language, in context. Whoever reads them is drawn again when the
/// language changes.
#[derive(Clone, Copy)]
pub struct Lang(Signal<Rc<Words>>);

impl Lang {
    /// Words of a language, owned by the present scope.
    pub fn new(language: Language) -> Lang {
        Lang(Signal::new(Lang::words(language)))
    }

    fn words(language: Language) -> Rc<Words> {
        Rc::new(Words { localizer: Localizer::new(language), labels: Labels::default() })
    }

    /// Switches to another language.
    pub fn choose(mut self, language: Language) {
        if self.0.peek().localizer.language() != language {
            self.0.set(Lang::words(language));
        }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.0.read().localizer.language()
    }

    /// The text of a message.
    pub fn text(self, id: &str) -> String {
        self.0.read().localizer.text(id)
    }

    /// The text of a message with variables.
    pub fn text_with(self, id: &str, args: &Args) -> String {
        self.0.read().localizer.text_with(id, args)
    }

    /// Gives what `work` makes of the words.
    pub fn with<T>(self, work: impl FnOnce(&Localizer) -> T) -> T {
        work(&self.0.read().localizer)
    }

    /// What a screen reader says of a square.
    pub fn square_label(self, square: Square, view: SquareView) -> String {
        let words = self.0.read();
        words.labels.square(&words.localizer, square, view)
    }

    /// What a screen reader says of a pile.
    pub fn pile_label(self, side: Side, pile: PileView) -> String {
        let words = self.0.read();
        words.labels.pile(&words.localizer, side, pile.role, pile.count, pile.held)
    }
}
