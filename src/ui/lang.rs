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

/// What people have called the things that messages name.
type Names = Vec<(String, String)>;

/// The words of the chosen language, in context. Whoever reads them is drawn again when the
/// language changes.
#[derive(Clone, Copy)]
pub struct Lang {
    words: Signal<Rc<Words>>,
    /// A signal of their own: the squares say no names, and there are 81 of them.
    names: Signal<Names>,
}

impl Lang {
    /// Words of a language, owned by the present scope.
    pub fn new(language: Language) -> Lang {
        Lang { words: Signal::new(Lang::words(language)), names: Signal::default() }
    }

    fn words(language: Language) -> Rc<Words> {
        Rc::new(Words { localizer: Localizer::new(language), labels: Labels::default() })
    }

    /// Switches to another language.
    pub fn choose(mut self, language: Language) {
        if self.words.peek().localizer.language() != language {
            let words = Lang::words(language);
            words.localizer.call(self.names.peek().clone());
            self.words.set(words);
        }
    }

    /// Names things in the place of their messages, in every sentence of [`Lang::with`].
    pub fn call(mut self, names: Names) {
        if *self.names.peek() != names {
            self.words.peek().localizer.call(names.clone());
            self.names.set(names);
        }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.words.read().localizer.language()
    }

    /// The text of a message.
    pub fn text(self, id: &str) -> String {
        self.words.read().localizer.text(id)
    }

    /// The text of a message with variables.
    pub fn text_with(self, id: &str, args: &Args) -> String {
        self.words.read().localizer.text_with(id, args)
    }

    /// Gives what `work` makes of the words.
    pub fn with<T>(self, work: impl FnOnce(&Localizer) -> T) -> T {
        // Read for the sake of being told.
        let _names = self.names.read();
        work(&self.words.read().localizer)
    }

    /// What a screen reader says of a square.
    pub fn square_label(self, square: Square, view: SquareView) -> String {
        let words = self.words.read();
        words.labels.square(&words.localizer, square, view)
    }

    /// What a screen reader says of a pile.
    pub fn pile_label(self, side: Side, pile: PileView) -> String {
        let words = self.words.read();
        words.labels.pile(&words.localizer, side, pile.role, pile.count, pile.held)
    }
}
