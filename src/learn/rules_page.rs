//! The rules page. The law is in the rules module; this is its order for a reader.

mod endings;
mod forbidden;
mod pieces;
mod variants;

use super::Block::{List, Settings, Text};
use super::{Block, Diagram, Frame, Id, Section, Try};

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
    pieces::PIECES,
    pieces::KING,
    pieces::ROOK,
    pieces::BISHOP,
    pieces::GOLD,
    pieces::SILVER,
    pieces::KNIGHT,
    pieces::LANCE,
    pieces::PAWN,
    pieces::PROMOTION,
    pieces::DRAGON,
    pieces::HORSE,
    pieces::TOKIN,
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
                "9/9/4k4/9/9/4+p4/4G4/9/1K7 b - 1",
                &["5g5f", "5c4c", "P*4e"],
                Frame::MIDDLE,
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
    forbidden::FORBIDDEN,
    forbidden::NIFU,
    forbidden::DEAD_END,
    forbidden::UCHIFUZUME,
    forbidden::CHECK,
    forbidden::PASSING,
    forbidden::PERPETUAL_CHECK,
    endings::END,
    endings::REPETITION,
    endings::MOVE_LIMIT,
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
    variants::VARIANTS,
    variants::IMPASSE,
    variants::HANDICAPS,
    section("settings", "rules-settings", &[Text("rules-settings-what"), Settings]),
    section("play", "rules-play", &[Text("rules-play-what")]),
];

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// The near left quarter, as sente sees the board.
const NEAR_LEFT: Frame = Frame { files: (5, 9), ranks: (5, 9) };

/// The far right quarter.
const CORNER: Frame = Frame { files: (1, 5), ranks: (1, 5) };

/// Five by five in the middle, as near as a king on the second rank.
const NEAR_MIDDLE: Frame = Frame { files: (3, 7), ranks: (4, 8) };

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
