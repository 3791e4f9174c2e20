//! The pages for newcomers: every board on them is right, every rule has its section.

#[path = "support/pages.rs"]
mod pages;

use kete::learn::{
    Block, Diagram, Example, Frame, Mark, Names, Page, Section, Verdict, section_for,
};
use kete::play::Refusal;
use kete::rules::{Ending, Move, Origin, Position, Square};
use pages::diagrams;

fn position(diagram: &Diagram) -> Position {
    match diagram.sfen.parse() {
        Ok(position) => position,
        Err(error) => panic!("{}: {error}", diagram.caption),
    }
}

#[test]
fn every_diagram_is_a_position() {
    for diagram in diagrams() {
        position(diagram);
        assert_eq!(diagram.position(), Some(position(diagram)));
    }
}

#[test]
fn every_move_tried_is_judged_as_the_diagram_says() {
    let mut tried = 0;
    for diagram in diagrams() {
        let is_tried = matches!(diagram.example, Example::Tries(_));
        assert_eq!(diagram.tries().next().is_some(), is_tried, "{}", diagram.caption);
        for attempt in diagram.tries() {
            let place = format!("{}, {}", diagram.caption, attempt.usi);
            let tried_move: Move = attempt.usi.parse().unwrap_or_else(|_| panic!("{place}"));
            let before = position(diagram);
            let found = match before.play(tried_move) {
                Err(refused) => Verdict::Forbidden(refused.rule()),
                Ok(after) if after.is_check() && !after.has_legal_move() => Verdict::Mates,
                Ok(_) => Verdict::Allowed,
            };
            assert_eq!(found, attempt.verdict, "{place}");
            tried += 1;
        }
    }
    assert!(tried >= 10, "only {tried}");
}

#[test]
fn every_line_is_played_by_the_rules() {
    for diagram in diagrams() {
        let Example::Line(line) = diagram.example else { continue };
        assert!(line.iter().next().is_some(), "{}: nothing to play", diagram.caption);
        let mut now = position(diagram);
        for usi in line.iter() {
            let place = format!("{}, {usi}", diagram.caption);
            let next: Move = usi.parse().unwrap_or_else(|_| panic!("{place}"));
            now = now.play(next).unwrap_or_else(|refused| panic!("{place}: {}", refused.rule()));
            assert!(diagram.frame.contains(next.to()), "{place} is not drawn");
            if let Origin::Board(from) = next.origin() {
                assert!(diagram.frame.contains(from), "{place} is not drawn");
            }
        }
    }
}

#[test]
fn what_a_diagram_shows_moving_is_the_side_to_move_s() {
    for diagram in diagrams() {
        let Example::Moves(from) = diagram.example else { continue };
        let from: Square = from.parse().unwrap_or_else(|_| panic!("{}", diagram.caption));
        let now = position(diagram);
        let piece = now.piece(from).unwrap_or_else(|| panic!("{}: {from}", diagram.caption));
        assert_eq!(piece.side, now.turn(), "{}", diagram.caption);
    }
}

/// Ids are for addresses and links: plain, and each once.
fn plain_and_once(ids: &[&str]) {
    for (at, id) in ids.iter().enumerate() {
        let plain =
            |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter.is_ascii_digit();
        assert!(!id.is_empty() && id.chars().all(plain), "{id}");
        assert!(!ids[..at].contains(id), "{id} twice");
    }
}

#[test]
fn ids_are_plain_and_each_is_there_once() {
    for page in Page::ALL {
        plain_and_once(&page.sections().map(Section::id).collect::<Vec<_>>());
        for section in page.sections() {
            assert_eq!(page.find(section.id()), Some(section));
            assert!(!section.blocks.is_empty(), "{} is empty", section.title);
        }
        assert!(page.sections().count() > 10, "{page:?}");
        assert_eq!(page.find("no-such-section"), None);
    }
}

#[test]
fn parts_belong_to_a_section_of_the_rules() {
    for page in Page::ALL {
        let is_part = |section: &Section| section.is_part;
        assert!(page.sections().next().is_some_and(|first| !first.is_part), "{page:?}");
        assert_eq!(page.sections().any(is_part), page == Page::Rules, "{page:?}");
    }
}

#[test]
fn links_lead_somewhere() {
    for section in Page::ALL.into_iter().flat_map(Page::sections) {
        for block in &section.blocks {
            let Block::See { rule, terms } = block else { continue };
            let (title, terms) = (section.title, terms.iter().collect::<Vec<_>>());
            assert!(rule.is_empty() || Page::Rules.find(rule).is_some(), "{title}: no {rule}");
            assert!(!rule.is_empty() || !terms.is_empty(), "{title}: leads nowhere");
            for (at, term) in terms.iter().enumerate() {
                let other = Page::Glossary.find(term).unwrap_or_else(|| panic!("{title}: {term}"));
                assert!(other != section && !terms[..at].contains(term), "{title}: {term}");
            }
        }
    }
}

#[test]
fn terms_are_whole() {
    for term in Page::Glossary.sections() {
        let (id, names) = (term.id(), term.names);
        assert!(!id.ends_with("-text") && !id.ends_with("-diagram"), "{id}");
        assert!(!names.english.is_empty() && names.english.is_ascii(), "{id}");
        assert!(!names.japanese.is_empty() && !names.japanese.is_ascii(), "{id}");
        let latin = |letter: char| letter.is_lowercase() || matches!(letter, ' ' | '-' | '’' | ',');
        assert!(!names.romaji.is_empty() && names.romaji.chars().all(latin), "{}", names.romaji);
        let text = format!("{}-text", term.title);
        assert_eq!(term.messages().iter().filter(|id| **id == text).count(), 1, "{id}");
    }
    for page in [Page::Rules, Page::Questions, Page::Tips] {
        assert!(page.sections().all(|section| section.names == Names::default()), "{page:?}");
    }
}

#[test]
fn every_question_has_an_answer_and_a_rule() {
    for question in Page::Questions.sections() {
        let answer = format!("{}-answer", question.title);
        assert!(matches!(question.blocks[0], Block::Text(id) if id == answer), "{answer}");
        let has_rule = |block: &Block| matches!(block, Block::See { rule, .. } if !rule.is_empty());
        assert!(question.blocks.last().is_some_and(has_rule), "{}", question.title);
    }
}

/// What the texts say in words, counted by somebody who read the rules of shogi: caption, squares
/// where the piece may go, of these captures.
const MOVES: &[(&str, &str, usize)] = &[
    ("rules-pieces-way-diagram", "3e 4e 5d 5f 5g 5h 5i 6e 7e 8e 9e", 1),
    ("rules-king-move", "4d 4e 4f 5d 5f 6d 6e 6f", 0),
    ("rules-rook-move", "1e 2e 3e 4e 5a 5b 5c 5d 5f 5g 5h 5i 6e 7e 8e 9e", 0),
    ("rules-bishop-move", "1a 1i 2b 2h 3c 3g 4d 4f 6d 6f 7c 7g 8b 8h 9a 9i", 0),
    ("rules-gold-move", "4d 4e 5d 5f 6d 6e", 0),
    ("rules-silver-move", "4d 4f 5d 6d 6f", 0),
    ("rules-knight-move", "4c 6c", 0),
    ("rules-lance-move", "5a 5b 5c 5d 5e 5f", 0),
    ("rules-pawn-move", "5d", 0),
    ("rules-promotion-zone-diagram", "4c 4e 5c 6c 6e", 0),
    ("rules-dragon-move", "1e 2e 3e 4d 4e 4f 5a 5b 5c 5d 5f 5g 5h 5i 6d 6e 6f 7e 8e 9e", 0),
    ("rules-horse-move", "1a 1i 2b 2h 3c 3g 4d 4e 4f 5d 5f 6d 6e 6f 7c 7g 8b 8h 9a 9i", 0),
    ("rules-tokin-move", "4d 4e 5d 5f 6d 6e", 0),
    ("rules-capture-diagram", "5d", 1),
];

/// Holds the boards that show where a piece goes to a list counted by hand: all of them, in order.
fn check_moves<'a>(diagrams: impl Iterator<Item = &'a Diagram>, listed: &[(&str, &str, usize)]) {
    let moving: Vec<_> =
        diagrams.filter(|diagram| matches!(diagram.example, Example::Moves(_))).collect();
    let captions: Vec<_> = moving.iter().map(|diagram| diagram.caption).collect();
    assert_eq!(captions, listed.iter().map(|(caption, ..)| *caption).collect::<Vec<_>>());
    for (diagram, (caption, squares, captures)) in moving.into_iter().zip(listed) {
        let marks = diagram.marks();
        let mut goes: Vec<_> = marks
            .iter()
            .filter(|(_, mark)| matches!(mark, Mark::Target | Mark::Capture))
            .map(|(square, _)| square.to_string())
            .collect();
        goes.sort();
        assert_eq!(goes.join(" "), *squares, "{caption}");
        let count = |wanted| marks.iter().filter(|(_, mark)| *mark == wanted).count();
        assert_eq!(count(Mark::Capture), *captures, "{caption}");
        assert_eq!(count(Mark::Focus), 1, "{caption}");
        assert_eq!(count(Mark::Barred), 0, "{caption}");
    }
}

#[test]
fn every_piece_goes_where_the_text_says() {
    check_moves(Page::Rules.sections().flat_map(Section::diagrams), MOVES);
}

/// What the questions say of single pieces: squares where it may go, counted by hand.
const QUESTION_MOVES: &[(&str, &str, usize)] = &[
    ("question-queen-diagram", "1e 2e 3e 4d 4e 4f 5a 5b 5c 5d 5f 5g 5h 5i 6d 6e 6f 7e 8e 9e", 0),
    ("question-pawn-capture-diagram", "5d", 1),
    ("question-knight-back-diagram", "4c 6c", 0),
    ("question-many-captures-diagram", "1e 2e 3e 4e 5c 5d 5f 5g 5h 5i 6e 7e 8e 9e", 1),
];

#[test]
fn pieces_of_the_questions_go_where_the_text_says() {
    check_moves(Page::Questions.sections().flat_map(Section::diagrams), QUESTION_MOVES);
}

#[test]
fn what_a_diagram_tries_is_inside_its_frame() {
    for diagram in diagrams() {
        let frame = diagram.frame;
        assert!(frame.files.0 <= frame.files.1 && frame.ranks.0 <= frame.ranks.1);
        for (square, mark) in diagram.marks() {
            let wide = matches!(diagram.example, Example::Moves(_)) && mark != Mark::Focus;
            assert!(wide || frame.contains(square), "{}: {square}", diagram.caption);
        }
    }
}

#[test]
fn a_try_that_is_barred_one_way_and_allowed_another_is_a_target() {
    let must = diagrams().find(|diagram| diagram.caption == "rules-promotion-must-diagram");
    let marks = must.expect("the diagram").marks();
    let square = |text: &str| text.parse::<Square>().expect("a square");
    assert_eq!(marks, [(square("5a"), Mark::Target), (square("5b"), Mark::Focus)]);
}

#[test]
fn a_frame_lists_its_squares_as_they_are_read() {
    let frame = Frame { files: (1, 2), ranks: (3, 4) };
    let squares: Vec<_> = frame.squares().map(|square| square.to_string()).collect();
    assert_eq!(squares, ["2c", "1c", "2d", "1d"]);
    assert_eq!(Frame::WHOLE.squares().count(), 81);
    assert!(Frame::WHOLE.squares().all(|square| Frame::WHOLE.contains(square)));
}

#[test]
fn every_rule_and_every_ending_has_its_section() {
    let refusals = [
        "nifu",
        "uchifuzume",
        "dead-end",
        "must-promote",
        "cannot-promote",
        "leaves-king-in-check",
        "does-not-answer-check",
        "blocked",
        "not-that-piece's-move",
        "own-piece",
        "occupied",
        "not-in-hand",
        "empty-square",
        "not-your-piece",
    ];
    let endings = Ending::ALL.map(Ending::name);
    for rule in refusals.into_iter().chain(Refusal::OTHER_RULES).chain(endings) {
        let section = section_for(rule);
        assert!(Page::Rules.find(section).is_some(), "{rule} leads to {section}");
        assert!(section != "forbidden" || rule == "illegal-move", "{rule} has no section");
    }
    assert_eq!(section_for("nifu"), "nifu");
    assert_eq!(section_for("no-such-rule"), "forbidden");
}
