//! Addresses: what they name, and how they are written.

use crate::learn::lesson::{FIRST, Lesson};
use crate::learn::{Page, Section};

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Route {
    /// The home screen.
    Home,
    /// The board.
    Play,
    /// A lesson.
    Learn(&'static Lesson),
    /// The list of the lessons.
    Lessons,
    /// The rules, from a section on.
    Rules(Option<&'static str>),
    /// The glossary, from a word on.
    Words(Option<&'static str>),
    /// The questions, from one on.
    Questions(Option<&'static str>),
    /// The tips, from one on.
    Tips(Option<&'static str>),
    /// The mate problems, or the one with a number, if there is such a one.
    Problems(Option<u16>),
    /// The settings.
    Settings,
    /// A page that is not there.
    Nowhere,
}

impl Route {
    /// How the page is written in an address, after the path of the site.
    ///
    /// ```
    /// use kete::ui::route::Route;
    /// assert_eq!(Route::Rules(Some("nifu")).address(), "#/rules/nifu");
    /// ```
    pub fn address(self) -> String {
        match self {
            Route::Home | Route::Nowhere => "#/".to_owned(),
            Route::Play => "#/play".to_owned(),
            Route::Settings => "#/settings".to_owned(),
            Route::Problems(None) => "#/problems".to_owned(),
            Route::Problems(Some(number)) => format!("#/problems/{number}"),
            Route::Lessons => "#/lessons".to_owned(),
            Route::Learn(lesson) if lesson.id == FIRST.id => "#/learn".to_owned(),
            Route::Learn(lesson) => format!("#/learn/{}", lesson.id),
            Route::Rules(_) | Route::Words(_) | Route::Questions(_) | Route::Tips(_) => {
                let (page, part) = self.part().unwrap_or_default();
                if part.is_empty() { format!("#/{page}") } else { format!("#/{page}/{part}") }
            }
        }
    }

    /// A page to be read and the part of it that is asked for; empty is its beginning. The part
    /// stands in the element with the id `page-part`.
    pub fn part(self) -> Option<(&'static str, &'static str)> {
        let (page, part) = match self {
            Route::Rules(part) => ("rules", part),
            Route::Words(part) => ("words", part),
            Route::Questions(part) => ("questions", part),
            Route::Tips(part) => ("tips", part),
            Route::Home
            | Route::Play
            | Route::Problems(_)
            | Route::Learn(_)
            | Route::Lessons
            | Route::Settings
            | Route::Nowhere => return None,
        };
        Some((page, part.unwrap_or_default()))
    }

    /// Whether both are parts of one page to be read.
    pub fn is_page_of(self, other: Route) -> bool {
        let page = |route: Route| route.part().map(|(page, _)| page);
        page(self).is_some() && page(self) == page(other)
    }
}

/// A position that an address asks for, as it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The position; `startpos` where only moves are given.
    pub sfen: String,
    /// The moves from there, parted by commas.
    pub moves: String,
}

/// What an address asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The page.
    pub route: Route,
    /// The language.
    pub lang: Option<String>,
    /// A position to play from.
    pub opening: Option<Opening>,
}

impl Address {
    /// Reads an address such as `?lang=sw#/play?moves=7g7f`. Nothing is an error here: a page we
    /// do not have is [`Route::Nowhere`], and positions are read where they are opened.
    pub fn parse(text: &str) -> Address {
        let (search, hash) = text.split_once('#').unwrap_or((text, ""));
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let value = |name: &str| {
            let pairs = query.split('&').chain(search.trim_start_matches('?').split('&'));
            let mut values = pairs.filter_map(|pair| pair.split_once('='));
            values.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let (sfen, moves) = (value("sfen"), value("moves"));
        let route = route(path);
        let opening = (route == Route::Play && (sfen.is_some() || moves.is_some())).then(|| {
            let sfen = sfen.map_or_else(|| "startpos".to_owned(), spaced);
            Opening { sfen, moves: decoded(moves.unwrap_or_default()) }
        });
        Address { route, lang: value("lang").map(decoded), opening }
    }
}

fn route(path: &str) -> Route {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => Route::Home,
        (Some("play"), None, _) => Route::Play,
        // An old link to a part that has been renamed still leads to its page.
        (Some("rules"), id, None) => Route::Rules(part(Page::Rules, id)),
        (Some("words"), id, None) => Route::Words(part(Page::Glossary, id)),
        (Some("questions"), id, None) => Route::Questions(part(Page::Questions, id)),
        (Some("tips"), id, None) => Route::Tips(part(Page::Tips, id)),
        (Some("problems"), number, None) => {
            // The problems may not be there yet: whether there is such a one, their page knows.
            Route::Problems(number.and_then(|number| number.parse().ok()))
        }
        (Some("settings"), None, _) => Route::Settings,
        (Some("lessons"), None, _) => Route::Lessons,
        (Some("learn"), id, None) => Route::Learn(id.and_then(Lesson::find).unwrap_or(&FIRST)),
        _ => Route::Nowhere,
    }
}

/// A part of a page, if the page has it and is there: whoever fetches it reads the address again.
fn part(page: Page, id: Option<&str>) -> Option<&'static str> {
    id.and_then(|id| page.find(id)).map(Section::id)
}

/// A position has spaces, and a `+` before promoted pieces. Whoever writes an address by the
/// rules of forms has `+` for each space, and then `%2B` for each `+`.
fn spaced(text: &str) -> String {
    let plain = decoded(text);
    if plain == "startpos" || plain.contains(' ') {
        plain
    } else {
        decoded(&text.replace('+', " "))
    }
}

/// Undoes `%20` and its like; what is no such code stays.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = tail.get(..2).filter(|_| *first == b'%').and_then(|code| {
            let digit = |at: usize| char::from(code[at]).to_digit(16);
            u8::try_from(digit(0)? * 16 + digit(1)?).ok()
        });
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::lesson::LESSONS;

    #[test]
    fn every_page_is_found_by_its_address() {
        let pages = [
            Route::Home,
            Route::Play,
            Route::Rules(None),
            Route::Rules(Some("nifu")),
            Route::Words(None),
            Route::Words(Some("tokin")),
            Route::Questions(None),
            Route::Tips(None),
            Route::Problems(None),
            Route::Problems(Some(1)),
            Route::Settings,
            Route::Lessons,
            Route::Learn(&FIRST),
        ];
        for route in pages {
            assert_eq!(Address::parse(&route.address()).route, route);
        }
        for question in Page::Questions.sections() {
            let route = Route::Questions(Some(question.id()));
            assert_eq!(Address::parse(&route.address()).route, route);
        }
        for lesson in LESSONS {
            let route = Route::Learn(lesson);
            assert_eq!(Address::parse(&route.address()).route, route);
        }
        for tip in Page::Tips.sections() {
            let route = Route::Tips(Some(tip.id()));
            assert_eq!(Address::parse(&route.address()).route, route);
        }
        assert!(Route::Rules(None).is_page_of(Route::Rules(Some("nifu"))));
        assert!(!Route::Rules(None).is_page_of(Route::Words(None)));
        assert!(!Route::Home.is_page_of(Route::Home));
        for text in ["", "#", "#/", "#//", "?x=1"] {
            assert_eq!(Address::parse(text).route, Route::Home, "{text}");
        }
        for text in [
            "#/nonsense",
            "#/play/7",
            "#/lessons/7",
            "#/learn/a/b",
            "#/rules/a/b",
            "#/words/a/b",
            "#/\u{0}",
        ] {
            assert_eq!(Address::parse(text).route, Route::Nowhere, "{text}");
        }
        for (text, route) in [
            ("#/rules/no-such", Route::Rules(None)),
            ("#/words/no-such", Route::Words(None)),
            ("#/questions/no-such", Route::Questions(None)),
            ("#/tips/no-such", Route::Tips(None)),
            ("#/problems/99999999", Route::Problems(None)),
            ("#/problems/x", Route::Problems(None)),
            ("#/learn/no-such", Route::Learn(&FIRST)),
        ] {
            assert_eq!(Address::parse(text).route, route);
        }
    }

    #[test]
    fn the_language_stands_before_or_after_the_hash() {
        for text in ["?lang=en#/play", "?a=b&lang=en", "#/?lang=en", "#/rules/nifu?lang=en"] {
            assert_eq!(Address::parse(text).lang.as_deref(), Some("en"), "{text}");
        }
        assert_eq!(Address::parse("?lang#/").lang, None);
    }

    #[test]
    fn a_position_is_read_however_it_is_written() {
        let wanted = "4k4/9/4+P4/9/9/9/9/9/4K4 b - 1";
        for text in [
            "4k4/9/4+P4/9/9/9/9/9/4K4 b - 1",
            "4k4/9/4+P4/9/9/9/9/9/4K4%20b%20-%201",
            "4k4%2F9%2F4%2BP4/9/9/9/9/9/4K4%20b%20-%201",
            "4k4/9/4%2BP4/9/9/9/9/9/4K4+b+-+1",
        ] {
            let opening = Address::parse(&format!("#/play?sfen={text}")).opening.unwrap();
            assert_eq!(opening.sfen, wanted, "{text}");
        }
        let opening = Address::parse("#/play?moves=7g7f%2C8h2b+").opening.unwrap();
        assert_eq!((&*opening.sfen, &*opening.moves), ("startpos", "7g7f,8h2b+"));
        assert_eq!(Address::parse("#/rules?sfen=x").opening, None);
    }

    #[test]
    fn broken_codes_stay_as_they_are() {
        for text in ["%", "%2", "%zz", "%%20", "a%F", "%é0"] {
            let _ = decoded(text);
        }
        assert_eq!(decoded("%zz%20%"), "%zz %");
        assert_eq!(decoded("%FF"), "\u{FFFD}");
    }
}
