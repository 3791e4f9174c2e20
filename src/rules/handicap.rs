//! Handicap games (rules.md 7).

use super::{Position, Role, Setup, Side, Square};

/// Which pieces the stronger player (*uwate*, on gote's side) takes off before moving first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// The lance on the giver's left.
    Lance,
    /// The lance on the giver's right.
    RightLance,
    /// The bishop.
    Bishop,
    /// The rook.
    Rook,
    /// The rook and the left lance.
    RookLance,
    /// Rook and bishop.
    TwoPiece,
    /// Two pieces and both lances.
    FourPiece,
    /// Four pieces and the right knight.
    FivePiece,
    /// Four pieces and both knights.
    SixPiece,
    /// Six pieces and the right silver.
    SevenPiece,
    /// Six pieces and both silvers.
    EightPiece,
    /// Eight pieces and the right gold.
    NinePiece,
    /// Eight pieces and both golds.
    TenPiece,
}

impl Handicap {
    /// All, the smallest first.
    pub const ALL: [Handicap; 13] = [
        Handicap::Lance,
        Handicap::RightLance,
        Handicap::Bishop,
        Handicap::Rook,
        Handicap::RookLance,
        Handicap::TwoPiece,
        Handicap::FourPiece,
        Handicap::FivePiece,
        Handicap::SixPiece,
        Handicap::SevenPiece,
        Handicap::EightPiece,
        Handicap::NinePiece,
        Handicap::TenPiece,
    ];

    /// The squares that the giver leaves empty, as (file, rank).
    const fn empty(self) -> &'static [(u8, u8)] {
        const ROOK: (u8, u8) = (8, 2);
        const BISHOP: (u8, u8) = (2, 2);
        // Gote looks down the board: the left hand is on file 1.
        match self {
            Handicap::Lance => &[(1, 1)],
            Handicap::RightLance => &[(9, 1)],
            Handicap::Bishop => &[BISHOP],
            Handicap::Rook => &[ROOK],
            Handicap::RookLance => &[ROOK, (1, 1)],
            Handicap::TwoPiece => &[ROOK, BISHOP],
            Handicap::FourPiece => &[ROOK, BISHOP, (1, 1), (9, 1)],
            Handicap::FivePiece => &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1)],
            Handicap::SixPiece => &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1), (2, 1)],
            Handicap::SevenPiece => &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1), (2, 1), (7, 1)],
            Handicap::EightPiece => &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1), (2, 1), (7, 1), (3, 1)],
            Handicap::NinePiece => {
                &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1), (2, 1), (7, 1), (3, 1), (6, 1)]
            }
            Handicap::TenPiece => {
                &[ROOK, BISHOP, (1, 1), (9, 1), (8, 1), (2, 1), (7, 1), (3, 1), (6, 1), (4, 1)]
            }
        }
    }

    /// The side that gives the handicap and moves first.
    pub const GIVER: Side = Side::Gote;

    /// What is missing from the giver's side.
    pub fn removed(self) -> impl Iterator<Item = Role> {
        let even = Setup::even();
        self.squares().filter_map(move |square| even.piece(square)).map(|piece| piece.role)
    }

    fn squares(self) -> impl Iterator<Item = Square> {
        self.empty().iter().filter_map(|&(file, rank)| Square::new(file, rank))
    }

    /// The handicap that a game from `start` is played with, if it is one of these.
    pub fn of(start: &Position) -> Option<Handicap> {
        Handicap::ALL.into_iter().find(|handicap| {
            let setup = Setup::handicap(*handicap);
            start.turn() == setup.turn()
                && Square::all().all(|square| start.piece(square) == setup.piece(square))
                && Side::ALL.into_iter().all(|side| start.hand(side).is_empty())
        })
    }
}

impl Setup {
    /// The start of a handicap game; the giver moves first.
    pub fn handicap(handicap: Handicap) -> Setup {
        let mut setup = Setup::even();
        setup.set_turn(Handicap::GIVER);
        for square in handicap.squares() {
            setup.put(square, None);
        }
        setup
    }
}
