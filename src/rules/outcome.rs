//! How a game ends.

use super::Side;

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king is in check and nothing answers it (rules.md 5.2).
    Checkmate,
    /// No legal move though not in check; that loses too (rules.md 5.2).
    NoLegalMove,
    /// A player gave up (rules.md 5.3).
    Resignation,
    /// The same position for the fourth time (rules.md 5.4).
    Repetition,
    /// The same, and one side gave check with every move (rules.md 5.5).
    PerpetualCheck,
    /// The move limit of the table (rules.md 5.6).
    MoveLimit,
    /// An impasse declaration that holds: a win, or a draw by the 24-point rule (rules.md 6).
    Declaration,
    /// An impasse declaration that does not hold (rules.md 6.1).
    FailedDeclaration,
    /// Both players have agreed on an impasse (rules.md 6.2).
    AgreedImpasse,
    /// The king stands where the opponent's began (rules.md 6.3).
    Try,
    /// An illegal move under the strict rule (rules.md 5.8).
    IllegalMove,
    /// A player's time ran out.
    Time,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 12] = [
        Ending::Checkmate,
        Ending::NoLegalMove,
        Ending::Resignation,
        Ending::Repetition,
        Ending::PerpetualCheck,
        Ending::MoveLimit,
        Ending::Declaration,
        Ending::FailedDeclaration,
        Ending::AgreedImpasse,
        Ending::Try,
        Ending::IllegalMove,
        Ending::Time,
    ];

    /// Stable name, as in `no-legal-move`.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::NoLegalMove => "no-legal-move",
            Ending::Resignation => "resignation",
            Ending::Repetition => "repetition",
            Ending::PerpetualCheck => "perpetual-check",
            Ending::MoveLimit => "move-limit",
            Ending::Declaration => "declaration",
            Ending::FailedDeclaration => "failed-declaration",
            Ending::AgreedImpasse => "agreed-impasse",
            Ending::Try => "try",
            Ending::IllegalMove => "illegal-move",
            Ending::Time => "time",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` for a draw.
    pub winner: Option<Side>,
    /// By which rule.
    pub ending: Ending,
}

impl Outcome {
    /// A win for `side`.
    pub const fn win(side: Side, ending: Ending) -> Outcome {
        Outcome { winner: Some(side), ending }
    }

    /// A draw.
    pub const fn draw(ending: Ending) -> Outcome {
        Outcome { winner: None, ending }
    }
}
