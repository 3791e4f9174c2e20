//! A lesson on its way.

use super::wanted::role;
use super::{Goal, Lesson, Said, Step};
use crate::play::{Command, Event, NewGame, Session};
use crate::rules::{Move, Origin, Side, Square};

/// A learner who has done nothing for so long, in milliseconds, is shown what to do.
pub const HINT_AFTER: f64 = 8000.0;
/// So long, in milliseconds, a move is left to be seen before it is put back or answered.
pub const PAUSE: f64 = 600.0;

/// A device may call so much too early, in milliseconds.
const EARLY: f64 = 50.0;

/// What is to happen on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// The position of a step is set up.
    Begin(NewGame),
    /// The last move is taken back.
    Undo,
    /// What is held is let go.
    LetGo,
    /// The other side makes a move.
    Make(Move),
    /// The phone chooses a move; [`Run::answered`] is told.
    Answer,
    /// [`Run::tick`] wants to be called after so many milliseconds.
    Wake(f64),
}

/// What to do next, to be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The piece to touch.
    pub from: Origin,
    /// Where it is to go; `None` where touching it is all.
    pub to: Option<Square>,
    /// Whether it promotes there.
    pub promotes: bool,
}

/// What a step is waiting for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum State {
    /// The learner.
    Trying,
    /// A move is being seen until this moment; then something happens.
    Seen(f64, Next),
    /// The next step.
    Done,
}

/// What happens once a move has been seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Next {
    /// It is put back.
    Back,
    /// It is answered by this move.
    Reply(Move),
    /// It is answered by the phone.
    Answer,
}

/// A lesson under a learner's fingers: it watches the session at which the learner sits.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    lesson: &'static Lesson,
    at: usize,
    /// Which of several deeds are done.
    pub(super) found: Vec<usize>,
    pub(super) state: State,
    pub(super) said: Option<Said>,
    /// When the learner last did something, in milliseconds.
    since: f64,
    is_hinted: bool,
}

impl Run {
    /// A lesson at one of its steps; beyond the last it is over.
    pub fn new(lesson: &'static Lesson, at: usize) -> Run {
        let at = at.min(lesson.steps.len());
        Run {
            lesson,
            at,
            found: Vec::new(),
            state: State::Trying,
            said: None,
            since: 0.0,
            is_hinted: false,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the step, from 0; that of the steps when the lesson is over.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step; `None` when the lesson is over.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.at)
    }

    /// What there is to say of the last touch.
    pub fn said(&self) -> Option<Said> {
        self.said
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.state == State::Done
    }

    /// Whether the hint is shown.
    pub fn is_hinted(&self) -> bool {
        self.is_hinted && self.state == State::Trying
    }

    /// Begins the step, or begins it anew.
    pub fn begin(&mut self, now: f64) -> Vec<Order> {
        *self = Run { since: now, ..Run::new(self.lesson, self.at) };
        let game = self.step().and_then(Step::game);
        game.into_iter().map(Order::Begin).chain([Order::Wake(HINT_AFTER)]).collect()
    }

    /// Goes to a step and begins it.
    pub fn go(&mut self, at: usize, now: f64) -> Vec<Order> {
        self.at = at.min(self.lesson.steps.len());
        self.begin(now)
    }

    /// Goes on where the learner left it: what was being seen has been.
    pub fn resume(&mut self, now: f64) -> Vec<Order> {
        self.since = now;
        self.settle().into_iter().chain([Order::Wake(HINT_AFTER)]).collect()
    }

    /// Shows what to do.
    pub fn show_hint(&mut self) {
        self.is_hinted = true;
        self.said = None;
    }

    /// Whether a command is to be done: touches are, but a question is not answered on the board,
    /// and once a step is done it waits for the next one. What else a board can do is the lesson's.
    pub fn heeds(&self, command: &Command) -> bool {
        let is_for_board =
            |step: &Step| self.state != State::Done && !matches!(step.goal, Goal::Choose { .. });
        match command {
            Command::LetGo => true,
            Command::Tap(_)
            | Command::TapHand(..)
            | Command::Grab(_)
            | Command::Drag { .. }
            | Command::Answer(_) => self.step().is_some_and(is_for_board),
            _ => false,
        }
    }

    /// What was being seen comes to its end at once: the learner goes on.
    pub fn settle(&mut self) -> Vec<Order> {
        let State::Seen(_, next) = self.state else { return Vec::new() };
        self.state = State::Trying;
        match next {
            Next::Back => vec![Order::Undo],
            Next::Reply(m) => vec![Order::Make(m)],
            Next::Answer => vec![Order::Answer],
        }
    }

    /// Whether something is being seen that time, or the learner, will bring to its end.
    pub fn is_waiting(&self) -> bool {
        matches!(self.state, State::Seen(..))
    }

    /// Whether [`Run::tick`] has something to do.
    pub fn is_due(&self, now: f64) -> bool {
        match self.state {
            State::Seen(until, _) => now + EARLY >= until,
            State::Trying => !self.is_hinted && now + EARLY >= self.since + HINT_AFTER,
            State::Done => false,
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: f64) -> Vec<Order> {
        if !self.is_due(now) {
            return Vec::new();
        }
        self.is_hinted |= self.state == State::Trying;
        self.settle()
    }

    /// The learner takes the last move of a game back, with what answered it.
    pub fn take_back(&mut self, now: f64) -> Vec<Order> {
        (self.state, self.said, self.since) = (State::Trying, None, now);
        vec![Order::Wake(HINT_AFTER)]
    }

    /// The learner has done something at the session.
    pub fn saw(
        &mut self,
        session: &Session,
        command: &Command,
        events: &[Event],
        now: f64,
    ) -> Vec<Order> {
        let Some(step) = self.step().filter(|_| self.state == State::Trying) else {
            return Vec::new();
        };
        (self.since, self.is_hinted) = (now, self.is_hinted && session.held().is_some());
        let mut orders = vec![Order::Wake(HINT_AFTER)];
        if *command != Command::LetGo {
            self.said = None;
        }
        for event in events {
            match event {
                Event::Moved { side: Side::Sente, mv, .. } => {
                    orders.extend(self.moved(step, session, *mv, now));
                }
                Event::Refused(refusal) => orders.extend(self.refused(step, session, *refusal)),
                Event::Picked => orders.extend(self.picked(step, session)),
                _ => {}
            }
        }
        let is_touch = matches!(command, Command::Tap(_) | Command::TapHand(..));
        if is_touch && events.is_empty() {
            self.said = self.wanted(session).map(|hint| Said::Nothing(role(session, hint.from)));
        }
        orders
    }

    /// The phone has answered.
    pub fn answered(&mut self, session: &Session, now: f64) {
        self.since = now;
        if session.game().outcome().is_some() {
            self.over(session);
        }
    }

    /// The learner has chosen one of the answers.
    pub fn choose(&mut self, answer: usize, now: f64) {
        self.since = now;
        if let Some(Goal::Choose { right, .. }) = self.step().map(|step| step.goal) {
            self.finish_if(answer == right, Said::OtherAnswer);
        }
    }
}
