//! Which mate problems were solved, on this device.

use std::collections::BTreeSet;

use dioxus::prelude::*;

use crate::learn::Problem;
use crate::platform::{Device, Key};

/// The problems that were solved, in context.
#[derive(Clone, Copy)]
pub struct Solved {
    /// By their names: the problems themselves may come later.
    names: Signal<BTreeSet<String>>,
    device: CopyValue<Device>,
}

impl Solved {
    /// Begins with what was kept: names with spaces between.
    pub fn new(device: Device) -> Solved {
        Solved { names: Signal::new(kept(&device)), device: CopyValue::new(device) }
    }

    /// Whether a problem was solved.
    pub fn has(self, problem: Problem) -> bool {
        self.names.read().contains(&problem.key())
    }

    /// How many of one length were solved.
    pub fn count(self, plies: u32) -> usize {
        Problem::of_length(plies).filter(|problem| self.has(*problem)).count()
    }

    /// Notes that a problem was solved. What no problem is called, as after an update, is dropped.
    /// A device that keeps nothing is no reason to disturb
    /// anybody: this is not a game.
    pub fn note(mut self, problem: Problem) {
        if self.names.peek().contains(&problem.key()) {
            return;
        }
        let device = self.device.read().clone();
        // Another window may have kept more meanwhile.
        let mut names = kept(&device);
        names.extend(self.names.peek().iter().cloned());
        names.insert(problem.key());
        let solved = Problem::all().map(Problem::key).filter(|name| names.contains(name));
        let _ = device.write(Key::Problems, &solved.collect::<Vec<_>>().join(" "));
        self.names.set(names);
    }

    /// The problem to solve after this one: the next of the day's, then the next one that is not
    /// solved, then the next one.
    pub fn after(self, problem: Problem, day: u32) -> Option<Problem> {
        let today = Problem::of_day(day);
        let of_today = today.iter().copied().filter(|_| today.contains(&problem));
        let others = Problem::all().filter(|other| other.number > problem.number);
        of_today
            .chain(others)
            .find(|other| *other != problem && !self.has(*other))
            .or_else(|| Problem::find(problem.number + 1))
    }
}

fn kept(device: &Device) -> BTreeSet<String> {
    let kept = device.read(Key::Problems).ok().flatten().unwrap_or_default();
    kept.split(' ').map(str::to_owned).collect()
}
