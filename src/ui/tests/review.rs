//! Looking through the moves, the decisive moment, and sharing.

use super::*;
use crate::platform::Shared;

const PAWN_AND_GOLD: &str = "#/play?sfen=4k4/9/4P4/9/9/9/9/9/4K4%20b%20G%201";

fn reviewing(moves: &str) -> Screen {
    let mut screen = Screen::playing(moves);
    screen.click("button-menu");
    screen.click("button-moves");
    screen
}

fn shown(screen: &Screen) -> String {
    screen.attribute("review-slider", "value").unwrap()
}

#[test]
fn the_moves_are_listed_and_a_tap_goes_there() {
    let mut screen = reviewing("7g7f,3c3d,8h2b+,3a2b");
    assert!(!screen.has("menu") && !screen.has("button-undo"));
    assert_eq!(shown(&screen), "4");
    assert_eq!(screen.attribute("move-4", "aria-current").unwrap(), "step");
    let row = "Kete ya askofu, 8h hadi 2b, inakamata kete ya askofu, inapandishwa";
    assert!(screen.html().contains(row));
    screen.click("move-2");
    assert_eq!((shown(&screen), screen.piece("8h")), ("2".into(), "sente-bishop".into()));
    assert_eq!(screen.attribute("move-4", "aria-current"), None);
    assert_eq!(screen.attribute("move-2", "aria-current").unwrap(), "step");
    assert_eq!(screen.text("news"), "2. Gote: Kete ya askari, 3c hadi 3d");
    screen.click("move-0");
    assert_eq!(screen.piece("7g"), "sente-pawn");
    assert_eq!(screen.text("news"), "Mwanzo wa mchezo");
}

#[test]
fn arrows_go_through_the_game_and_stop_at_its_ends() {
    let mut screen = reviewing("7g7f,3c3d,2g2f");
    for (button, wanted) in [
        ("review-next", "3"),
        ("review-back", "2"),
        ("review-back", "1"),
        ("review-first", "0"),
        ("review-back", "0"),
        ("review-next", "1"),
        ("review-last", "3"),
    ] {
        screen.click(button);
        assert_eq!(shown(&screen), wanted, "{button}");
    }
}

#[test]
fn moves_are_written_in_the_chosen_notation() {
    for (notation, wanted) in
        [("western", "Bx2b+"), ("japanese", "☗２二角成"), ("words", "inapandishwa")]
    {
        let mut screen = Screen::at("#/settings");
        screen.click(&format!("settings-notation-{notation}"));
        screen.device.clone().visit("#/play?moves=7g7f,3c3d,8h2b%2B");
        screen.settle();
        screen.click("button-menu");
        screen.click("button-moves");
        assert!(screen.html().contains(wanted), "{notation}");
    }
}

#[test]
fn a_step_draws_only_the_squares_it_changes() {
    let round = "2h3h,8b7b,3h2h,7b8b,";
    let moves = round.repeat(2);
    let mut screen = reviewing(moves.trim_end_matches(','));
    let drawn = squares_drawn(|| screen.click("review-back"));
    assert!((1..=6).contains(&drawn), "{drawn}");
}

#[test]
fn closing_shows_the_game_as_it_stands() {
    for close in ["button", "escape", "back"] {
        let mut screen = reviewing("7g7f,3c3d");
        screen.click("review-first");
        match close {
            "button" => screen.click("review-close"),
            "escape" => screen.key(Key::Escape, "game"),
            _ => screen.step_back(),
        }
        assert!(screen.has("button-undo") && !screen.has("review"), "{close}");
        assert_eq!((screen.piece("7f"), screen.n_moves()), ("sente-pawn".into(), "2".into()));
        assert_eq!(screen.device.visited.borrow().last().unwrap(), "#/play");
    }
    // Whoever leaves for another page finds the game when coming back.
    let mut screen = reviewing("7g7f,3c3d");
    screen.click("review-first");
    screen.click("review-close");
    screen.click("button-menu");
    screen.click("menu-home");
    screen.click("home-continue");
    assert_eq!(screen.piece("7f"), "sente-pawn");
}

#[test]
fn a_move_made_while_the_list_is_open_closes_it() {
    let mut screen = reviewing("7g7f,3c3d");
    screen.tap_squares("2g 2f");
    assert!(!screen.has("review"));
    assert_eq!(screen.n_moves(), "3");
}

#[test]
fn playing_on_from_an_earlier_move_asks_first() {
    let mut screen = reviewing("7g7f,3c3d,2g2f,8c8d");
    screen.click("move-1");
    screen.click("review-play-on");
    assert!(screen.html().contains("Hatua 3 zitarudishwa."));
    screen.click("confirm-no");
    assert_eq!(shown(&screen), "1");
    screen.click("review-play-on");
    screen.click("confirm-yes");
    assert!(!screen.has("review") && !screen.has("confirm"));
    assert_eq!(screen.n_moves(), "1");
    for _ in 0..3 {
        screen.click("button-redo");
    }
    assert_eq!(screen.n_moves(), "4");
    // Forth over what was taken back nothing is lost, so nothing is asked.
    screen.click("button-undo");
    screen.click("button-menu");
    screen.click("button-moves");
    assert_eq!(screen.attribute("move-4", "data-undone").unwrap(), "true");
    screen.click("move-4");
    screen.click("review-play-on");
    assert_eq!((screen.has("confirm"), screen.n_moves()), (false, "4".into()));
}

#[test]
fn the_decisive_moment_is_told_step_by_step() {
    let mut screen = Screen::at(PAWN_AND_GOLD);
    screen.tap("hand-sente-gold");
    screen.tap_squares("5b");
    screen.click("button-replay");
    let mut told = Vec::new();
    while screen.has("replay") {
        told.push(screen.text("replay-text"));
        assert_eq!(screen.text("news"), *told.last().unwrap());
        screen.click("replay-next");
    }
    assert_eq!(told.len(), 10);
    assert_eq!(told[0], "Sente: Kete ya dhahabu inawekwa 5b");
    assert_eq!(told[1], "Kete ya dhahabu iliyo 5b inamtishia mfalme aliye 5a.");
    assert!(told[4].starts_with("Mfalme hawezi kukamata kete ya dhahabu iliyo 5b"));
    assert_eq!(told[9], "Sente ameshinda. Mfalme wa Gote hawezi kuokoka.");
    // After the last step comes the result again; skipping leads there too.
    assert!(screen.has("result"));
    screen.click("button-replay");
    screen.click("replay-next");
    screen.click("replay-back");
    assert_eq!(screen.attribute("replay", "data-step").unwrap(), "0");
    screen.click("replay-skip");
    assert!(screen.has("result") && !screen.has("replay"));
}

#[test]
fn a_repetition_offers_the_replay_with_sides_swapped() {
    let round = "2h3h,8b7b,3h2h,7b8b,";
    let moves = round.repeat(3);
    let mut screen = Screen::playing(moves.trim_end_matches(",7b8b,"));
    screen.tap_squares("7b 8b");
    assert_eq!(screen.text("button-rematch"), "Cheza tena kwa kubadilishana pande");
    screen.click("button-replay");
    assert!(screen.text("replay-text").starts_with("Mara ya 1 kati ya 4"));
    assert_eq!(screen.piece("2h"), "sente-rook");
}

fn with_site(shares: Shared, site: Option<&str>) -> Screen {
    let mut device = Memory::new(PAWN_AND_GOLD, &["sw"]);
    device.shares = shares;
    device.site = site.map(str::to_owned);
    let mut screen = Screen::on(Rc::new(device));
    screen.tap("hand-sente-gold");
    screen.tap_squares("5b");
    screen.click("button-share");
    screen.settle();
    screen
}

#[test]
fn what_is_shared_opens_the_same_game() {
    let screen = with_site(Shared::Copied, Some("https://kete.example/"));
    let text = screen.device.shared.borrow()[0].clone();
    let (result, address) = text.split_once('\n').unwrap();
    assert_eq!(result, "Sente ameshinda. Mfalme wa Gote hawezi kuokoka.");
    let address = address.strip_prefix("https://kete.example/").unwrap();
    assert!(!address.contains(' '), "{address}");
    assert!(screen.html().contains("Imenakiliwa"));
    let again = Screen::at(address);
    assert_eq!(again.attribute("status", "data-ending").unwrap(), "checkmate");
}

#[test]
fn without_an_address_the_moves_are_shared_and_without_a_way_they_are_shown() {
    let screen = with_site(Shared::Nowhere, None);
    let text = screen.device.shared.borrow()[0].clone();
    assert!(text.ends_with("\n1. Kete ya dhahabu inawekwa 5b"), "{text}");
    assert!(screen.has("share"));
    assert_eq!(screen.attribute("share-text", "value").map(|it| it.contains("5b")), Some(true));
    let screen = with_site(Shared::Cancelled, None);
    assert!(!screen.has("share") && !screen.html().contains("Imenakiliwa"));
}
