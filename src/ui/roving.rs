//! The focus on the board: one square that the tab key comes to, and arrows from there.

use dioxus::prelude::*;

use super::play::Play;
use crate::rules::Square;

/// A key so soon after a step, in milliseconds, goes on from where that step led, wherever the
/// focus has come to meanwhile: a window may hear two keys before it moves the focus once.
const AT_ONCE: f64 = 150.0;

/// Where the focus is on the board, or would come to.
#[derive(Clone, Copy)]
pub struct Roving {
    tab_stop: CopyValue<Option<Square>>,
    /// The last step: where it led, and when.
    step: CopyValue<Option<(Square, f64)>>,
}

impl Roving {
    /// The tab key comes to this square first.
    pub fn at(square: Option<Square>) -> Roving {
        Roving { tab_stop: CopyValue::new(square), step: CopyValue::new(None) }
    }
}

impl Play {
    /// Where a key starts from that was heard on a square.
    pub fn standing_on(self, heard: Square) -> Square {
        let now = self.device.read().now_ms();
        match *self.roving.step.read() {
            Some((to, time)) if (0.0..AT_ONCE).contains(&(now - time)) => to,
            _ => heard,
        }
    }

    /// Makes a square the one that the tab key comes to, and moves the focus there.
    pub fn step_to(mut self, square: Square) {
        let before = self.roving.tab_stop.replace(Some(square)).unwrap_or(square);
        for (at, is_tab_stop) in [(before, false), (square, true)] {
            let mut cell = self.cell(at);
            if cell.peek().is_tab_stop != is_tab_stop {
                cell.write().is_tab_stop = is_tab_stop;
            }
        }
        let now = self.device.read().now_ms();
        self.roving.step.set(Some((square, now)));
        self.device.read().focus_at_once(&format!("[data-testid='square-{square}']"));
    }
}
