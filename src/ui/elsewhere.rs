//! Two windows on one saved game: neither writes over what the other has done.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sheet::Frame;
use super::sheets::Sheet;
use crate::platform::Key;
use crate::play::{Command, Session};

/// What this window knows to be kept.
#[derive(Clone, Copy)]
pub struct Kept {
    text: CopyValue<Option<String>>,
    /// Another window has kept something newer, and the players have not said which is to hold.
    is_old: CopyValue<bool>,
}

impl Kept {
    /// As it was read at the start.
    pub fn new(text: Option<String>) -> Kept {
        Kept { text: CopyValue::new(text), is_old: CopyValue::new(false) }
    }

    /// This window has just kept a text, or read it.
    pub fn is(mut self, text: String) {
        self.text.set(Some(text));
        self.is_old.set(false);
    }
}

impl Play {
    /// What is kept now, if another window has kept it.
    fn kept_elsewhere(self) -> Option<String> {
        // Where nothing can be read, or all has been wiped, there is nothing to write over.
        let text = self.device.read().read(Key::Game).ok().flatten()?;
        (Some(&text) != self.kept.text.read().as_ref()).then_some(text)
    }

    /// Whether a command has to wait until the players have said which game is to hold.
    pub(super) fn must_wait(self, command: &Command) -> bool {
        let is_look = matches!(command, Command::LetGo | Command::Seek(_));
        let waits = *self.kept.is_old.read() && !is_look;
        if waits {
            self.ask_which();
        }
        waits
    }

    /// Looks whether another window has kept something newer; if so, asks which is to hold.
    pub(super) fn heed_elsewhere(self) -> bool {
        let mut is_old = self.kept.is_old;
        let is_newer = self.kept_elsewhere().is_some();
        is_old.set(is_newer);
        if is_newer {
            self.ask_which();
        } else {
            self.sheets.close_if(Sheet::Elsewhere);
        }
        is_newer
    }

    fn ask_which(self) {
        self.sheets.open(Sheet::Elsewhere, ".square[tabindex='0']");
    }

    /// Takes over what the other window has kept; unreadable, it is left to what stands here.
    pub fn take_over(mut self) {
        let Some(text) = self.kept_elsewhere() else {
            self.heed_elsewhere();
            return;
        };
        match Session::load(&text) {
            Ok(session) => {
                self.stop_looking();
                self.session.set(session);
                self.kept.is(text);
                self.sheets.close();
                self.lay_board();
                self.refresh();
            }
            Err(_) => self.keep_this(),
        }
    }

    /// What stands here is to hold.
    pub fn keep_this(self) {
        if let Some(text) = self.kept_elsewhere() {
            self.kept.is(text);
        }
        self.sheets.close();
        self.save();
    }
}

/// Asks which of two games is to hold.
#[component]
pub fn ElsewhereSheet() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    rsx! {
        Frame { title: lang.text("elsewhere-title"), id: "elsewhere",
            p { {lang.text("elsewhere-text")} }
            div { class: "answers",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "elsewhere-keep",
                    onclick: move |_| play.keep_this(),
                    {lang.text("elsewhere-keep")}
                }
                button {
                    id: "sheet-last",
                    class: "button primary",
                    r#type: "button",
                    "data-testid": "elsewhere-continue",
                    onclick: move |_| play.take_over(),
                    {lang.text("elsewhere-continue")}
                }
            }
        }
    }
}
