//! Every screen in every language.

use std::collections::{HashMap, HashSet};

use super::*;
use crate::l10n::{Language, Localizer};
use crate::learn::{Page, Section};

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
        ("words", at("#/words")),
        ("questions", at("#/questions")),
        ("tips", at("#/tips")),
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

/// Every message of a language that stands on one line and takes no values, by its text.
fn texts(language: Language) -> HashMap<String, String> {
    let words = Localizer::new(language);
    let lines = language.files().into_iter().flat_map(|(_, text)| text.lines());
    let mut id = "";
    let mut found = HashMap::new();
    for line in lines {
        let Some((name, text)) = line.split_once(" = ") else { continue };
        let full = match name.trim().strip_prefix('.') {
            Some(attribute) => format!("{id}.{attribute}"),
            None => {
                id = name;
                name.to_owned()
            }
        };
        if !text.contains('{') {
            found.insert(words.text(&full), full);
        }
    }
    found
}

/// The ids of all messages.
fn ids() -> HashSet<String> {
    let all = texts(Language::SOURCE).into_values();
    all.map(|id| id.split('.').next().unwrap_or_default().to_owned()).collect()
}

/// What is written and what is read aloud, each by itself.
fn pieces_of_text(html: &str) -> Vec<String> {
    let written = html.split('<').filter_map(|it| it.split_once('>')).map(|(_, text)| text);
    let attributes = ["aria-label=\"", "placeholder=\""];
    let spoken = attributes.iter().flat_map(|name| html.split(*name).skip(1));
    let spoken = spoken.filter_map(|rest| rest.split('"').next());
    written.chain(spoken).map(|text| unescaped(text).trim().to_owned()).collect()
}

#[test]
fn no_screen_shows_the_text_of_another_language() {
    for language in Language::ALL {
        let own = texts(*language);
        for other in Language::ALL.iter().filter(|other| *other != language) {
            let foreign = texts(*other);
            for (name, screen) in screens(*language) {
                for text in pieces_of_text(&screen.html()) {
                    // The names of the languages are written in themselves.
                    let is_name = Language::ALL.iter().any(|it| it.name() == text);
                    let Some(id) = foreign.get(&text).filter(|_| !is_name) else { continue };
                    // The glossary shows the English and the Japanese word, and how that one is
                    // said, beside the others on purpose.
                    let shows = |term: &Section| {
                        let names = term.names;
                        [names.english, names.japanese, names.romaji].contains(&text.as_str())
                    };
                    let is_shown = name == "words" && Page::Glossary.sections().any(shows);
                    assert!(
                        own.contains_key(&text) || is_shown,
                        "{name} in {} shows {text:?}, {id} of {}",
                        language.tag(),
                        other.tag(),
                    );
                }
            }
        }
    }
}

#[test]
fn no_screen_shows_an_id_or_an_empty_place() {
    let ids = ids();
    for language in Language::ALL {
        for (name, screen) in screens(*language) {
            let html = screen.html();
            let text = unescaped(&html.replace('<', " <"));
            let labels = html.split("aria-label=\"").skip(1).map(|rest| rest.split('"').next());
            let all = labels.flatten().chain([text.as_str()]).collect::<Vec<_>>().join(" ");
            for word in all.split_whitespace() {
                assert!(!ids.contains(word), "{name} in {}: {word}", language.tag());
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
