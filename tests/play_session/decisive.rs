//! The decisive moment: what is said of it is true, and nothing is left out.

use std::collections::BTreeSet;

use super::dice::Dice;
use super::sit::Sit;
use kete::play::{Command, NewGame, Session, Step, Told};
use kete::rules::{Ending, IllegalMove, Impasse, Move, Piece, Position, Role, Square, Table};

/// What a step says, in a few letters.
fn brief(step: &Step) -> String {
    let target = step.target.map_or(String::new(), |at| format!(" {at}"));
    let by = step.culprit.map_or(String::new(), |(by, aim)| format!(" {by}>{aim}"));
    let told = match step.told {
        Told::Move => "move".to_owned(),
        Told::Check(role) => format!("check {}", role.name()),
        Told::DoubleCheck => "double".to_owned(),
        Told::OwnPiece(role) => format!("own {}", role.name()),
        Told::Covered(role) => format!("covered {}", role.name()),
        Told::Protected(role, by) => format!("{} protected {}", role.name(), by.name()),
        Told::NoTaker(role) => format!("no-taker {}", role.name()),
        Told::PinnedTaker(role, to) => format!("pinned-taker {} {to}", role.name()),
        Told::NoRoom(role) => format!("no-room {}", role.name()),
        Told::Jumps => "jumps".to_owned(),
        Told::NoBlocker => "no-blocker".to_owned(),
        Told::PinnedBlocker(role, to) => format!("pinned-blocker {} {to}", role.name()),
        Told::BarredDrop(role, rule) => format!("barred {} {}", role.name(), rule.rule()),
        Told::Again(time) => format!("again {time} ply {}", step.ply),
        Told::PerpetualCheck(number) => format!("perpetual {number} ply {}", step.ply),
        Told::Forbidden(rule) => format!("forbidden {}", rule.rule()),
        Told::End(outcome) => format!("end {}", outcome.ending.name()),
    };
    format!("{told}{target}{by}")
}

/// Plays moves from a position and compares the steps.
#[track_caller]
fn steps(sfen: &str, table: Table, script: &str, expected: &[&str]) {
    let mut sit = Sit::under(sfen, table);
    sit.script(script);
    let seen: Vec<String> = sit.session.decisive().iter().map(brief).collect();
    assert_eq!(seen, expected);
    check_net(&sit.session);
}

#[test]
fn the_net_of_a_gold_at_the_head() {
    steps(
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
        Table::default(),
        "G* 5b",
        &[
            "move",
            "check gold 5a 5b>5a",
            "covered gold 4a 5b>4a",
            "covered gold 4b 5b>4b",
            "gold protected pawn 5b 5c>5b",
            "covered gold 6b 5b>6b",
            "covered gold 6a 5b>6a",
            "no-taker gold 5b",
            "no-room gold 5b",
            "end checkmate 5a",
        ],
    );
}

#[test]
fn a_pinned_piece_does_not_take() {
    steps(
        "4k4/2S2gS2/4G4/7B1/9/9/9/9/K8 b G 1",
        Table::default(),
        "G* 5b",
        &[
            "move",
            "check gold 5a 5b>5a",
            "covered gold 4a 5b>4a",
            "own gold 4b",
            "gold protected gold 5b 5c>5b",
            "covered gold 6b 5b>6b",
            "covered gold 6a 5b>6a",
            "pinned-taker gold 5b 4b 2d>5a",
            "no-room gold 5b",
            "end checkmate 5a",
        ],
    );
}

#[test]
fn a_pinned_piece_does_not_come_between() {
    steps(
        "3lkl3/3p1g3/9/9/8B/9/9/9/3R4K b - 1",
        Table::default(),
        "6i>5i",
        &[
            "move",
            "check rook 5a 5i>5a",
            "own lance 4a",
            "own gold 4b",
            "covered rook 5b 5i>5b",
            "own pawn 6b",
            "own lance 6a",
            "no-taker rook 5i",
            "pinned-blocker gold 5b 4b 1e>5a",
            "pinned-blocker gold 5c 4b 1e>5a",
            "end checkmate 5a",
        ],
    );
}

#[test]
fn a_pawn_in_hand_that_would_be_a_second_one_does_not_come_between() {
    let mut sit = Sit::at("8k/7pl/1pppppp2/9/9/9/9/9/R3K4 b p 1");
    sit.script("9i>9a no");
    let seen: Vec<String> = sit.session.decisive().iter().map(brief).collect();
    let barred: Vec<&String> = seen.iter().filter(|step| step.starts_with("barred")).collect();
    assert_eq!(barred.len(), 7, "{seen:?}");
    assert_eq!(barred[0], "barred pawn nifu 2a 2b>2a");
    check_net(&sit.session);
}

#[test]
fn nothing_comes_between_a_knight_and_the_king() {
    steps(
        "7nk/7np/9/9/9/9/9/9/K8 b N 1",
        Table::default(),
        "N* 2c",
        &[
            "move",
            "check knight 1a 2c>1a",
            "own pawn 1b",
            "own knight 2b",
            "own knight 2a",
            "no-taker knight 2c",
            "jumps 2c",
            "end checkmate 1a",
        ],
    );
}

#[test]
fn an_empty_hand_and_an_open_line() {
    let mut sit = Sit::at("4k4/3p1p3/9/9/9/9/9/9/R3K4 b - 1");
    sit.script("9i>9a no");
    assert!(sit.session.decisive().is_empty(), "the king goes to 5b");
    let mut sit = Sit::at("4k4/3ppp3/9/9/9/9/9/9/R3K4 b - 1");
    sit.script("9i>9a no");
    let seen: Vec<String> = sit.session.decisive().iter().map(brief).collect();
    assert!(seen.contains(&"no-blocker 6a".to_owned()), "{seen:?}");
    check_net(&sit.session);
}

#[test]
fn a_repetition_shows_the_four_times() {
    let round = "2h>3h 8b>7b 3h>2h 7b>8b";
    steps(
        &Position::even().sfen(),
        Table::default(),
        &format!("{round} {round} {round}"),
        &["again 1 ply 0", "again 2 ply 4", "again 3 ply 8", "again 4 ply 12", "end repetition"],
    );
}

#[test]
fn perpetual_check_shows_the_checks() {
    let round = "4i>5i 5a>4a 5i>4i 4a>5a";
    steps(
        "4k4/9/9/9/9/9/9/9/K4R3 b - 1",
        Table::default(),
        &format!("{round} {round} {round}"),
        &[
            "perpetual 1 ply 1 5a 5i>5a",
            "perpetual 2 ply 3 4a 4i>4a",
            "perpetual 3 ply 5 5a 5i>5a",
            "perpetual 4 ply 7 4a 4i>4a",
            "perpetual 5 ply 9 5a 5i>5a",
            "perpetual 6 ply 11 4a 4i>4a",
            "end perpetual-check",
        ],
    );
}

#[test]
fn a_forbidden_move_shows_the_culprit() {
    let strict = Table { strict: true, ..Table::default() };
    steps(
        "4k4/9/9/9/9/9/4P4/9/4K4 b P 1",
        strict,
        "P* 5d",
        &["forbidden nifu 5d 5g>5d", "end illegal-move"],
    );
}

#[test]
fn other_ends_show_the_last_moves() {
    let mut sit = Sit::even();
    sit.script("7g>7f 3c>3d 2g>2f 8c>8d 2f>2e resign");
    let seen = sit.session.decisive();
    let plies: Vec<usize> = seen.iter().map(|step| step.ply).collect();
    assert_eq!(plies, [2, 3, 4, 5, 5]);
    assert_eq!(brief(&seen[4]), "end resignation");
    steps(&Position::even().sfen(), Table::default(), "resign", &["end resignation"]);
    let attempt = Table { impasse: Impasse::Try, ..Table::default() };
    steps("k8/4K4/9/9/9/9/9/9/9 b - 1", attempt, "5b>5a", &["move", "end try 5a"]);
}

#[test]
fn a_game_that_goes_on_has_none() {
    let mut sit = Sit::even();
    sit.script("7g>7f");
    assert_eq!(sit.session.decisive(), []);
    // What is opened at its end has no move to show.
    let mut sit = Sit::even();
    let mated = "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1".parse().unwrap();
    sit.send(Command::New(NewGame::from_position(mated)));
    assert_eq!(brief(&sit.session.decisive()[0]), "check gold 5a 5b>5a");
    check_net(&sit.session);
}

/// In games by chance, with full hands and a taste for mate, every net is whole and true.
#[test]
fn every_net_is_whole_and_true() {
    const FULL_HANDS: &str = "9/4k4/9/9/9/9/9/4K4/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1";
    let (mut n_mates, mut kinds) = (0, BTreeSet::new());
    for seed in 0..1500 {
        let mut dice = Dice::new(seed);
        let start = if seed % 3 == 0 { Position::even() } else { FULL_HANDS.parse().unwrap() };
        let mut session = Session::new();
        session.apply(Command::New(NewGame::from_position(start)));
        for _ in 0..160 {
            let position = *session.game().position();
            let moves: Vec<Move> = position.legal_moves().iter().collect();
            if session.game().outcome().is_some() {
                break;
            }
            let mates = |m: &Move| {
                let next = position.play(*m).unwrap();
                next.is_check() && !next.has_legal_move()
            };
            let checks = |m: &Move| position.play(*m).unwrap().is_check();
            let checking: Vec<Move> = moves.iter().copied().filter(checks).collect();
            let mate = checking.iter().copied().find(mates);
            let wants_check = dice.one_in(2) && !checking.is_empty();
            let m = mate.unwrap_or_else(|| dice.of(if wants_check { &checking } else { &moves }));
            play(&mut session, m);
        }
        if session.game().outcome().is_some_and(|it| it.ending == Ending::Checkmate) {
            n_mates += 1;
            check_net(&session);
            kinds.extend(
                session
                    .decisive()
                    .iter()
                    .map(|step| brief(step).split(' ').next().unwrap_or_default().to_owned()),
            );
        }
    }
    assert!(n_mates > 500, "{n_mates}");
    for kind in ["double", "own", "covered", "no-taker", "pinned-taker", "no-room", "jumps"] {
        assert!(kinds.contains(kind), "no {kind} in {kinds:?}");
    }
}

fn play(session: &mut Session, m: Move) {
    match m {
        Move::Board { from, to, promote } => {
            session.apply(Command::Tap(from));
            session.apply(Command::Tap(to));
            session.apply(Command::Answer(promote));
        }
        Move::Drop { role, to } => {
            let side = session.game().position().turn();
            session.apply(Command::TapHand(side, role));
            session.apply(Command::Tap(to));
        }
    }
}

/// The position with pieces put elsewhere; `None` where both kings would be in check.
fn with(position: &Position, changes: &[(Square, Option<Piece>)]) -> Option<Position> {
    let mut setup = position.setup();
    for (at, piece) in changes {
        setup.put(*at, *piece);
    }
    setup.position().ok()
}

/// Of a mate: each square around the king is spoken of once, and what is said of it is so.
fn check_net(session: &Session) {
    let game = session.game();
    let position = game.position();
    let steps = session.decisive();
    assert!(matches!(steps.last().unwrap().told, Told::End(_)));
    assert!(steps.iter().all(|step| step.ply <= game.ply()));
    if game.outcome().unwrap().ending != Ending::Checkmate {
        return;
    }
    let king = position.king(position.turn()).unwrap();
    let piece = |at: Square| position.piece(at);
    let own = |at: Square| piece(at).filter(|it| it.side == position.turn());
    let mut closed = Vec::new();
    let (mut n_takers, mut n_blockers) = (0, 0);
    for step in &steps {
        let target = step.target;
        let by = step.culprit;
        match step.told {
            Told::Check(role) => {
                let (by, aim) = by.unwrap();
                assert!(position.checkers().contains(by) && aim == king);
                assert_eq!(piece(by).unwrap().role, role);
            }
            Told::DoubleCheck => assert!(position.checkers().len() == 2),
            Told::OwnPiece(role) => {
                assert_eq!(own(target.unwrap()).unwrap().role, role);
                closed.extend(target);
            }
            Told::Covered(role) | Told::Protected(_, role) => {
                let (target, (by, aim)) = (target.unwrap(), by.unwrap());
                assert_eq!(aim, target);
                assert_eq!(piece(by).unwrap().role, role);
                match step.told {
                    Told::Protected(stands, _) => assert_eq!(piece(target).unwrap().role, stands),
                    _ => assert_eq!(piece(target), None),
                }
                let fled = with(position, &[(king, None), (target, piece(king))]);
                assert!(fled.is_none_or(|it| it.checkers().contains(by)), "{position:?} {step:?}");
                closed.push(target);
            }
            Told::PinnedTaker(role, to) | Told::PinnedBlocker(role, to) => {
                let (target, (by, aim)) = (target.unwrap(), by.unwrap());
                assert_eq!((own(target).unwrap().role, aim), (role, king));
                let gone = with(position, &[(target, None), (to, piece(target))]).unwrap();
                assert!(gone.checkers().contains(by), "{position:?} {step:?}");
                let taker = matches!(step.told, Told::PinnedTaker(..));
                assert_eq!(position.checkers().contains(to), taker);
                n_takers += usize::from(taker);
                n_blockers += usize::from(!taker);
            }
            Told::BarredDrop(role, rule) => {
                let drop = Move::Drop { role, to: target.unwrap() };
                assert_eq!(position.why(drop), Err(rule));
                assert!(!matches!(rule, IllegalMove::NotInHand { .. }));
                n_blockers += 1;
            }
            Told::NoTaker(_) => n_takers += 1,
            Told::NoBlocker => {
                assert!(position.hand(position.turn()).is_empty());
                n_blockers += 1;
            }
            Told::NoRoom(role) => {
                assert!(role != Role::Knight && piece(target.unwrap()).unwrap().role == role);
                let at = target.unwrap();
                assert!(
                    at.file().abs_diff(king.file()) <= 1 && at.rank().abs_diff(king.rank()) <= 1
                );
                n_blockers += 1;
            }
            Told::Jumps => {
                assert_eq!(piece(target.unwrap()).unwrap().role, Role::Knight);
                n_blockers += 1;
            }
            Told::Move | Told::End(_) => {}
            other => panic!("{other:?} of a mate"),
        }
    }
    closed.sort();
    let beside = |at: &Square| {
        *at != king && at.file().abs_diff(king.file()) <= 1 && at.rank().abs_diff(king.rank()) <= 1
    };
    assert_eq!(closed, Square::all().filter(beside).collect::<Vec<_>>(), "{position:?}");
    let is_single = position.checkers().len() == 1;
    assert_eq!((n_takers > 0, n_blockers > 0), (is_single, is_single), "{position:?}");
}
