//! A friendly opponent for a small game: it looks one move ahead, with care.
//!
//! It mates when it can and never lets itself be mated at once. It takes what is left unprotected;
//! how often it looks whether its own piece is taken in turn is its care. It sees no further, and
//! so a beginner can beat it. The same position, care and luck give the same move.

use crate::rules::{Move, Position, Role, Side};

/// More than all pieces together.
const MATE: i32 = 100_000;

/// The care with which a beginner has a good chance, in a hundred.
pub const FRIENDLY: u8 = 30;

/// The move it makes with a care of 0 to 100 in a hundred; `None` when there is none.
///
/// ```
/// use kete::engine::simple::choose;
/// use kete::rules::Position;
/// let mate_in_one: Position = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1".parse().unwrap();
/// assert_eq!(choose(&mate_in_one, 50, 7).unwrap().to_string(), "G*5b");
/// ```
pub fn choose(position: &Position, care: u8, luck: u64) -> Option<Move> {
    let mut dice = position.hash() ^ luck.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut best: Option<(i32, Move)> = None;
    for m in position.legal_moves().iter() {
        let Ok(after) = position.play(m) else { continue };
        let sees = next(&mut dice) % 100 < u64::from(care);
        // A little luck, less than half a pawn: it does not always play the same.
        let value = worth(position, m, &after, sees) + (next(&mut dice) % 40) as i32;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, m));
        }
    }
    best.map(|(_, m)| m)
}

/// What a move gains, less what the best answer takes, if it sees that; a mate it always sees.
fn worth(before: &Position, m: Move, after: &Position, sees: bool) -> i32 {
    if is_mate(after) {
        return MATE;
    }
    let gain = gained(before, m) + step(before, m) + if after.is_check() { 15 } else { 0 };
    let answers = after.legal_moves();
    let loss = answers.iter().map(|answer| lost(after, answer)).max().unwrap_or(0);
    if sees || loss >= MATE / 2 { gain - loss } else { gain }
}

/// What an answer takes: all, when it mates; else the piece, less what takes it in turn.
fn lost(position: &Position, answer: Move) -> i32 {
    let Ok(after) = position.play(answer) else { return 0 };
    if is_mate(&after) {
        return MATE / 2;
    }
    let gain = gained(position, answer);
    let Some(taker) = after.piece(answer.to()).filter(|_| gain > 0) else { return 0 };
    let is_guarded = !after.attackers(after.turn(), answer.to()).is_empty();
    (gain - if is_guarded { value(taker.role) } else { 0 }).max(0)
}

/// The piece that a move captures, and what promoting adds.
fn gained(before: &Position, m: Move) -> i32 {
    let captured = before.piece(m.to()).map_or(0, |piece| value(piece.role));
    let promoted = match m {
        Move::Board { from, promote: true, .. } => before.piece(from).map_or(0, |piece| {
            piece.role.promoted().map_or(0, |role| value(role) - value(piece.role))
        }),
        _ => 0,
    };
    captured + promoted
}

/// A step towards the other king is worth a little; so is keeping pieces in hand for later.
fn step(before: &Position, m: Move) -> i32 {
    match m {
        Move::Drop { .. } => -10,
        Move::Board { from, to, .. } => {
            let is_king = before.piece(from).is_some_and(|piece| piece.role == Role::King);
            let ahead = match before.turn() {
                Side::Sente => i32::from(from.rank()) - i32::from(to.rank()),
                Side::Gote => i32::from(to.rank()) - i32::from(from.rank()),
            };
            if is_king { -20 } else { ahead * 5 }
        }
    }
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}

/// What a piece is worth, a pawn being 100.
const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Lance => 300,
        Role::Knight => 350,
        Role::Silver => 500,
        Role::Gold => 550,
        Role::Bishop => 800,
        Role::Rook => 1000,
        Role::Tokin | Role::PromotedLance | Role::PromotedKnight | Role::PromotedSilver => 550,
        Role::Horse => 1100,
        Role::Dragon => 1300,
        Role::King => 0,
    }
}

/// The next of a row of numbers that look random (xorshift).
fn next(dice: &mut u64) -> u64 {
    *dice |= 1;
    *dice ^= *dice << 13;
    *dice ^= *dice >> 7;
    *dice ^= *dice << 17;
    *dice >> 11
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(sfen: &str, luck: u64) -> String {
        choose(&sfen.parse().unwrap(), 100, luck).map(|m| m.to_string()).unwrap_or_default()
    }

    #[test]
    fn it_mates_when_it_can() {
        for luck in 0..20 {
            assert_eq!(chosen("4k4/9/4P4/9/9/9/9/9/4K4 b 2GR 1", luck).len(), 4);
            let after: Position = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1".parse().unwrap();
            let m = choose(&after, 0, luck).unwrap();
            assert!(is_mate(&after.play(m).unwrap()));
        }
    }

    #[test]
    fn it_takes_what_is_unprotected_and_leaves_what_is_not() {
        for luck in 0..20 {
            // A free silver, and one that a pawn protects.
            assert_eq!(chosen("8k/9/9/4s4/4R4/9/9/9/K8 b - 1", luck), "5e5d");
            assert_ne!(chosen("8k/9/4p4/4s4/4R4/9/9/9/K8 b - 1", luck), "5e5d");
        }
    }

    #[test]
    fn it_saves_a_piece_that_is_attacked_and_lets_nobody_mate_it_at_once() {
        for luck in 0..20 {
            let m = chosen("8k/9/9/9/4p4/4R4/9/9/K8 b - 1", luck);
            assert_eq!(&m[..2], "5f", "{m}");
            // Gote threatens a gold before the king.
            let before: Position = "8k/9/9/9/9/9/4p4/9/4K4 b Gg 1".parse().unwrap();
            let after = before.play(choose(&before, 0, luck).unwrap()).unwrap();
            let mates = |m: &Move| after.play(*m).is_ok_and(|it| is_mate(&it));
            assert!(!after.legal_moves().iter().any(|m| mates(&m)));
        }
    }

    #[test]
    fn the_same_luck_gives_the_same_move_and_another_another() {
        let start = Position::even();
        let moves: Vec<_> = (0..20).map(|luck| choose(&start, 50, luck)).collect();
        assert_eq!(moves, (0..20).map(|luck| choose(&start, 50, luck)).collect::<Vec<_>>());
        assert!(moves.iter().any(|m| *m != moves[0]));
        assert_eq!(chosen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", 1), "");
    }
}
