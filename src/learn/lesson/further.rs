//! Lessons of one or two minutes for after the first.

use super::{Deed, Goal, Lesson, Step};

/// Pieces told apart by how they move.
pub const PIECES: Lesson = Lesson {
    id: "pieces",
    title: "learn-pieces",
    minutes: 1,
    steps: &[
        Step::new(MANY, "learn-pieces-knight", Goal::Pick(&["5f"])),
        Step::new(MANY, "learn-pieces-bishop", Goal::Pick(&["3e"])),
        Step::new(MANY, "learn-pieces-lance", Goal::Pick(&["8f"])),
        Step::new(MANY, "learn-pieces-silver", Goal::Pick(&["2f"])),
        Step::new(MANY, "learn-pieces-tokin", Goal::Pick(&["7e"])),
        Step::new(MANY, "learn-pieces-dragon", Goal::Pick(&["8c"])),
    ],
};

const MANY: &str = "4k4/9/1+R7/9/2+P3B2/1L2N2S1/4P4/3G5/4K4 b - 1";

/// One piece dropped against two.
pub const FORKS: Lesson = Lesson {
    id: "forks",
    title: "learn-forks",
    minutes: 1,
    steps: &[
        Step::new("4k4/9/2r1g4/9/9/9/9/9/4K4 b N 1", "learn-forks-knight", Goal::Move(&["N*6e"])),
        Step::new("4k4/9/9/9/3r1g3/9/9/9/4K4 b S 1", "learn-forks-silver", Goal::Move(&["S*5d"])),
        Step::new(
            "4k4/9/9/9/r8/9/9/9/4K4 b B 1",
            "learn-forks-bishop",
            Goal::Move(&["B*7c", "B*8d"]),
        ),
    ],
};

/// The rook has gone to the left; the king goes right.
const RANGING: &str = "ln1gkgsnl/1r1s3b1/p1pppp1pp/6p2/1p7/2PP5/PPB1PPPPP/3R5/LNSGKGSNL b - 9";

/// Three castles.
pub const CASTLES: Lesson = Lesson {
    id: "castles",
    title: "learn-castles",
    minutes: 2,
    steps: &[
        Step::new(
            RANGING,
            "learn-castles-mino",
            Goal::Line(&["5i4h", "5a4b", "4h3h", "4b3b", "3h2h", "6a5b", "3i3h", "1c1d", "6i5h"]),
        )
        .lit(&["2h", "3h", "5h"])
        .done("learn-castles-mino-done"),
        Step::new(
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2PPP4/PPS2PPPP/3B3R1/LN1GKGSNL b - 1",
            "learn-castles-yagura",
            Goal::Line(&[
                "6i7h", "8c8d", "4i5h", "7a6b", "5h6g", "5a4b", "5i6i", "4b3b", "6i7i", "6a5b",
                "7i8h",
            ]),
        )
        .lit(&["7h", "6g", "8h"])
        .done("learn-castles-yagura-done"),
        Step::new(
            RANGING,
            "learn-castles-hole",
            Goal::Line(&[
                "1i1h", "5a4b", "5i4h", "4b3b", "4h3h", "6a5b", "3h2h", "1c1d", "2h1i", "9c9d",
                "3i2h",
            ]),
        )
        .lit(&["1h", "1i", "2h"])
        .done("learn-castles-hole-done"),
    ],
};

/// Mate in one, by four pieces.
pub const MATES: Lesson = Lesson {
    id: "mates",
    title: "learn-mates",
    minutes: 1,
    steps: &[
        Step::new("7nk/9/7P1/9/9/9/9/9/4K4 b G 1", "learn-mates-gold", Goal::Mate),
        Step::new("7nk/9/7P1/7N1/9/9/9/9/4K4 b S 1", "learn-mates-silver", Goal::Mate),
        Step::new("7nk/7bp/9/9/9/9/9/9/4K4 b N 1", "learn-mates-knight", Goal::Mate),
        Step::new("3lkl3/3p1p3/9/9/9/9/9/9/8K b L 1", "learn-mates-lance", Goal::Mate),
    ],
};

/// Mate by drops, and the one drop that may not mate.
pub const DROPS: Lesson = Lesson {
    id: "drops",
    title: "learn-drops",
    minutes: 1,
    steps: &[
        Step::new("4k4/3ppp3/9/9/9/9/9/9/4K4 b R 1", "learn-drops-rook", Goal::Mate),
        Step::new(
            "7lk/9/8G/9/9/9/9/9/4K4 b SP 1",
            "learn-drops-pawn",
            Goal::Each(&[Deed::Refused { usi: "P*1b", rule: "uchifuzume" }, Deed::Play(&["S*1b"])]),
        )
        .lit(&["1b"])
        .done("learn-drops-pawn-done"),
        Step::new("7lk/9/7GP/9/9/9/9/9/4K4 b - 1", "learn-drops-push", Goal::Mate),
    ],
};

/// When to promote.
pub const PROMOTION: Lesson = Lesson {
    id: "promotion",
    title: "learn-promotion",
    minutes: 1,
    steps: &[
        Step::new(
            "4k4/9/9/7R1/9/9/9/9/4K4 b - 1",
            "learn-promotion-rook",
            Goal::Move(&["2d2b+", "2d2c+", "2d2a+"]),
        )
        .lit(&["2d"]),
        Step::new(
            "4k4/9/9/3rSg3/9/9/9/9/4K4 b - 1",
            "learn-promotion-silver",
            Goal::Move(&["5d5c"]),
        )
        .lit(&["5d"])
        .done("learn-promotion-silver-done"),
        Step::new(
            "k8/9/9/5N3/9/9/9/9/4K4 b - 1",
            "learn-promotion-must",
            Goal::Move(&["4d5b+", "4d3b+"]),
        )
        .lit(&["4d"]),
    ],
};

/// Ten moves of an attack with the rook on its file.
pub const OPENING: Lesson = Lesson {
    id: "opening",
    title: "learn-opening",
    minutes: 2,
    steps: &[
        Step::new(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "learn-opening-bishop",
            Goal::Move(&["7g7f"]),
        )
        .lit(&["7g"]),
        Step::new(
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
            "learn-opening-rook",
            Goal::Line(&["2g2f", "8c8d", "2f2e"]),
        )
        .lit(&["2e"]),
        Step::new(
            "lnsgkgsnl/1r5b1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1B5R1/LNSGKGSNL b - 7",
            "learn-opening-gold",
            Goal::Move(&["6i7h"]),
        )
        .lit(&["7h"]),
        Step::new(
            "lnsgk1snl/1r4gb1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1BG4R1/LNS1KGSNL b - 9",
            "learn-opening-silver",
            Goal::Line(&["3i3h", "7a7b", "3h2g", "5a4b", "2g2f"]),
        )
        .lit(&["2f"]),
        Step::new(
            "ln4snl/1rs1gkgb1/p1pppp1pp/6p2/1p5P1/2P4S1/PP1PPPP1P/1BG4R1/LNS1KG1NL b - 15",
            "learn-opening-king",
            Goal::Line(&["5i6h", "6c6d", "4i5h", "7c7d", "9g9f"]),
        )
        .lit(&["6h", "5h", "9f"])
        .done("learn-opening-king-done"),
    ],
};

/// When nobody can mate any more.
pub const IMPASSE: Lesson = Lesson {
    id: "impasse",
    title: "learn-impasse",
    minutes: 1,
    steps: &[
        Step::new(
            "9/9/9/4K4/9/9/9/7k1/9 b RB2G 1",
            "learn-impasse-enter",
            Goal::Move(&["5d5c", "5d4c", "5d6c"]),
        )
        .lit(&["6c", "5c", "4c"]),
        Step::new(
            "9/9/4K4/9/9/9/7k1/9/9 b RB2G 1",
            "learn-impasse-count",
            Goal::Choose {
                choices: &[
                    "learn-impasse-points-few",
                    "learn-impasse-points-right",
                    "learn-impasse-points-many",
                ],
                right: 1,
            },
        ),
        Step::new(
            "9/9/4K4/9/9/9/7k1/9/9 b RB2G 1",
            "learn-impasse-both",
            Goal::Choose {
                choices: &["learn-impasse-win", "learn-impasse-draw", "learn-impasse-loss"],
                right: 1,
            },
        )
        .done("learn-impasse-both-done"),
    ],
};
