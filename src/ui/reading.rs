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
use crate::learn::{Block, RULES, Section, Term};

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
                Block::Pieces(roles) => rsx! {
                    PieceTable { key: "{at}", roles }
                },
                Block::Points => rsx! {
                    PointTable { key: "{at}" }
                },
                Block::Settings => rsx! {
                    SettingTable { key: "{at}" }
                },
                Block::Words(ids) => rsx! {
                    SeeAlso { key: "{at}", terms: ids, rule: None }
                },
            }
        }
    }
}

/// Links to words of the glossary and to a rule.
#[component]
pub fn SeeAlso(terms: &'static [&'static str], rule: Option<&'static str>) -> Element {
    let lang: Lang = use_context();
    let terms = terms.iter().filter_map(|id| Term::find(id));
    let rule = rule.and_then(|id| Section::find(RULES, id));
    rsx! {
        p { class: "see-also",
            if let Some(section) = rule {
                PageLink { route: Route::Rules(Some(section.id)),
                    Icon { sign: Sign::Rules }
                    {lang.text(section.title)}
                }
            }
            for term in terms {
                PageLink { key: "{term.id}", route: Route::Words(Some(term.id)),
                    {lang.text(&term.word())}
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
