//! The head of a page to be read.

use dioxus::prelude::*;

use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::nav::Nav;
use super::play::Play;
use super::route::Route;

/// The title, and the way back: to the running game if there is one, else home.
#[component]
pub fn TopBar(title: String) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let play: Play = use_context();
    let has_game = play.controls().n_line > 0;
    rsx! {
        header { class: "top-bar",
            button {
                class: "bar-button",
                r#type: "button",
                "data-testid": "button-home",
                onclick: move |_| nav.go(Route::Home),
                Icon { sign: Sign::Home }
                span { {lang.text("button-home")} }
            }
            h1 { {title} }
            if has_game {
                button {
                    class: "bar-button",
                    r#type: "button",
                    "data-testid": "button-back-to-game",
                    onclick: move |_| nav.go(Route::Play),
                    Icon { sign: Sign::Continue }
                    span { {lang.text("title-play")} }
                }
            }
        }
    }
}
