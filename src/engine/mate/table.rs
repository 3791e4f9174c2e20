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

/// A table with one place for each position; a newer one takes the place of an older.
pub struct Table {
    places: Vec<(u64, Known)>,
}

impl Table {
    /// Room enough for a search of so many nodes, within reason.
    pub fn new(nodes: u64) -> Table {
        let room = usize::try_from(nodes.clamp(1 << 8, 1 << 18)).unwrap_or(1 << 8);
        Table { places: vec![(0, Known::NOTHING); room.next_power_of_two()] }
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
        let place = self.place(hash);
        if let Some(room) = self.places.get_mut(place) {
            *room = (hash, known);
        }
    }
}
