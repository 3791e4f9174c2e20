//! Why a tap was refused.

use dioxus::prelude::*;

use super::lang::Lang;
use super::nav::Nav;
use super::play::Play;
use super::route::Route;
use super::sentences;
use super::views::Refused;
use crate::learn::section_for;

/// The sentence, where the player it is said to reads it: across the table, or else at the lower
/// edge. The next tap takes it away.
#[component]
pub fn RefusalCard(is_across: bool) -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let Some(Refused { refusal, turn }) = play.refused().filter(|refused| {
        play.hint().is_none() && play.is_across(refused.addressee()) == is_across
    }) else {
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
