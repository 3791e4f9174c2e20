//! A page that is on its way: on the web most pages come when they are wanted.

use dioxus::prelude::*;

use super::app::title;
use super::lang::Lang;
use super::later::Later;
use super::nav::Nav;
use super::top_bar::TopBar;

/// What is seen meanwhile: the title, and the way back.
#[component]
pub fn AwaitedPage() -> Element {
    let nav: Nav = use_context();
    let lang: Lang = use_context();
    let later: Later = use_context();
    use_effect(move || later.fetch(true));
    rsx! {
        main { id: "top", class: "page", aria_busy: "true", "data-testid": "page-awaited",
            TopBar { title: lang.text(title(nav.route())) }
        }
    }
}
