//! What the search has found out already.

/// In the place of a number of plies: none, however many.
pub const NEVER: u8 = u8::MAX;

/// What is known of a position in which the attacker is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Plies of the shortest mate; [`NEVER`] while none is known.
    pub mate: u8,
    /// There is no mate within so many plies, an odd number; 0 while nothing is known, [`NEVER`]
    /// when there is none at all.
    pub none: u8,
}

impl Known {
    /// Nothing.
    pub const NOTHING: Known = Known { mate: NEVER, none: 0 };
}

/// Places of a table at first, and at most: 16 bytes each.
const FEWEST: usize = 1 << 10;
const MOST: usize = 1 << 20;

/// A table with one place for each position; a newer one takes the place of an older. It grows
/// with what it is given, so that a small problem costs little memory.
pub struct Table {
    places: Vec<(u64, Known)>,
    n_put: usize,
}

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table { places: vec![(0, Known::NOTHING); FEWEST], n_put: 0 }
    }

    fn place(&self, hash: u64) -> usize {
        // The room is a power of two, so that this is a remainder that fits.
        (hash & (self.places.len() as u64 - 1)) as usize
    }

    /// What is known of the position with this hash.
    pub fn get(&self, hash: u64) -> Known {
        match self.places.get(self.place(hash)) {
            Some((kept, known)) if *kept == hash => *known,
            _ => Known::NOTHING,
        }
    }

    /// Notes what is known.
    pub fn put(&mut self, hash: u64, known: Known) {
        self.n_put += 1;
        if self.n_put > self.places.len() / 2 && self.places.len() < MOST {
            let room = vec![(0, Known::NOTHING); self.places.len() * 2];
            for (hash, known) in std::mem::replace(&mut self.places, room) {
                self.set(hash, known);
            }
        }
        self.set(hash, known);
    }

    fn set(&mut self, hash: u64, known: Known) {
        let place = self.place(hash);
        if let Some(room) = self.places.get_mut(place) {
            *room = (hash, known);
        }
    }
}
