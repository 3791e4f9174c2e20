//! The page for when the app itself has failed.

use dioxus::prelude::*;

use super::lang::Lang;
use super::settings::Settings;
use crate::l10n::{Language, Localizer};
use crate::platform::{Device, Key};

/// Says that the game is kept, and starts again.
#[component]
pub fn ErrorPage(details: String) -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    rsx! {
        main { class: "error-page", role: "alert", "data-testid": "error-page",
            h1 { {lang.text("error-title")} }
            p { {lang.text("error-text")} }
            button {
                class: "button primary",
                r#type: "button",
                "data-testid": "button-reload",
                onclick: move |_| device.reload(),
                {lang.text("button-reload")}
            }
            details {
                summary { {lang.text("error-details")} }
                pre { dir: "ltr", {details} }
            }
        }
    }
}

/// The same texts for when nothing of the app runs any more: title, what to do, the button.
pub fn last_words() -> [String; 3] {
    let device = crate::platform::device();
    let kept = device.read(Key::Settings).ok().flatten();
    let settings = kept.and_then(|text| Settings::load(&text).ok()).unwrap_or_default();
    let chosen = settings.language.as_deref().and_then(Language::from_tag);
    let words = Localizer::new(chosen.unwrap_or_else(|| Language::negotiate(device.languages())));
    [words.text("error-title"), words.text("error-text"), words.text("button-reload")]
}
