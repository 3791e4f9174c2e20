//! The core without a screen.
fn main() {}
