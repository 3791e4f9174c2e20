//! The pages to be read, and their boards.

use super::*;
use crate::learn::{Example, Page};

fn piece_on(screen: &Screen, board: &str, square: &str) -> Option<String> {
    let id = format!("{board}-{square}");
    screen.has(&id).then(|| screen.attribute(&id, "data-piece")).flatten()
}

#[test]
fn a_board_is_drawn_when_it_comes_near() {
    let mut screen = Screen::at("#/rules/knight");
    assert!(!screen.has("rules-knight-move-5e"));
    screen.near("rules-knight-move");
    let knight = screen.tag("rules-knight-move-5e");
    assert!(knight.starts_with("<button") && knight.contains("tabindex=\"0\""), "{knight}");
    let label = screen.attribute("rules-knight-move-5e", "aria-label").unwrap();
    assert_eq!(label, "5e, kete ya farasi ya Sente, imeshikwa");
    let label = screen.attribute("rules-knight-move-4c", "aria-label").unwrap();
    assert_eq!(label, "4c, mraba mtupu, unaweza kuja hapa");
    assert!(!screen.has("near-rules-knight-move"), "it is watched no more");
}

#[test]
fn a_piece_is_moved_and_put_back() {
    let mut screen = Screen::at("#/rules");
    screen.near("rules-knight-move");
    assert!(!screen.has("diagram-put-back"));
    screen.click("rules-knight-move-4c");
    assert!(!screen.has("diagram-put-back"), "the knight may promote there, and is asked");
    screen.click("diagram-promote-no");
    assert_eq!(piece_on(&screen, "rules-knight-move", "4c").unwrap(), "sente-knight");
    assert_eq!(screen.text("diagram-said"), "Sente amesogeza kete ya farasi kutoka 5e hadi 4c.");
    screen.click("diagram-put-back");
    assert_eq!(piece_on(&screen, "rules-knight-move", "5e").unwrap(), "sente-knight");
    assert!(!screen.has("diagram-put-back"));
}

#[test]
fn a_forbidden_try_is_refused_as_in_the_game() {
    let mut screen = Screen::at("#/rules/nifu");
    screen.near("rules-nifu-diagram");
    let label = screen.attribute("rules-nifu-diagram-5e", "aria-label").unwrap();
    assert!(label.ends_with("hairuhusiwi hapa"), "{label}");
    screen.click("rules-nifu-diagram-sente-pawn");
    screen.click("rules-nifu-diagram-5e");
    assert_eq!(screen.attribute("diagram-said", "data-rule").unwrap(), "nifu");
    let said = screen.text("diagram-said");
    let mut game = Screen::at("#/play?sfen=9/9/9/9/9/9/4P4/9/1K7%20b%20P%201");
    game.tap("hand-sente-pawn");
    game.tap("square-5e");
    assert!(game.html().contains(&said), "{said}");
}

#[test]
fn a_line_is_played_by_its_buttons() {
    let mut screen = Screen::at("#/rules");
    screen.near("rules-repetition-diagram");
    let line = Page::Rules.sections().flat_map(|it| it.diagrams());
    let line = line.filter(|it| matches!(it.example, Example::Line(_)));
    // The first line of the page has the first pair of buttons.
    let first = line.map(|it| it.caption).next().unwrap();
    screen.near(first);
    let before = screen.html();
    screen.click("diagram-next");
    assert_ne!(screen.html(), before);
    screen.click("diagram-back");
    screen.click("diagram-next");
    screen.click("diagram-put-back");
    assert!(!screen.has("diagram-put-back"));
}

#[test]
fn keys_go_from_piece_to_piece() {
    let mut screen = Screen::at("#/rules");
    screen.near("rules-board-diagram");
    let focused = |screen: &Screen| screen.device.focused.borrow().last().cloned();
    screen.key(Key::ArrowUp, "rules-board-diagram-7i");
    assert_eq!(focused(&screen).unwrap(), "[data-testid='rules-board-diagram-7g']");
    screen.key(Key::ArrowLeft, "rules-board-diagram-7g");
    assert_eq!(focused(&screen).unwrap(), "[data-testid='rules-board-diagram-8g']");
}

#[test]
fn what_was_read_is_kept_on_the_device() {
    let mut screen = Screen::at("#/rules");
    let heads = Page::Rules.sections().filter(|section| !section.is_part).count();
    assert_eq!(screen.text("reading-progress"), format!("Umesoma 0 kati ya {heads}"));
    screen.visible("end-goal");
    screen.visible("end-goal");
    assert_eq!(screen.text("reading-progress"), format!("Umesoma 1 kati ya {heads}"));
    let screen = screen.restarted();
    assert_eq!(screen.text("reading-progress"), format!("Umesoma 1 kati ya {heads}"));
}

#[test]
fn every_part_has_its_place_and_its_address() {
    for (name, page) in [
        ("rules", Page::Rules),
        ("words", Page::Glossary),
        ("questions", Page::Questions),
        ("tips", Page::Tips),
    ] {
        let html = Screen::at(&format!("#/{name}")).html();
        let has = |id| html.contains(&format!("id=\"{name}-{id}\""));
        assert!(page.sections().all(|it| has(it.id())), "{name}");
    }
    let last = Page::Questions.sections().last().unwrap().id();
    let screen = Screen::at(&format!("#/questions/{last}"));
    assert!(screen.tag(&format!("question-{last}")).contains(" open"));
}

#[test]
fn links_lead_from_word_to_word_and_to_the_rule() {
    for (address, page) in [
        ("#/words", "words"),
        ("#/questions", "questions"),
        ("#/tips", "tips"),
        ("#/rules", "rules"),
    ] {
        let html = Screen::at(address).html();
        for link in html.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            let route = crate::ui::route::Address::parse(link).route;
            assert_eq!(route.address(), link, "{page}: {link} leads nowhere");
        }
    }
}

#[test]
fn the_game_waits_while_one_reads() {
    let mut screen = Screen::playing("7g7f,3c3d");
    for page in ["#/rules", "#/words", "#/questions", "#/tips"] {
        screen.device.clone().visit(page);
        screen.settle();
        assert!(screen.has("button-back-to-game"), "{page}");
        screen.click("button-play-now");
        assert_eq!(screen.n_moves(), "2", "{page}");
    }
}

#[test]
fn the_settings_table_tells_what_a_new_device_has() {
    let mut screen = Screen::at("#/rules/settings");
    let first = screen.html();
    let table = first.split("data-table").last().unwrap().split("</table>").next().unwrap();
    assert!(unescaped(table).contains("Kama kifaa"));
    screen.device.clone().visit("#/settings");
    screen.settle();
    screen.click("settings-marks");
    screen.device.clone().visit("#/rules/settings");
    screen.settle();
    assert!(screen.html().contains(table), "the table is of the settings at first");
}
