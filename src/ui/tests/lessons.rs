//! Lessons on the board.

use super::*;
use crate::learn::lesson::{HINT_AFTER, PAUSE};
use crate::platform::{Key as Kept, Platform};

impl Screen {
    /// A tap of a finger on the board of a lesson.
    fn touch(&mut self, id: &str) {
        self.pointer("pointerdown", id, 1, true);
        self.pointer("pointerup", "lesson", 1, true);
    }

    fn touch_squares(&mut self, squares: &str) {
        for square in squares.split(' ') {
            self.touch(&format!("square-{square}"));
        }
    }

    fn wait(&mut self, ms: f64) {
        self.device.clone().pass(ms);
        self.settle();
    }

    fn step(&self) -> String {
        self.attribute("lesson-at", "data-step").unwrap()
    }
}

#[test]
fn the_first_lesson_begins_with_a_pawn_and_goes_on() {
    let mut screen = Screen::at("#/");
    screen.click("home-learn");
    assert_eq!(screen.device.address(), "#/learn");
    assert_eq!((screen.step(), screen.piece("5g")), ("1".into(), "sente-pawn".into()));
    assert!(screen.text("lesson-say").contains("askari"));
    screen.touch_squares("5g 5f");
    assert!(screen.has("lesson-next") && !screen.has("lesson-skip"));
    // Nothing on the board moves any more.
    screen.touch_squares("5f");
    assert_eq!(screen.mark("5f"), "");
    screen.click("lesson-next");
    assert_eq!((screen.step(), screen.piece("5f")), ("2".into(), "sente-gold".into()));
    screen.click("lesson-back");
    assert_eq!(screen.step(), "1");
    screen.click("lesson-skip");
    assert_eq!(screen.step(), "2");
}

#[test]
fn what_is_not_wanted_is_told_and_put_back() {
    let mut screen = Screen::at("#/learn");
    screen.touch_squares("5e");
    assert!(screen.text("lesson-said").contains("askari"));
    screen.touch_squares("9i 9h");
    assert!(screen.text("lesson-said").contains("mfalme"), "{}", screen.text("lesson-said"));
    assert_eq!(screen.piece("9h"), "sente-king");
    screen.wait(2.0 * PAUSE);
    assert_eq!(screen.piece("9i"), "sente-king");
    // The next touch need not wait for that.
    screen.touch_squares("9i 9h 5g");
    assert_eq!((screen.piece("9i"), screen.mark("5g")), ("sente-king".into(), "held".into()));
    screen.touch_squares("5e");
    assert!(screen.html().contains("data-rule=\"not-that-piece"));
}

#[test]
fn a_hint_comes_by_itself_and_when_it_is_asked_for() {
    let mut screen = Screen::at("#/learn");
    screen.wait(HINT_AFTER - 100.0);
    assert!(!screen.has("lesson-finger"));
    screen.wait(100.0);
    assert!(screen.has("lesson-finger") && screen.text("lesson-hint-text").contains("5g"));
    screen.touch_squares("5g");
    assert!(screen.text("lesson-hint-text").contains("5f"));
    screen.click("lesson-again");
    assert!(!screen.has("lesson-finger"));
    screen.click("lesson-hint");
    assert!(screen.has("lesson-finger"));
}

#[test]
fn the_way_is_kept_to_the_step_and_the_players_game_is_left_alone() {
    let mut screen = Screen::playing("7g7f");
    let game = screen.device.read(Kept::Game);
    screen.device.clone().visit("#/learn");
    screen.settle();
    screen.touch_squares("5g 5f");
    screen.click("lesson-next");
    screen.touch_squares("5f 4f");
    screen.click("lesson-next");
    assert_eq!(screen.device.read(Kept::Game), game);
    let mut screen = screen.restarted();
    assert_eq!((screen.step(), screen.piece("5f")), ("3".into(), "sente-silver".into()));
    screen.device.clone().visit("#/play");
    screen.settle();
    assert_eq!((screen.piece("7f"), screen.n_moves()), ("sente-pawn".into(), "1".into()));
}

#[test]
fn the_forbidden_drops_are_tried_by_hand_and_the_lesson_ends() {
    let device = Rc::new(Memory::new("#/learn", &["sw-KE"]));
    device.write(Kept::Lessons, "first=13 nonsense=4 first").unwrap();
    let mut screen = Screen::on(device);
    assert_eq!(screen.step(), "14");
    assert_eq!(screen.attribute("hand-sente-pawn", "data-lit"), None);
    screen.touch("hand-sente-pawn");
    screen.touch_squares("7d");
    assert_eq!(screen.attribute("lesson-said", "data-rule").as_deref(), Some("nifu"));
    screen.touch("hand-sente-pawn");
    screen.touch_squares("1b");
    assert_eq!(screen.attribute("lesson-said", "data-rule").as_deref(), Some("uchifuzume"));
    screen.click("lesson-next");
    assert!(screen.has("lesson-end") && !screen.has("square-5e"));
    assert_eq!(screen.device.read(Kept::Lessons).unwrap().as_deref(), Some("first=0=done"));
    assert_eq!(*screen.device.focused.borrow().last().unwrap(), "#lesson-over");
    screen.click("lesson-go-next");
    assert_eq!(screen.attribute("lesson", "data-lesson").as_deref(), Some("game"));
    // The first lesson is left only now: the game goes on all the same.
    screen.touch_squares("5g 5f");
    screen.wait(PAUSE);
    assert_eq!(screen.n_moves(), "2");
    let mut screen = Screen::on(screen.device);
    screen.device.clone().visit("#/");
    screen.settle();
    screen.click("home-learn");
    assert!(screen.has("lessons") && screen.has("first"));
}

#[test]
fn the_phone_answers_after_a_moment_and_moves_are_taken_back() {
    let mut screen = Screen::at("#/learn/game");
    // Few pieces: nothing stands at the edges.
    assert_eq!((screen.piece("9a"), screen.piece("9g")), (String::new(), String::new()));
    screen.touch_squares("5g 5f");
    assert_eq!(screen.n_moves(), "1");
    screen.wait(PAUSE);
    assert_eq!(screen.n_moves(), "2");
    screen.click("lesson-undo");
    assert_eq!((screen.n_moves(), screen.piece("5g")), ("0".into(), "sente-pawn".into()));
    // Before it has answered, too.
    screen.touch_squares("5g 5f");
    screen.click("lesson-undo");
    screen.wait(10.0 * PAUSE);
    assert_eq!(screen.n_moves(), "0");
    // Whoever leaves meanwhile finds the game as it was, and its answer.
    screen.touch_squares("5g 5f");
    screen.device.clone().visit("#/");
    screen.settle();
    screen.wait(PAUSE);
    screen.device.clone().visit("#/learn/game");
    screen.settle();
    assert_eq!((screen.n_moves(), screen.piece("5f")), ("2".into(), "sente-pawn".into()));
}

#[test]
fn the_way_back_closes_the_question_of_a_lesson_and_then_leaves() {
    let mut screen = Screen::at("#/lessons");
    screen.click("first");
    for _ in 0..6 {
        screen.click("lesson-skip");
    }
    screen.touch_squares("5d 5c");
    assert!(screen.has("prompt"));
    screen.step_back();
    assert!(screen.has("lesson") && !screen.has("prompt"));
    assert_eq!((screen.step(), screen.piece("5d")), ("7".into(), "sente-pawn".into()));
    screen.step_back();
    assert!(screen.has("lessons"));
}
