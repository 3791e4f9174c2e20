//! One problem.

use dioxus::prelude::*;

use super::super::super::diagram::{HeldBoard, use_hands};
use super::super::super::icon::{Icon, Sign};
use super::super::super::lang::Lang;
use super::super::super::nav::Nav;
use super::super::super::reading::PageLink;
use super::super::super::route::Route;
use super::super::super::solved::Solved;
use super::super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::Problem;
use crate::platform::Device;

/// The board of a problem, and the way to the next one.
#[component]
pub fn OneProblem(problem: Problem) -> Element {
    let lang: Lang = use_context();
    let solved: Solved = use_context();
    let onsolved = use_callback(move |()| solved.note(problem));
    let hands = use_hands(problem.diagram()).when_solved(onsolved);
    let is_solved = hands.trial().is_some_and(|trial| trial.is_solved());
    let number = Args::new().number("number", problem.number);
    rsx! {
        main { id: "top", class: "page", "data-testid": "problem", "data-number": "{problem.number}",
            TopBar { title: lang.text_with("problem-name", &number) }
            div { class: "prose problem", "data-solved": is_solved.then_some("true"),
                HeldBoard { hands }
                div { role: "status",
                    if is_solved {
                        p { class: "problem-done", "data-testid": "problem-done",
                            Icon { sign: Sign::Yes }
                            {lang.text("problem-done")}
                        }
                    }
                }
                div { class: "problem-ways",
                    NextButton { problem, is_solved }
                    PageLink { route: Route::Problems(None), {lang.text("problems-all")} }
                }
            }
        }
    }
}

#[component]
fn NextButton(problem: Problem, is_solved: bool) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let solved: Solved = use_context();
    let device: Device = use_context();
    let Some(next) = solved.after(problem, device.day()) else { return rsx! {} };
    rsx! {
        button {
            class: "button",
            class: if is_solved { "primary" },
            r#type: "button",
            "data-testid": "problem-next",
            onclick: move |_| nav.go(Route::Problems(Some(next.number))),
            {lang.text("problem-next")}
            Icon { sign: Sign::Next }
        }
    }
}
