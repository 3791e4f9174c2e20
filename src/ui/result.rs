//! Who won, and by which rule.

use dioxus::prelude::*;

use super::icon::Sign;
use super::lang::Lang;
use super::later::Later;
use super::nav::Nav;
use super::play::Play;
use super::route::Route;
use super::seats;
use super::sentences;
use super::share::ShareRow;
use super::sheet::{Frame, RowButton};
use super::sheets::Sheets;
use super::ties::NewerVersion;
use crate::learn::section_for;
use crate::play::StatusView;
use crate::rules::Ending;

/// The sheet at the end of a game.
#[component]
pub fn ResultSheet() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    let nav: Nav = use_context();
    let later: Later = use_context();
    let StatusView::Over(outcome) = play.status() else { return rsx! {} };
    let rule = Route::Rules(Some(section_for(outcome.ending.name())));
    let again = match outcome.ending {
        Ending::Repetition => "button-rematch-swapped",
        _ => "button-rematch",
    };
    let leave = move |route| {
        sheets.close();
        nav.go(route);
    };
    rsx! {
        Frame { title: lang.with(|words| sentences::result(words, &outcome)), id: "result",
            p { class: "result-reason",
                {lang.with(|words| sentences::ending(words, &outcome))}
                " "
                a {
                    href: rule.address(),
                    onclick: move |event| {
                        event.prevent_default();
                        leave(rule);
                    },
                    {lang.text("button-read-rule")}
                }
            }
            p { {seats::next_beginner_sentence(play, lang)} }
            NewerVersion {}
            div { class: "rows",
                if later.has_words() {
                    RowButton {
                        id: "button-replay",
                        sign: Sign::Replay,
                        words: lang.text("button-replay"),
                        detail: lang.text("button-replay.detail"),
                        onclick: move |_| play.open_replay(),
                    }
                }
                RowButton {
                    id: "button-review",
                    sign: Sign::Moves,
                    words: lang.text("button-review"),
                    onclick: move |_| play.open_review(),
                }
                ShareRow {}
                RowButton {
                    id: "button-new",
                    sign: Sign::New,
                    words: lang.text("button-new"),
                    onclick: move |_| {
                        sheets.close();
                        play.begin(false);
                    },
                }
                RowButton {
                    id: "result-home",
                    sign: Sign::Home,
                    words: lang.text("button-home"),
                    onclick: move |_| leave(Route::Home),
                }
            }
            button {
                id: "sheet-last",
                class: "button primary",
                r#type: "button",
                "data-testid": "button-rematch",
                onclick: move |_| play.rematch(),
                {lang.text(again)}
            }
        }
    }
}
