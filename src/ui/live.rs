//! What screen readers announce.

use dioxus::prelude::*;

use super::play::Play;
use super::sentences;
use super::views::show;
use crate::play::Event;
use crate::rules::Side;

/// Milliseconds without a touch until what fingers have done is announced.
const PAUSE: u64 = 500;
/// So many events at most wait for it: nobody wants to hear the whole of a quick game.
const LATEST: usize = 16;

/// What is to be announced.
#[derive(Clone, Copy)]
pub struct News {
    text: Signal<String>,
    /// What fingers have done since the last pause, each with the side to move after it.
    waiting: CopyValue<Vec<(Event, Side)>>,
    /// When a finger did something last, in milliseconds.
    last_touch: CopyValue<u64>,
    /// A pause is waited for.
    is_waited_for: CopyValue<bool>,
}

impl News {
    /// Nothing.
    pub fn none() -> News {
        News {
            text: Signal::new(String::new()),
            waiting: CopyValue::new(Vec::new()),
            last_touch: CopyValue::new(0),
            is_waited_for: CopyValue::new(false),
        }
    }
}

/// Says each move, check and end once, when it happens.
#[component]
pub fn Live() -> Element {
    let play: Play = use_context();
    rsx! {
        p { class: "unseen", aria_live: "polite", "data-testid": "news", {play.news.text} }
    }
}

impl Play {
    /// Has a screen reader say something.
    pub fn say(self, text: String) {
        show(self.news.text, text);
    }

    /// Nothing is to be said any more.
    pub fn hush(mut self) {
        self.news.waiting.write().clear();
        show(self.news.text, String::new());
    }

    /// Has a screen reader say what has happened: at once to whoever uses a key or a screen reader.
    /// What a finger does is seen first, and announced when it pauses: new words, be they unseen,
    /// have the page laid out anew, and nothing that is seen is to wait for that.
    pub(super) fn tell(mut self, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        let turn = self.turn();
        {
            let mut waiting = self.news.waiting.write();
            waiting.extend(events.iter().map(|event| (*event, turn)));
            let n_old = waiting.len().saturating_sub(LATEST);
            waiting.drain(..n_old);
        }
        if !self.gesture.read().is_down() {
            self.announce();
            return;
        }
        self.news.last_touch.set(self.device.read().now_ms() as u64);
        if !self.news.is_waited_for.replace(true) {
            self.await_pause(PAUSE);
        }
    }

    /// Looks after so many milliseconds whether nothing has been touched for a while.
    fn await_pause(mut self, ms: u64) {
        let look = self.later(move || {
            let now = self.device.read().now_ms() as u64;
            let over = now.saturating_sub(*self.news.last_touch.read());
            if over < PAUSE {
                self.await_pause(PAUSE - over);
            } else {
                self.news.is_waited_for.set(false);
                self.announce();
            }
        });
        self.device.read().after(ms as f64, look);
    }

    fn announce(mut self) {
        let events = std::mem::take(&mut *self.news.waiting.write());
        // Of pieces picked up one after the other the last is what there is to say.
        let picked = events.iter().rposition(|(event, _)| *event == Event::Picked);
        let heard = self.lang.with(|words| {
            let told = events.iter().enumerate().filter_map(|(at, (event, turn))| match event {
                Event::Picked if Some(at) == picked => {
                    self.picked().map(|(piece, n)| sentences::picked(words, piece.role, n))
                }
                event => sentences::news(words, event, *turn),
            });
            told.collect::<Vec<_>>()
        });
        if !heard.is_empty() {
            self.say(heard.join(" "));
        }
        self.views.count.prepare(self.controls_now().n_moves);
    }
}
