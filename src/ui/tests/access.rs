//! What is heard, and where the focus goes.

use super::*;

#[test]
fn squares_and_piles_are_named_buttons() {
    let screen = Screen::at("#/play");
    for (id, label) in [
        ("square-5a", "5a, kete ya mfalme ya Gote"),
        ("square-5e", "5e, mraba mtupu"),
        ("hand-sente-pawn", "Hakuna kete ya askari mkononi mwa Sente"),
    ] {
        assert!(screen.tag(id).starts_with("<button"), "{id}");
        assert_eq!(screen.attribute(id, "aria-label").unwrap(), label);
    }
    let html = screen.html();
    assert_eq!(html.matches("data-testid=\"square-").count(), 81);
    assert_eq!(html.matches("data-testid=\"hand-").count(), 14);
}

#[test]
fn a_move_is_announced_once() {
    let mut screen = Screen::at("#/play");
    screen.tap_squares("7g");
    assert_eq!(screen.text("news"), "Umeshika kete ya askari. Inaweza kwenda kwenye mraba 1.");
    screen.tap_squares("7f");
    assert_eq!(screen.text("news"), "Sente amesogeza kete ya askari kutoka 7g hadi 7f.");
    assert_eq!(screen.attribute("status", "aria-live").unwrap(), "off");
    screen.tap_squares("2g");
    assert_eq!(screen.attribute("refusal", "role").unwrap(), "alert");
    assert!(screen.text("news").contains("7f"), "a refusal is announced by itself");
}

#[test]
fn a_check_is_announced_with_its_move() {
    let mut screen = Screen::at("#/play?sfen=4k4/9/9/9/9/9/9/9/K7R%20b%20-%201");
    screen.tap_squares("1i 5i");
    let news = screen.text("news");
    assert!(news.ends_with("Mfalme wa Gote anatishiwa."), "{news}");
    assert_eq!(screen.text("status"), "Zamu ya Gote: mfalme anatishiwa");
    assert!(screen.html().contains("check-line"));
}

#[test]
fn dialogs_take_the_focus_and_give_it_back() {
    let mut screen = Screen::playing("7g7f");
    let focused = |screen: &Screen| screen.device.focused.borrow().last().cloned().unwrap();
    screen.click("button-menu");
    assert_eq!(focused(&screen), "#sheet");
    assert!(screen.tag("game").contains("inert"));
    screen.key(Key::Escape, "menu");
    assert!(!screen.has("menu"));
    assert_eq!(focused(&screen), "[data-testid='button-menu']");
    assert!(!screen.tag("game").contains("inert"));
}

#[test]
fn the_board_stands_from_left_to_right_in_every_language() {
    let html = Screen::at("#/play").html();
    assert!(html.contains("class=\"board\" dir=\"ltr\""));
    assert_eq!(html.matches("dir=\"ltr\" data-testid=\"tray-").count(), 2);
}
