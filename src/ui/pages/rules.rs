//! The rules, to be read.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::progress::Progress;
use super::super::reading::{Blocks, PageEnd, PageLink};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::{RULES, Section};

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
                    SectionPart { key: "{section.id}", section }
                }
                PageEnd {}
            }
        }
    }
}

/// The list of the sections, folded: whoever begins is to see text, not a list.
#[component]
fn Contents() -> Element {
    let lang: Lang = use_context();
    let progress: Progress = use_context();
    let heads = || RULES.iter().filter(|section| section.level == 2);
    let is_read = |section: &Section| parts(section).all(|part| progress.has_read(part.id));
    let args = Args::new()
        .number("count", heads().filter(|section| is_read(section)).count())
        .number("all", heads().count());
    rsx! {
        details { class: "contents", "data-testid": "contents",
            summary {
                span { {lang.text("reading-contents")} }
                span { class: "contents-read", "data-testid": "reading-progress",
                    {lang.text_with("reading-progress", &args)}
                }
            }
            ol {
                for section in heads() {
                    li { key: "{section.id}", "data-read": is_read(section).then_some("true"),
                        PageLink { route: Route::Rules(Some(section.id)),
                            {lang.text(section.title)}
                            if is_read(section) {
                                span { class: "unseen", {lang.text("reading-read")} }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A section of level 2 with those of level 3 below it.
fn parts(head: &Section) -> impl Iterator<Item = &'static Section> {
    let from = RULES.iter().position(|section| section.id == head.id).unwrap_or_default();
    let mut rest = RULES[from..].iter();
    let first = rest.next();
    first.into_iter().chain(rest.take_while(|section| section.level > 2))
}

#[component]
fn SectionPart(section: &'static Section) -> Element {
    let lang: Lang = use_context();
    let progress: Progress = use_context();
    let title = lang.text(section.title);
    rsx! {
        section { id: "rules-{section.id}",
            if section.level == 2 {
                h2 { {title} }
            } else {
                h3 { {title} }
            }
            Blocks { blocks: section.blocks }
            // Whoever has come to its end has read it.
            span {
                class: "section-end",
                "data-testid": "end-{section.id}",
                "aria-hidden": "true",
                onvisible: move |event| {
                    if event.is_intersecting().unwrap_or_default() {
                        progress.note(section.id);
                    }
                },
            }
        }
    }
}
