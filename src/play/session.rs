//! The session: a game, the hands over it, and the people at the table.

use super::seat::Sitting;
use super::{Command, Event, Grip, NewGame, Refusal, Score, Seat, Touch};
use crate::rules::{
    Game, IllegalMove, Impasse, ImpasseCount, Move, Origin, PlayError, Position, Side,
};

/// One sitting of two people at one board.
///
/// Everything that is saved changes only through [`Session::apply`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(super) game: Game,
    /// The end after the last move of the line that is no move itself. It is
    /// kept when it is taken back, so that it can be redone like a move.
    pub(super) act: Option<Act>,
    /// Moves the game was opened with; they were not played here.
    pub(super) given: usize,
    pub(super) sitting: Sitting,
    /// The board has been turned away from the near seat.
    pub(super) flipped: bool,
    pub(super) touch: Touch,
    /// The finger went down on the piece that was held already.
    pub(super) regrabbed: bool,
    /// Moves before the position looked at, when it is not the present one.
    pub(super) looking: Option<usize>,
    refusal: Option<Refusal>,
    /// The move that was refused.
    pub(super) tried: Option<Move>,
    /// Moves are asked about before they are made.
    pub(super) confirms: bool,
}

/// An end of the game that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    Resign,
    Declare,
    AgreeImpasse,
    TimeUp(Side),
    /// Under the strict rule.
    Illegal(Move),
}

impl Act {
    /// Does it to a game.
    pub fn perform(self, game: &mut Game) -> Result<(), PlayError> {
        match self {
            Act::Resign => game.resign(),
            Act::Declare => game.declare(),
            Act::AgreeImpasse => game.agree_impasse(),
            Act::TimeUp(side) => game.time_up(side),
            Act::Illegal(m) => game.play(m),
        }
    }
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

impl Session {
    /// An even game, begun by the near seat.
    pub fn new() -> Session {
        Session::with(Game::even(), 0, Sitting::FIRST)
    }

    pub(super) fn with(game: Game, given: usize, sitting: Sitting) -> Session {
        Session {
            game,
            act: None,
            given,
            sitting,
            flipped: false,
            touch: Touch::Idle,
            regrabbed: false,
            looking: None,
            refusal: None,
            tried: None,
            confirms: false,
        }
    }

    /// Does what a player wants, or refuses it. The only door.
    ///
    /// [`Event::Changed`] comes last whenever what [`Session::save`] writes has changed.
    pub fn apply(&mut self, command: Command) -> Vec<Event> {
        let mut events = Vec::new();
        self.refusal = None;
        self.tried = None;
        if let Err(refusal) = self.run(command, &mut events) {
            self.refusal = Some(refusal);
            events.push(Event::Refused(refusal));
        }
        if events.iter().any(Event::is_saved) {
            events.push(Event::Changed);
        }
        events
    }

    fn run(&mut self, command: Command, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match command {
            Command::Tap(square) => return self.tap(Grip::Board(square), events),
            Command::TapHand(side, role) => return self.tap(Grip::Hand(side, role), events),
            Command::Grab(grip) => self.grab(grip, events),
            Command::Drag { from, to } => return self.drag(from, to, events),
            Command::Answer(promote) => return self.answer(promote, events),
            Command::LetGo => self.let_go(events),
            Command::Undo => return self.undo(events),
            Command::Redo => return self.redo(events),
            Command::Seek(ply) => self.seek(ply, events),
            Command::PlayFrom(ply) => self.play_from(ply, events),
            Command::Resign(side) => {
                if self.game.outcome().is_none() && side != self.game.position().turn() {
                    return Err(Refusal::NotYourTurn { side });
                }
                return self.end(Act::Resign, events);
            }
            Command::Declare => return self.end(Act::Declare, events),
            Command::AgreeImpasse => return self.end(Act::AgreeImpasse, events),
            Command::TimeUp(side) => {
                // Time falls whatever is looked at.
                self.seek(self.game.ply(), events);
                return self.end(Act::TimeUp(side), events);
            }
            Command::Flip => {
                self.close_prompt(events);
                self.flipped = !self.flipped;
                events.push(Event::Flipped);
            }
            Command::New(next) => self.begin(&next, events),
            Command::Rematch { table, alternate } => {
                let next = NewGame::from_position(*self.game.start())
                    .with_table(table)
                    .with_alternation(alternate);
                // The board stays as the players have turned it.
                let flipped = self.flipped;
                self.begin(&next, events);
                self.flipped = flipped;
            }
        }
        Ok(())
    }

    fn begin(&mut self, next: &NewGame, events: &mut Vec<Event>) {
        let start = self.game.start();
        let outcome = self.game.outcome();
        let (due, score) = if next.is_new_sitting() {
            (Sitting::FIRST.beginner, Sitting::FIRST.score)
        } else {
            // What has been agreed on since the last game holds for who begins this one.
            let sitting = Sitting { alternate: next.alternates(), ..self.sitting };
            let due = sitting.next_beginner(start, outcome, self.is_begun(), next.start());
            (due, self.score())
        };
        let beginner = next.beginner().unwrap_or(due);
        let sitting = Sitting { beginner, alternate: next.alternates(), score };
        let game = next.game();
        let given = game.ply();
        let confirms = self.confirms;
        *self = Session { confirms, ..Session::with(game, given, sitting) };
        events.push(Event::Started);
        events.extend(self.game.outcome().map(Event::Ended));
    }

    /// From now on moves are asked about before they are made, or not. It is a wish of the
    /// players and no part of the game: it is not saved with it.
    pub fn confirm_moves(&mut self, on: bool) {
        self.confirms = on;
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the fingers are in the middle of.
    pub fn touch(&self) -> Touch {
        self.touch
    }

    /// Where the held piece comes from.
    pub fn held(&self) -> Option<Origin> {
        self.touch.held()
    }

    /// Why the last command was refused, if it was.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The rule that was broken, when an illegal move has lost the game (rules.md 5.8).
    pub fn broken_rule(&self) -> Option<IllegalMove> {
        match self.act {
            Some(Act::Illegal(m)) if self.is_act_done() => self.game.position().why(m).err(),
            _ => None,
        }
    }

    /// The side a seat plays in this game.
    pub fn side(&self, seat: Seat) -> Side {
        self.sitting.side(seat, self.game.start())
    }

    /// The seat that plays a side in this game.
    pub fn seat(&self, side: Side) -> Seat {
        if self.side(Seat::Near) == side { Seat::Near } else { Seat::Far }
    }

    /// Who began this game.
    pub fn beginner(&self) -> Seat {
        self.sitting.beginner
    }

    /// Who begins the game after this one if it is the same again and the start alternates so.
    pub fn next_beginner(&self, alternate: bool) -> Seat {
        let sitting = Sitting { alternate, ..self.sitting };
        let start = self.game.start();
        sitting.next_beginner(start, self.game.outcome(), self.is_begun(), start)
    }

    /// Whether the start alternates game by game.
    pub fn alternates(&self) -> bool {
        self.sitting.alternate
    }

    /// Games won and drawn in this sitting, the present one too once it is over.
    pub fn score(&self) -> Score {
        // A position that was over when it was opened is no game of theirs.
        let outcome = self.game.outcome().filter(|_| self.is_begun());
        self.sitting.score_with(self.game.start(), outcome)
    }

    /// The side at the lower edge of the board: the near seat's, unless the board was turned.
    pub fn bottom(&self) -> Side {
        self.side(if self.flipped { Seat::Far } else { Seat::Near })
    }

    /// The conditions of a declaration for a side (rules.md 6.5).
    pub fn impasse(&self, side: Side) -> ImpasseCount {
        self.game.impasse(side)
    }

    /// Whether an earlier or later position than the present one is shown.
    pub fn is_looking_back(&self) -> bool {
        self.looking.is_some()
    }

    /// Moves before the position that is shown.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.game.ply())
    }

    /// The position that is shown.
    pub(super) fn shown_position(&self) -> &Position {
        self.game.position_at(self.shown()).unwrap_or(self.game.position())
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.is_looking_back() && (self.game.ply() > 0 || self.is_act_done())
    }

    pub(super) fn can_redo(&self) -> bool {
        let has_next = self.game.ply() < self.game.line().len();
        !self.is_looking_back() && (has_next || self.act.is_some() && !self.is_act_done())
    }

    pub(super) fn has_declaration(&self) -> bool {
        matches!(self.game.table().impasse, Impasse::Points24 | Impasse::Points27)
    }

    /// Whether the game has ended by an act that is no move.
    pub(super) fn is_act_done(&self) -> bool {
        let at_end = self.game.ply() == self.game.line().len();
        self.act.is_some() && at_end && self.game.outcome().is_some()
    }

    /// Whether the players have done anything; before that a game does not count (rules.md 8).
    fn is_begun(&self) -> bool {
        self.game.ply() > self.given || self.is_act_done()
    }
}
