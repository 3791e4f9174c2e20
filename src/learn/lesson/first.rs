//! Shogi in three minutes.

use super::{Deed, Goal, Lesson, Step};

/// Every piece, promotion, capture and drop, check, mate, and the two pawn drops that are barred.
pub const FIRST: Lesson = Lesson { id: "first", title: "learn-first", minutes: 3, steps: STEPS };

const STEPS: &[Step] = &[
    Step::new("8k/9/9/9/9/9/4P4/9/K8 b - 1", "learn-first-pawn", Goal::Move(&["5g5f"]))
        .lit(&["5g"]),
    Step::new("8k/9/9/9/9/4G4/9/9/K8 b - 1", "learn-first-gold", Goal::Move(&["5f6f", "5f4f"]))
        .lit(&["5f"]),
    Step::new("8k/9/9/9/9/4S4/9/9/K8 b - 1", "learn-first-silver", Goal::Move(&["5f6g", "5f4g"]))
        .lit(&["5f"]),
    Step::new("8k/9/5r3/9/9/9/4K4/9/9 b - 1", "learn-first-king", Goal::Roam("5g")).lit(&["5g"]),
    Step::new("8k/9/9/9/4p4/4S4/9/9/K8 b - 1", "learn-first-capture", Goal::Move(&["5f5e"]))
        .lit(&["5f"])
        .done("learn-first-capture-done"),
    Step::new("8k/9/9/9/4S4/9/9/9/K8 b P 1", "learn-first-drop", Goal::Roam("P*"))
        .done("learn-first-drop-done"),
    Step::new("8k/9/9/4P4/9/9/9/9/K8 b - 1", "learn-first-promote", Goal::Move(&["5d5c+"]))
        .lit(&["5d"])
        .done("learn-first-promote-done"),
    Step::new("8k/9/2p6/9/9/9/2L6/9/K8 b - 1", "learn-first-lance", Goal::Move(&["7g7c+"]))
        .lit(&["7g"]),
    Step::new(
        "8k/9/9/4P4/4N4/9/9/9/K8 b - 1",
        "learn-first-knight",
        Goal::Move(&["5e4c+", "5e6c+"]),
    )
    .lit(&["5e"])
    .done("learn-first-knight-done"),
    Step::new("8k/9/4p4/9/9/9/9/4R4/K8 b - 1", "learn-first-rook", Goal::Move(&["5h5c+"]))
        .lit(&["5h"])
        .done("learn-first-rook-done"),
    Step::new("k8/9/6p2/9/9/9/2B6/9/8K b - 1", "learn-first-bishop", Goal::Move(&["7g3c+"]))
        .lit(&["7g"])
        .done("learn-first-bishop-done"),
    Step::new(
        "8k/9/9/9/4r4/5S3/9/9/4K4 b P 1",
        "learn-first-check",
        Goal::Each(&[
            Deed::Play(&["5i4h", "5i6h", "5i4i", "5i6i"]),
            Deed::Play(&["4f5e"]),
            Deed::Play(&["P*5h", "P*5g", "P*5f", "4f5g"]),
        ]),
    )
    .done("learn-first-check-done"),
    Step::new("4k4/9/4P4/9/9/9/9/9/K8 b G 1", "learn-first-mate", Goal::Mate)
        .done("learn-first-mate-done"),
    Step::new(
        "7lk/9/8G/9/9/2P6/9/9/K8 b P 1",
        "learn-first-barred",
        Goal::Each(&[
            Deed::Refused { usi: "P*7d", rule: "nifu" },
            Deed::Refused { usi: "P*1b", rule: "uchifuzume" },
        ]),
    )
    .lit(&["7d", "1b"]),
];
