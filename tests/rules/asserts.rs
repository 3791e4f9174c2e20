//! What tests say about positions and games. Every failure shows the board.

use kete::rules::{
    Ending, Game, IllegalMove, Move, Outcome, Position, Side, Square, SquareSet, Table,
};

use crate::diagram::{board, draw, draw_marked, picture, turned, turned_move, turned_square};
use crate::slow;

/// Reads a USI move.
#[track_caller]
pub fn usi(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Reads a square.
#[track_caller]
pub fn sq(text: &str) -> Square {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each of these moves is legal here, and for the other side on the turned board.
#[track_caller]
pub fn allows(position: &Position, moves: &str) {
    for m in moves.split_whitespace().map(usi) {
        judge(position, m, None);
        judge(&turned(position), turned_move(m), None);
    }
}

/// Each of these moves is forbidden by the rule, and for the other side on the turned board.
#[track_caller]
pub fn refuses(position: &Position, moves: &str, rule: &str) {
    for m in moves.split_whitespace().map(usi) {
        judge(position, m, Some(rule));
        judge(&turned(position), turned_move(m), Some(rule));
    }
}

/// Why this move is refused.
#[track_caller]
pub fn refusal(position: &Position, m: &str) -> IllegalMove {
    match position.why(usi(m)) {
        Err(illegal) => illegal,
        Ok(()) => panic!("{m} is legal here:{}", draw(position)),
    }
}

/// Every part of the rules that speaks of the move must say the same.
#[track_caller]
fn judge(position: &Position, m: Move, rule: Option<&str>) {
    let drawn = || draw(position);
    let said = position.why(m).err().map(IllegalMove::rule);
    assert_eq!(said, rule, "{m} here:{}", drawn());
    let legal = rule.is_none();
    assert_eq!(position.is_legal(m), legal, "is_legal({m}):{}", drawn());
    assert_eq!(position.play(m).is_ok(), legal, "play({m}):{}", drawn());
    let listed = position.legal_moves().iter().any(|listed| listed == m);
    assert_eq!(listed, legal, "{m} in the legal moves:{}", drawn());
    let by_slow = slow::Board::read(&position.sfen()).why(&slow::Try::read(&m.to_string()));
    assert_eq!(by_slow, rule.unwrap_or("legal"), "{m} as the slow rules see it:{}", drawn());
}

/// The piece on `from` reaches exactly the marked squares, for either side.
#[track_caller]
pub fn reaches(from: &str, text: &str) {
    let (position, marks) = picture(text);
    check_reach(&position, sq(from), marks);
    let marks = marks.iter().map(turned_square).collect();
    check_reach(&turned(&position), turned_square(sq(from)), marks);
}

#[track_caller]
fn check_reach(position: &Position, from: Square, marks: SquareSet) {
    let reached = position.destinations(kete::rules::Origin::Board(from));
    if reached != marks {
        let wanted = draw_marked(position, marks);
        let found = draw_marked(position, reached);
        panic!("{from} should reach{wanted}but reaches{found}");
    }
}

/// A game from a picture under the default table.
#[track_caller]
pub fn game(text: &str) -> Game {
    game_under(Table::default(), text)
}

/// A game from a picture under a table.
#[track_caller]
pub fn game_under(table: Table, text: &str) -> Game {
    Game::new(board(text), table)
}

/// A game from an SFEN under the default table.
#[track_caller]
pub fn game_from(sfen: &str) -> Game {
    let start = sfen.parse().unwrap_or_else(|error| panic!("{sfen}: {error}"));
    Game::new(start, Table::default())
}

/// Plays moves, none of which may be refused; the game may end on the last only.
#[track_caller]
pub fn play(game: &mut Game, moves: &str) {
    for m in moves.split_whitespace() {
        if let Err(error) = game.play(usi(m)) {
            panic!("{m} at ply {}: {error:?}{}", game.ply(), draw(game.position()));
        }
    }
}

/// The same moves `times` times over.
#[track_caller]
pub fn play_times(game: &mut Game, times: usize, moves: &str) {
    for _ in 0..times {
        play(game, moves);
    }
}

/// The game goes on.
#[track_caller]
pub fn goes_on(game: &Game) {
    let outcome = game.outcome();
    assert!(outcome.is_none(), "{outcome:?} at ply {}{}", game.ply(), draw(game.position()));
}

/// The game has been won.
#[track_caller]
pub fn wins(game: &Game, winner: Side, ending: Ending) {
    ended(game, Outcome::win(winner, ending));
}

/// The game is drawn.
#[track_caller]
pub fn draws(game: &Game, ending: Ending) {
    ended(game, Outcome::draw(ending));
}

#[track_caller]
fn ended(game: &Game, outcome: Outcome) {
    let found = game.outcome();
    assert_eq!(found, Some(outcome), "at ply {}{}", game.ply(), draw(game.position()));
}
