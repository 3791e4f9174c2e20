//! What is felt: long presses, confirmed moves, motion, sounds, and the settings that rule them.

use super::*;
use crate::platform::{Platform, Sound};

/// The app at an address, after the players have chosen.
fn with(settings: &str, address: &str) -> Screen {
    let device = Memory::new(address, &["sw-KE"]);
    device.kept.borrow_mut().insert("kete.settings".to_owned(), settings.to_owned());
    Screen::on(Rc::new(device))
}

fn at(sfen: &str) -> Screen {
    Screen::at(&format!("#/play?sfen={}", sfen.replace(' ', "%20")))
}

impl Screen {
    fn pass(&mut self, ms: f64) {
        self.device.clone().pass(ms);
        self.settle();
    }

    fn long_press(&mut self, id: &str) {
        self.pointer("pointerdown", id, 1, true);
        self.pass(460.0);
        self.pointer("pointerup", "game", 1, true);
    }

    fn glided(&self) -> Vec<serde_json::Value> {
        let glided = self.device.glided.borrow();
        glided.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
    }

    fn heard(&self) -> Vec<Sound> {
        self.device.heard.take()
    }
}

#[test]
fn a_long_press_shows_what_a_piece_can_do_and_what_threatens_it() {
    let mut screen = at("4k4/9/9/9/4r4/9/4G4/9/4K4 b - 1");
    let drawn = squares_drawn(|| screen.long_press("square-5e"));
    assert_eq!(drawn, 0, "it lies over the squares");
    assert!(screen.has("hint") && !screen.has("refusal"), "the enemy's piece, and no refusal");
    assert!(screen.html().contains("Inaweza kwenda kwenye miraba"));
    let said = screen.text("news");
    assert!(said.starts_with("5e, kete ya ngome ya Gote. Inaweza"), "{said}");
    assert!(said.ends_with("Haitishiwi na kete yoyote."), "{said}");
    // The next tap takes it away and does nothing else.
    screen.tap("square-5g");
    assert!(!screen.has("hint"));
    assert_eq!((screen.mark("5g"), screen.n_moves()), (String::new(), "0".to_owned()));
    // An own piece is not left in the hand.
    screen.long_press("square-5g");
    assert!(screen.text("news").contains("Inatishiwa na kete 1: ngome 5e"));
    assert_eq!(screen.mark("5g"), "");
    screen.tap("square-9e");
    screen.tap_squares("5g 5f");
    assert_eq!(screen.n_moves(), "1");
}

#[test]
fn no_long_press_while_a_finger_moves_or_after_it_has_gone_up() {
    let mut screen = Screen::at("#/play");
    screen.tap("square-7g");
    screen.pass(1000.0);
    assert!(!screen.has("hint"));
    assert_eq!(screen.mark("7g"), "held");
    screen.pointer("pointerdown", "square-7f", 1, true);
    screen.pass(1000.0);
    assert!(!screen.has("hint"), "the finger has made a move");
    assert_eq!(screen.n_moves(), "1");
}

#[test]
fn a_key_asks_too_and_escape_closes() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.key(Key::Character("?".to_owned()), "square-8h");
    assert!(screen.has("hint"));
    screen.key(Key::Escape, "game");
    assert!(!screen.has("hint"));
    screen.key(Key::ContextMenu, "square-2b");
    assert!(screen.has("hint"));
    screen.key(Key::ContextMenu, "square-2b");
    assert!(!screen.has("hint"));
    screen.key(Key::ContextMenu, "square-5e");
    assert!(!screen.has("hint"), "there is no piece");
    screen.key(Key::Character("?".to_owned()), "square-8h");
    screen.click("square-2g");
    assert!(!screen.has("hint"), "whatever is done, the hint is about what was");
}

#[test]
fn a_pile_shows_where_it_can_be_put() {
    let mut screen = with(r#"{"marks":false}"#, "#/play?moves=7g7f,3c3d,8h2b%2B,3a2b");
    screen.long_press("hand-sente-bishop");
    assert!(screen.has("hint"));
    assert!(screen.text("news").contains("Inaweza kuwekwa kwenye miraba"));
    assert_eq!(screen.html().matches("class=\"frame-target\"").count(), 81 - 38);
    assert_eq!(screen.attribute("hand-sente-bishop", "data-held"), None);
}

#[test]
fn a_move_waits_until_it_is_confirmed() {
    let mut screen = with(r#"{"confirm":true}"#, "#/play");
    screen.tap_squares("7g 7f");
    assert!(screen.has("move-confirm") && screen.has("meant"));
    assert_eq!((screen.piece("7g"), screen.n_moves()), ("sente-pawn".to_owned(), "0".to_owned()));
    let save = |screen: &Screen| screen.device.kept.borrow().get("kete.game").cloned();
    assert_eq!(save(&screen), None, "nothing is saved that was not meant");
    // A quick second tap on the same place answers nothing.
    screen.tap("meant-yes");
    assert_eq!(screen.n_moves(), "0");
    screen.pass(400.0);
    screen.tap("meant-no");
    assert!(!screen.has("move-confirm"));
    assert_eq!((screen.mark("7g"), screen.n_moves()), (String::new(), "0".to_owned()));
    screen.pass(400.0);
    screen.tap_squares("7g 7f");
    screen.pass(400.0);
    screen.tap("meant-yes");
    assert_eq!((screen.piece("7f"), screen.n_moves()), ("sente-pawn".to_owned(), "1".to_owned()));
    assert!(save(&screen).is_some());
    // Undo and the way back close the question.
    for close in [Screen::click_undo, Screen::step_back] {
        screen.pass(1000.0);
        screen.tap_squares("3c 3d");
        assert!(screen.has("move-confirm"));
        close(&mut screen);
        assert!(!screen.has("move-confirm"));
        assert_eq!(screen.n_moves(), "1");
    }
}

impl Screen {
    fn click_undo(&mut self) {
        self.click("button-undo");
    }
}

#[test]
fn a_cancelled_finger_has_moved_nothing() {
    let mut screen = Screen::at("#/play");
    screen.tap("square-7g");
    screen.pointer("pointerdown", "square-7f", 1, true);
    screen.pointer("pointercancel", "game", 1, true);
    assert_eq!((screen.piece("7g"), screen.n_moves()), ("sente-pawn".to_owned(), "0".to_owned()));
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.tap("square-8h");
    screen.pointer("pointerdown", "square-2b", 1, true);
    assert!(screen.has("prompt"));
    screen.pointer("pointercancel", "game", 1, true);
    assert!(!screen.has("prompt"));
    assert_eq!(screen.n_moves(), "2");
}

#[test]
fn quick_double_taps_eat_neither_the_question_nor_a_move() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.tap_squares("8h 2b");
    // The second of the two finds the question, or what lies around it, under the finger.
    screen.tap("promote-yes");
    assert!(screen.has("prompt"));
    screen.pass(500.0);
    screen.tap("promote-yes");
    assert_eq!((screen.piece("2b"), screen.n_moves()), ("sente-horse".to_owned(), "3".to_owned()));
    // The second tap on the answer lies on the board, and was not meant for it.
    screen.tap("square-3a");
    assert_eq!(screen.mark("3a"), "");
    // Two taps on two squares are two taps.
    screen.pass(1000.0);
    screen.tap_squares("3a 2b");
    assert_eq!(screen.n_moves(), "4");
}

#[test]
fn pieces_glide_from_where_they_were() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.device.glided.take();
    let drawn = squares_drawn(|| screen.tap_squares("2g 2f"));
    assert_eq!(drawn, 2 + 4, "no square is drawn for the motion");
    let flights = screen.glided().pop().unwrap();
    assert_eq!(
        flights,
        json!([{
            "face": "sente-pawn", "then": null, "hides": true,
            "from": { "at": "[data-testid='square-2g']", "turn": false },
            "to": { "at": "[data-testid='square-2f']", "turn": false },
        }])
    );
    // A capture: the captured piece to the tray, the other to its square; it turns over there.
    screen.tap_squares("2b 8h");
    screen.pass(500.0);
    screen.tap("promote-yes");
    let flights = screen.glided().pop().unwrap();
    assert_eq!(flights[0]["face"], "sente-bishop");
    assert_eq!(flights[0]["to"]["at"], "[data-testid='hand-gote-bishop']");
    assert_eq!(
        (&flights[1]["face"], &flights[1]["then"]),
        (&json!("gote-bishop"), &json!("gote-horse"))
    );
    assert_eq!(flights[1]["from"], flights[1]["to"], "it stood there as it was meant");
    // Back, and forth again.
    screen.click("button-undo");
    let flights = screen.glided().pop().unwrap();
    assert_eq!(flights[0]["from"]["at"], "[data-testid='hand-gote-bishop']");
    assert_eq!(flights[1]["to"]["at"], "[data-testid='square-2b']");
    assert_eq!(
        (&flights[1]["face"], &flights[1]["then"]),
        (&json!("gote-horse"), &json!("gote-bishop"))
    );
    screen.click("button-redo");
    let flights = screen.glided().pop().unwrap();
    assert_eq!(flights[1]["from"]["at"], "[data-testid='square-2b']");
    screen.pass(500.0);
    screen.tap_squares("7i 8h");
    // A drop comes from the tray.
    screen.tap("hand-gote-bishop");
    screen.tap_squares("5e");
    let flights = screen.glided().pop().unwrap();
    assert_eq!(flights[0]["from"]["at"], "[data-testid='hand-gote-bishop']");
    // Turning the board ends all motion.
    screen.click("button-menu");
    screen.click("button-flip");
    assert_eq!(screen.glided().pop().unwrap(), json!([]));
}

#[test]
fn nothing_glides_where_that_is_switched_off() {
    let mut screen = with(r#"{"motion":false,"sound":false,"vibration":false}"#, "#/play");
    screen.tap_squares("7g 7f 3c 3d 8h 2b");
    screen.click("button-undo");
    screen.click("button-undo");
    assert!(screen.device.glided.borrow().is_empty());
    assert!(screen.device.heard.borrow().is_empty());
    assert!(screen.device.felt.borrow().is_empty());
}

#[test]
fn what_happens_is_heard_and_felt() {
    let mut screen = Screen::at("#/play");
    screen.tap_squares("7g");
    assert_eq!(screen.heard(), []);
    screen.tap_squares("7f");
    assert_eq!(screen.heard(), [Sound::Move]);
    screen.tap_squares("8c 8d");
    screen.tap_squares("7f 8d");
    assert_eq!(screen.heard(), [Sound::Move, Sound::Refused]);
    assert_eq!(screen.device.felt.borrow().last().unwrap().len(), 3, "the refusal");
    screen.click("button-undo");
    assert_eq!(screen.heard(), [Sound::Move]);
    let mut screen = at("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    screen.tap("hand-sente-gold");
    screen.tap_squares("5b");
    assert_eq!(screen.heard(), [Sound::Drop, Sound::End], "no check beside the mate");
    let mut screen = at("4k4/4p4/9/9/9/9/9/9/4RK3 b - 1");
    screen.tap_squares("5i 5b");
    screen.pass(500.0);
    screen.tap("promote-yes");
    assert_eq!(screen.heard(), [Sound::Capture, Sound::Promote, Sound::Check]);
}

#[test]
fn every_sound_has_a_recipe() {
    let script = include_str!("../../platform/feel.js");
    for sound in Sound::ALL {
        assert!(script.contains(&format!("\n  {}: (t) =>", sound.name())), "{sound:?}");
    }
}

#[test]
fn settings_of_looks_hold_at_once() {
    let mut screen = at("4k4/9/9/9/9/9/9/9/4K4 b R 1");
    screen.tap("hand-sente-rook");
    screen.tap_squares("5e");
    assert!(screen.html().contains("check-line"));
    assert_eq!(screen.attribute("square-5e", "data-last").unwrap(), "true");
    screen.device.clone().visit("#/settings");
    screen.settle();
    for id in ["check-line", "last-move", "coordinates"] {
        screen.click(&format!("settings-{id}"));
    }
    screen.device.clone().visit("#/play");
    screen.settle();
    assert!(!screen.html().contains("check-line"));
    assert_eq!(screen.attribute("square-5e", "data-last"), None);
    assert!(screen.html().contains("data-coordinates=\"off\""));
}

#[test]
fn a_refusal_points_each_time() {
    let mut screen = at("4k4/9/9/9/9/9/4P4/9/4K4 b P 1");
    screen.tap("hand-sente-pawn");
    screen.tap_squares("5d");
    assert!(screen.html().contains("class=\"blame-arrow\""));
    assert!(screen.html().contains("class=\"blame-ring\""));
    screen.tap_squares("4d");
    assert!(!screen.has("blame"));
}

#[test]
fn the_device_is_asked_whether_it_can_vibrate() {
    let device = Memory::new("#/settings", &["sw-KE"]);
    assert!(device.can_vibrate());
    *device.is_still.borrow_mut() = true;
    let screen = Screen::on(Rc::new(device));
    assert!(!screen.has("settings-vibration") && screen.has("settings-sound"));
}
