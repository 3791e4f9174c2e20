//! Two people at the board.

use super::*;

#[test]
fn two_taps_make_a_move_by_finger_by_mouse_and_by_click() {
    for touch in [Screen::tap, Screen::mouse, Screen::click] {
        let mut screen = Screen::at("#/play");
        touch(&mut screen, "square-7g");
        assert_eq!((&*screen.mark("7g"), &*screen.mark("7f")), ("held", "target"));
        touch(&mut screen, "square-7f");
        assert_eq!((&*screen.piece("7g"), &*screen.piece("7f")), ("", "sente-pawn"));
        assert_eq!(screen.n_moves(), "1");
        assert_eq!(screen.attribute("status", "data-turn").unwrap(), "gote");
        assert_eq!(screen.text("status"), "Zamu ya Gote");
        for square in ["square-7g", "square-7f"] {
            assert_eq!(screen.attribute(square, "data-last").unwrap(), "true");
        }
    }
}

#[test]
fn a_second_tap_on_the_held_piece_lets_it_go() {
    let mut screen = Screen::at("#/play");
    screen.tap_squares("7g 7g");
    assert_eq!(screen.mark("7g"), "");
    screen.click("square-7g");
    screen.click("square-7g");
    assert_eq!(screen.mark("7g"), "");
    screen.tap_squares("7g");
    screen.key(Key::Escape, "game");
    assert_eq!(screen.mark("7g"), "");
    assert_eq!(screen.n_moves(), "0");
}

#[test]
fn a_second_finger_and_a_cancelled_one_move_nothing() {
    let mut screen = Screen::at("#/play");
    screen.pointer("pointerdown", "square-7g", 1, true);
    screen.pointer("pointerdown", "square-7f", 2, false);
    assert_eq!((screen.n_moves(), screen.mark("7g")), ("0".to_owned(), "held".to_owned()));
    screen.pointer("pointercancel", "game", 1, true);
    assert_eq!(screen.mark("7g"), "");
}

#[test]
fn the_question_of_promotion_is_asked_and_answered() {
    for (answer, piece) in [("promote-yes", "sente-horse"), ("promote-no", "sente-bishop")] {
        let mut screen = Screen::playing("7g7f,3c3d");
        screen.tap_squares("8h 2b");
        assert!(screen.has("prompt"));
        assert_eq!(screen.n_moves(), "2", "no move before the answer");
        *screen.device.now.borrow_mut() += 2000.0;
        screen.tap(answer);
        assert!(!screen.has("prompt"));
        assert_eq!(screen.piece("2b"), piece);
        assert_eq!(screen.n_moves(), "3");
        assert_eq!(screen.attribute("hand-sente-bishop", "data-count").unwrap(), "1");
    }
}

#[test]
fn the_click_of_the_mouse_that_asked_does_not_answer() {
    let mut screen = Screen::playing("7g7f,3c3d");
    screen.tap_squares("8h");
    screen.pointer("pointerdown", "square-2b", MOUSE, true);
    screen.pointer("pointerup", "game", MOUSE, true);
    screen.click("promote-yes");
    assert!(screen.has("prompt"));
    screen.click("promote-yes");
    assert!(!screen.has("prompt"));
}

#[test]
fn the_question_closes_with_no_move() {
    let close: [fn(&mut Screen); 4] = [
        |screen| screen.key(Key::Escape, "prompt"),
        |screen| screen.click("button-undo"),
        |screen| screen.tap("square-9i"),
        Screen::step_back,
    ];
    for close in close {
        let mut screen = Screen::playing("7g7f,3c3d");
        screen.tap_squares("8h 2b");
        close(&mut screen);
        assert!(!screen.has("prompt"));
        assert_eq!((screen.n_moves(), screen.piece("8h")), ("2".into(), "sente-bishop".into()));
    }
}

#[test]
fn drops_come_from_the_tray() {
    let mut screen = Screen::playing("7g7f,3c3d,8h2b+,3a2b");
    screen.tap("hand-sente-bishop");
    assert_eq!(screen.mark("5e"), "target");
    assert_eq!(screen.attribute("hand-sente-bishop", "data-held").unwrap(), "true");
    screen.tap_squares("5e");
    assert_eq!(screen.piece("5e"), "sente-bishop");
    assert_eq!(screen.attribute("hand-sente-bishop", "data-count").unwrap(), "0");
}

#[test]
fn a_refusal_names_its_rule_until_the_next_tap() {
    let position = "4k4/9/9/9/9/9/4P4/9/4K4%20b%20P%201";
    let mut screen = Screen::at(&format!("#/play?sfen={position}"));
    screen.tap("hand-sente-pawn");
    screen.tap_squares("5d");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "nifu");
    assert!(screen.text("refusal").contains("nifu"), "{}", screen.text("refusal"));
    assert_eq!(screen.attribute("square-5g", "data-culprit").unwrap(), "true");
    assert!(screen.html().contains("#/rules/nifu"));
    screen.tap_squares("5i");
    assert!(!screen.has("refusal"));
    screen.tap_squares("1a");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "not-that-piece&#39;s-move");
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let mut screen = Screen::at("#/play");
    screen.click("button-undo");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "nothing-to-undo");
    screen.tap_squares("7g 7f 3c 3d");
    screen.click("button-undo");
    screen.click("button-undo");
    assert_eq!((screen.n_moves(), screen.piece("7g")), ("0".into(), "sente-pawn".into()));
    screen.click("button-redo");
    assert_eq!((screen.n_moves(), screen.piece("7f")), ("1".into(), "sente-pawn".into()));
}

#[test]
fn resigning_asks_once_and_the_result_names_the_rule() {
    let mut screen = Screen::playing("7g7f");
    screen.click("button-menu");
    screen.click("button-resign");
    screen.click("confirm-no");
    assert_eq!(screen.attribute("status", "data-state").unwrap(), "playing");
    screen.click("button-menu");
    screen.click("button-resign");
    screen.click("confirm-yes");
    let said = ["data-state", "data-winner", "data-ending"]
        .map(|name| screen.attribute("status", name).unwrap());
    assert_eq!(said, ["over", "sente", "resignation"]);
    assert!(screen.html().contains("Gote amejitoa."));
    assert!(screen.has("result"));
    screen.click("button-review");
    assert!(!screen.has("result") && screen.has("review") && !screen.has("button-undo"));
    screen.click("review-close");
    // The end can be taken back like a move.
    screen.click("button-undo");
    assert_eq!(screen.attribute("status", "data-state").unwrap(), "playing");
}

#[test]
fn mate_ends_the_game() {
    let mut screen = Screen::at("#/play?sfen=4k4/9/4P4/9/9/9/9/9/4K4%20b%20G%201");
    screen.tap("hand-sente-gold");
    screen.tap_squares("5b");
    assert_eq!(screen.attribute("status", "data-ending").unwrap(), "checkmate");
    assert_eq!(screen.attribute("square-5a", "data-check").unwrap(), "true");
    assert!(screen.has("result"));
}

#[test]
fn a_rematch_alternates_who_begins() {
    let mut screen = Screen::at("#/play");
    let bottom = |screen: &Screen| {
        let html = screen.html();
        html.split(" data-bottom=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    for near in ["sente", "gote", "sente"] {
        assert_eq!(bottom(&screen), near);
        screen.tap_squares("7g 7f");
        screen.click("button-menu");
        screen.click("button-resign");
        screen.click("confirm-yes");
        screen.click("button-rematch");
        assert_eq!(screen.n_moves(), "0");
        assert!(!screen.has("result"));
    }
}

#[test]
fn a_tap_draws_what_it_changes_and_nothing_else() {
    let mut screen = Screen::at("#/play");
    let mut drawn = |id: &str| {
        squares_drawn(|| if id.starts_with("button") { screen.click(id) } else { screen.tap(id) })
    };
    assert_eq!(drawn("square-7g"), 2, "the piece and its target");
    assert_eq!(drawn("square-7f"), 2, "from and to");
    assert_eq!(drawn("square-3c"), 2);
    assert_eq!(drawn("square-3d"), 4, "and the marks of the move before");
    assert_eq!(drawn("square-8h"), 7, "a bishop and its six squares");
    assert_eq!(drawn("square-8h"), 7, "let go");
    assert_eq!(drawn("square-5e"), 0, "nothing there: only words");
    assert_eq!(drawn("button-menu"), 0);
    assert_eq!(drawn("button-flip"), 0, "the style sheet turns the board");
}

#[test]
fn the_tab_key_comes_to_one_square_and_arrows_go_on() {
    let mut screen = Screen::at("#/play");
    let stops = |screen: &Screen| screen.html().matches("tabindex=\"0\"").count();
    assert_eq!(screen.attribute("square-5i", "tabindex").unwrap(), "0");
    assert_eq!(stops(&screen), 1);
    let drawn = squares_drawn(|| screen.key(Key::ArrowUp, "square-5i"));
    assert_eq!(drawn, 2);
    // The second key is heard where the first one was: the focus has not moved yet.
    screen.key(Key::ArrowLeft, "square-5i");
    assert_eq!(screen.attribute("square-6h", "tabindex").unwrap(), "0");
    assert_eq!(stops(&screen), 1);
    assert_eq!(*screen.device.focused.borrow().last().unwrap(), "[data-testid='square-6h']");
    // At the edge there is nowhere to go.
    screen.device.pass(1000.0);
    screen.key(Key::ArrowDown, "square-9i");
    assert_eq!(stops(&screen), 1);
}
