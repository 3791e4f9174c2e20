//! The end of a lesson: a small celebration, and where to go from there.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::learning::Learning;
use super::super::nav::Nav;
use super::super::route::Route;
use super::super::square::piece_name;
use super::super::tutor::Tutor;
use crate::learn::lesson::{LESSONS, Lesson};
use crate::rules::{Piece, Role, Side};

/// Pieces that rise around the heading, one after the other.
const CHEERS: [Role; 8] = [
    Role::Tokin,
    Role::Gold,
    Role::Dragon,
    Role::King,
    Role::Horse,
    Role::Silver,
    Role::Knight,
    Role::Pawn,
];

/// What was done, and the next thing to do: the small game after the first lesson, a full one
/// after that, else the next lesson.
#[component]
pub fn LessonEnd(tutor: Tutor) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let learning: Learning = use_context();
    let lesson = tutor.run().lesson();
    let next = after(lesson);
    let (text, is_game) = match lesson.id {
        "first" => ("learn-over-first", false),
        "game" => ("learn-over-game", true),
        _ => ("learn-over-more", next.is_none()),
    };
    let next_words = if lesson.id == "first" { "learn-to-game" } else { "learn-to-next" };
    rsx! {
        section { class: "lesson-end", "data-testid": "lesson-end",
            div { class: "cheers", "aria-hidden": "true",
                for (at , role) in CHEERS.iter().enumerate() {
                    span {
                        key: "{at}",
                        class: "tile",
                        style: "--at:{at}",
                        "data-face": piece_name(Piece::new(Side::Sente, *role)),
                    }
                }
            }
            h1 { id: "lesson-over", tabindex: "-1", {lang.text("learn-over")} }
            p { {lang.text(text)} }
            div { class: "lesson-ways",
                if let Some(next) = next {
                    button {
                        class: "button",
                        class: if !is_game { "primary" },
                        r#type: "button",
                        "data-testid": "lesson-go-next",
                        onclick: move |_| nav.go(Route::Learn(next)),
                        {lang.text(next_words)}
                    }
                }
                button {
                    class: "button",
                    class: if is_game { "primary" },
                    r#type: "button",
                    "data-testid": "lesson-go-full",
                    onclick: move |_| learning.play_full(nav),
                    {lang.text("learn-to-full")}
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "lesson-go-all",
                    onclick: move |_| nav.go(Route::Lessons),
                    {lang.text("learn-all")}
                }
            }
        }
    }
}

fn after(lesson: &Lesson) -> Option<&'static Lesson> {
    let at = LESSONS.iter().position(|it| it.id == lesson.id)?;
    LESSONS.get(at + 1)
}
