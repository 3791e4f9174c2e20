//! What only Android has or lacks. `assets/android/MainActivity.kt` says what the app needs to
//! know before the page is there in its environment, and lends the page `keteShell` for the rest.

use std::path::PathBuf;

use super::native::env;
use super::webview::run;

/// The app's own folder comes in the environment (`KETE_DATA_DIR`); nothing else may be written.
pub fn data_dir() -> Option<PathBuf> {
    None
}

/// The languages of the person, best first, as the settings of the phone have them for this app.
pub fn languages() -> Vec<String> {
    let tags = std::env::var("LANGUAGE").unwrap_or_default();
    tags.split(':').map(str::to_owned).collect()
}

/// What goes to the terminal is led to logcat by tao, under the tag RustStdoutStderr.
#[expect(clippy::print_stderr, reason = "where an app on Android logs")]
pub fn log(line: &str) {
    eprintln!("kete: {line}");
}

/// Rust tells them to the terminal by itself, and so to logcat.
pub fn log_panics() {}

/// Not every tablet has a motor.
pub fn can_vibrate() -> bool {
    env("KETE_VIBRATES").is_some()
}

/// Milliseconds of buzz, of rest, of buzz and so on. The page's own call asks for a touch before.
pub fn buzz(times: &[u32]) {
    let times: Vec<String> = times.iter().map(u32::to_string).collect();
    run(&format!("window.keteShell?.buzz({:?})", times.join(",")));
}

/// The page counts the time after which nobody is there any more.
pub fn keep_lit(is_running: bool) {
    run(&format!("window.kete?.keep_lit({is_running})"));
}

/// Back from the first page: out of sight, but not ended.
pub fn leave() {
    run("window.keteShell?.leave()");
}

/// Opens the app anew; a web view does not load its page twice.
pub fn restart() {
    run("window.keteShell?.restart()");
}
