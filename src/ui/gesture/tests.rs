use super::Deed::*;
use super::*;
use crate::rules::{Role, Side, Square};

fn square(name: &str) -> Spot {
    Spot::Grip(Grip::Board(name.parse::<Square>().unwrap()))
}

const PILE: Spot = Spot::Grip(Grip::Hand(Side::Sente, Role::Pawn));
const YES: Spot = Spot::Choice(true);
const NO: Spot = Spot::Choice(false);

fn at(x: f64, time: f64) -> Pointer {
    Pointer {
        id: 1,
        is_primary: true,
        is_pressed: true,
        is_touch: false,
        at: Point { x, y: 0.0 },
        time,
    }
}

fn grip(spot: Spot) -> Grip {
    let Spot::Grip(grip) = spot else { panic!("no grip") };
    grip
}

/// A whole tap of a finger, the click included: what it does at each of the three.
fn tap(gesture: &mut Gesture, spot: Spot, x: f64, time: f64, held: (bool, bool)) -> [Deed; 3] {
    let down = gesture.down(at(x, time), spot, held.0);
    gesture.holds(held.1);
    let up = gesture.up(at(x, time + 50.0));
    [down, up, gesture.click(spot, time + 51.0)]
}

#[test]
fn a_tap_acts_when_the_finger_goes_down_and_once() {
    let mut gesture = Gesture::default();
    for spot in [square("7g"), square("7f"), PILE] {
        let deeds = tap(&mut gesture, spot, 0.0, 0.0, (false, true));
        assert_eq!(deeds, [Tap(spot), Nothing, Nothing]);
    }
}

#[test]
fn a_click_alone_is_a_tap() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.click(square("7g"), 0.0), Tap(square("7g")));
    assert_eq!(gesture.click(square("7f"), 1.0), Tap(square("7f")));
    assert_eq!(gesture.click(YES, 2.0), Tap(YES));
    tap(&mut gesture, square("7g"), 0.0, 10.0, (false, true));
    assert_eq!(gesture.click(square("7f"), 70.0), Tap(square("7f")), "only one click is an echo");
}

#[test]
fn a_finger_has_no_echo() {
    let mut gesture = Gesture::default();
    let finger = |time| Pointer { is_touch: true, ..at(0.0, time) };
    assert_eq!(gesture.down(finger(0.0), square("7g"), false), Tap(square("7g")));
    assert_eq!(gesture.up(finger(50.0)), Nothing);
    assert_eq!(gesture.click(square("7f"), 60.0), Tap(square("7f")));
}

#[test]
fn an_echo_that_never_came_is_forgotten() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("7g"), false);
    gesture.up(at(0.0, 10.0));
    assert_eq!(gesture.click(square("7f"), 2000.0), Tap(square("7f")));
    gesture.down(at(0.0, 3000.0), square("7g"), false);
    gesture.up(at(0.0, 3010.0));
    gesture.click_elsewhere();
    assert_eq!(gesture.click(square("7f"), 3020.0), Tap(square("7f")));
}

#[test]
fn the_held_piece_is_let_go_when_the_finger_goes_up() {
    let mut gesture = Gesture::default();
    let deeds = tap(&mut gesture, square("7g"), 0.0, 0.0, (true, true));
    assert_eq!(deeds, [Nothing, LetGo, Nothing]);
}

#[test]
fn a_drag_lifts_carries_and_drops() {
    let mut gesture = Gesture::default();
    let spot = square("7g");
    assert_eq!(gesture.down(at(0.0, 0.0), spot, false), Tap(spot));
    gesture.holds(true);
    assert_eq!(gesture.moved(at(3.0, 1.0)), Nothing, "a finger is never quite still");
    assert_eq!(gesture.moved(at(20.0, 2.0)), Lift(grip(spot), Point { x: 20.0, y: 0.0 }));
    assert_eq!(gesture.moved(at(2.0, 3.0)), Carry(Point { x: 2.0, y: 0.0 }));
    assert_eq!(gesture.up(at(30.0, 4.0)), Drop(grip(spot), Point { x: 30.0, y: 0.0 }));
    assert_eq!(gesture.click(spot, 5.0), Nothing, "where it began");
}

#[test]
fn after_a_drag_an_answer_may_come_by_a_click_alone() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("3d"), false);
    gesture.holds(true);
    gesture.moved(at(20.0, 1.0));
    assert!(matches!(gesture.up(at(30.0, 2.0)), Drop(..)));
    assert_eq!(gesture.click(YES, 3.0), Tap(YES));
}

#[test]
fn the_held_piece_can_be_dragged_too() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.down(at(0.0, 0.0), PILE, true), Nothing);
    assert!(matches!(gesture.moved(at(20.0, 2.0)), Lift(..)));
    assert!(matches!(gesture.up(at(30.0, 4.0)), Drop(..)));
}

#[test]
fn what_is_not_held_cannot_be_dragged() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("5e"), false);
    gesture.holds(false);
    assert_eq!(gesture.moved(at(50.0, 1.0)), Nothing);
    assert_eq!(gesture.up(at(50.0, 2.0)), Nothing);
}

#[test]
fn a_cancelled_touch_puts_the_piece_back() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("7g"), false);
    gesture.holds(true);
    gesture.moved(at(20.0, 1.0));
    assert_eq!(gesture.cancel(1), PutBack);
    assert_eq!(gesture.up(at(30.0, 4.0)), Nothing);
    // The same for a mouse that went up outside the window.
    gesture.down(at(0.0, 0.0), square("7g"), false);
    gesture.holds(true);
    assert_eq!(gesture.moved(Pointer { is_pressed: false, ..at(20.0, 1.0) }), PutBack);
}

#[test]
fn a_second_finger_never_steals() {
    let mut gesture = Gesture::default();
    let second = |pointer: Pointer| Pointer { id: 2, ..pointer };
    gesture.down(at(0.0, 0.0), square("7g"), false);
    gesture.holds(true);
    assert_eq!(gesture.down(second(at(90.0, 1.0)), square("3g"), false), Nothing);
    assert!(matches!(gesture.moved(at(20.0, 2.0)), Lift(..)));
    assert_eq!(gesture.moved(second(at(80.0, 3.0))), Nothing);
    assert_eq!(gesture.up(second(at(80.0, 4.0))), Nothing);
    assert_eq!(gesture.cancel(2), Nothing);
    assert!(matches!(gesture.up(at(30.0, 5.0)), Drop(..)));
    let other_button = Pointer { is_primary: false, ..at(0.0, 9.0) };
    assert_eq!(gesture.down(other_button, square("7g"), false), Nothing);
}

#[test]
fn the_click_after_a_move_does_not_answer_the_question_that_has_just_opened() {
    let mut gesture = Gesture::default();
    // The finger goes down on the target, the question opens beneath it, the finger goes up.
    assert_eq!(gesture.down(at(0.0, 0.0), square("3c"), false), Tap(square("3c")));
    assert_eq!(gesture.up(at(0.0, 40.0)), Nothing);
    assert_eq!(gesture.click(YES, 41.0), Nothing);
    // The answer itself.
    assert_eq!(tap(&mut gesture, NO, 0.0, 200.0, (false, false)), [Nothing, Tap(NO), Nothing]);
}

#[test]
fn a_finger_that_slides_from_one_answer_to_the_other_gives_none() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), YES, false);
    assert_eq!(gesture.up(at(60.0, 40.0)), Nothing);
    assert_eq!(gesture.click(NO, 41.0), Nothing);
}

#[test]
fn the_second_of_two_quick_taps_on_an_answer_does_nothing() {
    let mut gesture = Gesture::default();
    assert_eq!(tap(&mut gesture, YES, 5.0, 0.0, (false, false))[1], Tap(YES));
    let again = tap(&mut gesture, square("3c"), 8.0, 120.0, (false, false));
    assert_eq!(again, [Nothing, Nothing, Nothing]);
    // Elsewhere, or later, it is a tap of its own.
    tap(&mut gesture, YES, 5.0, 1000.0, (false, false));
    assert_eq!(tap(&mut gesture, square("9c"), 300.0, 1100.0, (false, true))[0], Tap(square("9c")));
    tap(&mut gesture, YES, 5.0, 2000.0, (false, false));
    assert_eq!(tap(&mut gesture, square("3c"), 5.0, 2600.0, (false, true))[0], Tap(square("3c")));
}

#[test]
fn a_tap_on_another_board_is_never_taken_for_the_second_on_an_answer() {
    let mut gesture = Gesture::default();
    tap(&mut gesture, YES, 5.0, 0.0, (false, false));
    gesture.forget_answer();
    assert_eq!(tap(&mut gesture, square("3c"), 5.0, 60.0, (false, true))[0], Tap(square("3c")));
}
