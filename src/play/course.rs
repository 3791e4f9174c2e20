//! The course of the game: back, forth, looking, and ends that are no move.

use super::session::Act;
use super::{Event, Refusal, Session};

impl Session {
    pub(super) fn undo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.touch.is_asking() {
            // The half-made move is what was done last, so it is what is taken back.
            self.let_go(events);
            return Ok(());
        }
        self.must_be_present()?;
        if !self.can_undo() {
            return Err(Refusal::NothingToUndo);
        }
        self.let_go(events);
        self.game.undo();
        events.push(Event::Undone);
        Ok(())
    }

    pub(super) fn redo(&mut self, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.close_prompt(events);
        self.must_be_present()?;
        if !self.can_redo() {
            return Err(Refusal::NothingToRedo);
        }
        self.let_go(events);
        if let (false, Some(act)) = (self.game.redo(), self.act) {
            act.perform(&mut self.game)?;
        }
        events.push(Event::Redone);
        events.extend(self.game.outcome().map(Event::Ended));
        Ok(())
    }

    pub(super) fn seek(&mut self, ply: usize, events: &mut Vec<Event>) {
        self.let_go(events);
        let ply = ply.min(self.game.line().len());
        if ply != self.shown() {
            self.looking = Some(ply).filter(|ply| *ply != self.game.ply());
            events.push(Event::Sought(ply));
        }
    }

    pub(super) fn play_from(&mut self, ply: usize, events: &mut Vec<Event>) {
        self.let_go(events);
        self.looking = None;
        let (mut is_back, mut is_forth) = (false, false);
        while self.game.ply() > ply || self.is_act_done() {
            is_back |= self.game.undo();
        }
        while self.game.ply() < ply && self.game.redo() {
            is_forth = true;
        }
        if is_back {
            events.push(Event::Undone);
        }
        if is_forth {
            events.push(Event::Redone);
            events.extend(self.game.outcome().map(Event::Ended));
        }
    }

    pub(super) fn end(&mut self, act: Act, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.close_prompt(events);
        self.must_be_present()?;
        act.perform(&mut self.game)?;
        self.let_go(events);
        self.act = Some(act);
        events.extend(self.game.outcome().map(Event::Ended));
        Ok(())
    }

    fn must_be_present(&self) -> Result<(), Refusal> {
        if self.is_looking_back() { Err(Refusal::LookingBack) } else { Ok(()) }
    }
}
