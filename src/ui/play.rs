//! The game on the screen: the one context between components and the session.

use std::rc::Rc;

use dioxus::prelude::*;

use super::elsewhere::Kept;
use super::geometry::Rect;
use super::gesture::{Gesture, Point};
use super::guide::Guide;
use super::lang::Lang;
use super::live::News;
use super::motion::Before;
use super::notices::{Notice, Notices};
use super::prefs::Prefs;
use super::review::Looking;
use super::roving::Roving;
use super::settings::Settings;
use super::sheets::{Sheet, Sheets};
use super::turner::Turner;
use super::tutor::Tutor;
use super::views::Views;
use crate::platform::{Device, Key};
use crate::play::{Command, Event, Grip, Mark, Session, SquareView, StatusView};
use crate::rules::{Game, Impasse, ImpasseCount, Origin, Piece, Position, Side, Square};

/// A piece that follows a finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// The piece.
    pub piece: Piece,
    /// Where it was taken from.
    pub from: Grip,
    /// Where the finger is.
    pub at: Point,
    /// Where the board is, once it has been measured.
    pub board: Option<Rect>,
    /// Who sits at its lower edge.
    pub bottom: Side,
    /// The finger comes from across the table.
    pub is_across: bool,
    /// It is a finger, which hides what lies under it.
    pub is_touch: bool,
}

/// The game on the screen, in context.
#[derive(Clone, Copy)]
pub struct Play {
    pub(super) session: CopyValue<Session>,
    pub(super) views: Views,
    pub(super) turner: Turner,
    pub(super) gesture: CopyValue<Gesture>,
    pub(super) drag: Signal<Option<Drag>>,
    /// What a finger has just let go of, for the motion that follows.
    pub(super) released: CopyValue<Option<Drag>>,
    pub(super) guide: Guide,
    pub(super) board: CopyValue<Option<Rc<MountedData>>>,
    pub(super) roving: Roving,
    pub(super) news: News,
    pub(super) lang: Lang,
    pub(super) prefs: Prefs,
    notices: Notices,
    pub(super) sheets: Sheets,
    pub(super) looking: Looking,
    pub(super) kept: Kept,
    /// A move has been rehearsed, or is going to be.
    pub(super) is_rehearsed: CopyValue<bool>,
    pub(super) device: CopyValue<Device>,
    /// The lesson that is given at this board; none at the players' own, which is kept.
    pub(super) tutor: Option<Tutor>,
}

impl Play {
    /// Sits down at a session.
    pub fn new(
        device: Device,
        session: Session,
        lang: Lang,
        prefs: Prefs,
        notices: Notices,
        sheets: Sheets,
    ) -> Play {
        let tab_stop = home_square(session.bottom());
        let views = prefs.now(|settings| Views::of(&session, settings, tab_stop));
        let guide = Guide::new(&session);
        let turner = Turner::before(session.game().position().turn());
        let play = Play {
            session: CopyValue::new(session),
            views,
            turner,
            gesture: CopyValue::new(Gesture::default()),
            drag: Signal::new(None),
            released: CopyValue::new(None),
            guide,
            board: CopyValue::new(None),
            roving: Roving::at(tab_stop),
            news: News::none(),
            lang,
            prefs,
            notices,
            sheets,
            looking: Looking::new(),
            kept: Kept::new(device.read(Key::Game).ok().flatten()),
            is_rehearsed: CopyValue::new(false),
            device: CopyValue::new(device),
            tutor: None,
        };
        play.call_players();
        play
    }

    /// Does what a player wants.
    pub fn send(self, command: Command) {
        if self.must_wait(&command) || !self.heeds(&command) {
            return;
        }
        let seen = self.tutor.map(|_| command.clone());
        let events = self.act(command);
        if let Some(command) = seen {
            self.teach(&command, &events);
        }
    }

    /// Does it, whoever wants it.
    pub(super) fn act(mut self, command: Command) -> Vec<Event> {
        let mut session = self.session;
        let confirms = self.tutor.is_none() && self.prefs.now(|settings| settings.confirm);
        let before = Before::of(&session.read());
        session.write().confirm_moves(confirms);
        let events = session.write().apply(command);
        // Before the board changes its looks: the pieces set out from where they are seen.
        self.move_pieces(before, &events);
        if events.contains(&Event::Started) {
            self.gesture.write().forget_answer();
            self.lay_board();
        }
        if events.contains(&Event::Changed) {
            // What nobody has seen yet is not missed.
            let save = self.later(move || self.save());
            self.device.read().once_seen(save);
        }
        self.refresh();
        self.open_end(&events);
        self.tell(&events);
        self.feel(&events);
        self.follow(&events);
        events
    }

    /// Begins a game by the rules of the table; with other people, if it is a new sitting.
    pub fn begin(self, is_new_sitting: bool) {
        let game = self.prefs.now(Settings::new_game);
        let game = if is_new_sitting { game.new_sitting() } else { game };
        self.send(Command::New(game));
    }

    /// Begins the same game again, by the rules that the table has now.
    pub fn rematch(self) {
        let (table, alternate) = self.prefs.now(|it| (it.table(), it.alternate));
        self.send(Command::Rematch { table, alternate });
    }

    /// The settings have changed. New rules hold for the present game as long as nobody has
    /// played in it.
    pub fn heed_settings(self) {
        let table = self.prefs.now(Settings::table);
        let is_untouched = self.controls_now().n_line == 0;
        let is_even = *self.session.read().game()
            == Game::new(Position::even(), self.session.read().game().table());
        if is_untouched && is_even && self.session.read().game().table() != table {
            self.begin(false);
        }
        self.refresh();
    }

    /// Shows what has changed.
    pub fn refresh(self) {
        self.draw(&self.session.read());
        self.call_players();
        self.mind_turn();
    }

    /// Work that the device is to do later, when what asks for it may be gone, as when another page
    /// has been opened.
    pub(super) fn later<T>(self, work: impl FnOnce() -> T + 'static) -> Box<dyn FnOnce() -> T> {
        let (runtime, scope) = self.guide.home.read().clone();
        Box::new(move || runtime.in_scope(scope, work))
    }

    pub(super) fn save(self) {
        if self.tutor.is_some() || self.heed_elsewhere() {
            return;
        }
        let text = self.session.read().save();
        match self.device.read().write(Key::Game, &text) {
            Ok(()) => self.kept.is(text),
            Err(error) => {
                self.device.read().log(&error.0);
                self.notices.say(Notice::SaveFailed);
            }
        }
    }

    /// The sheet of the end comes and goes with it.
    fn open_end(self, events: &[Event]) {
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let begun = events.iter().any(|event| matches!(event, Event::Started | Event::Undone));
        if self.tutor.is_some() {
            // A lesson says itself what has come of it.
        } else if ended {
            self.sheets.open(Sheet::Result, ".square[tabindex='0']");
        } else if begun {
            self.sheets.close_if(Sheet::Result);
        }
    }

    /// The piece in the hand of the player, and on how many squares it may be put.
    pub(super) fn picked(self) -> Option<(Piece, usize)> {
        let session = self.session.read();
        let board = session.board_view(true);
        let is_target = |view: &&SquareView| matches!(view.mark, Mark::Target | Mark::Capture);
        let n_targets = board.squares.iter().filter(is_target).count();
        let piece = match session.held()? {
            Origin::Board(square) => board.square(square).piece?,
            Origin::Hand(role) => Piece::new(session.game().position().turn(), role),
        };
        Some((piece, n_targets))
    }

    /// The piece in the hand of the player.
    pub fn held_piece(self) -> Option<Piece> {
        self.picked().map(|(piece, _)| piece)
    }

    /// Where the held piece comes from.
    pub fn held(self) -> Option<Grip> {
        let session = self.session.read();
        let turn = session.game().position().turn();
        session.held().map(|origin| match origin {
            Origin::Board(square) => Grip::Board(square),
            Origin::Hand(role) => Grip::Hand(turn, role),
        })
    }

    /// The impasse rule of the table, and what a side has towards it, for handlers.
    pub fn impasse(self, side: Side) -> (Impasse, ImpasseCount) {
        let session = self.session.read();
        (session.game().table().impasse, session.impasse(side))
    }

    /// The side to move, for handlers.
    pub fn turn(self) -> Side {
        self.session.read().game().position().turn()
    }

    /// Whether a game is running that would be missed.
    pub fn is_underway(self) -> bool {
        let is_over = matches!(self.status_now(), StatusView::Over(_));
        self.controls_now().n_line > 0 && !is_over
    }
}

/// The square that the tab key comes to first: the king's.
fn home_square(bottom: Side) -> Option<Square> {
    let rank = match bottom {
        Side::Sente => 9,
        Side::Gote => 1,
    };
    Square::new(5, rank)
}
