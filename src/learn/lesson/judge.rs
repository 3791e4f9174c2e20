//! What a lesson thinks of a touch.

use super::run::{Next, PAUSE, State};
use super::step::origin;
use super::tried::miss;
use super::wanted::{has, role, role_at};
use super::{Deed, Goal, Order, Run, Said, Step};
use crate::play::{Refusal, Session};
use crate::rules::{IllegalMove, Move, Origin, Side};

impl Run {
    pub(super) fn finish_if(&mut self, is_right: bool, else_said: Said) {
        if is_right {
            self.state = State::Done;
            self.said = None;
        } else {
            self.said = Some(else_said);
        }
    }

    pub(super) fn see(&mut self, next: Next, now: f64) -> Vec<Order> {
        // What is to be read with it stays a little longer.
        let ms = if next == Next::Back { 2.0 * PAUSE } else { PAUSE };
        self.state = State::Seen(now + ms, next);
        vec![Order::Wake(ms)]
    }

    pub(super) fn moved(
        &mut self,
        step: &Step,
        session: &Session,
        mv: Move,
        now: f64,
    ) -> Vec<Order> {
        let ply = session.game().ply();
        let is_wanted = match step.goal {
            Goal::Move(moves) => has(moves, mv),
            Goal::Roam(from) => origin(from) == Some(mv.origin()),
            Goal::Mate => miss(session.game().position()).is_none(),
            Goal::Each(deeds) => return self.deed(deeds, session, mv, now),
            Goal::Line(line) => {
                let is_next = line.get(ply - 1).is_some_and(|usi| usi.parse() == Ok(mv));
                match line.get(ply).and_then(|usi| usi.parse().ok()).filter(|_| is_next) {
                    Some(reply) => return self.see(Next::Reply(reply), now),
                    None => is_next,
                }
            }
            Goal::Win if session.game().outcome().is_none() => return self.see(Next::Answer, now),
            Goal::Win => {
                self.over(session);
                return Vec::new();
            }
            Goal::Pick(_) | Goal::Choose { .. } => false,
        };
        if is_wanted {
            self.state = State::Done;
            return Vec::new();
        }
        self.said = match step.goal {
            Goal::Mate => miss(session.game().position()).map(Said::NoMate),
            _ => self.beside(session, mv),
        };
        self.see(Next::Back, now)
    }

    /// A move where several things are to be done.
    fn deed(&mut self, deeds: &[Deed], session: &Session, mv: Move, now: f64) -> Vec<Order> {
        let here = deeds.iter().position(|deed| match deed {
            Deed::Play(moves) => has(moves, mv),
            Deed::Refused { .. } => false,
        });
        self.said = match here {
            None => self.beside(session, mv),
            Some(at) => match self.find(at, deeds.len()) {
                None => {
                    self.state = State::Done;
                    return Vec::new();
                }
                said => said,
            },
        };
        self.see(Next::Back, now)
    }

    /// One of several deeds is done.
    fn find(&mut self, at: usize, of: usize) -> Option<Said> {
        if self.found.contains(&at) {
            return Some(Said::Again);
        }
        self.found.push(at);
        let n = self.found.len();
        (n < of).then_some(Said::Found { n, of })
    }

    /// How a move that the rules allow differs from the one that is wanted.
    fn beside(&self, session: &Session, mv: Move) -> Option<Said> {
        let before = session.game().position_at(session.game().ply() - 1)?;
        let wanted = self.wanted_at(before, session.game().ply() - 1, Some(mv.origin()))?;
        let (touched, piece) = (role_at(before, mv.origin()), role_at(before, wanted.from));
        Some(match wanted.to {
            _ if wanted.from != mv.origin() => Said::other(touched, piece, wanted.from),
            Some(to) if to == mv.to() => {
                let promotes = matches!(mv, Move::Board { promote: true, .. });
                Said::Promotion { wanted: !promotes, piece }
            }
            Some(to) => Said::OtherSquare { piece, to },
            None => Said::NotThis(touched),
        })
    }

    pub(super) fn refused(
        &mut self,
        step: &Step,
        session: &Session,
        refusal: Refusal,
    ) -> Vec<Order> {
        let rule = refusal.rule();
        if let Goal::Each(deeds) = step.goal {
            let named = |deed: &Deed| matches!(deed, Deed::Refused { rule: it, .. } if *it == rule);
            if let Some(at) = deeds.iter().position(named) {
                // What was found says why itself.
                let is_last = self.find(at, deeds.len()).is_none();
                self.said = Some(Said::Refused(refusal));
                if is_last {
                    self.state = State::Done;
                }
                return vec![Order::LetGo];
            }
        }
        self.said = Some(match refusal {
            Refusal::Illegal(IllegalMove::NotYourPiece { square })
                if matches!(step.goal, Goal::Pick(_)) =>
            {
                let piece = session.game().position().piece(square);
                piece.map_or(Said::Refused(refusal), |piece| Said::NotThis(piece.role))
            }
            _ => Said::Refused(refusal),
        });
        Vec::new()
    }

    pub(super) fn picked(&mut self, step: &Step, session: &Session) -> Vec<Order> {
        let Some(held) = session.held() else { return Vec::new() };
        let touched = role(session, held);
        if let Goal::Pick(squares) = step.goal {
            let is_right =
                squares.iter().any(|square| square.parse().map(Origin::Board) == Ok(held));
            self.finish_if(is_right, Said::NotThis(touched));
            return vec![Order::LetGo];
        }
        if !matches!(step.goal, Goal::Mate | Goal::Win)
            && let Some(wanted) = self.wanted(session).filter(|wanted| wanted.from != held)
        {
            self.said = Some(Said::other(touched, role(session, wanted.from), wanted.from));
        }
        Vec::new()
    }

    pub(super) fn over(&mut self, session: &Session) {
        match session.game().outcome().map(|outcome| outcome.winner) {
            Some(Some(Side::Sente)) => self.state = State::Done,
            Some(Some(Side::Gote)) => self.said = Some(Said::Lost),
            Some(None) => self.said = Some(Said::Drawn),
            None => {}
        }
    }
}
