//! The rules page. The law is in the rules module; this is its order for a reader.

use super::Block::{List, Pieces, Points, Settings, Text};
use super::{Block, Diagram, Frame, Id, Section, Try};
use crate::rules::Role;

/// Sections and blocks of the rules page, in order.
pub const RULES: &[Section] = &[
    section(
        "goal",
        "rules-goal",
        &[
            Text("rules-goal-what"),
            Text("rules-goal-win"),
            Text("rules-goal-hand"),
            tries(
                "4k4/9/4PG3/9/9/9/9/9/1K7 b - 1",
                &[Try::mates("4c5b")],
                Frame::TOP,
                "rules-goal-diagram",
            ),
        ],
    ),
    section(
        "board",
        "rules-board",
        &[
            Text("rules-board-size"),
            Text("rules-board-sides"),
            Block::Diagram(Diagram::still(START, "rules-board-diagram")),
            Text("rules-board-set-up"),
            List(&["rules-board-first", "rules-board-second", "rules-board-third"]),
            Text("rules-board-names"),
            tries(START, &[Try::allowed("7g7f")], NEAR_LEFT, "rules-board-names-diagram"),
        ],
    ),
    section("start", "rules-start", &[Text("rules-start-sente"), Text("rules-start-alternate")]),
    section(
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
            moves(
                "9/9/4P4/9/4R1p2/9/9/9/1K7 b - 1",
                "5e",
                Frame::WHOLE,
                "rules-pieces-way-diagram",
            ),
            Text("rules-pieces-forward"),
        ],
    ),
    part(
        "king",
        "rules-king",
        &[moves("9/9/9/9/4K4/9/9/9/9 b - 1", "5e", Frame::MIDDLE, "rules-king-move")],
    ),
    part(
        "rook",
        "rules-rook",
        &[moves("9/9/9/9/4R4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-rook-move")],
    ),
    part(
        "bishop",
        "rules-bishop",
        &[moves("9/9/9/9/4B4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-bishop-move")],
    ),
    part(
        "gold",
        "rules-gold",
        &[moves("9/9/9/9/4G4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-gold-move")],
    ),
    part(
        "silver",
        "rules-silver",
        &[moves("9/9/9/9/4S4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-silver-move")],
    ),
    part(
        "knight",
        "rules-knight",
        &[moves("9/9/9/3PPP3/4N4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-knight-move")],
    ),
    part(
        "lance",
        "rules-lance",
        &[moves(
            "9/9/9/9/9/9/4L4/9/1K7 b - 1",
            "5g",
            Frame { files: (3, 7), ranks: (1, 7) },
            "rules-lance-move",
        )],
    ),
    part(
        "pawn",
        "rules-pawn",
        &[moves("9/9/9/9/4P4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-pawn-move")],
    ),
    section(
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
    ),
    part(
        "dragon",
        "rules-dragon",
        &[moves("9/9/9/9/4+R4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-dragon-move")],
    ),
    part(
        "horse",
        "rules-horse",
        &[moves("9/9/9/9/4+B4/9/9/9/1K7 b - 1", "5e", Frame::WHOLE, "rules-horse-move")],
    ),
    part(
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
    ),
    section(
        "turn",
        "rules-turn",
        &[
            Text("rules-turn-one"),
            List(&["rules-turn-move", "rules-turn-drop"]),
            tries(
                "9/9/9/9/9/9/4P4/9/1K7 b G 1",
                &[Try::allowed("5g5f"), Try::allowed("G*5e")],
                Frame::MIDDLE,
                "rules-turn-diagram",
            ),
        ],
    ),
    section(
        "capture",
        "rules-capture",
        &[
            Text("rules-capture-how"),
            moves("9/9/9/4p4/4P4/9/9/9/1K7 b - 1", "5e", Frame::MIDDLE, "rules-capture-diagram"),
            Text("rules-capture-hand"),
            line(
                "4k4/9/9/9/9/4+p4/4G4/9/1K7 b - 1",
                &["5g5f", "5a4a", "P*4c"],
                Frame { files: (3, 7), ranks: (1, 7) },
                "rules-capture-promoted-diagram",
            ),
        ],
    ),
    section(
        "drops",
        "rules-drops",
        &[
            Text("rules-drops-how"),
            tries(
                "4k4/9/4P4/9/9/9/9/9/1K7 b G 1",
                &[Try::mates("G*5b")],
                Frame::TOP,
                "rules-drops-diagram",
            ),
            Text("rules-drops-plain"),
            line(
                "6k2/9/9/9/9/9/9/9/1K7 b S 1",
                &["S*5c", "3a3b", "5c5b+"],
                Frame::TOP,
                "rules-drops-plain-diagram",
            ),
        ],
    ),
    section(
        "forbidden",
        "rules-forbidden",
        &[
            Text("rules-forbidden-what"),
            Text("rules-forbidden-strict"),
            Text("rules-forbidden-try"),
        ],
    ),
    part(
        "nifu",
        "rules-nifu",
        &[
            Text("rules-nifu-what"),
            tries(
                "9/9/9/9/9/9/4P4/9/1K7 b P 1",
                &[Try::forbidden("P*5e", "nifu"), Try::allowed("P*4e")],
                Frame::MIDDLE,
                "rules-nifu-diagram",
            ),
            Text("rules-nifu-tokin"),
            tries(
                "9/9/9/5p3/9/3+P5/9/9/1K7 b P 1",
                &[Try::allowed("P*6e"), Try::allowed("P*4f")],
                Frame::MIDDLE,
                "rules-nifu-tokin-diagram",
            ),
        ],
    ),
    part(
        "dead-end",
        "rules-dead-end",
        &[
            Text("rules-dead-end-what"),
            tries(
                "9/9/9/9/9/9/9/9/1K7 b LP 1",
                &[
                    Try::forbidden("P*5a", "dead-end"),
                    Try::forbidden("L*4a", "dead-end"),
                    Try::allowed("P*5b"),
                    Try::allowed("L*4b"),
                ],
                Frame::TOP,
                "rules-dead-end-pawn-diagram",
            ),
            tries(
                "9/9/9/9/9/9/9/9/1K7 b N 1",
                &[
                    Try::forbidden("N*5a", "dead-end"),
                    Try::forbidden("N*5b", "dead-end"),
                    Try::allowed("N*5c"),
                ],
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
                "7lk/9/8S/9/9/9/9/9/1K7 b P 1",
                &[Try::forbidden("P*1b", "uchifuzume")],
                CORNER,
                "rules-uchifuzume-diagram",
            ),
            Text("rules-uchifuzume-allowed"),
            tries(
                "8k/9/8S/9/9/9/9/9/1K7 b P 1",
                &[Try::allowed("P*1b")],
                CORNER,
                "rules-uchifuzume-escape-diagram",
            ),
            tries(
                "7lk/9/7SP/9/9/9/9/9/1K7 b - 1",
                &[Try::mates("1c1b")],
                CORNER,
                "rules-uchifuzume-move-diagram",
            ),
        ],
    ),
    part(
        "check",
        "rules-check",
        &[
            Text("rules-check-answer"),
            tries(
                "4r4/9/9/9/9/9/9/4K4/9 b G 1",
                &[Try::allowed("G*5e"), Try::forbidden("G*4e", "does-not-answer-check")],
                MIDDLE_FILES,
                "rules-check-answer-diagram",
            ),
            Text("rules-check-leave"),
            tries(
                "9/9/9/9/9/4g4/9/4K4/9 b - 1",
                &[Try::forbidden("5h5g", "leaves-king-in-check"), Try::allowed("5h4h")],
                Frame { files: (3, 7), ranks: (5, 9) },
                "rules-check-walk-diagram",
            ),
            tries(
                "9/4r4/9/9/9/4G4/9/4K4/9 b - 1",
                &[Try::allowed("5f5e"), Try::forbidden("5f4f", "leaves-king-in-check")],
                MIDDLE_FILES,
                "rules-check-leave-diagram",
            ),
        ],
    ),
    part(
        "passing",
        "rules-passing",
        &[
            Text("rules-passing-what"),
            tries(
                "9/9/9/9/1r7/9/9/9/K8 b - 1",
                &[
                    Try::allowed("9i9h"),
                    Try::forbidden("9i8h", "leaves-king-in-check"),
                    Try::forbidden("9i8i", "leaves-king-in-check"),
                    Try::forbidden("8e7e", "not-your-piece"),
                ],
                NEAR_LEFT,
                "rules-passing-diagram",
            ),
        ],
    ),
    part(
        "perpetual-check",
        "rules-perpetual-check",
        &[
            Text("rules-perpetual-check-what"),
            line(
                "7k1/9/9/6R2/9/9/9/9/1K7 b - 1",
                &[
                    "3d2d", "2a3a", "2d3d", "3a2a", "3d2d", "2a3a", "2d3d", "3a2a", "3d2d", "2a3a",
                    "2d3d", "3a2a",
                ],
                CORNER,
                "rules-perpetual-check-diagram",
            ),
            Text("rules-perpetual-check-app"),
        ],
    ),
    section(
        "end",
        "rules-end",
        &[
            List(&["rules-end-mate", "rules-end-no-move", "rules-end-resign", "rules-end-time"]),
            Block::Diagram(
                Diagram::still("4k4/4G4/4P4/9/9/9/9/9/1K7 w - 1", "rules-end-mate-diagram")
                    .within(Frame::TOP),
            ),
            tries(
                "9/9/9/9/1r7/9/g8/9/K8 b - 1",
                &[
                    Try::forbidden("9i9h", "leaves-king-in-check"),
                    Try::forbidden("9i8h", "leaves-king-in-check"),
                    Try::forbidden("9i8i", "leaves-king-in-check"),
                ],
                NEAR_LEFT,
                "rules-end-no-move-diagram",
            ),
            Text("rules-end-give-up"),
            Text("rules-end-draw"),
        ],
    ),
    part(
        "repetition",
        "rules-repetition",
        &[
            Text("rules-repetition-draw"),
            line(
                START,
                &[
                    "5i5h", "5a5b", "5h5i", "5b5a", "5i5h", "5a5b", "5h5i", "5b5a", "5i5h", "5a5b",
                    "5h5i", "5b5a",
                ],
                Frame::WHOLE,
                "rules-repetition-diagram",
            ),
            Text("rules-repetition-check"),
        ],
    ),
    part(
        "move-limit",
        "rules-move-limit",
        &[Text("rules-move-limit-what"), Text("rules-move-limit-last")],
    ),
    section(
        "first",
        "rules-first",
        &[
            Text("rules-first-what"),
            List(&[
                "rules-first-generals",
                "rules-first-mate",
                "rules-first-hands",
                "rules-first-castle",
                "rules-first-attack",
            ]),
            line(
                START,
                &["7g7f", "3c3d", "2g2f", "8c8d", "2f2e"],
                Frame::WHOLE,
                "rules-first-diagram",
            ),
            Text("rules-first-tips"),
        ],
    ),
    section("variants", "rules-variants", &[Text("rules-variants-what")]),
    part(
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
    ),
    part(
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
    ),
    section("settings", "rules-settings", &[Text("rules-settings-what"), Settings]),
    section("play", "rules-play", &[Text("rules-play-what")]),
];

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// Sente may declare: ten pieces and 18 points in the zone, 10 points in hand.
const DECLARABLE: &str = "2+RG+PS3/2+P1KG+P2/3+B+PS3/9/9/9/9/2p+p5/1k1gg4 b R5P 1";

/// The near left quarter, as sente sees the board.
const NEAR_LEFT: Frame = Frame { files: (5, 9), ranks: (5, 9) };

/// The far right quarter.
const CORNER: Frame = Frame { files: (1, 5), ranks: (1, 5) };

/// The five files in the middle, from edge to edge.
const MIDDLE_FILES: Frame = Frame { files: (3, 7), ranks: (1, 9) };

const fn section(id: &'static str, title: Id, blocks: &'static [Block]) -> Section {
    Section { id, title, level: 2, blocks }
}

const fn part(id: &'static str, title: Id, blocks: &'static [Block]) -> Section {
    Section { id, title, level: 3, blocks }
}

const fn moves(sfen: &'static str, from: &'static str, frame: Frame, caption: Id) -> Block {
    Block::Diagram(Diagram::moves(sfen, from, caption).within(frame))
}

const fn tries(sfen: &'static str, tries: &'static [Try], frame: Frame, caption: Id) -> Block {
    Block::Diagram(Diagram::tries(sfen, tries, caption).within(frame))
}

const fn line(
    sfen: &'static str,
    moves: &'static [&'static str],
    frame: Frame,
    caption: Id,
) -> Block {
    Block::Diagram(Diagram::line(sfen, moves, caption).within(frame))
}

/// The far half of the board, where the pieces are missing.
const fn handicap(sfen: &'static str, caption: Id) -> Block {
    let far = Frame { files: (1, 9), ranks: (1, 4) };
    Block::Diagram(Diagram::still(sfen, caption).within(far))
}
