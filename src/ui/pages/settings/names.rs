//! What the players are called.

use dioxus::prelude::*;

use super::super::super::lang::Lang;
use super::super::super::play::Play;
use super::super::super::prefs::Prefs;
use super::super::super::settings::{Settings, short};
use crate::play::Seat;

/// The setting with its heading.
#[component]
pub fn NamesSetting() -> Element {
    let lang: Lang = use_context();
    rsx! {
        div { class: "setting",
            h3 { {lang.text("settings-names")} }
            Names {}
        }
    }
}

/// Two fields, both may stay empty.
#[component]
pub fn Names() -> Element {
    let lang: Lang = use_context();
    rsx! {
        p { class: "row-detail", {lang.text("settings-names.detail")} }
        div { class: "names",
            Name { seat: Seat::Near }
            Name { seat: Seat::Far }
        }
    }
}

#[component]
fn Name(seat: Seat) -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    let (id, words) = match seat {
        Seat::Near => ("name-near", "settings-name-near"),
        Seat::Far => ("name-far", "settings-name-far"),
    };
    rsx! {
        label { class: "name",
            span { {lang.text(words)} }
            input {
                r#type: "text",
                dir: "auto",
                autocomplete: "off",
                maxlength: Settings::LONGEST_NAME as i64,
                "data-testid": id,
                value: prefs.with(|settings| settings.name(seat).to_owned()),
                onchange: move |event| {
                    let name = short(&event.value());
                    prefs.change(|settings| match seat {
                        Seat::Near => settings.near_name = name,
                        Seat::Far => settings.far_name = name,
                    });
                    play.heed_settings();
                },
            }
        }
    }
}
