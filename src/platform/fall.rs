//! A handler that panics takes the whole process of a web view with it, and no page can be shown
//! any more. Every move is kept by then; the next start says so.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::os;
use super::webview::run;
use crate::json::Value;

/// What a panic said, until it has been told.
fn note(folder: &Path) -> PathBuf {
    folder.join("kete.fell.txt")
}

/// Tells of a fall before this start, and writes down the next one.
pub fn watch(folder: Option<PathBuf>, page: fn() -> [String; 3]) {
    os::log_panics();
    let Some(folder) = folder else { return };
    if let Some(said) = take(&folder) {
        os::log(&said);
        // A JSON list is a JavaScript list.
        run(&format!("kete.tell({})", Value::List(page().map(Value::Text).into())));
    }
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        write_down(&folder, &info.to_string());
        usual(info);
    }));
}

/// What a panic said, if one is not told yet; from now on it is.
pub fn take(folder: &Path) -> Option<String> {
    let said = fs::read(note(folder)).ok()?;
    fs::remove_file(note(folder)).ok()?;
    Some(String::from_utf8_lossy(&said).into_owned())
}

fn write_down(folder: &Path, said: &str) {
    // The first says why; what follows, that the process cannot go on. There is nobody left to
    // hear that even this failed.
    let _ = File::create_new(note(folder)).map(|mut file| file.write_all(said.as_bytes()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fall_is_told_once() {
        let folder = std::env::temp_dir().join(format!("kete-fall-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert_eq!(take(&folder), None);
        write_down(&folder, "the cause");
        write_down(&folder, "what came of it");
        assert_eq!(take(&folder), Some("the cause".to_owned()));
        assert_eq!(take(&folder), None);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_told() {
        write_down(Path::new("/dev/null/kete"), "one");
        assert_eq!(take(Path::new("/dev/null/kete")), None);
    }
}
