//! What players choose.

use super::*;
use crate::platform::Platform;

#[test]
fn choices_hold_at_once_and_are_kept() {
    let mut screen = Screen::at("#/settings");
    screen.click("face-kanji");
    screen.click("theme-dark");
    screen.click("settings-marks");
    screen.click("lang-en");
    let pressed = |screen: &Screen| {
        for id in ["face-kanji", "theme-dark", "lang-en"] {
            assert_eq!(screen.attribute(id, "aria-pressed").unwrap(), "true", "{id}");
        }
        assert_eq!(screen.attribute("settings-marks", "aria-checked").unwrap(), "false");
        assert!(screen.html().contains("As the device"));
    };
    pressed(&screen);
    let mut screen = screen.restarted();
    pressed(&screen);
    screen.click("lang-device");
    assert!(screen.html().contains("Kama kifaa"));
}

#[test]
fn without_marks_the_rules_are_the_same() {
    let mut screen = Screen::at("#/settings");
    screen.click("settings-marks");
    screen.click("button-home");
    screen.click("home-two-players");
    screen.tap_squares("7g");
    assert_eq!((&*screen.mark("7g"), &*screen.mark("7f")), ("held", ""));
    screen.tap_squares("7f");
    assert_eq!(screen.piece("7f"), "sente-pawn");
}

#[test]
fn the_language_switches_live_with_the_question_open() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.tap_squares("8h 2b");
    assert!(screen.html().contains("Acha ilivyo"));
    screen.device.clone().visit("#/play?lang=en");
    screen.settle();
    assert!(screen.has("prompt"));
    assert!(!screen.html().contains("Acha ilivyo"));
    assert_eq!(screen.text("status"), "Sente to move");
    assert!(screen.html().contains("lang=\"en\" dir=\"ltr\""));
}

#[test]
fn the_device_or_the_address_choose_the_language() {
    let english = Screen::on(Rc::new(Memory::new("#/", &["fi", "en-GB", "sw"])));
    assert_eq!(english.attribute("lang-en", "aria-pressed").unwrap(), "true");
    let unknown = Screen::at("?lang=xx#/");
    assert_eq!(unknown.attribute("lang-sw", "aria-pressed").unwrap(), "true");
    assert_eq!(unknown.attribute("notice", "data-notice").unwrap(), "unknown-language");
    let chosen = Screen::at("?lang=en#/").restarted();
    assert_eq!(chosen.attribute("lang-en", "aria-pressed").unwrap(), "true");
}

#[test]
fn every_switch_has_a_line_and_turns() {
    let mut screen = Screen::at("#/settings");
    for id in [
        "settings-marks",
        "settings-last-move",
        "settings-check-line",
        "settings-coordinates",
        "settings-alternate",
        "settings-ask-undo",
        "settings-confirm",
        "settings-strict",
        "settings-sound",
        "settings-vibration",
        "settings-motion",
    ] {
        let before = screen.attribute(id, "aria-checked").unwrap();
        screen.click(id);
        let after = screen.attribute(id, "aria-checked").unwrap();
        assert_ne!(before, after, "{id}");
        let line = screen.attribute(id, "aria-describedby").unwrap();
        assert!(screen.html().contains(&format!("id=\"{line}\"")), "{id} has no line");
        screen = screen.restarted();
        assert_eq!(screen.attribute(id, "aria-checked").unwrap(), after, "{id} is not kept");
    }
}

#[test]
fn every_choice_is_kept_and_the_reset_takes_all_back_but_the_language() {
    let mut screen = Screen::at("#/settings");
    let chosen = [
        "theme-light",
        "face-kanji",
        "settings-seating-same-side",
        "settings-limit-500",
        "settings-impasse-27",
        "lang-en",
    ];
    for id in chosen {
        screen.click(id);
        assert_eq!(screen.attribute(id, "aria-pressed").unwrap(), "true", "{id}");
    }
    let mut screen = screen.restarted();
    for id in chosen {
        assert_eq!(screen.attribute(id, "aria-pressed").unwrap(), "true", "{id} is not kept");
    }
    screen.click("settings-reset");
    screen.click("confirm-no");
    assert_eq!(screen.attribute("face-kanji", "aria-pressed").unwrap(), "true");
    screen.click("settings-reset");
    screen.click("confirm-yes");
    for id in [
        "theme-device",
        "face-learner",
        "settings-seating-face-to-face",
        "settings-limit-none",
        "settings-impasse-off",
        "lang-en",
    ] {
        assert_eq!(screen.attribute(id, "aria-pressed").unwrap(), "true", "{id} after the reset");
    }
}

#[test]
fn new_rules_hold_for_a_game_that_nobody_has_played_in_and_for_no_other() {
    let strict = |screen: &Screen| {
        let game = Platform::read(&*screen.device, crate::platform::Key::Game).unwrap().unwrap();
        game.contains("\"strict\":true")
    };
    let mut screen = Screen::at("#/settings");
    screen.click("settings-strict");
    assert!(strict(&screen), "an untouched game takes the rule");
    let mut screen = Screen::playing("7g7f");
    assert!(!strict(&screen), "a position from an address has its own table");
    screen.device.clone().visit("#/settings");
    screen.settle();
    screen.click("settings-strict");
    assert!(!strict(&screen), "a game that runs keeps its rules");
}
