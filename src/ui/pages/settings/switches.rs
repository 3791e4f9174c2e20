//! What is on or off.

use dioxus::prelude::*;

use super::super::super::lang::Lang;
use super::super::super::play::Play;
use super::super::super::prefs::Prefs;
use super::super::super::settings::Settings;

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    Marks,
    LastMove,
    CheckLine,
    Coordinates,
    Alternate,
    AskUndo,
    Confirm,
    Strict,
    Sound,
    Vibration,
    Motion,
}

impl Toggle {
    /// Its message, which is its test id too, and the line that explains it.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Toggle::Marks => ("settings-marks", "settings-marks.detail"),
            Toggle::LastMove => ("settings-last-move", "settings-last-move.detail"),
            Toggle::CheckLine => ("settings-check-line", "settings-check-line.detail"),
            Toggle::Coordinates => ("settings-coordinates", "settings-coordinates.detail"),
            Toggle::Alternate => ("settings-alternate", "settings-alternate.detail"),
            Toggle::AskUndo => ("settings-ask-undo", "settings-ask-undo.detail"),
            Toggle::Confirm => ("settings-confirm", "settings-confirm.detail"),
            Toggle::Strict => ("settings-strict", "settings-strict.detail"),
            Toggle::Sound => ("settings-sound", "settings-sound.detail"),
            Toggle::Vibration => ("settings-vibration", "settings-vibration.detail"),
            Toggle::Motion => ("settings-motion", "settings-motion.detail"),
        }
    }

    const fn is_on(self, settings: &Settings) -> bool {
        match self {
            Toggle::Marks => settings.marks,
            Toggle::LastMove => settings.last_move,
            Toggle::CheckLine => settings.check_line,
            Toggle::Coordinates => settings.coordinates,
            Toggle::Alternate => settings.alternate,
            Toggle::AskUndo => settings.ask_undo,
            Toggle::Confirm => settings.confirm,
            Toggle::Strict => settings.strict,
            Toggle::Sound => settings.sound,
            Toggle::Vibration => settings.vibration,
            Toggle::Motion => settings.motion,
        }
    }

    const fn place(self, settings: &mut Settings) -> &mut bool {
        match self {
            Toggle::Marks => &mut settings.marks,
            Toggle::LastMove => &mut settings.last_move,
            Toggle::CheckLine => &mut settings.check_line,
            Toggle::Coordinates => &mut settings.coordinates,
            Toggle::Alternate => &mut settings.alternate,
            Toggle::AskUndo => &mut settings.ask_undo,
            Toggle::Confirm => &mut settings.confirm,
            Toggle::Strict => &mut settings.strict,
            Toggle::Sound => &mut settings.sound,
            Toggle::Vibration => &mut settings.vibration,
            Toggle::Motion => &mut settings.motion,
        }
    }
}

/// A switch with its line.
#[component]
pub fn Switch(toggle: Toggle) -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    let (words, detail) = toggle.words();
    let is_on = prefs.with(|settings| toggle.is_on(settings));
    rsx! {
        button {
            class: "switch",
            r#type: "button",
            role: "switch",
            "data-testid": words,
            aria_checked: if is_on { "true" } else { "false" },
            aria_labelledby: "{words}-name",
            aria_describedby: "{words}-line",
            onclick: move |_| {
                prefs.change(|settings| {
                    let place = toggle.place(settings);
                    *place = !*place;
                });
                play.heed_settings();
            },
            span { class: "row-text",
                span { id: "{words}-name", {lang.text(words)} }
                span { id: "{words}-line", class: "row-detail", {lang.text(detail)} }
            }
            span { class: "knob", "aria-hidden": "true" }
        }
    }
}
