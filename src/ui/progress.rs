//! Which parts of the rules page were read, on this device.

use std::collections::BTreeSet;

use dioxus::prelude::*;

use crate::learn::{RULES, Section};
use crate::platform::{Device, Key};

/// The sections that were read, in context.
#[derive(Clone, Copy)]
pub struct Progress {
    read: Signal<BTreeSet<&'static str>>,
    device: CopyValue<Device>,
}

impl Progress {
    /// Begins with what was kept: names with spaces between. What no section is called, as after
    /// an update, is dropped.
    pub fn new(device: Device) -> Progress {
        let kept = device.read(Key::Reading).ok().flatten().unwrap_or_default();
        let known = kept.split(' ').filter_map(|id| Section::find(RULES, id));
        let read = known.map(|section| section.id).collect();
        Progress { read: Signal::new(read), device: CopyValue::new(device) }
    }

    /// Whether a section was read.
    pub fn has_read(self, id: &str) -> bool {
        self.read.read().contains(id)
    }

    /// Notes that a section was read. A device that keeps nothing is no reason to disturb a
    /// reader: this is not a game.
    pub fn note(mut self, id: &'static str) {
        if self.read.peek().contains(id) {
            return;
        }
        self.read.write().insert(id);
        let names: Vec<&str> = self.read.peek().iter().copied().collect();
        let _ = self.device.read().write(Key::Reading, &names.join(" "));
    }
}
