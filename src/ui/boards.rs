//! How the board looks. The colours are tokens of `assets/main.css`, chosen by `data-board` on
//! an element around the board and the trays; here are only the names.

#[cfg(test)]
pub(super) mod tests;

/// A look of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardLook {
    /// Warm wood.
    #[default]
    Wood,
    /// Pale paper.
    Paper,
    /// Dark grey stone, from which the pieces stand out most.
    Slate,
    /// Lines in black and white.
    Contrast,
}

impl BoardLook {
    /// Every look, in the order of the picker.
    pub const ALL: [BoardLook; 4] =
        [BoardLook::Wood, BoardLook::Paper, BoardLook::Slate, BoardLook::Contrast];

    /// Stable name: the value of `data-board`, for saving, for ids of tests.
    pub const fn name(self) -> &'static str {
        match self {
            BoardLook::Wood => "wood",
            BoardLook::Paper => "paper",
            BoardLook::Slate => "slate",
            BoardLook::Contrast => "contrast",
        }
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            BoardLook::Wood => "look-board-wood",
            BoardLook::Paper => "look-board-paper",
            BoardLook::Slate => "look-board-slate",
            BoardLook::Contrast => "look-board-contrast",
        }
    }
}
