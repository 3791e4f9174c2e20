//! Which parts of the rules page were read, on this device.

use dioxus::prelude::*;

use crate::platform::{Device, Key};

/// The sections that were read, in context.
#[derive(Clone, Copy)]
pub struct Progress {
    /// Their names, with spaces between.
    read: Signal<String>,
    device: CopyValue<Device>,
}

impl Progress {
    /// Begins with what was kept. The page may not be there yet, so a name that no section has,
    /// as after an update, stays.
    pub fn new(device: Device) -> Progress {
        let kept = device.read(Key::Reading).ok().flatten().unwrap_or_default();
        Progress { read: Signal::new(kept), device: CopyValue::new(device) }
    }

    /// Whether a section was read.
    pub fn has_read(self, id: &str) -> bool {
        has(&self.read.read(), id)
    }

    /// Notes that a section was read. A device that keeps nothing is no reason to disturb a
    /// reader: this is not a game.
    pub fn note(mut self, id: &str) {
        if !has(&self.read.peek(), id) {
            self.read.write().extend([" ", id]);
            let _ = self.device.read().write(Key::Reading, &self.read.peek());
        }
    }
}

fn has(names: &str, id: &str) -> bool {
    names.split(' ').any(|name| name == id)
}
