//! From pointers, clicks and keys to commands.

use dioxus::html::input_data::MouseButton;
use dioxus::prelude::*;

use super::geometry::Rect;
use super::gesture::{Deed, LONG_PRESS, Point, Pointer, Spot, Under};
use super::play::{Drag, Play};
use crate::play::{Command, Grip};
use crate::rules::{Role, Side, Square};

impl Play {
    /// A finger goes down on a spot.
    pub fn press(mut self, spot: Spot, event: &PointerData) {
        self.go_on();
        let spot = self.meant(spot);
        if let (Some(MouseButton::Secondary), Spot::Grip(grip)) = (event.trigger_button(), spot) {
            return self.ask_hint(grip);
        }
        let is_primary = event.is_primary()
            && event.trigger_button().is_none_or(|button| button == MouseButton::Primary);
        let pointer = Pointer { is_primary, ..self.pointer(event) };
        let under = self.under(spot);
        let deed = self.gesture.write().down(pointer, spot, under);
        if self.drag.peek().is_some() && !self.gesture.read().is_dragging() {
            // What another finger carried before it was lost.
            self.drag.set(None);
        }
        let before = self.session.read().game().ply();
        self.do_deed(deed);
        if let (Deed::Tap(_), Spot::Grip(grip)) = (deed, spot) {
            let asks = self.has_prompt();
            let holds = self.held() == Some(grip) && !asks;
            let has_moved = asks || self.session.read().game().ply() != before;
            self.gesture.write().holds(holds, has_moved);
        }
        self.await_rest();
    }

    /// A finger goes down anywhere on the page.
    pub fn press_elsewhere(self, event: &PointerData) {
        // The other button asks for a hint.
        if event.trigger_button() != Some(MouseButton::Secondary) {
            self.hide_hint();
        }
    }

    /// What there is under a finger.
    fn under(self, spot: Spot) -> Under {
        let is_covered = self.has_hint();
        let Spot::Grip(grip) = spot else { return Under { is_covered, ..Under::default() } };
        let session = self.session.read();
        Under {
            is_held: self.held() == Some(grip) && !self.has_prompt(),
            answers: session.answers(grip),
            has_piece: session.has_piece(grip),
            is_covered,
        }
    }

    /// Has the device tell when a finger has rested long enough to ask about the piece under it.
    fn await_rest(mut self) {
        let Some(number) = self.gesture.read().may_rest() else { return };
        let rested = self.later(move || {
            let deed = self.gesture.write().rest(number);
            self.do_deed(deed);
        });
        self.device.read().after(LONG_PRESS, rested);
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
        if is_hint_key(event) {
            self.ask_hint(Grip::Board(square));
            return true;
        }
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

    /// A key on a pile.
    pub fn pile_key(self, side: Side, role: Role, event: &KeyboardData) -> bool {
        let is_hint = is_hint_key(event);
        if is_hint {
            self.ask_hint(Grip::Hand(side, role));
        }
        is_hint
    }

    /// The escape key: what is open closes, what is held is let go.
    ///
    /// Answers whether there was anything of that; if not, the key is anybody's.
    pub fn escape(mut self) -> bool {
        if self.hide_hint() {
            return true;
        }
        let is_holding = self.session.peek().held().is_some();
        let is_taken = is_holding || self.has_prompt() || self.is_looking();
        self.drag.set(None);
        self.send(Command::LetGo);
        self.stop_looking();
        is_taken
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
                self.released.set(self.drag.take());
                self.send(Command::LetGo);
            }
            Deed::TakeBack if self.has_prompt() => self.send(Command::LetGo),
            Deed::TakeBack => self.send(Command::Undo),
            Deed::Hint { grip, picked } => {
                if picked {
                    self.send(Command::LetGo);
                }
                self.ask_hint(grip);
            }
        }
    }

    fn lift(mut self, at: Point) {
        let Some(piece) = self.held_piece() else { return };
        let bottom = self.bottom_now();
        let Some(from) = self.held() else { return };
        let is_across = self.is_across_now(piece.side);
        let is_touch = self.gesture.read().is_touch();
        self.drag.set(Some(Drag { piece, from, at, board: None, bottom, is_across, is_touch }));
        spawn(async move {
            let measured = self.measure().await;
            if let Some(drag) = self.drag.write().as_mut() {
                drag.board = measured;
            }
        });
    }

    fn put_down(mut self, from: Grip, at: Point) {
        let carried = self.drag.take();
        self.released.set(carried);
        let board = carried.and_then(|drag| drag.board);
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
        Spot::Choice(yes) => Command::Answer(yes),
        Spot::Beside => Command::LetGo,
    }
}

/// The keys that ask about a piece.
fn is_hint_key(event: &KeyboardData) -> bool {
    event.key() == Key::ContextMenu || event.key() == Key::Character("?".to_owned())
}
