//! Positions: thrown together, taken apart, written down.

use kete::rules::{Piece, Role, Setup, Side, Square};

use super::dice::Dice;

/// What stands on the board, and what sente holds. Gote holds all the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setting {
    /// The pieces on the board, gote's king first.
    pub board: Vec<(Square, Piece)>,
    /// The pieces in sente's hand.
    pub hand: Vec<Role>,
}

/// Plain roles of the board, the frequent ones more than once.
const ATTACKERS: [Role; 20] = [
    Role::Pawn,
    Role::Pawn,
    Role::Lance,
    Role::Knight,
    Role::Knight,
    Role::Silver,
    Role::Silver,
    Role::Gold,
    Role::Gold,
    Role::Bishop,
    Role::Bishop,
    Role::Rook,
    Role::Rook,
    Role::Tokin,
    Role::PromotedSilver,
    Role::PromotedKnight,
    Role::Horse,
    Role::Horse,
    Role::Dragon,
    Role::Dragon,
];
const DEFENDERS: [Role; 10] = [
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Lance,
    Role::Lance,
    Role::Knight,
    Role::Knight,
    Role::Silver,
    Role::Gold,
    Role::Rook,
];
const HELD: [Role; 12] = [
    Role::Pawn,
    Role::Lance,
    Role::Knight,
    Role::Knight,
    Role::Silver,
    Role::Silver,
    Role::Gold,
    Role::Gold,
    Role::Bishop,
    Role::Bishop,
    Role::Rook,
    Role::Rook,
];

/// A king near the far edge with pieces around it; `None` when two fell on one square.
pub fn throw(dice: &mut Dice) -> Option<Setting> {
    let king = Square::new(1 + dice.below(9), [1, 1, 1, 2, 2, 3][usize::from(dice.below(6))])?;
    let mut setting =
        Setting { board: vec![(king, Piece::new(Side::Gote, Role::King))], hand: Vec::new() };
    for _ in 0..1 + dice.below(4) {
        let role = dice.of(&ATTACKERS, Role::Gold);
        setting.put(near(dice, king, 3)?, Piece::new(Side::Sente, role))?;
    }
    for _ in 0..dice.below(6) {
        let role = dice.of(&DEFENDERS, Role::Pawn);
        setting.put(near(dice, king, 2)?, Piece::new(Side::Gote, role))?;
    }
    for _ in 0..[0, 1, 1, 2, 2, 3][usize::from(dice.below(6))] {
        setting.hand.push(dice.of(&HELD, Role::Gold));
    }
    setting.hand.sort_unstable_by_key(|role| std::cmp::Reverse(*role));
    Some(setting)
}

/// A square at most so many files and ranks away.
fn near(dice: &mut Dice, king: Square, most: u8) -> Option<Square> {
    let mut step = || dice.below(2 * most + 1) as i8 - most as i8;
    king.offset(step(), step())
}

impl Setting {
    fn put(&mut self, square: Square, piece: Piece) -> Option<()> {
        let is_free = self.board.iter().all(|(taken, _)| *taken != square);
        is_free.then(|| self.board.push((square, piece)))
    }

    /// Without one of its pieces, each in turn; the king stays.
    pub fn lighter(&self) -> Vec<Setting> {
        let mut settings = Vec::new();
        for at in 1..self.board.len() {
            let mut lighter = self.clone();
            lighter.board.remove(at);
            settings.push(lighter);
        }
        for at in 0..self.hand.len() {
            let mut lighter = self.clone();
            lighter.hand.remove(at);
            settings.push(lighter);
        }
        settings
    }

    /// The position, gote holding what is left of a set, or nothing.
    pub fn setup(&self, gote_holds: bool) -> Option<Setup> {
        let mut setup = Setup::empty();
        let mut left = Role::HAND.map(|role| (role, role.n_in_set()));
        let on_board = self.board.iter().map(|(_, piece)| piece.role);
        for role in on_board.chain(self.hand.iter().copied()) {
            if let Some((_, n)) = left.iter_mut().find(|(kind, _)| *kind == role.demoted()) {
                *n = n.checked_sub(1)?;
            }
        }
        for (square, piece) in &self.board {
            setup.put(*square, Some(*piece));
        }
        for role in &self.hand {
            setup.hold(Side::Sente, *role, 1);
        }
        for (role, n) in left.into_iter().filter(|_| gote_holds) {
            setup.hold(Side::Gote, role, n);
        }
        Some(setup)
    }
}
