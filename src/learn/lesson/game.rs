//! The small game against the phone.

use super::{Goal, Lesson, Step};

/// A game of few pieces under the full rules. The learner has a rook and a bishop more.
pub const GAME: Lesson = Lesson {
    id: "game",
    title: "learn-game",
    minutes: 3,
    steps: &[Step::new("3gk4/9/3ppp3/9/9/9/3PPP3/1B5R1/3GKG3 b GS 1", "learn-game-win", Goal::Win)
        .done("learn-game-win-done")],
};
