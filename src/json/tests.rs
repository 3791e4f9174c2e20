//! Beside serde_json, which shares no code with ours.

use super::*;
use dice::Dice;

#[path = "../../tests/play_session/dice.rs"]
#[allow(dead_code, reason = "the tests of the session use all of it")]
pub(crate) mod dice;

impl Dice {
    fn text(&mut self) -> String {
        let n_pieces = self.below(5);
        let pieces = ["near", " ", "\"", "\\", "/", "\u{0}", "\u{8}\u{c}\n\r\t", "\u{1f}\u{7f}"];
        let foreign = ["é", "☗７六歩", "\u{2028}", "\u{fffd}", "😀", "\u{10ffff}", "\u{d7ff}"];
        let all = [pieces.as_slice(), &foreign].concat();
        (0..n_pieces).map(|_| self.of(&all)).collect()
    }

    /// A value as both know it, `deep` levels at most.
    fn value(&mut self, deep: usize) -> (Value, serde_json::Value) {
        match self.below(if deep == 0 { 4 } else { 6 }) {
            0 => (Value::Null, serde_json::Value::Null),
            1 => {
                let it = self.below(2) == 0;
                (Value::Bool(it), it.into())
            }
            2 => {
                let numbers = [0, 1, 9, 10, 500, u64::from(u32::MAX), u64::MAX];
                let number = numbers[self.below(numbers.len())];
                (Value::Number(number.to_string()), number.into())
            }
            3 => {
                let text = self.text();
                (Value::Text(text.clone()), text.into())
            }
            4 => {
                let values: Vec<_> = (0..self.below(4)).map(|_| self.value(deep - 1)).collect();
                let (ours, theirs) = values.into_iter().unzip();
                (Value::List(ours), serde_json::Value::Array(theirs))
            }
            _ => {
                // Theirs puts names in order, and has each once.
                let mut names: Vec<String> = (0..self.below(4)).map(|_| self.text()).collect();
                names.sort();
                names.dedup();
                let values = names.into_iter().map(|name| {
                    let (ours, theirs) = self.value(deep - 1);
                    ((name.clone(), ours), (name, theirs))
                });
                let (ours, theirs): (Vec<_>, serde_json::Map<_, _>) = values.unzip();
                (Value::Object(ours), theirs.into())
            }
        }
    }
}

/// What ours has read, as theirs would.
fn as_theirs(ours: &Value) -> serde_json::Value {
    match ours {
        Value::Null => serde_json::Value::Null,
        Value::Bool(it) => (*it).into(),
        Value::Number(number) => serde_json::from_str(number).unwrap(),
        Value::Text(text) => text.as_str().into(),
        Value::List(values) => values.iter().map(as_theirs).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(name, value)| (name.clone(), as_theirs(value))).collect()
        }
    }
}

/// Asserts that both read the same, or neither reads anything; answers whether they do. Ours works
/// no fraction out, so it knows none that is too large.
#[track_caller]
fn agree(text: &str) -> bool {
    let ours: Result<Value, NotJson> = text.parse();
    match (ours, serde_json::from_str::<serde_json::Value>(text)) {
        (Ok(ours), Ok(theirs)) => {
            assert_eq!(as_theirs(&ours), theirs, "{text:?}");
            assert_eq!(ours.to_string().parse(), Ok(ours), "{text:?}");
            true
        }
        (Err(NotJson), Err(_)) => false,
        (_, Err(error)) if error.to_string().starts_with("number out of range") => false,
        (ours, theirs) => panic!("{text:?}: {ours:?}, and the oracle: {theirs:?}"),
    }
}

#[test]
fn both_write_and_read_the_same() {
    let mut dice = Dice::new(1);
    for _ in 0..5_000 {
        let (ours, theirs) = dice.value(4);
        let text = theirs.to_string();
        assert_eq!(ours.to_string(), text);
        assert_eq!(text.parse(), Ok(ours.clone()));
        // With spaces and line ends too.
        assert_eq!(serde_json::to_string_pretty(&theirs).unwrap().parse(), Ok(ours));
    }
}

#[test]
fn the_grammar_is_kept_to() {
    for text in [
        "0",
        "-0",
        "-1",
        "10",
        "1.5",
        "-0.0e-7",
        "1E+2",
        "18446744073709551616",
        " null ",
        "\t[\n]\r",
        "{ }",
        "[1 , 2]",
        "{\"a\" : 1 , \"a\" : 2}",
        r#""\"\\\/\b\f\n\r\t""#,
        r#""\u0041\u00e9\u2028\uffff""#,
        r#""\uD83D\uDE00\ud83d\ude00""#,
        "\"\u{7f}☗\"",
    ] {
        assert!(agree(text), "{text:?}");
    }
    for text in [
        "",
        " ",
        "01",
        "-",
        "+1",
        "1.",
        ".5",
        "1e",
        "1e+",
        "0x1",
        "NaN",
        "nul",
        "nulll",
        "True",
        "null null",
        "\u{feff}null",
        "\u{a0}null",
        "null\0",
        "[",
        "]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{a:1}",
        "{1:1}",
        "'a'",
        "\"",
        "\"\\\"",
        r#""\x""#,
        r#""\u""#,
        r#""\u123""#,
        r#""\u+123""#,
        r#""\u12é""#,
        r#""\ud83d""#,
        r#""\ud83d\n""#,
        r#""\ud83dx""#,
        r#""\ud83d\u0041""#,
        r#""\ud83d\ud83d""#,
        r#""\ude00""#,
        r#""\ude00\ud83d""#,
        "\"\n\"",
        "\"\u{1f}\"",
        "// \n1",
    ] {
        assert!(!agree(text), "{text:?}");
    }
}

#[test]
fn what_lies_too_deep_is_not_read() {
    let nested = |deep| "[".repeat(deep) + &"]".repeat(deep);
    for deep in [1, 126, 127] {
        assert!(agree(&nested(deep)));
        assert!(agree(&format!("{}0{}", "{\"\":".repeat(deep), "}".repeat(deep))));
    }
    for deep in [128, 129, 100_000] {
        assert!(!agree(&nested(deep)));
        assert!(!agree(&"[".repeat(deep)));
        assert!(!agree(&"{\"\":".repeat(deep)));
    }
    // Beside each other there may be any number.
    assert!(agree(&format!("[{}[]]", "[[]],".repeat(1_000))));
}

#[test]
fn a_fraction_too_large_for_others_is_only_a_number() {
    for text in ["1e999", "-1e999", "[1e999]", "1e-999"] {
        let value: Value = text.parse().unwrap();
        assert_eq!(value.to_string(), text);
    }
}

/// Texts with letters changed, cut, doubled and swapped.
#[test]
fn mangled_texts_are_read_as_the_oracle_reads_them() {
    let mut dice = Dice::new(2);
    let spoilt = [
        "\"", "\\", "\\u", "d83d", "\\ude00", "{", "}", "[", "]", ":", ",", "-", "0", "1", ".5",
        "e", "E+", "+", "n", "true", "null", " ", "\n", "\u{1}", "é", "😀",
    ];
    let (mut n_read, mut n_refused) = (0, 0);
    for _ in 0..200_000 {
        let mut letters: Vec<char> = dice.value(3).1.to_string().chars().collect();
        for _ in 0..=dice.below(3) {
            let (at, to) = (dice.below(letters.len() + 1), dice.below(letters.len() + 1));
            let (from, end) = (at.min(to), at.max(to));
            match dice.below(5) {
                0 => letters.truncate(at),
                1 => drop(letters.drain(from..end.min(from + 2))),
                2 => drop(letters.splice(from..from, dice.of(&spoilt).chars())),
                3 => drop(letters.splice(from..end.min(from + 1), dice.of(&spoilt).chars())),
                _ if end < letters.len() => letters.swap(from, end),
                _ => {}
            }
        }
        let text: String = letters.into_iter().collect();
        if agree(&text) { n_read += 1 } else { n_refused += 1 }
    }
    assert!(n_read > 20_000 && n_refused > 20_000, "{n_read} read, {n_refused} refused");
}

#[test]
fn a_field_is_there_once_or_may_be_nothing() {
    let kept: Value = r#"{"a":1,"b":null,"c":1,"c":"x"}"#.parse().unwrap();
    assert_eq!(kept.field::<u32>("a"), Some(1));
    assert_eq!(kept.field::<String>("a"), None);
    assert_eq!(kept.field::<Option<u32>>("a"), Some(Some(1)));
    assert_eq!(kept.field::<Option<u32>>("b"), Some(None));
    assert_eq!(kept.field::<Option<u32>>("none"), Some(None));
    assert_eq!(kept.field::<u32>("none"), None);
    assert_eq!(kept.field::<u32>("c"), None, "it is there twice");
    assert_eq!(kept.field::<String>("c"), None);
    assert_eq!(kept.last::<String>("c"), Some("x".to_owned()));
    assert_eq!(kept.last::<u32>("c"), None, "an earlier one does not count");
    assert_eq!(Value::Null.field::<u32>("a"), None);
}

#[test]
fn numbers_are_whole_and_fit() {
    for (text, kept) in [
        ("0", Some(0)),
        ("4294967295", Some(u32::MAX)),
        ("4294967296", None),
        ("18446744073709551616", None),
        ("-0", None),
        ("-1", None),
        ("1.0", None),
        ("1e0", None),
        ("\"1\"", None),
        ("null", None),
        ("[1]", None),
    ] {
        assert_eq!(u32::read(&text.parse().unwrap()), kept, "{text}");
        assert_eq!(serde_json::from_str::<u32>(text).ok(), kept, "{text}");
    }
}
