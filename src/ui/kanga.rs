//! The border of a kanga around the home screen.

use dioxus::prelude::*;

use super::lang::Lang;

/// Edge, centre and saying, as on the cloth.
#[component]
pub fn Kanga(children: Element) -> Element {
    let lang: Lang = use_context();
    rsx! {
        div { class: "kanga",
            div { class: "kanga-centre",
                {children}
                p { class: "kanga-saying", {lang.text("app-saying")} }
            }
        }
    }
}
