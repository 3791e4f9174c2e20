use super::*;
use crate::json::tests::dice::Dice;

mod theirs;

#[test]
fn settings_come_back_as_they_were() {
    for face in Face::ALL {
        for theme in Theme::ALL {
            for seating in Seating::ALL {
                for impasse in ImpasseRule::ALL {
                    let settings = Settings {
                        language: Some("en".to_owned()),
                        face: Some(face),
                        marks: false,
                        theme,
                        seating,
                        impasse,
                        near_name: "Amina".to_owned(),
                        move_limit: Some(320),
                        sound: false,
                        ..Settings::default()
                    };
                    assert_eq!(Settings::load(&settings.save()), Ok(settings));
                }
            }
        }
    }
}

#[test]
fn moves_and_pieces_look_as_readers_of_the_language_are_used_to() {
    let settings = Settings::default();
    for language in Language::ALL {
        let is_japanese = language.tag() == "ja";
        let wanted = if is_japanese { Notation::Japanese } else { Notation::Words };
        assert_eq!(settings.notation(*language), wanted);
        let face = if is_japanese { Face::Kanji } else { Face::Learner };
        assert_eq!(settings.face(*language), face);
    }
    for notation in Notation::ALL {
        let chosen = Settings { notation: Some(notation), ..Settings::default() };
        let kept = Settings::load(&chosen.save()).unwrap();
        assert!(Language::ALL.iter().all(|&it| kept.notation(it) == notation));
    }
}

#[test]
fn the_form_is_a_promise() {
    let text = concat!(
        r#"{"language":null,"theme":"device","face":null,"board":"wood","marks":true,"#,
        r#""coordinates":true,"last-move":true,"check-line":true,"notation":null,"#,
        r#""seating":"face-to-face","near-name":"","far-name":"","alternate":true,"#,
        r#""move-limit":null,"strict":false,"impasse":"off","ask-undo":false,"confirm":false,"#,
        r#""sound":true,"vibration":true,"motion":true}"#
    );
    assert_eq!(Settings::default().save(), text);
    assert_eq!(serde_json::to_string(&theirs::Settings::default()).unwrap(), text);
}

/// Settings with fields missing, doubled, unknown and of every value, good and bad.
#[test]
fn settings_are_kept_as_serde_keeps_them() {
    let names = [
        "language",
        "theme",
        "face",
        "board",
        "marks",
        "coordinates",
        "last-move",
        "check-line",
        "notation",
        "seating",
        "near-name",
        "far-name",
        "alternate",
        "move-limit",
        "strict",
        "impasse",
        "ask-undo",
        "confirm",
        "sound",
        "vibration",
        "motion",
        "future",
        "last_move",
    ];
    let of_any = [
        "null",
        "true",
        "false",
        "0",
        "320",
        "4294967295",
        "4294967296",
        "-1",
        "1.5",
        "[]",
        "{}",
        "{\"light\":1}",
        "\"\"",
        "\"sw\"",
        "\"Amina \\n\\u00e9\\ud83d\\ude00 \\\"x\\\" \\\\\"",
        "\"a name that is far too long for its place\"",
    ];
    let own = |names: &[&str]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>();
    let mut values: Vec<String> = of_any.map(str::to_owned).into();
    values.extend(own(&Theme::ALL.map(Theme::name)));
    values.extend(own(&Face::ALL.map(Face::name)));
    values.extend(own(&BoardLook::ALL.map(BoardLook::name)));
    values.extend(own(&Notation::ALL.map(Notation::name)));
    values.extend(own(&Seating::ALL.map(Seating::name)));
    values.extend(own(&ImpasseRule::ALL.map(ImpasseRule::name)));
    let mut dice = Dice::new(1);
    let (mut n_told, mut rounds) = (0, 0);
    while rounds < 20_000 {
        let n_fields = dice.below(30);
        let fields = (0..n_fields)
            .map(|_| format!("\"{}\": {}", dice.of(&names), values[dice.below(values.len())]));
        let text = format!("{{{}}}", fields.collect::<Vec<_>>().join(", "));
        let theirs = serde_json::to_string(&theirs::load(&text).unwrap()).unwrap();
        let ours = Settings::load(&text).unwrap();
        assert_eq!(ours.save(), theirs, "{text}");
        assert_eq!(Settings::load(&theirs).as_ref(), Ok(&ours));
        n_told += usize::from(ours != Settings::default());
        rounds += 1;
    }
    assert!(n_told > rounds / 2, "only {n_told} said anything");
}

#[test]
fn what_an_other_version_wrote_is_read_as_far_as_it_goes() {
    assert_eq!(Settings::load("{}"), Ok(Settings::default()));
    let text = r#"{"face":"marble","theme":"sepia","sound":3,"future":{},"marks":false}"#;
    assert_eq!(Settings::load(text), Ok(Settings { marks: false, ..Settings::default() }));
    for text in ["", "[", "null", "7", "[]", "\"x\""] {
        assert_eq!(Settings::load(text), Err(Damaged), "{text}");
    }
}

#[test]
fn a_name_is_a_short_line() {
    for (given, kept) in [
        ("  Amina \n Juma ", "Amina Juma"),
        ("", ""),
        ("\u{0}\u{7}x", "x"),
        ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnop"),
    ] {
        assert_eq!(short(given), kept);
    }
}
