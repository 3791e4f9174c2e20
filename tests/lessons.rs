//! Every step of every lesson, played by its answers and by others, under the rules.

#[path = "support/desk.rs"]
mod desk;

use desk::Desk;
use kete::l10n::Language;
use kete::learn::lesson::{Deed, Goal, HINT_AFTER, LESSONS, Lesson, PAUSE, Said, Step};
use kete::play::Command;
use kete::rules::{ImpasseCount, Move, Origin, Position, Role, Side, Square};

fn steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static Step)> {
    LESSONS
        .iter()
        .flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(at, it)| (lesson, at, it)))
}

fn place(lesson: &Lesson, at: usize) -> String {
    format!("{} {}", lesson.id, at + 1)
}

fn moves(list: &[&str]) -> Vec<Move> {
    list.iter().map(|usi| usi.parse().unwrap_or_else(|_| panic!("{usi}"))).collect()
}

fn squares(list: &[&str]) -> Vec<Square> {
    list.iter().map(|name| name.parse().unwrap_or_else(|_| panic!("{name}"))).collect()
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

/// The moves that do a step at once, by the rules and the goal, not by the run.
fn answers(step: &Step) -> Vec<Move> {
    let Some(position) = step.position() else { panic!("{}", step.sfen) };
    let all: Vec<Move> = position.legal_moves().iter().collect();
    match step.goal {
        Goal::Move(list) => moves(list),
        Goal::Roam(from) => all
            .into_iter()
            .filter(|m| match m.origin() {
                Origin::Board(square) => from == square.to_string(),
                Origin::Hand(role) => from == format!("{}*", role.letter()),
            })
            .collect(),
        Goal::Mate => {
            all.into_iter().filter(|m| position.play(*m).is_ok_and(|it| is_mate(&it))).collect()
        }
        Goal::Line(line) => moves(&line[..1]),
        Goal::Each(deeds) => deeds
            .iter()
            .flat_map(|deed| match deed {
                Deed::Play(list) => moves(list),
                Deed::Refused { .. } => Vec::new(),
            })
            .collect(),
        Goal::Pick(_) | Goal::Choose { .. } | Goal::Win => Vec::new(),
    }
}

#[test]
fn lessons_are_whole() {
    let mut ids = Vec::new();
    for lesson in LESSONS {
        assert!(!ids.contains(&lesson.id), "{} twice", lesson.id);
        ids.push(lesson.id);
        assert_eq!(Lesson::find(lesson.id), Some(lesson));
        assert!(!lesson.steps.is_empty() && lesson.minutes > 0);
        assert_eq!(lesson.title, format!("learn-{}", lesson.id));
        for step in lesson.steps {
            assert!(step.say.starts_with(&format!("{}-", lesson.title)), "{}", step.say);
        }
    }
    let first = LESSONS.first().map(|lesson| (lesson.id, lesson.steps.len()));
    assert!(first.is_some_and(|(id, n)| id == "first" && (10..=14).contains(&n)));
}

#[test]
fn every_claim_is_true_under_the_rules() {
    for (lesson, at, step) in steps() {
        let place = place(lesson, at);
        let position = step.position().unwrap_or_else(|| panic!("{place}: no position"));
        assert_eq!(position.turn(), Side::Sente, "{place}");
        assert!(position.setup().could_arise().is_ok(), "{place}");
        assert!(position.king(Side::Sente).is_some() && position.king(Side::Gote).is_some());
        for square in squares(step.lit) {
            let is_own = position.piece(square).is_none_or(|piece| piece.side == Side::Sente);
            assert!(is_own || matches!(step.goal, Goal::Pick(_)), "{place}: {square} is lit");
        }
        let legal = answers(step);
        for m in &legal {
            assert_eq!(position.why(*m), Ok(()), "{place}: {m}");
        }
        match step.goal {
            Goal::Move(_) | Goal::Roam(_) | Goal::Mate => assert!(!legal.is_empty(), "{place}"),
            Goal::Each(deeds) => {
                for deed in deeds {
                    if let Deed::Refused { usi, rule } = deed {
                        let refused = position.why(usi.parse().unwrap());
                        assert_eq!(refused.map_err(|it| it.rule()), Err(*rule), "{place}: {usi}");
                    }
                }
            }
            Goal::Line(line) => {
                assert!(line.len() % 2 == 1, "{place}: the learner has the last move");
                let mut now = position;
                for m in moves(line) {
                    now = now.play(m).unwrap_or_else(|it| panic!("{place}: {m} {}", it.rule()));
                }
            }
            Goal::Pick(list) => {
                for square in squares(list) {
                    let piece = position.piece(square);
                    assert!(piece.is_some_and(|it| it.side == Side::Sente), "{place}: {square}");
                }
            }
            Goal::Choose { choices, right } => assert!(right < choices.len(), "{place}"),
            Goal::Win => assert!(position.has_legal_move(), "{place}"),
        }
    }
}

#[test]
fn every_step_is_done_by_each_of_its_answers() {
    let mut n = 0;
    for (lesson, at, step) in steps() {
        let place = place(lesson, at);
        match step.goal {
            Goal::Move(_) | Goal::Roam(_) | Goal::Mate => {
                for m in answers(step) {
                    let mut desk = Desk::at(lesson, at);
                    desk.make(m);
                    assert!(desk.run.is_done(), "{place}: {m} {:?}", desk.run.said());
                    n += 1;
                }
            }
            Goal::Each(deeds) => {
                // Forth and back: the order is free.
                for order in [false, true] {
                    let mut desk = Desk::at(lesson, at);
                    let mut deeds: Vec<&Deed> = deeds.iter().collect();
                    if order {
                        deeds.reverse();
                    }
                    for deed in deeds {
                        assert!(!desk.run.is_done(), "{place}");
                        match deed {
                            Deed::Play(list) => desk.make(moves(list)[0]),
                            Deed::Refused { usi, .. } => desk.make(usi.parse().unwrap()),
                        }
                        desk.pass(2.0 * PAUSE);
                        n += 1;
                    }
                    assert!(desk.run.is_done(), "{place}");
                }
            }
            Goal::Line(line) => {
                for waits in [true, false] {
                    let mut desk = Desk::at(lesson, at);
                    for m in moves(line).iter().step_by(2) {
                        assert!(!desk.run.is_done(), "{place}");
                        desk.make(*m);
                        // Who does not wait for the answer gets it at once.
                        if waits {
                            desk.pass(PAUSE);
                        }
                        n += 1;
                    }
                    assert!(desk.run.is_done(), "{place} {:?}", desk.run.said());
                }
            }
            Goal::Pick(list) => {
                for square in squares(list) {
                    let mut desk = Desk::at(lesson, at);
                    desk.send(Command::Tap(square));
                    assert!(desk.run.is_done() && desk.session.held().is_none(), "{place}");
                    n += 1;
                }
            }
            Goal::Choose { right, .. } => {
                let mut desk = Desk::at(lesson, at);
                desk.run.choose(right, 0.0);
                assert!(desk.run.is_done(), "{place}");
                n += 1;
            }
            // `tests/small_game.rs` plays those.
            Goal::Win => {}
        }
    }
    assert!(n > 20, "only {n}");
}

#[test]
fn what_is_not_wanted_is_explained_and_put_back() {
    for (lesson, at, step) in steps() {
        if step.goal == Goal::Win {
            continue;
        }
        let place = place(lesson, at);
        let right = answers(step);
        let position = step.position().unwrap();
        let mut n = 0;
        // A touch on an empty square.
        let mut desk = Desk::at(lesson, at);
        let empty = Square::all().find(|square| !position.occupied().contains(*square)).unwrap();
        desk.send(Command::Tap(empty));
        let is_choice = matches!(step.goal, Goal::Choose { .. });
        assert!(is_choice || matches!(desk.run.said(), Some(Said::Nothing(_))), "{place}");
        n += 1;
        // A piece of the other side.
        if let Some(square) = position.pieces(Side::Gote).first() {
            desk.send(Command::Tap(square));
            let said = desk.run.said();
            assert!(is_choice || said.is_some_and(|said| !said.is_good()), "{place}: {square}");
            n += 1;
        }
        // Every move that the rules allow and the step does not want.
        let is_roaming = matches!(step.goal, Goal::Pick(_));
        for m in position.legal_moves().iter().filter(|m| !right.contains(m) && !is_roaming) {
            let mut desk = Desk::at(lesson, at);
            desk.make(m);
            assert!(!desk.run.is_done(), "{place}: {m}");
            let said = desk.run.said();
            assert!(is_choice || said.is_some_and(|said| !said.is_good()), "{place}: {m} {said:?}");
            desk.pass(2.0 * PAUSE);
            assert_eq!(desk.session.game().position().sfen(), position.sfen(), "{place}: {m}");
            n += 1;
        }
        // What the rules forbid is refused by its rule, and the step goes on.
        if let Some(hint) = Desk::at(lesson, at).wanted().filter(|hint| hint.to.is_some()) {
            let is_open = |to: &Square| {
                let reached = position.destinations(hint.from);
                let own = position.piece(*to).is_some_and(|piece| piece.side == Side::Sente);
                !reached.contains(*to) && !own
            };
            for to in Square::all().filter(is_open) {
                let mut desk = Desk::at(lesson, at);
                desk.touch(hint.from);
                desk.send(Command::Tap(to));
                let said = desk.run.said();
                let Some(Said::Refused(refusal)) = said else { panic!("{place}: {to} {said:?}") };
                assert!(!desk.run.is_done());
                if let Goal::Each(deeds) = step.goal
                    && deeds.iter().any(
                        |it| matches!(it, Deed::Refused { rule, .. } if *rule == refusal.rule()),
                    )
                {
                    continue;
                }
                n += 1;
            }
        }
        // Every piece that is not the one to be told.
        if let Goal::Pick(list) = step.goal {
            let wanted = squares(list);
            let others = position.occupied().iter().filter(|square| !wanted.contains(square));
            for square in others {
                let mut desk = Desk::at(lesson, at);
                desk.send(Command::Tap(square));
                assert!(!desk.run.is_done(), "{place}: {square}");
                assert!(matches!(desk.run.said(), Some(Said::NotThis(_))), "{place}: {square}");
                n += 1;
            }
        }
        if let Goal::Choose { choices, right } = step.goal {
            for answer in (0..choices.len()).filter(|answer| *answer != right) {
                let mut desk = Desk::at(lesson, at);
                desk.run.choose(answer, 0.0);
                assert!(!desk.run.is_done() && desk.run.said() == Some(Said::OtherAnswer));
                n += 1;
            }
        }
        assert!(n >= 3, "{place}: only {n} other answers");
    }
}

#[test]
fn a_hint_comes_by_itself_and_leads_to_the_end() {
    for (lesson, at, step) in steps() {
        if matches!(step.goal, Goal::Win | Goal::Choose { .. }) {
            continue;
        }
        let place = place(lesson, at);
        let mut desk = Desk::at(lesson, at);
        desk.pass(HINT_AFTER - 100.0);
        assert!(!desk.run.is_hinted(), "{place}");
        desk.pass(100.0);
        assert!(desk.run.is_hinted(), "{place}");
        // Whoever does what is shown, and nothing else, gets to the end.
        for _ in 0..40 {
            if desk.run.is_done() {
                break;
            }
            desk.follow_hint();
            desk.pass(2.0 * PAUSE);
        }
        assert!(desk.run.is_done(), "{place}: {:?}", desk.run.said());
    }
}

#[test]
fn pieces_are_counted_as_the_rules_count_them() {
    let lesson = Lesson::find("impasse").unwrap();
    let counted = |step: &&Step| step.say == "learn-impasse-count";
    let step = lesson.steps.iter().find(counted).unwrap();
    let points = ImpasseCount::of(&step.position().unwrap(), Side::Sente, 0).points;
    let Goal::Choose { choices, right } = step.goal else { panic!("a question") };
    let said = kete::l10n::Localizer::new(Language::SOURCE).text(choices[right]);
    assert_eq!(said, format!("Pointi {points}"));
}

#[test]
fn what_misses_the_mate_is_told() {
    use kete::learn::lesson::Miss;
    let lesson = Lesson::find("first").unwrap();
    let at = lesson.steps.iter().position(|step| step.goal == Goal::Mate).unwrap();
    let told = |usi: &str| {
        let mut desk = Desk::at(lesson, at);
        desk.make(usi.parse().unwrap());
        desk.run.said()
    };
    assert_eq!(told("G*9a"), Some(Said::NoMate(Miss::NoCheck)));
    assert_eq!(told("G*4a"), Some(Said::NoMate(Miss::KingTakes("4a".parse().unwrap()))));
    assert_eq!(told("5c5b+"), Some(Said::NoMate(Miss::KingTakes("5b".parse().unwrap()))));
}

#[test]
fn two_of_a_kind_are_told_apart_by_their_squares() {
    let lesson = Lesson::find("opening").unwrap();
    let mut desk = Desk::at(lesson, 0);
    desk.send(Command::Tap("2g".parse().unwrap()));
    let from = Origin::Board("7g".parse().unwrap());
    assert_eq!(desk.run.said(), Some(Said::SameKind { piece: Role::Pawn, from }));
}

#[test]
fn only_touches_are_heeded() {
    for lesson in LESSONS.iter().take(2) {
        let mut desk = Desk::at(lesson, 0);
        let before = desk.session.game().position().sfen();
        desk.make("5g5f".parse().unwrap());
        for command in
            [Command::Undo, Command::Resign(Side::Sente), Command::Flip, Command::Seek(0)]
        {
            assert!(!desk.run.heeds(&command), "{command:?}");
            desk.send(command);
        }
        assert_ne!(desk.session.game().position().sfen(), before);
    }
}
