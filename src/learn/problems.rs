//! Mate problems (詰将棋) as data: each is a line of `problems.txt`, made and proven by
//! `kete-problems`. A new one needs no code.

use std::sync::OnceLock;

use super::diagram::{Diagram, Example, Frame};
use super::ids;
use crate::rules::{Position, Role, Side};

/// All of them, as the build script leaves them: on the web none.
const LINES: &str = include_str!(concat!(env!("OUT_DIR"), "/problems.txt"));

/// Those that came later.
static SUPPLIED: OnceLock<&'static str> = OnceLock::new();

fn lines() -> &'static str {
    SUPPLIED.get().copied().unwrap_or(LINES)
}

/// The lengths there are, in plies.
pub const LENGTHS: [u32; 3] = [1, 3, 5];

/// A mate problem: sente moves and mates within a number of plies, giving check at every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number in addresses, from 1: by length, then the easier one first.
    pub number: u16,
    /// Plies to mate, the defender's counted too.
    pub plies: u32,
    setting: &'static str,
}

impl Problem {
    /// Takes the problems where they are not in the app. They stay as long as it runs.
    pub fn supply(lines: &'static str) {
        let _ = SUPPLIED.set(lines);
    }

    /// Every problem.
    pub fn all() -> impl Iterator<Item = Problem> {
        (1..).zip(lines().lines()).filter_map(|(number, line)| {
            let (plies, setting) = line.split_once(' ')?;
            Some(Problem { number, plies: plies.parse().ok()?, setting })
        })
    }

    /// The problem with this number.
    pub fn find(number: u16) -> Option<Problem> {
        Problem::all().find(|problem| problem.number == number)
    }

    /// The problems of one length.
    pub fn of_length(plies: u32) -> impl Iterator<Item = Problem> {
        Problem::all().filter(move |problem| problem.plies == plies)
    }

    /// One problem of each length for a day, counted from any day. No problem comes again before
    /// all others of its length have come.
    pub fn of_day(day: u32) -> Vec<Problem> {
        // A stride that has no divisor in common with a number of problems visits all of them.
        const STRIDE: usize = 31;
        let of_length = |plies| {
            let count = Problem::of_length(plies).count();
            Problem::of_length(plies).nth((day as usize).wrapping_mul(STRIDE) % count.max(1))
        };
        LENGTHS.into_iter().filter_map(of_length).collect()
    }

    /// A name that stays when other problems are added: what is solved is kept under it.
    pub fn key(self) -> String {
        // FNV-1a
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let hash = self.setting.bytes().fold(0x811c_9dc5, mix);
        format!("{:06x}", hash >> 8)
    }

    /// The board that it is solved on; the ranks where nothing happens are left out.
    pub fn diagram(self) -> Diagram {
        Diagram {
            sfen: self.setting,
            frame: self.frame(),
            example: Example::Mate(self.plies),
            caption: ids::goal(self.plies),
        }
    }

    /// The position; a test shows that every problem has one.
    pub fn position(self) -> Option<Position> {
        read(self.setting)
    }

    /// The board down to below the lowest piece, and to where the king may run.
    fn frame(self) -> Frame {
        const FEWEST: u8 = 6;
        let Some(position) = self.position() else { return Frame::WHOLE };
        let lowest = position.occupied().iter().map(|square| square.rank() + 1);
        let king = position.king(Side::Gote).map(|king| king.rank() + 3);
        let last = lowest.chain(king).max().unwrap_or(FEWEST);
        Frame { ranks: (1, last.clamp(FEWEST, 9)), ..Frame::WHOLE }
    }
}

/// The position of a problem: an SFEN, or only the ranks down to the last that is not empty and
/// sente's hand. Then sente is to move, and gote holds what is left of a set.
pub(super) fn read(setting: &str) -> Option<Position> {
    if let Ok(position) = setting.parse() {
        return Some(position);
    }
    let (board, hand) = setting.split_once(' ')?;
    let missing = 8usize.checked_sub(board.matches('/').count())?;
    let position: Position = format!("{board}{} b {hand} 1", "/9".repeat(missing)).parse().ok()?;
    let mut setup = position.setup();
    for role in Role::HAND {
        let faces = [Some(role), role.promoted()].into_iter().flatten();
        let on_board: u32 = faces.map(|face| position.of_role(face).len()).sum();
        let held = u32::from(position.hand(Side::Sente).count(role));
        let left = u32::from(role.n_in_set()).saturating_sub(on_board + held);
        setup.hold(Side::Gote, role, u8::try_from(left).unwrap_or_default());
    }
    setup.position().ok()
}
