//! What newcomers ask, in the order of the page.

use super::{Diagram, Frame, Id, Question, Try};

/// Every question, in order.
pub const QUESTIONS: &[Question] = &[
    // First looks.
    question(
        "colours",
        "question-colours",
        "question-colours-answer",
        "board",
        Some(
            Diagram::still("9/9/9/4p4/4P4/9/9/9/1K7 b - 1", "question-colours-diagram")
                .within(Frame::MIDDLE),
        ),
    ),
    question("japanese", "question-japanese", "question-japanese-answer", "pieces", None),
    question("bao", "question-bao", "question-bao-answer", "drops", None),
    question("value", "question-value", "question-value-answer", "pieces", None),
    question(
        "gold-silver",
        "question-gold-silver",
        "question-gold-silver-answer",
        "silver",
        Some(
            Diagram::still("9/9/9/9/1G5S1/9/9/9/4K4 b - 1", "question-gold-silver-diagram")
                .within(Frame { files: (1, 9), ranks: (4, 6) }),
        ),
    ),
    question("advantage", "question-advantage", "question-advantage-answer", "start", None),
    question(
        "stronger",
        "question-stronger",
        "question-stronger-answer",
        "handicaps",
        Some(Diagram::still(
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
            "question-stronger-diagram",
        )),
    ),
    // From chess.
    question(
        "queen",
        "question-queen",
        "question-queen-answer",
        "dragon",
        Some(Diagram::moves("9/9/9/9/4+R4/9/9/9/1K7 b - 1", "5e", "question-queen-diagram")),
    ),
    question(
        "pawn-capture",
        "question-pawn-capture",
        "question-pawn-capture-answer",
        "pawn",
        Some(
            Diagram::moves(
                "9/9/9/3ppp3/4P4/9/9/9/1K7 b - 1",
                "5e",
                "question-pawn-capture-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    question(
        "pawn-two-squares",
        "question-pawn-two-squares",
        "question-pawn-two-squares-answer",
        "pawn",
        Some(
            Diagram::tries(
                START,
                &[Try::forbidden("7g7e", "not-that-piece's-move"), Try::allowed("7g7f")],
                "question-pawn-two-squares-diagram",
            )
            .within(Frame { files: (5, 9), ranks: (5, 9) }),
        ),
    ),
    question(
        "knight-back",
        "question-knight-back",
        "question-knight-back-answer",
        "knight",
        Some(
            Diagram::moves("9/9/9/9/4N4/9/9/9/1K7 b - 1", "5e", "question-knight-back-diagram")
                .within(Frame::MIDDLE),
        ),
    ),
    question(
        "castling",
        "question-castling",
        "question-castling-answer",
        "first",
        Some(
            Diagram::still("9/9/9/9/9/9/4PPPPP/4G1SK1/5G1NL b - 1", "question-castling-diagram")
                .within(Frame { files: (1, 5), ranks: (5, 9) }),
        ),
    ),
    question(
        "say-check",
        "question-say-check",
        "question-say-check-answer",
        "check",
        Some(
            Diagram::still("4k4/9/9/9/4R4/9/9/9/4K4 w - 1", "question-say-check-diagram")
                .within(Frame { files: (3, 7), ranks: (1, 5) }),
        ),
    ),
    question(
        "missed-check",
        "question-missed-check",
        "question-missed-check-answer",
        "check",
        None,
    ),
    question(
        "block-check",
        "question-block-check",
        "question-block-check-answer",
        "check",
        Some(
            Diagram::tries(
                "9/9/9/9/9/9/5n3/9/4K4 b G 1",
                &[Try::forbidden("G*5h", "does-not-answer-check"), Try::allowed("5i5h")],
                "question-block-check-diagram",
            )
            .within(Frame { files: (3, 7), ranks: (5, 9) }),
        ),
    ),
    question(
        "king-captures",
        "question-king-captures",
        "question-king-captures-answer",
        "king",
        Some(
            Diagram::tries(
                "9/9/5p3/3n1n3/4K4/9/9/9/9 b - 1",
                &[Try::allowed("5e6d"), Try::forbidden("5e4d", "leaves-king-in-check")],
                "question-king-captures-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    question(
        "stalemate",
        "question-stalemate",
        "question-stalemate-answer",
        "end",
        Some(
            Diagram::tries(
                "9/9/9/9/9/9/8p/6g2/8K b - 1",
                &[
                    Try::forbidden("1i1h", "leaves-king-in-check"),
                    Try::forbidden("1i2h", "leaves-king-in-check"),
                    Try::forbidden("1i2i", "leaves-king-in-check"),
                ],
                "question-stalemate-diagram",
            )
            .within(Frame { files: (1, 5), ranks: (5, 9) }),
        ),
    ),
    question("draw-offer", "question-draw-offer", "question-draw-offer-answer", "end", None),
    question("repeating", "question-repeating", "question-repeating-answer", "repetition", None),
    // From draughts.
    question(
        "must-capture",
        "question-must-capture",
        "question-must-capture-answer",
        "capture",
        Some(
            Diagram::tries(
                "9/9/9/4p4/4G4/9/9/9/1K7 b - 1",
                &[Try::allowed("5e5d"), Try::allowed("5e6e")],
                "question-must-capture-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    question(
        "many-captures",
        "question-many-captures",
        "question-many-captures-answer",
        "capture",
        Some(
            Diagram::moves(
                "9/4p4/4s4/9/4R4/9/9/9/1K7 b - 1",
                "5e",
                "question-many-captures-diagram",
            )
            .within(Frame { files: (3, 7), ranks: (1, 7) }),
        ),
    ),
    question(
        "all-pieces",
        "question-all-pieces",
        "question-all-pieces-answer",
        "end",
        Some(
            Diagram::tries(
                "4k4/9/4P4/9/9/9/9/9/1K7 b G2r2b 1",
                &[Try::mates("G*5b")],
                "question-all-pieces-diagram",
            )
            .within(Frame::TOP),
        ),
    ),
    question(
        "crowning",
        "question-crowning",
        "question-crowning-answer",
        "promotion",
        Some(
            Diagram::tries(
                "9/9/9/4P4/9/9/9/9/1K7 b - 1",
                &[Try::allowed("5d5c+"), Try::allowed("5d5c")],
                "question-crowning-diagram",
            )
            .within(Frame::TOP),
        ),
    ),
    // Promotion.
    question(
        "always-promote",
        "question-always-promote",
        "question-always-promote-answer",
        "promotion",
        Some(
            Diagram::tries(
                "6skl/6npp/9/9/7N1/9/9/9/1K7 b - 1",
                &[Try::mates("2e3c"), Try::allowed("2e3c+")],
                "question-always-promote-diagram",
            )
            .within(Frame { files: (1, 5), ranks: (1, 5) }),
        ),
    ),
    question(
        "promote-later",
        "question-promote-later",
        "question-promote-later-answer",
        "promotion",
        Some(
            Diagram::tries(
                "9/9/4R4/9/9/9/9/9/1K7 b - 1",
                &[Try::allowed("5c5g+"), Try::allowed("5c5b+")],
                "question-promote-later-diagram",
            )
            .within(Frame { files: (3, 7), ranks: (1, 7) }),
        ),
    ),
    question(
        "captured-promoted",
        "question-captured-promoted",
        "question-captured-promoted-answer",
        "capture",
        Some(
            Diagram::line(
                "9/9/4k4/9/9/4+r4/4G4/9/1K7 b - 1",
                &["5g5f", "5c4c", "R*4e"],
                "question-captured-promoted-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    // Drops.
    question(
        "keep-in-hand",
        "question-keep-in-hand",
        "question-keep-in-hand-answer",
        "capture",
        None,
    ),
    question(
        "drop-on-piece",
        "question-drop-on-piece",
        "question-drop-on-piece-answer",
        "drops",
        Some(
            Diagram::tries(
                "9/9/9/4p4/9/9/9/9/1K7 b G 1",
                &[Try::forbidden("G*5d", "occupied"), Try::allowed("G*5e")],
                "question-drop-on-piece-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    question(
        "drop-check",
        "question-drop-check",
        "question-drop-check-answer",
        "drops",
        Some(
            Diagram::tries(
                "4k4/9/4P4/9/9/9/9/9/1K7 b GS 1",
                &[Try::allowed("S*5b"), Try::mates("G*5b")],
                "question-drop-check-diagram",
            )
            .within(Frame::TOP),
        ),
    ),
    question(
        "pawn-mate",
        "question-pawn-mate",
        "question-pawn-mate-answer",
        "uchifuzume",
        Some(
            Diagram::tries(
                "7lk/9/7SP/9/9/9/9/9/1K7 b - 1",
                &[Try::mates("1c1b")],
                "question-pawn-mate-diagram",
            )
            .within(Frame { files: (1, 5), ranks: (1, 5) }),
        ),
    ),
    question(
        "pawn-again",
        "question-pawn-again",
        "question-pawn-again-answer",
        "nifu",
        Some(
            Diagram::line(
                "4k4/9/9/9/4r4/9/4P4/9/1K7 w P 1",
                &["5e5g+", "P*5f"],
                "question-pawn-again-diagram",
            )
            .within(Frame { files: (3, 7), ranks: (3, 7) }),
        ),
    ),
    // Playing.
    question("passing", "question-passing", "question-passing-answer", "passing", None),
    question(
        "forbidden-touch",
        "question-forbidden-touch",
        "question-forbidden-touch-answer",
        "forbidden",
        Some(
            Diagram::tries(
                "9/9/9/9/9/9/4P4/9/1K7 b P 1",
                &[Try::forbidden("P*5e", "nifu")],
                "question-forbidden-touch-diagram",
            )
            .within(Frame::MIDDLE),
        ),
    ),
    question("take-back", "question-take-back", "question-take-back-answer", "turn", None),
    question(
        "both-kings-entered",
        "question-both-kings-entered",
        "question-both-kings-entered-answer",
        "impasse",
        None,
    ),
    question("internet", "question-internet", "question-internet-answer", "settings", None),
];

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

const fn question(
    id: &'static str,
    question: Id,
    answer: Id,
    rule: &'static str,
    diagram: Option<Diagram>,
) -> Question {
    Question { id, question, answer, diagram, rule: Some(rule) }
}
