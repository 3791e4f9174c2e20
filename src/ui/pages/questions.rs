//! What newcomers ask.

use dioxus::prelude::*;

use super::super::diagram::SmallBoard;
use super::super::inline::Prose;
use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::reading::{PageEnd, SeeAlso};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::learn::{QUESTIONS, Question};

/// The questions; a touch on one opens its answer.
#[component]
pub fn QuestionsPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "questions",
            TopBar { title: lang.text("title-questions") }
            div { class: "prose",
                for question in QUESTIONS {
                    Entry { key: "{question.id}", question }
                }
                PageEnd {}
            }
        }
    }
}

#[component]
fn Entry(question: &'static Question) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let is_asked = nav.route() == Route::Questions(Some(question.id));
    rsx! {
        details {
            id: "questions-{question.id}",
            class: "question",
            "data-testid": "question-{question.id}",
            open: is_asked,
            summary { h2 { {lang.text(question.question)} } }
            p { Prose { text: lang.text(question.answer) } }
            if let Some(diagram) = question.diagram {
                SmallBoard { diagram }
            }
            if question.rule.is_some() {
                SeeAlso { terms: &[], rule: question.rule }
            }
        }
    }
}
