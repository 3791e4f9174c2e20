//! The game that is to begin, and how an address names one.

use std::fmt;

use super::{MAX_MOVES, Seat};
use crate::rules::{
    Game, Handicap, IllegalMove, Move, PlayError, Position, Setup, SfenError, Side, Table, UsiError,
};

/// The longest list of moves that is read, in bytes.
const MAX_MOVES_BYTES: usize = MAX_MOVES * 6;

/// A game that is to begin. Its moves are legal, so beginning it cannot fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Start and given moves, under the default table.
    line: Game,
    table: Table,
    alternate: bool,
    beginner: Option<Seat>,
    new_sitting: bool,
}

impl NewGame {
    /// An even game under the default table; who begins follows rules.md 8.
    pub fn even() -> NewGame {
        NewGame::from_position(Position::even())
    }

    /// A handicap game (rules.md 7). Its beginner is the giver.
    pub fn handicap(handicap: Handicap) -> NewGame {
        #[expect(clippy::expect_used, reason = "a test lets all thirteen stand")]
        let start = Setup::handicap(handicap).position().expect("a handicap can stand");
        NewGame::from_position(start)
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> NewGame {
        NewGame {
            line: Game::new(start, Table::default()),
            table: Table::default(),
            alternate: true,
            beginner: None,
            new_sitting: false,
        }
    }

    /// The game that an address names: `sfen` (or `startpos`) and the USI moves
    /// made from there, parted by commas. The near seat plays sente, so that
    /// the same address always looks the same.
    ///
    /// # Errors
    /// When the position cannot stand or a move cannot be made; see [`AddressError`].
    pub fn from_address(sfen: &str, moves: &str) -> Result<NewGame, AddressError> {
        let start = match sfen {
            "startpos" => Position::even(),
            sfen => sfen.parse().map_err(AddressError::Position)?,
        };
        let sound = start.setup().could_arise();
        sound.map_err(|error| AddressError::Position(SfenError::Setup(error)))?;
        if moves.len() > MAX_MOVES_BYTES {
            return Err(AddressError::TooLong);
        }
        let mut new = NewGame::from_position(start);
        for (number, text) in (1..).zip(moves.split(',').filter(|_| !moves.is_empty())) {
            let m: Move = text.parse().map_err(|error| AddressError::MoveText { number, error })?;
            if number > MAX_MOVES {
                return Err(AddressError::TooLong);
            }
            let side = new.line.position().turn();
            new.line.play(m).map_err(|error| match error {
                PlayError::Illegal(rule) => AddressError::IllegalMove { number, m, rule, side },
                _ => AddressError::AfterEnd { number },
            })?;
        }
        let sente_begins = start.turn() == Side::Sente;
        Ok(new.begun_by(if sente_begins { Seat::Near } else { Seat::Far }))
    }

    /// The same game under another table.
    pub fn with_table(mut self, table: Table) -> NewGame {
        self.table = table;
        self
    }

    /// Whether the start alternates with the game after this one; by default it does.
    pub fn with_alternation(mut self, alternate: bool) -> NewGame {
        self.alternate = alternate;
        self
    }

    /// Has this seat begin, whoever's turn it would be.
    pub fn begun_by(mut self, seat: Seat) -> NewGame {
        self.beginner = Some(seat);
        self
    }

    /// Has other people sit down: the near seat begins again and the score is wiped.
    pub fn new_sitting(mut self) -> NewGame {
        self.new_sitting = true;
        self
    }

    pub(super) fn start(&self) -> &Position {
        self.line.start()
    }

    pub(super) fn beginner(&self) -> Option<Seat> {
        self.beginner
    }

    pub(super) fn alternates(&self) -> bool {
        self.alternate
    }

    pub(super) fn is_new_sitting(&self) -> bool {
        self.new_sitting
    }

    /// The game with its given moves. What follows an end by the table's rules is left out.
    pub(super) fn game(&self) -> Game {
        let mut game = Game::new(*self.start(), self.table);
        for m in self.line.moves() {
            if game.play(*m).is_err() {
                break;
            }
        }
        game
    }
}

/// Why an address names no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// The position is no SFEN, or cannot stand.
    Position(SfenError),
    /// A move that is not written as one.
    MoveText {
        /// Its number in the list, from 1.
        number: usize,
        /// How moves are written.
        error: UsiError,
    },
    /// A move that a rule forbids.
    IllegalMove {
        /// Its number in the list, from 1.
        number: usize,
        /// The move.
        m: Move,
        /// The rule.
        rule: IllegalMove,
        /// Whose move it would be.
        side: Side,
    },
    /// A move after the game has ended.
    AfterEnd {
        /// Its number in the list, from 1.
        number: usize,
    },
    /// More moves than a game can have.
    TooLong,
}

impl AddressError {
    /// Stable name of the kind of error, as in `move-illegal`.
    pub const fn kind(&self) -> &'static str {
        match self {
            AddressError::Position(_) => "position",
            AddressError::MoveText { .. } => "move-unreadable",
            AddressError::IllegalMove { .. } => "move-illegal",
            AddressError::AfterEnd { .. } => "move-after-end",
            AddressError::TooLong => "too-long",
        }
    }

    /// The number of the move that is at fault, from 1.
    pub const fn move_number(&self) -> Option<usize> {
        match *self {
            AddressError::MoveText { number, .. }
            | AddressError::IllegalMove { number, .. }
            | AddressError::AfterEnd { number } => Some(number),
            AddressError::Position(_) | AddressError::TooLong => None,
        }
    }
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressError::Position(error) => error.fmt(f),
            AddressError::MoveText { number, error } => write!(f, "move {number}: {error}"),
            AddressError::IllegalMove { number, m, rule, .. } => {
                write!(f, "move {number}, {m}: {rule}")
            }
            AddressError::AfterEnd { number } => write!(f, "move {number}: the game is over"),
            AddressError::TooLong => write!(f, "more than {MAX_MOVES} moves"),
        }
    }
}

impl std::error::Error for AddressError {}
