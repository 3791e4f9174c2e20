//! Repetition (rules.md 5.4 and 5.5).

use super::{Ending, Outcome, Position, Side};

/// How often a position stands before the game ends.
const FOURTH: usize = 4;

/// How often the last of these positions has stood so far, itself included.
pub(super) fn count(positions: &[Position]) -> usize {
    occurrences(positions).count()
}

/// The end by repetition of the last of these positions, if it stands for the fourth time.
///
/// `positions[0]` is the start of the game and counts as an occurrence.
pub(super) fn outcome(positions: &[Position]) -> Option<Outcome> {
    let first = occurrences(positions).nth(FOURTH - 1)?;
    // A move of one side leaves the other to move; it gave check when that one is in check.
    let cycle = &positions[first + 1..];
    let always_checked = |side: Side| {
        let mut after = cycle.iter().filter(|position| position.turn() == side.other()).peekable();
        after.peek().is_some() && after.all(Position::is_check)
    };
    Some(match (always_checked(Side::Sente), always_checked(Side::Gote)) {
        (true, false) => Outcome::win(Side::Gote, Ending::PerpetualCheck),
        (false, true) => Outcome::win(Side::Sente, Ending::PerpetualCheck),
        _ => Outcome::draw(Ending::Repetition),
    })
}

/// Indices at which the last position has stood, latest first.
fn occurrences(positions: &[Position]) -> impl Iterator<Item = usize> + '_ {
    let last = positions.last();
    (0..positions.len())
        .rev()
        .filter(move |&at| last.is_some_and(|last| positions[at].repeats(last)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four times the same position and nothing but checks by both sides between.
    ///
    /// No line of moves is known that does this, so the positions are set side by
    /// side without any that leads from one to the next (rules.md 5.5).
    #[test]
    fn rule_5_5_if_both_sides_do_nothing_but_check_it_is_a_draw() {
        let sente_in_check: Position = "4k4/9/9/9/9/9/4r4/9/4K4 b - 1".parse().unwrap();
        let gote_in_check: Position = "4k4/9/4R4/9/9/9/9/9/4K4 w - 1".parse().unwrap();
        let mut positions = [sente_in_check, gote_in_check].repeat(3);
        assert_eq!(outcome(&positions), None);
        positions.push(sente_in_check);
        assert_eq!(outcome(&positions), Some(Outcome::draw(Ending::Repetition)));
        // One move without check, and it is the other side that loses.
        positions[3] = "4k4/9/9/9/9/9/9/9/4K4 w - 1".parse().unwrap();
        let lost = Outcome::win(Side::Sente, Ending::PerpetualCheck);
        assert_eq!(outcome(&positions), Some(lost));
    }
}
