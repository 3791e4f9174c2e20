//! A lesson on the screen: the card over the board, what is drawn on the board, the buttons under
//! it, and the end.

mod bar;
mod card;
mod end;
mod marks;
mod words;

pub use bar::LessonBar;
pub use card::LessonCard;
pub use end::LessonEnd;
pub use marks::LessonMarks;
