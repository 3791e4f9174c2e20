//! Never a lost game.

use super::*;
use crate::platform::Key as Kept;

fn kept(screen: &Screen, key: Kept) -> Option<String> {
    screen.device.kept.borrow().get(key.name()).cloned()
}

#[test]
fn a_restart_comes_back_to_the_same_position_and_undo_list() {
    let mut screen = Screen::at("#/play");
    screen.tap_squares("7g 7f 3c 3d 2g 2f");
    screen.click("button-undo");
    screen.tap_squares("8h");
    let before = screen.html();
    let mut screen = screen.restarted();
    screen.tap_squares("8h");
    let board = |html: &str| {
        html[html.find("<main").unwrap()..html.find("data-testid=\"news\"").unwrap()].to_owned()
    };
    assert_eq!(board(&screen.html()), board(&before));
    screen.click("button-redo");
    assert_eq!(screen.piece("2f"), "sente-pawn");
    assert_eq!(screen.n_moves(), "3");
}

#[test]
fn a_position_of_an_address_is_a_game_that_a_reload_keeps() {
    let mut screen = Screen::playing("7g7f,3c3d");
    assert_eq!(screen.device.visited.borrow().last().unwrap(), "#/play");
    screen.tap_squares("2g 2f");
    let screen = screen.restarted();
    assert_eq!(screen.n_moves(), "3");
}

#[test]
fn a_bad_address_says_one_sentence_and_keeps_the_game() {
    let mut screen = Screen::playing("7g7f");
    let game = kept(&screen, Kept::Game).unwrap();
    for (address, notice) in [
        ("#/play?sfen=nonsense", "Sehemu zinazohitajika ni 3 au 4; zilizopo ni 1."),
        ("#/play?moves=7g7e", "hairuhusiwi"),
        ("#/play?moves=7g7f,xx", "Hatua ya 2 katika anwani haisomeki."),
        ("#/play?sfen=", "Sehemu"),
        ("#/play?sfen=9/9/9/9/9/9/9/9/9%20b%20-%201", "mfalme"),
    ] {
        let device = Memory::new(address, &["sw"]);
        device.kept.borrow_mut().insert(Kept::Game.name().into(), game.clone());
        let screen = Screen::on(Rc::new(device));
        assert!(screen.text("notice").contains(notice), "{address}: {}", screen.text("notice"));
        assert_eq!(screen.n_moves(), "1", "{address}");
        assert_eq!(screen.html().matches("data-testid=\"notice\"").count(), 1);
    }
    // The same while the app runs; a good one settles it.
    let device = screen.device.clone();
    device.visit("#/play?moves=7g7e");
    screen.settle();
    assert!(screen.has("notice"));
    device.visit("#/play?moves=7g7f,3c3d");
    screen.settle();
    assert!(!screen.has("notice"));
    assert_eq!(screen.n_moves(), "2");
}

#[test]
fn a_damaged_save_is_put_aside_and_said_once() {
    for damage in ["", "{", "null", "{\"version\":1}", "\u{0}\u{1}"] {
        let device = Rc::new(Memory::new("#/play", &["sw"]));
        device.kept.borrow_mut().insert(Kept::Game.name().into(), damage.into());
        let mut screen = Screen::on(device.clone());
        assert_eq!(screen.attribute("notice", "data-notice").unwrap(), "damaged-save");
        assert_eq!(device.kept.borrow()[&format!("{}.bad", Kept::Game.name())], damage);
        screen.click("notice-close");
        screen.tap_squares("7g 7f");
        let screen = screen.restarted();
        assert!(!screen.has("notice"));
        assert_eq!(screen.n_moves(), "1");
    }
}

#[test]
fn damaged_settings_are_put_aside_too() {
    let device = Rc::new(Memory::new("#/settings", &["en"]));
    device.kept.borrow_mut().insert(Kept::Settings.name().into(), "{".into());
    let screen = Screen::on(device);
    assert_eq!(screen.attribute("notice", "data-notice").unwrap(), "damaged-settings");
    assert!(kept(&screen, Kept::Settings).is_none());
}

#[test]
fn a_device_that_cannot_save_plays_on_and_says_so_once() {
    let device = Rc::new(Memory::new("#/play", &["sw"]));
    *device.is_blocked.borrow_mut() = true;
    let mut screen = Screen::on(device);
    assert!(!screen.has("notice"));
    screen.tap_squares("7g 7f");
    assert_eq!(screen.attribute("notice", "data-notice").unwrap(), "save-failed");
    screen.click("notice-close");
    screen.tap_squares("3c 3d");
    assert!(!screen.has("notice"));
    assert_eq!(screen.n_moves(), "2");
}

#[test]
fn a_running_game_is_not_given_up_without_a_question() {
    let mut screen = Screen::at("#/");
    assert!(!screen.has("home-continue"));
    screen.click("home-two-players");
    screen.tap_squares("7g 7f");
    screen.device.clone().visit("#/");
    screen.settle();
    screen.click("home-two-players");
    screen.click("confirm-no");
    screen.click("home-continue");
    assert_eq!(screen.n_moves(), "1");
    screen.click("button-menu");
    screen.click("button-new");
    screen.click("confirm-yes");
    assert_eq!(screen.n_moves(), "0");
}

#[test]
fn the_way_back_closes_what_is_open_one_by_one_and_then_leaves() {
    let mut screen = Screen::at("#/");
    screen.click("home-two-players");
    screen.tap_squares("7g 7f 3c 3d 8h 2b");
    screen.click("button-menu");
    assert!(screen.has("prompt") && screen.has("menu"));
    screen.step_back();
    assert!(screen.has("menu") && !screen.has("prompt"));
    screen.step_back();
    assert!(screen.has("board") && !screen.has("menu"));
    assert_eq!(screen.device.visited.borrow().last().unwrap(), "#/play");
    assert_eq!((screen.n_moves(), screen.piece("8h")), ("2".into(), "sente-bishop".into()));
    screen.step_back();
    assert!(screen.has("home"));
}

#[test]
fn what_closes_by_itself_is_not_waited_for_on_the_way_back() {
    let mut screen = Screen::at("#/");
    screen.click("home-two-players");
    screen.tap_squares("7g 7f 3c 3d 8h 2b");
    screen.click("promote-yes");
    screen.click("button-menu");
    screen.click("button-close");
    screen.step_back();
    assert!(screen.has("home") && screen.has("home-continue"));
}

#[test]
fn whoever_leaves_by_a_link_finds_no_question_when_coming_back() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.tap_squares("8h 2b");
    screen.device.clone().visit("#/rules/nifu");
    screen.settle();
    screen.step_back();
    assert!(screen.has("board") && !screen.has("prompt"));
}

#[test]
fn the_screen_stays_lit_while_a_game_is_played() {
    let lit = |screen: &Screen| *screen.device.is_lit.borrow();
    let mut screen = Screen::at("#/");
    assert!(!lit(&screen));
    screen.click("home-two-players");
    assert!(!lit(&screen), "nobody has moved yet");
    screen.tap_squares("7g 7f");
    assert!(lit(&screen));
    screen.step_back();
    assert!(!lit(&screen), "at home");
    screen.click("home-continue");
    assert!(lit(&screen));
    screen.click("button-menu");
    screen.click("button-resign");
    screen.click("confirm-yes");
    assert!(!lit(&screen), "after the end");
}

#[test]
fn a_newer_version_is_offered_between_games_only() {
    let mut screen = Screen::at("#/");
    assert!(!screen.has("newer-version"));
    screen.click("home-two-players");
    screen.tap_squares("7g 7f");
    screen.device.clone().renew();
    screen.settle();
    assert!(!screen.has("newer-version"), "in the midst of a game");
    screen.click("button-menu");
    assert!(!screen.has("newer-version"));
    screen.click("button-resign");
    screen.click("confirm-yes");
    assert!(screen.has("result") && screen.has("newer-version"));
    screen.click("result-home");
    assert!(screen.has("newer-version"));
    screen.click("button-update");
    assert!(*screen.device.has_taken.borrow());
}
