//! A question before something is given up.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::sheet::Frame;
use super::sheets::Sheets;
use crate::l10n::Args;
use crate::rules::Side;

/// Asks, with the two answers of the message `question`: `.yes` and `.no`. A question to a player
/// of the game, `asked`, is turned to that player.
#[component]
pub fn Confirm(question: &'static str, asked: Option<Side>, onyes: EventHandler<()>) -> Element {
    let lang: Lang = use_context();
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    let (title, text, yes, no) = match question {
        "confirm-resign" => {
            ("confirm-resign", "confirm-resign.text", "confirm-resign.yes", "confirm-resign.no")
        }
        "confirm-reset" => {
            ("confirm-reset", "confirm-reset.text", "confirm-reset.yes", "confirm-reset.no")
        }
        "confirm-undo" => {
            ("confirm-undo", "confirm-undo.text", "confirm-undo.yes", "confirm-undo.no")
        }
        _ => ("confirm-new", "confirm-new.text", "confirm-new.yes", "confirm-new.no"),
    };
    let side = asked.unwrap_or(play.turn());
    let is_across = asked.is_some_and(|side| play.is_across(side));
    let say = move |id: &str| {
        lang.with(|words| {
            let args = Args::new()
                .text("side", sentences::side(words, side))
                .text("asker", sentences::side(words, side.other()))
                .text("winner", sentences::side(words, side.other()));
            words.text_with(id, &args)
        })
    };
    rsx! {
        Frame { title: say(title), id: "confirm", is_across,
            p { {say(text)} }
            div { class: "answers",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "confirm-no",
                    onclick: move |_| sheets.close(),
                    {say(no)}
                }
                button {
                    id: "sheet-last",
                    class: "button grave",
                    r#type: "button",
                    "data-testid": "confirm-yes",
                    onclick: move |_| onyes.call(()),
                    {say(yes)}
                }
            }
        }
    }
}
