//! What only a desktop has or lacks.

use std::path::PathBuf;

use super::native::env;

/// Where the system keeps the data of an app.
pub fn data_dir() -> Option<PathBuf> {
    if cfg!(target_os = "windows") {
        return Some(PathBuf::from(env("APPDATA")?).join("Kete"));
    }
    if cfg!(target_os = "macos") {
        return Some(PathBuf::from(env("HOME")?).join("Library/Application Support/Kete"));
    }
    let data = env("XDG_DATA_HOME").map(PathBuf::from);
    data.or_else(|| Some(PathBuf::from(env("HOME")?).join(".local/share")))
        .map(|folder| folder.join("kete"))
}

/// The languages of the person, best first.
pub fn languages() -> Vec<String> {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];
    let listed = names.iter().filter_map(|name| std::env::var(name).ok());
    listed.flat_map(|tags| tags.split(':').map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// A line for whoever reads the terminal.
#[expect(clippy::print_stderr, reason = "where a desktop app logs")]
pub fn log(line: &str) {
    eprintln!("kete: {line}");
}

/// Rust tells the terminal by itself.
pub fn log_panics() {}

/// Nothing in it buzzes.
pub fn can_vibrate() -> bool {
    false
}

/// Nothing in it buzzes.
pub fn buzz(_times: &[u32]) {}

/// A window on a desk is lit by its mouse.
pub fn keep_lit(_is_running: bool) {}

/// A window is closed by its own button, and not by going back from the first page.
pub fn leave() {}

/// Opens the app anew; a web view does not load its page twice.
pub fn restart() {
    if let Ok(program) = std::env::current_exe()
        && std::process::Command::new(program).spawn().is_ok()
    {
        std::process::exit(0);
    }
}
