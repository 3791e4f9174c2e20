//! The squares to which the held piece may go.

use dioxus::prelude::*;

use super::geometry::place;
use super::play::Play;
use crate::rules::{Side, SquareSet};

/// How far down each rank lies, in widths of a square: a square is 1.08 times as high as wide.
const DOWN: [&str; 9] = ["1.08", "2.16", "3.24", "4.32", "5.4", "6.48", "7.56", "8.64", "9.72"];

/// A dot on each of them that is empty, all of them one element: to draw a square again for each
/// of the forty where a bishop may be dropped is felt on a slow phone.
#[component]
pub fn Dots() -> Element {
    let play: Play = use_context();
    rsx! {
        div { class: "dots", box_shadow: play.dots() }
    }
}

/// One shadow for each square, in the words of a style sheet, from the place of a dot one square
/// before the corner. The board is turned as a whole, so it is always seen from sente here.
pub fn shadows(targets: SquareSet) -> String {
    let mut style = String::new();
    for square in targets {
        let (across, down) = place(square, Side::Sente);
        if !style.is_empty() {
            style.push(',');
        }
        style.push(char::from(b'1' + across));
        style.push_str("em ");
        style.push_str(DOWN[usize::from(down)]);
        style.push_str("em");
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn a_dot_lies_on_each_square() {
        let squares = ["9a", "1a", "5e", "1i"].map(|name| name.parse::<Square>().unwrap());
        let text = |square| shadows(SquareSet::of(square));
        let [first, second, third, last] = squares.map(text);
        assert_eq!(first, "1em 1.08em");
        assert_eq!(second, "9em 1.08em");
        assert_eq!(third, "5em 5.4em");
        assert_eq!(last, "9em 9.72em");
        let two = SquareSet::of(squares[0]) | SquareSet::of(squares[3]);
        assert_eq!(shadows(two).split(',').count(), 2);
        assert_eq!(shadows(SquareSet::EMPTY), "");
    }
}
