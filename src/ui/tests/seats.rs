//! Two people and one screen.

use super::*;

/// The game page of players who share the screen in this way.
fn seated(seating: &str, settings: &str) -> Screen {
    let device = Memory::new("#/play", &["sw-KE"]);
    let kept = format!(r#"{{"seating":"{seating}"{settings}}}"#);
    device.kept.borrow_mut().insert("kete.settings".to_owned(), kept);
    Screen::on(Rc::new(device))
}

fn bottom(screen: &Screen) -> String {
    let html = screen.html();
    html.split(" data-bottom=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

fn wait(screen: &mut Screen, ms: f64) {
    screen.device.clone().pass(ms);
    screen.settle();
}

#[test]
fn a_tap_on_a_picture_begins_so_and_is_remembered() {
    for seating in ["face-to-face", "pass-and-turn", "same-side"] {
        let mut screen = Screen::at("#/");
        screen.click(&format!("seating-{seating}"));
        assert!(screen.has("board"));
        assert_eq!(screen.attribute("game", "data-seating").unwrap(), seating);
        let mut screen = screen.restarted();
        screen.device.clone().visit("#/");
        screen.settle();
        let pressed = screen.attribute(&format!("seating-{seating}"), "aria-pressed");
        assert_eq!(pressed.unwrap(), "true");
        // With no question and no picture, the board comes as the players sat last.
        screen.click("home-two-players");
        assert_eq!(screen.attribute("game", "data-seating").unwrap(), seating);
        assert!(screen.has("board"));
    }
}

#[test]
fn the_board_turns_once_the_move_has_been_seen() {
    let mut screen = seated("pass-and-turn", "");
    screen.tap_squares("7g 7f");
    wait(&mut screen, 990.0);
    assert_eq!(bottom(&screen), "sente");
    wait(&mut screen, 20.0);
    assert_eq!(bottom(&screen), "gote");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "gote");
    screen.tap_squares("3c 3d");
    wait(&mut screen, 1010.0);
    assert_eq!(bottom(&screen), "sente");
    // Taken back, it is the other one's turn again.
    screen.click("button-undo");
    wait(&mut screen, 1010.0);
    assert_eq!(bottom(&screen), "gote");
    assert_eq!(bottom(&screen.restarted()), "gote");
}

#[test]
fn nothing_turns_for_those_who_sit_still() {
    for seating in ["face-to-face", "same-side"] {
        let mut screen = seated(seating, "");
        screen.tap_squares("7g 7f");
        wait(&mut screen, 5000.0);
        assert_eq!(bottom(&screen), "sente");
    }
}

#[test]
fn the_board_does_not_turn_under_a_hand_a_question_or_a_sheet() {
    let mut screen = seated("pass-and-turn", "");
    screen.tap_squares("7g 7f 3c");
    wait(&mut screen, 5000.0);
    assert_eq!((bottom(&screen), screen.mark("3c")), ("sente".into(), "held".into()));
    screen.tap_squares("3d");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "sente", "who has moved at once has turned nothing");
    screen.tap_squares("8h 2b");
    assert!(screen.has("prompt"));
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "sente");
    screen.tap("promote-yes");
    screen.click("button-menu");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "sente");
    screen.click("button-close");
    wait(&mut screen, 300.0);
    assert_eq!(bottom(&screen), "gote");
}

#[test]
fn a_finger_that_was_on_its_way_finds_the_square_it_was_aimed_at() {
    let mut screen = seated("pass-and-turn", "");
    screen.tap_squares("7g 7f");
    wait(&mut screen, 1001.0);
    assert_eq!(bottom(&screen), "gote");
    // Where 3c lay, 7g lies now.
    screen.tap_squares("7g");
    assert_eq!(screen.mark("3c"), "held");
    wait(&mut screen, 500.0);
    screen.tap_squares("3d");
    assert_eq!((screen.n_moves(), screen.piece("3d")), ("2".into(), "gote-pawn".into()));
}

#[test]
fn the_board_turned_by_hand_stays_until_the_next_move() {
    let mut screen = seated("pass-and-turn", "");
    screen.click("button-menu");
    screen.click("button-flip");
    assert_eq!(bottom(&screen), "gote");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "gote");
    screen.tap_squares("7g 7f");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "gote", "it is gote's turn");
}

#[test]
fn the_end_turns_nothing() {
    let mut screen = seated("pass-and-turn", "");
    screen.device.clone().visit("#/play?sfen=4k4/9/4P4/9/9/9/9/9/4K4%20b%20G%201");
    screen.settle();
    screen.tap("hand-sente-gold");
    screen.tap_squares("5b");
    screen.click("button-review");
    wait(&mut screen, 5000.0);
    assert_eq!(bottom(&screen), "sente");
}

#[test]
fn what_is_the_far_players_is_turned_only_face_to_face() {
    for (seating, turned) in
        [("face-to-face", true), ("pass-and-turn", false), ("same-side", false)]
    {
        let mut screen = seated(seating, "");
        assert_eq!(screen.has("far-undo"), turned);
        assert_eq!(screen.has("far-resign"), turned);
        screen.device.clone().visit("#/play?moves=7g7f,3c3d,2g2f");
        screen.settle();
        screen.tap_squares("5e");
        assert!(!screen.has("refusal"));
        screen.tap_squares("2b 2a");
        screen.tap_squares("2b 8h");
        assert_eq!(screen.attribute("prompt", "data-turned").is_some(), turned, "{seating}");
        screen.key(Key::Escape, "prompt");
        screen.click("button-menu");
        screen.click("button-resign");
        assert_eq!(screen.attribute("confirm", "data-turned").is_some(), turned, "{seating}");
    }
}

#[test]
fn a_move_is_taken_back_with_consent_where_the_table_says_so() {
    let mut screen = seated("face-to-face", r#","ask-undo":true"#);
    screen.click("button-undo");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "nothing-to-undo");
    screen.tap_squares("7g 7f");
    screen.click("button-undo");
    assert!(screen.html().contains("Gote, unakubali hatua irudishwe?"));
    assert!(screen.attribute("confirm", "data-turned").is_some());
    screen.click("confirm-no");
    assert_eq!(screen.n_moves(), "1");
    screen.click("far-undo");
    assert!(screen.html().contains("Sente, unakubali hatua irudishwe?"));
    assert!(screen.attribute("confirm", "data-turned").is_none());
    screen.click("confirm-yes");
    assert_eq!((screen.n_moves(), screen.has("confirm")), ("0".into(), false));
    // Where nothing is turned, whoever made the move asks.
    let mut screen = seated("same-side", r#","ask-undo":true"#);
    screen.tap_squares("7g 7f");
    screen.click("button-undo");
    assert!(screen.html().contains("Gote, unakubali hatua irudishwe?"));
}

#[test]
fn a_question_that_is_open_needs_no_consent_to_close() {
    let mut screen = seated("face-to-face", r#","ask-undo":true"#);
    screen.device.clone().visit("#/play?moves=7g7f,3c3d");
    screen.settle();
    screen.tap_squares("8h 2b");
    screen.click("button-undo");
    assert!(!screen.has("prompt") && !screen.has("confirm"));
    assert_eq!(screen.n_moves(), "2");
}

#[test]
fn names_stand_at_the_seats_and_in_sentences() {
    let names = r#","near-name":"Amina","far-name":"Juma""#;
    let mut screen = seated("face-to-face", names);
    assert_eq!(screen.text("status"), "Zamu ya Amina");
    assert_eq!(screen.text("seat-near"), "Amina (Sente)");
    assert_eq!(screen.text("seat-far"), "Juma (Gote)");
    screen.tap_squares("3c");
    assert!(screen.text("refusal").contains("zamu ya Amina"), "{}", screen.text("refusal"));
    // Squares and piles speak of sides: names would say nothing of who owns what.
    assert_eq!(screen.attribute("square-5a", "aria-label").unwrap(), "5a, kete ya mfalme ya Gote");
    screen.click("far-resign");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "not-your-turn");
    assert!(screen.text("refusal").contains("zamu ya Amina"), "{}", screen.text("refusal"));
    screen.tap_squares("7g 7f");
    screen.click("far-resign");
    assert!(screen.html().contains("Juma, unataka kujitoa?"));
    screen.click("confirm-yes");
    assert!(screen.html().contains("Amina ameshinda"));
    assert!(screen.html().contains("Juma amejitoa."));
    assert!(screen.html().contains("Mchezo ujao utaanzwa na Juma."));
    screen.click("button-rematch");
    // The sides have changed, the people have not.
    assert_eq!(screen.text("status"), "Zamu ya Juma");
    assert_eq!(screen.text("seat-near"), "Amina 1 – 0 Juma");
    assert_eq!(screen.text("seat-far"), "Juma 0 – 1 Amina");
    screen.device.clone().visit("#/play?lang=en");
    screen.settle();
    assert_eq!(screen.text("status"), "Juma to move");
}

#[test]
fn the_score_is_there_once_a_game_has_been_played() {
    let mut screen = seated("same-side", "");
    assert!(!screen.has("seat-near"));
    assert_eq!(screen.text("seat-far"), "Gote");
    screen.click("button-menu");
    screen.click("button-resign");
    screen.click("confirm-yes");
    assert!(screen.html().contains("Mchezo ujao utaanzwa na aliyekuwa Gote."));
    screen.click("button-rematch");
    assert_eq!(screen.text("seat-near"), "Gote 0 – 1 Sente");
    assert_eq!(screen.text("seat-far"), "Sente 1 – 0 Gote");
}

#[test]
fn names_are_given_at_the_table() {
    let mut screen = seated("face-to-face", "");
    screen.click("button-menu");
    screen.click("menu-names");
    assert!(screen.has("name-near") && screen.has("name-far"));
    screen.click("button-close");
    screen.device.clone().visit("#/");
    screen.settle();
    screen.click("home-names");
    assert!(screen.has("name-near"));
}

#[test]
fn an_impasse_is_declared_only_where_the_table_has_that_rule_and_shows_what_is_missing() {
    let mut screen = Screen::at("#/play");
    screen.click("button-menu");
    assert!(!screen.has("button-declare"), "no rule, no button");
    let mut screen = Screen::at("#/settings");
    screen.click("settings-impasse-24");
    screen.device.clone().visit("#/play");
    screen.settle();
    screen.click("button-menu");
    screen.click("button-declare");
    let lines = screen.html().matches("data-holds=\"false\"").count();
    assert_eq!(lines, 3, "king, pieces and points are missing at the start; there is no check");
    screen.click("declare-no");
    assert_eq!(screen.attribute("status", "data-state").unwrap(), "playing");
    // Both agree, but no king has entered: refused in words.
    screen.click("button-menu");
    screen.click("button-declare");
    screen.click("declare-agree");
    assert_eq!(screen.attribute("refusal", "data-rule").unwrap(), "no-declaration");
    screen.click("button-menu");
    screen.click("button-declare");
    screen.click("declare-yes");
    assert_eq!(screen.attribute("status", "data-ending").unwrap(), "failed-declaration");
    assert_eq!(screen.attribute("status", "data-winner").unwrap(), "gote");
}
