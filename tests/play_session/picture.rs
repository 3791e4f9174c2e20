//! The board view as text.
//!
//! Nine lines as the players see them: pieces as in SFEN, `.` for an empty
//! square, then `^` held, `*` target, `x` capture, `!` king in check, `'` last
//! move, `?` culprit of the refusal. Between them the two hands: `far:` and
//! `near:`, the held pile with `^`.

use kete::play::{Mark, Session, SquareView};
use kete::rules::{Piece, Side, Square};

use super::sit::Sit;

pub fn picture(session: &Session) -> String {
    let board = session.board_view(true);
    let from_gote = board.bottom == Side::Gote;
    let mut lines = vec![format!("far: {}", hand(session, board.bottom.other()))];
    for row in 1..=9u8 {
        let cells: Vec<String> = (1..=9u8)
            .map(|column| {
                let (file, rank) = if from_gote { (column, 10 - row) } else { (10 - column, row) };
                cell(board.square(Square::new(file, rank).unwrap()))
            })
            .collect();
        lines.push(cells.join(" "));
    }
    lines.push(format!("near: {}", hand(session, board.bottom)));
    lines.join("\n")
}

fn letter(piece: Piece) -> String {
    let plus = if piece.role.is_promoted() { "+" } else { "" };
    let letter = match piece.side {
        Side::Sente => piece.role.letter(),
        Side::Gote => piece.role.letter().to_ascii_lowercase(),
    };
    format!("{plus}{letter}")
}

fn cell(view: SquareView) -> String {
    let mut text = view.piece.map_or(".".to_owned(), letter);
    text.push_str(match view.mark {
        Mark::None => "",
        Mark::Held => "^",
        Mark::Target => "*",
        Mark::Capture => "x",
    });
    for (set, sign) in [(view.check, '!'), (view.last, '\''), (view.culprit, '?')] {
        if set {
            text.push(sign);
        }
    }
    text
}

fn hand(session: &Session, side: Side) -> String {
    let piles = session.hand_view(side).piles;
    let piles: Vec<String> = piles
        .iter()
        .filter(|pile| pile.count > 0)
        .map(|pile| {
            let held = if pile.held { "^" } else { "" };
            format!("{}{}{held}", letter(Piece::new(side, pile.role)), pile.count)
        })
        .collect();
    if piles.is_empty() { "-".to_owned() } else { piles.join(" ") }
}

/// Compares the picture, blanks apart.
#[track_caller]
pub fn check_picture(sit: &Sit, expected: &str) {
    let words = |text: &str| -> Vec<Vec<String>> {
        text.trim()
            .lines()
            .map(|line| line.split_whitespace().map(str::to_owned).collect())
            .collect()
    };
    let found = picture(&sit.session);
    assert_eq!(words(&found), words(expected), "\n{found}\n");
}
