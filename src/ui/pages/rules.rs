//! The rules, to be read.

use dioxus::prelude::*;

use super::super::diagram::SmallBoard;
use super::super::inline::Prose;
use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::play::Play;
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::learn::{Block, RULES, Section};

/// All sections, each with a name of its own in the address.
#[component]
pub fn RulesPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "rules",
            TopBar { title: lang.text("title-rules") }
            article { class: "prose",
                Contents {}
                for section in RULES {
                    SectionPart { key: "{section.id}", section: *section }
                }
                PlayNow {}
            }
        }
    }
}

#[component]
fn Contents() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    rsx! {
        nav { class: "contents", aria_label: lang.text("title-rules"),
            for section in RULES.iter().filter(|section| section.level == 2) {
                a {
                    key: "{section.id}",
                    href: Route::Rules(Some(section.id)).address(),
                    onclick: move |event| {
                        event.prevent_default();
                        nav.go(Route::Rules(Some(section.id)));
                    },
                    {lang.text(section.title)}
                }
            }
        }
    }
}

#[component]
fn SectionPart(section: Section) -> Element {
    let lang: Lang = use_context();
    let title = lang.text(section.title);
    rsx! {
        section { id: "rules-{section.id}",
            if section.level == 2 {
                h2 { {title} }
            } else {
                h3 { {title} }
            }
            for (at , block) in section.blocks.iter().enumerate() {
                match block {
                    Block::Text(id) => rsx! {
                        p { key: "{at}", Prose { text: lang.text(id) } }
                    },
                    Block::List(ids) => rsx! {
                        ul { key: "{at}",
                            for id in ids.iter() {
                                li { key: "{id}", Prose { text: lang.text(id) } }
                            }
                        }
                    },
                    Block::Diagram(diagram) => rsx! {
                        SmallBoard { key: "{at}", diagram: *diagram }
                    },
                    Block::Pieces(_) | Block::Points | Block::Settings | Block::Words(_) => rsx! {},
                }
            }
        }
    }
}

/// From reading to playing: the running game, or a new one.
#[component]
fn PlayNow() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let play: Play = use_context();
    let controls = play.controls();
    let words = if controls.n_line > 0 { "button-back-to-game" } else { "button-play-now" };
    rsx! {
        button {
            class: "button primary",
            r#type: "button",
            "data-testid": "button-play-now",
            onclick: move |_| {
                if controls.n_line == 0 {
                    play.begin(true);
                }
                nav.go(Route::Play);
            },
            {lang.text(words)}
        }
    }
}
