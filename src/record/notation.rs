//! Moves written for people (rules.md 9), by the custom of the West and of Japan.
//!
//! A piece is told from its fellows when another of the same kind could also go to that square,
//! whether or not it is pinned: both customs look at how pieces move, not at the king.

use crate::rules::{IllegalMove, Move, Position, Promotion, Role, Side, Square};

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// In words of the language, with the names of the pieces; needs nothing to be learnt.
    #[default]
    Words,
    /// `P-7f`, `Rx2b+`, `N*5c`.
    Western,
    /// ☗７六歩.
    Japanese,
}

impl Notation {
    /// All of them, in the order of the picker.
    pub const ALL: [Notation; 3] = [Notation::Words, Notation::Western, Notation::Japanese];

    /// How it writes a pawn's first step; nothing where that is words of the language.
    pub const fn example(self) -> &'static str {
        match self {
            Notation::Words => "",
            Notation::Western => "P-7f",
            Notation::Japanese => "☗７六歩",
        }
    }

    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Words => "words",
            Notation::Western => "western",
            Notation::Japanese => "japanese",
        }
    }
}

/// A move as the West writes it, such as `P-7f`, `+Rx2b`, `G6i-5h`, `Sx3c=` or `N*5c`.
///
/// The square it comes from stands there when another piece of the kind could go there too. A
/// `+` says that it promotes, a `=` that it could and does not. Empty when nothing stands where
/// the move begins.
///
/// ```
/// use kete::record::notation::western;
/// use kete::rules::Position;
/// assert_eq!(western(&Position::even(), "7g7f".parse().unwrap()), "P-7f");
/// ```
pub fn western(position: &Position, m: Move) -> String {
    match m {
        Move::Drop { role, to } => format!("{}*{to}", role.letter()),
        Move::Board { from, to, promote } => {
            let Some(piece) = position.piece(from) else { return String::new() };
            let mark = if piece.role.is_promoted() { "+" } else { "" };
            let letter = piece.role.letter();
            let is_alone = rivals(position, piece.role, to).all(|rival| rival == from);
            let origin = if is_alone { String::new() } else { from.to_string() };
            let way = if position.piece(to).is_some() { 'x' } else { '-' };
            let end = match (promote, position.promotion(from, to)) {
                (true, _) => "+",
                (false, Promotion::Choice) => "=",
                (false, _) => "",
            };
            format!("{mark}{letter}{origin}{way}{to}{end}")
        }
    }
}

/// A move as Japan writes it, such as `☗７六歩`, `☖同銀右成` or `☗５五角打`.
///
/// `last` is the square of the move before: what goes there too is written 同. Empty when nothing
/// stands where the move begins.
///
/// ```
/// use kete::record::notation::japanese;
/// use kete::rules::Position;
/// assert_eq!(japanese(&Position::even(), "7g7f".parse().unwrap(), None), "☗７六歩");
/// ```
pub fn japanese(position: &Position, m: Move, last: Option<Square>) -> String {
    let side = match position.turn() {
        Side::Sente => '☗',
        Side::Gote => '☖',
    };
    let to = m.to();
    let place = if last == Some(to) { "同".to_owned() } else { place(to) };
    let (role, how, turned) = match m {
        Move::Drop { role, .. } => {
            let how = if rivals(position, role, to).next().is_some() { "打" } else { "" };
            (role, how.to_owned(), "")
        }
        Move::Board { from, promote, .. } => {
            let Some(piece) = position.piece(from) else { return String::new() };
            let turned = match (promote, position.promotion(from, to)) {
                (true, _) => "成",
                (false, Promotion::Choice) => "不成",
                (false, _) => "",
            };
            (piece.role, told_apart(position, piece.role, from, to), turned)
        }
    };
    format!("{side}{place}{}{how}{turned}", kanji(role))
}

/// Those of the mover's pieces of this very kind that could go to a square, but for their king.
fn rivals(position: &Position, role: Role, to: Square) -> impl Iterator<Item = Square> + '_ {
    let own = position.of_role(role) & position.pieces(position.turn());
    own.iter().filter(move |from| {
        let promote = position.promotion(*from, to) == Promotion::Must;
        matches!(
            position.why(Move::Board { from: *from, to, promote }),
            Ok(())
                | Err(
                    IllegalMove::LeavesKingInCheck { .. } | IllegalMove::DoesNotAnswerCheck { .. }
                )
        )
    })
}

/// How a piece goes, seen by its player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Up,
    Level,
    Down,
}

impl Way {
    const fn kanji(self) -> &'static str {
        match self {
            Way::Up => "上",
            Way::Level => "寄",
            Way::Down => "引",
        }
    }
}

/// The words that tell a piece from its fellows: the way it goes if only it goes that way, else
/// the side it comes from, else both.
fn told_apart(position: &Position, role: Role, from: Square, to: Square) -> String {
    let side = position.turn();
    let others: Vec<Square> = rivals(position, role, to).filter(|rival| *rival != from).collect();
    if others.is_empty() {
        return String::new();
    }
    let way = way(side, from, to);
    if others.iter().all(|other| self::way(side, *other, to) != way) {
        return way.kanji().to_owned();
    }
    // There are two of these at most, and 直 is not said of them: one is left of the other.
    let is_major = matches!(role, Role::Rook | Role::Bishop | Role::Dragon | Role::Horse);
    if is_major {
        let other = others.first().map_or(to, |other| *other);
        return hand_side(side, from, other).unwrap_or_default().to_owned();
    }
    match hand_side(side, from, to) {
        // Straight up; straight down nothing goes in company.
        None => "直".to_owned(),
        Some(hand) if others.iter().all(|other| hand_side(side, *other, to) != Some(hand)) => {
            hand.to_owned()
        }
        Some(hand) => format!("{hand}{}", way.kanji()),
    }
}

fn way(side: Side, from: Square, to: Square) -> Way {
    match from.depth(side).cmp(&to.depth(side)) {
        std::cmp::Ordering::Greater => Way::Up,
        std::cmp::Ordering::Equal => Way::Level,
        std::cmp::Ordering::Less => Way::Down,
    }
}

/// On which hand of its player a square lies of another; `None` on the same file.
fn hand_side(side: Side, square: Square, of: Square) -> Option<&'static str> {
    // Files count from sente's right.
    let is_right = (square.file() < of.file()) == (side == Side::Sente);
    (square.file() != of.file()).then_some(if is_right { "右" } else { "左" })
}

fn place(square: Square) -> String {
    const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
    const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let at = |signs: [char; 9], number: u8| signs[usize::from(number - 1)];
    [at(FILES, square.file()), at(RANKS, square.rank())].iter().collect()
}

const fn kanji(role: Role) -> &'static str {
    match role {
        Role::Pawn => "歩",
        Role::Lance => "香",
        Role::Knight => "桂",
        Role::Silver => "銀",
        Role::Gold => "金",
        Role::Bishop => "角",
        Role::Rook => "飛",
        Role::King => "玉",
        Role::Tokin => "と",
        Role::PromotedLance => "成香",
        Role::PromotedKnight => "成桂",
        Role::PromotedSilver => "成銀",
        Role::Horse => "馬",
        Role::Dragon => "龍",
    }
}
