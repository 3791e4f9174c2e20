//! The people at the table: what they are called, how the sitting stands, who asks whom.

use dioxus::prelude::*;

use super::lang::Lang;
use super::play::Play;
use super::sentences;
use super::settings::Seating;
use super::sheets::Sheet;
use crate::l10n::{Args, Localizer};
use crate::learn::ids;
use crate::play::{Command, Score, Seat, StatusView, TableView};
use crate::rules::Side;

impl Play {
    /// Has every sentence call the sides by the names of those who play them.
    pub fn call_players(self) {
        // In a lesson the sides are called by their own names.
        if self.tutor.is_some() {
            return self.lang.call(Vec::new());
        }
        let session = self.session.read();
        let named = |side: Side| {
            let name = self.prefs.now(|settings| settings.name(session.seat(side)).to_owned());
            (!name.is_empty()).then(|| (ids::side(side).to_owned(), name))
        };
        self.lang.call(Side::ALL.into_iter().filter_map(named).collect());
    }

    /// Has the players share the screen in another way.
    pub fn sit(self, seating: Seating) {
        self.prefs.change(|settings| settings.seating = seating);
        self.lay_board();
    }

    /// Whether what is said to this side has to be turned to a player across the table.
    pub fn is_across(self, side: Side) -> bool {
        self.seating() == Seating::FaceToFace && side != self.bottom()
    }

    /// The same, for handlers.
    pub fn is_across_now(self, side: Side) -> bool {
        self.seating_now() == Seating::FaceToFace && side != self.bottom_now()
    }

    /// The player of a side wants the last move back. Where the table says so, the other one is
    /// asked first.
    pub fn ask_undo(self, by: Side) {
        let asks = self.prefs.now(|settings| settings.ask_undo);
        // A question that is still open is no move yet, and nobody's to allow.
        if asks && !self.has_prompt() && self.controls_now().can_undo {
            self.send(Command::LetGo);
            let opener = if self.is_across_now(by) {
                "[data-testid='far-undo']"
            } else {
                "[data-testid='button-undo']"
            };
            self.sheets.open(Sheet::Undo(by.other()), opener);
        } else {
            self.send(Command::Undo);
        }
    }

    /// Who it is that asks for a move back by a button that both use: whoever did what would be
    /// undone.
    pub fn asker(self) -> Side {
        match (self.seating_now(), self.status_now()) {
            (Seating::FaceToFace, _) => self.bottom_now(),
            (_, StatusView::Over(outcome)) => {
                outcome.winner.map_or(self.turn().other(), Side::other)
            }
            (_, StatusView::Turn { side, .. }) => side.other(),
        }
    }
}

/// What stands at a seat: the player's name and side, and once a game has been played the score,
/// own games first. Nothing for players without either.
pub fn seat(words: &Localizer, table: TableView, side: Side, name: &str) -> Option<String> {
    if table.score == Score::default() {
        let args = Args::new().text("name", name).text("side", words.text(ids::side(side)));
        return (!name.is_empty()).then(|| words.text_with("seat-name", &args));
    }
    let other = side.other();
    let args = Args::new()
        .text("own", sentences::side(words, side))
        .number("own-won", table.won(side))
        .text("other", sentences::side(words, other))
        .number("other-won", table.won(other));
    let score = words.text_with("seat-score", &args);
    if table.score.draws == 0 {
        return Some(score);
    }
    let args = Args::new().text("score", score).number("count", table.score.draws);
    Some(words.text_with("seat-score-draws", &args))
}

/// Who begins the next game of the same players.
pub fn next_beginner_sentence(play: Play, lang: Lang) -> String {
    let alternate = play.prefs.now(|settings| settings.alternate);
    let session = play.session.read();
    let beginner: Seat = session.next_beginner(alternate);
    let name = play.prefs.now(|settings| settings.name(beginner).to_owned());
    if name.is_empty() {
        // Sides change with the game, so the present one tells who is meant.
        let side = lang.text(ids::side(session.side(beginner)));
        lang.text_with("next-beginner-side", &Args::new().text("side", side))
    } else {
        lang.text_with("next-beginner", &Args::new().text("name", name))
    }
}
