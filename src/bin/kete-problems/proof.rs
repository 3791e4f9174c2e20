//! What makes a position a problem.

use kete::engine::mate::Solver;
use kete::rules::{Move, Piece, Position, Role, Side};

use super::setting::Setting;

/// Moves that a question about a thrown position may cost, and about one that is nearly a problem.
const GLANCE: u64 = 4_000;
const LOOK: u64 = 60_000;

/// The pieces by files and ranks from the king, and those in hand.
type Shape = (Vec<(i16, i16, Side, Role)>, Vec<Role>);

/// A problem, proven.
#[derive(Clone, Debug)]
pub struct Proven {
    setting: Setting,
    /// Plies to mate.
    pub plies: u32,
    /// Moves that the search looks at to find it.
    pub effort: u64,
    line: Vec<Move>,
}

fn position(setting: &Setting, gote_holds: bool) -> Option<Position> {
    let setup = setting.setup(gote_holds)?;
    setup.could_arise().ok()?;
    setup.position().ok()
}

/// The plies to mate and the only first move, if there is mate and only one leads to it.
fn key(setting: &Setting, nodes: u64) -> Option<(u32, Move)> {
    let position = position(setting, true)?;
    let mut solver = Solver::new(nodes);
    let plies = solver.distance(&position, 5).ok()??;
    match solver.keys(&position, plies).ok()?[..] {
        [only] => Some((plies, only)),
        _ => None,
    }
}

/// The problem that is in a position, if there is one.
pub fn prove(mut setting: Setting) -> Option<Proven> {
    let wanted = key(&setting, GLANCE)?;
    // What can go without making it another problem goes.
    while let Some(lighter) =
        setting.lighter().into_iter().find(|lighter| key(lighter, LOOK) == Some(wanted))
    {
        setting = lighter;
    }
    let (plies, first) = key(&setting, LOOK)?;
    // The length is owed to no piece that is dropped in between.
    let bare = position(&setting, false)?;
    let mut solver = Solver::new(LOOK);
    if solver.distance(&bare, 5) != Ok(Some(plies)) || solver.keys(&bare, plies) != Ok(vec![first])
    {
        return None;
    }
    let position = position(&setting, true)?;
    let mut solver = Solver::new(LOOK);
    solver.distance(&position, plies).ok()??;
    let effort = solver.nodes();
    let line = solver.line(&position, plies).ok()??;
    // No other first move mates a little later either.
    if plies > 1 && Solver::new(LOOK).keys(&position, plies + 2) != Ok(vec![first]) {
        return None;
    }
    let mut end = position;
    for played in &line {
        end = end.play(*played).ok()?;
    }
    // What is held is used, but for what was captured on the way.
    let captured = |role| u8::from(plies > 1) * end.hand(Side::Sente).count(role);
    let is_used = setting.hand.iter().all(|role| captured(*role) == 0);
    (is_used && !(plies > 1 && has_dull_start(&position, first))).then_some(Proven {
        setting,
        plies,
        effort,
        line,
    })
}

/// Taking a big piece is what everybody tries first.
fn has_dull_start(position: &Position, first: Move) -> bool {
    position.piece(first.to()).is_some_and(|taken| {
        matches!(taken.role.demoted(), Role::Rook | Role::Bishop | Role::Gold | Role::Silver)
    })
}

impl Proven {
    /// A line of the file: plies, the ranks down to the last that is not empty, sente's hand.
    pub fn text(&self) -> String {
        let Some(setup) = self.setting.setup(false) else { return String::new() };
        let sfen = setup.to_string();
        let mut fields = sfen.split(' ');
        let board = fields.next().unwrap_or_default().trim_end_matches("/9");
        let hand = fields.nth(1).unwrap_or_default();
        format!("{} {board} {hand}", self.plies)
    }

    /// What the first move is like.
    pub fn kind(&self) -> String {
        let Some(first) = self.line.first() else { return String::new() };
        match *first {
            Move::Drop { role, to } => {
                // Golds and silvers are dropped so often that it matters where.
                let king = self.setting.board.first().map_or(to, |(king, _)| *king);
                let ranks = i16::from(to.rank()) - i16::from(king.rank());
                format!("drop {} {}", role.name(), ranks.clamp(-2, 2))
            }
            Move::Board { from, promote, to } => {
                let role = self.at(from).map_or("", |piece| piece.role.name());
                let takes = self.at(to).is_some();
                format!("{role} {promote} {takes}")
            }
        }
    }

    fn at(&self, square: kete::rules::Square) -> Option<Piece> {
        self.setting.board.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }

    /// Which pieces take part, wherever they stand.
    pub fn material(&self) -> Vec<(Side, Role)> {
        let held = self.setting.hand.iter().map(|role| (Side::Sente, *role));
        let board = self.setting.board.iter().map(|(_, piece)| (piece.side, piece.role));
        let mut all: Vec<_> = board.chain(held).collect();
        all.sort_unstable();
        all
    }

    /// The position seen from the king, the same in a mirror.
    pub fn shape(&self) -> Shape {
        let Some((king, _)) = self.setting.board.first() else { return Default::default() };
        let seen = |sign: i16| {
            let mut pieces: Vec<_> = self
                .setting
                .board
                .iter()
                .map(|(at, piece)| {
                    let files = i16::from(at.file()) - i16::from(king.file());
                    let ranks = i16::from(at.rank()) - i16::from(king.rank());
                    (sign * files, ranks, piece.side, piece.role)
                })
                .collect();
            pieces.sort_unstable();
            pieces
        };
        (seen(1).min(seen(-1)), self.setting.hand.clone())
    }

    /// How well it teaches, the lower the better: something is given away or comes from the hand,
    /// the king has pieces of its own about it, and it is not done by two big pieces from afar.
    pub fn score(&self) -> i32 {
        let count = |wanted: fn(&Piece) -> bool| {
            self.setting.board.iter().filter(|(_, piece)| wanted(piece)).count() as i32
        };
        let n_defenders = count(|piece| piece.side == Side::Gote) - 1;
        let n_big = count(|piece| {
            piece.side == Side::Sente && matches!(piece.role.demoted(), Role::Rook | Role::Bishop)
        });
        let n_pieces = (self.setting.board.len() + self.setting.hand.len()) as i32;
        let is_given = self.line.windows(2).any(|pair| pair[0].to() == pair[1].to());
        let takes = self.line.first().is_some_and(|first| self.at(first.to()).is_some());
        (n_pieces - 6).abs() + 2 * (n_big - 1).max(0) + 2 * i32::from(takes)
            - 4 * i32::from(is_given)
            - 2 * n_defenders.min(2)
            - 3 * i32::from(!self.setting.hand.is_empty())
    }
}
