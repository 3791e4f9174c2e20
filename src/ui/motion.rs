//! Pieces on their way: which glide, from where and to where. The device shows them over the
//! board, so that no square is drawn for it; what is true is under them at once.

use dioxus::prelude::*;

use super::play::{Drag, Play};
use super::square::piece_name;
use crate::json::Value;
use crate::play::{Event, Grip, Session, Touch};
use crate::rules::{Move, Origin, Piece, Position, Side, Square};

/// A piece on its way.
struct Flight {
    /// The piece as it sets out.
    face: &'static str,
    /// As it arrives, if it turns over.
    then: Option<&'static str>,
    from: Place,
    to: Place,
    /// The place where it arrives shows nothing else meanwhile.
    hides: bool,
}

impl Flight {
    /// As the page is told of it.
    fn told(&self) -> Value {
        Value::object(vec![
            ("face", self.face.into()),
            ("then", self.then.map_or(Value::Null, Value::from)),
            ("from", self.from.told()),
            ("to", self.to.told()),
            ("hides", Value::Bool(self.hides)),
        ])
    }
}

/// Where it begins or ends.
enum Place {
    /// At an element; a pile knows by itself which way it is turned.
    Element { at: String, turn: bool },
    /// Under a finger: the middle, the size of the piece, and whether it is turned.
    Point { x: f64, y: f64, size: f64, turn: bool },
}

impl Place {
    /// A pixel is near enough.
    fn told(&self) -> Value {
        let number = |of: f64| Value::Number((of.round_ties_even() as i32).to_string());
        match self {
            Place::Element { at, turn } => {
                Value::object(vec![("at", at.as_str().into()), ("turn", Value::Bool(*turn))])
            }
            Place::Point { x, y, size, turn } => Value::object(vec![
                ("x", number(*x)),
                ("y", number(*y)),
                ("size", number(*size)),
                ("turn", Value::Bool(*turn)),
            ]),
        }
    }
}

/// How the board was before a command.
#[derive(Clone, Copy)]
pub struct Before {
    shown: usize,
    /// The move that stood on the board as it was meant, if a question was open.
    asked: Option<(Origin, Square)>,
}

impl Before {
    /// Of this session.
    pub fn of(session: &Session) -> Before {
        let asked = match session.touch() {
            Touch::Promoting { from, to } => Some((Origin::Board(from), to)),
            Touch::Confirming(m) => Some((m.origin(), m.to())),
            _ => None,
        };
        Before { shown: session.shown(), asked }
    }
}

/// The board as it lies, and what a finger has just let go of.
struct Scene<'a> {
    session: &'a Session,
    bottom: Side,
    released: Option<Drag>,
    asked: Option<(Origin, Square)>,
}

impl Play {
    /// Shows on its way what a command has moved.
    pub fn move_pieces(mut self, before: Before, events: &[Event]) {
        let released = self.released.take();
        self.guide.is_carried.set(released.is_some());
        if !self.prefs.now(|settings| settings.motion) {
            return;
        }
        let session = self.session.read();
        let bottom = self.bottom_now();
        let scene = Scene { session: &session, bottom, released, asked: before.asked };
        let flights = scene.flights(before.shown, events);
        let ends_motion = events.iter().any(|event| {
            matches!(event, Event::Started | Event::Flipped | Event::Sought(_) | Event::Undone)
        });
        if !flights.is_empty() || ends_motion {
            let told = Value::List(flights.iter().map(Flight::told).collect());
            self.device.read().glide(&told.to_string());
        }
    }
}

impl Scene<'_> {
    fn flights(&self, before: usize, events: &[Event]) -> Vec<Flight> {
        let after = self.session.shown();
        let line = self.session.game().line();
        if events.contains(&Event::Started) {
            return Vec::new();
        }
        if after == before + 1 {
            return line.get(before).map(|m| self.forth(before, *m)).unwrap_or_default();
        }
        if before == after + 1 {
            return line.get(after).map(|m| self.back(after, *m)).unwrap_or_default();
        }
        if after == before { self.put_back().into_iter().collect() } else { Vec::new() }
    }

    fn position(&self, ply: usize) -> Option<&Position> {
        self.session.game().position_at(ply)
    }

    /// A move that is made in the position after `ply` moves.
    fn forth(&self, ply: usize, m: Move) -> Vec<Flight> {
        let (Some(old), Some(new)) = (self.position(ply), self.position(ply + 1)) else {
            return Vec::new();
        };
        let (Some(first), Some(last)) = (moved(old, m), new.piece(m.to())) else {
            return Vec::new();
        };
        let from = match (self.asked, self.released) {
            // It stands there already, as it is meant.
            (Some(_), _) => self.square(m.to(), first.side),
            (None, Some(drag)) => self.finger(drag),
            (None, None) => self.origin(m.origin(), first.side),
        };
        let mover = Flight {
            face: piece_name(first),
            then: (first != last).then(|| piece_name(last)),
            from,
            to: self.square(m.to(), first.side),
            hides: true,
        };
        let captured = old.piece(m.to()).map(|captured| {
            let kept = Piece::new(first.side, captured.role.demoted());
            Flight {
                face: piece_name(captured),
                then: captured.role.is_promoted().then(|| piece_name(kept)),
                from: self.square(m.to(), captured.side),
                to: self.pile(kept),
                hides: new.hand(kept.side).count(kept.role) == 1,
            }
        });
        captured.into_iter().chain([mover]).collect()
    }

    /// A move that is taken back to the position after `ply` moves.
    fn back(&self, ply: usize, m: Move) -> Vec<Flight> {
        let (Some(old), Some(new)) = (self.position(ply), self.position(ply + 1)) else {
            return Vec::new();
        };
        let (Some(first), Some(last)) = (moved(old, m), new.piece(m.to())) else {
            return Vec::new();
        };
        let mover = Flight {
            face: piece_name(last),
            then: (first != last).then(|| piece_name(first)),
            from: self.square(m.to(), first.side),
            to: self.origin(m.origin(), first.side),
            hides: match m.origin() {
                Origin::Board(_) => true,
                Origin::Hand(role) => old.hand(first.side).count(role) == 1,
            },
        };
        let captured = old.piece(m.to()).map(|captured| {
            let kept = Piece::new(first.side, captured.role.demoted());
            Flight {
                face: piece_name(kept),
                then: captured.role.is_promoted().then(|| piece_name(captured)),
                from: self.pile(kept),
                to: self.square(m.to(), captured.side),
                hides: true,
            }
        });
        captured.into_iter().chain([mover]).collect()
    }

    /// A piece that returns to where it was taken from: no move was made.
    fn put_back(&self) -> Option<Flight> {
        if self.session.touch().is_asking() {
            return None;
        }
        let turn = self.session.game().position().turn();
        let (from, origin, piece) = match (self.asked, self.released) {
            (Some((origin, to)), _) => {
                let piece = self.piece_at(origin)?;
                (self.square(to, piece.side), origin, piece)
            }
            (None, Some(drag)) => {
                let origin = match drag.from {
                    Grip::Board(square) => Origin::Board(square),
                    Grip::Hand(_, role) => Origin::Hand(role),
                };
                (self.finger(drag), origin, drag.piece)
            }
            (None, None) => return None,
        };
        let hides = match origin {
            Origin::Board(_) => true,
            Origin::Hand(role) => self.session.game().position().hand(turn).count(role) == 1,
        };
        let to = self.origin(origin, piece.side);
        Some(Flight { face: piece_name(piece), then: None, from, to, hides })
    }

    fn piece_at(&self, origin: Origin) -> Option<Piece> {
        let position = self.session.game().position();
        match origin {
            Origin::Board(square) => position.piece(square),
            Origin::Hand(role) => Some(Piece::new(position.turn(), role)),
        }
    }

    fn origin(&self, origin: Origin, side: Side) -> Place {
        match origin {
            Origin::Board(square) => self.square(square, side),
            Origin::Hand(role) => self.pile(Piece::new(side, role)),
        }
    }

    fn square(&self, square: Square, side: Side) -> Place {
        let at = format!("[data-testid='square-{square}']");
        Place::Element { at, turn: side != self.bottom }
    }

    fn pile(&self, piece: Piece) -> Place {
        let at = format!("[data-testid='hand-{}-{}']", piece.side.name(), piece.role.name());
        Place::Element { at, turn: piece.side != self.bottom }
    }

    fn finger(&self, drag: Drag) -> Place {
        let (at, size) = drag.shown();
        Place::Point { x: at.x, y: at.y, size, turn: drag.piece.side != self.bottom }
    }
}

/// The piece that moves, as it is before.
fn moved(position: &Position, m: Move) -> Option<Piece> {
    match m {
        Move::Board { from, .. } => position.piece(from),
        Move::Drop { role, .. } => Some(Piece::new(position.turn(), role)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_is_told_to_the_pixel() {
        let told = |x, y| Place::Point { x, y, size: 66.4, turn: true }.told().to_string();
        assert_eq!(told(12.4, 199.6), r#"{"x":12,"y":200,"size":66,"turn":true}"#);
        assert_eq!(told(-0.4, -17.6), r#"{"x":0,"y":-18,"size":66,"turn":true}"#);
        // Whatever comes, it is JSON.
        for odd in [f64::NAN, f64::INFINITY, f64::MIN, 1e-300] {
            assert!(told(odd, odd).parse::<Value>().is_ok());
        }
    }
}
