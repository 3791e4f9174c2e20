//! What a lesson says, over the board.

use dioxus::prelude::*;

use super::super::icon::{Icon, Sign};
use super::super::inline::Prose;
use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::play::Play;
use super::super::route::Route;
use super::super::tutor::Tutor;
use super::words;
use crate::l10n::Args;
use crate::learn::lesson::{Goal, Said};
use crate::learn::section_for;
use crate::rules::{Origin, Role};

/// Where in the lesson one is, the sentence of the step, and what there is to say of the last
/// touch. Whoever does not see the board hears both as they change.
#[component]
pub fn LessonCard(tutor: Tutor) -> Element {
    let lang: Lang = use_context();
    let run = tutor.run();
    let Some(step) = run.step() else { return rsx! {} };
    let is_done = run.is_done();
    rsx! {
        section { class: "lesson-card", "data-done": is_done.then_some("true"),
            LessonHead { tutor }
            div { class: "lesson-text", aria_live: "polite",
                p { class: "lesson-say", tabindex: "-1", "data-testid": "lesson-say",
                    if is_done {
                        strong { {lang.text("learn-well")} }
                        if let Some(done) = step.done {
                            " "
                            Prose { text: lang.text(done) }
                        }
                    } else {
                        Prose { text: lang.text(step.say) }
                    }
                }
                if !is_done || matches!(run.said(), Some(Said::Refused(_))) {
                    LessonSaid { tutor }
                }
            }
            if let (Goal::Choose { choices, .. }, false) = (step.goal, is_done) {
                Answers { choices }
            }
        }
    }
}

/// The way to the other lessons, the title, and how far one has come.
#[component]
fn LessonHead(tutor: Tutor) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let run = tutor.run();
    let (at, count) = (run.at() + 1, run.lesson().steps.len());
    let args = Args::new().number("number", at).number("count", count);
    rsx! {
        header { class: "lesson-head",
            button {
                class: "lesson-all",
                r#type: "button",
                "data-testid": "lesson-all",
                aria_label: lang.text("learn-all"),
                onclick: move |_| nav.go(Route::Lessons),
                Icon { sign: Sign::Moves }
            }
            h1 { {lang.text(run.lesson().title)} }
            p { class: "lesson-at", "data-testid": "lesson-at", "data-step": "{at}",
                span { class: "unseen", {lang.text_with("learn-at", &args)} }
                span { "aria-hidden": "true", dir: "ltr", "{at}/{count}" }
            }
            div {
                class: "lesson-way",
                "aria-hidden": "true",
                style: "--part:calc({at} / {count})",
            }
        }
    }
}

/// Why a touch was not what is wanted, or how many of several are found; or the hint in words.
#[component]
fn LessonSaid(tutor: Tutor) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let run = tutor.run();
    if let Some(said) = run.said() {
        let text = lang.with(|it| words::said(it, said, play.turn()));
        let rule = match said {
            Said::Refused(refusal) => Some(refusal.rule()),
            _ => None,
        };
        return rsx! {
            p {
                class: "lesson-said",
                "data-testid": "lesson-said",
                "data-good": said.is_good().then_some("true"),
                "data-rule": rule,
                {text}
                if let Some(rule) = rule {
                    " "
                    a {
                        href: Route::Rules(Some(section_for(rule))).address(),
                        onclick: move |event| {
                            event.prevent_default();
                            nav.go(Route::Rules(Some(section_for(rule))));
                        },
                        {lang.text("button-read-rule")}
                    }
                }
            }
        };
    }
    let Some(hint) = play.lesson_hint() else { return rsx! {} };
    let piece = match hint.from {
        Origin::Board(square) => play.cell(square).peek().view.piece.map(|piece| piece.role),
        Origin::Hand(role) => Some(role),
    };
    let is_held = play.holds(hint);
    let text = lang.with(|it| words::hint(it, hint, piece.unwrap_or(Role::Pawn), is_held));
    rsx! {
        p { class: "lesson-said", "data-testid": "lesson-hint-text", "data-good": "true", {text} }
    }
}

/// The answers to a question.
#[component]
fn Answers(choices: &'static [&'static str]) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    rsx! {
        div { class: "lesson-answers", role: "group",
            for (at , choice) in choices.iter().enumerate() {
                button {
                    key: "{choice}",
                    class: "button",
                    r#type: "button",
                    "data-testid": "lesson-answer-{at}",
                    onclick: move |_| play.choose_answer(at),
                    {lang.text(choice)}
                }
            }
        }
    }
}
