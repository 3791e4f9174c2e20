//! Why a tap was refused.

use dioxus::prelude::*;

use super::lang::Lang;
use super::nav::Nav;
use super::play::{Play, Refused};
use super::route::Route;
use super::sentences;
use crate::learn::section_for;
use crate::rules::Side;

/// The sentence, at the side of the player it is said to; the next tap takes it away.
#[component]
pub fn RefusalCard(side: Side) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let Some(Refused { refusal, turn }) =
        play.refused().filter(|refused| refused.addressee() == side)
    else {
        return rsx! {};
    };
    let rule = refusal.rule();
    let section = Route::Rules(Some(section_for(rule)));
    rsx! {
        div { class: "refusal", role: "alert", "data-testid": "refusal", "data-rule": rule,
            p { {lang.with(|words| sentences::refusal(words, &refusal, turn))} }
            a {
                href: section.address(),
                "data-testid": "refusal-rule",
                onclick: move |event| {
                    event.prevent_default();
                    nav.go(section);
                },
                {lang.text("button-read-rule")}
            }
        }
    }
}
