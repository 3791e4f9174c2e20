//! The rules of shogi, complete and on their own: std only.
//!
//! ```
//! use kete::rules::{Game, Move, Position};
//!
//! let mut game = Game::even();
//! game.play("7g7f".parse().unwrap()).unwrap();
//! assert_eq!(game.position().legal_moves().len(), 30);
//! let refused = game.play("2b8h".parse().unwrap());
//! assert_eq!(refused.unwrap_err().to_string(), "blocked");
//! ```
//!
//! [`Setup`] is unchecked data, [`Position`] one that the rules let stand,
//! [`Game`] a line of positions with its [`Outcome`]. A finished game is a
//! value, a refused move an error ([`IllegalMove`]) that names the rule.

mod game;
mod hand;
mod handicap;
mod hash;
pub mod impasse;
mod legality;
mod list;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod piece;
mod position;
mod repetition;
mod set;
mod setup;
mod sfen;
mod side;
mod sink;
mod square;
mod tables;

pub use game::{Game, PlayError, Table};
pub use hand::Hand;
pub use handicap::Handicap;
pub use impasse::{
    DRAWING_POINTS, Impasse, ImpasseCount, NECESSARY_PIECES, WINNING_POINTS, points, points_needed,
};
pub use legality::IllegalMove;
pub use list::MoveList;
pub use moves::{Move, Origin, Promotion, UsiError};
pub use outcome::{Ending, Outcome};
pub use perft::{LastPly, perft};
pub use piece::{Piece, Role};
pub use position::{Position, Undo};
pub use set::{SquareSet, Squares};
pub use setup::{Setup, SetupError};
pub use sfen::SfenError;
pub use side::{BySide, Side};
pub use square::{Square, SquareError};
