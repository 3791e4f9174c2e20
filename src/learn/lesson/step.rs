//! What a lesson is made of.

use crate::learn::Id;
use crate::play::NewGame;
use crate::rules::{Impasse, Origin, Position, Role, Table};

/// A lesson of a few minutes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// Its name in addresses, as in `#/learn/forks`, and in what is kept.
    pub id: &'static str,
    /// The message of its heading.
    pub title: Id,
    /// About how long it takes, in minutes.
    pub minutes: u8,
    /// One idea each.
    pub steps: &'static [Step],
}

/// One idea: a position, a sentence, one thing to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The position; the learner plays sente and is to move.
    pub sfen: &'static str,
    /// The message that tells the idea and what to do.
    pub say: Id,
    /// What is to be done.
    pub goal: Goal,
    /// Squares that are lit from the beginning.
    pub lit: &'static [&'static str],
    /// The message that tells what has just been learned, where there is more to say than praise.
    pub done: Option<Id>,
}

/// What the learner is to do. Moves are in USI.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Goal {
    /// To make one of these moves.
    Move(&'static [&'static str]),
    /// To make any move that begins here: a square (`5g`), or a piece in hand (`P*`).
    Roam(&'static str),
    /// To do all of these, in any order; the board is put back after each.
    Each(&'static [Deed]),
    /// To mate, by any move.
    Mate,
    /// To play this line; every second move is the other side's and comes by itself.
    Line(&'static [&'static str]),
    /// To touch the piece on one of these squares.
    Pick(&'static [&'static str]),
    /// To choose the right one of these answers, messages all.
    Choose {
        /// The answers.
        choices: &'static [Id],
        /// Which of them is right.
        right: usize,
    },
    /// To win the game against the phone.
    Win,
}

/// One of several things to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// To make one of these moves.
    Play(&'static [&'static str]),
    /// To try a move that the rule of this name forbids; the move is one of several.
    Refused {
        /// Such a move.
        usi: &'static str,
        /// The rule.
        rule: &'static str,
    },
}

/// After so many moves a small game is a draw: it is to stay small.
const SMALL_GAME: u32 = 120;

impl Step {
    /// A step with no lit squares and nothing to add.
    pub const fn new(sfen: &'static str, say: Id, goal: Goal) -> Step {
        Step { sfen, say, goal, lit: &[], done: None }
    }

    /// The same with squares lit.
    #[must_use]
    pub const fn lit(self, lit: &'static [&'static str]) -> Step {
        Step { lit, ..self }
    }

    /// The same with something to say when it is done.
    #[must_use]
    pub const fn done(self, done: Id) -> Step {
        Step { done: Some(done), ..self }
    }

    /// The position; a test shows that every step has one.
    pub fn position(&self) -> Option<Position> {
        self.sfen.parse().ok()
    }

    /// The position as a game.
    pub fn game(&self) -> Option<NewGame> {
        let table = match self.goal {
            Goal::Win => {
                Table { move_limit: Some(SMALL_GAME), impasse: Impasse::Off, ..Table::default() }
            }
            _ => Table::default(),
        };
        Some(NewGame::from_position(self.position()?).new_sitting().with_table(table))
    }

    /// Every message that the step names.
    pub fn messages(&self) -> Vec<Id> {
        let choices = match self.goal {
            Goal::Choose { choices, .. } => choices,
            _ => &[],
        };
        [self.say].into_iter().chain(self.done).chain(choices.iter().copied()).collect()
    }
}

impl Lesson {
    /// Every message of the lesson, heading first.
    pub fn messages(&self) -> Vec<Id> {
        let steps = self.steps.iter().flat_map(Step::messages);
        std::iter::once(self.title).chain(steps).collect()
    }
}

/// Where a move of [`Goal::Roam`] begins; a test shows that each can be read.
pub(super) fn origin(text: &str) -> Option<Origin> {
    match text.strip_suffix('*') {
        Some(letter) => letter.chars().next().and_then(Role::from_letter).map(Origin::Hand),
        None => text.parse().ok().map(Origin::Board),
    }
}
