//! An address that leads nowhere.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::route::Route;

/// Says so, and leads home.
#[component]
pub fn NowherePage() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    rsx! {
        main { id: "top", class: "page error-page", "data-testid": "nowhere",
            h1 { {lang.text("title-not-found")} }
            p { {lang.text("address-page")} }
            button {
                class: "button primary",
                r#type: "button",
                "data-testid": "button-home",
                onclick: move |_| nav.go(Route::Home),
                {lang.text("button-home")}
            }
        }
    }
}
