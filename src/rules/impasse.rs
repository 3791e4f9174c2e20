//! Impasse, *jishogi* (rules.md 6).

use super::{BySide, Ending, Handicap, Move, Outcome, Position, Role, Side, Square};

/// The impasse rule of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Impasse {
    /// None: the move limit is the way out.
    #[default]
    Off,
    /// Declaration by 24 points (rules.md 6.2).
    Points24,
    /// Declaration by 27 points (rules.md 6.1).
    Points27,
    /// The king that reaches the far king's first square wins (rules.md 6.3).
    Try,
}

/// Own pieces that must stand in the zone beside the king (rules.md 6.1).
pub const NECESSARY_PIECES: u32 = 10;
/// Points with which the 24-point rule gives a win (rules.md 6.2).
pub const WINNING_POINTS: u32 = 31;
/// Points with which the 24-point rule gives a draw (rules.md 6.2).
pub const DRAWING_POINTS: u32 = 24;

/// The conditions of a declaration, counted for one side (rules.md 6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpasseCount {
    /// The own king stands in the far three ranks.
    pub king_in_zone: bool,
    /// The own king is in check.
    pub in_check: bool,
    /// Own pieces in the zone, the king left out; [`NECESSARY_PIECES`] are needed.
    pub pieces_in_zone: u32,
    /// Points of those pieces and the hand, with the handicap's credit.
    pub points: u32,
}

impl ImpasseCount {
    /// Counts for `side`; `credit` is what a handicap game gives it (rules.md 6.4).
    pub fn of(position: &Position, side: Side, credit: u32) -> ImpasseCount {
        let in_zone = |square: Square| square.depth(side) <= 3;
        let king = position.king(side);
        let mut count = ImpasseCount {
            king_in_zone: king.is_some_and(in_zone),
            in_check: position.turn() == side && position.is_check(),
            pieces_in_zone: 0,
            points: credit + hand_points(position, side),
        };
        for square in position.pieces(side).iter().filter(|square| in_zone(*square)) {
            if let Some(piece) = position.piece(square).filter(|piece| piece.role != Role::King) {
                count.pieces_in_zone += 1;
                count.points += points(piece.role);
            }
        }
        count
    }

    /// Whether everything but the points is there.
    pub const fn may_declare(&self) -> bool {
        self.king_in_zone && !self.in_check && self.pieces_in_zone >= NECESSARY_PIECES
    }
}

/// The points a side needs under the 27-point rule (rules.md 6.1).
pub const fn points_needed(side: Side) -> u32 {
    match side {
        Side::Sente => 28,
        Side::Gote => 27,
    }
}

/// Points of a piece: 5 for rook and bishop, promoted or not, 0 for the king, 1 for others.
pub const fn points(role: Role) -> u32 {
    match role.demoted() {
        Role::Rook | Role::Bishop => 5,
        Role::King => 0,
        _ => 1,
    }
}

fn hand_points(position: &Position, side: Side) -> u32 {
    position.hand(side).iter().map(|(role, n)| points(role) * u32::from(n)).sum()
}

/// What the giver of a handicap is credited with (rules.md 6.4).
pub(super) fn credit(start: &Position) -> BySide<u32> {
    let mut credit = BySide::default();
    if let Some(handicap) = Handicap::of(start) {
        credit[Handicap::GIVER] = handicap.removed().map(points).sum();
    }
    credit
}

/// How a declaration by the side to move ends the game; `None` when the table
/// has no rule for declaring.
pub(super) fn declare(rule: Impasse, side: Side, count: &ImpasseCount) -> Option<Outcome> {
    let failed = Outcome::win(side.other(), Ending::FailedDeclaration);
    let won = Outcome::win(side, Ending::Declaration);
    match rule {
        Impasse::Off | Impasse::Try => None,
        _ if !count.may_declare() => Some(failed),
        Impasse::Points27 if count.points >= points_needed(side) => Some(won),
        Impasse::Points24 if count.points >= WINNING_POINTS => Some(won),
        Impasse::Points24 if count.points >= DRAWING_POINTS => {
            Some(Outcome::draw(Ending::Declaration))
        }
        Impasse::Points27 | Impasse::Points24 => Some(failed),
    }
}

/// How an agreed impasse ends (rules.md 6.2): all own pieces on the board and in
/// hand count, a side under 24 points loses. `None` unless both kings have
/// entered; under neither side's 24 (a set with pieces missing) it is a draw.
pub(super) fn agree(position: &Position, credit: BySide<u32>) -> Option<Outcome> {
    let entered = |side| position.king(side).is_some_and(|king: Square| king.depth(side) <= 3);
    if !entered(Side::Sente) || !entered(Side::Gote) {
        return None;
    }
    let total = |side: Side| {
        let board: u32 = position
            .pieces(side)
            .iter()
            .filter_map(|square| position.piece(square))
            .map(|piece| points(piece.role))
            .sum();
        board + hand_points(position, side) + credit[side]
    };
    let short = |side| total(side) < DRAWING_POINTS;
    Some(match (short(Side::Sente), short(Side::Gote)) {
        (true, false) => Outcome::win(Side::Gote, Ending::AgreedImpasse),
        (false, true) => Outcome::win(Side::Sente, Ending::AgreedImpasse),
        _ => Outcome::draw(Ending::AgreedImpasse),
    })
}

/// Whether with its last move `side`'s king has reached the square where the
/// opponent's began (rules.md 6.3). One set up there has reached nothing yet.
pub(super) fn is_try(position: &Position, side: Side, last: Move) -> bool {
    let goal = match side {
        Side::Sente => Square::new(5, 1),
        Side::Gote => Square::new(5, 9),
    };
    goal == Some(last.to()) && position.king(side) == goal
}
