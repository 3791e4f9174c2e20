//! What stands on the pages for newcomers.

use kete::learn::{Diagram, Page, Section};

/// The boards of every page.
pub fn diagrams() -> impl Iterator<Item = &'static Diagram> {
    Page::ALL.into_iter().flat_map(Page::sections).flat_map(Section::diagrams)
}
