//! What happens before the first screen: its words have to be there.

use super::App;
use super::route::Address;
use super::settings::Settings;
use crate::l10n::Language;
use crate::platform::{self, Device, Key};

/// Starts the app in its language. Where that is not in the app, its words are fetched first, so
/// that nothing is shown in another one; what cannot be fetched is said on the screen.
pub fn start() {
    let device = platform::device();
    let kept = device.read(Key::Settings).ok().flatten();
    let settings = kept.and_then(|text| Settings::load(&text).ok()).unwrap_or_default();
    let language = language(&device, &settings, &Address::parse(&device.address()));
    if language.is_ready() {
        return platform::launch(App);
    }
    device.fetch_part(
        language.tag(),
        Box::new(move |words| {
            if let Some(words) = words {
                language.supply(&words);
            }
            platform::launch(App);
        }),
    );
}

/// The language to start in: what the address asks for, else what was chosen, else the device's.
pub fn language(device: &Device, settings: &Settings, address: &Address) -> Language {
    let asked = address.lang.as_deref().and_then(Language::from_tag);
    let chosen = || settings.language.as_deref().and_then(Language::from_tag);
    asked.or_else(chosen).unwrap_or_else(|| Language::negotiate(device.languages()))
}
