//! Everything the eye needs, as data that can be compared.

use super::{Score, Seat, Session, Touch};
use crate::rules::{Origin, Outcome, Piece, Role, Side, Square, SquareSet};

/// What a square means to the held piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// The held piece stands here.
    Held,
    /// It may go here.
    Target,
    /// It may capture here.
    Capture,
}

/// One square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareView {
    /// What stands here.
    pub piece: Option<Piece>,
    /// What it means to the held piece.
    pub mark: Mark,
    /// The last move left or reached it.
    pub last: bool,
    /// The king of the side in check stands here.
    pub check: bool,
    /// The piece here is why the last command was refused.
    pub culprit: bool,
}

/// The board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// By [`Square::index`].
    pub squares: [SquareView; Square::COUNT],
    /// Who sits at the lower edge.
    pub bottom: Side,
    /// The pieces that give check.
    pub checkers: SquareSet,
}

impl BoardView {
    /// One square of it.
    pub fn square(&self, square: Square) -> SquareView {
        self.squares[square.index()]
    }
}

/// The pieces of one role that a side holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PileView {
    /// A plain role other than king.
    pub role: Role,
    /// How many, 0-18.
    pub count: u8,
    /// One of them is picked up.
    pub held: bool,
}

/// A side's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandView {
    /// Whose hand.
    pub side: Side,
    /// All seven piles, rook to pawn, the empty ones too.
    pub piles: [PileView; 7],
}

/// How the game stands. It speaks of the present, also while an earlier position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatusView {
    /// It goes on.
    Turn {
        /// The side to move.
        side: Side,
        /// Whether it is in check.
        check: bool,
    },
    /// It is over.
    Over(Outcome),
}

/// The question of promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PromptView {
    /// The square the piece goes to.
    pub square: Square,
    /// The square it comes from.
    pub from: Square,
    /// The piece as it is.
    pub piece: Piece,
    /// The piece promoted.
    pub promoted: Piece,
}

/// What the buttons can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ControlsView {
    /// There is something to take back.
    pub can_undo: bool,
    /// Something was taken back.
    pub can_redo: bool,
    /// The game goes on, so it can be given up.
    pub can_resign: bool,
    /// The table knows a declaration, which the side to move may try.
    pub can_declare: bool,
    /// Moves played up to the present.
    pub n_moves: usize,
    /// Moves of the whole line, also those taken back.
    pub n_line: usize,
    /// Moves before the position that is shown.
    pub shown: usize,
}

/// Who plays which side, and how the sitting stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableView {
    /// The side of the near seat.
    pub near: Side,
    /// The games of the sitting.
    pub score: Score,
}

impl TableView {
    /// The seat that plays a side.
    pub fn seat(&self, side: Side) -> Seat {
        if side == self.near { Seat::Near } else { Seat::Far }
    }

    /// The games that a side's player has won.
    pub fn won(&self, side: Side) -> u32 {
        match self.seat(side) {
            Seat::Near => self.score.near,
            Seat::Far => self.score.far,
        }
    }
}

impl Session {
    /// Who plays which side, and how the sitting stands.
    pub fn table_view(&self) -> TableView {
        TableView { near: self.side(Seat::Near), score: self.score() }
    }

    /// The board; without `marks` the squares where the held piece may go are not told.
    pub fn board_view(&self, marks: bool) -> BoardView {
        let position = self.shown_position();
        let mut view = BoardView {
            squares: [SquareView::default(); Square::COUNT],
            bottom: self.bottom(),
            checkers: position.checkers(),
        };
        for square in Square::all() {
            view.squares[square.index()].piece = position.piece(square);
        }
        let mut at = |square: Option<Square>, set: fn(&mut SquareView)| {
            if let Some(square) = square {
                set(&mut view.squares[square.index()]);
            }
        };
        let last = self.shown().checked_sub(1).and_then(|at| self.game().line().get(at));
        if let Some(last) = last {
            at(Some(last.to()), |square| square.last = true);
            if let Origin::Board(from) = last.origin() {
                at(Some(from), |square| square.last = true);
            }
        }
        if position.is_check() {
            at(position.king(position.turn()), |square| square.check = true);
        }
        at(self.refusal().and_then(|refusal| refusal.culprit()), |square| square.culprit = true);
        if marks {
            for to in self.targets() {
                at(Some(to), |square| {
                    square.mark = if square.piece.is_some() { Mark::Capture } else { Mark::Target };
                });
            }
        }
        if let Some(Origin::Board(from)) = self.touch().held() {
            at(Some(from), |square| square.mark = Mark::Held);
        }
        view
    }

    /// Where the held piece may go; with a question open, the square asked about.
    fn targets(&self) -> SquareSet {
        match self.touch() {
            Touch::Idle => SquareSet::EMPTY,
            Touch::Holding(origin) => self.game().position().destinations(origin),
            Touch::Promoting { to, .. } => SquareSet::of(to),
            Touch::Confirming(m) => SquareSet::of(m.to()),
        }
    }

    /// A side's hand.
    pub fn hand_view(&self, side: Side) -> HandView {
        let position = self.shown_position();
        let hand = position.hand(side);
        let held = self.touch().held().filter(|_| side == position.turn());
        let piles = Role::HAND.map(|role| PileView {
            role,
            count: hand.count(role),
            held: held == Some(Origin::Hand(role)),
        });
        HandView { side, piles }
    }

    /// How the game stands.
    pub fn status_view(&self) -> StatusView {
        let position = self.game().position();
        match self.game().outcome() {
            Some(outcome) => StatusView::Over(outcome),
            None => StatusView::Turn { side: position.turn(), check: position.is_check() },
        }
    }

    /// The question of promotion, while it is open.
    pub fn prompt_view(&self) -> Option<PromptView> {
        let Touch::Promoting { from, to } = self.touch() else { return None };
        let piece = self.game().position().piece(from)?;
        let promoted = Piece::new(piece.side, piece.role.promoted()?);
        Some(PromptView { square: to, from, piece, promoted })
    }

    /// What the buttons can do.
    pub fn controls_view(&self) -> ControlsView {
        let looks_back = self.is_looking_back();
        let playing = !looks_back && self.game().outcome().is_none();
        ControlsView {
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            can_resign: playing,
            can_declare: playing && self.has_declaration(),
            n_moves: self.game().ply(),
            n_line: self.game().line().len(),
            shown: self.shown(),
        }
    }
}
