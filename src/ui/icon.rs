//! Small signs beside words.

use dioxus::prelude::*;

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// An arrow back.
    Undo,
    /// An arrow forth.
    Redo,
    /// Three lines.
    Menu,
    /// Two arrows that change places.
    Flip,
    /// A flag.
    Resign,
    /// A plus.
    New,
    /// An open book.
    Rules,
    /// Sliders.
    Settings,
    /// A house.
    Home,
    /// A cross.
    Close,
    /// A tick.
    Yes,
    /// Two players.
    Players,
    /// A triangle that plays on.
    Continue,
    /// Round arrows.
    Again,
    /// To the first of a row.
    First,
    /// One back.
    Back,
    /// One further.
    Next,
    /// To the last of a row.
    Last,
    /// A list.
    Moves,
    /// A branch that goes out.
    Share,
    /// A circle that is played.
    Replay,
    /// Rings to be hit.
    Target,
    /// A hand that points.
    Learn,
}

impl Sign {
    /// Strokes in a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Sign::Undo => "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
            Sign::Redo => "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6",
            Sign::Menu => "M4 7h16M4 12h16M4 17h16",
            Sign::Flip => "m8 4-4 4 4 4M4 8h12M16 12l4 4-4 4M20 16H8",
            Sign::Resign => "M6 21V4M6 5h12l-3 4 3 4H6",
            Sign::New => "M12 5v14M5 12h14",
            Sign::Rules => "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zm0 0v13",
            Sign::Settings => "M4 8h8M18 8h2M4 16h2M12 16h8M15 5v6M9 13v6",
            Sign::Home => "m4 11 8-7 8 7M6 10v10h12V10",
            Sign::Yes => "m5 13 5 5L19 7",
            Sign::Close => "m6 6 12 12M18 6 6 18",
            Sign::Players => {
                "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-4 2-6 6-6s6 2 6 6M16 11a3 3 0 1 0-1-6M16 14c4 0 6 2 6 6"
            }
            Sign::Continue => "M8 5v14l11-7z",
            Sign::Again => "M20 11a8 8 0 0 0-14-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4l2-2M20 20v-5h-5",
            Sign::First => "M18 5l-7 7 7 7M6 5v14",
            Sign::Back => "m15 5-7 7 7 7",
            Sign::Next => "m9 5 7 7-7 7",
            Sign::Last => "m6 5 7 7-7 7M18 5v14",
            Sign::Moves => "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
            Sign::Share => {
                "M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.6 10.5l6.8-4M8.6 13.5l6.8 4"
            }
            Sign::Target => {
                "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01"
            }
            Sign::Learn => {
                "M9 14V5.5a1.5 1.5 0 0 1 3 0V11l5 1.2c1 .2 1.6 1.1 1.4 2.2l-.6 3.6a3 3 0 0 1-3 2.5H11c-1 0-1.9-.5-2.4-1.3L5.6 15.6c-.4-.8-.2-1.6.5-2 .6-.4 1.4-.3 1.9.3z"
            }
            Sign::Replay => "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 8v8l6-4z",
        }
    }

    /// Whether it points the other way where one reads from right to left.
    const fn turns(self) -> bool {
        matches!(
            self,
            Sign::Undo
                | Sign::Redo
                | Sign::Continue
                | Sign::First
                | Sign::Back
                | Sign::Next
                | Sign::Last
        )
    }
}

/// A sign; the words beside it say what it means.
#[component]
pub fn Icon(sign: Sign) -> Element {
    rsx! {
        svg {
            class: "icon",
            "data-turns": sign.turns().then_some("true"),
            view_box: "0 0 24 24",
            "aria-hidden": "true",
            path { d: sign.path() }
        }
    }
}
