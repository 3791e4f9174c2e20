//! Desktops and phones: a webview of the system, files of our own.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::{Dress, Key, Memory, Platform, Sharing, Sound, StoreError, Visit, Words, sound_names};

/// Names the folder that takes the place of the usual one.
const DATA_DIR: &str = "KETE_DATA_DIR";

/// A device with files. Its address is kept in memory: there is no bar to show it.
pub struct Native {
    folder: Option<PathBuf>,
    started: Instant,
    memory: Memory,
}

impl Native {
    /// This device.
    pub fn new() -> Native {
        Native { folder: data_dir(), started: Instant::now(), memory: Memory::new("", &[]) }
    }

    fn path(&self, key: Key) -> Result<PathBuf, StoreError> {
        let folder = self.folder.as_ref().ok_or_else(|| StoreError("no data folder".to_owned()))?;
        Ok(folder.join(format!("{}.json", key.name())))
    }
}

/// Where the system keeps the data of an app.
fn data_dir() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|text| !text.is_empty());
    if let Some(folder) = var(DATA_DIR) {
        return Some(folder.into());
    }
    if cfg!(target_os = "windows") {
        return Some(PathBuf::from(var("APPDATA")?).join("Kete"));
    }
    if cfg!(any(target_os = "macos", target_os = "ios")) {
        return Some(PathBuf::from(var("HOME")?).join("Library/Application Support/Kete"));
    }
    let data = var("XDG_DATA_HOME").map(PathBuf::from);
    data.or_else(|| Some(PathBuf::from(var("HOME")?).join(".local/share")))
        .map(|folder| folder.join("kete"))
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
        let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];
        let listed = names.iter().filter_map(|name| std::env::var(name).ok());
        listed.flat_map(|tags| tags.split(':').map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    fn fetch_words(&self, tag: &str, told: Words) {
        // Every language is in the app.
        self.memory.fetch_words(tag, told);
    }

    fn address(&self) -> String {
        self.memory.address()
    }

    fn set_address(&self, address: &str, visit: Visit) {
        self.memory.set_address(address, visit);
    }

    fn watch_address(&self, told: Box<dyn Fn(String)>) {
        self.memory.watch_address(told);
    }

    fn lie_open(&self, is_open: bool) {
        self.memory.lie_open(is_open);
    }

    fn watch_back(&self, told: Box<dyn Fn() -> bool>) {
        self.memory.watch_back(told);
    }

    fn keep_lit(&self, _is_running: bool) {
        // A window on a desk is lit by its mouse.
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

    #[expect(clippy::print_stderr, reason = "where a desktop app logs")]
    fn log(&self, line: &str) {
        eprintln!("kete: {line}");
    }

    fn dress(&self, dress: &Dress) {
        let Dress { lang, dir, title, theme } = dress;
        run(&format!(
            "const html = document.documentElement; html.lang = {lang:?}; html.dir = {dir:?};
             document.title = {title:?};
             if ({theme:?}) html.dataset.theme = {theme:?}; else delete html.dataset.theme;"
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

    fn glide(&self, flights: &str) {
        run(&format!("window.kete?.glide({flights:?})"));
    }

    fn sound(&self, sounds: &[Sound]) {
        run(&format!("window.kete?.sound({:?})", sound_names(sounds)));
    }

    fn can_vibrate(&self) -> bool {
        // Webviews of desktops have nothing that buzzes; those of phones may not without a
        // permission that the app does not ask for.
        false
    }

    fn buzz(&self, times: &[u32]) {
        run(&format!("window.kete?.buzz({times:?})"));
    }

    fn reveal(&self, selector: &str) {
        run(&format!(
            "setTimeout(() => document.querySelector({selector:?})
             ?.scrollIntoView({{ block: 'nearest' }}))"
        ));
    }

    fn reload(&self) {
        run("location.reload()");
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

/// Has the webview run a script; without one there is nothing to do.
#[cfg(any(feature = "desktop", feature = "mobile"))]
fn run(script: &str) {
    // It runs by itself; nobody waits for what it gives.
    let _ = dioxus::document::eval(script);
}

#[cfg(not(any(feature = "desktop", feature = "mobile")))]
fn run(_script: &str) {}

/// Lets the webview count the time: it is the one clock that wakes us.
#[cfg(any(feature = "desktop", feature = "mobile"))]
fn wait(ms: f64, work: Box<dyn FnOnce()>) {
    let script = format!("return new Promise(done => document.defaultView.setTimeout(done, {ms}))");
    dioxus::core::spawn_forever(async move {
        // A page that has gone away answers with an error, and then there is nothing to do.
        if dioxus::document::eval(&script).await.is_ok() {
            work();
        }
    });
}

#[cfg(not(any(feature = "desktop", feature = "mobile")))]
fn wait(_ms: f64, _work: Box<dyn FnOnce()>) {}

/// The phone's own sheet, else the clipboard; the window answers which it was.
#[cfg(any(feature = "desktop", feature = "mobile"))]
fn share(text: String) -> Sharing {
    use super::Shared;
    // A JSON text is a JavaScript text.
    let text = serde_json::Value::from(text);
    let script = include_str!("share.js").replace("TEXT", &text.to_string());
    Box::pin(async move {
        match dioxus::document::eval(&script).join::<String>().await.as_deref() {
            Ok("sent") => Shared::Sent,
            Ok("copied") => Shared::Copied,
            Ok("cancelled") => Shared::Cancelled,
            _ => Shared::Nowhere,
        }
    })
}

#[cfg(not(any(feature = "desktop", feature = "mobile")))]
fn share(_text: String) -> Sharing {
    Box::pin(std::future::ready(super::Shared::Nowhere))
}

/// The window catches what a component throws; this is for whoever reads the terminal.
pub fn on_panic(_page: fn() -> [String; 3]) {}

/// Opens the window.
#[cfg(any(feature = "desktop", feature = "mobile"))]
pub fn launch(app: fn() -> dioxus::prelude::Element) {
    #[cfg(feature = "desktop")]
    use dioxus::desktop as shell;
    #[cfg(not(feature = "desktop"))]
    use dioxus::mobile as shell;
    use shell::tao::dpi::LogicalSize;
    use shell::{Config, WindowBuilder};

    // The size of a phone, so that what is seen here is what is seen there.
    let window = WindowBuilder::new().with_title("Kete").with_resizable(true);
    #[cfg(feature = "desktop")]
    let window = window
        .with_inner_size(LogicalSize::new(420.0, 860.0))
        .with_min_inner_size(LogicalSize::new(280.0, 400.0));
    let config = Config::new()
        .with_menu(None)
        .with_window(window)
        .with_background_color((0xF7, 0xF2, 0xE8, 0xFF))
        .with_custom_index(INDEX.to_owned());
    #[cfg(feature = "drive")]
    let config = wdio_dioxus::install(config);
    dioxus::LaunchBuilder::new().with_cfg(config).launch(app);
}

/// The usual page of the webview forbids zooming and knows no notch.
#[cfg(any(feature = "desktop", feature = "mobile"))]
const INDEX: &str = concat!(
    r#"<!DOCTYPE html>
<html lang="sw">
<head>
<meta charset="utf-8">
<title>Kete</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
</head>
<body><div id="main"></div>
<script type="module">"#,
    include_str!("feel.js"),
    r#"window.kete = { glide, sound, buzz };</script></body>
</html>"#
);

#[cfg(test)]
mod tests {
    use super::*;

    fn device(name: &str) -> Native {
        let folder = std::env::temp_dir().join(format!("kete-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Native { folder: Some(folder), started: Instant::now(), memory: Memory::new("", &[]) }
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
