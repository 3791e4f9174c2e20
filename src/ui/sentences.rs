//! From facts of the game to sentences: which message, and with which values.

use crate::l10n::{Args, Localizer};
use crate::learn::ids;
use crate::play::{AddressError, Event, Grip, HintView, PromptView, Refusal, StatusView};
use crate::rules::{IllegalMove, Move, Outcome, Piece, Role, SetupError, SfenError, Side, Square};

/// The name of whoever plays a side, or else of the side.
pub fn side(words: &Localizer, side: Side) -> String {
    words.name(ids::side(side))
}

/// The name of a piece.
pub fn piece(words: &Localizer, role: Role) -> String {
    words.text(ids::piece(role))
}

/// How the game stands.
pub fn status(words: &Localizer, view: StatusView) -> String {
    match view {
        StatusView::Turn { side: turn, check } => {
            let id = if check { "status-check" } else { "status-turn" };
            words.text_with(id, &Args::new().text("side", side(words, turn)))
        }
        StatusView::Over(outcome) => {
            let args = Args::new().text("reason", ending(words, &outcome));
            match outcome.winner {
                Some(winner) => {
                    words.text_with("status-win", &args.text("winner", side(words, winner)))
                }
                None => words.text_with("status-draw", &args),
            }
        }
    }
}

/// Who won.
pub fn result(words: &Localizer, outcome: &Outcome) -> String {
    match outcome.winner {
        Some(winner) => {
            words.text_with("result-win", &Args::new().text("winner", side(words, winner)))
        }
        None => words.text("result-draw"),
    }
}

/// By which rule the game ended.
pub fn ending(words: &Localizer, outcome: &Outcome) -> String {
    let mut args = Args::new();
    if let Some(winner) = outcome.winner {
        args = args.text("winner", side(words, winner)).text("loser", side(words, winner.other()));
    }
    words.text_with(ids::ending(outcome), &args)
}

/// Why something was refused to the side to move.
pub fn refusal(words: &Localizer, refusal: &Refusal, turn: Side) -> String {
    let args = Args::new().text("side", side(words, turn));
    let args = match refusal {
        Refusal::Illegal(rule) => illegal_args(words, rule, args),
        _ => args,
    };
    words.text_with(ids::refusal(refusal), &args)
}

/// What a sentence about a forbidden move needs.
pub fn illegal_args(words: &Localizer, rule: &IllegalMove, args: Args) -> Args {
    match *rule {
        IllegalMove::EmptySquare { square }
        | IllegalMove::NotYourPiece { square }
        | IllegalMove::OwnPiece { square }
        | IllegalMove::Occupied { square }
        | IllegalMove::Blocked { by: square } => args.text("square", square),
        IllegalMove::NotThatPiecesMove { role, from, to } => {
            args.text("piece", piece(words, role)).text("from", from).text("to", to)
        }
        IllegalMove::CannotPromote { role, .. } | IllegalMove::NotInHand { role } => {
            args.text("piece", piece(words, role))
        }
        IllegalMove::MustPromote { role, to } | IllegalMove::DeadEnd { role, to } => {
            args.text("piece", piece(words, role)).text("square", to)
        }
        IllegalMove::Nifu { file, pawn } => args.number("file", file).text("square", pawn),
        IllegalMove::Uchifuzume { king } => args.text("square", king),
        IllegalMove::LeavesKingInCheck { king, checker }
        | IllegalMove::DoesNotAnswerCheck { king, checker } => {
            args.text("king", king).text("checker", checker)
        }
    }
}

/// Why an address names no game.
pub fn address_error(words: &Localizer, error: &AddressError) -> String {
    let args = match error {
        AddressError::Position(error) => Args::new().text("reason", position(words, error)),
        AddressError::IllegalMove { number, m, rule, side: turn } => {
            let args = Args::new().text("side", side(words, *turn));
            let reason = words.text_with(ids::illegal_move(rule), &illegal_args(words, rule, args));
            Args::new().number("number", *number).text("move", m).text("reason", reason)
        }
        AddressError::MoveText { number, .. } | AddressError::AfterEnd { number } => {
            Args::new().number("number", *number)
        }
        AddressError::TooLong => Args::new(),
    };
    words.text_with(ids::address(error), &args)
}

/// Why a text is no position.
fn position(words: &Localizer, error: &SfenError) -> String {
    let args = Args::new();
    let args = match *error {
        SfenError::Fields { found } | SfenError::Ranks { found } => args.number("found", found),
        SfenError::RankLength { rank } => args.number("rank", rank),
        SfenError::Piece { found } => args.text("found", found),
        SfenError::Setup(setup) => match setup {
            SetupError::NoKing => args,
            SetupError::TooManyKings { side: owner }
            | SetupError::WaitingKingInCheck { side: owner } => {
                args.text("side", side(words, owner))
            }
            SetupError::TooMany { role } => args.text("piece", piece(words, role)),
            SetupError::TwoPawns { side: owner, file } => {
                args.text("side", side(words, owner)).number("file", file)
            }
            SetupError::DeadEnd { square, piece: stuck } => {
                args.text("square", square).text("piece", piece(words, stuck.role))
            }
        },
        SfenError::TooLong
        | SfenError::Promotion
        | SfenError::Turn
        | SfenError::Hands
        | SfenError::MoveNumber => args,
    };
    words.text_with(ids::sfen(error), &args)
}

/// What a screen reader says when something has happened; nothing for what speaks for itself.
pub fn news(words: &Localizer, event: &Event, turn: Side) -> Option<String> {
    let turn = Args::new().text("side", side(words, turn));
    Some(match event {
        Event::Moved { side: mover, mv, piece: after, captured, check } => {
            let mut text = moved(words, *mover, *mv, *after, *captured);
            if *check {
                text.push(' ');
                let args = Args::new().text("side", side(words, mover.other()));
                text.push_str(&words.text_with("announce-check", &args));
            }
            text
        }
        Event::Ended(outcome) => {
            format!("{}. {}", result(words, outcome), ending(words, outcome))
        }
        Event::Undone => words.text_with("announce-undo", &turn),
        Event::Redone => words.text_with("announce-redo", &turn),
        Event::Flipped => words.text("announce-flip"),
        Event::Started => words.text_with("announce-new", &turn),
        // A refusal is an alert, the question a dialog; picking is told by whoever knows what.
        Event::Picked
        | Event::LetGo
        | Event::PromptOpened
        | Event::Sought(_)
        | Event::Refused(_)
        | Event::Changed => return None,
    })
}

fn moved(
    words: &Localizer,
    mover: Side,
    mv: Move,
    after: Piece,
    captured: Option<Piece>,
) -> String {
    let args = Args::new().text("side", side(words, mover)).text("to", mv.to());
    match mv {
        Move::Drop { role, .. } => {
            words.text_with("announce-drop", &args.text("piece", piece(words, role)))
        }
        Move::Board { from, promote, .. } => {
            let before = if promote { after.role.demoted() } else { after.role };
            let args = args.text("piece", piece(words, before)).text("from", from);
            let mut text = match captured {
                None => words.text_with("announce-move", &args),
                Some(captured) => words.text_with(
                    "announce-capture",
                    &args.text("captured", piece(words, captured.role)),
                ),
            };
            if promote {
                text.push(' ');
                let args = Args::new().text("promoted", piece(words, after.role));
                text.push_str(&words.text_with("announce-promotion", &args));
            }
            text
        }
    }
}

/// A piece was picked up, and may go to so many squares.
pub fn picked(words: &Localizer, role: Role, n_targets: usize) -> String {
    let args = Args::new().text("piece", piece(words, role)).number("count", n_targets);
    words.text_with("announce-held", &args)
}

/// The question of promotion.
pub fn promotion(words: &Localizer, id: &str, view: PromptView) -> String {
    let args = Args::new()
        .text("piece", piece(words, view.piece.role))
        .text("promoted", piece(words, view.promoted.role));
    words.text_with(id, &args)
}

/// The piece that a hint is about.
pub fn hint_piece(words: &Localizer, hint: HintView) -> String {
    let args = Args::new()
        .text("piece", piece(words, hint.piece.role))
        .text("side", side(words, hint.piece.side));
    match hint.grip {
        Grip::Board(square) => words.text_with("square-label", &args.text("square", square)),
        Grip::Hand(..) => words.text_with("hint-in-hand", &args),
    }
}

/// Where it can go.
pub fn hint_moves(words: &Localizer, hint: HintView) -> String {
    let args = Args::new().number("count", hint.targets.len() as usize);
    match hint.grip {
        Grip::Board(_) => words.text_with("hint-moves", &args),
        Grip::Hand(..) => words.text_with("hint-drops", &args),
    }
}

/// What threatens it: the pieces, and where they stand.
pub fn hint_threats(words: &Localizer, attackers: &[(Square, Role)]) -> String {
    let named = attackers.iter().map(|(square, role)| {
        let args = Args::new().text("piece", piece(words, *role)).text("square", square);
        words.text_with("hint-attacker", &args)
    });
    let list = named.reduce(|before, next| {
        words.text_with("hint-list", &Args::new().text("before", before).text("next", next))
    });
    let args =
        Args::new().number("count", attackers.len()).text("pieces", list.unwrap_or_default());
    words.text_with("hint-threats", &args)
}

/// All of it in one sentence.
pub fn hint(words: &Localizer, hint: HintView, attackers: &[(Square, Role)]) -> String {
    let args =
        Args::new().text("piece", hint_piece(words, hint)).text("moves", hint_moves(words, hint));
    match hint.grip {
        Grip::Board(_) => {
            words.text_with("hint-news", &args.text("threats", hint_threats(words, attackers)))
        }
        Grip::Hand(..) => words.text_with("hint-news-hand", &args),
    }
}
