//! The frame of every sheet.

use dioxus::prelude::*;

use super::confirm::Confirm;
use super::declare::DeclareSheet;
use super::elsewhere::ElsewhereSheet;
use super::icon::{Icon, Sign};
use super::menu::Menu;
use super::nav::Nav;
use super::play::Play;
use super::prefs::Prefs;
use super::result::ResultSheet;
use super::review::PlayOnSheet;
use super::route::Route;
use super::share::ShareSheet;
use super::sheets::{Sheet, Sheets};
use super::table_sheet::TableSheet;
use crate::platform::Device;
use crate::play::Command;

/// The sheet that is open, if one is.
#[component]
pub fn OpenSheet() -> Element {
    let sheets: Sheets = use_context();
    let play: Play = use_context();
    let nav: Nav = use_context();
    let prefs: Prefs = use_context();
    match sheets.get() {
        None => rsx! {},
        Some(Sheet::Menu) => rsx! {
            Menu {}
        },
        Some(Sheet::Declare) => rsx! {
            DeclareSheet {}
        },
        Some(Sheet::PlayOn) => rsx! {
            PlayOnSheet {}
        },
        Some(Sheet::Share) => rsx! {
            ShareSheet {}
        },
        Some(Sheet::Elsewhere) => rsx! {
            ElsewhereSheet {}
        },
        Some(Sheet::Result) => rsx! {
            ResultSheet {}
        },
        Some(Sheet::Table) => rsx! {
            TableSheet {}
        },
        Some(Sheet::Undo(asked)) => rsx! {
            Confirm {
                question: "confirm-undo",
                asked,
                onyes: move |()| {
                    sheets.close();
                    play.send(Command::Undo);
                },
            }
        },
        Some(Sheet::Resign) => rsx! {
            Confirm {
                question: "confirm-resign",
                asked: play.turn(),
                onyes: move |()| {
                    sheets.close();
                    play.send(Command::Resign(play.turn()));
                },
            }
        },
        Some(Sheet::Reset) => rsx! {
            Confirm {
                question: "confirm-reset",
                onyes: move |()| {
                    sheets.close();
                    prefs.reset();
                    play.heed_settings();
                },
            }
        },
        Some(Sheet::New) => rsx! {
            Confirm {
                question: "confirm-new",
                onyes: move |()| {
                    sheets.close();
                    play.begin(false);
                    nav.go(Route::Play);
                },
            }
        },
    }
}

/// A sheet from the lower edge: a dialog that holds the focus until it is closed by its cross,
/// by the escape key, or by a tap beside it. What is said to the player across the table comes
/// from the upper edge and is turned.
#[component]
pub fn Frame(
    title: String,
    id: &'static str,
    #[props(default)] is_across: bool,
    children: Element,
) -> Element {
    let sheets: Sheets = use_context();
    let device: Device = use_context();
    let to = move |selector: &'static str| {
        let device = device.clone();
        move |_: FocusEvent| device.focus(selector)
    };
    rsx! {
        div { class: "scrim", onclick: move |_| sheets.close() }
        span { class: "trap", tabindex: "0", onfocus: to("#sheet-last") }
        div {
            id: "sheet",
            class: "sheet",
            role: "dialog",
            aria_modal: "true",
            aria_labelledby: "sheet-title",
            tabindex: "-1",
            "data-testid": id,
            "data-turned": is_across.then_some("true"),
            onkeydown: move |event| {
                event.stop_propagation();
                if event.key() == Key::Escape {
                    event.prevent_default();
                    sheets.close();
                }
            },
            h2 { id: "sheet-title", {title} }
            {children}
        }
        span { class: "trap", tabindex: "0", onfocus: to("#sheet") }
    }
}

/// A wide button of a sheet or of the home screen: a sign, words, perhaps a smaller line.
#[component]
pub fn RowButton(
    id: &'static str,
    sign: Sign,
    words: String,
    detail: Option<String>,
    onclick: EventHandler<MouseEvent>,
) -> Element {
    rsx! {
        button { class: "row", r#type: "button", "data-testid": id, onclick,
            Icon { sign }
            span { class: "row-text",
                span { class: "row-words", {words} }
                if let Some(detail) = detail {
                    span { class: "row-detail", {detail} }
                }
            }
        }
    }
}
