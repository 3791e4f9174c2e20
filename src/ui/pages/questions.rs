//! What newcomers ask.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::reading::{Blocks, PageEnd};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::learn::{Page, Section};

/// The questions; a touch on one opens its answer.
#[component]
pub fn QuestionsPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "questions",
            TopBar { title: lang.text("title-questions") }
            div { class: "prose",
                for question in Page::Questions.sections() {
                    Entry { key: "{question.title}", question }
                }
                PageEnd {}
            }
        }
    }
}

#[component]
fn Entry(question: &'static Section) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let id = question.id();
    let is_asked = nav.route() == Route::Questions(Some(id));
    rsx! {
        details {
            id: "questions-{id}",
            class: "question",
            "data-testid": "question-{id}",
            open: is_asked,
            summary { h2 { {lang.text(question.title)} } }
            Blocks { blocks: &question.blocks }
        }
    }
}
