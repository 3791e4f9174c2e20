use super::Deed::*;
use super::*;
use crate::rules::{Role, Side, Square};

fn square(name: &str) -> Spot {
    Spot::Grip(Grip::Board(name.parse::<Square>().unwrap()))
}

const PILE: Spot = Spot::Grip(Grip::Hand(Side::Sente, Role::Pawn));
const YES: Spot = Spot::Choice(true);
const NO: Spot = Spot::Choice(false);

/// An own piece, or a square where the held piece may go.
const ANSWERS: Under = Under { answers: true, has_piece: true, is_held: false, is_covered: false };
const HELD: Under = Under { is_held: true, ..ANSWERS };
/// A piece that the player may not take up.
const PIECE: Under = Under { answers: false, ..ANSWERS };
const NOTHING: Under = Under { has_piece: false, ..PIECE };

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
    let down = gesture.down(at(x, time), spot, if held.0 { HELD } else { ANSWERS });
    gesture.holds(held.1, false);
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
    assert_eq!(gesture.down(finger(0.0), square("7g"), ANSWERS), Tap(square("7g")));
    assert_eq!(gesture.up(finger(50.0)), Nothing);
    assert_eq!(gesture.click(square("7f"), 60.0), Tap(square("7f")));
}

#[test]
fn an_echo_that_never_came_is_forgotten() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("7g"), ANSWERS);
    gesture.up(at(0.0, 10.0));
    assert_eq!(gesture.click(square("7f"), 2000.0), Tap(square("7f")));
    gesture.down(at(0.0, 3000.0), square("7g"), ANSWERS);
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
    assert_eq!(gesture.down(at(0.0, 0.0), spot, ANSWERS), Tap(spot));
    gesture.holds(true, false);
    assert_eq!(gesture.moved(at(3.0, 1.0)), Nothing, "a finger is never quite still");
    assert_eq!(gesture.moved(at(20.0, 2.0)), Lift(grip(spot), Point { x: 20.0, y: 0.0 }));
    assert_eq!(gesture.moved(at(2.0, 3.0)), Carry(Point { x: 2.0, y: 0.0 }));
    assert_eq!(gesture.up(at(30.0, 4.0)), Drop(grip(spot), Point { x: 30.0, y: 0.0 }));
    assert_eq!(gesture.click(spot, 5.0), Nothing, "where it began");
}

#[test]
fn after_a_drag_an_answer_may_come_by_a_click_alone() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("3d"), ANSWERS);
    gesture.holds(true, false);
    gesture.moved(at(20.0, 1.0));
    assert!(matches!(gesture.up(at(30.0, 2.0)), Drop(..)));
    assert_eq!(gesture.click(YES, 3.0), Tap(YES));
}

#[test]
fn the_held_piece_can_be_dragged_too() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.down(at(0.0, 0.0), PILE, HELD), Nothing);
    assert!(matches!(gesture.moved(at(20.0, 2.0)), Lift(..)));
    assert!(matches!(gesture.up(at(30.0, 4.0)), Drop(..)));
}

#[test]
fn what_is_not_held_cannot_be_dragged() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("5e"), NOTHING);
    assert_eq!(gesture.moved(at(50.0, 1.0)), Nothing);
    assert_eq!(gesture.up(at(50.0, 2.0)), Nothing);
}

#[test]
fn a_cancelled_touch_puts_the_piece_back() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), square("7g"), ANSWERS);
    gesture.holds(true, false);
    gesture.moved(at(20.0, 1.0));
    assert_eq!(gesture.cancel(1), PutBack);
    assert_eq!(gesture.up(at(30.0, 4.0)), Nothing);
    // The same for a mouse that went up outside the window.
    gesture.down(at(0.0, 0.0), square("7g"), ANSWERS);
    gesture.holds(true, false);
    assert_eq!(gesture.moved(Pointer { is_pressed: false, ..at(20.0, 1.0) }), PutBack);
}

#[test]
fn a_second_finger_never_steals() {
    let mut gesture = Gesture::default();
    let second = |pointer: Pointer| Pointer { id: 2, ..pointer };
    gesture.down(at(0.0, 0.0), square("7g"), ANSWERS);
    gesture.holds(true, false);
    assert_eq!(gesture.down(second(at(90.0, 1.0)), square("3g"), ANSWERS), Nothing);
    assert!(matches!(gesture.moved(at(20.0, 2.0)), Lift(..)));
    assert_eq!(gesture.moved(second(at(80.0, 3.0))), Nothing);
    assert_eq!(gesture.up(second(at(80.0, 4.0))), Nothing);
    assert_eq!(gesture.cancel(2), Nothing);
    assert!(matches!(gesture.up(at(30.0, 5.0)), Drop(..)));
    let other_button = Pointer { is_primary: false, ..at(0.0, 9.0) };
    assert_eq!(gesture.down(other_button, square("7g"), ANSWERS), Nothing);
}

#[test]
fn the_click_after_a_move_does_not_answer_the_question_that_has_just_opened() {
    let mut gesture = Gesture::default();
    // The finger goes down on the target, the question opens beneath it, the finger goes up.
    assert_eq!(gesture.down(at(0.0, 0.0), square("3c"), ANSWERS), Tap(square("3c")));
    assert_eq!(gesture.up(at(0.0, 40.0)), Nothing);
    assert_eq!(gesture.click(YES, 41.0), Nothing);
    // The answer itself.
    assert_eq!(tap(&mut gesture, NO, 60.0, 200.0, (false, false)), [Nothing, Tap(NO), Nothing]);
}

#[test]
fn a_finger_that_slides_from_one_answer_to_the_other_gives_none() {
    let mut gesture = Gesture::default();
    gesture.down(at(0.0, 0.0), YES, ANSWERS);
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

#[test]
fn what_does_not_answer_waits_until_the_finger_goes_up() {
    let mut gesture = Gesture::default();
    for (spot, under) in [(square("3c"), PIECE), (square("5e"), NOTHING), (PILE, NOTHING)] {
        assert_eq!(gesture.down(at(0.0, 0.0), spot, under), Nothing);
        assert_eq!(gesture.up(at(5.0, 80.0)), Tap(spot));
        assert_eq!(gesture.click(spot, 81.0), Nothing);
        // A finger that slides away has thought better of it.
        gesture.down(at(0.0, 1000.0), spot, under);
        assert_eq!(gesture.moved(at(40.0, 1020.0)), Nothing);
        assert_eq!(gesture.up(at(40.0, 1080.0)), Nothing);
        gesture.click_elsewhere();
    }
}

#[test]
fn a_finger_that_rests_asks_about_the_piece() {
    let mut gesture = Gesture::default();
    let grip = grip(square("3c"));
    assert_eq!(gesture.down(at(0.0, 0.0), square("3c"), PIECE), Nothing);
    let number = gesture.may_rest().unwrap();
    gesture.moved(at(4.0, 100.0));
    assert_eq!(gesture.rest(number), Hint { grip, picked: false });
    assert_eq!(gesture.rest(number), Nothing, "once");
    // It does nothing else, and is nothing to be called off.
    assert_eq!(gesture.moved(at(60.0, 500.0)), Nothing);
    assert_eq!(gesture.up(at(60.0, 600.0)), Nothing);
    gesture.down(at(0.0, 1000.0), square("3c"), PIECE);
    let number = gesture.may_rest().unwrap();
    assert!(matches!(gesture.rest(number), Hint { .. }));
    assert_eq!(gesture.cancel(1), Nothing);
}

#[test]
fn a_piece_that_was_picked_up_on_the_way_to_a_long_press_is_told() {
    let mut gesture = Gesture::default();
    let spot = square("7g");
    gesture.down(at(0.0, 0.0), spot, ANSWERS);
    gesture.holds(true, false);
    let number = gesture.may_rest().unwrap();
    assert_eq!(gesture.rest(number), Hint { grip: grip(spot), picked: true });
    gesture.up(at(0.0, 500.0));
    gesture.down(at(0.0, 1000.0), spot, HELD);
    let number = gesture.may_rest().unwrap();
    assert_eq!(gesture.rest(number), Hint { grip: grip(spot), picked: false });
    assert_eq!(gesture.up(at(0.0, 1500.0)), Nothing, "it stays held");
}

#[test]
fn no_long_press_after_a_move_a_slide_or_a_lift_nor_where_there_is_no_piece() {
    let mut gesture = Gesture::default();
    // The finger has moved a piece.
    gesture.down(at(0.0, 0.0), square("7f"), ANSWERS);
    gesture.holds(false, true);
    assert_eq!(gesture.may_rest(), None);
    gesture.up(at(0.0, 10.0));
    // It slides; with a held piece that is a drag.
    for holds in [false, true] {
        gesture.down(at(0.0, 100.0), square("7g"), if holds { ANSWERS } else { PIECE });
        gesture.holds(holds, false);
        let number = gesture.may_rest().unwrap();
        gesture.moved(at(20.0, 200.0));
        assert_eq!(gesture.rest(number), Nothing);
        gesture.cancel(1);
    }
    // It has gone up and down again: the time of the first press is not that of the second.
    gesture.down(at(0.0, 300.0), square("3c"), PIECE);
    let number = gesture.may_rest().unwrap();
    gesture.up(at(0.0, 400.0));
    assert_eq!(gesture.rest(number), Nothing);
    gesture.down(at(0.0, 500.0), square("3c"), PIECE);
    assert_eq!(gesture.rest(number), Nothing);
    gesture.up(at(0.0, 600.0));
    gesture.down(at(0.0, 700.0), square("5e"), NOTHING);
    assert_eq!(gesture.may_rest(), None);
}

#[test]
fn a_tap_on_a_hint_takes_it_away_and_does_nothing_else() {
    let mut gesture = Gesture::default();
    let covered = Under { is_covered: true, ..ANSWERS };
    assert_eq!(gesture.down(at(0.0, 0.0), square("7g"), covered), Nothing);
    assert_eq!(gesture.moved(at(50.0, 10.0)), Nothing);
    assert_eq!(gesture.up(at(50.0, 20.0)), Nothing);
    assert_eq!(gesture.click(square("7g"), 21.0), Nothing);
}

#[test]
fn a_move_by_a_finger_that_the_system_takes_away_is_taken_back() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.down(at(0.0, 0.0), square("9f"), ANSWERS), Tap(square("9f")));
    gesture.holds(false, true);
    assert_eq!(gesture.cancel(1), TakeBack);
    // A finger that has moved nothing takes nothing back.
    gesture.down(at(0.0, 100.0), square("9f"), PIECE);
    assert_eq!(gesture.cancel(1), Nothing);
}

#[test]
fn the_second_of_two_quick_taps_on_a_square_does_not_answer_the_question_it_has_opened() {
    let mut gesture = Gesture::default();
    for spot in [YES, NO, Spot::Beside] {
        let now = 10_000.0
            * if spot == YES {
                1.0
            } else if spot == NO {
                2.0
            } else {
                3.0
            };
        tap(&mut gesture, square("3c"), 5.0, now, (false, false));
        let again = tap(&mut gesture, spot, 9.0, now + 130.0, (false, false));
        assert_eq!(again, [Nothing, Nothing, Nothing], "{spot:?}");
        // Meant: later, or elsewhere.
        let done = |deeds: [Deed; 3]| deeds.contains(&Tap(spot));
        assert!(done(tap(&mut gesture, spot, 9.0, now + 500.0, (false, false))), "{spot:?}");
        tap(&mut gesture, square("3c"), 5.0, now + 1000.0, (false, false));
        assert!(done(tap(&mut gesture, spot, 60.0, now + 1100.0, (false, false))), "{spot:?}");
    }
}

#[test]
fn a_finger_whose_end_was_never_told_does_not_hold_up_the_next() {
    let mut gesture = Gesture::default();
    let finger = |id, time| Pointer { id, is_touch: true, ..at(0.0, time) };
    gesture.down(finger(1, 0.0), square("7g"), ANSWERS);
    gesture.holds(true, false);
    gesture.moved(Pointer { at: Point { x: 40.0, y: 0.0 }, ..finger(1, 10.0) });
    assert!(gesture.is_dragging());
    // The first finger of a new touch: the old one cannot be there any more.
    assert_eq!(gesture.down(finger(2, 5000.0), square("2g"), ANSWERS), Tap(square("2g")));
    assert!(!gesture.is_dragging());
    // A mouse beside a finger is another matter.
    assert_eq!(gesture.down(at(0.0, 5001.0), square("7g"), ANSWERS), Nothing);
}
