//! The board at which lessons are given. There is one, made when the first lesson is opened.

use std::rc::Rc;

use dioxus::core::{Runtime, ScopeId, current_scope_id};
use dioxus::prelude::*;

use super::lang::Lang;
use super::learned::Learned;
use super::nav::Nav;
use super::notices::Notices;
use super::play::Play;
use super::prefs::Prefs;
use super::route::Route;
use super::sheets::Sheets;
use super::tutor::Tutor;
use crate::learn::lesson::Lesson;
use crate::platform::Device;
use crate::play::Session;

/// The board of the lessons, in context.
#[derive(Clone, Copy)]
pub struct Learning {
    board: Signal<Option<Play>>,
    /// The board of the players.
    table: Play,
    learned: Learned,
    /// The board belongs to the whole app: a clock may ring for it when its page is gone.
    home: CopyValue<(Rc<Runtime>, ScopeId)>,
}

impl Learning {
    /// In the present scope.
    pub fn new(table: Play, learned: Learned) -> Learning {
        Learning {
            board: Signal::new(None),
            table,
            learned,
            home: CopyValue::new((Runtime::current(), current_scope_id())),
        }
    }

    /// Sits down at a lesson, where it was left.
    pub fn sit(mut self, lesson: &'static Lesson) -> (Play, Tutor) {
        let made = *self.board.peek();
        let board = made.unwrap_or_else(|| {
            let (runtime, scope) = self.home.read().clone();
            let board = runtime.in_scope(scope, || self.board_for(lesson));
            self.board.set(Some(board));
            board
        });
        let tutor = board.tutor.unwrap_or_else(|| Tutor::new(lesson, self.learned));
        board.open_lesson(lesson);
        (board, tutor)
    }

    /// The board, once a lesson has been opened.
    pub fn board(self) -> Option<Play> {
        *self.board.read()
    }

    /// Leaves a lesson: the players are called by their names again. Whoever goes on to another
    /// lesson has sat down at it already, and stays.
    pub fn leave(self, lesson: &'static Lesson) {
        let made = *self.board.peek();
        if let Some(board) = made.filter(|board| board.is_at_lesson(lesson)) {
            board.close_lesson();
            self.table.call_players();
        }
    }

    /// A full game of two people, with the squares marked where pieces can go; the running one, if
    /// there is one.
    pub fn play_full(self, nav: Nav) {
        self.table.show_the_way();
        if !self.table.is_underway() {
            self.table.begin(true);
        }
        nav.go(Route::Play);
    }

    fn board_for(self, lesson: &'static Lesson) -> Play {
        let (device, lang): (Device, Lang) = (consume_context(), consume_context());
        let (prefs, notices): (Prefs, Notices) = (consume_context(), consume_context());
        let sheets: Sheets = consume_context();
        let mut board = Play::new(device, Session::new(), lang, prefs, notices, sheets);
        board.tutor = Some(Tutor::new(lesson, self.learned));
        board
    }
}

impl Play {
    /// Has the board mark where pieces can go, and who gives check.
    fn show_the_way(self) {
        self.prefs.change(|settings| (settings.marks, settings.check_line) = (true, true));
        self.refresh();
    }
}
