//! What is heard and felt of what happens.

use dioxus::prelude::*;

use super::play::Play;
use crate::platform::Sound;
use crate::play::Event;
use crate::rules::Move;

/// Buzzes, in milliseconds; rests stand between them.
const TOUCH: &[u32] = &[6];
const MOVE: &[u32] = &[12];
const CAPTURE: &[u32] = &[22];
const CHECK: &[u32] = &[14, 50, 26];
const END: &[u32] = &[30, 60, 30, 60, 60];
const REFUSED: &[u32] = &[20, 40, 20];

impl Play {
    /// Lets be heard and felt what has happened.
    pub fn feel(self, events: &[Event]) {
        let (sound, vibration) = self.prefs.now(|it| (it.sound, it.vibration));
        let sounds = sounds(events);
        // A piece in the hand is soon put down, and heard: no move is to wait for the first sound.
        if sound && (!sounds.is_empty() || events.contains(&Event::Picked)) {
            self.device.read().sound(&sounds);
        }
        if let Some(times) = buzzes(events).filter(|_| vibration) {
            self.device.read().buzz(times);
        }
    }

    /// Lets a finger feel that something has come up under it.
    pub fn feel_touch(self) {
        if self.prefs.now(|settings| settings.vibration) {
            self.device.read().buzz(TOUCH);
        }
    }
}

/// The sounds of what has happened, heard together.
fn sounds(events: &[Event]) -> Vec<Sound> {
    let ends = events.iter().any(|event| matches!(event, Event::Ended(_)));
    let mut sounds = Vec::new();
    for event in events {
        match event {
            Event::Moved { mv, captured, check, .. } => {
                sounds.push(match mv {
                    _ if captured.is_some() => Sound::Capture,
                    Move::Drop { .. } => Sound::Drop,
                    Move::Board { .. } => Sound::Move,
                });
                if matches!(mv, Move::Board { promote: true, .. }) {
                    sounds.push(Sound::Promote);
                }
                // The end says more than the check that brought it.
                if *check && !ends {
                    sounds.push(Sound::Check);
                }
            }
            Event::Undone | Event::Redone | Event::Sought(_) => sounds.push(Sound::Move),
            Event::Ended(_) => sounds.push(Sound::End),
            Event::Refused(_) => sounds.push(Sound::Refused),
            Event::Picked
            | Event::LetGo
            | Event::PromptOpened
            | Event::Started
            | Event::Flipped
            | Event::Changed => {}
        }
    }
    sounds
}

/// The strongest of what there is to feel.
fn buzzes(events: &[Event]) -> Option<&'static [u32]> {
    let felt = events.iter().filter_map(|event| match event {
        Event::Ended(_) => Some((5, END)),
        Event::Refused(_) => Some((4, REFUSED)),
        Event::Moved { check: true, .. } => Some((3, CHECK)),
        Event::Moved { captured: Some(_), .. } => Some((2, CAPTURE)),
        Event::Moved { .. } => Some((1, MOVE)),
        Event::Picked => Some((0, TOUCH)),
        _ => None,
    });
    felt.max_by_key(|(strength, _)| *strength).map(|(_, times)| times)
}
