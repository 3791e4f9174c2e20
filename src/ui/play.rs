//! The game on the screen: the one context between components and the session.

use std::rc::Rc;

use dioxus::prelude::*;

use super::count::Count;
use super::dots::shadows;
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
use crate::platform::{Device, Key};
use crate::play::{
    BoardView, Command, ControlsView, Event, Grip, HandView, Mark, PromptView, Refusal, Session,
    SquareView, StatusView, TableView,
};
use crate::rules::{Game, Impasse, ImpasseCount, Origin, Piece, Position, Side, Square, SquareSet};

/// What a square shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// As the session sees it.
    pub view: SquareView,
    /// The one square that the tab key comes to.
    pub is_tab_stop: bool,
}

/// A king in check and who gives it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    /// The king's square.
    pub king: Square,
    /// The squares of those who give check.
    pub checkers: SquareSet,
}

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

/// A refusal, and to whom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// Who is to move.
    pub turn: Side,
}

impl Refused {
    /// Who is told: the side to move, unless it was plainly the other one who reached out.
    pub fn addressee(self) -> Side {
        match self.refusal {
            Refusal::NotYourHand { side } | Refusal::NotYourTurn { side } => side,
            _ => self.turn,
        }
    }
}

/// What there is to be seen. Each part is a signal of its own and is written only when it has
/// changed, so that a tap draws what it changes and nothing else.
#[derive(Clone, Copy)]
pub struct Views {
    cells: CopyValue<Vec<Signal<Cell>>>,
    dots: Signal<String>,
    bottom: Signal<Side>,
    sente_hand: Signal<HandView>,
    gote_hand: Signal<HandView>,
    status: Signal<StatusView>,
    prompt: Signal<Option<PromptView>>,
    controls: Signal<ControlsView>,
    pub(super) count: Count,
    refused: Signal<Option<Refused>>,
    check: Signal<Option<Check>>,
    table: Signal<TableView>,
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

/// Writes a signal only when that changes it: writing tells every reader.
pub(super) fn show<T: PartialEq + 'static>(mut signal: Signal<T>, value: T) {
    if *signal.peek() != value {
        signal.set(value);
    }
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
        let board = session.board_view(true);
        let cells = Square::all().map(|square| {
            let view = prefs.now(|settings| seen(board.square(square), settings, false));
            Signal::new(Cell { view, is_tab_stop: Some(square) == tab_stop })
        });
        let views = Views {
            cells: CopyValue::new(cells.collect()),
            dots: Signal::new(String::new()),
            bottom: Signal::new(board.bottom),
            sente_hand: Signal::new(session.hand_view(Side::Sente)),
            gote_hand: Signal::new(session.hand_view(Side::Gote)),
            status: Signal::new(session.status_view()),
            prompt: Signal::new(session.prompt_view()),
            controls: Signal::new(session.controls_view()),
            count: Count::at(session.controls_view().n_moves),
            refused: Signal::new(None),
            check: Signal::new(check(&board)),
            table: Signal::new(session.table_view()),
        };
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
            self.save();
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
        let is_untouched = self.views.controls.peek().n_line == 0;
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

    /// Draws a game as it stands.
    pub(super) fn draw(self, session: &Session) {
        let views = self.views;
        let board = session.board_view(true);
        let mut targets = SquareSet::EMPTY;
        self.prefs.now(|settings| {
            for (mut cell, square) in views.cells.read().iter().copied().zip(Square::all()) {
                let view = seen(board.square(square), settings, self.tutor.is_some());
                if view.mark == Mark::Target {
                    targets |= SquareSet::of(square);
                }
                if cell.peek().view != view {
                    cell.write().view = view;
                }
            }
        });
        show(views.dots, shadows(targets));
        show(views.bottom, board.bottom);
        show(views.check, check(&board));
        show(views.sente_hand, session.hand_view(Side::Sente));
        show(views.gote_hand, session.hand_view(Side::Gote));
        show(views.status, session.status_view());
        show(views.prompt, session.prompt_view());
        let controls = session.controls_view();
        show(views.controls, controls);
        views.count.refresh(controls.n_moves, session.held().is_some());
        let turn = session.game().position().turn();
        show(views.refused, session.refusal().map(|refusal| Refused { refusal, turn }));
        show(views.table, session.table_view());
        self.guide.refresh(session);
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
        let controls = *self.views.controls.peek();
        let is_over = matches!(*self.views.status.peek(), StatusView::Over(_));
        controls.n_line > 0 && !is_over
    }

    /// A square.
    pub fn cell(self, square: Square) -> Signal<Cell> {
        self.views.cells.read()[square.index()]
    }

    /// The dots on the empty squares to which the held piece may go.
    pub fn dots(self) -> String {
        self.views.dots.read().clone()
    }

    /// Who sits at the lower edge.
    pub fn bottom(self) -> Side {
        if self.turns() { self.turner.bottom() } else { *self.views.bottom.read() }
    }

    /// The same, for handlers.
    pub fn bottom_now(self) -> Side {
        if self.turns_now() { self.turner.bottom_now() } else { *self.views.bottom.peek() }
    }

    /// A side's hand.
    pub fn hand(self, side: Side) -> HandView {
        match side {
            Side::Sente => *self.views.sente_hand.read(),
            Side::Gote => *self.views.gote_hand.read(),
        }
    }

    /// How the game stands.
    pub fn status(self) -> StatusView {
        *self.views.status.read()
    }

    /// The same, for handlers.
    pub fn status_now(self) -> StatusView {
        *self.views.status.peek()
    }

    /// The question of promotion.
    pub fn prompt(self) -> Option<PromptView> {
        *self.views.prompt.read()
    }

    /// Whether something lies open over the board, for handlers.
    pub fn has_prompt(self) -> bool {
        self.views.prompt.peek().is_some() || self.has_confirm()
    }

    /// What the buttons can do.
    pub fn controls(self) -> ControlsView {
        *self.views.controls.read()
    }

    /// Who plays which side, and the score.
    pub fn table(self) -> TableView {
        *self.views.table.read()
    }

    /// The same, for handlers.
    pub fn controls_now(self) -> ControlsView {
        *self.views.controls.peek()
    }

    /// What was refused last.
    pub fn refused(self) -> Option<Refused> {
        *self.views.refused.read()
    }

    /// The king in check.
    pub fn check(self) -> Option<Check> {
        *self.views.check.read()
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

/// What is shown of a square; in a lesson the marks belong to it.
fn seen(mut view: SquareView, settings: &Settings, is_lesson: bool) -> SquareView {
    view.last &= settings.last_move;
    if !settings.marks && !is_lesson && view.mark != Mark::Held {
        view.mark = Mark::None;
    }
    view
}

fn check(board: &BoardView) -> Option<Check> {
    let king = Square::all().find(|square| board.square(*square).check)?;
    Some(Check { king, checkers: board.checkers })
}
