//! Where the board lies in the window.

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
    fn outside_there_is_none() {
        for (x, y) in [(9.0, 200.0), (371.0, 200.0), (50.0, 99.0), (50.0, 497.0), (f64::NAN, 0.0)] {
            assert_eq!(BOARD.square_at(Point { x, y }, Side::Sente), None);
        }
        assert_eq!(Rect::default().square_at(Point::default(), Side::Sente), None);
    }
}
