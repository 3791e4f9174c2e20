//! What is asked of every board: that all on it can be seen by everybody.
//!
//! Text has a contrast of 4.5 to what it stands on, marks and frames of 3. What has the same
//! shape differs in colour for every kind of sight; that shapes differ is measured on the
//! screen, in `tests/e2e/specs/looks.spec.mjs`.

pub(in crate::ui) mod colour;
mod tokens;

use std::collections::BTreeSet;

use super::*;
use crate::json::{Kept, Value};
use crate::ui::faces::tests::colours;
use colour::{Colour, Sight};
use tokens::{Theme, Tokens, colour, rules, tokens};

/// The contrast that text needs, and what else must be seen.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

fn every_board(check: impl Fn(&Tokens, &str)) {
    for theme in Theme::ALL {
        for look in BoardLook::ALL {
            check(&tokens(theme, look, true), &format!("{look:?} {theme:?}"));
        }
    }
}

fn reaches(least: f64, a: Colour, b: Colour, what: &str) {
    let contrast = a.contrast(b);
    assert!(contrast >= least, "{what}: {contrast:.2}, and {least} is needed");
}

/// Something drawn in two colours is seen by either.
fn either_reaches(least: f64, two: [Colour; 2], ground: Colour, what: &str) {
    let contrast = two[0].contrast(ground).max(two[1].contrast(ground));
    assert!(contrast >= least, "{what}: {contrast:.2}, and {least} is needed");
}

#[test]
fn boards_have_names() {
    for look in BoardLook::ALL {
        let kept = Value::from(look.name());
        assert_eq!(look.write(), kept);
        assert_eq!(BoardLook::read(&kept), Some(look));
        assert_eq!(look.message(), format!("look-board-{}", look.name()));
    }
    assert_eq!(BoardLook::read(&"marble".into()), None);
}

#[test]
fn every_board_gives_the_same_tokens_in_the_light_and_in_the_dark() {
    let names = |rule: &tokens::Rule| rule.tokens.keys().cloned().collect::<BTreeSet<_>>();
    let rules = rules();
    let of_boards: Vec<_> = rules
        .iter()
        .filter(|rule| rule.selectors.iter().any(|it| it.contains("data-board")))
        .collect();
    assert_eq!(of_boards.len(), BoardLook::ALL.len() * 3);
    assert_eq!(names(of_boards[0]).len(), 14);
    for rule in &of_boards {
        assert_eq!(names(rule), names(of_boards[0]), "{:?}", rule.selectors);
    }
    for look in BoardLook::ALL {
        let [light, device, dark] = Theme::ALL.map(|theme| tokens(theme, look, true));
        assert_eq!(device, dark, "{look:?}: the dark stands twice in the sheet");
        assert_ne!(light, dark, "{look:?}");
    }
}

/// As the picker shows one board in a page of another.
#[test]
fn a_look_may_be_chosen_anywhere() {
    for theme in Theme::ALL {
        for look in BoardLook::ALL {
            let [root, inner] = [true, false].map(|on_root| tokens(theme, look, on_root));
            assert_eq!(inner, root, "{look:?} {theme:?}");
        }
    }
}

#[test]
fn text_can_be_read_on_every_ground() {
    for theme in Theme::ALL {
        let tokens = tokens(theme, BoardLook::Wood, true);
        let colour = |name| colour(&tokens, name);
        for ground in ["ground", "raised", "sunk"] {
            for ink in ["ink", "ink-soft", "teal", "crimson"] {
                reaches(TEXT, colour(ink), colour(ground), &format!("{theme:?} {ink} on {ground}"));
            }
        }
        for (ink, ground) in [
            ("ink", "teal-soft"),
            ("ink-soft", "teal-soft"),
            ("teal", "teal-soft"),
            ("on-teal", "teal"),
            ("on-crimson", "crimson"),
            ("on-count", "count"),
            ("ground", "ink"),
        ] {
            reaches(TEXT, colour(ink), colour(ground), &format!("{theme:?} {ink} on {ground}"));
        }
    }
}

#[test]
fn what_stands_beside_the_board_can_be_read() {
    every_board(|tokens, what| {
        let colour = |name| colour(tokens, name);
        reaches(TEXT, colour("coord"), colour("board"), &format!("{what}: coordinates"));
        for ground in ["board", "tray", "tray-on"] {
            reaches(TEXT, colour("on-board"), colour(ground), &format!("{what}: on {ground}"));
        }
        // Fine lines are quiet, but they are the squares.
        let line = colour("line").over(colour("board"));
        reaches(2.2, line, colour("board"), &format!("{what}: lines"));
    });
}

/// A tile is known by its face or by its edge.
#[test]
fn tiles_stand_out_from_board_and_tray() {
    every_board(|tokens, what| {
        for (name, [face, edge]) in colours::TILES {
            let tile = [face, edge].map(|it| Colour::parse(it).unwrap());
            for ground in ["board", "tray", "tray-on"] {
                let what = format!("{what}: {name} tile on {ground}");
                either_reaches(SHAPE, tile, colour(tokens, ground), &what);
            }
        }
    });
}

#[test]
fn glyphs_can_be_read_on_their_tiles() {
    for (name, ink, face) in colours::GLYPHS {
        let [ink, face] = [ink, face].map(|it| Colour::parse(it).unwrap());
        reaches(TEXT, ink, face, name);
    }
}

#[test]
fn marks_stand_out_from_every_board_and_every_tile() {
    every_board(|tokens, what| {
        let colour = |name| colour(tokens, name);
        let board = colour("board");
        let last = colour("last").over(board);
        let check = colour("check").over(board);
        let tiles = colours::TILES.map(|(_, [face, _])| Colour::parse(face).unwrap());
        // A dot lies on the bare board; rings lie over board and tile.
        reaches(SHAPE, colour("target"), board, &format!("{what}: dot on the board"));
        reaches(SHAPE, colour("target"), last, &format!("{what}: dot on the last move"));
        for ground in [board, last].into_iter().chain(tiles) {
            let ring = [colour("target"), colour("halo")];
            either_reaches(SHAPE, ring, ground, &format!("{what}: ring of a capture"));
        }
        for ground in [board, check].into_iter().chain(tiles) {
            let ring = [colour("check-ring"), colour("halo")];
            either_reaches(SHAPE, ring, ground, &format!("{what}: ring of a check"));
        }
        reaches(SHAPE, colour("check-ring"), board, &format!("{what}: line of a check"));
        reaches(SHAPE, colour("check-ring"), check, &format!("{what}: corners of a check"));
        reaches(SHAPE, colour("last-edge"), board, &format!("{what}: frame of the last move"));
        reaches(SHAPE, colour("target"), board, &format!("{what}: frame of what is held"));
        let held = colour("held").over(last);
        reaches(SHAPE, held, board, &format!("{what}: shade of what is held"));
        for ground in ["tray", "tray-on"] {
            reaches(SHAPE, colour("target"), colour(ground), &format!("{what}: pile held"));
        }
    });
}

/// Frames are the one shape that three marks have: they must differ in colour, or the squares
/// within them, for everybody.
#[test]
fn frames_differ_for_every_sight() {
    every_board(|tokens, what| {
        let colour = |name| colour(tokens, name);
        let board = colour("board");
        let last = colour("last").over(board);
        let held = colour("held").over(last);
        let squares = [
            ("last", colour("last-edge"), last),
            ("held", colour("target"), held),
            ("refused", colour("check-ring"), colour("halo")),
        ];
        for sight in Sight::ALL {
            for (i, (a, frame, within)) in squares.iter().enumerate() {
                for (b, other_frame, other_within) in &squares[i + 1..] {
                    let frames = frame.difference(*other_frame, sight);
                    let grounds = within.difference(*other_within, sight);
                    assert!(
                        frames.max(grounds) >= 10.0,
                        "{what} {sight:?}: {a} and {b}: {frames:.1} {grounds:.1}"
                    );
                }
            }
            // The tint of the last move can be told from the bare board.
            let tint = last.difference(board, sight);
            assert!(tint >= 2.3, "{what} {sight:?}: the tint of the last move: {tint:.1}");
        }
    });
}
