//! The pages.

mod game;
mod home;
mod learn;
mod lessons;
mod nowhere;
mod problems;
mod questions;
mod rules;
mod settings;
mod tips;
mod words;

pub use game::GamePage;
pub use home::HomePage;
pub use learn::LearnPage;
pub use lessons::LessonsPage;
pub use nowhere::NowherePage;
pub use problems::ProblemsPage;
pub use questions::QuestionsPage;
pub use rules::RulesPage;
pub use settings::{Names, SettingsPage};
pub use tips::TipsPage;
pub use words::WordsPage;
