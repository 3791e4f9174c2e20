//! What lies under and over the pieces: each kind of mark one element for all squares that have it.
//! To draw every such square again is felt on a slow phone.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::Play;
use crate::rules::{Side, Square, SquareSet};

/// How far down each rank lies, in widths of a square: a square is 1.08 times as high as wide.
const DOWN: [&str; 9] = ["1.08", "2.16", "3.24", "4.32", "5.4", "6.48", "7.56", "8.64", "9.72"];

/// Where each file and each rank lies, in the words of a style sheet: a picture as large as a square
/// comes to stand on it.
const ALONG: [&str; 9] = ["0%", "12.5%", "25%", "37.5%", "50%", "62.5%", "75%", "87.5%", "100%"];

/// Beside the board.
const AWAY: &str = "200% 0%";

/// The squares that the last move left and reached, under the pieces.
#[component]
pub fn LastMove() -> Element {
    let play: Play = use_context();
    rsx! {
        div { class: "last-move", background_position: play.last_move() }
    }
}

/// A dot on each empty square to which the held piece may go.
#[component]
pub fn Dots() -> Element {
    let play: Play = use_context();
    rsx! {
        div { class: "dots", box_shadow: play.dots() }
    }
}

/// A ring on each piece that the held one may capture, and on the king in check.
#[component]
pub fn Rings() -> Element {
    let play: Play = use_context();
    rsx! {
        div { class: "rings", background: play.rings() }
    }
}

/// The board is turned as a whole, so all of it is seen from sente here.
fn seen(square: Square) -> (usize, usize) {
    let (across, down) = place(square, Side::Sente);
    (across.into(), down.into())
}

fn list(squares: SquareSet, write: &dyn Fn(&mut String, Square)) -> String {
    let mut style = String::new();
    for square in squares {
        if !style.is_empty() {
            style.push(',');
        }
        write(&mut style, square);
    }
    style
}

fn push_place(style: &mut String, square: Square) {
    let (across, down) = seen(square);
    style.push_str(ALONG[across]);
    style.push(' ');
    style.push_str(ALONG[down]);
}

/// One shadow for each square, from the place of a dot one square before the corner.
pub fn dots(targets: SquareSet) -> String {
    list(targets, &|style, square| {
        let (across, down) = seen(square);
        style.push(char::from(b'1' + across as u8));
        style.push_str("em ");
        style.push_str(DOWN[down]);
        style.push_str("em");
    })
}

/// The two places of a move; the first of one that came from the hand is beside the board.
pub fn last_move(squares: SquareSet) -> String {
    let mut style = list(squares, &push_place);
    if squares.len() == 1 {
        style.push(',');
        style.push_str(AWAY);
    }
    style
}

/// One picture for each square, of one of two kinds.
pub fn rings(captures: SquareSet, checked: SquareSet) -> String {
    list(captures | checked, &|style, square| {
        push_place(style, square);
        let kind = if checked.contains(square) { "check" } else { "capture" };
        style.push_str("/var(--square) no-repeat var(--");
        style.push_str(kind);
        style.push_str("-picture)");
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> SquareSet {
        let squares = names.split_whitespace().map(|name| name.parse::<Square>().unwrap());
        squares.fold(SquareSet::EMPTY, |set, square| set | SquareSet::of(square))
    }

    #[test]
    fn a_dot_lies_on_each_square() {
        let [first, second, third, last] = ["9a", "1a", "5e", "1i"].map(|name| dots(set(name)));
        assert_eq!(first, "1em 1.08em");
        assert_eq!(second, "9em 1.08em");
        assert_eq!(third, "5em 5.4em");
        assert_eq!(last, "9em 9.72em");
        assert_eq!(dots(set("9a 1i")).split(',').count(), 2);
        assert_eq!(dots(SquareSet::EMPTY), "");
    }

    #[test]
    fn a_move_has_two_places() {
        let mut places: Vec<String> =
            last_move(set("7g 7f")).split(',').map(str::to_owned).collect();
        places.sort_unstable();
        assert_eq!(places, ["25% 62.5%", "25% 75%"]);
        assert_eq!(last_move(set("5e")), "50% 50%,200% 0%");
        assert_eq!(last_move(set("9i")), "0% 100%,200% 0%");
        assert_eq!(last_move(SquareSet::EMPTY), "");
    }

    #[test]
    fn rings_are_of_two_kinds() {
        assert_eq!(
            rings(set("1a"), SquareSet::EMPTY),
            "100% 0%/var(--square) no-repeat var(--capture-picture)"
        );
        assert_eq!(
            rings(SquareSet::EMPTY, set("5e")),
            "50% 50%/var(--square) no-repeat var(--check-picture)"
        );
        let both = rings(set("1a 2b"), set("5e"));
        assert_eq!(both.matches("capture").count(), 2);
        assert_eq!(both.matches("check").count(), 1);
        assert_eq!(rings(SquareSet::EMPTY, SquareSet::EMPTY), "");
    }
}
