//! Where the board lies in the window.

use super::decimals::decimals;
use super::gesture::Point;
use crate::rules::{Side, Square};

/// A rectangle of the window, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Rect {
    /// The square under a point, when this is the board and `bottom` sits at its lower edge.
    pub fn square_at(self, point: Point, bottom: Side) -> Option<Square> {
        let across = nine(point.x - self.left, self.width)?;
        let down = nine(point.y - self.top, self.height)?;
        match bottom {
            Side::Sente => Square::new(9 - across, down + 1),
            Side::Gote => Square::new(across + 1, 9 - down),
        }
    }

    /// The rectangle of a square of this board.
    pub fn square(self, square: Square, bottom: Side) -> Rect {
        let (across, down) = place(square, bottom);
        let (width, height) = (self.width / 9.0, self.height / 9.0);
        Rect {
            left: self.left + width * f64::from(across),
            top: self.top + height * f64::from(down),
            width,
            height,
        }
    }
}

/// How many squares lie to the left of one and above it, as the board is seen.
pub fn place(square: Square, bottom: Side) -> (u8, u8) {
    let (across, down) = (9 - square.file(), square.rank() - 1);
    match bottom {
        Side::Sente => (across, down),
        Side::Gote => (8 - across, 8 - down),
    }
}

/// The middle of a square, in squares from the upper left corner of the board as it is seen.
fn middle(square: Square, bottom: Side) -> (f64, f64) {
    let (across, down) = place(square, bottom);
    (f64::from(across) + 0.5, f64::from(down) + 0.5)
}

/// An arrow from one square to another, as a path in squares. It leaves both pieces to be seen.
pub fn arrow(from: Square, to: Square, bottom: Side) -> String {
    const TAIL: f64 = 0.3;
    const TIP: f64 = 0.4;
    const HEAD: f64 = 0.26;
    let ((x1, y1), (x2, y2)) = (middle(from, bottom), middle(to, bottom));
    let length = (x2 - x1).hypot(y2 - y1).max(f64::EPSILON);
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length);
    let at = |along: f64, aside: f64| {
        let (x, y) = (x1 + ux * along - uy * aside, y1 + uy * along + ux * aside);
        format!("{} {}", decimals(x, 2), decimals(y, 2))
    };
    let tip = length - TIP;
    format!(
        "M{}L{}M{}L{}L{}",
        at(TAIL, 0.0),
        at(tip, 0.0),
        at(tip - HEAD, -HEAD * 0.7),
        at(tip, 0.0),
        at(tip - HEAD, HEAD * 0.7),
    )
}

/// In which of nine equal parts of a length a distance lies.
fn nine(distance: f64, length: f64) -> Option<u8> {
    let part = (distance / length * 9.0).floor();
    // A board that has not been measured has no squares.
    (0.0..9.0).contains(&part).then_some(part as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect { left: 10.0, top: 100.0, width: 360.0, height: 396.0 };

    #[test]
    fn every_square_is_found_at_its_middle_from_both_sides() {
        for bottom in Side::ALL {
            for square in Square::all() {
                let Rect { left, top, width, height } = BOARD.square(square, bottom);
                let middle = Point { x: left + width / 2.0, y: top + height / 2.0 };
                assert_eq!(BOARD.square_at(middle, bottom), Some(square));
            }
        }
    }

    #[test]
    fn an_arrow_leaves_both_pieces_to_be_seen() {
        let [from, to] = ["5e", "5a"].map(|name| name.parse::<Square>().unwrap());
        assert_eq!(arrow(from, to, Side::Sente), "M4.5 4.2L4.5 .9M4.32 1.16L4.5 .9L4.68 1.16");
        assert!(arrow(from, to, Side::Gote).starts_with("M4.5 4.8L4.5 8.1"));
    }

    #[test]
    fn outside_there_is_none() {
        for (x, y) in [(9.0, 200.0), (371.0, 200.0), (50.0, 99.0), (50.0, 497.0), (f64::NAN, 0.0)] {
            assert_eq!(BOARD.square_at(Point { x, y }, Side::Sente), None);
        }
        assert_eq!(Rect::default().square_at(Point::default(), Side::Sente), None);
    }
}
