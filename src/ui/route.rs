//! Addresses: what they name, and how they are written.

use crate::learn::{RULES, Section};

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The home screen.
    Home,
    /// The board.
    Play,
    /// The rules, from a section on.
    Rules(Option<&'static str>),
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
            Route::Rules(None) => "#/rules".to_owned(),
            Route::Rules(Some(section)) => format!("#/rules/{section}"),
            Route::Settings => "#/settings".to_owned(),
        }
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
        (Some("rules"), None, _) => Route::Rules(None),
        // An old link to a section that has been renamed still leads to the rules.
        (Some("rules"), Some(id), None) => {
            Route::Rules(Section::find(RULES, id).map(|section| section.id))
        }
        (Some("settings"), None, _) => Route::Settings,
        _ => Route::Nowhere,
    }
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

    #[test]
    fn every_page_is_found_by_its_address() {
        for route in [Route::Home, Route::Play, Route::Rules(Some("nifu")), Route::Settings] {
            assert_eq!(Address::parse(&route.address()).route, route);
        }
        for text in ["", "#", "#/", "#//", "?x=1"] {
            assert_eq!(Address::parse(text).route, Route::Home, "{text}");
        }
        for text in ["#/nonsense", "#/play/7", "#/rules/a/b", "#/\u{0}"] {
            assert_eq!(Address::parse(text).route, Route::Nowhere, "{text}");
        }
        assert_eq!(Address::parse("#/rules/no-such").route, Route::Rules(None));
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
