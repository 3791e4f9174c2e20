//! Tables of the pages to be read, made from what the app itself goes by.

use dioxus::prelude::*;

use super::lang::Lang;
use super::nav::Nav;
use super::route::Route;
use super::settings::{ImpasseRule, Seating, Settings, Theme};
use super::square::piece_name;
use crate::l10n::Args;
use crate::learn::{Block, ids};
use crate::platform::Device;
use crate::record::Notation;
use crate::rules::{Piece, Role, Side, points};

/// Pieces with their names, promoted faces beside the plain ones.
#[component]
pub fn PieceTable() -> Element {
    let lang: Lang = use_context();
    rsx! {
        ul { class: "piece-table",
            for role in Block::pieces() {
                li { key: "{role.name()}",
                    Tile { role }
                    span { {lang.text(ids::piece(role))} }
                    if let Some(promoted) = role.promoted() {
                        span { class: "piece-promoted",
                            Tile { role: promoted }
                            span { {lang.text(ids::piece(promoted))} }
                        }
                    }
                }
            }
        }
    }
}

#[component]
fn Tile(role: Role) -> Element {
    rsx! {
        span { class: "tile", "data-face": piece_name(Piece::new(Side::Sente, role)) }
    }
}

/// What pieces count in an impasse.
#[component]
pub fn PointTable() -> Element {
    let lang: Lang = use_context();
    let mut worths: Vec<u32> = Block::pieces().map(points).collect();
    worths.sort_unstable_by(|a, b| b.cmp(a));
    worths.dedup();
    rsx! {
        table { class: "data-table",
            thead {
                tr {
                    th { scope: "col", {lang.text("table-piece")} }
                    th { scope: "col", {lang.text("table-points")} }
                }
            }
            tbody {
                for worth in worths {
                    tr { key: "{worth}",
                        td {
                            for role in Block::pieces().filter(|role| points(*role) == worth) {
                                span { key: "{role.name()}", class: "piece-name",
                                    Tile { role }
                                    {lang.text(ids::piece(role))}
                                }
                            }
                        }
                        td { "{worth}" }
                    }
                }
            }
        }
    }
}

/// A setting as the table tells it: its name, what it is at first, where it is changed.
struct Row {
    name: &'static str,
    first: String,
    group: &'static str,
}

/// The settings at first. Every field is named, so that a new one cannot be forgotten here.
fn rows(lang: Lang) -> Vec<Row> {
    let Settings {
        language: _,
        theme,
        face: _,
        board,
        marks,
        coordinates,
        last_move,
        check_line,
        notation: _,
        seating,
        near_name: _,
        far_name: _,
        alternate,
        move_limit,
        strict,
        impasse,
        ask_undo,
        confirm,
        sound,
        vibration,
        motion,
    } = Settings::default();
    let text = |id: &str| lang.text(id);
    let switch = |on: bool| text(if on { "table-on" } else { "table-off" });
    let theme = match theme {
        Theme::Device => text("settings-theme-device"),
        Theme::Light => text("settings-theme-light"),
        Theme::Dark => text("settings-theme-dark"),
    };
    let seating = match seating {
        Seating::FaceToFace => text("settings-seating-face-to-face"),
        Seating::PassAndTurn => text("settings-seating-pass-and-turn"),
        Seating::SameSide => text("settings-seating-same-side"),
    };
    let notation = match Settings::default().notation(lang.language()) {
        Notation::Words => text("settings-notation-words"),
        Notation::Western => text("settings-notation-western"),
        Notation::Japanese => text("settings-notation-japanese"),
    };
    let limit = match move_limit {
        None => text("settings-limit-none"),
        Some(count) => lang.text_with("settings-limit-moves", &Args::new().number("count", count)),
    };
    let impasse = match impasse {
        ImpasseRule::Off => text("settings-impasse-off"),
        ImpasseRule::Points27 => text("settings-impasse-27"),
        ImpasseRule::Points24 => text("settings-impasse-24"),
        ImpasseRule::Try => text("settings-impasse-try"),
    };
    let row = |name, first, group| Row { name, first, group };
    vec![
        row("settings-language", text("settings-language-device"), "language"),
        row("settings-face", text(Settings::default().face(lang.language()).messages()[0]), "look"),
        row("settings-board", text(board.message()), "look"),
        row("settings-theme", theme, "look"),
        row("settings-marks", switch(marks), "look"),
        row("settings-last-move", switch(last_move), "look"),
        row("settings-check-line", switch(check_line), "look"),
        row("settings-coordinates", switch(coordinates), "look"),
        row("settings-notation", notation, "look"),
        row("settings-seating", seating, "table"),
        row("settings-alternate", switch(alternate), "table"),
        row("settings-ask-undo", switch(ask_undo), "table"),
        row("settings-confirm", switch(confirm), "table"),
        row("settings-strict", switch(strict), "rules"),
        row("settings-limit", limit, "rules"),
        row("settings-impasse", impasse, "rules"),
        row("settings-sound", switch(sound), "feel"),
        row("settings-vibration", switch(vibration), "feel"),
        row("settings-motion", switch(motion), "feel"),
    ]
}

/// The settings of the app as they are at first, each with the way to change it.
#[component]
pub fn SettingTable() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let device: Device = use_context();
    rsx! {
        table { class: "data-table",
            thead {
                tr {
                    th { scope: "col", {lang.text("title-settings")} }
                    th { scope: "col", {lang.text("table-first")} }
                }
            }
            tbody {
                for Row { name , first , group } in rows(lang) {
                    tr { key: "{name}",
                        td {
                            a {
                                href: Route::Settings.address(),
                                onclick: {
                                    let device = device.clone();
                                    move |event: MouseEvent| {
                                        event.prevent_default();
                                        nav.go(Route::Settings);
                                        device.scroll_to(&format!("#settings-{group}"));
                                    }
                                },
                                {lang.text(name)}
                            }
                        }
                        td { {first} }
                    }
                }
            }
        }
    }
}
