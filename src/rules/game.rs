//! A game: a start, a line of moves, and its end.

use std::fmt;

use super::impasse;
use super::repetition;
use super::{BySide, Ending, IllegalMove, Impasse, ImpasseCount, Move, Outcome, Position, Side};

/// What a table has agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Table {
    /// The number of the move, as SFEN counts, after which the game is a draw (rules.md 5.6).
    pub move_limit: Option<u32>,
    /// The impasse rule (rules.md 6).
    pub impasse: Impasse,
    /// Whether a touched illegal move loses (rules.md 5.8); else it is refused.
    pub strict: bool,
}

/// Why an act was refused. The game stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over(Outcome),
    /// A rule forbids the move.
    Illegal(IllegalMove),
    /// The table has no rule under which this could be declared or agreed now.
    NoDeclaration,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over(outcome) => write!(f, "the game is over by {}", outcome.ending.name()),
            PlayError::Illegal(illegal) => illegal.fmt(f),
            PlayError::NoDeclaration => f.write_str("no impasse rule allows this"),
        }
    }
}

impl std::error::Error for PlayError {}

/// A game from its start to the present, with the moves that were taken back.
///
/// The present position and everything that depends on the past of the game
/// are those of the moves before the cursor, so undo and redo are exact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    table: Table,
    credit: BySide<u32>,
    /// The start, and the position after each move of the line.
    positions: Vec<Position>,
    line: Vec<Move>,
    ply: usize,
    /// An end that is no move: resignation, declaration, time, a strict illegal move.
    ended: Option<Outcome>,
}

impl Game {
    /// An even game under the default table.
    pub fn even() -> Game {
        Game::new(Position::even(), Table::default())
    }

    /// A game from `start`. A handicap start credits its giver (rules.md 6.4).
    pub fn new(start: Position, table: Table) -> Game {
        let credit = impasse::credit(&start);
        Game { table, credit, positions: vec![start], line: Vec::new(), ply: 0, ended: None }
    }

    /// The same game with impasse points credited to a side, for a start that
    /// is a later position of a handicap game.
    pub fn with_credit(mut self, side: Side, points: u32) -> Game {
        self.credit[side] = points;
        self
    }

    /// What the table has agreed on.
    pub fn table(&self) -> Table {
        self.table
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The position after `ply` moves of the line; `None` beyond it.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// Number of moves played up to the present.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The moves played up to the present.
    pub fn moves(&self) -> &[Move] {
        &self.line[..self.ply]
    }

    /// The moves of the whole line, also those taken back.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The move that led to the present position.
    pub fn last_move(&self) -> Option<Move> {
        self.moves().last().copied()
    }

    /// How often the present position has stood, at least 1 (rules.md 5.4).
    pub fn repetitions(&self) -> usize {
        repetition::count(self.past())
    }

    /// The conditions of a declaration for `side`.
    pub fn impasse(&self, side: Side) -> ImpasseCount {
        ImpasseCount::of(self.position(), side, self.credit[side])
    }

    /// How the game ended; `None` while it goes on. If several ends fall on one
    /// move, the order of rules.md 5.7 decides.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.ended.is_some() {
            return self.ended;
        }
        let position = self.position();
        let mover = position.turn().other();
        if !position.has_legal_move() {
            let ending = if position.is_check() { Ending::Checkmate } else { Ending::NoLegalMove };
            return Some(Outcome::win(mover, ending));
        }
        if self.table.impasse == Impasse::Try
            && self.last_move().is_some_and(|m| impasse::is_try(position, mover, m))
        {
            return Some(Outcome::win(mover, Ending::Try));
        }
        repetition::outcome(self.past()).or_else(|| self.limit_outcome())
    }

    /// The draw by move limit. A check on the last move prolongs the game until
    /// the checks stop; the move that answers one does not stop them (rules.md 5.6).
    fn limit_outcome(&self) -> Option<Outcome> {
        let limit = self.table.move_limit?;
        let before = self.positions.get(self.ply.checked_sub(1)?)?;
        let number = before.move_number();
        let prolonged = number > limit && before.is_check();
        let reached = number >= limit && !self.position().is_check() && !prolonged;
        reached.then_some(Outcome::draw(Ending::MoveLimit))
    }

    /// Plays a move; what was taken back before is forgotten.
    ///
    /// # Errors
    /// When the game is over, or a rule forbids the move. Under the strict
    /// rule an illegal move is no error but ends the game.
    pub fn play(&mut self, m: Move) -> Result<(), PlayError> {
        self.must_go_on()?;
        match self.position().play(m) {
            Ok(next) => {
                self.line.truncate(self.ply);
                self.positions.truncate(self.ply + 1);
                self.line.push(m);
                self.positions.push(next);
                self.ply += 1;
                Ok(())
            }
            Err(_) if self.table.strict => {
                let winner = self.position().turn().other();
                self.end(Outcome::win(winner, Ending::IllegalMove))
            }
            Err(illegal) => Err(PlayError::Illegal(illegal)),
        }
    }

    /// Takes back the end of the game if it was no move, else the last move.
    /// False at the start.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        let has_past = self.ply > 0;
        self.ply -= usize::from(has_past);
        has_past
    }

    /// Plays again the move taken back last. False when there is none.
    pub fn redo(&mut self) -> bool {
        let has_next = self.ended.is_none() && self.ply < self.line.len();
        self.ply += usize::from(has_next);
        has_next
    }

    /// The side to move gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self) -> Result<(), PlayError> {
        let winner = self.position().turn().other();
        self.end(Outcome::win(winner, Ending::Resignation))
    }

    /// The side to move declares (rules.md 6.1 and 6.2).
    ///
    /// # Errors
    /// When the game is over, or the table has no rule for declaring.
    pub fn declare(&mut self) -> Result<(), PlayError> {
        let side = self.position().turn();
        let outcome = impasse::declare(self.table.impasse, side, &self.impasse(side));
        self.must_go_on()?;
        self.end(outcome.ok_or(PlayError::NoDeclaration)?)
    }

    /// Both players agree on an impasse (rules.md 6.2).
    ///
    /// # Errors
    /// When the game is over, the table does not play by 24 points, or a king has not entered.
    pub fn agree_impasse(&mut self) -> Result<(), PlayError> {
        self.must_go_on()?;
        let agreed = (self.table.impasse == Impasse::Points24)
            .then(|| impasse::agree(self.position(), self.credit))
            .flatten();
        self.end(agreed.ok_or(PlayError::NoDeclaration)?)
    }

    /// `side`'s time has run out: the other side wins.
    ///
    /// # Errors
    /// When the game is over.
    pub fn time_up(&mut self, side: Side) -> Result<(), PlayError> {
        self.end(Outcome::win(side.other(), Ending::Time))
    }

    /// The positions from the start to the present.
    fn past(&self) -> &[Position] {
        &self.positions[..=self.ply]
    }

    fn must_go_on(&self) -> Result<(), PlayError> {
        self.outcome().map_or(Ok(()), |outcome| Err(PlayError::Over(outcome)))
    }

    /// Ends the game without a move; what was taken back before is forgotten.
    fn end(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        self.must_go_on()?;
        self.line.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.ended = Some(outcome);
        Ok(())
    }
}
