//! The buttons under the board of a lesson.

use dioxus::prelude::*;

use super::super::icon::Sign;
use super::super::lang::Lang;
use super::super::play::Play;
use super::super::review::PanelButton;
use super::super::tutor::Tutor;
use crate::learn::lesson::Goal;
use crate::play::StatusView;

/// Back, again, a hint, and on: skipping the step, or once it is done to the next.
#[component]
pub fn LessonBar(tutor: Tutor) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let run = tutor.run();
    let at = run.at();
    let is_done = run.is_done();
    let is_game = run.step().is_some_and(|step| step.goal == Goal::Win);
    let is_over = matches!(play.status(), StatusView::Over(_));
    let is_question = run.step().is_some_and(|step| matches!(step.goal, Goal::Choose { .. }));
    let named = |id: &'static str| (lang.text(id), lang.text(id));
    let ((back, back_short), (again, again_short)) = (named("replay-back"), named("learn-again"));
    let ((hint, hint_short), (skip, skip_short)) = (named("learn-hint"), named("learn-skip"));
    rsx! {
        nav { class: "bar",
            if is_game {
                PanelButton {
                    id: "lesson-undo",
                    sign: Sign::Undo,
                    words: lang.text("button-undo"),
                    short: lang.text("button-undo.short"),
                    is_dim: play.controls().n_moves == 0,
                    onclick: move |_| play.take_back(),
                }
            } else {
                PanelButton {
                    id: "lesson-back",
                    sign: Sign::Back,
                    words: back,
                    short: back_short,
                    is_dim: at == 0,
                    onclick: move |_| play.turn_to_step(at.saturating_sub(1)),
                }
            }
            PanelButton {
                id: "lesson-again",
                sign: Sign::Again,
                words: again,
                short: again_short,
                onclick: move |_| play.turn_to_step(at),
            }
            if is_done {
                NextButton { at }
            } else {
                PanelButton {
                    id: "lesson-hint",
                    sign: Sign::Learn,
                    words: hint,
                    short: hint_short,
                    is_dim: is_question || is_over,
                    onclick: move |_| if !is_over { play.ask_lesson_hint() },
                }
                PanelButton {
                    id: "lesson-skip",
                    sign: Sign::Next,
                    words: skip,
                    short: skip_short,
                    onclick: move |_| play.turn_to_step(at + 1),
                }
            }
        }
    }
}

/// On to the next step: where the hint and the skipping were, and as wide as both.
#[component]
fn NextButton(at: usize) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    rsx! {
        button {
            class: "button primary lesson-next",
            r#type: "button",
            "data-testid": "lesson-next",
            onclick: move |_| play.turn_to_step(at + 1),
            {lang.text("learn-next")}
        }
    }
}
