//! From message id to text.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};

use super::bundle::Bundle;
use super::language::is_of_pages;
use super::message::{Said, Transform};
use super::{Args, Language};

/// Why a message could not be given in full; see [`Localizer::check`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The language has no such message or attribute.
    Message,
    /// The message asks for what it was not given, each as it shows in the text: `{$side}`.
    Values(Vec<String>),
}

/// Gives the text of a message in one language, and in another where that one lacks it.
///
/// Never fails and never panics: a message that no language has is shown as its id, which the
/// tests forbid for every id in the source. Each text is formatted by the language it stands in,
/// with that language's plural forms.
pub struct Localizer {
    chain: Vec<Link>,
    names: RefCell<Vec<(String, String)>>,
}

/// A language of the chain, in two parts, each built when it is first asked for: a start on a
/// slow phone reads a fifth of one language.
struct Link {
    language: Language,
    transform: Option<Transform>,
    app: OnceCell<Bundle>,
    pages: OnceCell<Bundle>,
}

impl Localizer {
    /// The words of `language`; what it lacks comes from the source, then from any other.
    pub fn new(language: Language) -> Self {
        Self::build(language, None)
    }

    /// The same with a change to every text: for a pseudo-language that shows in a test what
    /// does not come from a message, or what is cut when words get longer.
    pub fn with_transform(language: Language, transform: fn(&str) -> Cow<str>) -> Self {
        Self::build(language, Some(transform))
    }

    fn build(language: Language, transform: Option<Transform>) -> Self {
        let is_other = |other: &Language| *other != language && other.is_ready();
        let others = Language::ALL.iter().copied().filter(is_other);
        let chain = std::iter::once(language).chain(others).map(|language| Link {
            language,
            transform,
            app: OnceCell::new(),
            pages: OnceCell::new(),
        });
        Self { chain: chain.collect(), names: RefCell::default() }
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.chain.first().map_or(Language::SOURCE, |link| link.language)
    }

    /// The text of a message without variables. `id.attribute` gives an attribute.
    ///
    /// ```
    /// use kete::l10n::{Language, Localizer};
    /// let words = Localizer::new(Language::SOURCE);
    /// assert_eq!(words.text("app-name"), "Kete");
    /// assert_eq!(words.text("button-undo.short"), "Rudisha");
    /// ```
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &Args::default())
    }

    /// The text of a message with its variables filled in.
    pub fn text_with(&self, id: &str, args: &Args) -> String {
        self.chain
            .iter()
            .find_map(|link| link.format(id, args))
            .map_or_else(|| id.to_owned(), |(text, _)| text)
    }

    /// Has a name that people have given stand for messages; see [`Localizer::name`]. What was
    /// named before is so no more.
    pub fn call(&self, names: impl IntoIterator<Item = (String, String)>) {
        *self.names.borrow_mut() = names.into_iter().collect();
    }

    /// The name that people have given to what a message names, or else the text of the message.
    ///
    /// ```
    /// use kete::l10n::{Language, Localizer};
    /// let words = Localizer::new(Language::SOURCE);
    /// words.call([("side-gote".to_owned(), "Amina".to_owned())]);
    /// assert_eq!((&*words.name("side-sente"), &*words.name("side-gote")), ("Sente", "Amina"));
    /// assert_eq!(words.text("side-gote"), "Gote");
    /// ```
    pub fn name(&self, id: &str) -> String {
        let names = self.names.borrow();
        let given = names.iter().find(|(named, _)| named == id).map(|(_, name)| name.clone());
        given.unwrap_or_else(|| self.text(id))
    }

    /// Whether the language itself can give a message in full; for tests.
    ///
    /// # Errors
    /// [`Missing`] says what is not there.
    pub fn check(&self, id: &str, args: &Args) -> Result<String, Missing> {
        let found = self.chain.first().and_then(|link| link.format(id, args));
        match found {
            None => Err(Missing::Message),
            Some((text, missing)) if missing.is_empty() => Ok(text),
            Some((_, missing)) => Err(Missing::Values(missing)),
        }
    }
}

impl Link {
    fn format(&self, id: &str, args: &Args) -> Option<Said> {
        self.app.get_or_init(|| self.build(false)).format(id, args).or_else(|| {
            let is_there = self.pages.get().is_some() || self.language.has_pages();
            is_there
                .then(|| self.pages.get_or_init(|| self.build(true)))
                .and_then(|pages| pages.format(id, args))
        })
    }

    fn build(&self, pages: bool) -> Bundle {
        let mut bundle = Bundle::new(self.language, self.transform);
        let files = self.language.files().into_iter();
        for (_, text) in files.filter(|(name, _)| is_of_pages(name) == pages) {
            bundle.add(text);
        }
        bundle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swahili() -> Localizer {
        Localizer::new(Language::SOURCE)
    }

    #[test]
    fn a_missing_message_is_shown_as_its_id() {
        for id in ["no-such-message", "app-name.no-such-attribute", "", ".", "a.b.c", "{", "\u{0}"]
        {
            assert_eq!(swahili().text(id), id);
            assert_eq!(swahili().check(id, &Args::new()), Err(Missing::Message));
        }
    }

    #[test]
    fn a_missing_value_is_seen_and_does_not_panic() {
        assert!(swahili().text("status-turn").contains("$side"));
        assert!(matches!(swahili().check("status-turn", &Args::new()), Err(Missing::Values(_))));
    }

    #[test]
    fn numbers_choose_the_plural_form() {
        let label = |count: u8| {
            let args =
                Args::new().text("piece", "askari").text("side", "Sente").number("count", count);
            swahili().text_with("hand-label", &args)
        };
        assert_eq!(label(0), "Hakuna kete ya askari mkononi mwa Sente");
        assert_eq!(label(1), "Kete 1 ya askari mkononi mwa Sente");
        assert_eq!(label(18), "Kete 18 za askari mkononi mwa Sente");
    }

    #[test]
    fn values_stand_without_invisible_marks() {
        let text = swahili().text_with("status-turn", &Args::new().text("side", "Sente"));
        assert_eq!(text, "Zamu ya Sente");
    }

    #[test]
    fn every_text_can_be_transformed() {
        let shout = |text: &str| -> Cow<str> { text.to_uppercase().into() };
        let words = Localizer::with_transform(Language::SOURCE, shout);
        assert_eq!(words.text("app-name"), "KETE");
    }
}
