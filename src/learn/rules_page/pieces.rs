//! The eight pieces, promotion, and what each promoted piece does.

use super::{moves, part, section, tries};
use crate::learn::Block::{self, Pieces, Text};
use crate::learn::{Diagram, Frame, Section, Try};
use crate::rules::Role;

pub(super) const PIECES: Section = section(
    "pieces",
    "rules-pieces",
    &[
        Text("rules-pieces-kinds"),
        Pieces(&[
            Role::King,
            Role::Rook,
            Role::Bishop,
            Role::Gold,
            Role::Silver,
            Role::Knight,
            Role::Lance,
            Role::Pawn,
        ]),
        Text("rules-pieces-marks"),
        Text("rules-pieces-way"),
        moves("9/9/4P4/9/4R1p2/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-pieces-way-diagram"),
        Text("rules-pieces-forward"),
    ],
);

pub(super) const KING: Section = part(
    "king",
    "rules-king",
    &[moves("9/9/9/9/4K4/9/9/9/9 b - 1", "5e", Frame::MIDDLE, "rules-king-move")],
);

pub(super) const ROOK: Section = part(
    "rook",
    "rules-rook",
    &[moves("9/9/9/9/4R4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-rook-move")],
);

pub(super) const BISHOP: Section = part(
    "bishop",
    "rules-bishop",
    &[moves("9/9/9/9/4B4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-bishop-move")],
);

pub(super) const GOLD: Section = part(
    "gold",
    "rules-gold",
    &[moves("9/9/9/9/4G4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-gold-move")],
);

pub(super) const SILVER: Section = part(
    "silver",
    "rules-silver",
    &[moves("9/9/9/9/4S4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-silver-move")],
);

pub(super) const KNIGHT: Section = part(
    "knight",
    "rules-knight",
    &[moves("9/9/9/3PPP3/4N4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-knight-move")],
);

pub(super) const LANCE: Section = part(
    "lance",
    "rules-lance",
    &[moves(
        "9/9/9/9/9/9/4L4/9/1K7 b - 1",
        "5g",
        Frame { files: (3, 7), ranks: (1, 7) },
        "rules-lance-move",
    )],
);

pub(super) const PAWN: Section = part(
    "pawn",
    "rules-pawn",
    &[moves("9/9/9/9/4P4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-pawn-move")],
);

pub(super) const PROMOTION: Section = section(
    "promotion",
    "rules-promotion",
    &[
        Text("rules-promotion-zone"),
        moves("9/9/9/4S4/9/9/9/9/1K7 b - 1", "5d", Frame::TOP, "rules-promotion-zone-diagram"),
        tries(
            "9/9/4S4/9/9/9/9/9/1K7 b - 1",
            &[Try::allowed("5c4d+")],
            Frame::TOP,
            "rules-promotion-leave-diagram",
        ),
        Text("rules-promotion-choice"),
        tries(
            "9/4P4/9/9/9/9/9/9/1K7 b - 1",
            &[Try::allowed("5b5a+"), Try::forbidden("5b5a", "must-promote")],
            Frame::TOP,
            "rules-promotion-must-diagram",
        ),
        Text("rules-promotion-never"),
        Text("rules-promotion-stays"),
    ],
);

pub(super) const DRAGON: Section = part(
    "dragon",
    "rules-dragon",
    &[moves("9/9/9/9/4+R4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-dragon-move")],
);

pub(super) const HORSE: Section = part(
    "horse",
    "rules-horse",
    &[moves("9/9/9/9/4+B4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-horse-move")],
);

pub(super) const TOKIN: Section = part(
    "tokin",
    "rules-tokin",
    &[
        Text("rules-promotion-gold"),
        moves("9/9/9/9/4+P4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-tokin-move"),
        Block::Diagram(
            Diagram::still("9/9/9/9/1+S2+N2+L1/9/9/9/1K7 b - 1", "rules-tokin-others")
                .within(Frame { files: (1, 9), ranks: (4, 6) }),
        ),
    ],
);
