//! What the app has to say, at the top of the screen.

use dioxus::prelude::*;

use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::notices::{Notice, Notices};
use super::sentences;
use crate::l10n::Args;

/// The first notice, until it is closed.
#[component]
pub fn NoticeBar() -> Element {
    let notices: Notices = use_context();
    let lang: Lang = use_context();
    let Some(notice) = notices.first() else { return rsx! {} };
    let (kind, sentences) = told(lang, &notice);
    rsx! {
        div { class: "notice", role: "alert", "data-testid": "notice", "data-notice": kind,
            p { {sentences} }
            button {
                class: "notice-close",
                r#type: "button",
                "data-testid": "notice-close",
                aria_label: lang.text("button-close"),
                onclick: move |_| notices.close(),
                Icon { sign: Sign::Close }
            }
        }
    }
}

fn told(lang: Lang, notice: &Notice) -> (&'static str, String) {
    match notice {
        Notice::SaveDamaged => ("damaged-save", lang.text("notice-save-damaged")),
        Notice::SettingsDamaged => ("damaged-settings", lang.text("notice-settings-damaged")),
        Notice::SaveFailed => ("save-failed", lang.text("notice-save-failed")),
        Notice::BadAddress(error) => {
            let reason = lang.with(|words| sentences::address_error(words, error));
            ("bad-address", format!("{reason} {}", lang.text("notice-game-kept")))
        }
        Notice::WordsMissing(language) => {
            let args = Args::new().text("language", language.name());
            ("missing-words", lang.text_with("notice-words-missing", &args))
        }
        Notice::PageMissing => ("missing-page", lang.text("notice-page-missing")),
        Notice::UnknownLanguage(tag) => {
            // An address can hold anything, at any length.
            let tag: String = tag.chars().take(12).collect();
            let args = Args::new().text("tag", tag).text("language", lang.language().name());
            ("unknown-language", lang.text_with("notice-language-unknown", &args))
        }
    }
}
