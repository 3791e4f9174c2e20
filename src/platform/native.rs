//! Desktops and phones: a webview of the system, files of our own.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::webview::{listen, run, share, wait};
use super::{
    Dress, Key, Memory, Platform, Sharing, Sound, StoreError, Visit, Waiting, fall, os, sound_names,
};

/// Names the folder that takes the place of the usual one.
const DATA_DIR: &str = "KETE_DATA_DIR";

/// A device with files. Its address is kept in memory: there is no bar to show it.
pub struct Native {
    folder: Option<PathBuf>,
    started: Instant,
    memory: Rc<Memory>,
}

impl Native {
    /// This device.
    pub fn new() -> Native {
        Native {
            folder: data_dir(),
            started: Instant::now(),
            memory: Rc::new(Memory::new("", &[])),
        }
    }

    fn path(&self, key: Key) -> Result<PathBuf, StoreError> {
        let folder = self.folder.as_ref().ok_or_else(|| StoreError("no data folder".to_owned()))?;
        Ok(folder.join(format!("{}.json", key.name())))
    }
}

/// What the environment says, if it says anything.
pub fn env(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|text| !text.is_empty())
}

/// Where the data of this app is kept.
fn data_dir() -> Option<PathBuf> {
    env(DATA_DIR).map(PathBuf::from).or_else(os::data_dir)
}

fn told(error: std::io::Error) -> StoreError {
    StoreError(error.to_string())
}

/// Wholly or not at all: a new file takes the place of the old one only once it is on the disk.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let fresh = path.with_extension("tmp");
    let mut file = File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    // Not every system lets a folder be opened; the file itself is safe by now.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

impl Platform for Native {
    fn read(&self, key: Key) -> Result<Option<String>, StoreError> {
        match fs::read(self.path(key)?) {
            // What is no text is damaged like any other: the reader of the text says so.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(told(error)),
        }
    }

    fn write(&self, key: Key, text: &str) -> Result<(), StoreError> {
        write_whole(&self.path(key)?, text).map_err(told)
    }

    fn put_aside(&self, key: Key) {
        let moved = self.path(key).and_then(|path| {
            let mut aside = path.clone().into_os_string();
            aside.push(".bad");
            fs::rename(path, aside).map_err(told)
        });
        if let Err(StoreError(error)) = moved {
            self.log(&error);
        }
    }

    fn languages(&self) -> Vec<String> {
        os::languages()
    }

    fn fetch_part(&self, name: &str, told: Waiting) {
        // Everything is in the app.
        self.memory.fetch_part(name, told);
    }

    fn give_up(&self) {}

    fn address(&self) -> String {
        self.memory.address()
    }

    fn set_address(&self, address: &str, visit: Visit) {
        self.memory.set_address(address, visit);
    }

    fn watch_address(&self, told: Box<dyn Fn(String)>) {
        self.memory.watch_address(told);
        let memory = self.memory.clone();
        listen("told => kete.watch_back(told)", move || {
            if !memory.step_back() {
                os::leave();
            }
        });
    }

    fn lie_open(&self, is_open: bool) {
        self.memory.lie_open(is_open);
    }

    fn watch_back(&self, told: Box<dyn Fn() -> bool>) {
        self.memory.watch_back(told);
    }

    fn keep_lit(&self, is_running: bool) {
        os::keep_lit(is_running);
    }

    fn watch_versions(&self, _told: Box<dyn Fn()>) {
        // Whoever has installed an app gets its next version where the first came from.
    }

    fn take_version(&self) {}

    fn now_ms(&self) -> f64 {
        self.started.elapsed().as_secs_f64() * 1000.0
    }

    fn day(&self) -> u32 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u32::try_from(since.as_secs() / 86_400).unwrap_or_default()
    }

    fn log(&self, line: &str) {
        os::log(line);
    }

    fn dress(&self, dress: &Dress) {
        let Dress { lang, dir, title, theme } = dress;
        run(&format!(
            "const html = document.documentElement; html.lang = {lang:?}; html.dir = {dir:?};
             document.title = {title:?};
             if ({theme:?}) html.dataset.theme = {theme:?}; else delete html.dataset.theme;
             window.kete?.dress();"
        ));
    }

    fn focus(&self, selector: &str) {
        run(&format!("setTimeout(() => document.querySelector({selector:?})?.focus())"));
    }

    fn focus_at_once(&self, selector: &str) {
        run(&format!("document.querySelector({selector:?})?.focus()"));
    }

    fn scroll_to(&self, selector: &str) {
        run(&format!(
            "setTimeout(() => {{ const it = document.querySelector({selector:?});
             it ? it.scrollIntoView() : scrollTo(0, 0); }})"
        ));
    }

    fn after(&self, ms: f64, work: Box<dyn FnOnce()>) {
        wait(ms, work);
    }

    fn once_seen(&self, work: Box<dyn FnOnce()>) {
        work();
    }

    fn rehearse(&self, _pieces: &str, _work: Box<dyn FnOnce() -> bool>) {}

    fn glide(&self, flights: &str) {
        run(&format!("window.kete?.glide({flights:?})"));
    }

    fn sound(&self, sounds: &[Sound]) {
        run(&format!("window.kete?.sound({:?})", sound_names(sounds)));
    }

    fn can_vibrate(&self) -> bool {
        os::can_vibrate()
    }

    fn buzz(&self, times: &[u32]) {
        os::buzz(times);
    }

    fn reveal(&self, selector: &str) {
        run(&format!(
            "setTimeout(() => document.querySelector({selector:?})
             ?.scrollIntoView({{ block: 'nearest' }}))"
        ));
    }

    fn reload(&self) {
        // The page with this button has told it.
        if let Some(folder) = &self.folder {
            fall::take(folder);
        }
        os::restart();
    }

    fn share(&self, text: String) -> Sharing {
        share(text)
    }

    fn site(&self) -> Option<String> {
        // The address of the window is nobody else's.
        None
    }

    fn watch_store(&self, _told: Box<dyn Fn()>) {
        // Two windows on one folder find each other out when they save.
    }
}

/// What a component throws, the window catches and shows; what a handler throws, the next start
/// tells.
pub fn on_panic(page: fn() -> [String; 3]) {
    fall::watch(data_dir(), page);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(name: &str) -> Native {
        let folder = std::env::temp_dir().join(format!("kete-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Native {
            folder: Some(folder),
            started: Instant::now(),
            memory: Rc::new(Memory::new("", &[])),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let device = device("write");
        assert_eq!(device.read(Key::Game), Ok(None));
        for text in ["one", "", "two \u{10FFFF}"] {
            assert_eq!(device.write(Key::Game, text), Ok(()));
            assert_eq!(device.read(Key::Game), Ok(Some(text.to_owned())));
        }
        let folder = device.folder.unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no trace of the way there");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_put_aside_is_kept() {
        let device = device("aside");
        device.write(Key::Settings, "broken").unwrap();
        device.put_aside(Key::Settings);
        assert_eq!(device.read(Key::Settings), Ok(None));
        let folder = device.folder.unwrap();
        assert_eq!(fs::read_to_string(folder.join("kete.settings.json.bad")).unwrap(), "broken");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_device_that_cannot_write_says_so() {
        let device = Native { folder: Some("/dev/null/kete".into()), ..device("blocked") };
        assert!(device.write(Key::Game, "text").is_err());
        let device = Native { folder: None, ..device };
        assert!(device.read(Key::Game).is_err());
        device.put_aside(Key::Game);
    }

    #[test]
    fn the_names_of_keys_differ() {
        assert_ne!(Key::ALL[0].name(), Key::ALL[1].name());
    }
}
