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
        let text = device.read(Key::Lessons).ok().flatten().unwrap_or_default();
        let read = |entry: &str| {
            let mut parts = entry.split('=');
            let lesson = Lesson::find(parts.next()?)?;
            let step: usize = parts.next()?.parse().ok()?;
            let is_finished = parts.next() == Some(FINISHED);
            let step = if step < lesson.steps.len() { step } else { 0 };
            Some((lesson.id, Mark { step, is_finished }))
        };
        let kept = text.split(' ').filter_map(read).collect();
        Learned { kept: Signal::new(kept), device: CopyValue::new(device) }
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
        let mark = self.kept.peek().get(lesson.id).copied().unwrap_or_default();
        let is_over = at >= lesson.steps.len();
        let new =
            Mark { step: if is_over { 0 } else { at }, is_finished: mark.is_finished || is_over };
        self.kept.write().insert(lesson.id, new);
        let texts: Vec<String> =
            self.kept.peek().iter().map(|(id, mark)| written(id, *mark)).collect();
        let _ = self.device.read().write(Key::Lessons, &texts.join(" "));
    }
}

fn written(id: &str, Mark { step, is_finished }: Mark) -> String {
    if is_finished { format!("{id}={step}={FINISHED}") } else { format!("{id}={step}") }
}
