//! A kanji as an outline, and how it is put on a tile.

use super::super::decimals::decimals;
use super::tile::number;

/// An outline from the font, in a box of its own size.
pub(super) struct Glyph {
    pub width: u16,
    pub height: u16,
    pub outline: &'static str,
}

/// Where a glyph goes on its tile, and how.
pub(super) struct Place {
    /// The middle of the room, in the box of 100; across it is always 50.
    pub middle: f32,
    /// The room: the glyph fills one side of it and stays within the other.
    pub room: (f32, f32),
    /// How much the glyph may be drawn out of proportion to fill the room.
    pub stretch: f32,
    /// Width of the line that thickens its strokes, in units of the glyph.
    pub bold: f32,
    pub ink: &'static str,
}

impl Glyph {
    pub fn draw(&self, place: &Place) -> String {
        let (width, height) = (f32::from(self.width), f32::from(self.height));
        let (wide, high) = (place.room.0 / width, place.room.1 / height);
        let (wide, high) = (wide.min(high * place.stretch), high.min(wide * place.stretch));
        let ink = place.ink;
        format!(
            "<path fill='{ink}' stroke='{ink}' stroke-width='{}' stroke-linejoin='round' transform='matrix({} 0 0 {} {} {})' d='{}'/>",
            number(place.bold),
            decimals(wide.into(), 3),
            decimals(high.into(), 3),
            number(50.0 - width * wide / 2.0),
            number(place.middle - height * high / 2.0),
            self.outline,
        )
    }
}
