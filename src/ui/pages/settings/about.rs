//! What this app is, what it is made of, and what it keeps to itself.

use dioxus::prelude::*;

use super::super::super::lang::Lang;
use crate::l10n::Args;

/// A few lines at the end.
#[component]
pub fn About() -> Element {
    let lang: Lang = use_context();
    let version = Args::new().text("version", env!("CARGO_PKG_VERSION"));
    rsx! {
        section { class: "about", "data-testid": "about",
            h2 { {lang.text("about-title")} }
            p { {lang.text_with("about-version", &version)} }
            p { {lang.text("about-privacy")} }
            p { {lang.text("about-licence")} }
        }
    }
}
