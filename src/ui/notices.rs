//! What the app has to say of itself, until it has been read.

use dioxus::prelude::*;

use crate::l10n::Language;
use crate::play::AddressError;

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The saved game could not be read and was put aside.
    SaveDamaged,
    /// The saved settings could not be read and were put aside.
    SettingsDamaged,
    /// The device does not let us save.
    SaveFailed,
    /// The address names a game that cannot be.
    BadAddress(AddressError),
    /// The address names a language we do not have.
    UnknownLanguage(String),
    /// The words of a language could not be fetched.
    WordsMissing(Language),
    /// The page shown could not be fetched.
    PageMissing,
}

/// The notices, in context.
#[derive(Clone, Copy)]
pub struct Notices {
    waiting: Signal<Vec<Notice>>,
    has_failed: CopyValue<bool>,
}

impl Notices {
    /// None yet.
    pub fn new() -> Notices {
        Notices { waiting: Signal::new(Vec::new()), has_failed: CopyValue::new(false) }
    }

    /// Says something, unless it is being said. That saving fails is said once.
    pub fn say(mut self, notice: Notice) {
        if notice == Notice::SaveFailed && self.has_failed.replace(true) {
            return;
        }
        if !self.waiting.peek().contains(&notice) {
            self.waiting.push(notice);
        }
    }

    /// The notice to be read first.
    pub fn first(self) -> Option<Notice> {
        self.waiting.read().first().cloned()
    }

    /// It has been read.
    pub fn close(mut self) {
        if !self.waiting.peek().is_empty() {
            self.waiting.remove(0);
        }
    }

    /// Another language is chosen: that one could not be fetched is no news any more.
    pub fn forget_words(self) {
        self.forget(|notice| matches!(notice, Notice::WordsMissing(_)));
    }

    /// All pages are there now.
    pub fn forget_page(self) {
        self.forget(|notice| *notice == Notice::PageMissing);
    }

    /// What an earlier address said is settled by a later one.
    pub fn forget_address(self) {
        self.forget(|notice| matches!(notice, Notice::BadAddress(_) | Notice::UnknownLanguage(_)));
    }

    fn forget(mut self, is_old: fn(&Notice) -> bool) {
        if self.waiting.peek().iter().any(is_old) {
            self.waiting.retain(|notice| !is_old(notice));
        }
    }
}
