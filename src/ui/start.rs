//! What happens before the first screen: its words have to be there.

use super::App;
use super::later::fetch_first;
use super::route::Address;
use super::settings::Settings;
use crate::l10n::Language;
use crate::platform::{self, Device, Key};

/// Starts the app in its language. Words and pieces that are not in the app are fetched first, so
/// that nothing is shown in others. Words that cannot be fetched are said on the screen to be
/// missing, in the source; without words for that there is no start.
pub fn start() {
    let device = platform::device();
    let kept = device.read(Key::Settings).ok().flatten();
    let settings = kept.and_then(|text| Settings::load(&text).ok()).unwrap_or_default();
    let language = language(&device, &settings, &Address::parse(&device.address()));
    launch_in(device, language, settings);
}

fn launch_in(device: Device, language: Language, settings: Settings) {
    let on = device.clone();
    let face = settings.face(language);
    let start = move || {
        if language.is_ready() {
            platform::launch(App);
        } else if language != Language::SOURCE {
            launch_in(on, Language::SOURCE, settings);
        } else {
            on.give_up();
        }
    };
    fetch_first(&device, language, face, Box::new(start));
}

/// The language to start in: what the address asks for, else what was chosen, else the device's.
pub fn language(device: &Device, settings: &Settings, address: &Address) -> Language {
    let asked = address.lang.as_deref().and_then(Language::from_tag);
    let chosen = || settings.language.as_deref().and_then(Language::from_tag);
    asked.or_else(chosen).unwrap_or_else(|| Language::negotiate(device.languages()))
}
