//! Search in the glossary: forgiving, and in any of the languages that a word has here.

use super::{Block, Page, Section};

/// A text as the search compares it: small letters without accents, one kind of kana and of
/// alef, full-width letters as plain ones.
///
/// ```
/// use kete::learn::folded;
/// assert_eq!(folded("Échec  et MAT"), "echec et mat");
/// assert_eq!(folded("トキン"), folded("ときん"));
/// ```
pub fn folded(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().map(|letter| small(shifted(letter))) {
        match letter {
            // Accents and the vowel signs of Arabic, written by themselves, and its stretching.
            '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{640}' => {}
            // Apostrophes and the long sound of kana are left out by whoever is in a hurry.
            '’' | '\'' | '‘' | 'ʻ' | 'ー' => {}
            letter if letter.is_whitespace() || matches!(letter, '-' | '·' | '・' | '_') => {
                if !plain.ends_with(' ') {
                    plain.push(' ');
                }
            }
            letter => match base(letter) {
                Some(letters) => plain.push_str(letters),
                None => plain.push(letter),
            },
        }
    }
    plain.trim().to_owned()
}

/// The plain letters that an accented or odd one stands for.
fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'ç' | 'ć' | 'č' => "c",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ì'..='ï' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ñ' | 'ń' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'ù'..='ü' | 'ū' | 'ŭ' | 'ů' | 'ű' => "u",
        'ý' | 'ÿ' => "y",
        'œ' => "oe",
        'æ' => "ae",
        'ß' => "ss",
        'أ' | 'إ' | 'آ' | 'ٱ' => "ا",
        'ى' | 'ئ' => "ي",
        'ؤ' => "و",
        'ة' => "ه",
        _ => return None,
    })
}

/// The small letter of a Latin one. The languages here have no other capitals, and the table of
/// all there are would be loaded by every visitor.
fn small(letter: char) -> char {
    let code = u32::from(letter);
    let distance = match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => 32,
        // Pairs: in two stretches the capitals are the even ones, in two the odd ones.
        '\u{100}'..='\u{12f}' | '\u{132}'..='\u{137}' | '\u{14a}'..='\u{177}' => 1 - code % 2,
        '\u{139}'..='\u{148}' | '\u{179}'..='\u{17e}' => code % 2,
        _ => 0,
    };
    match letter {
        'İ' => 'i',
        'Ÿ' => 'ÿ',
        _ => char::from_u32(code + distance).unwrap_or(letter),
    }
}

/// Katakana as hiragana and full-width letters as plain ones, each at a fixed distance.
fn shifted(letter: char) -> char {
    let distance = match letter {
        '\u{30a1}'..='\u{30f6}' => 0x60,
        '\u{ff01}'..='\u{ff5e}' => 0xfee0,
        _ => 0,
    };
    char::from_u32(u32::from(letter) - distance).unwrap_or(letter)
}

/// Where the search found what was asked for, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    /// A name of the word begins with it.
    Beginning,
    /// A name of the word has it.
    Name,
    /// The explanation has it.
    Text,
}

/// A glossary made ready to be searched in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Index(Vec<(&'static Section, String, String)>);

impl Index {
    /// Reads the words by `words`, which gives the text of a message.
    pub fn new(words: impl Fn(&str) -> String) -> Index {
        let entry = |term: &'static Section| {
            let names = term.names;
            let names = [&words(term.title), names.english, names.japanese, names.romaji];
            // Each name is found at its beginning, and none runs on into the next.
            let names = names.map(folded).join("\n");
            let texts = term.blocks.iter().filter_map(|block| match block {
                Block::Text(id) => Some(folded(&words(id))),
                _ => None,
            });
            (term, names, texts.collect())
        };
        Index(Page::Glossary.sections().map(entry).collect())
    }

    /// The terms that fit every word of the query, the best first, else in the order of the
    /// page; all of them for an empty query.
    pub fn find(&self, query: &str) -> Vec<&'static Section> {
        let query = folded(query);
        let mut found: Vec<_> = self
            .0
            .iter()
            .filter_map(|(term, names, text)| Some((fit(&query, names, text)?, *term)))
            .collect();
        found.sort_by_key(|(place, _)| *place);
        found.into_iter().map(|(_, term)| term).collect()
    }
}

fn fit(query: &str, names: &str, text: &str) -> Option<Found> {
    let in_one_name = names.lines().any(|name| query.split(' ').all(|word| name.contains(word)));
    if names.lines().any(|name| name.starts_with(query)) {
        Some(Found::Beginning)
    } else if in_one_name {
        Some(Found::Name)
    } else {
        let all = query.split(' ').all(|word| names.contains(word) || text.contains(word));
        all.then_some(Found::Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_letters_are_those_of_unicode() {
        for letter in ('\0'..='\u{17f}').filter(|letter| *letter != 'İ') {
            assert_eq!([small(letter)], *letter.to_lowercase().collect::<Vec<_>>(), "{letter}");
        }
    }

    #[test]
    fn case_accents_and_scripts_are_forgiven() {
        for (a, b) in [
            ("ÉCHEC", "echec"),
            ("e\u{301}chec", "échec"),
            ("promoção", "PROMOCAO"),
            ("ryūō", "ryuo"),
            ("Ｔｏｋｉｎ", "tokin"),
            ("ゴールド", "ご-るど".replace('-', "").as_str()),
            ("الْمَلِك", "الملك"),
            ("إسقاط", "اسقاط"),
            ("ng’ombe", "ngombe"),
            ("un-promoted", "un promoted"),
            ("  a \u{a0} b ", "a b"),
        ] {
            assert_eq!(folded(a), folded(b), "{a}");
        }
        assert_eq!(folded("ヶ"), "ゖ");
        assert_eq!(folded("！＠"), "!@");
        assert_eq!(folded(""), "");
    }

    #[test]
    fn a_term_is_found_by_each_of_its_names() {
        let index = Index::new(|id| id.to_owned());
        assert_eq!(index.find("").len(), Page::Glossary.sections().count());
        assert_eq!(index.find(" \u{0} ").len(), 0);
        for term in Page::Glossary.sections() {
            let names = term.names;
            for name in [term.title, names.english, names.japanese, names.romaji] {
                let found = index.find(&name.to_uppercase());
                assert!(found.contains(&term), "{name}");
            }
        }
        assert_eq!(index.find("no such word at all"), Vec::<&Section>::new());
    }

    #[test]
    fn what_begins_so_comes_first() {
        let index = Index::new(|id| id.to_owned());
        let found = index.find("tok");
        assert_eq!(found.first().map(|term| term.id()), Some("tokin"));
    }
}
