//! The pages.

mod game;
mod home;
mod nowhere;
mod rules;
mod settings;

pub use game::GamePage;
pub use home::HomePage;
pub use nowhere::NowherePage;
pub use rules::RulesPage;
pub use settings::{Names, SettingsPage};
