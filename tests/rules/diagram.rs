//! Boards drawn as text, so that a test shows what it is about.
//!
//! ```text
//! gote: 2p
//!  . . . . k . . . .
//!  . . . .+R . . . .     nine rows like these, file 9 on the left, rank a on top
//! sente: RG, to move
//! ```
//!
//! Letters are those of SFEN: upper case is sente's, `+` before it turns it
//! over. A square may be marked: `*` alone is an empty square, `*` before a letter
//! marks the piece, `#` before a letter marks a promoted one. Either hand line may be left out when the hand is empty; sente is to
//! move unless gote's line says so. What follows a `|` is not read, so that a
//! board printed by [`draw`] can be pasted into a test.

use kete::rules::{Move, Piece, Position, Role, Setup, Side, Square, SquareSet};

/// The position in a picture without marks.
#[track_caller]
pub fn board(text: &str) -> Position {
    let (position, marks) = picture(text);
    assert!(marks.is_empty(), "marks mean nothing here:\n{text}");
    position
}

/// The position in a picture, and its marked squares.
#[track_caller]
pub fn picture(text: &str) -> (Position, SquareSet) {
    let (setup, marks) = parse(text);
    match setup.position() {
        Ok(position) => (position, marks),
        Err(error) => panic!("{error}:\n{text}"),
    }
}

/// The unchecked setup in a picture.
#[track_caller]
pub fn setup(text: &str) -> Setup {
    parse(text).0
}

#[track_caller]
fn parse(text: &str) -> (Setup, SquareSet) {
    let mut setup = Setup::empty();
    let mut marks = SquareSet::EMPTY;
    let mut ranks = 1..=9;
    for line in text.lines() {
        let line = line.split('|').next().unwrap_or_default().trim();
        if line.is_empty() || line.starts_with('9') {
            continue;
        }
        let hand = Side::ALL.into_iter().find_map(|side| {
            let rest = line.strip_prefix(side.name())?.strip_prefix(':')?;
            Some((side, rest))
        });
        match hand {
            Some((side, held)) => read_hand(&mut setup, side, held),
            None => {
                let rank = ranks.next().unwrap_or_else(|| panic!("a tenth row:\n{text}"));
                marks |= read_row(&mut setup, rank, line);
            }
        }
    }
    assert!(ranks.next().is_none(), "fewer than nine rows:\n{text}");
    (setup, marks)
}

#[track_caller]
fn read_row(setup: &mut Setup, rank: u8, row: &str) -> SquareSet {
    let mut marks = SquareSet::EMPTY;
    let mut files = (1..=9).rev();
    let mut signs = row.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign.is_whitespace() {
            continue;
        }
        let file = files.next().unwrap_or_else(|| panic!("a tenth square in {row:?}"));
        let square = Square::new(file, rank).unwrap();
        if sign == '*' || sign == '#' {
            marks |= SquareSet::of(square);
        }
        let promoted = sign == '+' || sign == '#';
        let next = match sign {
            '*' => signs.next_if(|next| next.is_alphabetic()).unwrap_or('.'),
            '+' | '#' => signs.next().unwrap_or_default(),
            _ => sign,
        };
        if next != '.' {
            let mut piece = piece(next).unwrap_or_else(|| panic!("{next:?} in {row:?}"));
            if promoted {
                piece.role = piece.role.promoted().unwrap();
            }
            setup.put(square, Some(piece));
        }
    }
    assert!(files.next().is_none(), "fewer than nine squares in {row:?}");
    marks
}

fn read_hand(setup: &mut Setup, side: Side, held: &str) {
    let held = match held.split_once(',') {
        Some((held, note)) => {
            assert_eq!(note.trim(), "to move");
            setup.set_turn(side);
            held
        }
        None => held,
    };
    let mut count = 0;
    for sign in held.chars().filter(|sign| !sign.is_whitespace() && *sign != '-') {
        match sign.to_digit(10) {
            Some(digit) => count = count * 10 + digit as u8,
            None => {
                let piece = piece(sign).unwrap_or_else(|| panic!("{sign:?} in hand {held:?}"));
                assert_eq!(piece.side, side, "{sign:?} in the hand of {side}");
                setup.hold(side, piece.role, count.max(1));
                count = 0;
            }
        }
    }
}

fn piece(sign: char) -> Option<Piece> {
    let side = if sign.is_ascii_uppercase() { Side::Sente } else { Side::Gote };
    Some(Piece::new(side, Role::from_letter(sign.to_ascii_uppercase())?))
}

/// Draws a position as [`board`] reads it, with coordinates.
pub fn draw(position: &Position) -> String {
    draw_marked(position, SquareSet::EMPTY)
}

/// Draws a position with marks as [`picture`] reads it.
pub fn draw_marked(position: &Position, marks: SquareSet) -> String {
    let mut text = format!("\n{}\n 9 8 7 6 5 4 3 2 1\n", hand_line(position, Side::Gote));
    for rank in 1..=9u8 {
        for file in (1..=9).rev() {
            let square = Square::new(file, rank).unwrap();
            let marked = marks.contains(square);
            text.push_str(&match position.piece(square) {
                Some(piece) => {
                    let sign = match (marked, piece.role.is_promoted()) {
                        (false, false) => ' ',
                        (false, true) => '+',
                        (true, false) => '*',
                        (true, true) => '#',
                    };
                    format!("{sign}{}", letter(piece))
                }
                None => (if marked { " *" } else { " ." }).to_string(),
            });
        }
        text.push_str(&format!(" |{}\n", char::from(b'a' + rank - 1)));
    }
    text + &hand_line(position, Side::Sente) + "\n"
}

fn hand_line(position: &Position, side: Side) -> String {
    let mut line = format!("{side}: ");
    for (role, count) in position.hand(side).iter() {
        if count > 1 {
            line.push_str(&count.to_string());
        }
        line.push(letter(Piece::new(side, role)));
    }
    if position.turn() == side {
        line.push_str(", to move");
    }
    line
}

fn letter(piece: Piece) -> char {
    match piece.side {
        Side::Sente => piece.role.letter(),
        Side::Gote => piece.role.letter().to_ascii_lowercase(),
    }
}

/// The square half a turn around the middle of the board.
pub fn turned_square(square: Square) -> Square {
    Square::from_index(80 - square.index()).unwrap()
}

/// The same move seen from the other side of the board.
pub fn turned_move(m: Move) -> Move {
    match m {
        Move::Board { from, to, promote } => {
            Move::Board { from: turned_square(from), to: turned_square(to), promote }
        }
        Move::Drop { role, to } => Move::Drop { role, to: turned_square(to) },
    }
}

/// The same position with the players changed over: what sente may do, gote may do here.
pub fn turned(position: &Position) -> Position {
    let mut setup = Setup::empty();
    setup.set_turn(position.turn().other());
    for square in Square::all() {
        let piece = position.piece(square).map(|p| Piece::new(p.side.other(), p.role));
        setup.put(turned_square(square), piece);
    }
    for side in Side::ALL {
        for (role, count) in position.hand(side).iter() {
            setup.hold(side.other(), role, count);
        }
    }
    setup.position().unwrap()
}

#[test]
fn a_picture_is_read_as_it_is_drawn() {
    let text = "
        gote: b2p, to move
         l n s g k . . . .
         . r . . . . . . .
         p p p p . p p p p
         . . . .*P . . . .
         . . . . * . . . .
         . . . .+R * . . .
         P P P P . . P P P
         . B . . . . .#n .
         L . . . K . * N L
        sente: GS10P
    ";
    let (read, marks) = parse(text);
    let expected = "lnsgk4/1r7/pppp1pppp/4P4/9/4+R4/PPPP2PPP/1B5+n1/L3K2NL w GS10Pb2p 1";
    assert_eq!(read.to_string(), expected);
    let marked: Vec<String> = marks.iter().map(|square| square.to_string()).collect();
    assert_eq!(marked, ["2h", "3i", "4f", "5d", "5e"]);

    let (position, _) = picture(&text.replace("GS10P", "GSP").replace("b2p", "bp"));
    let (again, marks_again) = picture(&draw_marked(&position, marks));
    assert_eq!((again, marks_again), (position, marks));
    assert_eq!(board(&draw(&position)), position);
    assert_eq!(turned(&turned(&position)), position);
}
