//! Kete: shogi for two people with one phone.
#![warn(missing_docs)]

pub mod l10n;
pub mod learn;
pub mod rules;
#[cfg(feature = "ui")]
pub mod ui;
