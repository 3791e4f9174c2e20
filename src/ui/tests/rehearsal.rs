//! The move that nobody sees.

use super::*;

/// All that a person or the device can tell.
fn all(screen: &Screen) -> (String, String) {
    let device = &screen.device;
    let told = format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        device.kept.borrow().get("kete.game"),
        device.heard.borrow(),
        device.felt.borrow(),
        device.glided.borrow(),
        device.focused.borrow(),
        device.is_open.borrow(),
    );
    (screen.html(), told)
}

/// Nothing is to be told from before, whatever stands on the board when there is time for it.
fn check(screen: &mut Screen) {
    let before = all(screen);
    screen.device.clone().pass(0.0);
    screen.settle();
    assert_eq!(all(screen), before);
}

#[test]
fn nothing_is_seen_heard_felt_or_kept_of_it() {
    check(&mut Screen::at("#/play"));
    check(&mut Screen::playing("7g7f,3c3d"));
    // The first legal move of this one may promote.
    check(&mut Screen::playing("7g7f,3c3d,8h2b+,3a2b"));
}

#[test]
fn it_comes_in_the_way_of_nothing() {
    for states in ["7g", "7g 7f", "7g 7f 3c 3d 8h 2b", "7g 7c"] {
        let mut screen = Screen::at("#/play");
        screen.tap_squares(states);
        check(&mut screen);
    }
    for buttons in [&["button-undo"][..], &["button-menu"], &["button-menu", "button-moves"]] {
        let mut screen = Screen::at("#/play");
        screen.tap_squares("7g 7f 3c 3d");
        buttons.iter().for_each(|button| screen.click(button));
        check(&mut screen);
    }
}

#[test]
fn a_hint_stays() {
    let mut screen = Screen::at("#/play");
    screen.key(Key::Character("?".to_owned()), "square-7g");
    assert!(screen.html().contains("hint-card"));
    check(&mut screen);
}

#[test]
fn the_first_move_is_as_it_would_have_been() {
    let mut screen = Screen::at("#/play");
    check(&mut screen);
    screen.tap_squares("7g 7f");
    let mut other = Screen::at("#/play");
    other.tap_squares("7g 7f");
    assert_eq!(all(&screen), all(&other));
}

#[test]
fn players_with_other_wishes_see_nothing_either() {
    for settings in [
        r#"{"confirm":true}"#,
        r#"{"seating":"pass-and-turn"}"#,
        r#"{"seating":"same-side"}"#,
        r#"{"marks":false,"sound":false,"vibration":false,"motion":false}"#,
    ] {
        let device = Memory::new("#/play", &["sw-KE"]);
        device.kept.borrow_mut().insert("kete.settings".to_owned(), settings.to_owned());
        check(&mut Screen::on(Rc::new(device)));
    }
}
