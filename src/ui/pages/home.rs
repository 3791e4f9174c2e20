//! The home screen.

use dioxus::prelude::*;

use super::super::icon::Sign;
use super::super::kanga::Kanga;
use super::super::lang::Lang;
use super::super::lang_picker::LangPicker;
use super::super::learned::Learned;
use super::super::nav::Nav;
use super::super::play::Play;
use super::super::route::Route;
use super::super::seating_choice::SeatingChoice;
use super::super::sentences;
use super::super::sheet::RowButton;
use super::super::sheets::{Sheet, Sheets};
use super::super::ties::NewerVersion;
use crate::l10n::Args;
use crate::learn::lesson::FIRST;
use crate::play::StatusView;

/// Where the app begins.
#[component]
pub fn HomePage() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let sheets: Sheets = use_context();
    let sit_down = move || {
        if play.is_underway() {
            sheets.open(Sheet::New, "[data-testid='home-two-players']");
        } else {
            play.begin(true);
            nav.go(Route::Play);
        }
    };
    rsx! {
        main { id: "top", class: "home", "data-testid": "home", "inert": sheets.get().map(|_| "true"),
            Kanga {
                header { class: "home-head",
                    span { class: "tile", "data-face": "sente-king" }
                    h1 { {lang.text("app-name")} }
                    p { {lang.text("app-tagline")} }
                }
                NewerVersion {}
                nav { class: "rows",
                    ContinueButton {}
                    LearnRow { is_first: true }
                    div { class: "two-players",
                        RowButton {
                            id: "home-two-players",
                            sign: Sign::Players,
                            words: lang.text("home-two-players"),
                            detail: lang.text("home-two-players.detail"),
                            onclick: move |_| sit_down(),
                        }
                        // The row above begins as the players sat last; a picture begins so.
                        SeatingChoice {
                            onchoose: move |seating| {
                                play.sit(seating);
                                sit_down();
                            },
                        }
                        button {
                            class: "link",
                            r#type: "button",
                            "data-testid": "home-names",
                            onclick: move |_| sheets.open(Sheet::Table, "[data-testid='home-names']"),
                            {lang.text("table-names")}
                        }
                    }
                    LearnRow { is_first: false }
                    RowButton {
                        id: "home-rules",
                        sign: Sign::Rules,
                        words: lang.text("home-rules"),
                        detail: lang.text("home-rules.detail"),
                        onclick: move |_| nav.go(Route::Rules(None)),
                    }
                    RowButton {
                        id: "home-problems",
                        sign: Sign::Target,
                        words: lang.text("home-problems"),
                        detail: lang.text("home-problems.detail"),
                        onclick: move |_| nav.go(Route::Problems(None)),
                    }
                    ReadingLinks {}
                    RowButton {
                        id: "home-settings",
                        sign: Sign::Settings,
                        words: lang.text("home-settings"),
                        onclick: move |_| nav.go(Route::Settings),
                    }
                }
                LangPicker { device: false }
            }
        }
    }
}

/// Before all else for whoever has not learned the game; later the other lessons, further down.
#[component]
fn LearnRow(is_first: bool) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let learned: Learned = use_context();
    let is_new = !learned.has_finished(&FIRST);
    if is_new != is_first {
        return rsx! {};
    }
    let (words, detail, page) = if is_new {
        ("home-learn", "home-learn.detail", Route::Learn(&FIRST))
    } else {
        ("home-lessons", "home-lessons.detail", Route::Lessons)
    };
    rsx! {
        RowButton {
            id: "home-learn",
            sign: Sign::Learn,
            words: lang.text(words),
            detail: lang.text(detail),
            onclick: move |_| nav.go(page),
        }
    }
}

/// The other pages to be read.
#[component]
fn ReadingLinks() -> Element {
    rsx! {
        div { class: "reading-links",
            ReadingLink { id: "home-words", words: "title-words", page: Route::Words(None) }
            ReadingLink { id: "home-questions", words: "title-questions", page: Route::Questions(None) }
            ReadingLink { id: "home-tips", words: "title-tips", page: Route::Tips(None) }
        }
    }
}

#[component]
fn ReadingLink(id: &'static str, words: &'static str, page: Route) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    rsx! {
        button {
            class: "link",
            r#type: "button",
            "data-testid": id,
            onclick: move |_| nav.go(page),
            {lang.text(words)}
        }
    }
}

/// Back to the running game, when there is one.
#[component]
fn ContinueButton() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let controls = play.controls();
    let StatusView::Turn { side, .. } = play.status() else { return rsx! {} };
    if controls.n_line == 0 {
        return rsx! {};
    }
    let detail = lang.with(|words| {
        let args = Args::new()
            .number("count", controls.n_moves)
            .text("side", sentences::side(words, side));
        words.text_with("home-continue.detail", &args)
    });
    rsx! {
        RowButton {
            id: "home-continue",
            sign: Sign::Continue,
            words: lang.text("home-continue"),
            detail,
            onclick: move |_| nav.go(Route::Play),
        }
    }
}
