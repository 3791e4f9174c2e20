//! What the device gives: storage, address, languages, focus, time.
//!
//! One trait, one file for each platform; the only place that asks for what the app is compiled.

#[cfg(not(target_arch = "wasm32"))]
mod fall;
#[cfg(any(test, not(target_arch = "wasm32")))]
mod memory;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;
#[cfg(not(target_arch = "wasm32"))]
mod webview;

#[cfg(target_os = "android")]
#[path = "android.rs"]
mod os;
#[cfg(target_os = "ios")]
#[path = "ios.rs"]
mod os;
#[cfg(not(any(target_arch = "wasm32", target_os = "android", target_os = "ios")))]
#[path = "desktop.rs"]
mod os;

use std::pin::Pin;
use std::rc::Rc;

#[cfg(any(test, not(target_arch = "wasm32")))]
pub use memory::Memory;

/// What is kept between two starts of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The sitting at the board.
    Game,
    /// What the players chose in the settings.
    Settings,
    /// Which sections of the rules were read.
    Reading,
    /// Which mate problems were solved.
    Problems,
    /// How far each lesson has come.
    Lessons,
}

impl Key {
    /// All of them.
    pub const ALL: [Key; 5] = [Key::Game, Key::Settings, Key::Reading, Key::Problems, Key::Lessons];

    /// The name under which it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Key::Game => "kete.game",
            Key::Settings => "kete.settings",
            Key::Reading => "kete.reading",
            Key::Problems => "kete.problems",
            Key::Lessons => "kete.lessons",
        }
    }
}

/// The device does not let us read or write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

/// How a new address comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// A page further; the device's way back leads to the one before.
    Forward,
    /// In the place of the present one.
    Replace,
}

/// What has become of a text that was to be shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shared {
    /// Another app has it.
    Sent,
    /// It lies on the clipboard.
    Copied,
    /// The person has thought better of it.
    Cancelled,
    /// The device knows no way.
    #[default]
    Nowhere,
}

/// What the page as a whole looks like to the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dress {
    /// Tag of the language of the page.
    pub lang: &'static str,
    /// `ltr` or `rtl`.
    pub dir: &'static str,
    /// Title of the window or tab.
    pub title: String,
    /// `light`, `dark`, or empty for what the device prefers.
    pub theme: &'static str,
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// It takes another.
    Capture,
    /// It comes from the hand.
    Drop,
    /// It turns over.
    Promote,
    /// A king is in check.
    Check,
    /// The game is over.
    End,
    /// Something was refused.
    Refused,
}

impl Sound {
    /// All of them.
    pub const ALL: [Sound; 7] = [
        Sound::Move,
        Sound::Capture,
        Sound::Drop,
        Sound::Promote,
        Sound::Check,
        Sound::End,
        Sound::Refused,
    ];

    /// Its name in `feel.js`.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Move => "move",
            Sound::Capture => "capture",
            Sound::Drop => "drop",
            Sound::Promote => "promote",
            Sound::Check => "check",
            Sound::End => "end",
            Sound::Refused => "refused",
        }
    }
}

/// The longest time that a piece glides, in milliseconds (`LONG` in `feel.js`).
pub const MOTION_MS: u32 = 200;

/// Who waits for a part of the app.
pub type Waiting = Box<dyn FnOnce(Option<String>)>;

/// A device. Nothing here panics or blocks; what a device lacks it leaves undone.
pub trait Platform {
    /// What was kept.
    ///
    /// # Errors
    /// When the device forbids it or fails.
    fn read(&self, key: Key) -> Result<Option<String>, StoreError>;

    /// Keeps a text in the place of what was kept before, wholly or not at all.
    ///
    /// # Errors
    /// When the device forbids it, fails or is full.
    fn write(&self, key: Key, text: &str) -> Result<(), StoreError>;

    /// Moves what was kept to a place of its own (`….bad`), so that it is lost to nobody
    /// who could mend it.
    fn put_aside(&self, key: Key);

    /// The languages the person reads, best first, as tags.
    fn languages(&self) -> Vec<String>;

    /// Fetches a part of the app that comes later: the words of a language (`en`), those of its
    /// pages (`en-pages`), or what these have in common (`more`). Calls back with its text, or
    /// with none where it cannot be had.
    fn fetch_part(&self, name: &str, told: Waiting);

    /// Says that the app cannot start, because a part of it could not be fetched.
    fn give_up(&self);

    /// The part of the address that is ours: `?lang=sw#/play`.
    fn address(&self) -> String;

    /// Shows an address as given by [`crate::ui::route::Route::address`].
    fn set_address(&self, address: &str, visit: Visit);

    /// Calls back with the address whenever the person changes it.
    fn watch_address(&self, told: Box<dyn Fn(String)>);

    /// Tells whether something lies open over the page, which the device's way back is to close
    /// before it leaves the page.
    fn lie_open(&self, is_open: bool);

    /// Calls back when the way back is to close what lies open; `told` closes the uppermost and
    /// answers whether something else still lies open.
    fn watch_back(&self, told: Box<dyn Fn() -> bool>);

    /// Keeps the screen lit while people think; said again at every move, so that it is not kept
    /// lit for those who have gone away.
    fn keep_lit(&self, is_running: bool);

    /// Calls back when a newer version of the app lies ready.
    fn watch_versions(&self, told: Box<dyn Fn()>);

    /// Starts again in that version.
    fn take_version(&self);

    /// Milliseconds since some moment that stays the same while the app runs.
    fn now_ms(&self) -> f64;

    /// The day, counted from some day, by the calendar of the person where the device tells it.
    fn day(&self) -> u32;

    /// A line for whoever looks for a fault.
    fn log(&self, line: &str);

    /// Tells the device what the page is.
    fn dress(&self, dress: &Dress);

    /// Moves the keyboard's focus to the first element that fits a CSS selector, once what is
    /// being drawn stands.
    fn focus(&self, selector: &str);

    /// The same for an element that stands already, before the next key is heard.
    fn focus_at_once(&self, selector: &str);

    /// Moves what a CSS selector fits into sight.
    fn scroll_to(&self, selector: &str);

    /// Does some work once so many milliseconds have passed.
    fn after(&self, ms: f64, work: Box<dyn FnOnce()>);

    /// Does some work as soon as what has just been changed is painted, or sooner: in any case
    /// before the page goes away.
    fn once_seen(&self, work: Box<dyn FnOnce()>);

    /// Makes ready, once there is time, what else the first move would wait for: does some work that
    /// needs what a move needs, and unless that answers that it was not done, reads the pictures of
    /// these pieces. Left undone where the app was compiled before it came here.
    fn rehearse(&self, pieces: &str, work: Box<dyn FnOnce() -> bool>);

    /// Shows pieces on their way, as `ui::motion` writes them, and ends all motion before. A
    /// device that asks for little motion shows none.
    fn glide(&self, flights: &str);

    /// Lets sounds be heard together, over whatever else the person listens to; in the
    /// background none. Without any it is made ready, so that the next begins at once.
    fn sound(&self, sounds: &[Sound]);

    /// Whether [`Platform::buzz`] is felt.
    fn can_vibrate(&self) -> bool;

    /// Vibrates: milliseconds of buzz, of rest, of buzz and so on.
    fn buzz(&self, times: &[u32]);

    /// Moves what a CSS selector fits into the sight of the list it stands in, and no further.
    fn reveal(&self, selector: &str);

    /// Starts the app again.
    fn reload(&self);

    /// Gives a text to another app as the device does that, else to the clipboard. No network.
    fn share(&self, text: String) -> Sharing;

    /// The address under which others find this app, if there is one.
    fn site(&self) -> Option<String>;

    /// Calls back whenever another window may have kept something.
    fn watch_store(&self, told: Box<dyn Fn()>);
}

/// The names of sounds, as `feel.js` takes them.
fn sound_names(sounds: &[Sound]) -> String {
    sounds.iter().map(|sound| sound.name()).collect::<Vec<_>>().join(" ")
}

/// What becomes of a text, once it is known.
pub type Sharing = Pin<Box<dyn Future<Output = Shared>>>;

/// The device the app runs on.
pub type Device = Rc<dyn Platform>;

/// The device of this build.
pub fn device() -> Device {
    #[cfg(target_arch = "wasm32")]
    return Rc::new(web::Web::new());
    #[cfg(not(target_arch = "wasm32"))]
    return Rc::new(native::Native::new());
}

/// Shows the error page when all else has failed. `page` gives its three texts: title, what to
/// do, and the button that starts again.
pub fn on_panic(page: fn() -> [String; 3]) {
    #[cfg(target_arch = "wasm32")]
    web::on_panic(page);
    #[cfg(not(target_arch = "wasm32"))]
    native::on_panic(page);
}

/// Starts the app in the window of this build.
pub fn launch(app: fn() -> dioxus::prelude::Element) {
    #[cfg(any(feature = "desktop", feature = "mobile"))]
    webview::launch(app);
    #[cfg(not(any(feature = "desktop", feature = "mobile")))]
    #[allow(deprecated, reason = "without a window there is nothing to launch, only to check")]
    dioxus::launch(app);
}
