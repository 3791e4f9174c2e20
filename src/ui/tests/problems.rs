//! The mate problems on the screen.

use super::*;
use crate::engine::mate::Solver;
use crate::learn::{LENGTHS, Problem};
use crate::platform::Key as Kept;
use crate::rules::{Move, Origin, Square};

/// The test id of a square or a pile on the board of a problem.
fn spot(problem: Problem, name: &str) -> String {
    format!("problem-goal-{}-{name}", problem.plies)
}

fn open(problem: Problem) -> Screen {
    let mut screen = Screen::at(&format!("#/problems/{}", problem.number));
    screen.near(problem.diagram().caption);
    screen
}

fn key(problem: Problem) -> Move {
    Solver::new(u64::MAX).keys(&problem.position().unwrap(), problem.plies).unwrap()[0]
}

/// Plays a move by clicks.
fn play(screen: &mut Screen, problem: Problem, played: Move) {
    match played.origin() {
        Origin::Board(from) => screen.click(&spot(problem, &from.to_string())),
        Origin::Hand(role) => screen.click(&spot(problem, &format!("sente-{}", role.name()))),
    }
    screen.click(&spot(problem, &played.to().to_string()));
    if let Move::Board { promote, .. } = played {
        let id = if promote { "diagram-promote-yes" } else { "diagram-promote-no" };
        if screen.has(id) {
            screen.click(id);
        }
    }
}

/// The first problem of a length whose first move is a drop, or is not.
fn first(plies: u32, drops: bool) -> Problem {
    let fits = |problem: &Problem| matches!(key(*problem), Move::Drop { .. }) == drops;
    Problem::of_length(plies).find(fits).unwrap()
}

#[test]
fn the_list_has_every_problem_and_three_for_today() {
    let screen = Screen::at("#/problems");
    for problem in Problem::all() {
        assert!(screen.has(&format!("problem-{}", problem.number)));
        assert!(screen.html().contains(&format!("href=\"#/problems/{}\"", problem.number)));
    }
    let device = Rc::new(Memory::new("#/problems", &["sw"]));
    for day in [0, 1, 20_000, u32::MAX] {
        *device.day.borrow_mut() = day;
        let html = Screen::on(device.clone()).html();
        let today = html
            .split("data-testid=\"problems-today\"")
            .nth(1)
            .unwrap()
            .split("</section>")
            .next()
            .unwrap();
        for problem in Problem::of_day(day) {
            assert!(today.contains(&format!("#/problems/{}\"", problem.number)), "{day}: {today}");
        }
    }
}

#[test]
fn home_leads_to_the_problems() {
    let mut screen = Screen::at("#/");
    screen.click("home-problems");
    assert!(screen.has("problems"));
    assert_eq!(screen.device.visited.borrow().last().unwrap(), "#/problems");
}

#[test]
fn problems_are_solved_by_clicks_and_stay_solved() {
    for drops in [true, false] {
        let problem = first(1, drops);
        let mut screen = open(problem);
        assert!(!screen.has("problem-done"));
        play(&mut screen, problem, key(problem));
        assert!(screen.has("problem-done"));
        assert_eq!(screen.attribute("diagram-said", "data-state").unwrap(), "solved");
        assert!(!screen.has("diagram-hint") && !screen.has("diagram-show"));
        screen.device.clone().visit("#/problems");
        let mut screen = screen.restarted();
        let link = format!("problem-{}", problem.number);
        assert_eq!(screen.attribute(&link, "data-solved").unwrap(), "true");
        let count = Problem::of_length(1).count();
        assert_eq!(screen.text("problems-1-count"), format!("Umefumbua 1 kati ya {count}"));
        screen.device.clone().visit(&format!("#/problems/{}", problem.number));
        screen.settle();
        assert!(!screen.has("problem-done"), "it can be solved again");
    }
}

#[test]
fn a_long_problem_is_defended_and_announced() {
    let problem = first(3, true);
    let mut screen = open(problem);
    play(&mut screen, problem, key(problem));
    let said = screen.text("diagram-said");
    assert!(said.starts_with("Sahihi! Gote "), "{said}");
    assert!(!screen.has("problem-done"));
    let focused = |screen: &Screen| screen.device.focused.borrow().last().cloned().unwrap();
    screen.click("diagram-put-back");
    assert!(!screen.has("diagram-put-back"));
    assert!(focused(&screen).ends_with(" .small-square[tabindex='0']"));
    screen.click("diagram-show");
    assert!(focused(&screen).ends_with(" [data-testid='diagram-next']"));
    while !screen.tag("diagram-next").contains("disabled") {
        screen.click("diagram-next");
    }
    assert!(!screen.has("problem-done"), "to be shown it is not to solve it");
    assert!(screen.device.kept.borrow().get(Kept::Problems.name()).is_none());
}

#[test]
fn escape_puts_down_what_is_held() {
    let problem = first(1, false);
    let mut screen = open(problem);
    let Origin::Board(from) = key(problem).origin() else { unreachable!("it is no drop") };
    let marked = |screen: &Screen| {
        ["target", "capture"]
            .iter()
            .any(|mark| screen.html().contains(&format!("data-sign=\"{mark}\"")))
    };
    screen.click(&spot(problem, &from.to_string()));
    assert!(marked(&screen));
    screen.key(Key::Escape, "diagram");
    assert!(!marked(&screen));
}

#[test]
fn a_wrong_move_is_told_why() {
    // A problem whose piece in hand can give another check, and none.
    let other = |problem: Problem, gives_check: bool| -> Option<Square> {
        let position = problem.position()?;
        let fits = |m: &Move| {
            m.origin() == key(problem).origin()
                && *m != key(problem)
                && position.play(*m).unwrap().is_check() == gives_check
        };
        position.legal_moves().iter().find(fits).map(Move::to)
    };
    let fits = |problem: &Problem| {
        matches!(key(*problem), Move::Drop { .. }) && other(*problem, true).is_some()
    };
    let problem = Problem::of_length(1).find(fits).unwrap();
    let Move::Drop { role, .. } = key(problem) else { panic!("a drop") };
    let hand = spot(problem, &format!("sente-{}", role.name()));
    let drop_where = |gives_check| other(problem, gives_check).unwrap();
    let mut screen = open(problem);
    screen.click(&hand);
    let quiet = spot(problem, &drop_where(false).to_string());
    assert!(screen.has(&quiet), "a lit square");
    screen.click(&quiet);
    assert_eq!(screen.attribute("diagram-said", "data-state").unwrap(), "quiet");
    screen.click(&spot(problem, &drop_where(true).to_string()));
    assert_eq!(screen.attribute("diagram-said", "data-state").unwrap(), "escape");
    let said = screen.text("diagram-said");
    assert!(said.starts_with("Mfalme ametishiwa, lakini anaokoka: Gote "), "{said}");
    screen.click("diagram-hint");
    assert_eq!(screen.attribute("diagram-said", "data-state").unwrap(), "hint");
    screen.click("diagram-hint");
    assert!(screen.text("diagram-said").contains(&key(problem).to().to_string()));
    play(&mut screen, problem, key(problem));
    assert!(screen.has("problem-done"));
}

#[test]
fn the_next_problem_is_a_board_of_its_own() {
    let problem = first(1, true);
    let mut screen = open(problem);
    play(&mut screen, problem, key(problem));
    screen.click("problem-next");
    let number = screen.attribute("problem", "data-number").unwrap();
    assert_ne!(number, problem.number.to_string());
    assert!(!screen.has("problem-done") && !screen.has("diagram-put-back"));
    // From the first of today one comes to the second.
    let device = Rc::new(Memory::new("#/", &["sw"]));
    *device.day.borrow_mut() = 7;
    let today = Problem::of_day(7);
    device.visited.borrow_mut().push(format!("#/problems/{}", today[0].number));
    let mut screen = Screen::on(device);
    screen.click("problem-next");
    assert_eq!(screen.attribute("problem", "data-number").unwrap(), today[1].number.to_string());
    // After the last there is none.
    let last = Problem::all().last().unwrap();
    let screen = Screen::at(&format!("#/problems/{}", last.number));
    assert!(!screen.has("problem-next") || Problem::of_day(0).contains(&last));
}

#[test]
fn what_another_window_has_solved_is_kept() {
    let problem = first(1, true);
    let other = Problem::all().last().unwrap();
    let mut screen = open(problem);
    screen.device.clone().keep_elsewhere(Kept::Problems, &other.key());
    play(&mut screen, problem, key(problem));
    let kept = screen.device.kept.borrow()[Kept::Problems.name()].clone();
    assert_eq!(kept, format!("{} {}", problem.key(), other.key()));
}

#[test]
fn bad_kept_data_does_no_harm() {
    let some = Problem::find(2).unwrap().key();
    for (kept, solved) in [
        ("\u{0}{}[]", 0),
        ("zzzzzz  aaaaaa ", 0),
        (&*format!("x {some}\n"), 0),
        (&*format!("x {some} {some} y"), 1),
    ] {
        let device = Rc::new(Memory::new("#/problems", &["sw"]));
        device.kept.borrow_mut().insert(Kept::Problems.name().to_owned(), kept.to_owned());
        let screen = Screen::on(device);
        let said = screen.text("problems-1-count");
        assert!(said.starts_with(&format!("Umefumbua {solved} ")), "{kept:?}: {said}");
    }
    for plies in LENGTHS {
        assert!(Screen::at("#/problems").has(&format!("problems-{plies}")));
    }
}
