//! From a rule to the place where it is explained.

/// The section of the rules page that explains a rule: the name of a refusal
/// ([`crate::play::Refusal::rule`]) or of an ending
/// ([`crate::rules::Ending::name`]). A name that is neither leads to the forbidden moves.
///
/// ```
/// use kete::learn::section_for;
/// assert_eq!(section_for("must-promote"), "promotion");
/// assert_eq!(section_for("leaves-king-in-check"), "check");
/// ```
pub fn section_for(rule: &str) -> &'static str {
    match rule {
        "nifu" => "nifu",
        "uchifuzume" => "uchifuzume",
        "dead-end" => "dead-end",
        "must-promote" | "cannot-promote" => "promotion",
        "leaves-king-in-check" | "does-not-answer-check" => "check",
        "blocked" | "not-that-piece's-move" | "own-piece" => "pieces",
        "occupied" | "not-in-hand" => "drops",
        "empty-square" | "not-your-piece" | "not-your-turn" | "looking-back"
        | "nothing-to-undo" | "nothing-to-redo" => "turn",
        "repetition" => "repetition",
        "perpetual-check" => "perpetual-check",
        "move-limit" => "move-limit",
        "declaration" | "agreed-impasse" | "failed-declaration" | "no-declaration" | "try" => {
            "impasse"
        }
        "checkmate" | "no-legal-move" | "resignation" | "time" | "game-over" | "game-too-long" => {
            "end"
        }
        _ => "forbidden",
    }
}
