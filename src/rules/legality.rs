//! Why a move is refused, by the name of the rule.

use std::fmt;

use super::setup::is_dead_end;
use super::tables;
use super::{Move, Origin, Piece, Position, Promotion, Role, Side, Square, SquareSet};

/// The rule that forbids a move, with what a sentence about it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// Nothing stands on the square the move starts from.
    EmptySquare {
        /// The empty square.
        square: Square,
    },
    /// The piece belongs to the opponent.
    NotYourPiece {
        /// Where it stands.
        square: Square,
    },
    /// One of the mover's own pieces stands on the target.
    OwnPiece {
        /// The target.
        square: Square,
    },
    /// The piece does not move that way (rules.md 2).
    NotThatPiecesMove {
        /// The piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Another piece stands in the way (rules.md 2.3).
    Blocked {
        /// The first piece in the way.
        by: Square,
    },
    /// The piece does not promote, or not on this move (rules.md 3.1).
    CannotPromote {
        /// The piece.
        role: Role,
        /// The target.
        to: Square,
    },
    /// The piece could never move again unpromoted (rules.md 3.2).
    MustPromote {
        /// The piece.
        role: Role,
        /// The target.
        to: Square,
    },
    /// The mover holds no such piece.
    NotInHand {
        /// The piece.
        role: Role,
    },
    /// A drop needs an empty square (rules.md 4.2).
    Occupied {
        /// The target.
        square: Square,
    },
    /// The dropped piece could never move (rules.md 4.3).
    DeadEnd {
        /// The piece.
        role: Role,
        /// The target.
        to: Square,
    },
    /// Two pawns on one file (rules.md 4.4).
    Nifu {
        /// The file, 1-9.
        file: u8,
        /// The pawn that stands there already.
        pawn: Square,
    },
    /// Mate by a dropped pawn (rules.md 4.5).
    Uchifuzume {
        /// The king that would be mated.
        king: Square,
    },
    /// The mover's king would stand in check (rules.md 5.1).
    LeavesKingInCheck {
        /// The king after the move.
        king: Square,
        /// A piece that would give check.
        checker: Square,
    },
    /// The check that stands is not answered (rules.md 5.1).
    DoesNotAnswerCheck {
        /// The king after the move.
        king: Square,
        /// A piece that goes on giving check.
        checker: Square,
    },
}

impl IllegalMove {
    /// Stable name of the rule, as in `leaves-king-in-check`.
    pub const fn rule(self) -> &'static str {
        match self {
            IllegalMove::EmptySquare { .. } => "empty-square",
            IllegalMove::NotYourPiece { .. } => "not-your-piece",
            IllegalMove::OwnPiece { .. } => "own-piece",
            IllegalMove::NotThatPiecesMove { .. } => "not-that-piece's-move",
            IllegalMove::Blocked { .. } => "blocked",
            IllegalMove::CannotPromote { .. } => "cannot-promote",
            IllegalMove::MustPromote { .. } => "must-promote",
            IllegalMove::NotInHand { .. } => "not-in-hand",
            IllegalMove::Occupied { .. } => "occupied",
            IllegalMove::DeadEnd { .. } => "dead-end",
            IllegalMove::Nifu { .. } => "nifu",
            IllegalMove::Uchifuzume { .. } => "uchifuzume",
            IllegalMove::LeavesKingInCheck { .. } => "leaves-king-in-check",
            IllegalMove::DoesNotAnswerCheck { .. } => "does-not-answer-check",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule())
    }
}

impl std::error::Error for IllegalMove {}

/// The pieces of `side` that attack `square` when `occupied` is what stands on the board.
pub(super) fn attackers(
    position: &Position,
    square: Square,
    side: Side,
    occupied: SquareSet,
) -> SquareSet {
    // A piece attacks a square exactly when the enemy's like on that square attacks it back.
    let mut found = SquareSet::EMPTY;
    for role in Role::ALL {
        let own = position.of_role(role) & position.pieces(side);
        if !own.is_empty() {
            found |= own & tables::reach(side.other(), role, square, occupied);
        }
    }
    found
}

impl Position {
    /// Plays a move, giving the position after it.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn play(&self, m: Move) -> Result<Position, IllegalMove> {
        self.why(m)?;
        let mut next = *self;
        next.do_move(m);
        Ok(next)
    }

    /// Whether the rules allow the move.
    pub fn is_legal(&self, m: Move) -> bool {
        self.why(m).is_ok()
    }

    /// Whether the rules allow the move, and if not which one forbids it.
    ///
    /// # Errors
    /// The first rule in this order: what is there to be moved, how the piece
    /// moves, promotion, the rules of drops, the safety of the king.
    pub fn why(&self, m: Move) -> Result<(), IllegalMove> {
        match m {
            Move::Board { from, to, promote } => self.why_board(from, to, promote)?,
            Move::Drop { role, to } => self.why_drop(role, to)?,
        }
        self.why_king(m)?;
        match m {
            Move::Drop { role: Role::Pawn, to } => self.why_pawn_mate(m, to),
            _ => Ok(()),
        }
    }

    fn why_board(&self, from: Square, to: Square, promote: bool) -> Result<(), IllegalMove> {
        let piece = self.piece(from).ok_or(IllegalMove::EmptySquare { square: from })?;
        if piece.side != self.turn() {
            return Err(IllegalMove::NotYourPiece { square: from });
        }
        let role = piece.role;
        let reach = tables::reach(piece.side, role, from, self.occupied());
        if !reach.contains(to) {
            let open = tables::reach(piece.side, role, from, SquareSet::EMPTY);
            let way = SquareSet(tables::between(from, to)) & self.occupied();
            // The blocker nearest to the piece is the one met first.
            let by = if from < to { way.first() } else { way.iter().last() };
            return Err(match by {
                Some(by) if open.contains(to) => IllegalMove::Blocked { by },
                _ => IllegalMove::NotThatPiecesMove { role, from, to },
            });
        }
        if self.piece(to).is_some_and(|target| target.side == piece.side) {
            return Err(IllegalMove::OwnPiece { square: to });
        }
        match (promote, promotion(piece, from, to)) {
            (true, Promotion::Never) => Err(IllegalMove::CannotPromote { role, to }),
            (false, Promotion::Must) => Err(IllegalMove::MustPromote { role, to }),
            _ => Ok(()),
        }
    }

    fn why_drop(&self, role: Role, to: Square) -> Result<(), IllegalMove> {
        let side = self.turn();
        if self.hand(side).count(role) == 0 {
            return Err(IllegalMove::NotInHand { role });
        }
        if self.piece(to).is_some() {
            return Err(IllegalMove::Occupied { square: to });
        }
        if is_dead_end(side, role, to) {
            return Err(IllegalMove::DeadEnd { role, to });
        }
        if role == Role::Pawn {
            let own = self.of_role(Role::Pawn) & self.pieces(side);
            if let Some(pawn) = own.iter().find(|pawn| pawn.file() == to.file()) {
                return Err(IllegalMove::Nifu { file: to.file(), pawn });
            }
        }
        Ok(())
    }

    fn why_king(&self, m: Move) -> Result<(), IllegalMove> {
        let mut after = *self;
        after.do_move(m);
        let Some(king) = after.king(self.turn()) else { return Ok(()) };
        let checkers = attackers(&after, king, after.turn(), after.occupied());
        let standing = checkers & self.checkers();
        if let Some(checker) = standing.first() {
            return Err(IllegalMove::DoesNotAnswerCheck { king, checker });
        }
        match checkers.first() {
            Some(checker) => Err(IllegalMove::LeavesKingInCheck { king, checker }),
            None => Ok(()),
        }
    }

    fn why_pawn_mate(&self, m: Move, to: Square) -> Result<(), IllegalMove> {
        let mut after = *self;
        after.do_move(m);
        match after.king(after.turn()) {
            Some(king) if after.checkers().contains(to) && !after.has_legal_move() => {
                Err(IllegalMove::Uchifuzume { king })
            }
            _ => Ok(()),
        }
    }

    /// The pieces of `side` that attack a square (rules.md 2); pinned ones too, as for a check.
    pub fn attackers(&self, side: Side, square: Square) -> SquareSet {
        attackers(self, square, side, self.occupied())
    }

    /// Where a piece of `side` at `origin` could go if it were that side's turn. It could go to
    /// the square of the enemy's king too: that is what a check threatens.
    pub fn destinations_of(&self, side: Side, origin: Origin) -> SquareSet {
        let mut turned = *self;
        turned.turn = side;
        turned.destinations(origin)
    }

    /// Whether the piece on `from` may or must promote when it goes to `to`
    /// (rules.md 3.1 and 3.2); `Never` for an empty square.
    pub fn promotion(&self, from: Square, to: Square) -> Promotion {
        self.piece(from).map_or(Promotion::Never, |piece| promotion(piece, from, to))
    }
}

fn promotion(piece: Piece, from: Square, to: Square) -> Promotion {
    let in_zone = from.depth(piece.side) <= 3 || to.depth(piece.side) <= 3;
    if piece.role.promoted().is_none() || !in_zone {
        Promotion::Never
    } else if is_dead_end(piece.side, piece.role, to) {
        Promotion::Must
    } else {
        Promotion::Choice
    }
}
