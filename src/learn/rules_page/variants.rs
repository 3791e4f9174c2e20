//! What players may agree on: an impasse rule, a handicap.

use super::{part, section, tries};
use crate::learn::Block::{self, List, Points, Text};
use crate::learn::{Diagram, Frame, Id, Section, Try};

pub(super) const VARIANTS: Section =
    section("variants", "rules-variants", &[Text("rules-variants-what")]);

pub(super) const IMPASSE: Section = part(
    "impasse",
    "rules-impasse",
    &[
        Text("rules-impasse-what"),
        Text("rules-impasse-off"),
        Text("rules-impasse-declare"),
        List(&["rules-impasse-king", "rules-impasse-check", "rules-impasse-pieces"]),
        Text("rules-impasse-points"),
        Points,
        List(&["rules-impasse-27", "rules-impasse-24"]),
        Block::Diagram(Diagram::still(DECLARABLE, "rules-impasse-diagram")),
        Text("rules-impasse-fail"),
        Text("rules-impasse-agree"),
        Text("rules-impasse-credit"),
        Text("rules-impasse-try"),
        tries(
            "9/4KG3/9/9/9/9/9/9/2k6 b - 1",
            &[Try::allowed("5b5a")],
            Frame::TOP,
            "rules-impasse-try-diagram",
        ),
    ],
);

pub(super) const HANDICAPS: Section = part(
    "handicaps",
    "rules-handicaps",
    &[
        Text("rules-handicaps-what"),
        Text("rules-handicaps-size"),
        List(&[
            "rules-handicaps-lance",
            "rules-handicaps-bishop",
            "rules-handicaps-rook",
            "rules-handicaps-rook-lance",
            "rules-handicaps-two",
            "rules-handicaps-four",
            "rules-handicaps-six",
            "rules-handicaps-eight",
            "rules-handicaps-ten",
        ]),
        Text("rules-handicaps-odd"),
        handicap(
            "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "rules-handicaps-lance-diagram",
        ),
        handicap(
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "rules-handicaps-two-diagram",
        ),
        handicap(
            "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "rules-handicaps-six-diagram",
        ),
    ],
);

/// Sente may declare: ten pieces and 18 points in the zone, 10 points in hand.
const DECLARABLE: &str = "2+RG+PS3/2+P1KG+P2/3+B+PS3/9/9/9/9/2p+p5/1k1gg4 b R5P 1";

/// The far half of the board, where the pieces are missing.
const fn handicap(sfen: &'static str, caption: Id) -> Block {
    let far = Frame { files: (1, 9), ranks: (1, 4) };
    Block::Diagram(Diagram::still(sfen, caption).within(far))
}
