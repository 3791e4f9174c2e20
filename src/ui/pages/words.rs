//! The glossary.

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::nav::Nav;
use super::super::reading::{Blocks, PageEnd};
use super::super::route::Route;
use super::super::top_bar::TopBar;
use crate::l10n::Args;
use crate::learn::{Index, Section, folded};

/// The words, and the search in them.
#[component]
pub fn WordsPage() -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let mut query = use_signal(String::new);
    let index = use_memo(move || lang.with(|words| Index::new(|id| words.text(id))));
    // A link to a word must find it, whatever was asked for before.
    use_effect(move || {
        if matches!(nav.route(), Route::Words(Some(_))) {
            query.set(String::new());
        }
    });
    let found = index.read().find(&query.read());
    let count = Args::new().number("count", found.len());
    rsx! {
        main { id: "top", class: "page", "data-testid": "words",
            TopBar { title: lang.text("title-words") }
            div { class: "prose",
                div { class: "search", role: "search",
                    input {
                        r#type: "search",
                        "data-testid": "words-search",
                        autocomplete: "off",
                        autocapitalize: "none",
                        spellcheck: "false",
                        maxlength: "60",
                        enterkeyhint: "search",
                        aria_label: lang.text("words-search"),
                        placeholder: lang.text("words-search"),
                        value: "{query}",
                        oninput: move |event| query.set(event.value()),
                    }
                    p { class: "search-count", role: "status", "data-testid": "words-count",
                        {lang.text_with("words-count", &count)}
                    }
                }
                for term in found {
                    Entry { key: "{term.title}", term }
                }
                PageEnd {}
            }
        }
    }
}

/// A word with what it means.
#[component]
fn Entry(term: &'static Section) -> Element {
    let lang: Lang = use_context();
    let (id, names) = (term.id(), term.names);
    let word = lang.text(term.title);
    // The same word need not be said twice.
    let differs = |name: &&str| folded(name) != folded(&word);
    // Nor is a reader told the word of the reader's own language.
    let own = lang.language().tag();
    let japanese = Some(names.japanese).filter(differs).filter(|_| own != "ja");
    let romaji = Some(names.romaji).filter(differs);
    let english = Some(names.english).filter(differs).filter(|_| own != "en");
    rsx! {
        section { id: "words-{id}", class: "entry", "data-testid": "word-{id}",
            h2 { {word} }
            p { class: "entry-names",
                if let Some(japanese) = japanese {
                    span { lang: "ja", {japanese} }
                }
                if let Some(romaji) = romaji {
                    bdi { lang: "ja-Latn", {romaji} }
                }
                if let Some(english) = english {
                    bdi { lang: "en", {english} }
                }
            }
            Blocks { blocks: &term.blocks }
        }
    }
}
