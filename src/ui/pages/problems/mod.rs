//! The mate problems.

mod one;

use dioxus::prelude::*;

use self::one::OneProblem;
use super::super::icon::{Icon, Sign};
use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::reading::PageLink;
use super::super::route::Route;
use super::super::solved::Solved;
use super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::{LENGTHS, Problem};
use crate::platform::Device;

/// All problems, or the one that the address names.
#[component]
pub fn ProblemsPage() -> Element {
    let nav: Nav = use_context();
    let number = match nav.route() {
        Route::Problems(number) => number,
        _ => None,
    };
    match number.and_then(Problem::find) {
        // A list of one, so that the next problem is a board of its own.
        Some(problem) => rsx! {
            for problem in [problem] {
                OneProblem { key: "{problem.number}", problem }
            }
        },
        None => rsx! {
            AllProblems {}
        },
    }
}

#[component]
fn AllProblems() -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "problems",
            TopBar { title: lang.text("title-problems") }
            div { class: "prose problems",
                p { {lang.text("problems-intro")} }
                section { class: "problems-today", "data-testid": "problems-today",
                    h2 { {lang.text("problems-today")} }
                    div { class: "problems-row",
                        for problem in Problem::of_day(device.day()) {
                            ProblemLink { key: "{problem.number}", problem, is_of_day: true }
                        }
                    }
                }
                for plies in LENGTHS {
                    Group { key: "{plies}", plies }
                }
            }
        }
    }
}

/// The problems of one length.
#[component]
fn Group(plies: u32) -> Element {
    let lang: Lang = use_context();
    let solved: Solved = use_context();
    let problems: Vec<Problem> = Problem::of_length(plies).collect();
    let count = Args::new().number("count", solved.count(plies)).number("all", problems.len());
    rsx! {
        section { "data-testid": "problems-{plies}",
            h2 { {length(lang, plies)} }
            p { class: "problems-count", "data-testid": "problems-{plies}-count",
                {lang.text_with("problems-solved", &count)}
            }
            div { class: "problems-grid",
                for problem in problems {
                    ProblemLink { key: "{problem.number}", problem, is_of_day: false }
                }
            }
        }
    }
}

fn length(lang: Lang, plies: u32) -> String {
    lang.text_with("problems-length", &Args::new().number("count", plies))
}

/// The number of a problem, with a tick once it is solved.
#[component]
fn ProblemLink(problem: Problem, is_of_day: bool) -> Element {
    let lang: Lang = use_context();
    let solved: Solved = use_context();
    let is_solved = solved.has(problem);
    rsx! {
        span {
            class: "problem-link",
            "data-testid": if is_of_day { "today-{problem.plies}" } else { "problem-{problem.number}" },
            "data-solved": is_solved.then_some("true"),
            PageLink { route: Route::Problems(Some(problem.number)),
                if is_of_day {
                    span { {length(lang, problem.plies)} }
                } else {
                    span { "{problem.number}" }
                }
                if is_solved {
                    Icon { sign: Sign::Yes }
                    span { class: "unseen", {lang.text("problem-is-solved")} }
                }
            }
        }
    }
}
