//! A question before something is given up.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::sheet::Frame;
use super::sheets::Sheets;
use crate::l10n::Args;

/// Asks, with the two answers of the message `question`: `.yes` and `.no`.
#[component]
pub fn Confirm(question: &'static str, onyes: EventHandler<()>) -> Element {
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
        _ => ("confirm-new", "confirm-new.text", "confirm-new.yes", "confirm-new.no"),
    };
    let turn = play.turn();
    let say = move |id: &str| {
        lang.with(|words| {
            let args = Args::new()
                .text("side", sentences::side(words, turn))
                .text("winner", sentences::side(words, turn.other()));
            words.text_with(id, &args)
        })
    };
    rsx! {
        Frame { title: say(title), id: "confirm",
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
