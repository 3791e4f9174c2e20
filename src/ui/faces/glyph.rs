//! A kanji as an outline, and how it is put on a tile.

use std::sync::OnceLock;

use super::super::decimals::decimals;
use super::tile::number;

/// The outlines, one a line: the kanji, width, height, path. As the build script leaves them: on
/// the web none.
const OUTLINES: &str = include_str!(concat!(env!("OUT_DIR"), "/kanji.txt"));

/// Those that came later.
static SUPPLIED: OnceLock<String> = OnceLock::new();

fn outlines() -> &'static str {
    SUPPLIED.get().map_or(OUTLINES, String::as_str)
}

/// Whether they are there.
pub(super) fn has_outlines() -> bool {
    !outlines().is_empty()
}

/// Takes the outlines where they are not in the app. They stay as long as it runs.
pub(super) fn supply(outlines: &str) {
    // It may be the page of somebody else's network.
    if outlines.lines().any(|line| Glyph::read(line).is_some()) {
        let _ = SUPPLIED.set(outlines.to_owned());
    }
}

/// A kanji on a piece.
#[derive(Clone, Copy)]
pub(super) struct Kanji(pub char);

/// An outline from the font, in a box of its own size.
struct Glyph<'a> {
    width: u16,
    height: u16,
    outline: &'a str,
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

impl Kanji {
    /// The kanji as an SVG element; nothing where its outline is not there.
    pub fn draw(self, place: &Place) -> String {
        let line = outlines().lines().find(|line| line.starts_with(self.0));
        line.and_then(Glyph::read).map(|glyph| glyph.draw(place)).unwrap_or_default()
    }
}

impl Glyph<'_> {
    fn read(line: &str) -> Option<Glyph<'_>> {
        let mut parts = line.splitn(4, ' ').skip(1);
        let mut side = || parts.next()?.parse().ok();
        let (width, height) = (side()?, side()?);
        Some(Glyph { width, height, outline: parts.next()? })
    }

    fn draw(&self, place: &Place) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_an_outline_or_nothing() {
        let glyph = Glyph::read("玉 150 134 M1 2z m3 4z").unwrap();
        assert_eq!((glyph.width, glyph.height, glyph.outline), (150, 134, "M1 2z m3 4z"));
        for damaged in ["", "玉", "玉 150 134", "玉 x 134 M1", "# by hand", "<html> <p> </p> x"]
        {
            assert!(Glyph::read(damaged).is_none(), "{damaged}");
        }
    }

    #[test]
    fn every_line_is_an_outline_below_the_name_of_their_font() {
        let n_outlines = OUTLINES.lines().filter(|line| Glyph::read(line).is_some()).count();
        let n_lines = OUTLINES.lines().filter(|line| !line.starts_with('#')).count();
        assert!(has_outlines() && n_outlines == n_lines && OUTLINES.starts_with('#'));
    }
}
