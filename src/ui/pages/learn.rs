//! A lesson on the board.

use dioxus::prelude::*;

use super::super::board::Board;
use super::super::ghost::Ghost;
use super::super::learning::Learning;
use super::super::lesson::{LessonBar, LessonCard, LessonEnd};
use super::super::live::Live;
use super::super::status::Status;
use super::super::tray::Tray;
use super::super::tutor::Tutor;
use crate::learn::lesson::{Goal, Lesson};
use crate::rules::Side;

/// The page of a lesson: what it says, the board of the game, its buttons.
#[component]
pub fn LearnPage(lesson: &'static Lesson) -> Element {
    rsx! {
        // Another lesson is another page.
        for lesson in [lesson] {
            Lessoned { key: "{lesson.id}", lesson }
        }
    }
}

#[component]
fn Lessoned(lesson: &'static Lesson) -> Element {
    let learning: Learning = use_context();
    let (play, tutor) = use_hook(|| {
        let (play, tutor) = learning.sit(lesson);
        (provide_context(play), tutor)
    });
    use_drop(move || learning.leave(lesson));
    let run = tutor.run();
    let Some(step) = run.step() else {
        return rsx! {
            main { id: "top", class: "page", "data-testid": "lesson", LessonEnd { tutor } }
        };
    };
    let is_game = step.goal == Goal::Win;
    rsx! {
        main {
            id: "top",
            class: "game lesson",
            "data-testid": "lesson",
            "data-lesson": lesson.id,
            "data-seating": "same-side",
            "data-look": "game",
            "data-game": is_game.then_some("true"),
            onpointerdown: move |event| play.press_elsewhere(&event),
            onpointermove: move |event| play.slide(&event),
            onpointerup: move |event| play.release(&event),
            onpointercancel: move |event| play.lose(&event),
            onlostpointercapture: move |event| play.lose(&event),
            onclick: move |_| play.click_elsewhere(),
            onkeydown: move |event| {
                if event.key() == Key::Escape && play.escape() {
                    event.prevent_default();
                }
            },
            Ghost {}
            div { class: "end far",
                LessonCard { tutor }
                if is_game {
                    section { class: "seat", Tray { side: Side::Gote } }
                }
            }
            Board {}
            LessonFoot { tutor, is_game }
        }
    }
}

/// The learner's hand and the buttons; in a game also how it stands.
#[component]
fn LessonFoot(tutor: Tutor, is_game: bool) -> Element {
    rsx! {
        div { class: "end near",
            section { class: "seat",
                if is_game {
                    Status { side: Side::Sente }
                }
                Tray { side: Side::Sente }
            }
            div { class: "foot", LessonBar { tutor } }
            Live {}
        }
    }
}
