//! The boards of the pages in the reader's hands.

#[path = "support/pages.rs"]
mod pages;

use kete::learn::{Diagram, Example, Frame, Items, Mark, Said, Spot, Trial, Verdict};
use kete::rules::{Ending, Move, Origin, Outcome, Role, Side, Square};
use pages::diagrams;

fn at(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("{text} is no square"))
}

fn trial(caption: &str) -> Trial {
    let diagram = diagrams().find(|diagram| diagram.caption == caption);
    diagram.and_then(|it| Trial::new(*it)).unwrap_or_else(|| panic!("no {caption}"))
}

fn lit(trial: &Trial, wanted: Mark) -> Vec<String> {
    let marks = trial.marks();
    marks.iter().filter(|(_, mark)| *mark == wanted).map(|(square, _)| square.to_string()).collect()
}

#[test]
fn an_untouched_board_is_the_page_s() {
    for diagram in diagrams() {
        let trial = Trial::new(*diagram).expect("a position");
        assert_eq!(trial.marks(), diagram.marks(), "{}", diagram.caption);
        assert_eq!((trial.is_changed(), trial.said(), trial.asks()), (false, None, None));
    }
}

#[test]
fn every_try_of_a_page_is_answered_as_the_page_says() {
    for diagram in diagrams() {
        for attempt in diagram.tries() {
            let place = format!("{}, {}", diagram.caption, attempt.usi);
            let mut trial = Trial::new(*diagram).expect("a position");
            let tried = attempt.to_move().expect("a move");
            let turn = trial.position().turn();
            trial.tap(match tried.origin() {
                Origin::Board(from) => Spot::Square(from),
                Origin::Hand(role) => Spot::Pile(turn, role),
            });
            trial.tap(Spot::Square(tried.to()));
            if trial.asks().is_some() {
                let Move::Board { promote, .. } = tried else { panic!("{place}: a drop") };
                trial.answer(promote);
            }
            let said = match trial.said() {
                Some(Said::Refused(refusal, _)) => Verdict::Forbidden(refusal.rule()),
                Some(Said::Over(outcome)) => {
                    assert_eq!(outcome, Outcome::win(turn, Ending::Checkmate), "{place}");
                    Verdict::Mates
                }
                Some(other) => panic!("{other:?}"),
                None => Verdict::Allowed,
            };
            assert_eq!(said, attempt.verdict, "{place}");
            let played = !matches!(said, Verdict::Forbidden(_));
            assert_eq!(trial.last_move(), played.then_some(tried), "{place}");
            trial.put_back();
            assert_eq!(trial, Trial::new(*diagram).expect("a position"), "{place}");
        }
    }
}

#[test]
fn a_line_is_stepped_through_and_back() {
    for diagram in diagrams() {
        let Example::Line(line) = diagram.example else { continue };
        let mut trial = Trial::new(*diagram).expect("a position");
        let count = line.iter().count();
        for usi in line.iter() {
            assert_eq!(trial.next_of_line().map(|next| next.to_string()).as_deref(), Some(usi));
            trial.step();
        }
        assert_eq!((trial.n_played(), trial.next_of_line()), (count, None));
        trial.step();
        assert_eq!(trial.n_played(), count);
        for _ in line.iter() {
            trial.step_back();
        }
        trial.step_back();
        assert_eq!(trial, Trial::new(*diagram).expect("a position"));
    }
}

#[test]
fn a_line_ends_as_a_game_does() {
    let moves = Items("5i5h 5a5b 5h5i 5b5a 5i5h 5a5b 5h5i 5b5a 5i5h 5a5b 5h5i 5b5a");
    let (sfen, example) = ("4k4/9/9/9/9/9/9/9/4K4 b - 1", Example::Line(moves));
    let diagram = Diagram { sfen, frame: Frame::WHOLE, example, caption: "rules-goal" };
    let mut trial = Trial::new(diagram).unwrap_or_else(|| panic!("a position"));
    for _ in moves.iter().skip(1) {
        trial.step();
        assert_eq!(trial.said(), None);
    }
    trial.step();
    assert_eq!(trial.said(), Some(Said::Over(Outcome::draw(Ending::Repetition))));
}

#[test]
fn a_line_waits_while_the_reader_goes_another_way() {
    let mut trial = trial("tip-first-moves-diagram");
    for square in ["9g", "9f"] {
        trial.tap(Spot::Square(at(square)));
    }
    assert_eq!((trial.n_played(), trial.next_of_line()), (1, None));
    trial.step_back();
    assert!(trial.next_of_line().is_some());
    // The move of the line, played by hand, is the line.
    for square in ["7g", "7f"] {
        trial.tap(Spot::Square(at(square)));
    }
    assert_eq!(trial.next_of_line().expect("the reply").to_string(), "3c3d");
}

#[test]
fn a_piece_wanders_and_promotes_when_asked() {
    let mut trial = trial("rules-promotion-zone-diagram");
    trial.tap(Spot::Square(at("5c")));
    assert_eq!(trial.asks(), Some((at("5d"), at("5c"))));
    // A touch elsewhere takes the question away, and the move with it.
    trial.tap(Spot::Square(at("4h")));
    assert_eq!((trial.asks(), trial.held(), trial.is_changed()), (None, None, false));
    trial.tap(Spot::Square(at("5d")));
    trial.tap(Spot::Square(at("5c")));
    trial.answer(true);
    let piece = trial.position().piece(at("5c")).expect("the silver");
    assert_eq!((piece.role, trial.position().turn()), (Role::PromotedSilver, Side::Sente));
    assert_eq!(lit(&trial, Mark::Last), ["5c", "5d"]);
    trial.tap(Spot::Square(at("5c")));
    assert_eq!(lit(&trial, Mark::Target), ["4b", "4c", "5b", "5d", "6b", "6c"]);
    trial.tap(Spot::Square(at("5c")));
    assert_eq!(trial.held(), None);
}

#[test]
fn the_other_side_s_pieces_show_their_ways_and_wait_for_their_turn() {
    let mut trial = trial("rules-board-diagram");
    trial.tap(Spot::Square(at("3c")));
    assert_eq!(lit(&trial, Mark::Target), ["3d"]);
    trial.tap(Spot::Square(at("3d")));
    let Some(Said::Refused(refusal, Side::Sente)) = trial.said() else { panic!("not refused") };
    assert_eq!(refusal.rule(), "not-your-piece");
    for square in ["3c", "7g", "7f", "3c", "3d"] {
        trial.tap(Spot::Square(at(square)));
    }
    assert_eq!((trial.n_played(), trial.said()), (2, None));
}

#[test]
fn a_square_that_is_not_lit_says_why() {
    let mut trial = trial("rules-knight-move");
    trial.tap(Spot::Square(at("5f")));
    let Some(Said::Refused(refusal, _)) = trial.said() else { panic!("not refused") };
    assert_eq!(refusal.rule(), "not-that-piece's-move");
    // An own piece is picked up instead.
    trial.tap(Spot::Square(at("5d")));
    assert_eq!((trial.said(), trial.held()), (None, Some((Side::Sente, Origin::Board(at("5d"))))));
}
