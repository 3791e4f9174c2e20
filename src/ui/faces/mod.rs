//! How the fourteen pieces look: drawn as paths, so no phone needs a font for them.
//!
//! A face is a way to draw the pieces. To add one, add a variant here, a module with a
//! `draw(Role) -> String` that returns SVG elements in the box of `tile`, and a line in
//! each `match` below; the tests then hold it to what is asked of every face.
//!
//! Drawings point up. Nothing in them tells top-left from bottom-right light, so that a piece
//! can be turned without turning the light.

mod contrast;
mod glyph;
mod initials;
mod kanji;
mod kanji_signs;
mod learner;
mod moves;
mod pictograms;
mod tile;
mod two_kanji;

#[cfg(test)]
pub(super) mod tests;

use crate::rules::{Piece, Role, Side};

/// A way to draw the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// One kanji on each tile.
    Kanji,
    /// Two kanji on each tile, as on real pieces.
    TwoKanji,
    /// A pictogram with the piece's moves around it, for those who read no kanji.
    #[default]
    Learner,
    /// The first letters of the Swahili names.
    Initials,
    /// Large pictograms, black on white and white on black.
    Contrast,
}

impl Face {
    /// Every face, in the order a list of choices shows them.
    pub const ALL: [Face; 5] =
        [Face::Learner, Face::Kanji, Face::TwoKanji, Face::Initials, Face::Contrast];

    /// Stable name, for saving, for ids of tests and, after `look-face-`, for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Kanji => "kanji",
            Face::TwoKanji => "two-kanji",
            Face::Learner => "learner",
            Face::Initials => "initials",
            Face::Contrast => "contrast",
        }
    }

    /// The messages that name it and that say in a line what it is.
    pub const fn messages(self) -> [&'static str; 2] {
        match self {
            Face::Kanji => ["look-face-kanji", "look-face-kanji.detail"],
            Face::TwoKanji => ["look-face-two-kanji", "look-face-two-kanji.detail"],
            Face::Learner => ["look-face-learner", "look-face-learner.detail"],
            Face::Initials => ["look-face-initials", "look-face-initials.detail"],
            Face::Contrast => ["look-face-contrast", "look-face-contrast.detail"],
        }
    }
}

impl Face {
    /// Whether it can be drawn: on the web the outlines of the kanji come later.
    pub fn is_there(self) -> bool {
        !matches!(self, Face::Kanji | Face::TwoKanji) || glyph::has_outlines()
    }
}

/// Takes the outlines of the kanji where they are not in the app.
pub fn supply_kanji(outlines: &str) {
    glyph::supply(outlines);
}

/// The piece as an SVG document of its own, pointing up, in a box of 100 by 100.
pub fn svg(face: Face, piece: Piece) -> String {
    let drawing = match face {
        Face::Kanji => kanji::draw(piece),
        Face::TwoKanji => two_kanji::draw(piece),
        Face::Learner => learner::draw(piece.role),
        Face::Initials => initials::draw(piece.role),
        Face::Contrast => contrast::draw(piece.role),
    };
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>{drawing}</svg>")
}

/// The face as a style sheet of backgrounds of `::before`. A piece of the game, `data-piece`,
/// points away from its owner as seen from sente; a picture of a piece, `data-face`, points up.
/// Turning the picture rather than the element spares the browser a layer for each square.
pub fn stylesheet(face: Face) -> String {
    let mut sheet = String::new();
    for role in Role::ALL {
        let [sente, gote] = Side::ALL.map(|side| svg(face, Piece { side, role }));
        let name = |attribute, side: Side| (attribute, side, role);
        let (near, far) = (name("data-piece", Side::Sente), name("data-piece", Side::Gote));
        let (of_sente, of_gote) = (name("data-face", Side::Sente), name("data-face", Side::Gote));
        // Most pieces look the same on both sides, and one picture does for both.
        if sente == gote {
            sheet += &rule(&[near, of_sente, of_gote], &sente);
        } else {
            sheet += &rule(&[near, of_sente], &sente);
            sheet += &rule(&[of_gote], &gote);
        }
        sheet += &rule(&[far], &turned(&gote));
    }
    sheet
}

/// The picture of a piece that points down.
fn turned(upright: &str) -> String {
    let drawing = upright.replacen('>', "><g transform='rotate(180 50 50)'>", 1);
    drawing.replace("</svg>", "</g></svg>")
}

fn rule(names: &[(&str, Side, Role)], picture: &str) -> String {
    let selectors: Vec<String> = names
        .iter()
        .map(|(attribute, side, role)| {
            format!("[{attribute}=\"{}-{}\"]::before", side.name(), role.name())
        })
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
