//! The colours of the faces, for the tests that measure them.

use super::super::contrast::{BLACK, WHITE};
use super::super::learner::TEAL;
use super::super::tile::{CRIMSON, EDGE, INK, IVORY};

/// The kinds of tiles: name, face, and the line around it.
pub(in crate::ui) const TILES: [(&str, [&str; 2]); 3] =
    [("ivory", [IVORY, EDGE]), ("white", [WHITE, BLACK]), ("black", [BLACK, WHITE])];

/// What is drawn on tiles: name, colour, and what it is drawn on.
pub(in crate::ui) const GLYPHS: [(&str, &str, &str); 6] = [
    ("plain", INK, IVORY),
    ("promoted", CRIMSON, IVORY),
    ("stamped", IVORY, CRIMSON),
    ("moves", TEAL, IVORY),
    ("contrast", BLACK, WHITE),
    ("contrast-promoted", WHITE, BLACK),
];
