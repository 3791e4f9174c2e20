//! What only iPhones and iPads have or lack.

use std::cell::Cell;
use std::path::PathBuf;

use objc2::MainThreadMarker;
use objc2_foundation::NSLocale;
use objc2_ui_kit::{UIApplication, UIImpactFeedbackGenerator};
use oslog::OsLog;

use super::native::env;
use super::webview::wait;

/// Milliseconds: a game at which nobody has moved for so long is left to the phone's own habits.
const PATIENCE: f64 = 600_000.0;

thread_local! {
    /// How often a lit screen was asked for.
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

/// In the app's own home; it goes with the person's own backup.
pub fn data_dir() -> Option<PathBuf> {
    Some(PathBuf::from(env("HOME")?).join("Library/Application Support/Kete"))
}

/// The languages of the person, best first, as the settings of the phone have them for this app.
pub fn languages() -> Vec<String> {
    NSLocale::preferredLanguages().iter().map(|tag| tag.to_string()).collect()
}

/// A line in the system's log: what goes to the terminal is seen by Xcode alone.
pub fn log(line: &str) {
    OsLog::new("app.kete.shogi", "kete").default(line);
}

/// Rust tells them to the terminal only.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|info| {
        OsLog::new("app.kete.shogi", "kete").fault(&info.to_string());
    }));
}

/// An iPad feels nothing, and takes it without a word.
pub fn can_vibrate() -> bool {
    true
}

/// One tap of the system's own, however long: times cannot be asked for.
pub fn buzz(_times: &[u32]) {
    if let Some(main) = MainThreadMarker::new() {
        UIImpactFeedbackGenerator::new(main).impactOccurred();
    }
}

/// Said again at every move, so that the last time is what counts.
pub fn keep_lit(is_running: bool) {
    let asked = ASKED.get().wrapping_add(1);
    ASKED.set(asked);
    light(is_running);
    if is_running {
        let tired = move || {
            if ASKED.get() == asked {
                light(false);
            }
        };
        wait(PATIENCE, Box::new(tired));
    }
}

fn light(is_wanted: bool) {
    if let Some(main) = MainThreadMarker::new() {
        UIApplication::sharedApplication(main).setIdleTimerDisabled(is_wanted);
    }
}

/// There is no way back from the first page.
pub fn leave() {}

/// An app can only end here; the person opens it again, and all is saved.
pub fn restart() {
    std::process::exit(0);
}
