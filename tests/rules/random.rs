//! Positions and games by chance, the same at every run.

use kete::rules::{Game, IllegalMove, Move, Origin, Piece, Position, Role, Setup, Side, Square};

/// A small generator of random numbers (splitmix64); a crate would be more than is needed.
pub struct Rng(u64);

impl Rng {
    /// The numbers that belong to a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// A number under `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True so many times out of a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() { None } else { Some(of[self.below(of.len())]) }
    }

    fn side(&mut self) -> Side {
        Side::ALL[self.below(2)]
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(Square::COUNT)).unwrap()
    }

    /// A square at most two steps from another, or any when that leaves the board.
    fn near(&mut self, square: Square) -> Square {
        let mut step = || self.below(5) as i8 - 2;
        square.offset(step(), step()).unwrap_or_else(|| self.square())
    }
}

/// A legal move by chance, drops and captures far oftener than their number would have it.
pub fn any_move(rng: &mut Rng, position: &Position) -> Option<Move> {
    let all: Vec<Move> = position.legal_moves().iter().collect();
    let wanted = rng.below(10);
    let of_kind = |m: &&Move| match m {
        Move::Drop { .. } => wanted < 4,
        Move::Board { to, .. } => (4..7).contains(&wanted) && position.piece(*to).is_some(),
    };
    let some: Vec<Move> = all.iter().filter(of_kind).copied().collect();
    rng.pick(&some).or_else(|| rng.pick(&all))
}

/// A legal move by chance in a game that is to come round: it likes to check, to
/// step back where it came from, and to go where it has been before.
pub fn shuffling_move(rng: &mut Rng, game: &Game) -> Option<Move> {
    let position = game.position();
    let all: Vec<Move> = position.legal_moves().iter().collect();
    let own_last = game.moves().len().checked_sub(2).map(|at| game.moves()[at]);
    let wanted = rng.below(10);
    let liked = |m: &&Move| {
        let back = match (**m, own_last) {
            (Move::Board { from, to, .. }, Some(Move::Board { from: f, to: t, .. })) => {
                (from, to) == (t, f)
            }
            _ => false,
        };
        let after = position.play(**m).unwrap();
        match wanted {
            0..4 => after.is_check(),
            4..7 => back,
            7..9 => (0..game.ply())
                .any(|ply| game.position_at(ply).is_some_and(|old| old.repeats(&after))),
            _ => false,
        }
    };
    let some: Vec<Move> = all.iter().filter(liked).copied().collect();
    rng.pick(&some).or_else(|| rng.pick(&all))
}

/// The positions of a random game, at most `plies` moves long, start and end included.
pub fn game(rng: &mut Rng, start: Position, plies: usize) -> Vec<Position> {
    let mut line = vec![start];
    while line.len() <= plies
        && let Some(m) = any_move(rng, &line[line.len() - 1])
    {
        line.push(line[line.len() - 1].play(m).unwrap());
    }
    line
}

/// Positions out of random even games, `every` plies apart.
pub fn game_positions(seed: u64, n: usize, every: usize) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut positions = Vec::new();
    while positions.len() < n {
        let line = game(&mut rng, Position::even(), 250);
        positions.extend(line.into_iter().skip(every / 2).step_by(every));
    }
    positions.truncate(n);
    positions
}

/// A few pieces, crowded around the kings, of which one may be missing: the
/// positions of mate problems, where pins, double checks and pawn mates are common.
pub fn problem(rng: &mut Rng) -> Position {
    loop {
        if let Ok(position) = crowd(rng).position() {
            return position;
        }
    }
}

fn crowd(rng: &mut Rng) -> Setup {
    let mut setup = Setup::empty();
    setup.set_turn(rng.side());
    let kings = match rng.below(10) {
        0 => vec![Side::Sente],
        1 => vec![Side::Gote],
        _ => Side::ALL.to_vec(),
    };
    let mut centres = Vec::new();
    for side in kings {
        // Kings near the edge are mated sooner.
        let square = if rng.percent(60) {
            Square::new(1 + rng.below(9) as u8, if rng.percent(50) { 1 } else { 9 }).unwrap()
        } else {
            rng.square()
        };
        setup.put(square, Some(Piece::new(side, Role::King)));
        centres.push(square);
    }
    let mut box_of_pieces: Vec<Role> = Role::HAND
        .into_iter()
        .flat_map(|role| std::iter::repeat_n(role, usize::from(role.n_in_set()).min(6)))
        .collect();
    for _ in 0..3 + rng.below(14) {
        let role = box_of_pieces.swap_remove(rng.below(box_of_pieces.len()));
        let side = rng.side();
        if rng.percent(25) {
            setup.hold(side, role, 1);
            continue;
        }
        let centre = rng.pick(&centres).unwrap();
        let square = if rng.percent(65) { rng.near(centre) } else { rng.square() };
        if setup.piece(square).is_none() {
            let role = if rng.percent(25) { role.promoted().unwrap_or(role) } else { role };
            setup.put(square, Some(Piece::new(side, role)));
        }
    }
    setup
}

/// Many positions of mate problems.
pub fn problems(seed: u64, n: usize) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    (0..n).map(|_| problem(&mut rng)).collect()
}

/// Problems in which a pawn can be dropped in front of the king that waits, and
/// that king itself can then neither move nor take: what stands around it decides.
/// In some the drop also answers a check.
pub fn pawn_problems(seed: u64, n: usize) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut positions = Vec::new();
    while positions.len() < n {
        let mut setup = crowd(&mut rng);
        setup.hold(setup.turn(), Role::Pawn, 1);
        if let Some(position) = shut_in(&setup) {
            positions.push(position);
            let in_check = (0..8).find_map(|_| shut_in(&check_through_the_drop(&mut rng, setup)?));
            positions.extend(in_check);
        }
    }
    positions
}

/// The position, if a pawn dropped in front of the waiting king leaves that king no move.
fn shut_in(setup: &Setup) -> Option<Position> {
    let position = setup.position().ok()?;
    let drop = pawn_check(&position)?;
    let mut after = position;
    match position.why(drop) {
        Ok(()) | Err(IllegalMove::Uchifuzume { .. }) => after.do_move(drop),
        _ => return None,
    };
    let king = after.king(after.turn())?;
    after.destinations(Origin::Board(king)).is_empty().then_some(position)
}

/// Sets king and enemy rook or bishop on a line through the square of the pawn
/// drop. The checker could take the pawn, so it is pinned to its own king.
fn check_through_the_drop(rng: &mut Rng, mut setup: Setup) -> Option<Setup> {
    let mover = setup.turn();
    let waiting = setup.position().ok()?.king(mover.other())?;
    let own_king = Piece::new(mover, Role::King);
    if let Some(king) = Square::all().find(|square| setup.piece(*square) == Some(own_king)) {
        setup.put(king, None);
    }
    let middle = pawn_check(&setup.position().ok()?)?.to();
    let (files, ranks) = rng.pick(&[(1, 0), (1, 1), (1, -1), (-1, 0), (-1, 1), (-1, -1)])?;
    let far = |steps: i8| middle.offset(files * steps, ranks * steps);
    let checker = far(-1)?;
    let beside = |a: u8, b: u8| a as i8 - b as i8;
    let (pin_files, pin_ranks) =
        (beside(checker.file(), waiting.file()), beside(checker.rank(), waiting.rank()));
    let away = 1 + rng.below(4) as i8;
    let pinner = checker.offset(pin_files * away, pin_ranks * away)?;
    let line_piece = |ranks: i8| if ranks == 0 { Role::Rook } else { Role::Bishop };
    setup.put(far(1 + rng.below(3) as i8)?, Some(own_king));
    setup.put(checker, Some(Piece::new(mover.other(), line_piece(ranks))));
    setup.put(pinner, Some(Piece::new(mover, line_piece(pin_ranks))));
    setup.position().ok().filter(Position::is_check).map(|_| setup)
}

/// The drop of a pawn in front of the king that waits.
pub fn pawn_check(position: &Position) -> Option<Move> {
    let king = position.king(position.turn().other())?;
    let behind = if position.turn() == Side::Sente { 1 } else { -1 };
    Some(Move::Drop { role: Role::Pawn, to: king.offset(0, behind)? })
}
