//! Moves of a game and steps of its decisive moment, in words.

use super::sentences::{self, illegal_args, piece, side};
use crate::l10n::{Args, Localizer};
use crate::learn::ids;
use crate::play::{LineMove, Session, StatusView, Step, Told};
use crate::record::Notation;
use crate::rules::{IllegalMove, Move, Role, Side, Square};

/// The move that led to the position after `ply` moves, in a notation; the start for 0.
pub fn line_move(words: &Localizer, session: &Session, ply: usize, notation: Notation) -> String {
    match (session.written_move(ply, notation), session.line_move(ply)) {
        (Some(text), _) => text,
        (None, Some(line)) => in_words(words, &line),
        (None, None) => words.text("review-start"),
    }
}

/// The same with its number and who made it, always in words: what is heard of a row.
pub fn heard_move(words: &Localizer, session: &Session, ply: usize) -> String {
    let Some(line) = session.line_move(ply) else { return words.text("review-start") };
    let args = Args::new()
        .number("number", ply)
        .text("side", side(words, line.side))
        .text("move", in_words(words, &line));
    words.text_with("review-label", &args)
}

fn in_words(words: &Localizer, line: &LineMove) -> String {
    let args = Args::new().text("piece", piece(words, line.role)).text("to", line.mv.to());
    let Move::Board { from, promote, .. } = line.mv else {
        return words.text_with("notation-drop", &args);
    };
    let args = args.text("from", from);
    let moved = match line.captured {
        None => words.text_with("notation-move", &args),
        Some(captured) => {
            words.text_with("notation-capture", &args.text("captured", piece(words, captured)))
        }
    };
    let args = Args::new().text("move", &moved);
    match (promote, line.declined) {
        (true, _) => words.text_with("notation-promotes", &args),
        (_, true) => words.text_with("notation-declines", &args),
        _ => moved,
    }
}

/// What a step of the decisive moment says.
pub fn step(words: &Localizer, session: &Session, step: &Step) -> String {
    let turn = session.game().position().turn();
    let by = step.culprit.map(|(by, _)| by);
    let args = place(place(Args::new(), "square", step.target), "by", by);
    let of = |args: Args, role: Role| args.text("piece", piece(words, role));
    match step.told {
        Told::Move => match session.line_move(step.ply) {
            Some(line) => {
                let args = Args::new()
                    .text("side", side(words, line.side))
                    .text("move", in_words(words, &line));
                words.text_with("replay-move", &args)
            }
            None => words.text("review-start"),
        },
        Told::Check(role) => words.text_with("replay-check", &of(args, role)),
        Told::DoubleCheck => words.text("replay-double-check"),
        Told::OwnPiece(role) => words.text_with("replay-own-piece", &of(args, role)),
        Told::Covered(role) => words.text_with("replay-covered", &of(args, role)),
        Told::Protected(stands, role) => {
            let args = of(args, role).text("captured", piece(words, stands));
            words.text_with("replay-protected", &args)
        }
        Told::NoTaker(role) => words.text_with("replay-no-taker", &of(args, role)),
        Told::PinnedTaker(role, to) => {
            words.text_with("replay-pinned-taker", &of(args, role).text("to", to))
        }
        Told::NoRoom(role) => words.text_with("replay-no-room", &of(args, role)),
        Told::Jumps => words.text("replay-jumps"),
        Told::NoBlocker => words.text("replay-no-blocker"),
        Told::PinnedBlocker(role, to) => {
            words.text_with("replay-pinned-blocker", &of(args, role).text("to", to))
        }
        Told::BarredDrop(role, rule) => {
            let args = of(args, role).text("reason", reason(words, &rule, turn));
            words.text_with("replay-barred-drop", &args)
        }
        Told::Again(time) => {
            let args = Args::new().number("time", time).number("count", step.ply);
            words.text_with("replay-again", &args)
        }
        Told::PerpetualCheck(number) => {
            words.text_with("replay-perpetual", &args.number("number", number))
        }
        Told::Forbidden(rule) => {
            let args = Args::new().text("reason", reason(words, &rule, turn));
            words.text_with("replay-forbidden", &args)
        }
        Told::End(outcome) => sentences::status(words, StatusView::Over(outcome)),
    }
}

fn place(args: Args, name: &'static str, square: Option<Square>) -> Args {
    match square {
        Some(square) => args.text(name, square),
        None => args,
    }
}

fn reason(words: &Localizer, rule: &IllegalMove, turn: Side) -> String {
    let args = Args::new().text("side", side(words, turn));
    words.text_with(ids::illegal_move(rule), &illegal_args(words, rule, args))
}
