//! Numbers that look random and are the same on every run.

/// Dice with a seed (splitmix64).
pub struct Dice(u64);

impl Dice {
    /// Dice that fall as this seed says.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u8) -> u8 {
        (self.next() % u64::from(n.max(1))) as u8
    }

    /// One of them; the first of none.
    pub fn of<T: Copy>(&mut self, items: &[T], or: T) -> T {
        let at = usize::from(self.below(items.len().min(255) as u8));
        items.get(at).copied().unwrap_or(or)
    }
}
