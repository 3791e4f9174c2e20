//! The languages, embedded, and the choice of one of them.

use unic_langid::{CharacterDirection, LanguageIdentifier};

/// A language with all its words.
#[derive(Clone, Copy)]
pub struct Language {
    tag: &'static str,
    files: &'static [(&'static str, &'static str)],
}

/// The Fluent files of each folder of `locales` as the build script leaves them: without
/// comments, in order of their names.
const FILES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language by its folder. One without a folder does not compile.
const fn embedded(tag: &'static str) -> Language {
    let mut at = 0;
    while !is_same(FILES[at].0.as_bytes(), tag.as_bytes()) {
        at += 1;
    }
    Language { tag, files: FILES[at].1 }
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

impl Language {
    /// Every language, in the order of the picker. The first is the source of the others, and
    /// what a device speaks to us when it asks for none that we have.
    pub const ALL: &'static [Self] = &[embedded("sw"), embedded("en"), embedded("pt")];

    /// The language that the others are translated from.
    pub const SOURCE: Self = Self::ALL[0];

    /// A language from outside the catalog: a pseudo-language in a test.
    pub const fn new(tag: &'static str, files: &'static [(&'static str, &'static str)]) -> Self {
        Self { tag, files }
    }

    /// The tag, such as `sw`: for settings, addresses and the `lang` of a page.
    pub fn tag(self) -> &'static str {
        self.tag
    }

    /// The language's name in itself, such as “Kiswahili”: its message `language-name`.
    pub fn name(self) -> &'static str {
        // Read without Fluent, so that a picker of many languages need not build them all.
        self.files
            .iter()
            .flat_map(|(_, text)| text.lines())
            .find_map(|line| line.strip_prefix("language-name = "))
            .unwrap_or(self.tag)
    }

    /// The Fluent files: name and text, comments left out.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        self.files
    }

    /// Whether it is written from right to left.
    pub fn is_rtl(self) -> bool {
        identifier(self.tag).is_some_and(|id| id.character_direction() == CharacterDirection::RTL)
    }

    /// The language that a tag names: `sw`, `sw-KE`, `sw_TZ.UTF-8`. `None` for a language we do
    /// not have and for anything that is no tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let wanted = identifier(tag)?;
        let exact = |known: &LanguageIdentifier| *known == wanted;
        let same_language = |known: &LanguageIdentifier| known.language == wanted.language;
        Self::find(exact).or_else(|| Self::find(same_language))
    }

    /// The first language we have among those wanted, as a device lists them; never fails:
    /// without any it is [`Language::SOURCE`].
    ///
    /// ```
    /// use kete::l10n::Language;
    /// assert_eq!(Language::negotiate(["fi", "en-GB", "sw"]).tag(), "en");
    /// assert_eq!(Language::negotiate(["C", ""]).tag(), "sw");
    /// ```
    pub fn negotiate<T: AsRef<str>>(wanted: impl IntoIterator<Item = T>) -> Self {
        wanted.into_iter().find_map(|tag| Self::from_tag(tag.as_ref())).unwrap_or(Self::SOURCE)
    }

    fn find(fits: impl Fn(&LanguageIdentifier) -> bool) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|language| identifier(language.tag).is_some_and(|id| fits(&id)))
    }
}

/// A tag as devices write it, also with the encoding that a desktop adds.
pub(super) fn identifier(tag: &str) -> Option<LanguageIdentifier> {
    let tag = tag.trim().split(['.', '@']).next()?;
    let id: LanguageIdentifier = tag.parse().ok()?;
    // The parser takes `und` and its like for a language; nobody speaks it.
    (!id.language.is_empty()).then_some(id)
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Language {}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_devices_never_fail() {
        for (tag, wanted) in [
            ("sw", Some("sw")),
            ("sw-KE", Some("sw")),
            ("sw_TZ", Some("sw")),
            ("SW-cd", Some("sw")),
            ("en-GB", Some("en")),
            ("en_US.UTF-8", Some("en")),
            ("en@euro", Some("en")),
            (" en ", Some("en")),
            ("en-Latn-US-posix", Some("en")),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
            ("-", None),
            ("und", None),
            ("ar-EG", None),
            ("zh-Hant-TW", None),
            ("xx", None),
            ("xx-YY-zz-broken-\u{1F600}", None),
            ("\u{0}", None),
            ("e\u{301}n", None),
        ] {
            let found = Language::from_tag(tag);
            assert_eq!(found.map(Language::tag), wanted, "{tag:?}");
            assert_eq!(Language::negotiate([tag]).tag(), wanted.unwrap_or("sw"), "{tag:?}");
        }
        assert_eq!(Language::negotiate::<&str>([]), Language::SOURCE);
        assert_eq!(Language::negotiate(["x".repeat(100_000)]), Language::SOURCE);
    }

    #[test]
    fn the_first_language_we_have_wins() {
        assert_eq!(Language::negotiate(["fr", "en", "sw"]).tag(), "en");
        assert_eq!(Language::negotiate(["sw-KE", "en-GB"]).tag(), "sw");
    }

    #[test]
    fn each_language_knows_its_name_and_direction() {
        let names: Vec<_> = Language::ALL.iter().map(|language| language.name()).collect();
        assert_eq!(names, ["Kiswahili", "English", "Português"]);
        assert!(Language::ALL.iter().all(|language| !language.is_rtl()));
    }
}
