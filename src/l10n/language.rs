//! The languages and the choice of one of them.

use std::sync::{Mutex, PoisonError};

/// Fluent files: name and text.
type Files = &'static [(&'static str, &'static str)];

/// A language, whose words are in the app or come later.
#[derive(Clone, Copy)]
pub struct Language {
    tag: &'static str,
    name: &'static str,
    files: Files,
}

/// The files with the words of the pages beside home and the game: most of the words, and none
/// that a start needs.
const PAGES: [&str; 9] = include!("pages.json");

/// The languages written from right to left; scripts/fluent.mjs has the same.
const RTL: [&str; 4] = ["ar", "fa", "he", "ur"];

/// Whether a file has words of those pages.
pub(super) fn is_of_pages(name: &str) -> bool {
    PAGES.contains(&name)
}

/// For each folder of `locales` its tag, the language's name and its files, as the build script
/// leaves them: without comments, in order of their names. On the web none has files.
const FOLDERS: &[(&str, &str, Files)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The files that came later, by tag.
static SUPPLIED: Mutex<Vec<(&'static str, Files)>> = Mutex::new(Vec::new());

/// A language by its folder. One without a folder does not compile.
const fn embedded(tag: &'static str) -> Language {
    let mut at = 0;
    while !is_same(FOLDERS[at].0.as_bytes(), tag.as_bytes()) {
        at += 1;
    }
    Language { tag, name: FOLDERS[at].1, files: FOLDERS[at].2 }
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
    pub const ALL: &'static [Self] = &[
        embedded("sw"),
        embedded("en"),
        embedded("ja"),
        embedded("fr"),
        embedded("pt"),
        embedded("ar"),
    ];

    /// The language that the others are translated from.
    pub const SOURCE: Self = Self::ALL[0];

    /// A language from outside the catalog: a pseudo-language in a test.
    pub const fn new(tag: &'static str, files: Files) -> Self {
        Self { tag, name: tag, files }
    }

    /// The tag, such as `sw`: for settings, addresses and the `lang` of a page.
    pub fn tag(self) -> &'static str {
        self.tag
    }

    /// The language's name in itself, such as “Kiswahili”: its message `language-name`.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// The Fluent files: name and text, comments left out. Only those that are there.
    pub fn files(self) -> Vec<(&'static str, &'static str)> {
        let supplied = SUPPLIED.lock().unwrap_or_else(PoisonError::into_inner);
        let own = supplied.iter().filter(|(tag, _)| *tag == self.tag).map(|(_, files)| *files);
        std::iter::once(self.files).chain(own).flatten().copied().collect()
    }

    /// Whether the words of the app are there.
    pub fn is_ready(self) -> bool {
        self.files().iter().any(|(name, _)| !is_of_pages(name))
    }

    /// Whether the words of the pages beside home and the game are there.
    pub fn has_pages(self) -> bool {
        self.files().iter().any(|(name, _)| is_of_pages(name))
    }

    /// Takes words that are not in the app: Fluent files one after the other, each after a line
    /// `### name.ftl`. They stay as long as the app runs. Files that are there already stay as
    /// they are.
    ///
    /// ```
    /// use kete::l10n::Language;
    /// let klingon = Language::new("tlh", &[]);
    /// assert!(!klingon.is_ready());
    /// klingon.supply("### app.ftl\napp-name = Kete\n### game.ftl\nstatus-turn = x\n");
    /// assert_eq!(klingon.files()[1], ("game.ftl", "status-turn = x\n"));
    /// ```
    pub fn supply(self, pack: &str) {
        if !pack.starts_with("### ") {
            return;
        }
        let there = self.files();
        let is_new = |name: &str| there.iter().all(|(known, _)| *known != name);
        let pack: &'static str = Box::leak(pack.to_owned().into_boxed_str());
        let files = pack.split("### ").filter_map(|file| file.split_once('\n'));
        let files: Vec<_> = files.filter(|(name, _)| is_new(name)).collect();
        let mut supplied = SUPPLIED.lock().unwrap_or_else(PoisonError::into_inner);
        supplied.push((self.tag, Box::leak(files.into_boxed_slice())));
    }

    /// Whether it is written from right to left.
    pub fn is_rtl(self) -> bool {
        RTL.contains(&self.tag)
    }

    /// The language that a tag names: `sw`, `sw-KE`, `sw_TZ.UTF-8`. `None` for a language we do
    /// not have and for anything that is no tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        // Ours are whole languages: of a tag, only its first part tells them apart.
        let wanted = tag.trim().split(['-', '_', '.', '@']).next()?;
        Self::ALL.iter().copied().find(|language| language.tag.eq_ignore_ascii_case(wanted))
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
    use unic_langid::{CharacterDirection, LanguageIdentifier};

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
            ("ja-JP", Some("ja")),
            ("fr_CD.UTF-8", Some("fr")),
            ("pt-BR", Some("pt")),
            ("pt_MZ", Some("pt")),
            ("ar-EG", Some("ar")),
            ("ar-Latn-SD", Some("ar")),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
            ("-", None),
            ("ja", Some("ja")),
            ("ja-JP", Some("ja")),
            ("und", None),
            ("zh-Hant-TW", None),
            ("xx", None),
            ("xx-YY-zz-broken-\u{1F600}", None),
            ("\u{0}", None),
            ("e\u{301}n", None),
            ("english", None),
            ("ar-u-nu-latn", Some("ar")),
        ] {
            // One that is still to come is none yet.
            let is_here = |tag: &&str| Language::ALL.iter().any(|it| it.tag == *tag);
            let wanted = wanted.filter(is_here);
            let found = Language::from_tag(tag);
            assert_eq!(found.map(Language::tag), wanted, "{tag:?}");
            assert_eq!(Language::negotiate([tag]).tag(), wanted.unwrap_or("sw"), "{tag:?}");
        }
        assert_eq!(Language::negotiate::<&str>([]), Language::SOURCE);
        assert_eq!(Language::negotiate(["x".repeat(100_000)]), Language::SOURCE);
    }

    #[test]
    fn the_first_language_we_have_wins() {
        assert_eq!(Language::negotiate(["fi", "en", "sw"]).tag(), "en");
        assert_eq!(Language::negotiate(["sw-KE", "en-GB"]).tag(), "sw");
    }

    #[test]
    fn each_language_knows_its_name_and_direction() {
        for language in Language::ALL {
            assert!(!language.name().is_empty() && language.name() != language.tag());
            assert_eq!(language.is_rtl(), language.tag() == "ar", "{language:?}");
            assert!(language.is_ready() && language.has_pages(), "{language:?}");
        }
        let with_tag = |tag| Language::new(tag, &[]);
        for language in Language::ALL.iter().copied().chain(RTL.map(with_tag)) {
            let known: LanguageIdentifier = language.tag().parse().unwrap();
            assert_eq!(known, LanguageIdentifier::from_parts(known.language, None, None, &[]));
            let is_rtl = known.character_direction() == CharacterDirection::RTL;
            assert_eq!(language.is_rtl(), is_rtl, "{language:?}");
        }
        let names: Vec<_> = Language::ALL.iter().map(|language| language.name()).collect();
        assert_eq!(names[..2], ["Kiswahili", "English"]);
    }

    #[test]
    fn words_that_come_later_are_taken_once() {
        let late = Language::new("xx-late", &[]);
        assert_eq!(late.files(), []);
        let [a, b] = [("a.ftl", "a-b = 1\n"), ("b.ftl", "c-d = 2\ne-f = 3\n")];
        late.supply("### a.ftl\na-b = 1\n### b.ftl\nc-d = 2\ne-f = 3\n");
        late.supply("### a.ftl\ng-h = 4\n");
        assert_eq!(late.files(), [a, b]);
        assert!(late.is_ready() && !late.has_pages());
        late.supply("### rules.ftl\ng-h = 4\n");
        assert_eq!(late.files(), [a, b, ("rules.ftl", "g-h = 4\n")]);
        assert!(late.has_pages());
        let pages_first = Language::new("xx-pages", &[]);
        pages_first.supply("### rules.ftl\ng-h = 4\n");
        assert!(pages_first.has_pages() && !pages_first.is_ready());
        let damaged = Language::new("xx-damaged", &[]);
        damaged.supply("<html>");
        assert!(!damaged.is_ready());
    }
}
