//! The ends of a game as the session tells them.

use super::sit::{Sit, check};
use kete::rules::{Impasse, Table};

const PAWN_AND_GOLD: &str = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

#[test]
fn after_the_end_everything_is_refused() {
    let mut sit = Sit::at(PAWN_AND_GOLD);
    check(&mut sit, "G* 5b", "picked G*5b! checkmate:sente");
    let over = "refused:game-over";
    check(&mut sit, "5a 5e sente:P gote:P", &format!("{over} {over} {over} {over}"));
    check(
        &mut sit,
        "5a>5b resign declare agree time-gote",
        &format!("{over} {over} {over} {over} {over}"),
    );
    assert!(!sit.session.controls_view().can_resign);
}

#[test]
fn repetition_is_seen_and_undone() {
    let mut sit = Sit::even();
    let round = "2h>3h 8b>7b 3h>2h 7b>8b";
    let log = sit.script(&format!("{round} {round} {round}"));
    assert!(log.ends_with("7b8b repetition:draw"), "{log}");
    check(&mut sit, "2g undo redo", "refused:game-over undone redone repetition:draw");
}

fn strict() -> Table {
    Table { strict: true, ..Table::default() }
}

/// At a strict table an illegal tap loses (rules.md 5.8).
#[test]
fn a_strict_table_takes_a_touched_illegal_move_at_its_word() {
    let mut sit = Sit::under("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", strict());
    check(&mut sit, "P* 5d", "picked illegal-move:gote");
    assert_eq!(sit.session.broken_rule().unwrap().rule(), "nifu");
    assert_eq!(sit.session.controls_view().n_moves, 0);
    check(&mut sit, "undo", "undone");
    assert_eq!(sit.session.broken_rule(), None);
    check(&mut sit, "redo undo P* 4d", "redone illegal-move:gote undone picked P*4d");
    check(&mut sit, "redo", "refused:nothing-to-redo");
}

#[test]
fn a_strict_table_forgives_what_is_no_move() {
    let mut sit = Sit::under("4k4/9/9/9/9/9/4P4/9/4K4 b Pp 1", strict());
    check(
        &mut sit,
        "5a gote:P sente:G",
        "refused:not-your-piece refused:not-your-piece refused:not-in-hand",
    );
    check(
        &mut sit,
        "P* P* P*>5g P*>5i 5g>5i",
        "picked let-go picked refused:occupied refused:occupied picked refused:own-piece",
    );
    check(&mut sit, "5i 5g 5f", "picked picked 5g5f");
}

#[test]
fn a_strict_table_asks_and_drags_as_others_do() {
    let mut sit = Sit::under("8k/9/9/4P4/9/9/9/9/8K b - 1", strict());
    check(&mut sit, "5d 5c 5c 5d>5c yes", "picked asked let-go picked asked 5d5c+");
    check(&mut sit, "1a>5e", "picked illegal-move:sente");
    assert_eq!(sit.session.broken_rule().unwrap().rule(), "not-that-piece's-move");
}

#[test]
fn declaring_needs_a_rule() {
    let position = "+R+B+P+P+P+P+P+P+P/+P8/4K4/9/9/9/9/9/4k4 b 10P 1";
    let mut off = Sit::at(position);
    assert!(!off.session.controls_view().can_declare);
    check(&mut off, "declare agree", "refused:no-declaration refused:no-declaration");

    let points = |impasse| Sit::under(position, Table { impasse, ..Table::default() });
    let mut by_27 = points(Impasse::Points27);
    assert!(by_27.session.controls_view().can_declare);
    check(&mut by_27, "declare undo redo", "declaration:sente undone redone declaration:sente");
    let mut by_24 = points(Impasse::Points24);
    check(&mut by_24, "declare", "declaration:draw");
    assert!(!points(Impasse::Try).session.controls_view().can_declare);
}

/// 27 points do not do for sente by the 27-point rule (R16).
#[test]
fn a_declaration_can_fail() {
    let table = Table { impasse: Impasse::Points27, ..Table::default() };
    let mut sit = Sit::under("+R+B+P+P+P+P+P+P+P/+P8/4K4/9/9/9/9/9/4k4 b 9P 1", table);
    check(&mut sit, "declare", "failed-declaration:gote");
}

/// The conditions are told one by one (R17).
#[test]
fn the_conditions_of_a_declaration_are_counted() {
    let sit = Sit::at("+R+B+P+P+P+P+P+P+P/9/4K4/9/9/9/9/9/4k4 b 11P 1");
    let count = sit.session.impasse(kete::rules::Side::Sente);
    assert_eq!((count.pieces_in_zone, count.points), (9, 28));
    assert!(count.king_in_zone && !count.in_check && !count.may_declare());
}

#[test]
fn time_takes_the_game_from_either_side() {
    check(&mut Sit::even(), "7g time-sente", "picked let-go time:gote");
    check(&mut Sit::even(), "time-gote undo 7g", "time:sente undone picked");
}

#[test]
fn the_move_limit_of_the_table_holds() {
    let table = Table { move_limit: Some(2), ..Table::default() };
    let mut sit = Sit::under("4k4/9/9/9/9/9/9/9/4K4 b - 1", table);
    check(&mut sit, "5i>5h 5a>5b", "picked 5i5h picked 5a5b move-limit:draw");
}
