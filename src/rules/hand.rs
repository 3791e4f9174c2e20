//! Pieces in hand.

use super::Role;

/// The captured pieces a player may drop (rules.md 4.1): 0-18 of each of seven roles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand([u8; 7]);

impl Hand {
    /// How many of `role`; 0 for roles that are never held.
    #[inline(always)]
    pub const fn count(self, role: Role) -> u8 {
        let slot = role as usize;
        if slot < 7 { self.0[slot] } else { 0 }
    }

    /// Adds `n` of a plain role; king and promoted roles are left out.
    #[inline(always)]
    pub(super) const fn add(&mut self, role: Role, n: u8) {
        let slot = role as usize;
        if slot < 7 {
            self.0[slot] = self.0[slot].saturating_add(n);
        }
    }

    /// Takes one of `role` out; `false` when there is none.
    #[inline(always)]
    pub(super) const fn take(&mut self, role: Role) -> bool {
        let slot = role as usize;
        if slot < 7 && self.0[slot] > 0 {
            self.0[slot] -= 1;
            return true;
        }
        false
    }

    /// The piles that are not empty, rook to pawn.
    pub fn iter(self) -> impl Iterator<Item = (Role, u8)> {
        Role::HAND.into_iter().map(move |role| (role, self.count(role))).filter(|(_, n)| *n > 0)
    }

    /// Whether nothing is held.
    pub const fn is_empty(self) -> bool {
        self.n_pieces() == 0
    }

    /// Number of pieces held.
    pub const fn n_pieces(self) -> u32 {
        let mut sum = 0;
        let mut slot = 0;
        while slot < 7 {
            sum += self.0[slot] as u32;
            slot += 1;
        }
        sum
    }
}
