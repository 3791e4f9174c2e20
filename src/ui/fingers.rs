//! From pointers, clicks and keys to commands.

use dioxus::html::input_data::MouseButton;
use dioxus::prelude::*;

use super::geometry::Rect;
use super::gesture::{Deed, Point, Pointer, Spot};
use super::play::{Drag, Play};
use crate::play::{Command, Grip};
use crate::rules::{Side, Square};

impl Play {
    /// A finger goes down on a spot.
    pub fn press(mut self, spot: Spot, event: &PointerData) {
        let spot = self.meant(spot);
        let is_primary = event.is_primary()
            && event.trigger_button().is_none_or(|button| button == MouseButton::Primary);
        let pointer = Pointer { is_primary, ..self.pointer(event) };
        let is_held = matches!(spot, Spot::Grip(grip) if self.held() == Some(grip));
        let is_held = is_held && !self.has_prompt();
        let deed = self.gesture.write().down(pointer, spot, is_held);
        self.do_deed(deed);
        if let (Deed::Tap(_), Spot::Grip(grip)) = (deed, spot) {
            let holds = self.held() == Some(grip) && !self.has_prompt();
            self.gesture.write().holds(holds);
        }
    }

    /// A finger moves, anywhere.
    pub fn slide(mut self, event: &PointerData) {
        let pointer = self.pointer(event);
        let deed = self.gesture.write().moved(pointer);
        self.do_deed(deed);
    }

    /// A finger goes up, anywhere.
    pub fn release(mut self, event: &PointerData) {
        let pointer = self.pointer(event);
        let deed = self.gesture.write().up(pointer);
        self.do_deed(deed);
    }

    /// The system has taken a finger away.
    pub fn lose(mut self, event: &PointerData) {
        let deed = self.gesture.write().cancel(event.pointer_id());
        self.do_deed(deed);
    }

    /// A click on a spot: the echo of a finger, or a tap by other means.
    pub fn click(mut self, spot: Spot) {
        let now = self.device.read().now_ms();
        let deed = self.gesture.write().click(spot, now);
        self.do_deed(deed);
    }

    /// A click elsewhere.
    pub fn click_elsewhere(mut self) {
        self.gesture.write().click_elsewhere();
    }

    /// A key on a square.
    pub fn key(self, square: Square, event: &KeyboardData) -> bool {
        let (across, down) = match event.key() {
            Key::ArrowLeft => (1, 0),
            Key::ArrowRight => (-1, 0),
            Key::ArrowUp => (0, -1),
            Key::ArrowDown => (0, 1),
            _ => return false,
        };
        let turned = if self.bottom_now() == Side::Sente { 1 } else { -1 };
        let here = self.standing_on(square);
        if let Some(next) = here.offset(across * turned, down * turned) {
            self.step_to(next);
        }
        true
    }

    /// The escape key: what is open closes, what is held is let go.
    pub fn escape(mut self) {
        self.drag.set(None);
        self.send(Command::LetGo);
    }

    fn pointer(self, event: &PointerData) -> Pointer {
        let at = event.client_coordinates();
        Pointer {
            id: event.pointer_id(),
            is_primary: event.is_primary(),
            is_pressed: event.held_buttons().contains(MouseButton::Primary),
            is_touch: event.pointer_type() == "touch",
            at: Point { x: at.x, y: at.y },
            time: self.device.read().now_ms(),
        }
    }

    fn do_deed(mut self, deed: Deed) {
        match deed {
            Deed::Nothing => {}
            Deed::Tap(spot) => self.send(tap(spot)),
            Deed::LetGo => self.send(Command::LetGo),
            Deed::Lift(_, at) => self.lift(at),
            Deed::Carry(at) => {
                if let Some(drag) = self.drag.write().as_mut() {
                    drag.at = at;
                }
            }
            Deed::Drop(grip, at) => self.put_down(grip, at),
            Deed::PutBack => {
                self.drag.set(None);
                self.send(Command::LetGo);
            }
        }
    }

    fn lift(mut self, at: Point) {
        let Some(piece) = self.held_piece() else { return };
        let bottom = self.bottom_now();
        self.drag.set(Some(Drag { piece, at, board: None, bottom }));
        spawn(async move {
            let measured = self.measure().await;
            if let Some(drag) = self.drag.write().as_mut() {
                drag.board = measured;
            }
        });
    }

    fn put_down(mut self, from: Grip, at: Point) {
        let board = self.drag.take().and_then(|drag| drag.board);
        let drop = move |board: Option<Rect>| {
            let to = board.and_then(|board| board.square_at(at, self.bottom_now()));
            self.send(Command::Drag { from, to });
        };
        match board {
            Some(_) => drop(board),
            // A flick, faster than the window answers.
            None => {
                spawn(async move { drop(self.measure().await) });
            }
        }
    }

    async fn measure(self) -> Option<Rect> {
        let board = self.board.read().clone()?;
        let rect = board.get_client_rect().await.ok()?;
        Some(Rect {
            left: rect.origin.x,
            top: rect.origin.y,
            width: rect.size.width,
            height: rect.size.height,
        })
    }
}

/// What a tap on a spot asks for.
fn tap(spot: Spot) -> Command {
    match spot {
        Spot::Grip(Grip::Board(square)) => Command::Tap(square),
        Spot::Grip(Grip::Hand(side, role)) => Command::TapHand(side, role),
        Spot::Choice(promote) => Command::Answer(promote),
    }
}
