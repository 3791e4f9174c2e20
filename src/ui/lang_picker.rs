//! The choice of language.

use dioxus::prelude::*;

use super::lang::Lang;
use super::prefs::Prefs;
use crate::l10n::Language;

/// Every language, named in itself; with `device`, also the device's.
#[component]
pub fn LangPicker(device: bool) -> Element {
    let prefs: Prefs = use_context();
    let lang: Lang = use_context();
    let chosen = prefs.language();
    let current = lang.language();
    let is_on =
        |language: Language| if device { chosen == Some(language) } else { current == language };
    rsx! {
        div { class: "choices", role: "group", aria_label: lang.text("home-language"),
            if device {
                button {
                    class: "chip",
                    r#type: "button",
                    "data-testid": "lang-device",
                    aria_pressed: if chosen.is_none() { "true" } else { "false" },
                    onclick: move |_| prefs.choose_language(None),
                    {lang.text("settings-language-device")}
                }
            }
            for language in Language::ALL.iter().copied() {
                button {
                    key: "{language.tag()}",
                    class: "chip",
                    r#type: "button",
                    lang: language.tag(),
                    "data-testid": "lang-{language.tag()}",
                    aria_busy: (prefs.awaited() == Some(language)).then_some("true"),
                    aria_pressed: if is_on(language) { "true" } else { "false" },
                    onclick: move |_| prefs.choose_language(Some(language)),
                    {language.name()}
                }
            }
        }
    }
}
