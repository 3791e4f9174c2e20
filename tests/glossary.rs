//! What the texts of the glossary and of the tips claim about their boards, beyond what is legal:
//! who is mated, where the pieces of a castle stand, what a fork wins.

use kete::learn::{Diagram, Example, Page, Section};
use kete::rules::{Move, Position, Role, Side, Square};

fn diagrams() -> impl Iterator<Item = &'static Diagram> {
    Page::Glossary.sections().chain(Page::Tips.sections()).flat_map(Section::diagrams)
}

fn diagram(caption: &str) -> &'static Diagram {
    diagrams().find(|diagram| diagram.caption == caption).unwrap_or_else(|| panic!("no {caption}"))
}

fn start(caption: &str) -> Position {
    diagram(caption).position().unwrap_or_else(|| panic!("{caption}"))
}

fn play(position: Position, usi: &str) -> Position {
    let next: Move = usi.parse().unwrap_or_else(|_| panic!("{usi}"));
    position.play(next).unwrap_or_else(|refused| panic!("{usi}: {}", refused.rule()))
}

/// The position after the whole line of a diagram, or the position itself.
fn end(diagram: &Diagram) -> Position {
    let now = diagram.position().unwrap_or_else(|| panic!("{}", diagram.caption));
    let Example::Line(line) = diagram.example else { return now };
    line.iter().fold(now, play)
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

fn legal(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position.legal_moves().iter().map(|m| m.to_string()).collect();
    moves.sort();
    moves
}

/// Lines whose text says that the king cannot be saved; the others leave it a way.
const MATES: &[&str] = &[
    "term-threatmate-diagram",
    "term-tsume-diagram",
    "tip-order-diagram",
    "tip-last-rank-diagram",
    "tip-belly-silver-diagram",
];

#[test]
fn lines_mate_where_the_text_says_so() {
    let lines = diagrams().filter(|diagram| matches!(diagram.example, Example::Line(_)));
    let mating: Vec<_> =
        lines.filter(|line| is_mate(&end(line))).map(|line| line.caption).collect();
    assert_eq!(mating, MATES);
}

#[test]
fn nothing_saves_the_king_where_the_text_says_so() {
    for (caption, first) in [
        ("term-tsume-diagram", "G*5c"),
        ("tip-last-rank-diagram", "G*5c"),
        ("tip-belly-silver-diagram", "S*2b"),
    ] {
        let after = play(start(caption), first);
        let replies = legal(&after);
        assert!(!replies.is_empty(), "{caption}");
        for reply in replies {
            let now = play(after, &reply);
            let golds = legal(&now).into_iter().filter(|usi| usi.starts_with("G*"));
            let mates = golds.map(|usi| play(now, &usi)).filter(is_mate).count();
            assert!(mates > 0, "{caption}: {reply}");
        }
    }
    let belly = play(start("tip-belly-silver-diagram"), "S*2b");
    assert!(!belly.is_check());
    assert!(legal(&belly).iter().all(|usi| !usi.starts_with("1b")), "the king moves");
}

#[test]
fn a_silver_at_the_head_lets_the_king_run() {
    let silver = play(start("tip-gold-at-head-diagram"), "S*5b");
    assert!(silver.is_check());
    assert_eq!(legal(&silver), ["5a4b", "5a6b"]);
}

#[test]
fn a_double_check_moves_the_king() {
    let after = play(start("term-double-check-diagram"), "5e4c");
    assert!(after.is_check());
    assert!(legal(&after).iter().all(|usi| usi.starts_with("5a")));
    let discovered = play(start("term-discovered-check-diagram"), "5e2b+");
    assert!(discovered.is_check());
}

/// Caption, and where Sente’s pieces stand at the end.
const CASTLES: &[(&str, &[(Role, &str)])] = &[
    (
        "term-boat-diagram",
        &[
            (Role::King, "7h"),
            (Role::Gold, "6i"),
            (Role::Gold, "5h"),
            (Role::Silver, "7i"),
            (Role::Bishop, "8h"),
        ],
    ),
    (
        "tip-castle-diagram",
        &[
            (Role::King, "7h"),
            (Role::Gold, "6i"),
            (Role::Gold, "5h"),
            (Role::Silver, "7i"),
            (Role::Bishop, "8h"),
        ],
    ),
    (
        "term-mino-diagram",
        &[(Role::King, "2h"), (Role::Silver, "3h"), (Role::Gold, "4i"), (Role::Gold, "5h")],
    ),
    (
        "tip-mino-diagram",
        &[
            (Role::King, "2h"),
            (Role::Silver, "3h"),
            (Role::Gold, "4i"),
            (Role::Gold, "5h"),
            (Role::Rook, "6h"),
        ],
    ),
    (
        "term-yagura-diagram",
        &[(Role::King, "8h"), (Role::Gold, "7h"), (Role::Gold, "6g"), (Role::Silver, "7g")],
    ),
    (
        "tip-yagura-diagram",
        &[
            (Role::King, "8h"),
            (Role::Gold, "7h"),
            (Role::Gold, "6g"),
            (Role::Silver, "7g"),
            (Role::Bishop, "6h"),
        ],
    ),
    (
        "term-anaguma-diagram",
        &[
            (Role::King, "9i"),
            (Role::Lance, "9h"),
            (Role::Silver, "8h"),
            (Role::Gold, "7h"),
            (Role::Gold, "7i"),
            (Role::Knight, "8i"),
        ],
    ),
    (
        "tip-anaguma-diagram",
        &[
            (Role::King, "9i"),
            (Role::Lance, "9h"),
            (Role::Silver, "8h"),
            (Role::Gold, "7i"),
            (Role::Gold, "5h"),
        ],
    ),
    ("term-fourth-file-rook-diagram", &[(Role::Rook, "6h"), (Role::Bishop, "7g")]),
    ("tip-fourth-file-rook-diagram", &[(Role::Rook, "6h"), (Role::Bishop, "7g")]),
    ("tip-static-rook-diagram", &[(Role::Rook, "2h"), (Role::Gold, "7h")]),
    ("tip-side-pawn-diagram", &[(Role::Rook, "3d")]),
    ("term-climbing-silver-diagram", &[(Role::Silver, "2f")]),
    ("tip-climbing-silver-diagram", &[(Role::Rook, "2d")]),
];

#[test]
fn pieces_stand_where_the_text_says() {
    for (caption, pieces) in CASTLES {
        let now = end(diagram(caption));
        for (role, at) in *pieces {
            let piece = now.piece(square(at)).unwrap_or_else(|| panic!("{caption}: {at} is empty"));
            assert_eq!((piece.side, piece.role), (Side::Sente, *role), "{caption}: {at}");
        }
    }
}

#[test]
fn a_fork_wins_one_of_the_two() {
    for (caption, drop, at, targets) in [
        ("term-fork-diagram", "N*6e", "6e", ["7c", "5c"]),
        ("tip-drop-fork-diagram-2", "N*6e", "6e", ["7c", "5c"]),
        ("tip-drop-fork-diagram", "B*5e", "5e", ["8b", "2b"]),
        ("term-split-silver-diagram", "S*5a", "5a", ["6b", "4b"]),
    ] {
        let after = play(start(caption), drop);
        for reply in legal(&after) {
            let now = play(after, &reply);
            // A piece that runs with check does not get away with it.
            let to = &reply[2..4];
            let wins = legal(&now).into_iter().any(|usi| {
                usi[2..].starts_with(to)
                    || targets.iter().any(|target| usi.starts_with(&format!("{at}{target}")))
            });
            assert!(wins, "{caption}: {reply}");
        }
    }
}

#[test]
fn a_knight_that_jumped_too_far_is_lost() {
    let Example::Line(line) = diagram("tip-knight-early-diagram").example else { panic!("a line") };
    let first = line.iter().take(2);
    let attacked = first.fold(start("tip-knight-early-diagram"), play);
    for jump in legal(&attacked).iter().filter(|usi| usi.starts_with("2e")) {
        let after = play(attacked, jump);
        let taken = legal(&after).iter().any(|usi| usi[2..].starts_with(&jump[2..4]));
        assert!(taken, "{jump} is safe");
    }
}
