//! What every face looks like, measured on the pictures that go into the page.

use super::raster::{Picture, SIZE};
use super::*;

/// The least part of a square that two pieces of one face must have different, in grey at 29 px.
/// The promoted silver and knight of the learner are the nearest: both move as gold does, and
/// only the stamp differs.
const APART: f64 = 0.02;

/// The picture that the page shows for `data-piece` or `data-face`.
fn shown(sheet: &str, attribute: &str, piece: Piece) -> Picture {
    let selector = format!("[{attribute}=\"{}-{}\"]::before", piece.side.name(), piece.role.name());
    let rule = sheet.lines().find(|line| line.contains(&selector)).unwrap();
    let (_, address) = rule.split_once("url(\"data:image/svg+xml,").unwrap();
    let (address, _) = address.split_once("\")").unwrap();
    let mut document = address.to_owned();
    for (code, plain) in [("%22", "\""), ("%23", "#"), ("%3C", "<"), ("%3E", ">"), ("%25", "%")] {
        document = document.replace(code, plain);
    }
    Picture::of(&document)
}

/// The tile of a face without what is drawn on it.
fn bare_tile(face: Face, role: Role) -> Picture {
    let drawing = match face {
        Face::Kanji | Face::TwoKanji => Tile::new(role, Cut::True).draw(),
        Face::Learner | Face::Initials => Tile::new(role, Cut::Roomy).draw(),
        Face::Contrast => contrast::draw_tile(Tile::new(role, Cut::Roomy), role),
    };
    Picture::of(&drawing)
}

fn every_picture(check: impl Fn(&str, Face, Piece, &Picture)) {
    for face in Face::ALL {
        let sheet = stylesheet(face);
        for piece in every_piece() {
            let what = format!("{face:?} {piece:?}");
            check(&what, face, piece, &shown(&sheet, "data-face", piece));
        }
    }
}

fn points() -> impl Iterator<Item = (usize, usize)> {
    (0..SIZE * SIZE).map(|i| (i / SIZE, i % SIZE))
}

#[test]
fn the_raster_sees_what_is_drawn() {
    let count = |svg: &str| {
        let picture = Picture::of(svg);
        points().filter(|&(row, column)| picture.at(row, column).is_some()).count() as f64
            / (SIZE * SIZE) as f64
    };
    let near = |a: f64, b: f64| assert!((a - b).abs() < 0.005, "{a} is not {b}");
    near(count("<path d='M0 0h75v75H0z'/>"), 0.5625);
    near(count("<path fill-rule='evenodd' d='M0 0h100v100H0zM25 25h50v50h-50z'/>"), 0.75);
    near(count("<path d='M0 0h100v100H0zM25 25h50v50h-50z'/>"), 1.0);
    near(count("<path d='M0 0h100v100H0zM25 25v50h50V25z'/>"), 0.75);
    near(count("<circle cx='50' cy='50' r='40'/>"), 0.503);
    near(count("<path d='M10 50a40 40 0 1 0 80 0 40 40 0 1 0-80 0'/>"), 0.503);
    near(count("<path d='M10 50C10 105 90 105 90 50z'/>"), 0.264);
    near(count("<path fill='none' stroke='#000' stroke-width='25' d='M25 50H75'/>"), 0.174);
    near(
        count("<g transform='translate(50 50)scale(2)'><path d='M0 0H12.5V-12.5H0z'/></g>"),
        0.0625,
    );
    near(count("<g transform='rotate(180 50 50)'><path d='M0 0H50V50H0z'/></g>"), 0.25);
    let half = Picture::of("<path fill='#fff' d='M0 0H100V50H0z'/>");
    assert!(half.at(0, 0) > Some(0.99) && half.at(SIZE - 1, 0).is_none());
    assert!(half.turned().at(0, 0).is_none());
}

/// Drawn narrow at the point and broad at the base, so that it is seen whose piece it is.
#[test]
fn pieces_point_the_right_way() {
    let width = |picture: &Picture, row: usize| {
        (0..SIZE).filter(|&column| picture.at(row, column).is_some()).count()
    };
    every_picture(|what, face, piece, picture| {
        let rows: Vec<usize> = (0..SIZE).map(|row| width(picture, row)).collect();
        let top = rows.iter().position(|&width| width > 0).unwrap();
        let bottom = rows.iter().rposition(|&width| width > 0).unwrap();
        assert!(rows[top] <= 8, "{what}: no point at the top");
        assert!(rows[bottom - 2] * 2 > SIZE, "{what}: no base");
        let flanks = &rows[top + (bottom - top) / 4..bottom - 2];
        assert!(flanks.windows(2).all(|pair| pair[0] <= pair[1]), "{what}: the flanks");
        // On the board, what is sente's points up and what is gote's down.
        let sheet = stylesheet(face);
        let board = shown(&sheet, "data-piece", piece);
        let right = match piece.side {
            Side::Sente => board,
            Side::Gote => board.turned(),
        };
        assert!(right.difference(picture) < 0.002, "{what}: on the board");
        // Which way it points is seen at a glance.
        let turned = right.difference(&right.turned());
        assert!(turned > 0.06, "{what}: {turned:.3} when turned");
    });
}

#[test]
fn nothing_lies_outside_the_tile() {
    every_picture(|what, face, piece, picture| {
        let bare = bare_tile(face, piece.role);
        let on_tile = |(row, column): (usize, usize)| bare.at(row, column).is_some();
        for point in points() {
            assert_eq!(picture.at(point.0, point.1).is_some(), on_tile(point), "{what}: {point:?}");
        }
        // Nor does the drawing touch the edge: two units of the tile are left all around.
        let drawn =
            points().filter(|&(row, column)| picture.at(row, column) != bare.at(row, column));
        for (row, column) in drawn {
            for (down, right) in [(0, 4), (2, 2), (4, 0), (4, 4), (0, 2), (2, 0), (4, 2), (2, 4)] {
                let near = (row + down - 2, column + right - 2);
                assert!(on_tile(near), "{what}: at {row} {column}");
            }
        }
    });
}

/// Also what is promoted from what is plain, and without any colour.
#[test]
fn every_piece_can_be_told_apart_in_grey_on_the_smallest_screen() {
    for face in Face::ALL {
        for side in Side::ALL {
            let pictures = Role::ALL.map(|role| Picture::of(&svg(face, Piece { side, role })));
            for (i, a) in pictures.iter().enumerate() {
                for (j, b) in pictures.iter().enumerate().skip(i + 1) {
                    let difference = a.difference(b);
                    let (a, b) = (Role::ALL[i], Role::ALL[j]);
                    assert!(difference > APART, "{face:?}: {a:?} and {b:?}: {difference:.3}");
                }
            }
        }
    }
}

/// In kanji, the higher ranking player has the king, the other the jewel.
#[test]
fn the_king_of_each_side_can_be_told_in_kanji() {
    for face in [Face::Kanji, Face::TwoKanji] {
        let [sente, gote] =
            Side::ALL.map(|side| Picture::of(&svg(face, Piece { side, role: Role::King })));
        let difference = sente.difference(&gote);
        assert!(difference > 0.004, "{face:?}: {difference:.3}");
    }
}
