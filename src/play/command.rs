//! What players do, and what comes of it.

use super::{NewGame, Refusal};
use crate::rules::{Move, Outcome, Piece, Role, Side, Square, Table};

/// Something a finger can rest on: a square, or a pile of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grip {
    /// A square of the board.
    Board(Square),
    /// The pile of a plain role in a side's hand.
    Hand(Side, Role),
}

/// What players do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A square is tapped.
    Tap(Square),
    /// A pile of a side's hand is tapped.
    TapHand(Side, Role),
    /// A finger goes down on something. It picks up what the mover may pick up
    /// and never lets go; on anything else it does nothing. A [`Command::Drag`]
    /// follows where it picked, a tap where it did not.
    Grab(Grip),
    /// A dragged piece is dropped; `None` is outside the board, which puts it back.
    Drag {
        /// Where the drag began.
        from: Grip,
        /// The square under the finger.
        to: Option<Square>,
    },
    /// The answer to the open question: whether to promote, or whether the move is meant.
    Answer(bool),
    /// The held piece is let go and an open question closed with no move.
    LetGo,
    /// Takes back the end of the game if it was no move, else the last move.
    /// With a question open it takes back only that.
    Undo,
    /// Plays again what was taken back last.
    Redo,
    /// Looks at the position after so many moves; the game itself stays as it is.
    Seek(usize),
    /// Plays on from the position after so many moves: what came after it is taken back, and can
    /// be redone; what was taken back before it is played again.
    PlayFrom(usize),
    /// A side gives up, which it can when it is to move.
    Resign(Side),
    /// The side to move declares an impasse (rules.md 6.1 and 6.2).
    Declare,
    /// Both players agree on an impasse (rules.md 6.2).
    AgreeImpasse,
    /// The time of a side has run out.
    TimeUp(Side),
    /// Turns the board round.
    Flip,
    /// Begins another game.
    New(NewGame),
    /// Begins the same game again, the starter by the rule of rules.md 8.
    Rematch {
        /// The rules of the table from now on.
        table: Table,
        /// Whether the start alternates from now on.
        alternate: bool,
    },
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A piece was picked up.
    Picked,
    /// The held piece was let go, with no move.
    LetGo,
    /// A move was made.
    Moved {
        /// Who moved.
        side: Side,
        /// The move.
        mv: Move,
        /// The piece as it stands after the move.
        piece: Piece,
        /// What it captured, as it stood on the board.
        captured: Option<Piece>,
        /// Whether it gives check.
        check: bool,
    },
    /// A question is asked: of promotion, or whether the move is meant.
    PromptOpened,
    /// A move, or the end of the game, was taken back.
    Undone,
    /// It was played again.
    Redone,
    /// The position shown is the one after this many moves.
    Sought(usize),
    /// The game ended.
    Ended(Outcome),
    /// The command was refused; [`super::Session::refusal`] keeps the reason until the next one.
    Refused(Refusal),
    /// Another game began.
    Started,
    /// The board was turned round.
    Flipped,
    /// Last of its batch: what [`super::Session::save`] writes has changed.
    Changed,
}

impl Event {
    /// Whether it changes what is saved.
    pub(super) const fn is_saved(&self) -> bool {
        match self {
            Event::Moved { .. }
            | Event::Undone
            | Event::Redone
            | Event::Ended(_)
            | Event::Started
            | Event::Flipped => true,
            Event::Picked
            | Event::LetGo
            | Event::PromptOpened
            | Event::Sought(_)
            | Event::Refused(_)
            | Event::Changed => false,
        }
    }
}
