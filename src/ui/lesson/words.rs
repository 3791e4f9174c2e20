//! What a lesson says, in words.

use super::super::sentences;
use crate::l10n::{Args, Localizer};
use crate::learn::lesson::{Hint, Miss, Said};
use crate::rules::{Origin, Role, Side};

/// What there is to say of a touch.
pub fn said(words: &Localizer, said: Said, turn: Side) -> String {
    let piece = |role: Role| Args::new().text("piece", sentences::piece(words, role));
    match said {
        Said::Refused(refusal) => sentences::refusal(words, &refusal, turn),
        Said::Nothing(role) => words.text_with("learn-said-nothing", &piece(role)),
        Said::OtherPiece { touched, wanted } => {
            let args = piece(touched).text("wanted", sentences::piece(words, wanted));
            words.text_with("learn-said-other-piece", &args)
        }
        Said::SameKind { piece: role, from: Origin::Board(square) } => {
            words.text_with("learn-said-same-kind", &piece(role).text("square", square))
        }
        Said::SameKind { piece: role, from: Origin::Hand(_) } => {
            words.text_with("learn-hint-hand", &piece(role))
        }
        Said::NotThis(role) => words.text_with("learn-said-not-this", &piece(role)),
        Said::OtherSquare { piece: role, to } => {
            words.text_with("learn-said-other-square", &piece(role).text("square", to))
        }
        Said::Promotion { wanted: true, piece: role } => {
            words.text_with("learn-said-promote", &piece(role))
        }
        Said::Promotion { wanted: false, piece: role } => {
            words.text_with("learn-said-unpromoted", &piece(role))
        }
        Said::NoMate(miss) => missed(words, miss),
        Said::Found { n, of } => {
            let args = Args::new().number("number", n).number("count", of);
            words.text_with("learn-said-found", &args)
        }
        Said::Again => words.text("learn-said-again"),
        Said::OtherAnswer => words.text("learn-said-other-answer"),
        Said::Lost => words.text("learn-said-lost"),
        Said::Drawn => words.text("learn-said-drawn"),
    }
}

fn missed(words: &Localizer, miss: Miss) -> String {
    match miss {
        Miss::NoCheck => words.text("learn-said-no-check"),
        Miss::KingTakes(square) => {
            words.text_with("learn-said-king-takes", &Args::new().text("square", square))
        }
        Miss::Taken { by, from } => {
            let args = Args::new().text("piece", sentences::piece(words, by));
            words.text_with("learn-said-taken", &args.text("square", from))
        }
        Miss::Escapes(square) => {
            words.text_with("learn-said-escapes", &Args::new().text("square", square))
        }
        Miss::Blocked(square) => {
            words.text_with("learn-said-blocked", &Args::new().text("square", square))
        }
    }
}

/// What a hint points at.
pub fn hint(words: &Localizer, hint: Hint, piece: Role, is_held: bool) -> String {
    match (hint.from, hint.to) {
        (_, Some(to)) if is_held => {
            words.text_with("learn-hint-to", &Args::new().text("square", to))
        }
        (Origin::Board(from), _) => {
            let args = Args::new().text("piece", sentences::piece(words, piece));
            words.text_with("learn-hint-touch", &args.text("square", from))
        }
        (Origin::Hand(role), _) => {
            let args = Args::new().text("piece", sentences::piece(words, role));
            words.text_with("learn-hint-hand", &args)
        }
    }
}
