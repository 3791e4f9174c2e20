//! The lessons to choose from.

use dioxus::prelude::*;

use super::super::icon::Sign;
use super::super::lang::Lang;
use super::super::learned::Learned;
use super::super::nav::Nav;
use super::super::route::Route;
use super::super::sheet::RowButton;
use super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::lesson::LESSONS;

/// Every lesson, open from the start, with how long it takes or that it was finished.
#[component]
pub fn LessonsPage() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let learned: Learned = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "lessons",
            TopBar { title: lang.text("title-learn") }
            nav { class: "rows lesson-rows",
                for lesson in LESSONS {
                    RowButton {
                        key: "{lesson.id}",
                        id: lesson.id,
                        sign: if learned.has_finished(lesson) { Sign::Yes } else { Sign::Learn },
                        words: lang.text(lesson.title),
                        detail: if learned.has_finished(lesson) {
                            lang.text("learn-finished")
                        } else {
                            lang.text_with(
                                "learn-minutes",
                                &Args::new().number("count", usize::from(lesson.minutes)),
                            )
                        },
                        onclick: move |_| nav.go(Route::Learn(lesson)),
                    }
                }
            }
        }
    }
}
