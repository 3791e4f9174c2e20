//! Pieces and their roles.

use super::Side;

/// The kind of a piece, promoted kinds on their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// 歩兵: one square forward.
    Pawn,
    /// 香車: any distance forward.
    Lance,
    /// 桂馬: two forward and one sideways, jumps.
    Knight,
    /// 銀将: forward or to any diagonal, one square.
    Silver,
    /// 金将: any direction but diagonally backward, one square.
    Gold,
    /// 角行: any distance diagonally.
    Bishop,
    /// 飛車: any distance along rank or file.
    Rook,
    /// 王将・玉将: one square in any direction.
    King,
    /// と金: the promoted pawn, moves as gold.
    Tokin,
    /// 成香: moves as gold.
    PromotedLance,
    /// 成桂: moves as gold.
    PromotedKnight,
    /// 成銀: moves as gold.
    PromotedSilver,
    /// 竜馬: the promoted bishop, also one square orthogonally.
    Horse,
    /// 竜王: the promoted rook, also one square diagonally.
    Dragon,
}

use Role::*;

impl Role {
    /// All fourteen.
    pub const ALL: [Role; 14] = [
        Pawn,
        Lance,
        Knight,
        Silver,
        Gold,
        Bishop,
        Rook,
        King,
        Tokin,
        PromotedLance,
        PromotedKnight,
        PromotedSilver,
        Horse,
        Dragon,
    ];

    /// The roles that can be held in hand, in the order trays show them.
    pub const HAND: [Role; 7] = [Rook, Bishop, Gold, Silver, Knight, Lance, Pawn];

    /// What this role becomes by promotion; `None` for king, gold and promoted roles.
    #[inline(always)]
    pub const fn promoted(self) -> Option<Role> {
        match self {
            Pawn => Some(Tokin),
            Lance => Some(PromotedLance),
            Knight => Some(PromotedKnight),
            Silver => Some(PromotedSilver),
            Bishop => Some(Horse),
            Rook => Some(Dragon),
            _ => None,
        }
    }

    /// The plain face, which a captured piece returns to (rules.md 3.1).
    #[inline(always)]
    pub const fn demoted(self) -> Role {
        match self {
            Tokin => Pawn,
            PromotedLance => Lance,
            PromotedKnight => Knight,
            PromotedSilver => Silver,
            Horse => Bishop,
            Dragon => Rook,
            plain => plain,
        }
    }

    /// Whether this is a promoted role.
    pub const fn is_promoted(self) -> bool {
        self as u8 > King as u8
    }

    /// How many a set of 40 pieces holds of this plain role, both sides together.
    pub const fn n_in_set(self) -> u8 {
        match self.demoted() {
            Pawn => 18,
            Bishop | Rook | King => 2,
            _ => 4,
        }
    }

    /// Stable English name, as in `promoted-silver`.
    pub const fn name(self) -> &'static str {
        match self {
            Pawn => "pawn",
            Lance => "lance",
            Knight => "knight",
            Silver => "silver",
            Gold => "gold",
            Bishop => "bishop",
            Rook => "rook",
            King => "king",
            Tokin => "tokin",
            PromotedLance => "promoted-lance",
            PromotedKnight => "promoted-knight",
            PromotedSilver => "promoted-silver",
            Horse => "horse",
            Dragon => "dragon",
        }
    }

    /// SFEN letter of the plain face, upper case.
    pub const fn letter(self) -> char {
        match self.demoted() {
            Lance => 'L',
            Knight => 'N',
            Silver => 'S',
            Gold => 'G',
            Bishop => 'B',
            Rook => 'R',
            King => 'K',
            _ => 'P',
        }
    }

    /// The plain role with this upper-case SFEN letter.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter {
            'P' => Pawn,
            'L' => Lance,
            'N' => Knight,
            'S' => Silver,
            'G' => Gold,
            'B' => Bishop,
            'R' => Rook,
            'K' => King,
            _ => return None,
        })
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// A piece of `side`.
    pub const fn new(side: Side, role: Role) -> Piece {
        Piece { side, role }
    }
}
