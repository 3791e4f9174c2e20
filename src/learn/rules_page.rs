//! The rules page: short, and enough to begin. The law is in the rules module; this is its
//! order for a reader.

use super::Block::{List, Text};
use super::Verdict::{Allowed, Forbidden, Mates};
use super::{Block, Diagram, Example, Frame, Id, Section, Try, Verdict};

/// Sections and blocks of the rules page, in order.
pub const RULES: &[Section] = &[
    section(
        "goal",
        "rules-goal",
        &[Text("rules-goal-what"), Text("rules-goal-win"), Text("rules-goal-hand")],
    ),
    section(
        "board",
        "rules-board",
        &[
            Text("rules-board-size"),
            Text("rules-board-sides"),
            still(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                "rules-board-diagram",
            ),
            List(&["rules-board-first", "rules-board-second", "rules-board-third"]),
            Text("rules-board-names"),
        ],
    ),
    section(
        "turn",
        "rules-turn",
        &[Text("rules-turn-first"), Text("rules-turn-one"), Text("rules-turn-pass")],
    ),
    section(
        "pieces",
        "rules-pieces",
        &[
            Text("rules-pieces-marks"),
            Text("rules-pieces-way"),
            moves(
                "5e",
                "9/9/4P4/9/4R1p2/9/9/9/1K7 b - 1",
                Frame::WHOLE,
                "rules-pieces-way-diagram",
            ),
            Text("rules-pieces-forward"),
        ],
    ),
    part(
        "king",
        "rules-king",
        &[moves("5e", "9/9/9/9/4K4/9/9/9/9 b - 1", Frame::MIDDLE, "rules-king-move")],
    ),
    part(
        "rook",
        "rules-rook",
        &[moves("5e", "9/9/9/9/4R4/9/9/9/1K7 b - 1", Frame::WHOLE, "rules-rook-move")],
    ),
    part(
        "bishop",
        "rules-bishop",
        &[moves("5e", "9/9/9/9/4B4/9/9/9/1K7 b - 1", Frame::WHOLE, "rules-bishop-move")],
    ),
    part(
        "gold",
        "rules-gold",
        &[moves("5e", "9/9/9/9/4G4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-gold-move")],
    ),
    part(
        "silver",
        "rules-silver",
        &[moves("5e", "9/9/9/9/4S4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-silver-move")],
    ),
    part(
        "knight",
        "rules-knight",
        &[moves("5e", "9/9/9/3PPP3/4N4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-knight-move")],
    ),
    part(
        "lance",
        "rules-lance",
        &[moves(
            "5g",
            "9/9/9/9/9/9/4L4/9/1K7 b - 1",
            Frame { files: (3, 7), ranks: (1, 7) },
            "rules-lance-move",
        )],
    ),
    part(
        "pawn",
        "rules-pawn",
        &[moves("5e", "9/9/9/9/4P4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-pawn-move")],
    ),
    section(
        "promotion",
        "rules-promotion",
        &[
            Text("rules-promotion-zone"),
            moves("5d", "9/9/9/4S4/9/9/9/9/1K7 b - 1", Frame::TOP, "rules-promotion-zone-diagram"),
            Text("rules-promotion-choice"),
            tries(
                &[try_("5b5a+", Allowed), try_("5b5a", Forbidden("must-promote"))],
                "9/4P4/9/9/9/9/9/9/1K7 b - 1",
                Frame::TOP,
                "rules-promotion-must-diagram",
            ),
            Text("rules-promotion-never"),
            Text("rules-promotion-gold"),
            moves("5e", "9/9/9/9/4+P4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-tokin-move"),
            moves("5e", "9/9/9/9/4+R4/9/9/9/1K7 b - 1", Frame::WHOLE, "rules-dragon-move"),
            moves("5e", "9/9/9/9/4+B4/9/9/9/1K7 b - 1", Frame::WHOLE, "rules-horse-move"),
            Text("rules-promotion-stays"),
        ],
    ),
    section(
        "capture",
        "rules-capture",
        &[
            Text("rules-capture-how"),
            moves("5e", "9/9/9/4p4/4P4/9/9/9/1K7 b - 1", Frame::MIDDLE, "rules-capture-diagram"),
            Text("rules-capture-hand"),
        ],
    ),
    section(
        "drops",
        "rules-drops",
        &[
            Text("rules-drops-how"),
            Text("rules-drops-plain"),
            tries(
                &[try_("G*5b", Mates)],
                "4k4/9/4P4/9/9/9/9/9/1K7 b G 1",
                Frame::TOP,
                "rules-drops-diagram",
            ),
        ],
    ),
    section("forbidden", "rules-forbidden", &[Text("rules-forbidden-what")]),
    part(
        "nifu",
        "rules-nifu",
        &[
            Text("rules-nifu-what"),
            tries(
                &[try_("P*5e", Forbidden("nifu")), try_("P*4e", Allowed)],
                "9/9/9/9/9/9/4P4/9/1K7 b P 1",
                Frame::MIDDLE,
                "rules-nifu-diagram",
            ),
        ],
    ),
    part(
        "dead-end",
        "rules-dead-end",
        &[
            Text("rules-dead-end-what"),
            tries(
                &[
                    try_("N*5a", Forbidden("dead-end")),
                    try_("N*5b", Forbidden("dead-end")),
                    try_("N*5c", Allowed),
                ],
                "9/9/9/9/9/9/9/9/1K7 b N 1",
                Frame::TOP,
                "rules-dead-end-diagram",
            ),
        ],
    ),
    part(
        "uchifuzume",
        "rules-uchifuzume",
        &[
            Text("rules-uchifuzume-what"),
            tries(
                &[try_("P*1b", Forbidden("uchifuzume"))],
                "7lk/9/8S/9/9/9/9/9/1K7 b P 1",
                Frame { files: (1, 5), ranks: (1, 5) },
                "rules-uchifuzume-diagram",
            ),
        ],
    ),
    part(
        "check",
        "rules-check",
        &[
            Text("rules-check-answer"),
            tries(
                &[try_("G*5e", Allowed), try_("G*4e", Forbidden("does-not-answer-check"))],
                "4r4/9/9/9/9/9/9/4K4/9 b G 1",
                Frame { files: (3, 7), ranks: (1, 9) },
                "rules-check-answer-diagram",
            ),
            Text("rules-check-leave"),
            tries(
                &[try_("5f5e", Allowed), try_("5f4f", Forbidden("leaves-king-in-check"))],
                "9/4r4/9/9/9/4G4/9/4K4/9 b - 1",
                Frame { files: (3, 7), ranks: (1, 9) },
                "rules-check-leave-diagram",
            ),
        ],
    ),
    section(
        "end",
        "rules-end",
        &[
            List(&["rules-end-mate", "rules-end-no-move", "rules-end-resign"]),
            Text("rules-end-draw"),
        ],
    ),
    part(
        "repetition",
        "rules-repetition",
        &[Text("rules-repetition-draw"), Text("rules-repetition-check")],
    ),
];

const fn section(id: &'static str, title: Id, blocks: &'static [Block]) -> Section {
    Section { id, title, level: 2, blocks }
}

const fn part(id: &'static str, title: Id, blocks: &'static [Block]) -> Section {
    Section { id, title, level: 3, blocks }
}

const fn still(sfen: &'static str, caption: Id) -> Block {
    Block::Diagram(Diagram { sfen, frame: Frame::WHOLE, example: Example::Still, caption })
}

const fn moves(from: &'static str, sfen: &'static str, frame: Frame, caption: Id) -> Block {
    Block::Diagram(Diagram { sfen, frame, example: Example::Moves(from), caption })
}

const fn tries(list: &'static [Try], sfen: &'static str, frame: Frame, caption: Id) -> Block {
    Block::Diagram(Diagram { sfen, frame, example: Example::Tries(list), caption })
}

const fn try_(usi: &'static str, verdict: Verdict) -> Try {
    Try { usi, verdict }
}
