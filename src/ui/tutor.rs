//! A lesson at the board: it watches what the learner does there, and does there what the lesson
//! orders.

use dioxus::prelude::*;

use super::learned::Learned;
use super::play::Play;
use crate::engine::simple;
use crate::learn::lesson::{Goal, HINT_AFTER, Hint, Lesson, Order, Run};
use crate::play::{Command, Event, Grip, Session};
use crate::rules::{Move, Origin, Role, Side, Square};

/// A lesson and the board it is given at.
#[derive(Clone, Copy)]
pub struct Tutor {
    run: Signal<Run>,
    learned: Learned,
    /// Somebody looks at the lesson.
    is_shown: CopyValue<bool>,
    /// The phone plays otherwise at each visit.
    luck: CopyValue<u64>,
}

/// There is one of them.
impl PartialEq for Tutor {
    fn eq(&self, other: &Tutor) -> bool {
        self.run == other.run
    }
}

impl Tutor {
    /// At a lesson, for a board of the present scope.
    pub fn new(lesson: &'static Lesson, learned: Learned) -> Tutor {
        Tutor {
            run: Signal::new(Run::new(lesson, 0)),
            learned,
            is_shown: CopyValue::new(false),
            luck: CopyValue::new(0),
        }
    }

    /// The lesson as it stands.
    pub fn run(self) -> Run {
        self.run.read().clone()
    }
}

impl Play {
    /// Opens a lesson where it was left; a small game goes on.
    pub fn open_lesson(self, lesson: &'static Lesson) {
        let Some(mut tutor) = self.tutor else { return };
        self.hush();
        tutor.is_shown.set(true);
        if self.is_at_lesson(lesson) && self.is_at_game() {
            return self.order(|run, now| run.resume(now));
        }
        tutor.luck.set(self.device.read().now_ms() as u64);
        tutor.run.set(Run::new(lesson, 0));
        self.go_to_step(tutor.learned.step(lesson));
    }

    /// Whether this lesson is the one given at this board.
    pub fn is_at_lesson(self, lesson: &Lesson) -> bool {
        self.tutor.is_some_and(|tutor| tutor.run.peek().lesson().id == lesson.id)
    }

    /// Whether the step is a game that has begun and is not over.
    pub fn is_at_game(self) -> bool {
        let step = self.tutor.and_then(|tutor| tutor.run.peek().step());
        let is_game = step.is_some_and(|step| step.goal == Goal::Win);
        let session = self.session.read();
        is_game && session.game().ply() > 0 && session.game().outcome().is_none()
    }

    /// Nobody looks at the lesson any more.
    pub fn close_lesson(self) {
        if let Some(mut tutor) = self.tutor {
            tutor.is_shown.set(false);
        }
        self.act(Command::LetGo);
        self.hush();
    }

    /// Goes to a step; beyond the last the lesson is over.
    pub fn go_to_step(self, at: usize) {
        self.order(|run, now| run.go(at, now));
        if let Some(tutor) = self.tutor {
            let (lesson, at) = (tutor.run.peek().lesson(), tutor.run.peek().at());
            tutor.learned.note(lesson, at);
        }
    }

    /// The same, and the focus goes to where the step begins.
    pub fn turn_to_step(self, at: usize) {
        self.go_to_step(at);
        match self.wanted().map(|hint| hint.from) {
            Some(Origin::Board(square)) => self.step_to(square),
            Some(Origin::Hand(role)) => {
                let pile = format!("[data-testid='hand-sente-{}']", role.name());
                self.device.read().focus_at_once(&pile);
            }
            None => self.focus_past_board(),
        }
    }

    /// The focus goes to what there is instead of a piece to move: the question, or the end.
    fn focus_past_board(self) {
        let is_over = self.tutor.is_some_and(|tutor| tutor.run.peek().step().is_none());
        let here = if is_over { "#lesson-over" } else { "[data-testid='lesson-say']" };
        self.device.read().focus(here);
    }

    /// Points at what is to be done.
    pub fn ask_lesson_hint(self) {
        self.order(|run, _| {
            run.show_hint();
            Vec::new()
        });
    }

    /// The learner chooses one of the answers.
    pub fn choose_answer(self, answer: usize) {
        self.order(|run, now| {
            run.choose(answer, now);
            Vec::new()
        });
        self.greet_end();
    }

    /// Takes the learner's last move back, and what the phone has answered to it.
    pub fn take_back(self) {
        self.order(|run, now| run.take_back(now));
        self.act(Command::Undo);
        if self.turn() == Side::Gote {
            self.act(Command::Undo);
        }
    }

    /// Whether a command is to be done: a lesson heeds no touch once a step is done.
    pub(super) fn heeds(self, command: &Command) -> bool {
        let Some(tutor) = self.tutor else { return true };
        if !tutor.run.peek().heeds(command) {
            return false;
        }
        if *command != Command::LetGo {
            self.go_on();
        }
        true
    }

    /// What a lesson leaves to be seen for a moment comes to its end: a finger is on the board.
    pub(super) fn go_on(self) {
        let is_waiting = self.tutor.is_some_and(|tutor| tutor.run.peek().is_waiting());
        if is_waiting {
            self.order(|run, _| run.settle());
        }
    }

    /// A lesson looks at what the learner has done.
    pub(super) fn teach(mut self, command: &Command, events: &[Event]) {
        let session: CopyValue<Session> = self.session;
        self.order(|run, now| run.saw(&session.read(), command, events, now));
        self.gesture.write().forget_answer();
        self.greet_end();
    }

    /// A step is done: the keyboard goes on at the next one.
    fn greet_end(self) {
        if self.tutor.is_some_and(|tutor| tutor.run.peek().is_done()) {
            self.device.read().focus("[data-testid='lesson-next']");
        }
    }

    /// Does something to the lesson, and what it orders.
    fn order(self, work: impl FnOnce(&mut Run, f64) -> Vec<Order>) {
        let Some(mut tutor) = self.tutor else { return };
        let now = self.device.read().now_ms();
        let orders = work(&mut tutor.run.write(), now);
        for order in orders {
            match order {
                Order::Begin(game) => drop(self.act(Command::New(game))),
                Order::Undo => drop(self.act(Command::Undo)),
                Order::LetGo => drop(self.act(Command::LetGo)),
                Order::Make(m) => self.reply(m),
                Order::Answer => self.answer_as_phone(),
                Order::Wake(ms) => self.wake_after(ms, tutor),
            }
        }
    }

    fn wake_after(self, ms: f64, tutor: Tutor) {
        let wake = self.later(move || {
            let now = self.device.read().now_ms();
            // Written only when it changes something: writing draws the lesson anew.
            if *tutor.is_shown.read() && tutor.run.peek().is_due(now) {
                self.order(|run, now| run.tick(now));
            }
        });
        self.device.read().after(ms, wake);
    }

    /// The other side makes a move.
    fn reply(self, m: Move) {
        let from = match m.origin() {
            Origin::Board(square) => Grip::Board(square),
            Origin::Hand(role) => Grip::Hand(self.turn(), role),
        };
        self.act(Command::Drag { from, to: Some(m.to()) });
        if let (true, Move::Board { promote, .. }) = (self.has_prompt(), m) {
            self.act(Command::Answer(promote));
        }
    }

    fn answer_as_phone(self) {
        let choice = {
            let session = self.session.read();
            simple::choose(session.game().position(), simple::FRIENDLY, self.luck())
        };
        if let Some(m) = choice {
            self.reply(m);
        }
        let session: CopyValue<Session> = self.session;
        self.order(|run, now| {
            run.answered(&session.read(), now);
            vec![Order::Wake(HINT_AFTER)]
        });
    }

    fn luck(self) -> u64 {
        self.tutor.map_or(0, |tutor| *tutor.luck.read())
    }

    /// What is to be done next.
    pub fn wanted(self) -> Option<Hint> {
        let tutor = self.tutor?;
        let run = tutor.run.read();
        let session = self.session.read();
        if run.step()?.goal != Goal::Win {
            return run.wanted(&session);
        }
        let advice = simple::choose(session.game().position(), 100, self.luck())?;
        let promotes = matches!(advice, Move::Board { promote: true, .. });
        Some(Hint { from: advice.origin(), to: Some(advice.to()), promotes })
    }

    /// What is to be pointed at, while the hint is shown; nothing while the question of promotion
    /// is, for the square has been touched then.
    pub fn lesson_hint(self) -> Option<Hint> {
        let hint = self.tutor?.run.read().is_hinted().then(|| self.wanted()).flatten();
        hint.filter(|_| self.prompt().is_none())
    }

    /// Whether the piece that is held is the one that the hint is about.
    pub fn holds(self, hint: Hint) -> bool {
        let session = self.session.read();
        session.held() == Some(hint.from)
    }

    /// The squares that a lesson has lit.
    pub fn lit(self) -> Vec<Square> {
        let Some(tutor) = self.tutor else { return Vec::new() };
        let run = tutor.run.read();
        let step = run.step().filter(|_| !run.is_done());
        step.into_iter().flat_map(|step| step.lit).filter_map(|name| name.parse().ok()).collect()
    }

    /// Whether a lesson has lit this pile: the learner is to take a piece from it.
    pub fn is_lit_pile(self, side: Side, role: Role) -> bool {
        let Some(tutor) = self.tutor.filter(|_| side == Side::Sente) else { return false };
        let run = tutor.run.read();
        let is_plain = run
            .step()
            .is_some_and(|step| matches!(step.goal, Goal::Roam(_) | Goal::Move(_) | Goal::Line(_)));
        let is_open = !run.is_done() && !run.is_waiting();
        drop(run);
        let is_wanted = || self.wanted().is_some_and(|hint| hint.from == Origin::Hand(role));
        let hinted = self.lesson_hint().is_some();
        is_open && (is_plain || hinted) && self.held().is_none() && is_wanted()
    }
}
