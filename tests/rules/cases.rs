//! The tables of cases and games: questions about positions, whole games with their ends.

use kete::rules::{Ending, Game, Impasse, Outcome, Position, Side, Table};

use crate::asserts::{goes_on, play, usi};
use crate::diagram::draw;
use crate::slow;

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let is_row = |line: &&str| !line.starts_with('#') && !line.is_empty();
    table.lines().filter(is_row).map(|line| line.split('\t').collect())
}

/// The game a row sets up: its start with its moves played.
#[track_caller]
fn replay(table: Table, start: &str, moves: &str) -> Game {
    let start = match start {
        "startpos" => Position::even(),
        sfen => sfen.parse().unwrap_or_else(|error| panic!("{sfen}: {error}")),
    };
    let mut game = Game::new(start, table);
    play(&mut game, if moves == "-" { "" } else { moves });
    game
}

/// The answer in the words of the table; a question that is not known fails the test.
#[track_caller]
fn answer(question: &str, start: &str, moves: &str) -> String {
    let table = |impasse, move_limit| Table { impasse, move_limit, strict: false };
    let plain = |moves| replay(Table::default(), start, moves);
    let (kind, of) = question.split_once(' ').unwrap_or((question, ""));
    if let Some(limit) = kind.strip_prefix("result-maxmoves") {
        let table = table(Impasse::Off, Some(limit.parse().unwrap()));
        return result(&replay(table, start, moves));
    }
    let declares = |impasse, credit| {
        let mut game = replay(table(impasse, None), start, moves).with_credit(Side::Gote, credit);
        let mover = game.position().turn();
        assert_eq!(game.declare(), Ok(()));
        match game.outcome() {
            Some(Outcome { winner: Some(side), .. }) if side == mover => "win",
            Some(Outcome { winner: None, .. }) => "draw",
            _ => "lose",
        }
    };
    let yes = |is: bool| if is { "yes" } else { "no" };
    match kind {
        "legal" => yes(is_legal(plain(moves).position(), of)).to_owned(),
        "moves" => n_moves(plain(moves).position()).to_string(),
        "check" => yes(plain(moves).position().is_check()).to_owned(),
        "result" => result(&plain(moves)),
        "resign" => {
            let mut game = plain(moves);
            assert_eq!(game.resign(), Ok(()));
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.ending, Ending::Resignation);
            format!("win:{}", letter(outcome.winner))
        }
        "declare27" => declares(Impasse::Points27, 0).to_owned(),
        "declare24" => declares(Impasse::Points24, 0).to_owned(),
        "declare27-from-2mai" => declares(Impasse::Points27, 10).to_owned(),
        _ => panic!("nobody knows the question {question:?}"),
    }
}

/// Every part of the rules must say the same of the move.
#[track_caller]
fn is_legal(position: &Position, m: &str) -> bool {
    let why = position.why(usi(m));
    let listed = position.legal_moves().iter().any(|listed| listed.to_string() == m);
    assert_eq!(listed, why.is_ok(), "{m}{}", draw(position));
    let slow = slow::Board::read(&position.sfen()).why(&slow::Try::read(m));
    assert_eq!(why.err().map_or("legal", |illegal| illegal.rule()), slow, "{m}{}", draw(position));
    listed
}

fn n_moves(position: &Position) -> usize {
    let n = position.legal_moves().len();
    assert_eq!(position.count_legal_moves() as usize, n);
    n
}

fn letter(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::Sente) => "b",
        Some(Side::Gote) => "w",
        None => "-",
    }
}

fn result(game: &Game) -> String {
    let Some(outcome) = game.outcome() else { return "none".to_owned() };
    let kind = match outcome.ending {
        Ending::Checkmate => "checkmate",
        Ending::NoLegalMove => "nomoves",
        Ending::PerpetualCheck => "perpetual",
        Ending::Repetition => return "draw:sennichite".to_owned(),
        Ending::MoveLimit => return "draw:maxmoves".to_owned(),
        other => panic!("no row ends by {other:?}"),
    };
    format!("{kind}:{}", letter(outcome.winner))
}

#[test]
fn every_case_gets_its_answer() {
    let mut n = 0;
    for row in rows(include_str!("../data/rules-cases.tsv")) {
        let [id, _, start, moves, question, expected, source, _] = row[..] else {
            panic!("{row:?} has not eight columns")
        };
        assert_eq!(answer(question, start, moves), expected, "{id}: {question} ({source})");
        n += 1;
    }
    assert_eq!(n, 135);
}

#[test]
fn every_game_ends_as_it_did() {
    let mut n = 0;
    for row in rows(include_str!("../data/games.tsv")) {
        let [id, start, moves, then, ending, winner, _] = row[..] else {
            panic!("{row:?} has not seven columns")
        };
        let start: Position = start.parse().unwrap();
        let mut game = Game::new(start, Table::default());
        for m in moves.split(' ') {
            goes_on(&game);
            play(&mut game, m);
        }
        match then {
            "resign" => {
                goes_on(&game);
                assert_eq!(game.resign(), Ok(()));
            }
            "" => {}
            other => panic!("{id}: nobody knows what {other:?} is"),
        }
        let outcome = game.outcome().unwrap_or_else(|| panic!("{id} goes on"));
        let name = outcome.winner.map_or("", Side::name);
        assert_eq!((outcome.ending.name(), name), (ending, winner), "{id}");
        take_back_and_replay(&game);
        n += 1;
    }
    assert_eq!(n, 8);
}

/// Back to the start and forth again gives the very same game.
fn take_back_and_replay(game: &Game) {
    let mut again = game.clone();
    while again.undo() {}
    assert_eq!(again.position(), game.start());
    assert_eq!(again.ply(), 0);
    while again.redo() {}
    assert_eq!(again.position(), game.position());
    if game.outcome().is_some_and(|outcome| outcome.ending == Ending::Resignation) {
        assert_eq!(again.resign(), Ok(()));
    }
    assert_eq!(again.outcome(), game.outcome());
    assert_eq!(again.moves(), game.moves());
}
