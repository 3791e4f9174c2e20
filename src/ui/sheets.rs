//! Which sheet lies over the page.

use dioxus::prelude::*;

use crate::platform::Device;
use crate::rules::Side;

/// A sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The rest of the buttons.
    Menu,
    /// Whether to resign.
    Resign,
    /// Whether to give up the running game for a new one.
    New,
    /// Whether to put the settings back.
    Reset,
    /// Whether this side agrees that a move is taken back.
    Undo(Side),
    /// Who sits where, and what they are called.
    Table,
    /// Whether to take moves back and play on from an earlier one.
    PlayOn,
    /// What the declaration of an impasse needs.
    Declare,
    /// A text to be copied by hand.
    Share,
    /// The game has gone on in another window.
    Elsewhere,
    /// Who won, and by which rule.
    Result,
}

/// The open sheet, in context.
#[derive(Clone, Copy)]
pub struct Sheets {
    open: Signal<Option<Sheet>>,
    opener: CopyValue<&'static str>,
    device: CopyValue<Device>,
}

impl Sheets {
    /// None is open.
    pub fn new(device: Device) -> Sheets {
        Sheets {
            open: Signal::new(None),
            opener: CopyValue::new(""),
            device: CopyValue::new(device),
        }
    }

    /// The open sheet.
    pub fn get(self) -> Option<Sheet> {
        *self.open.read()
    }

    /// Whether any is open, for handlers.
    pub fn is_any_open(self) -> bool {
        self.open.peek().is_some()
    }

    /// Opens a sheet, over another in its place. `opener` is the CSS selector of what gets the
    /// focus back.
    pub fn open(mut self, sheet: Sheet, opener: &'static str) {
        self.opener.set(opener);
        self.open.set(Some(sheet));
        self.device.read().focus("#sheet");
    }

    /// Closes what is open.
    pub fn close(mut self) {
        if self.is_any_open() {
            self.open.set(None);
            self.device.read().focus(&self.opener.read());
        }
    }

    /// Closes one sheet and no other.
    pub fn close_if(self, sheet: Sheet) {
        if *self.open.peek() == Some(sheet) {
            self.close();
        }
    }
}
