//! Advice for the first games, in the order of the page.

use super::Block::Text;
use super::{Block, Diagram, Tip};

/// Every tip, in order.
pub const TIPS: &[Tip] = &[Tip {
    id: "first-moves",
    title: "tip-first-moves",
    blocks: &[
        Text("tip-first-moves-1"),
        Block::Diagram(Diagram::line(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            &["7g7f", "3c3d", "2g2f"],
            "tip-first-moves-diagram",
        )),
    ],
}];
