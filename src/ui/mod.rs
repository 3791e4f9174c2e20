//! Components and screens.
pub mod faces;

use dioxus::prelude::*;

/// The whole app.
#[component]
pub fn App() -> Element {
    let mut n = use_signal(|| 0);
    rsx! { button { onclick: move |_| n += 1, "{n}" } }
}
