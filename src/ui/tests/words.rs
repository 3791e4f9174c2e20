//! Every screen in every language.

use super::*;
use crate::l10n::Language;

/// Every screen there is, with something on it.
fn screens(language: Language) -> Vec<(&'static str, Screen)> {
    let at = |address: &str| {
        let tag = language.tag();
        Screen::on(Rc::new(Memory::new(&format!("?lang={tag}{address}"), &[])))
    };
    let mut screens = vec![
        ("home", at("#/")),
        ("game", at("#/play")),
        ("rules", at("#/rules")),
        ("settings", at("#/settings")),
        ("nowhere", at("#/no-such-page")),
        ("check", at("#/play?sfen=4k4/9/9/9/9/9/9/9/K3R4%20w%20-%201")),
        ("bad address", at("#/play?moves=7g7e")),
    ];
    let mut with = |name, work: fn(&mut Screen)| {
        let mut screen = at("#/play?moves=7g7f,3c3d");
        work(&mut screen);
        screens.push((name, screen));
    };
    with("held", |screen| screen.tap_squares("8h"));
    with("prompt", |screen| screen.tap_squares("8h 2b"));
    with("refusal", |screen| screen.tap_squares("5e"));
    with("menu", |screen| screen.click("button-menu"));
    with("confirm", |screen| {
        screen.click("button-menu");
        screen.click("button-resign");
    });
    with("confirm new", |screen| {
        screen.click("button-menu");
        screen.click("button-new");
    });
    with("result", |screen| {
        screen.click("button-menu");
        screen.click("button-resign");
        screen.click("confirm-yes");
    });
    screens
}

/// Looks like an id of a message and not like a word.
fn is_id(word: &str) -> bool {
    let parts =
        ["button", "status", "refusal", "ending", "announce", "settings", "confirm", "home"];
    word.split_once('-').is_some_and(|(scope, _)| parts.contains(&scope))
}

#[test]
fn no_screen_shows_an_id_or_an_empty_place() {
    for language in Language::ALL {
        for (name, screen) in screens(*language) {
            let html = screen.html();
            let text = unescaped(&html.replace('<', " <"));
            let labels = html.split("aria-label=\"").skip(1).map(|rest| rest.split('"').next());
            let all = labels.flatten().chain([text.as_str()]).collect::<Vec<_>>().join(" ");
            for word in all.split_whitespace() {
                assert!(!is_id(word), "{name} in {}: {word}", language.tag());
            }
            assert!(!all.contains("{$") && !all.contains('\u{E000}'), "{name}");
            assert!(html.contains(&format!("lang=\"{}\"", language.tag())), "{name}");
        }
    }
}

#[test]
fn every_button_has_a_name() {
    for language in Language::ALL {
        for (name, screen) in screens(*language) {
            let html = screen.html();
            for button in html.split("<button").skip(1) {
                let (tag, rest) = button.split_once('>').unwrap();
                let inside = unescaped(rest.split("</button>").next().unwrap());
                let label = tag.split("aria-label=\"").nth(1).and_then(|it| it.split('"').next());
                let spoken = label.unwrap_or(inside.trim());
                assert!(!spoken.is_empty(), "{name} in {}: {tag}", language.tag());
            }
        }
    }
}

#[test]
fn headings_and_dialogs_are_what_they_say() {
    for (name, screen) in screens(Language::SOURCE) {
        let html = screen.html();
        assert!(html.matches("<h1").count() <= 1, "{name}");
        assert_eq!(html.matches("<main").count(), 1, "{name}");
        for dialog in html.split("role=\"dialog\"").skip(1) {
            let tag = dialog.split('>').next().unwrap();
            assert!(tag.contains("aria-modal=\"true\""), "{name}: {tag}");
        }
    }
}
