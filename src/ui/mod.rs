//! The screens: components that read views, send commands and ask for words. No rules.
//!
//! [`App`] is the whole. What pages share lies in contexts: `play::Play` is the game,
//! `lang::Lang` the words, `nav::Nav` the page, `prefs::Prefs` the settings. A component
//! has a file of its name; handlers come from the contexts, so that a square is drawn again only
//! when it looks different.

mod app;
mod awaited;
mod bar;
mod blame;
mod board;
pub mod boards;
mod check_line;
mod confirm;
mod confirm_move;
mod count;
mod decimals;
mod declare;
mod diagram;
mod diagram_foot;
mod elsewhere;
mod error_page;
pub mod faces;
mod fingers;
mod geometry;
mod gesture;
mod ghost;
mod guide;
mod hint;
mod icon;
mod inline;
mod kanga;
mod labels;
mod lang;
mod lang_picker;
mod later;
mod learned;
mod learning;
mod lesson;
mod live;
mod marks;
mod meant;
mod menu;
mod motion;
mod move_list;
mod nav;
mod notice_bar;
mod notices;
mod pages;
mod play;
mod prefs;
mod progress;
mod prompt;
mod reading;
mod refusal;
mod rehearsal;
mod replay;
mod result;
mod review;
pub mod route;
mod roving;
mod seating_choice;
mod seats;
mod sentences;
mod settings;
mod share;
mod sheet;
mod sheets;
mod solved;
mod sound;
mod square;
mod start;
mod status;
mod table_sheet;
mod tables;
#[cfg(test)]
mod tests;
mod ties;
mod told;
mod top_bar;
mod tray;
mod turner;
mod turning;
mod tutor;
mod views;

pub use app::App;
pub use start::start;
