//! Numbers that make the hash of a position.
//!
//! A table of random numbers for every piece on every square would be 18 KB
//! that no compression shrinks; multiplying two small tables costs nothing
//! that can be measured and is as even. Equal hashes are confirmed by
//! comparing positions wherever a game depends on it.

use super::{Piece, Role, Side, Square};

const fn mix(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x632b_e59b_d9b4_e019);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

const fn table<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut at = 0;
    while at < N {
        table[at] = mix(first + at as u64) | 1;
        at += 1;
    }
    table
}

static PIECES: [u64; 32] = table(1);
static SQUARES: [u64; Square::COUNT] = table(101);
static HELD: [u64; 14] = table(201);
const TURN: u64 = mix(301);

#[inline(always)]
const fn product(a: u64, b: u64) -> u64 {
    let product = a.wrapping_mul(b);
    // The low bits of a product are the weak ones; fold the strong ones onto them.
    product ^ (product >> 32)
}

/// A piece on a square.
#[inline(always)]
pub(super) fn placed(piece: Piece, square: Square) -> u64 {
    product(PIECES[(piece.side as usize) << 4 | piece.role as usize], SQUARES[square.index()])
}

/// The piece of this role that comes to a hand holding `n` of them already.
#[inline(always)]
pub(super) fn held(side: Side, role: Role, n: u8) -> u64 {
    let slot = side as usize * 7 + role as usize;
    product(HELD[if slot < 14 { slot } else { 0 }], SQUARES[if n < 81 { n as usize } else { 0 }])
}

/// The side to move.
#[inline(always)]
pub(super) const fn turn(side: Side) -> u64 {
    match side {
        Side::Sente => 0,
        Side::Gote => TURN,
    }
}
