//! What there is to be seen of a game, and how it is drawn.

use dioxus::prelude::*;

use super::count::Count;
use super::marks;
use super::play::Play;
use super::settings::Settings;
use crate::play::{
    BoardView, ControlsView, HandView, Mark, PromptView, Refusal, Session, SquareView, StatusView,
    TableView,
};
use crate::rules::{Side, Square, SquareSet};

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
    last_move: Signal<String>,
    dots: Signal<String>,
    rings: Signal<String>,
    bottom: Signal<Side>,
    sente_hand: Signal<HandView>,
    gote_hand: Signal<HandView>,
    status: Signal<StatusView>,
    prompt: Signal<Option<PromptView>>,
    controls: Signal<ControlsView>,
    can_undo: Signal<bool>,
    can_redo: Signal<bool>,
    is_over: Signal<bool>,
    pub(super) count: Count,
    refused: Signal<Option<Refused>>,
    check: Signal<Option<Check>>,
    table: Signal<TableView>,
}

/// The squares that have a mark of which one element shows all.
#[derive(Default)]
struct Marked {
    last: SquareSet,
    targets: SquareSet,
    captures: SquareSet,
    checked: SquareSet,
}

impl Marked {
    // Once in the app, and not in each of the two places that call it.
    #[inline(never)]
    fn add(&mut self, square: Square, view: SquareView) {
        let here = |is: bool| if is { SquareSet::of(square) } else { SquareSet::EMPTY };
        self.last |= here(view.last);
        self.targets |= here(view.mark == Mark::Target);
        self.captures |= here(view.mark == Mark::Capture);
        self.checked |= here(view.check);
    }
}

impl Views {
    /// Of this session; the tab key comes to this square. Not by [`Play::draw`]: what that needs a
    /// browser would compile before the first board is there.
    pub(super) fn of(session: &Session, settings: &Settings, tab_stop: Option<Square>) -> Views {
        let board = session.board_view(true);
        let mut marked = Marked::default();
        let cells = Square::all().map(|square| {
            let view = seen(board.square(square), settings, false);
            marked.add(square, view);
            Signal::new(Cell { view, is_tab_stop: Some(square) == tab_stop })
        });
        let cells = CopyValue::new(cells.collect());
        let controls = session.controls_view();
        let status = session.status_view();
        Views {
            cells,
            last_move: Signal::new(marks::last_move(marked.last)),
            dots: Signal::new(String::new()),
            rings: Signal::new(marks::rings(marked.captures, marked.checked)),
            bottom: Signal::new(session.bottom()),
            sente_hand: Signal::new(session.hand_view(Side::Sente)),
            gote_hand: Signal::new(session.hand_view(Side::Gote)),
            status: Signal::new(status),
            prompt: Signal::new(session.prompt_view()),
            controls: Signal::new(controls),
            can_undo: Signal::new(controls.can_undo),
            can_redo: Signal::new(controls.can_redo),
            is_over: Signal::new(matches!(status, StatusView::Over(_))),
            count: Count::at(controls.n_moves),
            refused: Signal::new(None),
            check: Signal::new(check(&board)),
            table: Signal::new(session.table_view()),
        }
    }
}

/// Writes a signal only when that changes it: writing tells every reader.
pub(super) fn show<T: PartialEq + 'static>(mut signal: Signal<T>, value: T) {
    if *signal.peek() != value {
        signal.set(value);
    }
}

impl Play {
    /// Draws a game as it stands.
    pub(super) fn draw(self, session: &Session) {
        let views = self.views;
        let board = session.board_view(true);
        let mut marked = Marked::default();
        self.prefs.now(|settings| {
            for (mut cell, square) in views.cells.read().iter().copied().zip(Square::all()) {
                let view = seen(board.square(square), settings, self.tutor.is_some());
                marked.add(square, view);
                if cell.peek().view != view {
                    cell.write().view = view;
                }
            }
        });
        show(views.last_move, marks::last_move(marked.last));
        show(views.dots, marks::dots(marked.targets));
        show(views.rings, marks::rings(marked.captures, marked.checked));
        show(views.bottom, board.bottom);
        show(views.check, check(&board));
        show(views.sente_hand, session.hand_view(Side::Sente));
        show(views.gote_hand, session.hand_view(Side::Gote));
        let status = session.status_view();
        show(views.status, status);
        show(views.is_over, matches!(status, StatusView::Over(_)));
        show(views.prompt, session.prompt_view());
        let controls = session.controls_view();
        show(views.controls, controls);
        show(views.can_undo, controls.can_undo);
        show(views.can_redo, controls.can_redo);
        views.count.refresh(controls.n_moves, session.held().is_some());
        let turn = session.game().position().turn();
        show(views.refused, session.refusal().map(|refusal| Refused { refusal, turn }));
        show(views.table, session.table_view());
        self.guide.refresh(session);
    }

    /// A square.
    pub fn cell(self, square: Square) -> Signal<Cell> {
        self.views.cells.read()[square.index()]
    }

    /// Where the last move is shown, in the words of a style sheet.
    pub fn last_move(self) -> String {
        self.views.last_move.read().clone()
    }

    /// The dots on the empty squares to which the held piece may go.
    pub fn dots(self) -> String {
        self.views.dots.read().clone()
    }

    /// The rings on what it may capture, and on the king in check.
    pub fn rings(self) -> String {
        self.views.rings.read().clone()
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

    /// Whether there is something to take back. For buttons that are not to be drawn at every move.
    pub fn can_undo(self) -> bool {
        *self.views.can_undo.read()
    }

    /// Whether something was taken back.
    pub fn can_redo(self) -> bool {
        *self.views.can_redo.read()
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        *self.views.is_over.read()
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

/// What is shown of a square; in a lesson the marks belong to it.
#[inline(never)]
fn seen(mut view: SquareView, settings: &Settings, is_lesson: bool) -> SquareView {
    view.last &= settings.last_move;
    if !settings.marks && !is_lesson && view.mark != Mark::Held {
        view.mark = Mark::None;
    }
    view
}

#[inline(never)]
fn check(board: &BoardView) -> Option<Check> {
    let king = Square::all().find(|square| board.square(*square).check)?;
    Some(Check { king, checkers: board.checkers })
}
