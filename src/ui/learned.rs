//! How far each lesson has come, on this device.

use std::collections::BTreeMap;

use dioxus::prelude::*;

use crate::learn::lesson::Lesson;
use crate::platform::{Device, Key};

/// A lesson that was gone through to its end.
const FINISHED: &str = "done";

/// The lessons that were begun or finished, in context. A lesson begun again stays finished.
#[derive(Clone, Copy)]
pub struct Learned {
    kept: Signal<BTreeMap<&'static str, Mark>>,
    device: CopyValue<Device>,
}

#[derive(Clone, Copy, Default)]
struct Mark {
    step: usize,
    is_finished: bool,
}

impl Learned {
    /// Begins with what was kept: `id=step` or `id=step=done`, with spaces between. What no lesson
    /// is called, and a step that it does not have, is dropped.
    pub fn new(device: Device) -> Learned {
        Learned { kept: Signal::new(kept(&device)), device: CopyValue::new(device) }
    }

    /// The step to go on at, from 0.
    pub fn step(self, lesson: &Lesson) -> usize {
        self.kept.peek().get(lesson.id).map_or(0, |mark| mark.step)
    }

    /// Whether a lesson was finished.
    pub fn has_finished(self, lesson: &Lesson) -> bool {
        self.kept.read().get(lesson.id).is_some_and(|mark| mark.is_finished)
    }

    /// Notes the step that a lesson has come to; beyond the last it is finished. A device that
    /// keeps nothing is no reason to disturb a learner.
    pub fn note(mut self, lesson: &'static Lesson, at: usize) {
        let device = self.device.read().clone();
        // Another window may have kept more meanwhile.
        let mut marks = kept(&device);
        for (id, mark) in self.kept.peek().iter() {
            marks.entry(*id).or_insert(*mark).is_finished |= mark.is_finished;
        }
        let is_over = at >= lesson.steps.len();
        let mark = marks.entry(lesson.id).or_default();
        mark.step = if is_over { 0 } else { at };
        mark.is_finished |= is_over;
        let texts: Vec<String> = marks.iter().map(|(id, mark)| written(id, *mark)).collect();
        let _ = device.write(Key::Lessons, &texts.join(" "));
        self.kept.set(marks);
    }
}

fn kept(device: &Device) -> BTreeMap<&'static str, Mark> {
    let text = device.read(Key::Lessons).ok().flatten().unwrap_or_default();
    let read = |entry: &str| {
        let mut parts = entry.split('=');
        let lesson = Lesson::find(parts.next()?)?;
        let step: usize = parts.next()?.parse().ok()?;
        let is_finished = parts.next() == Some(FINISHED);
        let step = if step < lesson.steps.len() { step } else { 0 };
        Some((lesson.id, Mark { step, is_finished }))
    };
    text.split(' ').filter_map(read).collect()
}

fn written(id: &str, Mark { step, is_finished }: Mark) -> String {
    if is_finished { format!("{id}={step}={FINISHED}") } else { format!("{id}={step}") }
}
