//! How a game ends.

use super::{NEAR_LEFT, START, line, part, section, tries};
use crate::learn::Block::{self, List, Text};
use crate::learn::{Diagram, Frame, Section, Try};

pub(super) const END: Section = section(
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
);

pub(super) const REPETITION: Section = part(
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
);

pub(super) const MOVE_LIMIT: Section = part(
    "move-limit",
    "rules-move-limit",
    &[Text("rules-move-limit-what"), Text("rules-move-limit-last")],
);
