//! Giving a game to others: to another app of the device, else to the clipboard, else to be
//! copied by hand. The network is never asked.

use dioxus::prelude::*;

use super::icon::Sign;
use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::sheet::{Frame, RowButton};
use super::sheets::{Sheet, Sheets};
use super::told;
use crate::platform::Shared;

impl Play {
    /// What others get: how the game ended, and where it can be seen; on a device without
    /// addresses the moves themselves.
    pub fn shared_text(self) -> String {
        let session = self.session.read();
        let status = self.lang.with(|words| sentences::status(words, session.status_view()));
        match self.device.read().site() {
            Some(site) => {
                let (sfen, moves) = session.address();
                // Spaces and pluses mean something else in an address.
                let sfen = sfen.replace('+', "%2B").replace(' ', "%20");
                let moves = moves.replace('+', "%2B");
                let moves = if moves.is_empty() { moves } else { format!("&moves={moves}") };
                format!("{status}\n{site}#/play?sfen={sfen}{moves}")
            }
            None => {
                let notation = self.prefs.notation();
                let row = |ply| {
                    let text =
                        self.lang.with(|words| told::line_move(words, &session, ply, notation));
                    format!("{ply}. {text}")
                };
                let rows: Vec<String> = (1..=session.game().ply()).map(row).collect();
                format!("{status}\n{}", rows.join("\n"))
            }
        }
    }
}

/// The row that shares the game, and says what has become of it.
#[component]
pub fn ShareRow() -> Element {
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    let lang: Lang = use_context();
    let mut shared = use_signal(|| None);
    let share = move |_| {
        let sharing = play.device.read().share(play.shared_text());
        spawn(async move {
            let outcome = sharing.await;
            shared.set(Some(outcome));
            match outcome {
                Shared::Copied => play.say(lang.text("share-copied")),
                Shared::Nowhere => sheets.open(Sheet::Share, "[data-testid='button-menu']"),
                Shared::Sent | Shared::Cancelled => {}
            }
        });
    };
    let told = match shared() {
        Some(Shared::Copied) => Some(lang.text("share-copied")),
        _ => None,
    };
    rsx! {
        RowButton {
            id: "button-share",
            sign: Sign::Share,
            words: lang.text("button-share"),
            detail: told,
            onclick: share,
        }
    }
}

/// The text, to be copied by hand.
#[component]
pub fn ShareSheet() -> Element {
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    let lang: Lang = use_context();
    rsx! {
        Frame { title: lang.text("share-title"), id: "share",
            textarea {
                class: "share-text",
                readonly: true,
                dir: "ltr",
                rows: "6",
                "data-testid": "share-text",
                aria_label: lang.text("share-title"),
                value: play.shared_text(),
            }
            button {
                id: "sheet-last",
                class: "button",
                r#type: "button",
                "data-testid": "button-close",
                onclick: move |_| sheets.close(),
                {lang.text("button-close")}
            }
        }
    }
}
