//! What the players are called, without leaving the table.

use dioxus::prelude::*;

use super::lang::Lang;
use super::pages::Names;
use super::sheet::Frame;
use super::sheets::Sheets;

/// The sheet with the two names.
#[component]
pub fn TableSheet() -> Element {
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    rsx! {
        Frame { title: lang.text("table-names"), id: "table-sheet",
            Names {}
            button {
                id: "sheet-last",
                class: "button primary",
                r#type: "button",
                "data-testid": "button-close",
                onclick: move |_| sheets.close(),
                {lang.text("button-close")}
            }
        }
    }
}
