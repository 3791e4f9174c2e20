//! Kete: shogi for two people with one phone, in Swahili first.
//!
//! # The map
//! | module | what | knows |
//! |---|---|---|
//! | [`rules`] | the rules, complete: positions, legal moves, outcome, SFEN, USI | std only |
//! | [`json`] | the form of what is kept: JSON read and written | std only |
//! | [`record`] | how moves are written for people | `rules` |
//! | [`engine`] | what the phone thinks: proofs of mate, a simple opponent | `rules` |
//! | [`play`] | one sitting at the board: commands in, events and views out, saving | `rules`, `record`, `json` |
//! | [`learn`] | lessons, rules page, glossary, questions, tips and mate problems as data: sections, diagrams, message ids | `rules`, `engine`, `play` |
//! | [`l10n`] | the words: languages, a reader of Fluent messages, inline marks | no shogi |
//! | `ui` (feature `ui`) | Dioxus components and screens | all above, no rules of its own |
//! | `platform` (feature `ui`) | storage, address, way back, languages, sound, vibration, light, sharing | the only `cfg` by platform |
//!
//! # What never happens
//! - `rules`, `json`, `record`, `engine`, `play` and `l10n` read no clock, no randomness and no file; time comes in as a parameter.
//! - Only `ui`, `platform` and the app's `main` know Dioxus.
//! - No sentence a person reads stands in Rust: each comes from a message id.
//! - A game changes only through [`play::Session`]`::apply`; a refusal names its rule.
//! - A finished game is a value ([`rules::Outcome`]), a refused move an error ([`rules::IllegalMove`]).
//! - No `unsafe`; no panic from any input.
//!
//! `tests/walls` reads the source and fails where one of these is broken.

pub mod engine;
pub mod json;
pub mod l10n;
pub mod learn;
#[cfg(feature = "ui")]
pub mod platform;
pub mod play;
pub mod record;
pub mod rules;
#[cfg(feature = "ui")]
pub mod ui;
