//! The sheet with the rest of the buttons.

use dioxus::prelude::*;

use super::icon::Sign;
use super::lang::Lang;
use super::nav::Nav;
use super::play::Play;
use super::route::Route;
use super::seating_choice::SeatingChoice;
use super::sheet::{Frame, RowButton};
use super::sheets::{Sheet, Sheets};

const MENU: &str = "[data-testid='button-menu']";

/// What is not in sight during play.
#[component]
pub fn Menu() -> Element {
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    let lang: Lang = use_context();
    let can_resign = play.controls().can_resign;
    let new_game = move |_| {
        if play.is_underway() {
            sheets.open(Sheet::New, MENU);
        } else {
            sheets.close();
            play.begin(false);
        }
    };
    rsx! {
        Frame { title: lang.text("menu-title"), id: "menu",
            SeatingChoice {
                onchoose: move |seating| {
                    sheets.close();
                    play.sit(seating);
                },
            }
            div { class: "rows",
                if can_resign {
                    RowButton {
                        id: "button-resign",
                        sign: Sign::Resign,
                        words: lang.text("button-resign"),
                        onclick: move |_| sheets.open(Sheet::Resign, MENU),
                    }
                }
                if play.controls().can_declare {
                    RowButton {
                        id: "button-declare",
                        sign: Sign::Resign,
                        words: lang.text("button-declare"),
                        onclick: move |_| sheets.open(Sheet::Declare, MENU),
                    }
                }
                RowButton {
                    id: "button-moves",
                    sign: Sign::Moves,
                    words: lang.text("button-moves"),
                    onclick: move |_| play.open_review(),
                }
                RowButton {
                    id: "button-flip",
                    sign: Sign::Flip,
                    words: lang.text("button-flip"),
                    onclick: move |_| {
                        sheets.close();
                        play.flip();
                    },
                }
                RowButton {
                    id: "menu-names",
                    sign: Sign::Players,
                    words: lang.text("table-names"),
                    onclick: move |_| sheets.open(Sheet::Table, MENU),
                }
                RowButton {
                    id: "button-new",
                    sign: Sign::New,
                    words: lang.text("button-new"),
                    onclick: new_game,
                }
                Link { route: Route::Rules(None), id: "menu-rules", sign: Sign::Rules, words: lang.text("title-rules") }
                Link { route: Route::Settings, id: "menu-settings", sign: Sign::Settings, words: lang.text("title-settings") }
                Link { route: Route::Home, id: "menu-home", sign: Sign::Home, words: lang.text("button-home") }
            }
            button {
                id: "sheet-last",
                class: "button",
                r#type: "button",
                "data-testid": "button-close",
                onclick: move |_| sheets.close(),
                {lang.text("button-close")}
            }
        }
    }
}

/// A row that leads to another page.
#[component]
fn Link(route: Route, id: &'static str, sign: Sign, words: String) -> Element {
    let nav: Nav = use_context();
    let sheets: Sheets = use_context();
    rsx! {
        RowButton {
            id,
            sign,
            words,
            onclick: move |_| {
                sheets.close();
                nav.go(route);
            },
        }
    }
}
