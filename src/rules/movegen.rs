//! Legal moves.
//!
//! Legality is settled once for each position, not for each move: the pieces
//! that give check and those that are pinned are found first, and everything
//! but the king is held to the squares they leave. Pawns move all at once by
//! shifting their set. The one case that has to look a ply ahead is a pawn
//! drop in front of the king (rules.md 4.5).

use super::sink::{Count, DropSquares, Sink};
use super::tables;
use super::{MoveList, Origin, Piece, Position, Role, Side, Square, SquareSet};

impl Position {
    /// Every legal move, non-promotions too.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        generate(self, &mut list);
        list
    }

    /// Empties `list` and fills it with every legal move.
    #[inline]
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        list.clear();
        generate(self, list);
    }

    /// Number of legal moves, without making them.
    #[inline]
    pub fn count_legal_moves(&self) -> u32 {
        let mut count = Count(0);
        generate(self, &mut count);
        count.0
    }

    /// Whether the side to move has any legal move (rules.md 5.2). By the list: a search that
    /// stops at the first one would be the same code once more, and all of it is loaded.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// The legal targets of a move that starts at `origin`.
    pub fn destinations(&self, origin: Origin) -> SquareSet {
        self.legal_moves().iter().filter(|m| m.origin() == origin).map(|m| m.to()).collect()
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> SquareSet {
        match self.king(self.turn) {
            Some(king) => SquareSet(threats(self, self.turn, king).checkers),
            None => SquareSet::EMPTY,
        }
    }

    /// Whether the side to move is in check (rules.md 5.1).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Everything that moves as gold.
    #[inline(always)]
    fn golds(&self) -> u128 {
        self.roles[Role::Gold as usize]
            | self.roles[Role::Tokin as usize]
            | self.roles[Role::PromotedLance as usize]
            | self.roles[Role::PromotedKnight as usize]
            | self.roles[Role::PromotedSilver as usize]
    }

    #[inline(always)]
    fn role(&self, role: Role) -> u128 {
        self.roles[role as usize]
    }
}

/// What bears on the king of one side.
struct Threats {
    /// Enemy pieces that give check.
    checkers: u128,
    /// Own pieces that alone stand between the king and a sliding enemy.
    pinned: u128,
}

#[inline(always)]
fn threats(position: &Position, side: Side, king: Square) -> Threats {
    let own = position.sides[side];
    let enemy = position.sides[side.other()];
    let occupied = own | enemy;
    let mut checkers = 0;
    let steps = (tables::king(king) | tables::knight(side, king)) & enemy;
    if steps != 0 {
        let horses_and_dragons = position.role(Role::Horse) | position.role(Role::Dragon);
        checkers = enemy
            & (tables::pawn(side, king) & position.role(Role::Pawn)
                | tables::knight(side, king) & position.role(Role::Knight)
                | tables::silver(side, king) & position.role(Role::Silver)
                | tables::gold(side, king) & position.golds()
                | tables::king(king) & horses_and_dragons);
    }
    let sliders = enemy
        & ((position.role(Role::Rook) | position.role(Role::Dragon)) & tables::rook_lines(king)
            | (position.role(Role::Bishop) | position.role(Role::Horse))
                & tables::bishop_lines(king)
            | position.role(Role::Lance) & tables::lance_line(side, king));
    let mut pinned = 0;
    for slider in SquareSet(sliders) {
        let blockers = tables::between(king, slider) & occupied;
        if blockers == 0 {
            checkers |= 1 << slider.index();
        } else if !SquareSet(blockers).is_many() {
            pinned |= blockers & own;
        }
    }
    Threats { checkers, pinned }
}

/// Those of `squares`, all next to `king`, that `side` attacks when `occupied` is
/// what stands on the board. `king` is the enemy's and is not in `occupied`, so
/// that it cannot hide behind itself.
#[inline(always)]
fn attacked_near(
    position: &Position,
    side: Side,
    pieces: u128,
    king: Square,
    squares: u128,
    occupied: u128,
) -> u128 {
    let mut attacked = 0;
    let near = tables::near(king) & pieces;
    if near != 0 {
        let golds = position.golds() & near;
        let silvers = position.role(Role::Silver) & near;
        let stars = near
            & (position.role(Role::King)
                | position.role(Role::Horse)
                | position.role(Role::Dragon));
        let pawns = position.role(Role::Pawn) & near;
        let knights = position.role(Role::Knight) & near;
        let ahead = tables::forward(side, golds | silvers | pawns | stars);
        let ahead_wide = tables::forward(side, golds | silvers | stars);
        let behind = tables::forward(side.other(), golds | stars);
        let behind_wide = tables::forward(side.other(), silvers | stars);
        let level = golds | stars;
        let jump =
            if knights == 0 { 0 } else { tables::forward(side, tables::forward(side, knights)) };
        let wide = ahead_wide | behind_wide | level | jump;
        attacked = ahead | behind | wide << 9 | wide >> 9;
    }
    let sliders = pieces
        & (position.role(Role::Rook)
            | position.role(Role::Bishop)
            | position.role(Role::Dragon)
            | position.role(Role::Horse)
            | position.role(Role::Lance));
    if sliders != 0 {
        for slider in SquareSet(sliders & (position.role(Role::Rook) | position.role(Role::Dragon)))
        {
            if tables::rook_lines(slider) & squares != 0 {
                attacked |= tables::rook(slider, occupied);
            }
        }
        for slider in
            SquareSet(sliders & (position.role(Role::Bishop) | position.role(Role::Horse)))
        {
            if tables::bishop_lines(slider) & squares != 0 {
                attacked |= tables::bishop(slider, occupied);
            }
        }
        for slider in SquareSet(sliders & position.role(Role::Lance)) {
            if tables::lance_line(side, slider) & squares != 0 {
                attacked |= tables::lance(side, slider, occupied);
            }
        }
    }
    attacked & squares
}

/// Hands every legal move to the sink.
#[inline(always)]
fn generate<S: Sink>(position: &Position, sink: &mut S) {
    generate_for(position, position.turn, sink);
}

fn generate_for<S: Sink>(position: &Position, side: Side, sink: &mut S) {
    let own = position.sides[side];
    let enemy = position.sides[side.other()];
    let occupied = own | enemy;
    let board = SquareSet::ALL.0;
    let mut allowed = board;
    let mut pinned = 0;
    if let Some(king) = position.king(side) {
        let threats = threats(position, side, king);
        let reach = tables::king(king) & !own;
        if reach != 0 {
            let open = occupied & !(1 << king.index());
            let safe = reach & !attacked_near(position, side.other(), enemy, king, reach, open);
            if safe != 0 {
                sink.piece(king, safe, 0);
            }
        }
        let checkers = SquareSet(threats.checkers);
        if let Some(checker) = checkers.first() {
            if checkers.is_many() {
                return;
            }
            allowed = tables::between(king, checker) | threats.checkers;
        }
        pinned = threats.pinned;
        // A pinned piece keeps to the line between king and pinner.
        for from in SquareSet(pinned) {
            let Some(piece) = position.board[from.index()] else { continue };
            let line = tables::ray(king, tables::direction(king, from));
            let targets = tables::reach(side, piece.role, from, SquareSet(occupied)).0 & line;
            emit(side, piece.role, from, targets & allowed & !own, sink);
        }
    }
    let free = own & !pinned;
    board_moves(position, side, free, occupied, allowed & !own, sink);
    drop_moves(position, side, allowed & !occupied, sink);
}

/// Sorts one piece's targets into promoting and plain moves (rules.md 3.1 and 3.2).
#[inline(always)]
fn emit<S: Sink>(side: Side, role: Role, from: Square, targets: u128, sink: &mut S) {
    if targets == 0 {
        return;
    }
    let promoting = if role.promoted().is_none() {
        0
    } else if tables::far_ranks(side, 3) >> from.index() & 1 != 0 {
        targets
    } else {
        targets & tables::far_ranks(side, 3)
    };
    let stuck = match role {
        Role::Pawn | Role::Lance => tables::far_ranks(side, 1),
        Role::Knight => tables::far_ranks(side, 2),
        _ => 0,
    };
    sink.piece(from, targets & !stuck, promoting);
}

/// Moves of everything but the king and the pinned.
#[inline(always)]
fn board_moves<S: Sink>(
    position: &Position,
    side: Side,
    free: u128,
    occupied: u128,
    targets: u128,
    sink: &mut S,
) {
    let pawns = tables::forward(side, position.role(Role::Pawn) & free) & targets;
    if pawns != 0 {
        let promoting = pawns & tables::far_ranks(side, 3);
        sink.pawns(side, pawns & !tables::far_ranks(side, 1), promoting);
    }
    for from in SquareSet(position.role(Role::Lance) & free) {
        let reach = tables::lance(side, from, occupied) & targets;
        emit(side, Role::Lance, from, reach, sink);
    }
    for from in SquareSet(position.role(Role::Knight) & free) {
        emit(side, Role::Knight, from, tables::knight(side, from) & targets, sink);
    }
    for from in SquareSet(position.role(Role::Silver) & free) {
        emit(side, Role::Silver, from, tables::silver(side, from) & targets, sink);
    }
    for from in SquareSet(position.golds() & free) {
        let reach = tables::gold(side, from) & targets;
        if reach != 0 {
            sink.piece(from, reach, 0);
        }
    }
    for from in SquareSet(position.role(Role::Bishop) & free) {
        let reach = tables::bishop(from, occupied) & targets;
        emit(side, Role::Bishop, from, reach, sink);
    }
    for from in SquareSet(position.role(Role::Rook) & free) {
        let reach = tables::rook(from, occupied) & targets;
        emit(side, Role::Rook, from, reach, sink);
    }
    for from in SquareSet(position.role(Role::Horse) & free) {
        let reach = (tables::bishop(from, occupied) | tables::king(from)) & targets;
        if reach != 0 {
            sink.piece(from, reach, 0);
        }
    }
    for from in SquareSet(position.role(Role::Dragon) & free) {
        let reach = (tables::rook(from, occupied) | tables::king(from)) & targets;
        if reach != 0 {
            sink.piece(from, reach, 0);
        }
    }
}

#[inline(always)]
fn drop_moves<S: Sink>(position: &Position, side: Side, empty: u128, sink: &mut S) {
    let hand = position.hands[side];
    if hand.is_empty() || empty == 0 {
        return;
    }
    let mut pawn = 0;
    if hand.count(Role::Pawn) > 0 {
        let own_pawns = position.role(Role::Pawn) & position.sides[side];
        pawn = empty & !tables::far_ranks(side, 1) & !tables::files(own_pawns);
        if let Some(king) = position.king(side.other()) {
            // The one square from which a dropped pawn gives check.
            let head = tables::pawn(side.other(), king) & pawn;
            if head != 0 && mates_by_pawn(position, side, king, head) {
                pawn ^= head;
            }
        }
    }
    let squares = DropSquares {
        pawn,
        lance: empty & !tables::far_ranks(side, 1),
        knight: empty & !tables::far_ranks(side, 2),
        other: empty,
    };
    sink.drops(hand, &squares);
}

/// Whether a pawn of `side` dropped on `head`, in front of the enemy `king`,
/// would leave the enemy without an answer (rules.md 4.5).
#[inline(always)]
fn mates_by_pawn(position: &Position, side: Side, king: Square, head: u128) -> bool {
    let pieces = position.sides[side];
    let enemy = position.sides[side.other()];
    // The pawn takes the king's place in the way of lines: it can shut one.
    let occupied = (pieces | enemy | head) & !(1 << king.index());
    let reach = tables::king(king) & !enemy;
    let attacked = attacked_near(position, side, pieces, king, reach, occupied);
    reach & !attacked == 0 && !is_pawn_capturable(position, side, king, head)
}

/// Whether a piece other than the king may take the pawn that `side` drops on `head`.
fn is_pawn_capturable(position: &Position, side: Side, king: Square, head: u128) -> bool {
    let Some(pawn) = SquareSet(head).first() else { return false };
    let mut dropped = *position;
    dropped.toggle(Piece { side, role: Role::Pawn }, pawn);
    let defender = side.other();
    let capturers = super::legality::attackers(&dropped, pawn, defender, dropped.occupied()).0
        & !dropped.role(Role::King);
    let pinned = threats(&dropped, defender, king).pinned;
    // A pin along the file cannot pass the pawn, so a pinned piece never takes it:
    // every other line through the king leaves the pawn aside.
    capturers & !pinned != 0
}
