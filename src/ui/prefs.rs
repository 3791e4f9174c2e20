//! The settings, kept.

use dioxus::core::{Runtime, current_scope_id};
use dioxus::prelude::*;

use super::faces::Face;
use super::lang::Lang;
use super::later::fetch_next;
use super::notices::{Notice, Notices};
use super::settings::Settings;
use crate::l10n::Language;
use crate::platform::{Device, Key};
use crate::record::Notation;

/// The settings, in context. They change seldom, so they are one signal; what has to be quick
/// during play gets them through the views of the game.
#[derive(Clone, Copy)]
pub struct Prefs {
    settings: Signal<Settings>,
    awaited: Signal<Option<Language>>,
    lang: Lang,
    notices: Notices,
    device: CopyValue<Device>,
}

impl Prefs {
    /// Begins with what was kept.
    pub fn new(device: Device, settings: Settings, lang: Lang, notices: Notices) -> Prefs {
        Prefs {
            settings: Signal::new(settings),
            awaited: Signal::new(None),
            lang,
            notices,
            device: CopyValue::new(device),
        }
    }

    /// Gives what `look` makes of the settings; whoever shows it is drawn again when they change.
    pub fn with<T>(self, look: impl FnOnce(&Settings) -> T) -> T {
        look(&self.settings.read())
    }

    /// The same, for handlers.
    pub fn now<T>(self, look: impl FnOnce(&Settings) -> T) -> T {
        look(&self.settings.peek())
    }

    /// How the pieces look.
    pub fn face(self) -> Face {
        self.with(|settings| settings.face(self.lang.language()))
    }

    /// How moves are written.
    pub fn notation(self) -> Notation {
        self.with(|settings| settings.notation(self.lang.language()))
    }

    /// The language that was chosen; `None` is the device's.
    pub fn language(self) -> Option<Language> {
        self.with(|settings| settings.language.as_deref().and_then(Language::from_tag))
    }

    /// Changes the settings; what is chosen holds at once and is kept.
    pub fn change(mut self, choose: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.peek().clone();
        choose(&mut settings);
        if *self.settings.peek() != settings {
            self.settings.set(settings);
            self.keep();
        }
    }

    /// Puts everything back but the language: whoever lost a way among the settings is not to
    /// lose the words too.
    pub fn reset(self) {
        self.change(|settings| {
            *settings = Settings { language: settings.language.take(), ..Settings::default() };
        });
    }

    /// Chooses a language; `None` is the device's. Its words, and the pieces of its readers, are
    /// fetched first where they are not in the app; until then, and if that fails, the present one
    /// stays.
    pub fn choose_language(mut self, chosen: Option<Language>) {
        let language =
            chosen.unwrap_or_else(|| Language::negotiate(self.device.read().languages()));
        self.notices.forget_words();
        self.awaited.set(Some(language));
        let take = move || {
            // Something else was chosen meanwhile.
            if *self.awaited.peek() != Some(language) {
                return;
            }
            self.awaited.set(None);
            if language.is_ready() {
                self.take_language(chosen, language);
            } else {
                self.notices.say(Notice::WordsMissing(language));
            }
        };
        let (runtime, scope) = (Runtime::current(), current_scope_id());
        let (device, face) = (self.device.read().clone(), self.now(|it| it.face(language)));
        let languages = (self.lang.language(), language);
        fetch_next(&device, languages, face, Box::new(move || runtime.in_scope(scope, take)));
    }

    /// The language whose words are on their way.
    pub fn awaited(self) -> Option<Language> {
        *self.awaited.read()
    }

    fn take_language(self, chosen: Option<Language>, language: Language) {
        self.lang.choose(language);
        self.change(|settings| {
            settings.language = chosen.map(|language| language.tag().to_owned());
        });
    }

    /// Takes over what another window has kept.
    pub fn reread(mut self) {
        let kept = self.device.read().read(Key::Settings).ok().flatten();
        let Some(settings) = kept.and_then(|text| Settings::load(&text).ok()) else { return };
        if *self.settings.peek() != settings {
            self.settings.set(settings);
            self.choose_language(self.language());
        }
    }

    fn keep(self) {
        let text = self.settings.peek().save();
        if self.device.read().write(Key::Settings, &text).is_err() {
            self.notices.say(Notice::SaveFailed);
        }
    }
}
