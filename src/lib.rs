//! Kete: shogi for two people with one phone.
#![warn(missing_docs)]

#[cfg(feature = "ui")]
pub mod ui;
