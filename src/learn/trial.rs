//! A board of a page in the reader's hands: pieces are picked up, moves are tried and taken back.

mod mating;

use super::{Diagram, Example, Mark};
use crate::play::Refusal;
use crate::rules::{
    Ending, Game, Move, Origin, Outcome, Position, Promotion, Role, Side, Square, SquareSet, Table,
};

pub use mating::{Reply, reply};

/// What the reader touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// The pieces of one kind that a side holds.
    Pile(Side, Role),
}

/// What the board has to say of the last touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The move is forbidden; the side was to move.
    Refused(Refusal, Side),
    /// The move ends the game.
    Over(Outcome),
    /// A move that was to mate gives no check.
    Quiet,
    /// A move that was to mate does not: the answer stands on the board as the last move.
    Escape,
    /// The move to play: the piece, and when the second is true where it goes.
    Hint(Move, bool),
}

/// A diagram as the reader has changed it.
///
/// Whoever is to move moves, by the rules; the pieces of the other side show where they could go.
/// A board that shows how pieces move lets the same side go on, so that a piece can wander about;
/// it passes the turn only when the rules leave no choice, after a check.
///
/// ```
/// use kete::learn::{Page, Spot, Trial};
/// let pawn = *Page::Rules.find("pawn").and_then(|pawn| pawn.diagrams().next()).unwrap();
/// let mut trial = Trial::new(pawn).unwrap();
/// trial.tap(Spot::Square("5d".parse().unwrap()));
/// assert_eq!(trial.position().sfen(), "9/9/9/4P4/9/9/9/9/1K7 b - 2");
/// trial.put_back();
/// assert!(!trial.is_changed());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    diagram: Diagram,
    now: Position,
    /// Each move with the position before it.
    played: Vec<(Position, Move)>,
    held: Option<(Side, Origin)>,
    asks: Option<(Square, Square)>,
    said: Option<Said>,
    /// The moves of a mate that the reader has asked to be shown.
    solution: Option<Vec<Move>>,
}

impl Trial {
    /// The board as it stands on the page; `None` when it has no position, which no board of
    /// ours lacks.
    pub fn new(diagram: Diagram) -> Option<Trial> {
        let now = diagram.position()?;
        let (held, asks, said, solution) = (None, None, None, None);
        let mut trial = Trial { diagram, now, played: Vec::new(), held, asks, said, solution };
        trial.put_back();
        Some(trial)
    }

    /// The position.
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// Whether the board differs from the page.
    pub fn is_changed(&self) -> bool {
        !self.played.is_empty()
    }

    /// What the last touch has led to.
    pub fn said(&self) -> Option<Said> {
        self.said
    }

    /// The move that was played last.
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|(_, last)| *last)
    }

    /// The move that was played last, and the position before it.
    pub fn last_step(&self) -> Option<(&Position, Move)> {
        self.played.last().map(|(before, last)| (before, *last))
    }

    /// How many moves were played.
    pub fn n_played(&self) -> usize {
        self.played.len()
    }

    /// What is picked up.
    pub fn held(&self) -> Option<(Side, Origin)> {
        self.held
    }

    /// The square of a move for which the reader must say whether the piece promotes.
    pub fn asks(&self) -> Option<(Square, Square)> {
        self.asks
    }

    /// The marks, in the order of the squares.
    pub fn marks(&self) -> Vec<(Square, Mark)> {
        let mut marks = Vec::new();
        if let Some(Said::Hint(key, is_full)) = self.said {
            if let Origin::Board(from) = key.origin() {
                marks.push((from, Mark::Focus));
            }
            if is_full {
                marks.push((key.to(), self.target(key.to())));
            }
        } else if let Some((side, origin)) = self.held {
            if let Origin::Board(from) = origin {
                marks.push((from, Mark::Focus));
            }
            marks.extend(self.targets(side, origin).iter().map(|to| (to, self.target(to))));
            let barred = self.tries().filter(|tried| tried.origin() == origin).map(Move::to);
            marks.extend(barred.map(|to| (to, Mark::Barred)));
        } else if let Some(last) = self.last_move() {
            if let Origin::Board(from) = last.origin() {
                marks.push((from, Mark::Last));
            }
            marks.push((last.to(), Mark::Last));
        } else {
            return self.diagram.marks();
        }
        marks.sort_unstable();
        marks.dedup_by_key(|(square, _)| *square);
        marks
    }

    /// The reader touches something.
    pub fn tap(&mut self, spot: Spot) {
        if self.is_solved() {
            return;
        }
        self.retract();
        self.said = None;
        // A touch beside an open question takes the move back that it asks about.
        if self.asks.take().is_some() {
            self.held = None;
            return;
        }
        match spot {
            Spot::Pile(side, role) => self.pick(side, Origin::Hand(role)),
            Spot::Square(square) => self.tap_square(square),
        }
    }

    /// The answer to the open question of promotion.
    pub fn answer(&mut self, promote: bool) {
        if let Some((from, to)) = self.asks.take() {
            self.make(Move::Board { from, to, promote });
        }
    }

    /// The next move of the line, while what was played is its beginning.
    pub fn next_of_line(&self) -> Option<Move> {
        let line: Vec<Move> = match (self.diagram.example, &self.solution) {
            (Example::Line(line), _) => line.iter().filter_map(|usi| usi.parse().ok()).collect(),
            (Example::Mate(_), Some(line)) => line.clone(),
            _ => return None,
        };
        let same = |(next, (_, played)): (&Move, &(Position, Move))| next == played;
        let is_begun = line.iter().zip(&self.played).all(same);
        line.get(self.played.len()).copied().filter(|_| is_begun)
    }

    /// Plays the next move of the line.
    pub fn step(&mut self) {
        if let Some(next) = self.next_of_line() {
            self.let_go();
            if self.is_shown() { self.push(next) } else { self.make(next) }
        }
    }

    /// Takes the last move back, and with an answer of the phone the move that it answers.
    pub fn step_back(&mut self) {
        self.let_go();
        let count = if self.is_defended() && self.played.len().is_multiple_of(2) { 2 } else { 1 };
        for _ in 0..count {
            if let Some((before, _)) = self.played.pop() {
                self.now = before;
            }
        }
    }

    /// Makes the board what it is on the page.
    pub fn put_back(&mut self) {
        self.let_go();
        self.solution = None;
        if let Some((first, _)) = self.played.drain(..).next() {
            self.now = first;
        }
        if let Example::Moves(from) = self.diagram.example
            && let Ok(from) = from.parse()
        {
            self.pick(self.now.turn(), Origin::Board(from));
        }
    }

    /// Puts down what is held, and asks nothing.
    pub fn let_go(&mut self) {
        (self.held, self.asks, self.said) = (None, None, None);
    }

    /// Picks something up, or puts it down again.
    fn pick(&mut self, side: Side, origin: Origin) {
        let picked = Some((side, origin));
        self.held = if self.held == picked { None } else { picked };
    }

    fn tap_square(&mut self, square: Square) {
        let here = self.now.piece(square);
        let held = self.held.or_else(|| self.only_try_to(square));
        match (held, here) {
            (Some((side, origin)), _) if self.is_lit(side, origin, square) => {
                self.go(side, origin, square);
            }
            (Some((_, Origin::Board(from))), _) if from == square => self.held = None,
            (Some((side, _)), Some(piece)) if piece.side == side => {
                self.pick(side, Origin::Board(square));
            }
            (Some((side, origin)), _) => self.go(side, origin, square),
            (None, Some(piece)) => self.pick(piece.side, Origin::Board(square)),
            (None, None) => {}
        }
    }

    fn is_lit(&self, side: Side, origin: Origin, to: Square) -> bool {
        self.targets(side, origin).contains(to)
            || self.tries().any(|tried| tried.origin() == origin && tried.to() == to)
    }

    fn go(&mut self, side: Side, origin: Origin, to: Square) {
        self.held = Some((side, origin));
        let turn = self.now.turn();
        match origin {
            Origin::Hand(_) if side != turn => {
                self.said = Some(Said::Refused(Refusal::NotYourHand { side }, turn));
            }
            Origin::Hand(role) => self.make(Move::Drop { role, to }),
            Origin::Board(from) => {
                let ways = [true, false].map(|promote| Move::Board { from, to, promote });
                let offered =
                    |way: &Move| self.now.is_legal(*way) || self.tries().any(|tried| tried == *way);
                if ways.iter().all(offered) {
                    self.asks = Some((from, to));
                } else {
                    let promote = self.now.promotion(from, to) == Promotion::Must;
                    let [promoting, plain] = ways;
                    self.make(if promote { promoting } else { plain });
                }
            }
        }
    }

    fn make(&mut self, played: Move) {
        match self.now.play(played) {
            Err(rule) => {
                self.said = Some(Said::Refused(Refusal::Illegal(rule), self.now.turn()));
            }
            Ok(_) if matches!(self.diagram.example, Example::Mate(_)) => self.attack(played),
            Ok(next) => {
                let mover = self.now.turn();
                self.played.push((self.now, played));
                self.held = None;
                match self.diagram.example {
                    Example::Moves(_) | Example::Tries(_) => {
                        let mates = next.is_check() && !next.has_legal_move();
                        let outcome = mates.then(|| Outcome::win(mover, Ending::Checkmate));
                        self.said = outcome.map(Said::Over);
                        self.now = seen_by(&next, mover).unwrap_or(next);
                    }
                    Example::Still | Example::Line(_) | Example::Mate(_) => {
                        self.now = next;
                        self.said = self.outcome().map(Said::Over);
                    }
                }
            }
        }
    }

    /// How the game ends here that was played from the page's position, if it does. With one king
    /// or none it is no game, and a side without pieces has not lost it.
    fn outcome(&self) -> Option<Outcome> {
        let (first, _) = self.played.first()?;
        Side::ALL.iter().all(|side| first.king(*side).is_some()).then_some(())?;
        let mut game = Game::new(*first, Table::default());
        for (_, played) in &self.played {
            game.play(*played).ok()?;
        }
        game.outcome()
    }

    /// Where a piece may go, or could if its side were to move.
    fn targets(&self, side: Side, origin: Origin) -> SquareSet {
        let seen = seen_by(&self.now, side);
        seen.map_or(SquareSet::EMPTY, |position| position.destinations(origin))
    }

    fn target(&self, to: Square) -> Mark {
        if self.now.piece(to).is_some() { Mark::Capture } else { Mark::Target }
    }

    /// The moves that the diagram offers to try, while it stands as on the page.
    fn tries(&self) -> impl Iterator<Item = Move> {
        let is_untouched = self.played.is_empty();
        self.diagram.tries().filter(move |_| is_untouched).filter_map(|tried| tried.to_move())
    }

    /// A marked square says by itself what goes there, when only one thing does.
    fn only_try_to(&self, square: Square) -> Option<(Side, Origin)> {
        let mut origins = self.tries().filter(|tried| tried.to() == square).map(Move::origin);
        let first = origins.next()?;
        origins.all(|other| other == first).then_some((self.now.turn(), first))
    }
}

/// The position with this side to move; `None` where the rules do not let it stand.
fn seen_by(position: &Position, side: Side) -> Option<Position> {
    if position.turn() == side {
        return Some(*position);
    }
    let mut setup = position.setup();
    setup.set_turn(side);
    setup.position().ok()
}
