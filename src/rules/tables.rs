//! Where each piece reaches from each square, worked out by the compiler.

use super::{Role, Side, Square, SquareSet};

/// The eight directions as (files, ranks); the first four lead to higher square indices.
pub(super) const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)];

type Table = [u128; Square::COUNT];

/// Single steps from every square.
const fn steps(moves: &[(i8, i8)]) -> Table {
    let mut table = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut step = 0;
        while step < moves.len() {
            if let Some(from) = Square::from_index(index)
                && let Some(to) = from.offset(moves[step].0, moves[step].1)
            {
                table[index] |= 1 << to.index();
            }
            step += 1;
        }
        index += 1;
    }
    table
}

const fn rays() -> [[u128; 8]; Square::COUNT] {
    let mut table = [[0; 8]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut at = Square::from_index(index);
            while let Some(square) = at {
                at = square.offset(files, ranks);
                if let Some(next) = at {
                    table[index][direction] |= 1 << next.index();
                }
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn directions() -> [[u8; Square::COUNT]; Square::COUNT] {
    let mut table = [[8; Square::COUNT]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let mut other = 0;
            while other < Square::COUNT {
                if RAYS[index][direction] >> other & 1 != 0 {
                    table[index][other] = direction as u8;
                }
                other += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

/// Squares from which something can step next to a king: two files and three ranks around it.
const fn neighbourhoods(files: i8, ranks: i8) -> Table {
    let mut table = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut file = -files;
        while file <= files {
            let mut rank = -ranks;
            while rank <= ranks {
                if let Some(from) = Square::from_index(index)
                    && let Some(to) = from.offset(file, rank)
                {
                    table[index] |= 1 << to.index();
                }
                rank += 1;
            }
            file += 1;
        }
        index += 1;
    }
    table
}

static RAYS: [[u128; 8]; Square::COUNT] = rays();
static DIRECTION: [[u8; Square::COUNT]; Square::COUNT] = directions();
static GOLD: [Table; 2] = [
    steps(&[(0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (0, 1)]),
    steps(&[(0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1)]),
];
static SILVER: [Table; 2] = [
    steps(&[(0, -1), (1, -1), (-1, -1), (1, 1), (-1, 1)]),
    steps(&[(0, 1), (1, 1), (-1, 1), (1, -1), (-1, -1)]),
];
static KNIGHT: [Table; 2] = [steps(&[(1, -2), (-1, -2)]), steps(&[(1, 2), (-1, 2)])];
static PAWN: [Table; 2] = [steps(&[(0, -1)]), steps(&[(0, 1)])];
static KING: Table = steps(&DIRECTIONS);
static NEAR: Table = neighbourhoods(2, 3);

/// One step in every direction.
#[inline(always)]
pub(super) fn king(square: Square) -> u128 {
    KING[square.index()]
}

/// Gold, and every piece that moves as gold.
#[inline(always)]
pub(super) fn gold(side: Side, square: Square) -> u128 {
    GOLD[side as usize][square.index()]
}

/// Silver.
#[inline(always)]
pub(super) fn silver(side: Side, square: Square) -> u128 {
    SILVER[side as usize][square.index()]
}

/// Knight.
#[inline(always)]
pub(super) fn knight(side: Side, square: Square) -> u128 {
    KNIGHT[side as usize][square.index()]
}

/// Pawn.
#[inline(always)]
pub(super) fn pawn(side: Side, square: Square) -> u128 {
    PAWN[side as usize][square.index()]
}

/// Squares from which a piece without a slide could attack a neighbour of `square`.
#[inline(always)]
pub(super) fn near(square: Square) -> u128 {
    NEAR[square.index()]
}

/// The whole ray from `square` in a direction, blockers ignored.
#[inline(always)]
pub(super) fn ray(square: Square, direction: usize) -> u128 {
    RAYS[square.index()][direction & 7]
}

/// The position in [`DIRECTIONS`] of the ray that leads from one square to the
/// other; 8 when they share no line.
#[inline(always)]
pub(super) fn direction(from: Square, to: Square) -> usize {
    DIRECTION[from.index()][to.index()] as usize
}

/// The squares strictly between two squares of one line; none when they share no line.
#[inline(always)]
pub(super) fn between(from: Square, to: Square) -> u128 {
    let direction = direction(from, to);
    if direction > 7 { 0 } else { ray(from, direction) & ray(to, direction ^ 4) }
}

/// A slide in one direction, up to and with the first occupied square.
#[inline(always)]
pub(super) fn slide(square: Square, direction: usize, occupied: u128) -> u128 {
    let ray = ray(square, direction);
    if direction < 4 {
        let blockers = ray & occupied;
        // Every bit up to the lowest blocker; all bits when there is none.
        ray & (blockers ^ blockers.wrapping_sub(1))
    } else {
        // Bit 0 stands in for a blocker: nothing lies beyond it.
        let blockers = ray & occupied | 1;
        ray & (u128::MAX << (127 - blockers.leading_zeros()))
    }
}

/// Rook.
#[inline(always)]
pub(super) fn rook(square: Square, occupied: u128) -> u128 {
    slide(square, 0, occupied)
        | slide(square, 2, occupied)
        | slide(square, 4, occupied)
        | slide(square, 6, occupied)
}

/// Bishop.
#[inline(always)]
pub(super) fn bishop(square: Square, occupied: u128) -> u128 {
    slide(square, 1, occupied)
        | slide(square, 3, occupied)
        | slide(square, 5, occupied)
        | slide(square, 7, occupied)
}

/// Lance.
#[inline(always)]
pub(super) fn lance(side: Side, square: Square, occupied: u128) -> u128 {
    match side {
        Side::Sente => slide(square, 4, occupied),
        Side::Gote => slide(square, 0, occupied),
    }
}

/// The four rays of a rook, blockers ignored.
#[inline(always)]
pub(super) fn rook_lines(square: Square) -> u128 {
    ray(square, 0) | ray(square, 2) | ray(square, 4) | ray(square, 6)
}

/// The four rays of a bishop, blockers ignored.
#[inline(always)]
pub(super) fn bishop_lines(square: Square) -> u128 {
    ray(square, 1) | ray(square, 3) | ray(square, 5) | ray(square, 7)
}

/// The ray of a lance, blockers ignored.
#[inline(always)]
pub(super) fn lance_line(side: Side, square: Square) -> u128 {
    match side {
        Side::Sente => ray(square, 4),
        Side::Gote => ray(square, 0),
    }
}

/// Where any piece reaches (rules.md 2.1 and 2.2), own pieces not taken off.
pub(super) fn reach(side: Side, role: Role, square: Square, occupied: SquareSet) -> SquareSet {
    let occupied = occupied.0;
    SquareSet(match role {
        Role::Pawn => pawn(side, square),
        Role::Lance => lance(side, square, occupied),
        Role::Knight => knight(side, square),
        Role::Silver => silver(side, square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::King => king(square),
        Role::Horse => bishop(square, occupied) | king(square),
        Role::Dragon => rook(square, occupied) | king(square),
        Role::Gold
        | Role::Tokin
        | Role::PromotedLance
        | Role::PromotedKnight
        | Role::PromotedSilver => gold(side, square),
    })
}

/// The file of squares `file` 1-9.
const FILE: u128 = 0x1ff;
/// Rank a on every file.
const RANK_A: u128 = {
    let mut ranks = 0;
    let mut file = 0;
    while file < 9 {
        ranks |= 1 << (file * 9);
        file += 1;
    }
    ranks
};

/// The squares whose depth for `side` is at most `depth`: 3 gives the promotion
/// zone (rules.md 3.1), 1 and 2 the ranks where pieces could be stuck (rules.md 3.2).
#[inline(always)]
pub(super) const fn far_ranks(side: Side, depth: u8) -> u128 {
    let per_file = (1 << depth) - 1;
    match side {
        Side::Sente => RANK_A * per_file,
        Side::Gote => RANK_A * (per_file << (9 - depth)),
    }
}

/// Every square one step forward of the set.
#[inline(always)]
pub(super) const fn forward(side: Side, set: u128) -> u128 {
    match side {
        Side::Sente => (set & !far_ranks(Side::Sente, 1)) >> 1,
        Side::Gote => (set & !far_ranks(Side::Gote, 1)) << 1,
    }
}

/// Every square of each file that holds a bit of the set.
#[inline(always)]
pub(super) const fn files(set: u128) -> u128 {
    const LOW: u128 = RANK_A * (FILE >> 1);
    // Adding carries any of the eight low bits of a file into its ninth.
    let top = (((set & LOW) + LOW) | set) >> 8 & RANK_A;
    (top << 9) - top
}
