//! A learner at a board, with no screen.

use kete::learn::lesson::{Hint, Lesson, Order, Run};
use kete::play::{Command, Grip, Session};
use kete::rules::{Move, Origin, Side};

/// A lesson on its way and the session it watches.
pub struct Desk {
    pub run: Run,
    pub session: Session,
    now: f64,
}

#[allow(dead_code, reason = "each test that uses a desk uses a part of it")]
impl Desk {
    /// At a step.
    pub fn at(lesson: &'static Lesson, at: usize) -> Desk {
        let mut desk = Desk { run: Run::new(lesson, at), session: Session::new(), now: 0.0 };
        let orders = desk.run.begin(0.0);
        desk.obey(orders);
        desk
    }

    /// The learner does something.
    pub fn send(&mut self, command: Command) {
        if !self.run.heeds(&command) {
            return;
        }
        let orders = self.run.settle();
        self.obey(orders);
        let events = self.session.apply(command.clone());
        let orders = self.run.saw(&self.session, &command, &events, self.now);
        self.obey(orders);
    }

    /// Time goes by.
    pub fn pass(&mut self, ms: f64) {
        self.now += ms;
        let orders = self.run.tick(self.now);
        self.obey(orders);
    }

    /// What is to be done next.
    pub fn wanted(&self) -> Option<Hint> {
        self.run.wanted(&self.session)
    }

    /// A touch on a square, or on a pile of the learner.
    pub fn touch(&mut self, origin: Origin) {
        self.send(match origin {
            Origin::Board(square) => Command::Tap(square),
            Origin::Hand(role) => Command::TapHand(Side::Sente, role),
        });
    }

    /// Touches what a move begins with, where it goes, and the answer if there is a question.
    pub fn make(&mut self, m: Move) {
        // What is held is not touched again: that would let it go.
        let orders = self.run.settle();
        self.obey(orders);
        if self.session.held() != Some(m.origin()) {
            self.touch(m.origin());
        }
        self.send(Command::Tap(m.to()));
        if let (true, Move::Board { promote, .. }) = (self.session.touch().is_asking(), m) {
            self.send(Command::Answer(promote));
        }
    }

    /// Touches what the hint points at.
    pub fn follow_hint(&mut self) {
        let Some(hint) = self.wanted() else { return };
        match (self.session.held() == Some(hint.from), hint.to) {
            (true, Some(to)) => self.send(Command::Tap(to)),
            _ => self.touch(hint.from),
        }
        if self.session.touch().is_asking() {
            self.send(Command::Answer(hint.promotes));
        }
    }

    fn obey(&mut self, orders: Vec<Order>) {
        for order in orders {
            match order {
                Order::Begin(game) => drop(self.session.apply(Command::New(game))),
                Order::Undo => drop(self.session.apply(Command::Undo)),
                Order::LetGo => drop(self.session.apply(Command::LetGo)),
                Order::Make(m) => self.reply(m),
                Order::Answer | Order::Wake(_) => {}
            }
        }
    }

    /// The lesson is told that the phone has answered.
    pub fn answered(&mut self) {
        self.run.answered(&self.session, self.now);
    }

    /// The other side makes a move.
    pub fn reply(&mut self, m: Move) {
        let from = match m.origin() {
            Origin::Board(square) => Grip::Board(square),
            Origin::Hand(role) => Grip::Hand(Side::Gote, role),
        };
        self.session.apply(Command::Drag { from, to: Some(m.to()) });
        if let (true, Move::Board { promote, .. }) = (self.session.touch().is_asking(), m) {
            self.session.apply(Command::Answer(promote));
        }
    }
}
