//! What happens before the first screen: its words have to be there.

use super::App;
use super::route::Address;
use super::settings::Settings;
use crate::l10n::Language;
use crate::platform::{self, Device, Key};

/// Starts the app in its language. Where that is not in the app, its words are fetched first, so
/// that nothing is shown in another one. What cannot be fetched is said on the screen, in the
/// source; without words for that there is no start.
pub fn start() {
    let device = platform::device();
    let kept = device.read(Key::Settings).ok().flatten();
    let settings = kept.and_then(|text| Settings::load(&text).ok()).unwrap_or_default();
    let language = language(&device, &settings, &Address::parse(&device.address()));
    launch_in(device, language);
}

fn launch_in(device: Device, language: Language) {
    if language.is_ready() {
        return platform::launch(App);
    }
    let on = device.clone();
    let start = move |words: Option<String>| {
        if let Some(words) = words {
            language.supply(&words);
        }
        if language.is_ready() || language != Language::SOURCE {
            launch_in(on, if language.is_ready() { language } else { Language::SOURCE });
        } else {
            on.give_up();
        }
    };
    device.fetch_part(language.tag(), Box::new(start));
}

/// The language to start in: what the address asks for, else what was chosen, else the device's.
pub fn language(device: &Device, settings: &Settings, address: &Address) -> Language {
    let asked = address.lang.as_deref().and_then(Language::from_tag);
    let chosen = || settings.language.as_deref().and_then(Language::from_tag);
    asked.or_else(chosen).unwrap_or_else(|| Language::negotiate(device.languages()))
}
