//! Which mate problems were solved, on this device.

use std::collections::BTreeSet;

use dioxus::prelude::*;

use crate::learn::Problem;
use crate::platform::{Device, Key};

/// The problems that were solved, in context.
#[derive(Clone, Copy)]
pub struct Solved {
    numbers: Signal<BTreeSet<u16>>,
    device: CopyValue<Device>,
}

impl Solved {
    /// Begins with what was kept: names with spaces between. What no problem is called, as after
    /// an update, is dropped.
    pub fn new(device: Device) -> Solved {
        Solved { numbers: Signal::new(kept(&device)), device: CopyValue::new(device) }
    }

    /// Whether a problem was solved.
    pub fn has(self, problem: Problem) -> bool {
        self.numbers.read().contains(&problem.number)
    }

    /// How many of one length were solved.
    pub fn count(self, plies: u32) -> usize {
        Problem::of_length(plies).filter(|problem| self.has(*problem)).count()
    }

    /// Notes that a problem was solved. A device that keeps nothing is no reason to disturb
    /// anybody: this is not a game.
    pub fn note(mut self, problem: Problem) {
        if self.numbers.peek().contains(&problem.number) {
            return;
        }
        let device = self.device.read().clone();
        // Another window may have kept more meanwhile.
        let mut numbers = kept(&device);
        numbers.extend(self.numbers.peek().iter());
        numbers.insert(problem.number);
        let solved = Problem::all().filter(|problem| numbers.contains(&problem.number));
        let names: Vec<String> = solved.map(Problem::key).collect();
        let _ = device.write(Key::Problems, &names.join(" "));
        self.numbers.set(numbers);
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

fn kept(device: &Device) -> BTreeSet<u16> {
    let kept = device.read(Key::Problems).ok().flatten().unwrap_or_default();
    let kept: BTreeSet<&str> = kept.split(' ').collect();
    let known = Problem::all().filter(|problem| kept.contains(&*problem.key()));
    known.map(|problem| problem.number).collect()
}
