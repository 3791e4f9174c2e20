//! What helps the eye, kept beside the views of the game: hints, the line of a refusal, the move
//! that waits to be confirmed.

use std::rc::Rc;

use dioxus::core::{Runtime, ScopeId, current_scope_id};
use dioxus::prelude::*;

use super::play::Play;
use super::sentences;
use super::views::show;
use crate::play::{BlameView, ConfirmView, Grip, HintView, Session};
use crate::rules::{Origin, Role, Square};

/// What the last refusal points at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blame {
    /// The piece that is to blame.
    pub culprit: Option<Square>,
    /// The line from it, or to it.
    pub line: Option<BlameView>,
    /// Which refusal it is: the same once more is pointed at once more.
    pub number: u32,
}

/// The signals.
#[derive(Clone, Copy)]
pub struct Guide {
    hint: Signal<Option<HintView>>,
    blame: Signal<Option<Blame>>,
    confirm: Signal<Option<ConfirmView>>,
    n_refusals: CopyValue<u32>,
    pub(super) is_carried: CopyValue<bool>,
    /// Where to go on when the device calls back.
    pub(super) home: CopyValue<(Rc<Runtime>, ScopeId)>,
}

impl Guide {
    /// Nothing is pointed at.
    pub fn new(session: &Session) -> Guide {
        Guide {
            hint: Signal::new(None),
            blame: Signal::new(None),
            confirm: Signal::new(session.confirm_view()),
            n_refusals: CopyValue::new(0),
            is_carried: CopyValue::new(false),
            home: CopyValue::new((Runtime::current(), current_scope_id())),
        }
    }

    /// Shows what a command has changed; a hint was about the position before it.
    pub fn refresh(mut self, session: &Session) {
        show(self.hint, None);
        show(self.confirm, session.confirm_view());
        let blame = session.refusal().and_then(|refusal| {
            let (culprit, line) = (refusal.culprit(), session.blame_view());
            (culprit.is_some() || line.is_some()).then_some((culprit, line))
        });
        let blame = blame.map(|(culprit, line)| {
            *self.n_refusals.write() += 1;
            Blame { culprit, line, number: *self.n_refusals.read() }
        });
        show(self.blame, blame);
    }
}

impl Play {
    /// What a piece can do and what threatens it, while somebody asks.
    pub fn hint(self) -> Option<HintView> {
        *self.guide.hint.read()
    }

    /// Whether a hint lies over the board, for handlers.
    pub fn has_hint(self) -> bool {
        self.guide.hint.peek().is_some()
    }

    /// Shows what the piece there can do and what threatens it; asked again, takes that away.
    pub fn ask_hint(self, grip: Grip) {
        let asked = self.guide.hint.peek().as_ref().map(|hint| hint.grip);
        let hint = self.session.read().hint_view(grip).filter(|_| !self.has_prompt());
        let hint = hint.filter(|_| asked != Some(grip));
        show(self.guide.hint, hint);
        if let Some(hint) = hint {
            let attackers = self.who_attack(hint);
            self.say(self.lang.with(|words| sentences::hint(words, hint, &attackers)));
            self.feel_touch();
        }
    }

    /// The pieces that attack, and where they stand.
    pub fn who_attack(self, hint: HintView) -> Vec<(Square, Role)> {
        let piece = |square: Square| self.cell(square).peek().view.piece;
        hint.attackers.iter().filter_map(|at| Some((at, piece(at)?.role))).collect()
    }

    /// Takes the hint away; tells whether there was one.
    pub fn hide_hint(self) -> bool {
        let was = self.has_hint();
        show(self.guide.hint, None);
        was
    }

    /// What the last refusal points at.
    pub fn blame(self) -> Option<Blame> {
        *self.guide.blame.read()
    }

    /// The move that waits to be confirmed.
    pub fn confirm(self) -> Option<ConfirmView> {
        *self.guide.confirm.read()
    }

    /// Whether pieces glide.
    pub fn has_motion(self) -> bool {
        self.prefs.with(|settings| settings.motion)
    }

    /// Whether a line leads from the piece that gives check to the king.
    pub fn has_check_line(self) -> bool {
        self.prefs.with(|settings| settings.check_line)
    }

    /// Whether files and ranks are named along the board.
    pub fn has_coordinates(self) -> bool {
        self.prefs.with(|settings| settings.coordinates)
    }

    /// Whether a finger has carried the piece to where it is.
    pub fn was_carried(self) -> bool {
        *self.guide.is_carried.read()
    }

    /// What a carried piece may do on a square: `here` where it comes from, `yes` or `no`.
    pub fn mark_of(self, square: Square) -> &'static str {
        let session = self.session.read();
        match session.held() {
            Some(Origin::Board(from)) if from == square => "here",
            Some(_) if session.may_put(square) => "yes",
            _ => "no",
        }
    }

    /// The same, for handlers.
    pub fn has_confirm(self) -> bool {
        self.guide.confirm.peek().is_some()
    }
}
