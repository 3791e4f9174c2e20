//! One of several.

use dioxus::prelude::*;

use super::super::super::boards::BoardLook;
use super::super::super::faces::{self, Face};
use super::super::super::lang::Lang;
use super::super::super::later::Later;
use super::super::super::play::Play;
use super::super::super::prefs::Prefs;
use super::super::super::settings::{ImpasseRule, Seating, Settings, Theme};
use super::super::super::square::piece_name;
use crate::l10n::Args;
use crate::record::Notation;
use crate::rules::{Piece, Role, Side};

/// A heading, the line that explains it, and the choices.
#[component]
fn Choices(heading: &'static str, detail: Option<&'static str>, children: Element) -> Element {
    let lang: Lang = use_context();
    rsx! {
        div { class: "setting",
            h3 { {lang.text(heading)} }
            if let Some(detail) = detail {
                p { class: "row-detail", {lang.text(detail)} }
            }
            div { class: "choices", role: "group", aria_label: lang.text(heading), {children} }
        }
    }
}

/// One choice.
#[component]
fn Chip(
    id: String,
    on: bool,
    #[props(default)] is_busy: bool,
    onclick: EventHandler<MouseEvent>,
    children: Element,
) -> Element {
    rsx! {
        button {
            class: "chip",
            r#type: "button",
            "data-testid": id,
            aria_pressed: if on { "true" } else { "false" },
            aria_busy: is_busy.then_some("true"),
            onclick,
            {children}
        }
    }
}

/// How the pieces look.
#[component]
pub fn FaceChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let later: Later = use_context();
    use_effect(move || later.fetch(false));
    rsx! {
        Choices { heading: "settings-face",
            for face in Face::ALL {
                Chip {
                    key: "{face.name()}",
                    id: "face-{face.name()}",
                    on: prefs.face() == face,
                    is_busy: !later.has(face),
                    onclick: move |_| {
                        if later.has(face) {
                            prefs.change(|settings| settings.face = Some(face));
                        }
                    },
                    Sample { face }
                    span { class: "row-text",
                        span { {lang.text(face.messages()[0])} }
                        span { class: "row-detail", {lang.text(face.messages()[1])} }
                    }
                }
            }
        }
    }
}

/// A few pieces with the face that is offered, or only their tiles until it has come.
#[component]
fn Sample(face: Face) -> Element {
    let later: Later = use_context();
    // Asked for, so that it is drawn again when it comes.
    let is_whole = later.has(face);
    let pieces = [Role::King, Role::Silver, Role::Tokin].map(|role| Piece::new(Side::Sente, role));
    rsx! {
        span { class: "sample", "aria-hidden": "true", aria_busy: (!is_whole).then_some("true"),
            for piece in pieces {
                span {
                    key: "{piece_name(piece)}",
                    class: "sample-tile",
                    dangerous_inner_html: faces::svg(face, piece),
                }
            }
        }
    }
}

/// How the board looks.
#[component]
pub fn BoardChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    rsx! {
        Choices { heading: "settings-board",
            for look in BoardLook::ALL {
                Chip {
                    key: "{look.name()}",
                    id: "board-{look.name()}",
                    on: prefs.with(|settings| settings.board == look),
                    onclick: move |_| prefs.change(|settings| settings.board = look),
                    span { class: "board-sample", "data-board": look.name(), "aria-hidden": "true" }
                    {lang.text(look.message())}
                }
            }
        }
    }
}

/// Light or dark.
#[component]
pub fn ThemeChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let words = |theme: Theme| match theme {
        Theme::Device => lang.text("settings-theme-device"),
        Theme::Light => lang.text("settings-theme-light"),
        Theme::Dark => lang.text("settings-theme-dark"),
    };
    rsx! {
        Choices { heading: "settings-theme", detail: "settings-theme.detail",
            for theme in Theme::ALL {
                Chip {
                    key: "{theme.name()}",
                    id: "theme-{theme.name()}",
                    on: prefs.with(|settings| settings.theme == theme),
                    onclick: move |_| prefs.change(|settings| settings.theme = theme),
                    {words(theme)}
                }
            }
        }
    }
}

/// How moves are written.
#[component]
pub fn NotationChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let words = |notation: Notation| match notation {
        Notation::Words => lang.text("settings-notation-words"),
        Notation::Western => lang.text("settings-notation-western"),
        Notation::Japanese => lang.text("settings-notation-japanese"),
    };
    let example = |notation: Notation| match notation {
        Notation::Words => lang.text("settings-notation-words.detail"),
        other => other.example().to_owned(),
    };
    rsx! {
        Choices { heading: "settings-notation", detail: "settings-notation.detail",
            for notation in Notation::ALL {
                Chip {
                    key: "{notation.name()}",
                    id: "settings-notation-{notation.name()}",
                    on: prefs.notation() == notation,
                    onclick: move |_| prefs.change(|settings| settings.notation = Some(notation)),
                    span { class: "row-text",
                        span { {words(notation)} }
                        span { class: "row-detail", {example(notation)} }
                    }
                }
            }
        }
    }
}

/// How the players share the screen.
#[component]
pub fn SeatingChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    let words = |seating: Seating| match seating {
        Seating::FaceToFace => lang.text("settings-seating-face-to-face"),
        Seating::PassAndTurn => lang.text("settings-seating-pass-and-turn"),
        Seating::SameSide => lang.text("settings-seating-same-side"),
    };
    let detail = match prefs.with(|settings| settings.seating) {
        Seating::FaceToFace => "settings-seating-face-to-face.detail",
        Seating::PassAndTurn => "settings-seating-pass-and-turn.detail",
        Seating::SameSide => "settings-seating-same-side.detail",
    };
    rsx! {
        Choices { heading: "settings-seating", detail,
            for seating in Seating::ALL {
                Chip {
                    key: "{seating.name()}",
                    id: "settings-seating-{seating.name()}",
                    on: prefs.with(|settings| settings.seating == seating),
                    onclick: move |_| {
                        prefs.change(|settings| settings.seating = seating);
                        play.heed_settings();
                    },
                    {words(seating)}
                }
            }
        }
    }
}

/// The move after which a game is a draw.
#[component]
pub fn LimitChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    let words = |limit: Option<u32>| match limit {
        None => lang.text("settings-limit-none"),
        Some(count) => lang.text_with("settings-limit-moves", &Args::new().number("count", count)),
    };
    let name = |limit: Option<u32>| limit.map_or("none".to_owned(), |count| count.to_string());
    rsx! {
        Choices { heading: "settings-limit", detail: "settings-limit.detail",
            for limit in Settings::MOVE_LIMITS {
                Chip {
                    key: "{name(limit)}",
                    id: "settings-limit-{name(limit)}",
                    on: prefs.with(|settings| settings.move_limit == limit),
                    onclick: move |_| {
                        prefs.change(|settings| settings.move_limit = limit);
                        play.heed_settings();
                    },
                    {words(limit)}
                }
            }
        }
    }
}

/// The impasse rule.
#[component]
pub fn ImpasseChoice() -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let play: Play = use_context();
    let words = |rule: ImpasseRule| match rule {
        ImpasseRule::Off => lang.text("settings-impasse-off"),
        ImpasseRule::Points27 => lang.text("settings-impasse-27"),
        ImpasseRule::Points24 => lang.text("settings-impasse-24"),
        ImpasseRule::Try => lang.text("settings-impasse-try"),
    };
    let detail = match prefs.with(|settings| settings.impasse) {
        ImpasseRule::Off => "settings-impasse-off.detail",
        ImpasseRule::Points27 => "settings-impasse-27.detail",
        ImpasseRule::Points24 => "settings-impasse-24.detail",
        ImpasseRule::Try => "settings-impasse-try.detail",
    };
    rsx! {
        Choices { heading: "settings-impasse", detail,
            for rule in ImpasseRule::ALL {
                Chip {
                    key: "{rule.name()}",
                    id: "settings-impasse-{rule.name()}",
                    on: prefs.with(|settings| settings.impasse == rule),
                    onclick: move |_| {
                        prefs.change(|settings| settings.impasse = rule);
                        play.heed_settings();
                    },
                    {words(rule)}
                }
            }
        }
    }
}
