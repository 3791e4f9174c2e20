//! Two windows on one saved game.

use super::*;
use crate::platform::Key as Kept;

/// A window at the board after two moves, and what a second window has kept that went on.
fn two_windows() -> (Screen, String) {
    let mut first = Screen::at("#/play");
    first.tap_squares("7g 7f 3c 3d");
    let device = Rc::new(Memory::new("#/play", &["sw-KE"]));
    *device.kept.borrow_mut() = first.device.kept.borrow().clone();
    let mut second = Screen::on(device);
    second.tap_squares("2g 2f");
    let newer = kept(&second);
    (first, newer)
}

fn kept(screen: &Screen) -> String {
    screen.device.kept.borrow()[Kept::Game.name()].clone()
}

fn hear(screen: &mut Screen, text: &str) {
    screen.device.clone().keep_elsewhere(Kept::Game, text);
    screen.settle();
}

#[test]
fn the_older_window_asks_and_never_writes_over_the_newer_game() {
    let (mut first, newer) = two_windows();
    hear(&mut first, &newer);
    assert!(first.has("elsewhere"));
    // Closed by a tap beside it, it comes back at the first move, which is not made.
    first.key(Key::Escape, "elsewhere");
    assert!(!first.has("elsewhere"));
    first.tap_squares("8c 8d");
    assert!(first.has("elsewhere"));
    assert_eq!((first.n_moves(), kept(&first)), ("2".into(), newer.clone()));
    first.click("elsewhere-continue");
    assert_eq!((first.n_moves(), first.piece("2f")), ("3".into(), "sente-pawn".into()));
    assert!(!first.has("elsewhere"));
    first.tap_squares("8c 8d");
    assert_eq!(first.n_moves(), "4");
    assert!(kept(&first).contains("2g2f 8c8d"));
}

#[test]
fn a_window_that_has_not_heard_finds_out_when_it_saves() {
    let (mut first, newer) = two_windows();
    first.device.kept.borrow_mut().insert(Kept::Game.name().to_owned(), newer.clone());
    first.tap_squares("8g 8f");
    first.tap_squares("2g 2f");
    assert!(first.has("elsewhere"));
    assert_eq!(kept(&first), newer);
}

#[test]
fn what_is_seen_here_can_be_kept_instead() {
    let (mut first, newer) = two_windows();
    hear(&mut first, &newer);
    first.click("elsewhere-keep");
    assert!(!first.has("elsewhere"));
    assert_eq!(first.n_moves(), "2");
    assert!(!kept(&first).contains("2g2f"));
    first.tap_squares("9g 9f");
    assert!(kept(&first).contains("9g9f"));
}

#[test]
fn a_window_where_nobody_plays_takes_the_newer_game_over() {
    let (mut first, newer) = two_windows();
    first.click("button-menu");
    first.click("menu-home");
    hear(&mut first, &newer);
    assert!(!first.has("elsewhere"));
    first.click("home-continue");
    assert_eq!(first.n_moves(), "3");
}

#[test]
fn what_cannot_be_read_or_has_been_wiped_stops_nobody() {
    let (mut first, _) = two_windows();
    hear(&mut first, "{");
    first.click("elsewhere-continue");
    assert_eq!(first.n_moves(), "2");
    assert!(kept(&first).contains("7g7f"));
    first.device.kept.borrow_mut().clear();
    first.tap_squares("2g 2f");
    assert!(!first.has("elsewhere"));
    assert!(kept(&first).contains("2g2f"));
}

#[test]
fn settings_of_the_other_window_hold_here_too() {
    let mut screen = Screen::at("#/play");
    screen.device.clone().keep_elsewhere(Kept::Settings, r#"{"language":"en","marks":false}"#);
    screen.settle();
    assert_eq!(screen.text("status"), "Sente to move");
    screen.tap_squares("7g");
    assert_eq!(screen.mark("7f"), "");
}
