//! What the pages to be read are made of.

use dioxus::prelude::*;

use super::diagram::SmallBoard;
use super::icon::{Icon, Sign};
use super::inline::Prose;
use super::lang::Lang;
use super::nav::Nav;
use super::play::Play;
use super::route::Route;
use super::tables::{PieceTable, PointTable, SettingTable};
use crate::learn::{Block, Items, Page};

/// A link to another page or part of a page.
#[component]
pub fn PageLink(route: Route, children: Element) -> Element {
    let nav: Nav = use_context();
    rsx! {
        a {
            href: route.address(),
            onclick: move |event| {
                event.prevent_default();
                nav.go(route);
            },
            {children}
        }
    }
}

/// What stands below a heading.
#[component]
pub fn Blocks(blocks: &'static [Block]) -> Element {
    let lang: Lang = use_context();
    rsx! {
        for (at , block) in blocks.iter().enumerate() {
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
                Block::Pieces => rsx! {
                    PieceTable { key: "{at}" }
                },
                Block::Points => rsx! {
                    PointTable { key: "{at}" }
                },
                Block::Settings => rsx! {
                    SettingTable { key: "{at}" }
                },
                Block::See { rule, terms } => rsx! {
                    SeeAlso { key: "{at}", rule: *rule, terms: *terms }
                },
            }
        }
    }
}

/// Links to a rule and to words of the glossary.
#[component]
fn SeeAlso(rule: &'static str, terms: Items) -> Element {
    let lang: Lang = use_context();
    let rule = Page::Rules.find(rule);
    let terms = terms.iter().filter_map(|id| Page::Glossary.find(id));
    rsx! {
        p { class: "see-also",
            if let Some(section) = rule {
                PageLink { route: Route::Rules(Some(section.id())),
                    Icon { sign: Sign::Rules }
                    {lang.text(section.title)}
                }
            }
            for term in terms {
                PageLink { key: "{term.title}", route: Route::Words(Some(term.id())),
                    {lang.text(term.title)}
                }
            }
        }
    }
}

/// What else there is to read, and from reading to playing: the running game, or a new one.
#[component]
pub fn PageEnd() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let play: Play = use_context();
    let here = nav.route();
    let has_game = play.controls().n_line > 0;
    let pages = [
        (Route::Rules(None), "title-rules"),
        (Route::Words(None), "title-words"),
        (Route::Questions(None), "title-questions"),
        (Route::Tips(None), "title-tips"),
    ];
    let others = pages.into_iter().filter(|(page, _)| !page.is_page_of(here));
    rsx! {
        footer { class: "page-end",
            button {
                class: "button primary",
                r#type: "button",
                "data-testid": "button-play-now",
                onclick: move |_| {
                    if !has_game {
                        play.begin(true);
                    }
                    nav.go(Route::Play);
                },
                {lang.text(if has_game { "button-back-to-game" } else { "button-play-now" })}
            }
            nav { class: "see-also", aria_label: lang.text("reading-more"),
                for (page , title) in others {
                    PageLink { key: "{title}", route: page, {lang.text(title)} }
                }
            }
        }
    }
}
