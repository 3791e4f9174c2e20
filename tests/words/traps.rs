//! Each trap of Fluent and of language, and the check that catches it.

use kete::l10n::{Args, Language, Localizer};

use crate::checks::{
    copied, explained, formats, limits, marks, plural_forms, plurals, same_as, sound,
};
use crate::locale::{Fault, Locale};
use crate::rust::Source;
use crate::swahili::wrong;
use crate::usage;

fn locale(text: &str) -> Locale {
    Locale::read("xx", &[("a.ftl", text)])
}

/// Whether some fault is of this id and says this.
fn says(faults: &[Fault], id: &str, reason: &str) -> bool {
    faults.iter().any(|fault| fault.id == id && fault.reason.contains(reason))
}

fn assert_says(faults: Vec<Fault>, id: &str, reason: &str) {
    assert!(says(&faults, id, reason), "wanted {id}: {reason}, found {faults:#?}");
}

#[test]
fn a_good_file_has_no_faults() {
    let good = locale(
        "# Where.\n#   $n (Number): how many.\na-b = { $n ->\n    [one] x\n   *[other] _y_ { $n }\n}\n",
    );
    let faults =
        [sound(&good), explained(&good), marks(&good, &good), same_as(&good, &good)].concat();
    assert_eq!(faults, []);
}

#[test]
fn a_line_that_begins_with_a_sign_of_fluent_is_seen() {
    for sign in ["*", "[", ".", "}"] {
        let broken = locale(&format!("# C.\na-b = one\n    {sign} two\n"));
        let lost = broken.messages.get("a-b").is_none_or(|message| {
            message.parts.get("").is_none_or(|part| !part.texts.concat().contains("two"))
        });
        assert!(lost, "{sign} has become harmless");
        assert!(!sound(&broken).is_empty(), "{sign}");
    }
}

#[test]
fn harmless_lines_stay_harmless() {
    for sign in ["_a_", "-", "1", "<em>"] {
        let fine = locale(&format!("# C.\na-b =\n    one\n    {sign} two\n"));
        assert_eq!(fine.faults, [], "{sign}");
    }
    assert_eq!(locale("# C.\r\na-b = one\r\n    two\r\n").faults, []);
    let paragraphs = locale("# C.\na-b =\n    one\n\n    two\n");
    assert!(paragraphs.messages["a-b"].parts[""].texts.concat().contains("one\n\ntwo"));
}

#[test]
fn a_tab_is_seen() {
    assert_says(sound(&locale("# C.\na-b =\n\tone\n")), "line 3", "tab");
}

#[test]
fn junk_is_seen() {
    assert_says(sound(&locale("a-b = { $n\n")), "a-b = { $n", "junk");
    assert_says(sound(&locale("a-b = { -term(case: $n) }\n")), "", "does not parse");
}

#[test]
fn an_id_that_stands_twice_is_seen_also_across_files() {
    assert_says(sound(&locale("a-b = x\na-b = y\n")), "a-b", "twice");
    let two = Locale::read("xx", &[("a.ftl", "a-b = x\n"), ("b.ftl", "a-b = y\n")]);
    assert_says(sound(&two), "a-b", "twice");
    assert_says(sound(&locale("a-b = x\n    .c = y\n    .c = z\n")), "a-b", "attribute");
}

#[test]
fn what_the_app_does_not_read_is_seen() {
    assert_says(sound(&locale("-a-b = x\n")), "-a-b", "term");
    for place in ["c-d", "c-d.e", "-c-d", "NUMBER($n)", "{ $n }", "5", "\"x\""] {
        assert_says(sound(&locale(&format!("a-b = {{ {place} }}\n"))), "a-b", "only");
    }
    for selector in ["NUMBER($n)", "-c-d.e", "5", "\"x\""] {
        let choice = format!("a-b = {{ {selector} ->\n    [x] y\n   *[other] z\n}}\n");
        assert_says(sound(&locale(&choice)), "a-b", "only");
    }
}

#[test]
fn typing_faults_are_seen() {
    assert_says(sound(&locale("a-b = it's\n")), "line 1", "quote");
    assert_says(sound(&locale("a-b = \"x\"\n")), "line 1", "quote");
    assert_says(sound(&locale("a-b = wait...\n")), "line 1", "…");
    assert_says(sound(&locale("a-b = <b>x</b>\n")), "a-b", "HTML");
    assert_says(sound(&locale("aB = x\n")), "aB", "kebab");
    assert_says(sound(&locale("a-b = x\n")), "a-b", "comment");
}

#[test]
fn differences_from_the_source_are_seen() {
    let source = locale("#   $x (String): x.\na-b = { $x }\n    .c = y\nd-e = f\n");
    let faults =
        same_as(&source, &locale("#   $y (String): x.\na-b = { $y }\n    .d = y\ng-h = f\n"));
    for (id, reason) in [
        ("a-b", "variables"),
        ("a-b", "comment"),
        ("a-b.c", "missing"),
        ("a-b.d", "not in the source"),
        ("d-e", "missing"),
        ("g-h", "not in the source"),
    ] {
        assert!(says(&faults, id, reason), "{id}: {reason} in {faults:#?}");
    }
    let moved = Locale::read("xx", &[("b.ftl", "d-e = f\n")]);
    assert_says(same_as(&locale("d-e = f\n"), &moved), "d-e", "a.ftl");
}

#[test]
fn a_variable_without_explanation_is_seen() {
    assert_says(explained(&locale("# C.\na-b = { $x }\n")), "a-b", "$x");
    assert_says(explained(&locale("#   $x (Text): x.\na-b = { $x }\n")), "a-b", "no type");
}

#[test]
fn missing_plural_forms_are_seen() {
    let read = |tag: &str, forms: &str| {
        let text = format!("#   $n (Number): n.\na-b = {{ $n ->\n{forms}}}\n");
        plurals(&Locale::read(tag, &[("a.ftl", &text)]))
    };
    assert_eq!(read("sw", "    [0] z\n    [one] x\n   *[other] y\n"), []);
    assert_says(read("sw", "   *[other] y\n"), "a-b", "plural forms");
    assert_says(read("sw", "    [few] y\n    [one] x\n   *[other] y\n"), "a-b", "plural forms");
    assert_says(read("sw", "   *[one] x\n    [other] y\n"), "a-b", "default");
    assert_says(read("sw", "    [sente] x\n    [one] x\n   *[other] y\n"), "a-b", "key");
    assert_says(read("ar", "    [one] x\n   *[other] y\n"), "a-b", "plural forms");
    let text = "#   $s (String): s.\na-b = { $s ->\n    [one] x\n   *[other] y\n}\n";
    assert_says(plurals(&locale(text)), "a-b", "not of a Number");
}

#[test]
fn the_plural_forms_of_languages_are_known() {
    let forms = |tag| plural_forms(tag).into_iter().collect::<Vec<_>>();
    assert_eq!(forms("sw"), ["one", "other"]);
    assert_eq!(forms("ja"), ["other"]);
    assert_eq!(forms("ar"), ["few", "many", "one", "other", "two", "zero"]);
}

#[test]
fn loose_and_missing_stress_is_seen() {
    assert_says(marks(&locale("a-b = _x\n"), &locale("a-b = _x\n")), "a-b", "fellow");
    assert_says(marks(&locale("a-b = _x_\n"), &locale("a-b = x\n")), "a-b", "not as many");
}

#[test]
fn a_text_that_is_too_long_is_seen() {
    const LONG: &str = "# At most 3 letters.\n# .c: at most 2 letters.\na-b = four\n    .c = abc\n";
    let faults = limits(&locale(LONG), Language::new("xx", &[("a.ftl", LONG)]), &locale(LONG));
    assert!(
        says(&faults, "a-b", "3 letters") && says(&faults, "a-b.c", "2 letters"),
        "{faults:#?}"
    );
    // Three letters, with the marks that isolate a value in a language from right to left.
    const MARKED: &str = "#   $x (String): x.\n# At most 3 letters.\na-b = ا{ $x }\n";
    let faults =
        limits(&locale(MARKED), Language::new("ar", &[("a.ftl", MARKED)]), &locale(MARKED));
    assert_eq!(faults, []);
}

#[test]
fn a_text_that_does_not_format_is_seen() {
    const BAD: &str = "# C.\na-b = { NOSUCH($n) }\n";
    let faults = formats(Language::new("xx", &[("a.ftl", BAD)]), &locale(BAD));
    assert_says(faults, "a-b", "does not format");
}

#[test]
fn a_copied_line_is_seen() {
    let source = locale("a-b = xxxx xxxx\nc-d = yyyy yyyy\n");
    let mut other = locale("a-b = zzzz zzzz\nc-d = zzzz zzzz\n");
    assert_says(copied(&source, &other, &[]), "a-b", "c-d");
    other = locale("a-b = zzzz zzzz\nc-d = yyyy yyyy\n");
    other.tag = "yy".to_owned();
    assert_says(copied(&source, &other, &[]), "c-d", "same text");
    assert_eq!(copied(&source, &other, &["c-d"]), []);
}

#[test]
fn wrong_swahili_is_seen() {
    for text in [
        "Cheki!",
        "Weka pawn hapa",
        "Kete huu umefungwa",
        "Hatua ana nguvu",
        "Lugha hiki",
        "Una 3 kete",
        "Fanya 24 hatua.",
        "Utangazaji wa askari",
    ] {
        assert!(wrong(text).is_some(), "{text}");
    }
    for text in
        ["Kete 3", "Kete hii imefungwa", "Hatua 24, zamu ya Sente", "Mraba huu", "Miraba 81: safu"]
    {
        assert_eq!(wrong(text), None);
    }
}

#[test]
fn an_id_that_no_message_has_is_seen() {
    let code = r#"
        fn a() { words.text("a-typo"); words.text_with("a-b.c", &x); other("a-else"); f("z-free"); }
        fn b() { rsx! { p { class: "a-class", "data-testid": "a-test", {words.text("a-b")} } } }
        // words.text("a-comment")
        #[cfg(test)] mod tests { fn c() { words.text("a-tested"); } }
    "#;
    let uses = usage::uses(&Source::read("src/ui/x.rs", code));
    let found = usage::missing(&locale("a-b = x\na-unused = y\n    .d = z\n"), &uses);
    let ids: Vec<_> = found.iter().map(|fault| (fault.file.as_str(), fault.id.as_str())).collect();
    assert_eq!(
        ids,
        [("src/ui/x.rs:2", "a-typo"), ("src/ui/x.rs:2", "a-b.c"), ("src/ui/x.rs:2", "a-else")]
    );
    let idle = usage::unused(&locale("a-b = x\na-unused = y\n    .d = z\n"), &uses);
    let ids: Vec<_> = idle.iter().map(|fault| fault.id.as_str()).collect();
    assert_eq!(ids, ["a-unused", "a-unused.d"]);
}

const PARTIAL: Language =
    Language::new("ar", &[("a.ftl", "move-count = { $count } و { $side }\n")]);

#[test]
fn a_language_borrows_what_it_lacks() {
    let words = Localizer::new(PARTIAL);
    assert!(words.language().is_rtl());
    assert_eq!(words.text("button-undo.short"), "Rudisha");
    // In Arabic 11 is “many”; in the source's words it must be “other”.
    let args = Args::new().text("piece", "askari").text("side", "Gote").number("count", 11);
    assert_eq!(words.text_with("hand-label", &args), "Kete 11 za askari mkononi mwa Gote");
}

#[test]
fn a_right_to_left_text_isolates_its_values() {
    let args = Args::new().number("count", 3).text("side", "Sente");
    let text = Localizer::new(PARTIAL).text_with("move-count", &args);
    assert_eq!(text, "\u{2068}3\u{2069} و \u{2068}Sente\u{2069}");
}
