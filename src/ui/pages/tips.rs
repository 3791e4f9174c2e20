//! Advice for the first games.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::reading::{Blocks, PageEnd, PageLink};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::learn::TIPS;

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
                        for tip in TIPS {
                            li { key: "{tip.id}",
                                PageLink { route: Route::Tips(Some(tip.id)), {lang.text(tip.title)} }
                            }
                        }
                    }
                }
                for tip in TIPS {
                    section { key: "{tip.id}", id: "tips-{tip.id}", "data-testid": "tip-{tip.id}",
                        h2 { {lang.text(tip.title)} }
                        Blocks { blocks: tip.blocks }
                    }
                }
                PageEnd {}
            }
        }
    }
}
