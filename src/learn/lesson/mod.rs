//! Lessons on the real board: data, and what becomes of them under a learner's fingers.
//!
//! A [`Lesson`] is a list of [`Step`]s: a position, one sentence, one thing to do. A [`Run`] is a
//! lesson on its way: it watches a [`crate::play::Session`], says what it thinks of each touch,
//! and asks for what is to happen on the board by [`Order`]s. A new lesson is new data and words.

mod first;
mod further;
mod game;
mod judge;
mod run;
mod said;
mod step;
mod tried;
mod wanted;

pub use first::FIRST;
pub use game::GAME;
pub use run::{HINT_AFTER, Hint, Order, PAUSE, Run};
pub use said::{Miss, Said};
pub use step::{Deed, Goal, Lesson, Step};

/// The lessons in the order in which they are listed.
pub const LESSONS: &[Lesson] = &[
    FIRST,
    GAME,
    further::PIECES,
    further::FORKS,
    further::CASTLES,
    further::MATES,
    further::DROPS,
    further::PROMOTION,
    further::OPENING,
    further::IMPASSE,
];

impl Lesson {
    /// The lesson with this id.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }
}
