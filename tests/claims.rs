//! What the texts of the rules page and of the questions claim beyond a single move: who wins at
//! the end of a line, what a position counts, which pieces a handicap leaves.

use kete::learn::{Diagram, Example, Page, Section};
use kete::rules::{
    Ending, Game, Handicap, Impasse, ImpasseCount, Outcome, Position, Setup, Side, Table,
};

fn diagram(caption: &str) -> &'static Diagram {
    Page::Rules
        .sections()
        .chain(Page::Questions.sections())
        .flat_map(Section::diagrams)
        .find(|diagram| diagram.caption == caption)
        .unwrap_or_else(|| panic!("no {caption}"))
}

fn position(caption: &str) -> Position {
    diagram(caption).position().unwrap_or_else(|| panic!("{caption} is no position"))
}

/// The game after the whole line of a diagram, and how it stood one move before.
fn played(caption: &str) -> (Game, Option<Outcome>) {
    let Example::Line(line) = diagram(caption).example else { panic!("{caption} is no line") };
    let mut game = Game::new(position(caption), Table::default());
    let mut before = game.outcome();
    for usi in line.iter() {
        before = game.outcome();
        let next = usi.parse().unwrap_or_else(|_| panic!("{caption}: {usi}"));
        game.play(next).unwrap_or_else(|error| panic!("{caption}: {usi}: {error}"));
    }
    (game, before)
}

#[test]
fn lines_that_repeat_end_with_their_last_move() {
    let (game, before) = played("rules-repetition-diagram");
    assert_eq!(before, None);
    assert_eq!(game.outcome(), Some(Outcome::draw(Ending::Repetition)));
    let (game, before) = played("rules-perpetual-check-diagram");
    assert_eq!(before, None);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Gote, Ending::PerpetualCheck)));
}

#[test]
fn finished_positions_are_finished() {
    for (caption, ending) in [
        ("rules-end-mate-diagram", Outcome::win(Side::Sente, Ending::Checkmate)),
        ("rules-end-no-move-diagram", Outcome::win(Side::Gote, Ending::NoLegalMove)),
    ] {
        let game = Game::new(position(caption), Table::default());
        assert_eq!(game.outcome(), Some(ending), "{caption}");
    }
}

#[test]
fn the_king_that_may_not_pass_has_one_move() {
    assert_eq!(position("rules-passing-diagram").legal_moves().len(), 1);
}

#[test]
fn the_declarable_position_counts_what_its_text_says() {
    let position = position("rules-impasse-diagram");
    let count = ImpasseCount::of(&position, Side::Sente, 0);
    assert!(count.may_declare());
    assert_eq!((count.pieces_in_zone, count.points), (10, 28));
    let in_hand: u8 = position.hand(Side::Sente).iter().map(|(_, n)| n).sum();
    assert_eq!(in_hand, 6, "a rook and five pawns: 10 points");
    let table = Table { impasse: Impasse::Points27, ..Table::default() };
    let mut game = Game::new(position, table);
    game.declare().expect("the rule allows it");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Sente, Ending::Declaration)));
}

#[test]
fn the_king_that_arrives_wins_by_the_try_rule() {
    let caption = "rules-impasse-try-diagram";
    let table = Table { impasse: Impasse::Try, ..Table::default() };
    let mut game = Game::new(position(caption), table);
    game.play("5b5a".parse().expect("a move")).expect("it is legal");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Sente, Ending::Try)));
}

#[test]
fn handicaps_are_those_of_the_rules() {
    for (caption, handicap) in [
        ("rules-handicaps-lance-diagram", Handicap::Lance),
        ("rules-handicaps-two-diagram", Handicap::TwoPiece),
        ("rules-handicaps-six-diagram", Handicap::SixPiece),
        ("question-stronger-diagram", Handicap::TwoPiece),
    ] {
        assert_eq!(Handicap::of(&position(caption)), Some(handicap), "{caption}");
        let setup = Setup::handicap(handicap).position().expect("a position");
        assert_eq!(position(caption), setup, "{caption}");
    }
}
