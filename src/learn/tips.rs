//! Advice for the first games, in the order of the page: what to learn, first moves, castles,
//! openings, attacks, how to mate. Every tip has a board to play on.

use super::Block::{List, Text, Words};
use super::{Block, Diagram, Frame, Tip, Try};

/// Every tip, in order.
pub const TIPS: &[Tip] = &[
    Tip {
        id: "order",
        title: "tip-order",
        blocks: &[
            Text("tip-order-1"),
            List(&["tip-order-2", "tip-order-3", "tip-order-4", "tip-order-5", "tip-order-6"]),
            Block::Diagram(Diagram::line(
                "4k4/9/p3P4/7g1/9/9/9/7R1/1K7 b - 1",
                &["2h2d", "9c9d", "G*5b"],
                "tip-order-diagram",
            )),
            Words(&["capture", "drop", "mate"]),
        ],
    },
    Tip {
        id: "first-moves",
        title: "tip-first-moves",
        blocks: &[
            Text("tip-first-moves-1"),
            Text("tip-first-moves-2"),
            Text("tip-first-moves-3"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                &["7g7f", "3c3d", "2g2f", "8c8d"],
                "tip-first-moves-diagram",
            )),
        ],
    },
    Tip {
        id: "values",
        title: "tip-values",
        blocks: &[
            Text("tip-values-1"),
            Text("tip-values-2"),
            Block::Diagram(
                Diagram::tries(
                    "4k4/9/9/3p1g3/4S4/9/9/9/4K4 b - 1",
                    &[Try::allowed("5e4d"), Try::allowed("5e6d")],
                    "tip-values-diagram",
                )
                .within(Frame::MIDDLE),
            ),
            Words(&["exchange", "loose"]),
        ],
    },
    Tip {
        id: "count",
        title: "tip-count",
        blocks: &[
            Text("tip-count-1"),
            Text("tip-count-2"),
            Block::Diagram(
                Diagram::line(
                    "4k4/9/3s5/4p4/5S3/9/9/4R4/1K7 b - 1",
                    &["4e5d", "6c5d", "5h5d"],
                    "tip-count-diagram",
                )
                .within(Frame { files: (3, 7), ranks: (1, 9) }),
            ),
            Words(&["protected", "exchange"]),
        ],
    },
    Tip {
        id: "knight-early",
        title: "tip-knight-early",
        blocks: &[
            Text("tip-knight-early-1"),
            Text("tip-knight-early-2"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/1r5b1/pppppp1p1/6p1p/9/6P2/PPPPPPNPP/1B5R1/LNSGKGS1L b - 5",
                &["3g2e", "2c2d", "6i7h", "2d2e"],
                "tip-knight-early-diagram",
            )),
            Words(&["knight", "loose"]),
        ],
    },
    Tip {
        id: "castle",
        title: "tip-castle",
        blocks: &[
            Text("tip-castle-1"),
            Text("tip-castle-2"),
            Text("tip-castle-3"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/5r1b1/ppppp2pp/5pp2/9/2P4P1/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 7",
                &["5i6h", "5a6b", "6h7h", "6b7b", "4i5h"],
                "tip-castle-diagram",
            )),
            Words(&["castle", "boat", "sitting-king"]),
        ],
    },
    Tip {
        id: "mino",
        title: "tip-mino",
        blocks: &[
            Text("tip-mino-1"),
            Text("tip-mino-2"),
            Block::Diagram(Diagram::line(
                "ln1gkgsnl/1r1s3b1/p1pppp1pp/6p2/1p7/2PP5/PPB1PPPPP/3R5/LNSGKGSNL b - 9",
                &["5i4h", "5a4b", "4h3h", "4b3b", "3h2h", "6a5b", "3i3h", "5c5d", "6i5h"],
                "tip-mino-diagram",
            )),
            Words(&["mino", "ranging-rook"]),
        ],
    },
    Tip {
        id: "yagura",
        title: "tip-yagura",
        blocks: &[
            Text("tip-yagura-1"),
            Text("tip-yagura-2"),
            Block::Diagram(Diagram::line(
                "ln3kbnl/1r1s2g2/p2p1gspp/1pp1ppp2/9/2PPP2P1/PPSG1PP1P/2GB1S1R1/LN1K3NL b - 27",
                &["6i7i", "3a6d", "7i8h"],
                "tip-yagura-diagram",
            )),
            Words(&["yagura", "static-rook"]),
        ],
    },
    Tip {
        id: "anaguma",
        title: "tip-anaguma",
        blocks: &[
            Text("tip-anaguma-1"),
            Text("tip-anaguma-2"),
            Block::Diagram(Diagram::line(
                "ln1g1g1nl/1ks2rsb1/ppppp2pp/6p2/5p3/2P1P2P1/PPBP1PP1P/1K2GS1R1/LNSG3NL b - 19",
                &["9i9h", "3b4c", "8h9i", "4c5d", "7i8h", "6c6d", "6i7i"],
                "tip-anaguma-diagram",
            )),
            Words(&["anaguma", "edge-attack"]),
        ],
    },
    Tip {
        id: "static-rook",
        title: "tip-static-rook",
        blocks: &[
            Text("tip-static-rook-1"),
            Text("tip-static-rook-2"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                &[
                    "2g2f", "8c8d", "2f2e", "8d8e", "6i7h", "4a3b", "2e2d", "2c2d", "2h2d", "P*2c",
                    "2d2h",
                ],
                "tip-static-rook-diagram",
            )),
            Words(&["static-rook", "double-wing"]),
        ],
    },
    Tip {
        id: "ranging-rook",
        title: "tip-ranging-rook",
        blocks: &[
            Text("tip-ranging-rook-1"),
            List(&[
                "tip-ranging-rook-2",
                "tip-ranging-rook-3",
                "tip-ranging-rook-4",
                "tip-ranging-rook-5",
            ]),
            Text("tip-ranging-rook-6"),
            Block::Diagram(Diagram::tries(
                "lnsgkgsnl/1r5b1/p1pppp1pp/6p2/1p7/2PP5/PPB1PPPPP/7R1/LNSGKGSNL b - 7",
                &[
                    Try::allowed("2h5h"),
                    Try::allowed("2h6h"),
                    Try::allowed("2h7h"),
                    Try::allowed("2h8h"),
                ],
                "tip-ranging-rook-diagram",
            )),
            Words(&["ranging-rook", "central-rook", "fourth-file-rook", "third-file-rook"]),
        ],
    },
    Tip {
        id: "fourth-file-rook",
        title: "tip-fourth-file-rook",
        blocks: &[
            Text("tip-fourth-file-rook-1"),
            Text("tip-fourth-file-rook-2"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                &["7g7f", "3c3d", "6g6f", "8c8d", "2h6h", "8d8e", "8h7g"],
                "tip-fourth-file-rook-diagram",
            )),
            Words(&["fourth-file-rook", "mino"]),
        ],
    },
    Tip {
        id: "bishop-exchange",
        title: "tip-bishop-exchange",
        blocks: &[
            Text("tip-bishop-exchange-1"),
            Text("tip-bishop-exchange-2"),
            Block::Diagram(Diagram::line(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                &[
                    "7g7f", "8c8d", "2g2f", "8d8e", "8h7g", "3c3d", "7i6h", "4a3b", "6i7h",
                    "2b7g+", "6h7g", "3a4b",
                ],
                "tip-bishop-exchange-diagram",
            )),
            Words(&["bishop-exchange", "exchange"]),
        ],
    },
    Tip {
        id: "side-pawn",
        title: "tip-side-pawn",
        blocks: &[
            Text("tip-side-pawn-1"),
            Text("tip-side-pawn-2"),
            Block::Diagram(Diagram::line(
                "lnsgk1snl/1r4gb1/p1pppp1pp/6p2/1p5P1/2P6/PP1PPPP1P/1BG4R1/LNS1KGSNL b - 9",
                &["2e2d", "2c2d", "2h2d", "8e8f", "8g8f", "8b8f", "2d3d"],
                "tip-side-pawn-diagram",
            )),
            Words(&["side-pawn", "double-wing"]),
        ],
    },
    Tip {
        id: "climbing-silver",
        title: "tip-climbing-silver",
        blocks: &[
            Text("tip-climbing-silver-1"),
            Text("tip-climbing-silver-2"),
            Block::Diagram(Diagram::line(
                "ln1gk2nl/1rs3gs1/p1ppppbpp/6p2/1p5P1/2P4S1/PP1PPPP1P/1BG4R1/LNS1KG1NL b - 15",
                &["2f1e", "6c6d", "2e2d", "2c2d", "1e2d", "3c2d", "2h2d"],
                "tip-climbing-silver-diagram",
            )),
            Words(&["climbing-silver", "static-rook"]),
        ],
    },
    Tip {
        id: "drop-fork",
        title: "tip-drop-fork",
        blocks: &[
            Text("tip-drop-fork-1"),
            Block::Diagram(Diagram::line(
                "9/1r2k2s1/9/9/9/9/PPP6/1KG6/9 b B 1",
                &["B*5e", "8b6b", "5e2b+"],
                "tip-drop-fork-diagram",
            )),
            Text("tip-drop-fork-2"),
            Block::Diagram(
                Diagram::line(
                    "5k3/9/2r1g4/9/9/9/PPP6/1KG6/9 b N 1",
                    &["N*6e", "7c7b", "6e5c+"],
                    "tip-drop-fork-diagram-2",
                )
                .within(Frame { files: (3, 8), ranks: (1, 6) }),
            ),
            Words(&["fork", "split-silver"]),
        ],
    },
    Tip {
        id: "dangling-pawn",
        title: "tip-dangling-pawn",
        blocks: &[
            Text("tip-dangling-pawn-1"),
            Text("tip-dangling-pawn-2"),
            Block::Diagram(Diagram::line(
                "ln1gk2nl/1r2gs3/p1pppp2p/6p2/9/9/P1PPPPP1P/2K4R1/LNSG1GSNL b P 1",
                &["P*2d", "9c9d", "2d2c+", "9d9e", "2c2b", "3d3e", "2b2a"],
                "tip-dangling-pawn-diagram",
            )),
            Words(&["dangling-pawn", "tokin"]),
        ],
    },
    Tip {
        id: "edge-attack",
        title: "tip-edge-attack",
        blocks: &[
            Text("tip-edge-attack-1"),
            Text("tip-edge-attack-2"),
            Block::Diagram(Diagram::line(
                "6gnl/6sk1/5ppp1/8p/7N1/8P/5PP2/9/1K6L b P 1",
                &["1f1e", "1d1e", "P*1c", "1a1c", "2e1c+", "2a1c", "1i1e"],
                "tip-edge-attack-diagram",
            )),
            Words(&["edge-attack", "lance"]),
        ],
    },
    Tip {
        id: "gold-at-head",
        title: "tip-gold-at-head",
        blocks: &[
            Text("tip-gold-at-head-1"),
            Text("tip-gold-at-head-2"),
            Block::Diagram(
                Diagram::tries(
                    "4k4/9/4P4/9/9/9/9/9/1K7 b GS 1",
                    &[Try::mates("G*5b"), Try::allowed("S*5b")],
                    "tip-gold-at-head-diagram",
                )
                .within(Frame::TOP),
            ),
            Words(&["head-gold", "mate"]),
        ],
    },
    Tip {
        id: "last-rank",
        title: "tip-last-rank",
        blocks: &[
            Text("tip-last-rank-1"),
            Text("tip-last-rank-2"),
            Block::Diagram(
                Diagram::line(
                    "9/4k4/9/4P4/9/9/9/9/1K7 b 2G 1",
                    &["G*5c", "5b5a", "G*5b"],
                    "tip-last-rank-diagram",
                )
                .within(Frame::TOP),
            ),
            Words(&["mate", "tsume"]),
        ],
    },
    Tip {
        id: "belly-silver",
        title: "tip-belly-silver",
        blocks: &[
            Text("tip-belly-silver-1"),
            Text("tip-belly-silver-2"),
            Block::Diagram(
                Diagram::line(
                    "8l/8k/6+P1p/9/9/9/9/9/1K7 b GS 1",
                    &["S*2b", "1c1d", "G*2c"],
                    "tip-belly-silver-diagram",
                )
                .within(Frame { files: (1, 5), ranks: (1, 5) }),
            ),
            Words(&["belly-silver", "brinkmate"]),
        ],
    },
];
