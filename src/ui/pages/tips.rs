//! Advice for the first games.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::reading::{Blocks, PageEnd, PageLink};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::learn::Page;

/// The tips, each with a board to play on.
#[component]
pub fn TipsPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "tips",
            TopBar { title: lang.text("title-tips") }
            article { class: "prose",
                details { class: "contents", "data-testid": "contents",
                    summary { span { {lang.text("reading-contents")} } }
                    ol {
                        for tip in Page::Tips.sections() {
                            li { key: "{tip.title}",
                                PageLink { route: Route::Tips(Some(tip.id())), {lang.text(tip.title)} }
                            }
                        }
                    }
                }
                for tip in Page::Tips.sections() {
                    section {
                        key: "{tip.title}",
                        id: "tips-{tip.id()}",
                        "data-testid": "{tip.title}",
                        h2 { {lang.text(tip.title)} }
                        Blocks { blocks: &tip.blocks }
                    }
                }
                PageEnd {}
            }
        }
    }
}
