//! Fingers on the board: tapping, dragging, answers to questions.

use super::session::Act;
use super::{Event, Grip, MAX_MOVES, Refusal, Session, Touch};
use crate::rules::{IllegalMove, Move, Origin, Piece, Promotion, Square};

impl Session {
    pub(super) fn tap(&mut self, grip: Grip, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.touch.is_asking() {
            self.let_go(events);
            return Ok(());
        }
        self.must_be_playing()?;
        match (self.touch.held(), self.own(grip), grip) {
            (held, Ok(Some(own)), _) if held == Some(own) => self.let_go(events),
            (_, Ok(Some(own)), _) => self.pick(own, events),
            (Some(held), _, Grip::Board(to)) => return self.put(held, to, events),
            (_, own, _) => {
                own?;
            }
        }
        Ok(())
    }

    pub(super) fn grab(&mut self, grip: Grip, events: &mut Vec<Event>) {
        // With the question open, the tap that follows closes it.
        if self.touch.is_asking() || self.must_be_playing().is_err() {
            return;
        }
        if let Ok(Some(own)) = self.own(grip) {
            let again = self.touch.held() == Some(own);
            self.pick(own, events);
            self.regrabbed = again;
        }
    }

    pub(super) fn drag(
        &mut self,
        from: Grip,
        to: Option<Square>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if self.touch.is_asking() {
            self.let_go(events);
            return Ok(());
        }
        self.must_be_playing()?;
        let Some(own) = self.own(from)? else { return Ok(()) };
        let Some(to) = to else {
            self.let_go(events);
            return Ok(());
        };
        let regrabbed = self.regrabbed && self.touch == Touch::Holding(own);
        self.pick(own, events);
        if own == Origin::Board(to) {
            // No further than its own square: a tap.
            if regrabbed {
                self.let_go(events);
            }
            return Ok(());
        }
        // A slip onto an own piece is no move, under the strict rule neither.
        if self.piece_of_mover(to).is_some() {
            return Err(Refusal::Illegal(match own {
                Origin::Board(_) => IllegalMove::OwnPiece { square: to },
                Origin::Hand(_) => IllegalMove::Occupied { square: to },
            }));
        }
        self.put(own, to, events)
    }

    pub(super) fn answer(&mut self, yes: bool, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match self.touch {
            Touch::Promoting { from, to } => {
                self.make(Move::Board { from, to, promote: yes }, events)
            }
            Touch::Confirming(m) if yes => self.make(m, events),
            Touch::Confirming(_) => {
                self.let_go(events);
                Ok(())
            }
            // A second tap on the answer finds the question closed.
            _ => Ok(()),
        }
    }

    /// Lets go of what is held and closes the question, with no move.
    pub(super) fn let_go(&mut self, events: &mut Vec<Event>) {
        self.regrabbed = false;
        if self.touch != Touch::Idle {
            self.touch = Touch::Idle;
            events.push(Event::LetGo);
        }
    }

    pub(super) fn close_prompt(&mut self, events: &mut Vec<Event>) {
        if self.touch.is_asking() {
            self.let_go(events);
        }
    }

    fn pick(&mut self, origin: Origin, events: &mut Vec<Event>) {
        self.regrabbed = false;
        if self.touch != Touch::Holding(origin) {
            self.touch = Touch::Holding(origin);
            events.push(Event::Picked);
        }
    }

    /// Puts the held piece on a square: asks, moves, or says why not.
    fn put(&mut self, held: Origin, to: Square, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.game.ply() >= MAX_MOVES {
            return Err(Refusal::TooLong);
        }
        let position = self.game.position();
        let (m, asked) = match held {
            Origin::Hand(role) => (Move::Drop { role, to }, None),
            Origin::Board(from) => {
                let promotion = position.promotion(from, to);
                // What forbids the one face forbids the other where there is a choice.
                let m = Move::Board { from, to, promote: promotion == Promotion::Must };
                (m, Some(from).filter(|_| promotion == Promotion::Choice))
            }
        };
        let why = position.why(m);
        match (why, asked) {
            // Whoever chooses a face has thought about the move: it is not asked about again.
            (Ok(()), Some(from)) => self.ask(Touch::Promoting { from, to }, events),
            (Err(illegal), _) if !self.game.table().strict => {
                self.tried = Some(m);
                return Err(Refusal::Illegal(illegal));
            }
            _ if self.confirms => self.ask(Touch::Confirming(m), events),
            _ => return self.make(m, events),
        }
        Ok(())
    }

    fn ask(&mut self, question: Touch, events: &mut Vec<Event>) {
        self.touch = question;
        events.push(Event::PromptOpened);
    }

    /// Makes a move; under the strict rule also an illegal one, which ends the game.
    fn make(&mut self, m: Move, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let side = self.game.position().turn();
        let captured = self.game.position().piece(m.to());
        let ply = self.game.ply();
        self.game.play(m)?;
        self.touch = Touch::Idle;
        self.given = self.given.min(ply);
        let moved = self.game.ply() > ply;
        self.act = (!moved).then_some(Act::Illegal(m));
        let position = self.game.position();
        if let (true, Some(piece)) = (moved, position.piece(m.to())) {
            let check = position.is_check();
            events.push(Event::Moved { side, mv: m, piece, captured, check });
        }
        events.extend(self.game.outcome().map(Event::Ended));
        Ok(())
    }

    /// What the mover can pick up there; nothing on an empty square.
    fn own(&self, grip: Grip) -> Result<Option<Origin>, Refusal> {
        let position = self.game.position();
        match grip {
            Grip::Board(square) => match position.piece(square) {
                None => Ok(None),
                Some(piece) if piece.side == position.turn() => Ok(Some(Origin::Board(square))),
                Some(_) => Err(Refusal::Illegal(IllegalMove::NotYourPiece { square })),
            },
            Grip::Hand(side, _) if side != position.turn() => Err(Refusal::NotYourHand { side }),
            Grip::Hand(side, role) if position.hand(side).count(role) == 0 => {
                Err(Refusal::Illegal(IllegalMove::NotInHand { role }))
            }
            Grip::Hand(_, role) => Ok(Some(Origin::Hand(role))),
        }
    }

    /// Whether a tap there picks up a piece or makes a move that the rules allow. A screen may
    /// do that as soon as the finger goes down; for all else it waits for what the finger does.
    pub fn answers(&self, grip: Grip) -> bool {
        if self.touch.is_asking() || self.must_be_playing().is_err() {
            return false;
        }
        match (self.own(grip), grip) {
            (Ok(Some(_)), _) => true,
            (_, Grip::Board(to)) => self.may_put(to),
            _ => false,
        }
    }

    /// Whether the held piece may go to a square.
    pub fn may_put(&self, to: Square) -> bool {
        let held = self.touch.held();
        held.is_some_and(|held| self.game.position().destinations(held).contains(to))
    }

    /// Whether there is a piece, of either side, in the position that is shown.
    pub fn has_piece(&self, grip: Grip) -> bool {
        let position = self.shown_position();
        match grip {
            Grip::Board(square) => position.piece(square).is_some(),
            Grip::Hand(side, role) => position.hand(side).count(role) > 0,
        }
    }

    fn piece_of_mover(&self, square: Square) -> Option<Piece> {
        let position = self.game.position();
        position.piece(square).filter(|piece| piece.side == position.turn())
    }

    fn must_be_playing(&self) -> Result<(), Refusal> {
        if self.is_looking_back() {
            return Err(Refusal::LookingBack);
        }
        if self.game.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        Ok(())
    }
}
