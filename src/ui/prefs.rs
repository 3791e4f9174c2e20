//! The settings, kept.

use dioxus::prelude::*;

use super::faces::Face;
use super::lang::Lang;
use super::notices::{Notice, Notices};
use super::settings::{Settings, Theme};
use crate::l10n::Language;
use crate::platform::{Device, Key};

/// The settings, in context. Each value is a signal of its own, so that only what shows it is
/// drawn again.
#[derive(Clone, Copy)]
pub struct Prefs {
    language: Signal<Option<Language>>,
    face: Signal<Face>,
    marks: Signal<bool>,
    theme: Signal<Theme>,
    lang: Lang,
    notices: Notices,
    device: CopyValue<Device>,
}

impl Prefs {
    /// Begins with what was kept.
    pub fn new(device: Device, settings: &Settings, lang: Lang, notices: Notices) -> Prefs {
        let language = settings.language.as_deref().and_then(Language::from_tag);
        Prefs {
            language: Signal::new(language),
            face: Signal::new(settings.face),
            marks: Signal::new(settings.marks),
            theme: Signal::new(settings.theme),
            lang,
            notices,
            device: CopyValue::new(device),
        }
    }

    /// The language that was chosen; `None` is the device's.
    pub fn language(self) -> Option<Language> {
        *self.language.read()
    }

    /// How the pieces look.
    pub fn face(self) -> Face {
        *self.face.read()
    }

    /// Whether the squares are marked where the held piece may go.
    pub fn marks(self) -> bool {
        *self.marks.read()
    }

    /// The same, for handlers.
    pub fn has_marks(self) -> bool {
        *self.marks.peek()
    }

    /// Light or dark.
    pub fn theme(self) -> Theme {
        *self.theme.read()
    }

    /// Chooses a language; `None` is the device's.
    pub fn choose_language(mut self, chosen: Option<Language>) {
        let language =
            chosen.unwrap_or_else(|| Language::negotiate(self.device.read().languages()));
        self.lang.choose(language);
        self.language.set(chosen);
        self.keep();
    }

    /// Chooses the look of the pieces.
    pub fn choose_face(mut self, face: Face) {
        self.face.set(face);
        self.keep();
    }

    /// Switches the marks.
    pub fn choose_marks(mut self, marks: bool) {
        self.marks.set(marks);
        self.keep();
    }

    /// Chooses light or dark.
    pub fn choose_theme(mut self, theme: Theme) {
        self.theme.set(theme);
        self.keep();
    }

    fn keep(self) {
        let settings = Settings {
            language: (*self.language.peek()).map(|language| language.tag().to_owned()),
            face: *self.face.peek(),
            marks: *self.marks.peek(),
            theme: *self.theme.peek(),
        };
        if self.device.read().write(Key::Settings, &settings.save()).is_err() {
            self.notices.say(Notice::SaveFailed);
        }
    }
}
