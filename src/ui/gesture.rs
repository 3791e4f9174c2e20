//! What fingers mean: taps, drags, long presses, and the clicks that follow them.
//!
//! Pure: points and times come in, what to do comes out. What the rules allow is done when the
//! finger goes down, so the click that a browser sends after a mouse must not act once more; but
//! a click that comes alone, from a keyboard or a screen reader, is a tap. All else waits until
//! the finger goes up: it may yet become a long press.

use crate::play::Grip;

/// Something a finger can go down on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square or a pile.
    Grip(Grip),
    /// An answer to an open question.
    Choice(bool),
    /// Beside the question: it closes.
    Beside,
}

/// What a finger goes down on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Under {
    /// The piece there is held already.
    pub is_held: bool,
    /// A tap there picks up a piece or makes a move that the rules allow.
    pub answers: bool,
    /// There is a piece, of either side.
    pub has_piece: bool,
    /// A hint lies over the board: the tap takes it away and does nothing else.
    pub is_covered: bool,
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
    /// What the finger did when it went down was never meant: it was the system's.
    TakeBack,
    /// The piece there is asked about. `picked` tells that this press has picked it up, which it
    /// was not to do.
    Hint {
        /// The square or pile.
        grip: Grip,
        /// It was not held before.
        picked: bool,
    },
}

/// A finger that is down.
#[derive(Clone, Copy, Debug)]
struct Press {
    id: i32,
    /// Tells this press from those before it.
    number: u32,
    is_touch: bool,
    spot: Spot,
    under: Under,
    start: Point,
    /// The piece under it is held, so it can be dragged.
    holds: bool,
    /// It has made a move, or opened a question.
    has_moved: bool,
    stage: Stage,
}

/// What has become of a finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It rests where it went down.
    Still,
    /// It has left that place.
    Slid,
    /// A piece follows it.
    Dragging,
    /// Nothing more comes of it.
    Void,
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
/// A finger that has moved so far from where it went down, in CSS pixels, has thought better of it.
const AWAY: f64 = 24.0;
/// A click later than this after the finger went up, in milliseconds, comes from something else.
const ECHO: f64 = 700.0;
/// A second tap so soon after the first, in milliseconds, and so near to it, in pixels, was meant
/// for what was there at the first: after an answer for the question, after a move for the board.
/// Answers lie wide apart from each other, squares do not.
const TWICE: f64 = 300.0;
const NEAR_ANSWER: f64 = 8.0;
const NEAR_MOVE: f64 = 12.0;
/// A finger that rests so long, in milliseconds, asks about the piece under it.
pub const LONG_PRESS: f64 = 450.0;

/// The fingers on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gesture {
    press: Option<Press>,
    n_presses: u32,
    echo: Option<Echo>,
    /// The last answer.
    answered: Option<(Point, f64)>,
    /// The last tap on the board that did something.
    tapped: Option<(Point, f64)>,
}

impl Gesture {
    /// A finger goes down. After a [`Deed::Tap`], [`Gesture::holds`] must be told what came of it.
    pub fn down(&mut self, pointer: Pointer, spot: Spot, under: Under) -> Deed {
        let underway = self.press.is_some_and(|press| {
            // The first finger of a touch: the one before it was lifted without our being told.
            let is_lost = press.is_touch && pointer.is_touch && pointer.is_primary;
            press.id != pointer.id && !is_lost
        });
        if underway || !pointer.is_primary {
            return Deed::Nothing;
        }
        self.echo = None;
        self.n_presses = self.n_presses.wrapping_add(1);
        let (last, near) = match spot {
            Spot::Grip(_) => (self.answered.take(), NEAR_ANSWER),
            Spot::Choice(_) | Spot::Beside => (self.tapped.take(), NEAR_MOVE),
        };
        let is_twice = last.is_some_and(|(at, time)| {
            pointer.time - time < TWICE && pointer.at.distance(at) < near
        });
        let is_void = is_twice || under.is_covered;
        self.press = Some(Press {
            id: pointer.id,
            number: self.n_presses,
            is_touch: pointer.is_touch,
            spot,
            under,
            start: pointer.at,
            holds: under.is_held,
            has_moved: false,
            stage: if is_void { Stage::Void } else { Stage::Still },
        });
        match spot {
            _ if is_void => Deed::Nothing,
            // An answer counts when the finger goes up, like any button.
            Spot::Choice(_) => Deed::Nothing,
            Spot::Grip(_) if under.is_held || !under.answers => Deed::Nothing,
            Spot::Grip(_) => {
                self.tapped = Some((pointer.at, pointer.time));
                Deed::Tap(spot)
            }
            Spot::Beside => Deed::Tap(spot),
        }
    }

    /// What the tap of [`Gesture::down`] has done: picked up the piece it went down on, or made a
    /// move or opened a question.
    pub fn holds(&mut self, holds: bool, has_moved: bool) {
        if let Some(press) = &mut self.press {
            press.holds = holds;
            press.has_moved = has_moved;
        }
    }

    /// The finger that may become a long press: the number to give to [`Gesture::rest`].
    pub fn may_rest(&self) -> Option<u32> {
        let press = self.press.filter(|press| press.stage == Stage::Still)?;
        (press.under.has_piece && !press.has_moved).then_some(press.number)
    }

    /// [`LONG_PRESS`] has gone by since a finger went down.
    pub fn rest(&mut self, number: u32) -> Deed {
        if self.may_rest() != Some(number) {
            return Deed::Nothing;
        }
        match &mut self.press {
            Some(Press { spot: Spot::Grip(grip), stage, holds, under, .. }) => {
                *stage = Stage::Void;
                Deed::Hint { grip: *grip, picked: *holds && !under.is_held }
            }
            _ => Deed::Nothing,
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
        match press.stage {
            Stage::Dragging => return Deed::Carry(pointer.at),
            Stage::Void => return Deed::Nothing,
            Stage::Still | Stage::Slid => {}
        }
        if pointer.at.distance(press.start) < SLIP {
            return Deed::Nothing;
        }
        if !press.holds {
            press.stage = Stage::Slid;
            return Deed::Nothing;
        }
        press.stage = Stage::Dragging;
        Deed::Lift(grip, pointer.at)
    }

    /// A finger goes up.
    pub fn up(&mut self, pointer: Pointer) -> Deed {
        let Some(press) = self.press.take_if(|press| press.id == pointer.id) else {
            return Deed::Nothing;
        };
        let is_of_drag = press.stage == Stage::Dragging;
        let echo = Echo { spot: press.spot, time: pointer.time, is_of_drag };
        self.echo = Some(echo).filter(|_| !pointer.is_touch);
        let is_near = pointer.at.distance(press.start) < AWAY;
        let here = Some((pointer.at, pointer.time));
        match press.spot {
            _ if press.stage == Stage::Void => Deed::Nothing,
            Spot::Grip(grip) if is_of_drag => {
                self.tapped = here;
                Deed::Drop(grip, pointer.at)
            }
            Spot::Grip(_) if press.holds && press.under.is_held => Deed::LetGo,
            Spot::Grip(_) if press.holds || press.under.answers => Deed::Nothing,
            Spot::Grip(_) if is_near => {
                self.tapped = here;
                Deed::Tap(press.spot)
            }
            // Not left to the click: after a quick drag a browser may withhold it.
            Spot::Choice(_) if is_near => {
                self.answered = here;
                Deed::Tap(press.spot)
            }
            _ => Deed::Nothing,
        }
    }

    /// The system takes a finger away, or it leaves the screen.
    pub fn cancel(&mut self, id: i32) -> Deed {
        match self.press.take_if(|press| press.id == id) {
            Some(press) if press.stage == Stage::Void => Deed::Nothing,
            Some(press) if press.holds => Deed::PutBack,
            // A swipe from the edge of the screen begins like a tap on the square there.
            Some(press) if press.has_moved => Deed::TakeBack,
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

    /// Whether it is a finger that is down, and not a mouse or a pen.
    pub fn is_touch(&self) -> bool {
        self.press.is_some_and(|press| press.is_touch)
    }

    /// Whether a piece follows a finger.
    pub fn is_dragging(&self) -> bool {
        self.press.is_some_and(|press| press.stage == Stage::Dragging)
    }

    /// A click beside every spot: no other follows it.
    pub fn click_elsewhere(&mut self) {
        self.echo = None;
    }
}

#[cfg(test)]
mod tests;
