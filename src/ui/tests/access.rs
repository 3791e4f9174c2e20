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
    screen.pause();
    assert_eq!(screen.text("news"), "Umeshika kete ya askari. Inaweza kwenda kwenye mraba 1.");
    screen.tap_squares("7f");
    assert!(screen.text("news").starts_with("Umeshika"), "the move is seen first");
    screen.pause();
    assert_eq!(screen.text("news"), "Sente amesogeza kete ya askari kutoka 7g hadi 7f.");
    assert_eq!(screen.attribute("status", "aria-live").unwrap(), "off");
    screen.tap_squares("2g");
    assert_eq!(screen.attribute("refusal", "role").unwrap(), "alert");
    assert!(screen.text("news").contains("7f"), "a refusal is announced by itself");
}

#[test]
fn what_keys_do_is_announced_at_once() {
    let mut screen = Screen::at("#/play");
    screen.click("square-7g");
    assert!(screen.text("news").starts_with("Umeshika kete ya askari."));
    screen.click("square-7f");
    assert_eq!(screen.text("news"), "Sente amesogeza kete ya askari kutoka 7g hadi 7f.");
}

#[test]
fn what_quick_fingers_do_is_announced_in_their_first_pause() {
    let mut screen = Screen::at("#/play");
    let start = screen.text("news");
    for square in ["7g", "2g", "7g", "7f", "3c", "3d", "8h"] {
        screen.tap_squares(square);
        screen.device.clone().pass(300.0);
        screen.settle();
        assert_eq!(screen.text("news"), start, "after {square}");
    }
    screen.pause();
    let said = "Sente amesogeza kete ya askari kutoka 7g hadi 7f. \
                Gote amesogeza kete ya askari kutoka 3c hadi 3d. \
                Umeshika kete ya askofu. Inaweza kwenda kwenye miraba 6.";
    assert_eq!(screen.text("news"), said);
    // Of a long game without a pause the last moves are said.
    for _ in 0..20 {
        screen.tap_squares("8h 7g 2b 3c 7g 8h 3c 2b");
        screen.click("button-undo");
        screen.click("button-undo");
        screen.click("button-undo");
        screen.click("button-undo");
    }
    screen.pause();
    assert!(screen.text("news").len() < 1000, "{}", screen.text("news"));
}

#[test]
fn what_was_to_be_announced_is_not_once_the_board_is_left() {
    let mut screen = Screen::at("#/play");
    screen.tap_squares("7g 7f");
    screen.device.clone().visit("#/");
    screen.settle();
    screen.pause();
    screen.device.clone().visit("#/play");
    screen.settle();
    assert_eq!(screen.text("news"), "");
}

#[test]
fn the_next_numbers_lie_ready() {
    let numbers = |screen: &Screen| {
        let html = screen.html();
        let of = |tag: &str| {
            let text = tag.split('>').nth(1).unwrap();
            (tag.contains("data-unseen"), text.split('<').next().unwrap().to_owned())
        };
        let mut all: Vec<_> = html.split("<p class=\"move-count\"").skip(1).map(of).collect();
        all.sort();
        all.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(", ")
    };
    // The one that is seen first.
    let mut screen = Screen::at("#/play");
    assert_eq!(numbers(&screen), "Hatua 0, Hatua 1, Hatua 2, Hatua 3");
    screen.tap_squares("7g 7f 3c 3d");
    assert_eq!(numbers(&screen), "Hatua 2, Hatua 0, Hatua 1, Hatua 3");
    // Whoever makes no pause has the next ones written when they are near.
    screen.tap_squares("2g 2f");
    assert_eq!(numbers(&screen), "Hatua 3, Hatua 0, Hatua 1, Hatua 2");
    screen.tap_squares("8c");
    assert_eq!(numbers(&screen), "Hatua 3, Hatua 4, Hatua 5, Hatua 6");
    screen.tap_squares("8d");
    assert_eq!((screen.text("move-count").as_str(), screen.n_moves().as_str()), ("Hatua 4", "4"));
    screen.pause();
    assert_eq!(numbers(&screen), "Hatua 4, Hatua 3, Hatua 5, Hatua 6");
    for seen in ["3", "2", "1", "0"] {
        screen.click("button-undo");
        assert_eq!(numbers(&screen).split(',').next(), Some(&*format!("Hatua {seen}")));
    }
    assert_eq!(numbers(&screen), "Hatua 0, Hatua 1, Hatua 2, Hatua 3");
}

#[test]
fn of_the_two_turns_one_is_told() {
    let mut screen = Screen::at("#/play");
    for (tap, turn) in [("", "Sente"), ("7g 7f", "Gote"), ("3c 3d", "Sente")] {
        if !tap.is_empty() {
            screen.tap_squares(tap);
        }
        assert_eq!(screen.text("status"), format!("Zamu ya {turn}"));
        assert_eq!(screen.attribute("status", "data-turn").unwrap(), turn.to_lowercase());
        let html = screen.html();
        assert_eq!(html.matches("data-testid=\"status\"").count(), 1);
        // At either seat, the other turn.
        assert_eq!(html.matches("class=\"status\"").count(), 4);
        let unseen = |tag: &&str| tag.split('>').next().unwrap().contains("data-unseen");
        assert_eq!(html.split("class=\"status\"").skip(1).filter(unseen).count(), 2);
    }
}

#[test]
fn a_check_is_announced_with_its_move() {
    let mut screen = Screen::at("#/play?sfen=4k4/9/9/9/9/9/9/9/K7R%20b%20-%201");
    screen.tap_squares("1i 5i");
    screen.pause();
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
