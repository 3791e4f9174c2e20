//! Which plural form a whole number takes.

/// The plural form, by its CLDR name, that a number takes in the language of a tag. A language
/// without a rule of its own has that of English; the tests hold those we have to CLDR. The
/// `many` of French and Portuguese is left out: it is for whole millions, and we count none.
pub(super) fn form(tag: &str, number: i32) -> &'static str {
    match (tag, number.unsigned_abs()) {
        ("ja", _) => "other",
        ("ar", 0) => "zero",
        ("ar", 2) => "two",
        ("fr" | "pt", 0) | (_, 1) => "one",
        ("ar", number) => match number % 100 {
            3..=10 => "few",
            11.. => "many",
            _ => "other",
        },
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::*;
    use crate::l10n::Language;

    #[test]
    fn forms_are_those_that_fluent_takes() {
        for language in Language::ALL {
            let tag: LanguageIdentifier = language.tag().parse().unwrap();
            let rules = PluralRules::create(tag, PluralRuleType::CARDINAL).unwrap();
            // Of large Arabic numbers that crate looks at the whole, CLDR at the last two digits.
            let last = if language.tag() == "ar" { 102 } else { 10_000 };
            let large = [100_000, 100_001, 1_000_000, 1_000_002, i32::MAX, i32::MIN];
            let large = large.into_iter().filter(|_| language.tag() != "ar");
            for number in (-last..=last).chain(large) {
                let wanted = match rules.select(number.unsigned_abs()).unwrap() {
                    PluralCategory::ZERO => "zero",
                    PluralCategory::ONE => "one",
                    PluralCategory::TWO => "two",
                    PluralCategory::FEW => "few",
                    PluralCategory::MANY => "many",
                    PluralCategory::OTHER => "other",
                };
                assert_eq!(form(language.tag(), number), wanted, "{number} in {language:?}");
            }
        }
    }

    /// The samples that stand beside the rules of Arabic in CLDR.
    #[test]
    fn arabic_forms_are_those_of_cldr() {
        let is = |wanted: &str, numbers: &[i32]| {
            for number in numbers {
                assert_eq!(form("ar", *number), wanted, "{number}");
            }
        };
        is("zero", &[0]);
        is("one", &[1]);
        is("two", &[2]);
        is("few", &[3, 4, 5, 6, 7, 8, 9, 10, 103, 104, 109, 110, 1003]);
        is("many", &[11, 12, 25, 26, 99, 111, 199, 1011]);
        is("other", &[100, 101, 102, 200, 202, 600, 602, 1000, 10_000, 100_000, 1_000_000]);
    }
}
