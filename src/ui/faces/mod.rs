//! How the fourteen pieces look: drawn as paths, so no phone needs a font for them.
//!
//! A face is a way to draw the pieces. To add one, add a variant here, a module with a
//! `draw(Role) -> String` that returns SVG elements in the box of `tile`, and a line in
//! each `match` below; the tests then hold it to what is asked of every face.
//!
//! Pieces point up and are never turned here. Nothing in a drawing tells top-left from
//! bottom-right light, so that the screen may turn a piece without turning the light.

mod kanji;
mod kanji_data;
mod learner;
mod moves;
mod pictograms;
mod tile;

#[cfg(test)]
mod tests;

use crate::rules::{Piece, Role, Side};

/// A way to draw the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// One kanji on each tile, as on real pieces.
    Kanji,
    /// A pictogram with the piece's moves around it, for those who read no kanji.
    #[default]
    Learner,
}

impl Face {
    /// Every face, in the order a list of choices shows them.
    pub const ALL: [Face; 2] = [Face::Learner, Face::Kanji];

    /// Stable name, for saving and for message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Kanji => "kanji",
            Face::Learner => "learner",
        }
    }

    /// The face with this [`name`](Face::name).
    pub fn from_name(name: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.name() == name)
    }
}

/// The piece as an SVG document of its own, pointing up, in a box of 100 by 100.
pub fn svg(face: Face, piece: Piece) -> String {
    let drawing = match face {
        Face::Kanji => kanji::draw(piece),
        Face::Learner => learner::draw(piece.role),
    };
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>{drawing}</svg>")
}

/// The face as a style sheet: each value of `data-piece`, and of `data-face` where a picture is
/// no piece of the game, gets its picture as the background of `::before`. Size, place and rotation are left to the app's own sheet.
pub fn stylesheet(face: Face) -> String {
    let mut sheet = String::new();
    for role in Role::ALL {
        let [sente, gote] = Side::ALL.map(|side| Piece { side, role });
        let picture = svg(face, sente);
        let other = svg(face, gote);
        if picture == other {
            sheet += &rule(&[sente, gote], &picture);
        } else {
            sheet += &rule(&[sente], &picture);
            sheet += &rule(&[gote], &other);
        }
    }
    sheet
}

fn rule(pieces: &[Piece], picture: &str) -> String {
    // A piece on a square, and its picture anywhere else.
    let attributes = ["data-piece", "data-face"];
    let selectors: Vec<String> = pieces
        .iter()
        .flat_map(|piece| attributes.map(|name| (name, piece)))
        .map(|(name, p)| format!("[{name}=\"{}-{}\"]::before", p.side.name(), p.role.name()))
        .collect();
    format!("{}{{background-image:url(\"{}\")}}\n", selectors.join(","), data_uri(picture))
}

/// A picture as a `data:` address that may stand between double quotes. Only what would end
/// the address or the quote early is escaped, which keeps the sheet small.
pub fn data_uri(picture: &str) -> String {
    let mut uri = String::from("data:image/svg+xml,");
    for c in picture.chars() {
        match c {
            '%' => uri += "%25",
            '#' => uri += "%23",
            '<' => uri += "%3C",
            '>' => uri += "%3E",
            '"' => uri += "%22",
            c => uri.push(c),
        }
    }
    uri
}
