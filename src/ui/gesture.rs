//! What fingers mean: taps, drags, and the clicks that follow them.
//!
//! Pure: points and times come in, what to do comes out. A piece answers when the finger goes
//! down, so the click that a browser sends after a mouse must not act once more; but a click
//! that comes alone, from a keyboard or a screen reader, is a tap.

use crate::play::Grip;

/// Something a finger can go down on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square or a pile.
    Grip(Grip),
    /// An answer to the question of promotion: whether to promote.
    Choice(bool),
}

/// A point of the window, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

impl Point {
    fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A finger, pen or mouse at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// The same from down to up.
    pub id: i32,
    /// The first finger of several, or the first button of a mouse.
    pub is_primary: bool,
    /// Whether it presses.
    pub is_pressed: bool,
    /// Whether it is a finger; the click that would follow one is kept from coming.
    pub is_touch: bool,
    /// Where.
    pub at: Point,
    /// When, in milliseconds.
    pub time: f64,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// Nothing.
    Nothing,
    /// What a tap does.
    Tap(Spot),
    /// The held piece is let go.
    LetGo,
    /// The piece begins to follow the finger.
    Lift(Grip, Point),
    /// It follows.
    Carry(Point),
    /// It is dropped where the finger is.
    Drop(Grip, Point),
    /// It returns to where it came from.
    PutBack,
}

/// A finger that is down.
#[derive(Clone, Copy, Debug)]
struct Press {
    id: i32,
    spot: Spot,
    start: Point,
    /// It went down on the piece that was held already: up again without a move lets go.
    was_held: bool,
    /// The piece under it is held, so it can be dragged.
    holds: bool,
    is_dragging: bool,
}

/// The click that is still to come after a finger went up.
#[derive(Clone, Copy, Debug)]
struct Echo {
    spot: Spot,
    time: f64,
    /// After a drag a click comes only to where it began, and mostly none at all.
    is_of_drag: bool,
}

/// A finger must move so far, in CSS pixels, before a tap becomes a drag.
const SLIP: f64 = 8.0;
/// A finger that has moved so far from an answer, in CSS pixels, has thought better of it.
const AWAY: f64 = 24.0;
/// A click later than this after the finger went up, in milliseconds, comes from something else.
const ECHO: f64 = 700.0;
/// A second tap so soon after an answer, in milliseconds, and so near to it, in pixels, was
/// meant for the question and not for the square beneath it.
const TWICE: f64 = 300.0;
const NEAR: f64 = 8.0;

/// The fingers on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gesture {
    press: Option<Press>,
    echo: Option<Echo>,
    answered: Option<(Point, f64)>,
}

impl Gesture {
    /// A finger goes down. `is_held` tells whether the piece there is held already. After a
    /// [`Deed::Tap`], [`Gesture::holds`] must be told what came of it.
    pub fn down(&mut self, pointer: Pointer, spot: Spot, is_held: bool) -> Deed {
        let underway = self.press.is_some_and(|press| press.id != pointer.id);
        if underway || !pointer.is_primary {
            return Deed::Nothing;
        }
        self.echo = None;
        self.press = Some(Press {
            id: pointer.id,
            spot,
            start: pointer.at,
            was_held: is_held,
            holds: is_held,
            is_dragging: false,
        });
        let twice = self.answered.take().is_some_and(|(at, time)| {
            pointer.time - time < TWICE && pointer.at.distance(at) < NEAR
        });
        match spot {
            // An answer counts when the finger goes up, like any button.
            Spot::Choice(_) => Deed::Nothing,
            Spot::Grip(_) if is_held || twice => Deed::Nothing,
            Spot::Grip(_) => Deed::Tap(spot),
        }
    }

    /// Whether the tap of [`Gesture::down`] has picked up the piece it went down on.
    pub fn holds(&mut self, holds: bool) {
        if let Some(press) = &mut self.press {
            press.holds = holds;
        }
    }

    /// A finger moves.
    pub fn moved(&mut self, pointer: Pointer) -> Deed {
        let Some(press) = self.press.as_mut().filter(|press| press.id == pointer.id) else {
            return Deed::Nothing;
        };
        if !pointer.is_pressed {
            // A mouse that was let go outside the window.
            return self.cancel(pointer.id);
        }
        let Spot::Grip(grip) = press.spot else { return Deed::Nothing };
        if press.is_dragging {
            return Deed::Carry(pointer.at);
        }
        if !press.holds || pointer.at.distance(press.start) < SLIP {
            return Deed::Nothing;
        }
        press.is_dragging = true;
        Deed::Lift(grip, pointer.at)
    }

    /// A finger goes up.
    pub fn up(&mut self, pointer: Pointer) -> Deed {
        let Some(press) = self.press.take_if(|press| press.id == pointer.id) else {
            return Deed::Nothing;
        };
        let is_of_drag = press.is_dragging;
        let echo = Echo { spot: press.spot, time: pointer.time, is_of_drag };
        self.echo = Some(echo).filter(|_| !pointer.is_touch);
        match press.spot {
            Spot::Grip(grip) if press.is_dragging => Deed::Drop(grip, pointer.at),
            Spot::Grip(_) if press.was_held && press.holds => Deed::LetGo,
            // Not left to the click: after a quick drag a browser may withhold it.
            Spot::Choice(_) if pointer.at.distance(press.start) < AWAY => {
                self.answered = Some((pointer.at, pointer.time));
                Deed::Tap(press.spot)
            }
            _ => Deed::Nothing,
        }
    }

    /// The system takes a finger away, or it leaves the screen.
    pub fn cancel(&mut self, id: i32) -> Deed {
        match self.press.take_if(|press| press.id == id) {
            Some(press) if press.holds => Deed::PutBack,
            _ => Deed::Nothing,
        }
    }

    /// A click on a spot.
    pub fn click(&mut self, spot: Spot, time: f64) -> Deed {
        let echo = self.echo.take().filter(|echo| time - echo.time < ECHO);
        match echo {
            Some(echo) if !echo.is_of_drag || echo.spot == spot => Deed::Nothing,
            _ => Deed::Tap(spot),
        }
    }

    /// Another board is shown: no tap on it can have been meant for a question of the one before.
    pub fn forget_answer(&mut self) {
        self.answered = None;
    }

    /// Whether a finger is down on the board.
    pub fn is_down(&self) -> bool {
        self.press.is_some()
    }

    /// A click beside every spot: no other follows it.
    pub fn click_elsewhere(&mut self) {
        self.echo = None;
    }
}

#[cfg(test)]
mod tests;
