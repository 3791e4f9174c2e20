//! One sitting at the board: taps in, events and views out.
//!
//! ```
//! use kete::play::{Command, Session};
//!
//! let mut session = Session::new();
//! session.apply(Command::Tap("7g".parse().unwrap()));
//! session.apply(Command::Tap("7f".parse().unwrap()));
//! assert_eq!(session.controls_view().n_moves, 1);
//! ```
//!
//! [`Session::apply`] is the only door: a [`Command`] goes in, what happened
//! comes out as [`Event`]s, and the views tell the eye what to show. Nothing
//! here knows a screen, a word, a clock or a disk.

mod command;
mod course;
mod decisive;
mod guide;
mod hands;
mod line;
mod new_game;
mod refusal;
mod rehearsal;
mod save;
mod saved;
mod seat;
mod session;
mod touch;
mod view;

pub use command::{Command, Event, Grip};
pub use decisive::{Step, Told};
pub use guide::{BlameView, ConfirmView, HintView};
pub use line::LineMove;
pub use new_game::{AddressError, NewGame};
pub use refusal::Refusal;
pub use save::LoadError;
pub use seat::{Score, Seat};
pub use session::Session;
pub use touch::Touch;
pub use view::{
    BoardView, ControlsView, HandView, Mark, PileView, PromptView, SquareView, StatusView,
    TableView,
};

/// The longest game that is played and saved, in moves. No real game comes
/// near it; it bounds what a saved text can make us do.
pub const MAX_MOVES: usize = 10_000;
