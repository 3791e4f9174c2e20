//! A page to be read whose words are on their way: on the web they come when they are wanted.

use dioxus::core::{Runtime, current_scope_id};
use dioxus::prelude::*;

use super::app::title;
use super::lang::Lang;
use super::nav::Nav;
use super::prefs::Prefs;
use super::route::Route;
use super::top_bar::TopBar;
use crate::platform::Device;

/// When they are fetched unasked, in milliseconds after the start: the board stands by then.
const LATER: f64 = 4000.0;

/// Whether the words of the page shown are not there yet.
pub fn is_awaited(nav: Nav, lang: Lang) -> bool {
    let is_read = matches!(
        nav.route(),
        Route::Rules(_) | Route::Words(_) | Route::Questions(_) | Route::Tips(_)
    );
    is_read && !lang.has_pages()
}

/// Fetches the words unasked, so that they are there without a network too.
pub fn fetch_later(device: &Device, lang: Lang, prefs: Prefs) {
    if !lang.has_pages() {
        let (runtime, scope) = (Runtime::current(), current_scope_id());
        let fetch = move || runtime.in_scope(scope, || prefs.fetch_pages(false));
        device.after(LATER, Box::new(fetch));
    }
}

/// What is seen meanwhile: the title, and the way back.
#[component]
pub fn AwaitedPage() -> Element {
    let nav: Nav = use_context();
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    use_effect(move || prefs.fetch_pages(true));
    rsx! {
        main { id: "top", class: "page", aria_busy: "true", "data-testid": "page-awaited",
            TopBar { title: lang.text(title(nav.route())) }
        }
    }
}
