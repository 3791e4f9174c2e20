//! What is asked of every face.

pub(in crate::ui) mod colours;
mod pictures;
mod raster;

use std::collections::BTreeSet;
use std::fs;

use super::moves::{Way, moves};
use super::tile::{CRIMSON, Cut, Tile};
use super::*;
use crate::json::{Kept, Value};
use crate::rules::{Origin, Setup, Square, SquareSet};
use crate::ui::boards::BoardLook;

fn every_piece() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| Piece { side, role }))
}

/// Fails unless each tag is closed in order, each attribute quoted and each path well made.
fn check_markup(markup: &str, what: &str) {
    assert!(markup.is_ascii(), "{what}: other than ASCII");
    let mut open = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        assert!(rest[..start].trim().is_empty(), "{what}: text between tags");
        let end = rest.find('>').unwrap();
        let (tag, tail) = (&rest[start + 1..end], &rest[end + 1..]);
        rest = tail;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{what}");
            continue;
        }
        let (body, alone) = tag.strip_suffix('/').map_or((tag, false), |body| (body, true));
        let (name, attributes) = body.split_once([' ', '\n']).unwrap();
        if !alone {
            open.push(name);
        }
        check_attributes(attributes, what);
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{what}: {open:?} left open");
}

fn check_attributes(attributes: &str, what: &str) {
    let mut seen = BTreeSet::new();
    let mut parts = attributes.trim().split('\'');
    while let Some(name) = parts.next().filter(|name| !name.is_empty()) {
        let name = name.trim().strip_suffix('=').unwrap();
        assert!(seen.insert(name), "{what}: {name} twice");
        let value = parts.next().unwrap();
        assert!(!value.contains(['<', '&', '"']), "{what}: {name}");
        if name == "d" {
            check_path(value, what);
        }
    }
}

/// Each command must have as many numbers as it takes, and the outline must start somewhere.
fn check_path(path: &str, what: &str) {
    assert!(path.starts_with('M'), "{what}: {path}");
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |i| i + 1);
        let numbers = count_numbers(&rest[1..end]);
        let takes = match command.to_ascii_lowercase() {
            'm' | 'l' => 2,
            'h' | 'v' => 1,
            'c' => 6,
            'q' | 's' => 4,
            'a' => 7,
            'z' => 0,
            other => panic!("{what}: command {other}"),
        };
        let fits = (numbers > 0) == (takes > 0) && numbers.is_multiple_of(takes);
        assert!(fits, "{what}: {}", &rest[..end]);
        rest = &rest[end..];
    }
}

fn count_numbers(text: &str) -> usize {
    let spaced = text.replace('-', " -");
    let words = spaced.split([' ', ',']).filter(|word| !word.is_empty());
    let numbers: Result<Vec<f32>, _> = words.map(str::parse).collect();
    numbers.unwrap_or_else(|_| panic!("{text:?} is no list of numbers")).len()
}

#[test]
fn faces_have_names() {
    for face in Face::ALL {
        let kept = Value::from(face.name());
        assert_eq!(face.write(), kept);
        assert_eq!(Face::read(&kept), Some(face));
        let id = format!("look-face-{}", face.name());
        assert_eq!(face.messages(), [id.clone(), format!("{id}.detail")]);
    }
    assert_eq!(Face::read(&"photograph".into()), None);
}

#[test]
fn every_drawing_is_well_formed() {
    for face in Face::ALL {
        for piece in every_piece() {
            check_markup(&svg(face, piece), &format!("{face:?} {piece:?}"));
        }
    }
}

#[test]
fn every_role_has_its_own_drawing() {
    for face in Face::ALL {
        for side in Side::ALL {
            let drawings: BTreeSet<_> =
                Role::ALL.map(|role| svg(face, Piece { side, role })).into();
            assert_eq!(drawings.len(), Role::ALL.len(), "{face:?}");
        }
    }
}

#[test]
fn only_the_kanji_of_the_king_tells_the_sides_apart() {
    for face in Face::ALL {
        for role in Role::ALL {
            let [sente, gote] = Side::ALL.map(|side| svg(face, Piece { side, role }));
            let kanji = matches!(face, Face::Kanji | Face::TwoKanji);
            let differ = kanji && role == Role::King;
            assert_eq!(sente != gote, differ, "{face:?} {role:?}");
        }
    }
}

#[test]
fn promoted_pieces_wear_crimson_and_a_rim() {
    for role in Role::ALL {
        // What has no colour at all turns white to black instead.
        for face in Face::ALL.into_iter().filter(|&face| face != Face::Contrast) {
            let drawing = svg(face, Piece { side: Side::Sente, role });
            assert_eq!(drawing.contains(CRIMSON), role.is_promoted(), "{face:?} {role:?}");
        }
        let paths = Tile::new(role, Cut::True).draw().matches("<path").count();
        assert_eq!(paths, if role.is_promoted() { 3 } else { 2 }, "{role:?}");
    }
}

#[test]
fn size_tells_rank() {
    let ranks = [Role::King, Role::Rook, Role::Gold, Role::Knight, Role::Lance, Role::Pawn];
    for cut in [Cut::True, Cut::Roomy] {
        for pair in ranks.windows(2) {
            let [larger, smaller] = [pair[0], pair[1]].map(|role| Tile::new(role, cut));
            assert!(
                larger.half_base > smaller.half_base && larger.height > smaller.height,
                "{pair:?}"
            );
        }
        for role in Role::ALL {
            let [this, plain] = [role, role.demoted()].map(|role| Tile::new(role, cut));
            assert_eq!((this.half_base, this.height), (plain.half_base, plain.height), "{role:?}");
        }
    }
}

#[test]
fn marks_are_the_moves_of_the_rules() {
    let centre = Square::new(5, 5).unwrap();
    for role in Role::ALL {
        let mut setup = Setup::empty();
        setup.put(centre, Some(Piece { side: Side::Sente, role }));
        // A king out of every piece's way, for a position needs one.
        let king = Piece { side: Side::Gote, role: Role::King };
        setup.put(Square::new(2, 1).unwrap(), Some(king));
        let real = setup.position().unwrap().destinations(Origin::Board(centre));
        let drawn = moves(role);
        let square = |&(right, forward): &Way, n: i8| {
            let (file, rank) = (5 - right * n, 5 - forward * n);
            Square::new(file.try_into().unwrap(), rank.try_into().unwrap()).unwrap()
        };
        let near = drawn.steps.iter().chain(drawn.jumps).map(|way| square(way, 1));
        let far = drawn.slides.iter().flat_map(|way| (1..=4).map(move |n| square(way, n)));
        assert_eq!(near.chain(far).collect::<SquareSet>(), real, "{role:?}");
    }
}

#[test]
fn marks_stay_on_the_tile() {
    for role in Role::ALL {
        let tile = Tile::new(role, Cut::Roomy);
        for (x, y, reach) in learner::reach(role) {
            let free = tile.half_width(y) - (x - 50.0).abs() - reach;
            assert!(free > 2.0, "{role:?}: a mark at {x} {y} has {free} left of the flank");
            assert!(y + reach < tile.bottom() - 2.0, "{role:?}: a mark at {x} {y}");
        }
    }
}

#[test]
fn a_sheet_names_every_piece_once_and_is_small() {
    for face in Face::ALL {
        let sheet = stylesheet(face);
        assert_eq!(sheet.matches("::before").count(), 56);
        for piece in every_piece() {
            for name in ["data-piece", "data-face"] {
                let (side, role) = (piece.side.name(), piece.role.name());
                let selector = format!("[{name}=\"{side}-{role}\"]::before");
                assert_eq!(sheet.matches(&selector).count(), 1, "{selector}");
            }
        }
        assert_eq!(
            sheet.matches("http").count(),
            sheet.matches("http://www.w3.org/2000/svg").count()
        );
        assert!(sheet.len() <= 72_000, "{face:?}: {} bytes", sheet.len());
        // What would end an address or a quote early.
        for address in sheet.split("url(\"").skip(1) {
            let (address, _) = address.split_once("\")}").unwrap();
            assert!(!address.contains(['"', '<', '>', '#', '\\', '\n']), "{address}");
        }
    }
}

#[test]
fn every_kanji_is_there() {
    for role in Role::ALL {
        for piece in Side::ALL.map(|side| Piece { side, role }) {
            for (face, wanted) in [(Face::Kanji, 1), (Face::TwoKanji, 2)] {
                let n_kanji = svg(face, piece).matches(" transform='matrix(").count();
                assert_eq!(n_kanji, wanted, "{face:?}: {piece:?}");
            }
        }
    }
}

#[test]
fn an_address_escapes_what_would_break_it() {
    assert_eq!(data_uri("<a b='#1' c=\"%\"/>"), "data:image/svg+xml,%3Ca b='%231' c=%22%25%22/%3E");
}

#[test]
fn the_icon_is_well_formed() {
    check_markup(include_str!("../../../../assets/icon.svg"), "icon");
}

#[test]
fn the_font_is_credited() {
    let licence = include_str!("../../../../assets/licences/yuji-syuku.txt");
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
    let (holders, _) = licence.split_once(" (").unwrap();
    assert!(include_str!("../kanji.txt").contains(holders));
}

/// `cargo test --features ui contact_sheet -- --ignored` writes `target/faces.html`: every
/// face on every board at the sizes phones show, both ways up, light and dark, in grey.
#[test]
#[ignore = "writes a page to look at"]
fn contact_sheet() {
    let mut page = format!(
        "<!doctype html><meta charset='utf-8'><style>{}\
         body{{display:grid;gap:6px;padding:6px;width:max-content}}div{{display:flex;padding:2px;\
         background:var(--board)}}i{{margin:1px}}.gote{{transform:rotate(180deg)}}\
         .grey{{filter:grayscale(1)}}</style>",
        include_str!("../../../../assets/main.css")
    );
    for face in Face::ALL {
        let mut row = |look: BoardLook, class: &str, sizes: &[usize]| {
            for size in sizes {
                page += &format!("<div class='{class}' data-board='{}'>", look.name());
                for piece in every_piece().filter(|piece| *size < 60 || piece.side == Side::Sente) {
                    let (side, picture) = (piece.side.name(), data_uri(&svg(face, piece)));
                    page += &format!(
                        "<i class='{side}'><img alt='' width='{size}' src=\"{picture}\"></i>"
                    );
                }
                page += "</div>";
            }
        };
        for look in BoardLook::ALL {
            row(look, "", &[29, 36]);
        }
        row(BoardLook::Wood, "grey", &[29]);
        row(BoardLook::Wood, "", &[64]);
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/target/faces.html");
    fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/target")).unwrap();
    fs::write(file, page).unwrap();
}
