//! What players choose.

use super::*;

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
