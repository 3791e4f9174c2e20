//! Forbidden moves, one by one, each with a board where the reader can try it.

use super::{CORNER, NEAR_LEFT, NEAR_MIDDLE, line, part, section, tries};
use crate::learn::Block::Text;
use crate::learn::{Frame, Section, Try};

pub(super) const FORBIDDEN: Section = section(
    "forbidden",
    "rules-forbidden",
    &[Text("rules-forbidden-what"), Text("rules-forbidden-strict"), Text("rules-forbidden-try")],
);

pub(super) const NIFU: Section = part(
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
);

pub(super) const DEAD_END: Section = part(
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
);

pub(super) const UCHIFUZUME: Section = part(
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
);

pub(super) const CHECK: Section = part(
    "check",
    "rules-check",
    &[
        Text("rules-check-answer"),
        tries(
            "9/9/9/4r4/9/9/9/4K4/9 b G 1",
            &[Try::allowed("G*5e"), Try::forbidden("G*4e", "does-not-answer-check")],
            NEAR_MIDDLE,
            "rules-check-answer-diagram",
        ),
        Text("rules-check-leave"),
        tries(
            "9/9/9/9/9/4g4/9/4K4/9 b - 1",
            &[Try::forbidden("5h5g", "leaves-king-in-check"), Try::allowed("5h4h")],
            NEAR_MIDDLE,
            "rules-check-walk-diagram",
        ),
        tries(
            "9/9/9/4r4/9/4G4/9/4K4/9 b - 1",
            &[Try::allowed("5f5e"), Try::forbidden("5f4f", "leaves-king-in-check")],
            NEAR_MIDDLE,
            "rules-check-leave-diagram",
        ),
    ],
);

pub(super) const PASSING: Section = part(
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
);

pub(super) const PERPETUAL_CHECK: Section = part(
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
);
