//! SFEN, the text of a position (rules.md 9).
//!
//! `board side hands [move-number]`, fields parted by one space. Reading is
//! strict: what another program would have to guess at is refused.

use std::fmt;
use std::str::FromStr;

use super::{BySide, Hand, Piece, Position, Role, Setup, SetupError, Side, Square};

/// No position needs more bytes than this; longer texts are refused unread.
const MAX_BYTES: usize = 256;
/// The largest move number read.
const MAX_MOVE_NUMBER: u32 = 99_999;

/// Why a text is no SFEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SfenError {
    /// Longer than any position.
    TooLong,
    /// Not three or four fields parted by single spaces.
    Fields {
        /// Fields found.
        found: usize,
    },
    /// Not nine ranks.
    Ranks {
        /// Ranks found.
        found: usize,
    },
    /// A rank that does not hold nine squares.
    RankLength {
        /// The rank, 1-9.
        rank: u8,
    },
    /// A sign that is no piece, count or `+` where one may stand.
    Piece {
        /// The sign.
        found: char,
    },
    /// A `+` before a piece that does not promote, or before none.
    Promotion,
    /// The side is neither `b` nor `w`.
    Turn,
    /// The hands are malformed: a count or a letter that cannot be. Any order is read.
    Hands,
    /// The move number is not 1 to 99999 in plain digits.
    MoveNumber,
    /// Well written, but the rules do not let it stand.
    Setup(SetupError),
}

impl SfenError {
    /// Stable name of the kind of error, as in `rank-length`.
    pub const fn name(self) -> &'static str {
        match self {
            SfenError::TooLong => "too-long",
            SfenError::Fields { .. } => "fields",
            SfenError::Ranks { .. } => "ranks",
            SfenError::RankLength { .. } => "rank-length",
            SfenError::Piece { .. } => "piece",
            SfenError::Promotion => "promotion",
            SfenError::Turn => "turn",
            SfenError::Hands => "hands",
            SfenError::MoveNumber => "move-number",
            SfenError::Setup(error) => error.name(),
        }
    }
}

impl fmt::Display for SfenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SfenError::TooLong => write!(f, "an SFEN has at most {MAX_BYTES} bytes"),
            SfenError::Fields { found } => {
                write!(f, "an SFEN has three or four fields parted by one space, not {found}")
            }
            SfenError::Ranks { found } => write!(f, "the board has nine ranks, not {found}"),
            SfenError::RankLength { rank } => write!(f, "rank {rank} does not fill nine squares"),
            SfenError::Piece { found } => write!(f, "‘{}’ is no piece", found.escape_debug()),
            SfenError::Promotion => f.write_str("a + stands before a piece that cannot promote"),
            SfenError::Turn => f.write_str("the side to move is b or w"),
            SfenError::Hands => {
                f.write_str("the hands are - or pieces with counts from 2, each named once")
            }
            SfenError::MoveNumber => write!(f, "the move number is 1 to {MAX_MOVE_NUMBER}"),
            SfenError::Setup(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl std::error::Error for SfenError {}

impl FromStr for Position {
    type Err = SfenError;

    /// Reads an SFEN and checks that the rules let it stand.
    fn from_str(text: &str) -> Result<Position, SfenError> {
        text.parse::<Setup>()?.position().map_err(SfenError::Setup)
    }
}

impl FromStr for Setup {
    type Err = SfenError;

    fn from_str(text: &str) -> Result<Setup, SfenError> {
        if text.len() > MAX_BYTES {
            return Err(SfenError::TooLong);
        }
        let fields: Vec<&str> = text.split(' ').collect();
        let (board, turn, hands, number) = match fields[..] {
            [board, turn, hands] => (board, turn, hands, "1"),
            [board, turn, hands, number] => (board, turn, hands, number),
            _ => return Err(SfenError::Fields { found: fields.len() }),
        };
        Ok(Setup {
            board: parse_board(board)?,
            turn: match turn {
                "b" => Side::Sente,
                "w" => Side::Gote,
                _ => return Err(SfenError::Turn),
            },
            hands: parse_hands(hands)?,
            move_number: parse_move_number(number)?,
        })
    }
}

fn parse_board(text: &str) -> Result<[Option<Piece>; Square::COUNT], SfenError> {
    let mut board = [None; Square::COUNT];
    let found = text.split('/').count();
    if found != 9 {
        return Err(SfenError::Ranks { found });
    }
    for (rank, signs) in (1u8..).zip(text.split('/')) {
        let mut file = 9u8;
        let mut promote = false;
        let mut after_digit = false;
        for sign in signs.chars() {
            if let Some(empty) = sign.to_digit(10) {
                // Two counts in a row could be one number of two digits: refused.
                if promote || empty == 0 || after_digit {
                    return Err(if promote {
                        SfenError::Promotion
                    } else {
                        SfenError::Piece { found: sign }
                    });
                }
                file = file.checked_sub(empty as u8).ok_or(SfenError::RankLength { rank })?;
            } else if sign == '+' {
                if promote {
                    return Err(SfenError::Promotion);
                }
                promote = true;
            } else {
                let mut piece = letter(sign).ok_or(SfenError::Piece { found: sign })?;
                if promote {
                    piece.role = piece.role.promoted().ok_or(SfenError::Promotion)?;
                    promote = false;
                }
                let square = Square::new(file, rank).ok_or(SfenError::RankLength { rank })?;
                board[square.index()] = Some(piece);
                file -= 1;
            }
            after_digit = sign.is_ascii_digit();
        }
        if promote {
            return Err(SfenError::Promotion);
        }
        if file != 0 {
            return Err(SfenError::RankLength { rank });
        }
    }
    Ok(board)
}

fn letter(sign: char) -> Option<Piece> {
    let side = if sign.is_ascii_uppercase() { Side::Sente } else { Side::Gote };
    Some(Piece { side, role: Role::from_letter(sign.to_ascii_uppercase())? })
}

fn parse_hands(text: &str) -> Result<BySide<Hand>, SfenError> {
    let mut hands = BySide::<Hand>::default();
    if text == "-" {
        return Ok(hands);
    }
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| !sign.is_ascii_digit()) {
        let (count, tail) = rest.split_at(at);
        let sign = tail.chars().next().ok_or(SfenError::Hands)?;
        let piece = letter(sign).ok_or(SfenError::Hands)?;
        // A count of one is not written, and none has a leading nought.
        let count = match count {
            "" => 1,
            digits if !digits.starts_with('0') => digits
                .parse::<u8>()
                .ok()
                .filter(|n| (2..=18).contains(n))
                .ok_or(SfenError::Hands)?,
            _ => return Err(SfenError::Hands),
        };
        let hand = &mut hands[piece.side];
        if piece.role == Role::King || hand.count(piece.role) > 0 {
            return Err(SfenError::Hands);
        }
        hand.add(piece.role, count);
        rest = &tail[sign.len_utf8()..];
    }
    if rest.is_empty() && !text.is_empty() { Ok(hands) } else { Err(SfenError::Hands) }
}

fn parse_move_number(text: &str) -> Result<u32, SfenError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse()
        .ok()
        .filter(|number| plain && (1..=MAX_MOVE_NUMBER).contains(number))
        .ok_or(SfenError::MoveNumber)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 1..=9 {
            if rank > 1 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for file in (1..=9).rev() {
                let piece = Square::new(file, rank).and_then(|square| self.piece(square));
                let Some(piece) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let plus = if piece.role.is_promoted() { "+" } else { "" };
                write!(f, "{plus}{}", cased(piece.side, piece.role))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        f.write_str(match self.turn {
            Side::Sente => " b ",
            Side::Gote => " w ",
        })?;
        if self.hands[Side::Sente].is_empty() && self.hands[Side::Gote].is_empty() {
            f.write_str("-")?;
        }
        for side in Side::ALL {
            for (role, count) in self.hands[side].iter() {
                if count > 1 {
                    write!(f, "{count}")?;
                }
                write!(f, "{}", cased(side, role))?;
            }
        }
        write!(f, " {}", self.move_number)
    }
}

fn cased(side: Side, role: Role) -> char {
    match side {
        Side::Sente => role.letter(),
        Side::Gote => role.letter().to_ascii_lowercase(),
    }
}
