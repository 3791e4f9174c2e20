//! The few buttons in reach of a thumb.

use dioxus::prelude::*;

use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::play::Play;
use super::sheets::{Sheet, Sheets};
use crate::play::Command;

/// Undo, redo, the menu; and once the game is over, the next one.
#[component]
pub fn Bar() -> Element {
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    // The sheet at the end has this button too.
    let is_over = play.is_over() && sheets.get().is_none();
    rsx! {
        nav { class: "bar",
            BarButton {
                id: "button-undo",
                sign: Sign::Undo,
                words: "button-undo",
                is_dim: !play.can_undo(),
                onclick: move |_| play.ask_undo(play.asker()),
            }
            BarButton {
                id: "button-redo",
                sign: Sign::Redo,
                words: "button-redo",
                is_dim: !play.can_redo(),
                onclick: move |_| play.send(Command::Redo),
            }
            if is_over {
                BarButton {
                    id: "button-rematch",
                    sign: Sign::Again,
                    words: "button-rematch",
                    is_dim: false,
                    onclick: move |_| play.rematch(),
                }
            }
            BarButton {
                id: "button-menu",
                sign: Sign::Menu,
                words: "button-menu",
                is_dim: false,
                onclick: move |_| sheets.open(Sheet::Menu, "[data-testid='button-menu']"),
            }
        }
    }
}

/// A button of the bar. A dim one is no dead one: pressed, it says what is missing.
#[component]
fn BarButton(
    id: &'static str,
    sign: Sign,
    words: &'static str,
    is_dim: bool,
    onclick: EventHandler<MouseEvent>,
) -> Element {
    let lang: Lang = use_context();
    let short = match words {
        "button-undo" => "button-undo.short",
        "button-redo" => "button-redo.short",
        whole => whole,
    };
    rsx! {
        button {
            class: "bar-button",
            r#type: "button",
            "data-testid": id,
            "data-dim": is_dim.then_some("true"),
            aria_label: lang.text(words),
            onclick,
            Icon { sign }
            span { {lang.text(short)} }
        }
    }
}
