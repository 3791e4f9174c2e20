//! A stand-in until the true faces come: letters on tiles.

use std::fmt::Write;

use crate::rules::{Piece, Role, Side};

/// How the pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// Japanese characters.
    #[default]
    Kanji,
    /// Signs that show how the piece moves.
    Learner,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 2] = [Face::Kanji, Face::Learner];

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Kanji => "kanji",
            Face::Learner => "learner",
        }
    }
}

/// The picture of a piece.
pub fn svg(_face: Face, piece: Piece) -> String {
    let turn = if piece.side == Side::Sente { "" } else { " transform='rotate(180 50 55)'" };
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 110'><g{turn}>\
         <path d='M50 6 78 18 88 104H12L22 18z' fill='#FBF1D8' stroke='#6B4E2E'/>\
         <text x='50' y='80' font-size='50' text-anchor='middle' fill='{}'>{}</text></g></svg>",
        if piece.role.is_promoted() { "#B3261E" } else { "#231C14" },
        piece.role.letter()
    )
}

/// The rules that draw every piece by its `data-piece`.
pub fn stylesheet(face: Face) -> String {
    let mut css = String::new();
    for side in Side::ALL {
        for role in Role::ALL {
            let picture = svg(face, Piece::new(side, role)).replace('#', "%23").replace('"', "'");
            let _ = write!(
                css,
                "[data-piece=\"{side}-{}\"]::before{{background-image:url(\"data:image/svg+xml,{picture}\")}}",
                role.name()
            );
        }
    }
    css
}
