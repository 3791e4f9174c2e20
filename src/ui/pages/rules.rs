//! The rules, to be read.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::progress::Progress;
use super::super::reading::{Blocks, PageEnd, PageLink};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::{Page, Section};

/// All sections, each with a name of its own in the address.
#[component]
pub fn RulesPage() -> Element {
    let lang: Lang = use_context();
    rsx! {
        main { id: "top", class: "page", "data-testid": "rules",
            TopBar { title: lang.text("title-rules") }
            article { class: "prose",
                Contents {}
                for section in Page::Rules.sections() {
                    SectionPart { key: "{section.title}", section }
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
    let heads = || Page::Rules.sections().filter(|section| !section.is_part);
    let is_read = |head: &Section| parts(head).all(|part| progress.has_read(part.id()));
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
                    li { key: "{section.title}", "data-read": is_read(section).then_some("true"),
                        PageLink { route: Route::Rules(Some(section.id())),
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

/// A section with its parts.
fn parts(head: &Section) -> impl Iterator<Item = &'static Section> {
    let mut rest = Page::Rules.sections().skip_while(|section| section.title != head.title);
    rest.next().into_iter().chain(rest.take_while(|section| section.is_part))
}

#[component]
fn SectionPart(section: &'static Section) -> Element {
    let lang: Lang = use_context();
    let progress: Progress = use_context();
    let (id, title) = (section.id(), lang.text(section.title));
    rsx! {
        section { id: "rules-{id}",
            if section.is_part {
                h3 { {title} }
            } else {
                h2 { {title} }
            }
            Blocks { blocks: &section.blocks }
            // Whoever has come to its end has read it.
            span {
                class: "section-end",
                "data-testid": "end-{id}",
                "aria-hidden": "true",
                onvisible: move |event| {
                    if event.is_intersecting().unwrap_or_default() {
                        progress.note(id);
                    }
                },
            }
        }
    }
}
