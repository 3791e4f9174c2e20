//! The settings.

use dioxus::prelude::*;

use super::super::faces::Face;
use super::super::lang::Lang;
use super::super::lang_picker::LangPicker;
use super::super::play::Play;
use super::super::prefs::Prefs;
use super::super::settings::Theme;
use super::super::square::piece_name;
use super::super::top_bar::TopBar;
use crate::rules::{Piece, Role, Side};

/// What can be chosen; each choice holds at once.
#[component]
pub fn SettingsPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "settings",
            TopBar { title: lang.text("title-settings") }
            div { class: "settings",
                section {
                    h2 { {lang.text("settings-face")} }
                    FaceChoice {}
                }
                section {
                    MarksSwitch {}
                }
                section {
                    h2 { {lang.text("settings-theme")} }
                    ThemeChoice {}
                }
                section {
                    h2 { {lang.text("settings-language")} }
                    LangPicker { device: true }
                }
            }
        }
    }
}

#[component]
fn FaceChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let words = |face: Face| match face {
        Face::Kanji => (lang.text("settings-face-kanji"), None),
        Face::Learner => {
            (lang.text("settings-face-learner"), Some(lang.text("settings-face-learner.detail")))
        }
    };
    rsx! {
        div { class: "choices wide", role: "group", aria_label: lang.text("settings-face"),
            for face in Face::ALL {
                button {
                    key: "{face.name()}",
                    class: "chip",
                    r#type: "button",
                    "data-testid": "face-{face.name()}",
                    aria_pressed: if prefs.with(|settings| settings.face) == face { "true" } else { "false" },
                    onclick: move |_| prefs.change(|settings| settings.face = face),
                    Sample { face }
                    span { class: "row-text",
                        span { {words(face).0} }
                        if let Some(detail) = words(face).1 {
                            span { class: "row-detail", {detail} }
                        }
                    }
                }
            }
        }
    }
}

/// A few pieces with the face that is offered.
#[component]
fn Sample(face: Face) -> Element {
    let pieces = [Role::King, Role::Silver, Role::Tokin].map(|role| Piece::new(Side::Sente, role));
    rsx! {
        span { class: "sample", "aria-hidden": "true",
            for piece in pieces {
                span {
                    key: "{piece_name(piece)}",
                    class: "sample-tile",
                    dangerous_inner_html: super::super::faces::svg(face, piece),
                }
            }
        }
    }
}

#[component]
fn MarksSwitch() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    rsx! {
        button {
            class: "switch",
            r#type: "button",
            role: "switch",
            "data-testid": "settings-marks",
            aria_checked: if prefs.with(|settings| settings.marks) { "true" } else { "false" },
            onclick: move |_| {
                prefs.change(|settings| settings.marks = !settings.marks);
                play.refresh();
            },
            span { {lang.text("settings-marks")} }
            span { class: "knob", "aria-hidden": "true" }
        }
    }
}

#[component]
fn ThemeChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let words = |theme: Theme| match theme {
        Theme::Device => lang.text("settings-theme-device"),
        Theme::Light => lang.text("settings-theme-light"),
        Theme::Dark => lang.text("settings-theme-dark"),
    };
    rsx! {
        div { class: "choices", role: "group", aria_label: lang.text("settings-theme"),
            for theme in Theme::ALL {
                button {
                    key: "{theme.name()}",
                    class: "chip",
                    r#type: "button",
                    "data-testid": "theme-{theme.name()}",
                    aria_pressed: if prefs.with(|settings| settings.theme) == theme { "true" } else { "false" },
                    onclick: move |_| prefs.change(|settings| settings.theme = theme),
                    {words(theme)}
                }
            }
        }
    }
}
