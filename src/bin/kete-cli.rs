//! The core without a screen: counts, lists and judges for scripts and checks.
//!
//! A good input prints its answer and exits 0. A bad one prints one line on
//! stderr, nothing on stdout, and exits 2. Nothing is printed before the whole
//! answer is known.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use kete::engine::mate::{Verdict, settle};
use kete::rules::{
    Game, Impasse, LastPly, Move, Outcome, PlayError, Position, SfenError, Side, Table, UsiError,
    perft,
};

const USAGE: &str = "\
kete-cli perft [--full] DEPTH [SFEN]
kete-cli legal SFEN [MOVE...]
kete-cli why SFEN MOVE
kete-cli judge [--limit N] [--impasse off|24|27|try] [--strict] SFEN [MOVE...] [resign|declare]
kete-cli mate [--nodes N] SFEN
SFEN is one argument, or startpos; MOVE is USI.
";

/// Moves that `mate` looks at when it is not told: some seconds.
const NODES: u64 = 1_000_000;

/// Deeper counts would not end in a lifetime.
const MAX_DEPTH: u32 = 30;

fn main() -> ExitCode {
    let answer = answer(std::env::args_os().skip(1).collect());
    let written = match &answer {
        Ok(text) => io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()),
        Err(message) => {
            // With stderr closed there is nobody to tell.
            let _ = writeln!(io::stderr(), "kete-cli: {message}");
            return ExitCode::from(2);
        }
    };
    match written {
        // Whoever reads may stop reading, as `head` does.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "kete-cli: cannot write: {error}");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}

/// What is printed, or the one line that says what is wrong.
type Answer = Result<String, String>;

fn answer(args: Vec<OsString>) -> Answer {
    let args = args
        .into_iter()
        .map(|arg| arg.into_string().map_err(|_| "an argument is not UTF-8".to_owned()))
        .collect::<Result<Vec<String>, String>>()?;
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => Err("a command is missing: perft, legal, why, judge or mate".to_owned()),
        ["--help" | "-h"] => Ok(USAGE.to_owned()),
        ["perft", ref rest @ ..] => count(rest),
        ["legal", ref rest @ ..] => legal(rest),
        ["why", ref rest @ ..] => why(rest),
        ["judge", ref rest @ ..] => judge(rest),
        ["mate", ref rest @ ..] => mate(rest),
        [other, ..] => {
            Err(format!("{} is no command: perft, legal, why, judge or mate", shown(other)))
        }
    }
}

fn count(words: &[&str]) -> Answer {
    let (last, words) = match words {
        ["--full", rest @ ..] => (LastPly::Play, rest),
        rest => (LastPly::List, rest),
    };
    let (depth, start) = match words {
        [depth] => (depth, "startpos"),
        [depth, start] => (depth, *start),
        _ => return Err("perft takes [--full] DEPTH [SFEN]".to_owned()),
    };
    let depth = number(depth)
        .filter(|depth| *depth <= MAX_DEPTH)
        .ok_or_else(|| format!("a depth is 0 to {MAX_DEPTH}, not {}", shown(depth)))?;
    Ok(format!("{}\n", perft(&position(start)?, depth, last)))
}

fn legal(words: &[&str]) -> Answer {
    let [start, moves @ ..] = words else {
        return Err("legal takes SFEN [MOVE...]".to_owned());
    };
    let mut position = position(start)?;
    for (ply, text) in (1..).zip(moves) {
        let m: Move = text.parse().map_err(|error: UsiError| at(ply, text, &error))?;
        position = position.play(m).map_err(|rule| at(ply, text, &rule))?;
    }
    let mut lines: Vec<String> = position.legal_moves().iter().map(|m| m.to_string()).collect();
    lines.sort_unstable();
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

fn why(words: &[&str]) -> Answer {
    let [start, m] = words else { return Err("why takes SFEN MOVE".to_owned()) };
    let position = position(start)?;
    let m = m.parse().map_err(|error: UsiError| format!("{} is no move: {error}", shown(m)))?;
    Ok(match position.why(m) {
        Ok(()) => "legal\n".to_owned(),
        Err(rule) => format!("{rule}\n"),
    })
}

fn judge(words: &[&str]) -> Answer {
    let (table, words) = table(words)?;
    let [start, acts @ ..] = words else {
        return Err("judge takes [--limit N] [--impasse off|24|27|try] [--strict] \
            SFEN [MOVE...] [resign|declare]"
            .to_owned());
    };
    let mut game = Game::new(position(start)?, table);
    for (ply, text) in (1..).zip(acts) {
        let done = match *text {
            "resign" => game.resign(),
            "declare" => game.declare(),
            text => game.play(text.parse().map_err(|error: UsiError| at(ply, text, &error))?),
        };
        done.map_err(|error| match error {
            PlayError::Over(outcome) => {
                let ending = outcome.ending.name();
                at(ply, text, &format!("the game ended by {ending} at ply {}", game.ply()))
            }
            error => at(ply, text, &error),
        })?;
    }
    Ok(verdict(game.outcome(), game.ply()))
}

fn mate(words: &[&str]) -> Answer {
    let (nodes, start) = match words {
        ["--nodes", nodes, start] => {
            let n = number(nodes).filter(|n| *n > 0).map(u64::from);
            let n = n.ok_or_else(|| {
                format!("a node limit is a number from 1 to 4294967295, not {}", shown(nodes))
            })?;
            (n, *start)
        }
        ["--nodes"] => return Err("--nodes lacks its value".to_owned()),
        [start] => (NODES, *start),
        _ => return Err("mate takes [--nodes N] SFEN".to_owned()),
    };
    Ok(match settle(&position(start)?, nodes) {
        Verdict::Mate(line) => {
            let line: Vec<String> = line.iter().map(Move::to_string).collect();
            line.join(" ") + "\n"
        }
        Verdict::NoMate => "no mate\n".to_owned(),
        Verdict::Unknown => "unknown\n".to_owned(),
    })
}

/// The options of `judge`, each at most once, and the words after them.
fn table<'a>(mut words: &'a [&'a str]) -> Result<(Table, &'a [&'a str]), String> {
    let (mut limit, mut impasse, mut strict) = (None, None, None);
    loop {
        let again = match *words {
            ["--limit", value, ref rest @ ..] => {
                let n = number(value).filter(|n| *n > 0);
                let n = n.ok_or_else(|| format!("a limit is 1 or more, not {}", shown(value)))?;
                words = rest;
                limit.replace(n).is_some()
            }
            ["--impasse", value, ref rest @ ..] => {
                words = rest;
                impasse.replace(parse_impasse(value)?).is_some()
            }
            ["--strict", ref rest @ ..] => {
                words = rest;
                strict.replace(true).is_some()
            }
            ["--limit" | "--impasse"] => return Err(format!("{} lacks its value", words[0])),
            [option, ..] if option.starts_with('-') => {
                return Err(format!("{} is no option of judge", shown(option)));
            }
            _ => break,
        };
        if again {
            return Err("an option is given twice".to_owned());
        }
    }
    let table = Table {
        move_limit: limit,
        impasse: impasse.unwrap_or_default(),
        strict: strict.unwrap_or_default(),
    };
    Ok((table, words))
}

fn verdict(outcome: Option<Outcome>, ply: usize) -> String {
    let Some(Outcome { winner, ending }) = outcome else {
        return "{\"state\":\"playing\"}\n".to_owned();
    };
    let winner = winner.map_or("null".to_owned(), |side: Side| format!("\"{side}\""));
    let ending = ending.name();
    format!("{{\"state\":\"over\",\"winner\":{winner},\"ending\":\"{ending}\",\"ply\":{ply}}}\n")
}

fn position(text: &str) -> Result<Position, String> {
    if text == "startpos" {
        return Ok(Position::even());
    }
    text.parse().map_err(|error: SfenError| format!("SFEN {}: {error}", shown(text)))
}

fn parse_impasse(text: &str) -> Result<Impasse, String> {
    Ok(match text {
        "off" => Impasse::Off,
        "24" => Impasse::Points24,
        "27" => Impasse::Points27,
        "try" => Impasse::Try,
        other => {
            return Err(format!("an impasse rule is off, 24, 27 or try, not {}", shown(other)));
        }
    })
}

/// A number in plain digits, with no sign.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What is wrong with the move of a ply.
fn at(ply: usize, text: &str, error: &dyn std::fmt::Display) -> String {
    format!("ply {ply}, {}: {error}", shown(text))
}

/// An argument within a message: on one line, and cut when it is long.
fn shown(text: &str) -> String {
    const MOST: usize = 100;
    let cut: String = text.chars().take(MOST).collect();
    let dots = if cut.len() < text.len() { "..." } else { "" };
    format!("{cut:?}{dots}")
}
