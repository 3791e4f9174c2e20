//! The rules written a second time, from rules.md, on a plain 9×9 array.
//!
//! Slow and simple on purpose, and sharing nothing with the crate: positions
//! come in as SFEN, moves as USI, verdicts are the names of the rules. Row 0 is
//! rank a, column 0 is file 9, so the array lies as the board is printed.

/// A piece: its owner, its plain SFEN letter in upper case, and its face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Man {
    gote: bool,
    kind: u8,
    promoted: bool,
}

/// Kinds in the order a hand counts them.
const KINDS: &[u8; 7] = b"RBGSNLP";

/// Row and column.
type Cell = (i32, i32);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    cells: [[Option<Man>; 9]; 9],
    hands: [[u8; 7]; 2],
    gote: bool,
}

/// A move someone tries.
#[derive(Clone, Copy, Debug)]
pub enum Try {
    /// On the board.
    Step { from: Cell, to: Cell, promote: bool },
    /// From the hand; only a plain kind other than `K` can be there.
    Drop { kind: u8, to: Cell },
}

impl Try {
    /// Reads a move in USI that is known to be well formed.
    pub fn read(usi: &str) -> Try {
        let sign = usi.as_bytes();
        let cell = |at: usize| (i32::from(sign[at + 1] - b'a'), i32::from(b'9' - sign[at]));
        if sign[1] == b'*' {
            Try::Drop { kind: sign[0], to: cell(2) }
        } else {
            Try::Step { from: cell(0), to: cell(2), promote: sign.len() == 5 }
        }
    }
}

impl Board {
    /// Reads an SFEN that is known to be well formed.
    pub fn read(sfen: &str) -> Board {
        let fields: Vec<&str> = sfen.split(' ').collect();
        let mut board = Board { cells: [[None; 9]; 9], hands: [[0; 7]; 2], gote: fields[1] == "w" };
        for (row, text) in fields[0].split('/').enumerate() {
            let (mut column, mut promoted) = (0, false);
            for sign in text.bytes() {
                match sign {
                    b'1'..=b'9' => column += usize::from(sign - b'0'),
                    b'+' => promoted = true,
                    _ => {
                        let gote = sign.is_ascii_lowercase();
                        let man = Man { gote, kind: sign.to_ascii_uppercase(), promoted };
                        board.cells[row][column] = Some(man);
                        (column, promoted) = (column + 1, false);
                    }
                }
            }
        }
        let mut count = 0;
        for sign in fields[2].bytes().filter(|sign| *sign != b'-') {
            if sign.is_ascii_digit() {
                count = count * 10 + (sign - b'0');
            } else {
                let gote = usize::from(sign.is_ascii_lowercase());
                board.hands[gote][slot(sign.to_ascii_uppercase()).unwrap()] = count.max(1);
                count = 0;
            }
        }
        board
    }

    /// Whether gote is to move.
    pub fn is_gotes_turn(&self) -> bool {
        self.gote
    }

    fn at(&self, (row, column): Cell) -> Option<Man> {
        self.cells[row as usize][column as usize]
    }

    fn set(&mut self, (row, column): Cell, man: Option<Man>) {
        self.cells[row as usize][column as usize] = man;
    }

    /// Where `gote`'s king stands.
    pub fn king(&self, gote: bool) -> Option<Cell> {
        cells().find(|cell| self.at(*cell) == Some(Man { gote, kind: b'K', promoted: false }))
    }

    /// `legal`, or the rule that forbids the move.
    pub fn why(&self, tried: &Try) -> &'static str {
        let refused = match *tried {
            Try::Step { from, to, promote } => self.refuses_step(from, to, promote),
            Try::Drop { kind, to } => self.refuses_drop(kind, to),
        };
        if let Some(rule) = refused {
            return rule;
        }
        let after = self.after(tried);
        let checkers = after.attackers_of_king(self.gote);
        if !checkers.is_empty() {
            let before = self.attackers_of_king(self.gote);
            let stands = checkers.iter().any(|checker| before.contains(checker));
            return if stands { "does-not-answer-check" } else { "leaves-king-in-check" };
        }
        match tried {
            Try::Drop { kind: b'P', .. } if after.is_check() && !after.has_legal_move() => {
                "uchifuzume"
            }
            _ => "legal",
        }
    }

    /// The board after a move that is at least possible for the pieces.
    pub fn after(&self, tried: &Try) -> Board {
        let mut after = self.clone();
        let hand = &mut after.hands[usize::from(self.gote)];
        match *tried {
            Try::Step { from, to, promote } => {
                if let Some(taken) = self.at(to)
                    && let Some(slot) = slot(taken.kind)
                {
                    hand[slot] += 1;
                }
                let mut man = self.at(from).unwrap();
                man.promoted |= promote;
                after.set(from, None);
                after.set(to, Some(man));
            }
            Try::Drop { kind, to } => {
                hand[slot(kind).unwrap()] -= 1;
                after.set(to, Some(Man { gote: self.gote, kind, promoted: false }));
            }
        }
        after.gote = !self.gote;
        after
    }

    fn refuses_step(&self, from: Cell, to: Cell, promote: bool) -> Option<&'static str> {
        let Some(man) = self.at(from) else { return Some("empty-square") };
        if man.gote != self.gote {
            return Some("not-your-piece");
        }
        match self.way(man, from, to) {
            Way::None => return Some("not-that-piece's-move"),
            Way::Blocked => return Some("blocked"),
            Way::Open => {}
        }
        if self.at(to).is_some_and(|target| target.gote == self.gote) {
            return Some("own-piece");
        }
        let zone = |cell: Cell| ranks_ahead(man.gote, cell) < 3;
        let may = !man.promoted && !b"GK".contains(&man.kind) && (zone(from) || zone(to));
        if promote && !may {
            return Some("cannot-promote");
        }
        (!promote && is_stuck(man, to)).then_some("must-promote")
    }

    fn refuses_drop(&self, kind: u8, to: Cell) -> Option<&'static str> {
        let man = Man { gote: self.gote, kind, promoted: false };
        if slot(kind).is_none_or(|slot| self.hands[usize::from(self.gote)][slot] == 0) {
            return Some("not-in-hand");
        }
        if self.at(to).is_some() {
            return Some("occupied");
        }
        if is_stuck(man, to) {
            return Some("dead-end");
        }
        let file_has_pawn = (0..9).any(|row| self.at((row, to.1)) == Some(man));
        (kind == b'P' && file_has_pawn).then_some("nifu")
    }

    /// Whether `man` gets from one square to another, whatever stands on the other.
    fn way(&self, man: Man, from: Cell, to: Cell) -> Way {
        let forward = if man.gote { 1 } else { -1 };
        let (mut down, right) = (to.0 - from.0, to.1 - from.1);
        down *= forward;
        // Seen by the owner: how far ahead, how far aside.
        let (ahead, aside) = (down, right.abs());
        if steps(man).contains(&(ahead, aside)) {
            return Way::Open;
        }
        let straight = (ahead == 0) != (aside == 0);
        let diagonal = ahead.abs() == aside && aside != 0;
        let slides = match (man.kind, man.promoted) {
            (b'R', _) => straight,
            (b'B', _) => diagonal,
            (b'L', false) => straight && ahead > 0,
            _ => false,
        };
        if !slides {
            return Way::None;
        }
        let (mut row, mut column) = from;
        loop {
            row += (to.0 - from.0).signum();
            column += (to.1 - from.1).signum();
            if (row, column) == to {
                return Way::Open;
            }
            if self.at((row, column)).is_some() {
                return Way::Blocked;
            }
        }
    }

    /// The squares of the pieces that attack the king of `gote`.
    pub fn attackers_of_king(&self, gote: bool) -> Vec<Cell> {
        let Some(king) = self.king(gote) else { return Vec::new() };
        let attacks = |from: &Cell| {
            self.at(*from)
                .is_some_and(|man| man.gote != gote && self.way(man, *from, king) == Way::Open)
        };
        cells().filter(attacks).collect()
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.attackers_of_king(self.gote).is_empty()
    }

    /// Whether the side to move can move at all.
    pub fn has_legal_move(&self) -> bool {
        conceivable().iter().any(|(_, tried)| self.why(tried) == "legal")
    }

    /// Every legal move in USI, sorted.
    pub fn legal_moves(&self) -> Vec<String> {
        let legal = conceivable().iter().filter(|(_, tried)| self.why(tried) == "legal");
        let mut moves: Vec<String> = legal.map(|(usi, _)| usi.clone()).collect();
        moves.sort();
        moves
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    None,
    Blocked,
    Open,
}

fn slot(kind: u8) -> Option<usize> {
    KINDS.iter().position(|held| *held == kind)
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..9).flat_map(|row| (0..9).map(move |column| (row, column)))
}

/// Ranks that lie ahead of a square: 0 on the last rank.
fn ranks_ahead(gote: bool, (row, _): Cell) -> i32 {
    if gote { 8 - row } else { row }
}

/// Whether a man could never move again from here.
fn is_stuck(man: Man, cell: Cell) -> bool {
    let needs = match (man.kind, man.promoted) {
        (b'P' | b'L', false) => 1,
        (b'N', false) => 2,
        _ => 0,
    };
    ranks_ahead(man.gote, cell) < needs
}

/// Single steps as (ahead, aside); every one goes to both sides.
fn steps(man: Man) -> &'static [(i32, i32)] {
    match (man.kind, man.promoted) {
        (b'K', _) => &[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)],
        (b'G', _) | (b'S' | b'N' | b'L' | b'P', true) => &[(1, 0), (1, 1), (0, 1), (-1, 0)],
        (b'S', false) => &[(1, 0), (1, 1), (-1, 1)],
        (b'N', false) => &[(2, 1)],
        (b'P', false) => &[(1, 0)],
        (b'R', true) => &[(1, 1), (-1, 1)],
        (b'B', true) => &[(1, 0), (0, 1), (-1, 0)],
        _ => &[],
    }
}

/// Every move that can be written down, legal somewhere or not, with its USI.
pub fn conceivable() -> &'static [(String, Try)] {
    static ALL: std::sync::OnceLock<Vec<(String, Try)>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| {
        let squares: Vec<String> = (b'1'..=b'9')
            .flat_map(|file| {
                (b'a'..=b'i').map(move |rank| format!("{}{}", file as char, rank as char))
            })
            .collect();
        let mut all = Vec::new();
        for to in &squares {
            for from in &squares {
                all.push(format!("{from}{to}"));
                all.push(format!("{from}{to}+"));
            }
            all.extend(KINDS.iter().map(|kind| format!("{}*{to}", *kind as char)));
        }
        all.into_iter().map(|usi| (usi.clone(), Try::read(&usi))).collect()
    })
}
