//! What must hold of every position and every game.

use kete::rules::{Game, Impasse, Move, Outcome, Position, Role, Side, Square, Table};

use crate::diagram::draw;
use crate::random::{self, Rng};

/// Positions out of 60 random games, and 3,000 problems.
fn positions() -> impl Iterator<Item = Position> {
    let mut rng = Rng::new(11);
    let games = (0..60).flat_map(move |_| random::game(&mut rng, Position::even(), 300));
    games.chain(random::problems(12, 3_000))
}

/// Every derived part of a position is what it would be had it been set up so.
#[track_caller]
fn is_sound(position: &Position) {
    let built = position.setup().position().unwrap_or_else(|error| {
        panic!("{error}{}", draw(position));
    });
    assert_eq!(built, *position, "{}", draw(position));
    assert_eq!(built.hash(), position.hash());
    for role in Role::ALL {
        for square in position.of_role(role).iter() {
            assert_eq!(position.piece(square).map(|piece| piece.role), Some(role));
        }
    }
    for square in Square::all() {
        let holder = Side::ALL.into_iter().find(|side| position.pieces(*side).contains(square));
        assert_eq!(position.piece(square).map(|piece| piece.side), holder);
        assert_eq!(position.occupied().contains(square), holder.is_some());
    }
}

#[test]
fn doing_and_undoing_a_move_is_nothing() {
    for before in positions() {
        let mut position = before;
        for m in before.legal_moves().iter() {
            let undo = position.do_move(m);
            assert_eq!(before.play(m), Ok(position), "{m}{}", draw(&before));
            position.undo_move(m, undo);
            assert_eq!(position, before, "{m}{}", draw(&before));
            assert_eq!(position.hash(), before.hash());
        }
    }
}

/// The hash kept move by move is that of the position read from its SFEN, and so is the rest.
#[test]
fn every_position_reached_is_as_if_read() {
    for position in positions() {
        is_sound(&position);
        for m in position.legal_moves().iter().step_by(9) {
            is_sound(&position.play(m).unwrap());
        }
        let sfen = position.sfen();
        let read: Position = sfen.parse().unwrap();
        assert_eq!(read, position);
        assert_eq!(read.hash(), position.hash());
        assert_eq!(read.sfen(), sfen);
    }
}

/// Different positions have different hashes, as far as a hundred thousand can tell.
#[test]
fn hashes_tell_positions_apart() {
    let mut by_hash = std::collections::HashMap::new();
    for position in positions() {
        for m in position.legal_moves().iter().step_by(5) {
            let after = position.play(m).unwrap();
            let sfen = after.sfen();
            let key = sfen.rsplit_once(' ').unwrap().0.to_owned();
            let known = by_hash.entry(after.hash()).or_insert_with(|| key.clone());
            assert_eq!(*known, key);
        }
    }
    assert!(by_hash.len() > 100_000, "{}", by_hash.len());
}

/// Every piece in play by its plain role, on the board and in both hands.
fn census(position: &Position) -> [u32; 14] {
    let mut census = [0; 14];
    for square in position.occupied().iter() {
        census[position.piece(square).unwrap().role.demoted() as usize] += 1;
    }
    for side in Side::ALL {
        for (role, n) in position.hand(side).iter() {
            census[role as usize] += u32::from(n);
        }
    }
    census
}

#[test]
fn forty_pieces_are_in_play_at_all_times() {
    let set = census(&Position::even());
    assert_eq!(set.iter().sum::<u32>(), 40);
    let mut rng = Rng::new(13);
    for _ in 0..60 {
        for position in random::game(&mut rng, Position::even(), 300) {
            assert_eq!(census(&position), set, "{}", draw(&position));
        }
    }
    for position in random::problems(14, 500) {
        for after in random::game(&mut rng, position, 40) {
            assert_eq!(census(&after), census(&position), "{}", draw(&after));
        }
    }
}

/// No play leads to a position that the door would refuse.
#[test]
fn play_keeps_to_positions_that_may_stand() {
    let mut rng = Rng::new(15);
    for _ in 0..60 {
        for position in random::game(&mut rng, Position::even(), 300) {
            assert_eq!(position.setup().could_arise(), Ok(()), "{}", draw(&position));
            assert!(position.setup().position().is_ok(), "{}", draw(&position));
        }
    }
}

/// What a game shows at one ply.
type Page = (Position, usize, Option<Outcome>, Option<Move>);

fn page(game: &Game) -> Page {
    (*game.position(), game.repetitions(), game.outcome(), game.last_move())
}

/// Undo and redo, in any order, show every page as it was when it was played.
#[test]
fn undo_and_redo_are_exact() {
    let mut rng = Rng::new(16);
    for n in 0..200 {
        let start = if n % 2 == 0 { Position::even() } else { random::problem(&mut rng) };
        let table = Table { move_limit: Some(90), impasse: Impasse::Try, strict: false };
        let mut game = Game::new(start, table);
        let mut pages = vec![page(&game)];
        while game.outcome().is_none()
            && let Some(m) = random::shuffling_move(&mut rng, &game)
        {
            assert_eq!(game.play(m), Ok(()));
            pages.push(page(&game));
        }
        let line = game.line().to_vec();
        for _ in 0..120 {
            let ply = game.ply();
            if rng.percent(55) {
                assert_eq!(game.undo(), ply > 0);
                assert_eq!(game.ply(), ply.saturating_sub(1));
            } else {
                assert_eq!(game.redo(), ply < line.len());
                assert_eq!(game.ply(), (ply + 1).min(line.len()));
            }
            assert_eq!(page(&game), pages[game.ply()]);
            assert_eq!(game.line(), line);
            assert_eq!(game.moves(), &line[..game.ply()]);
            assert_eq!(game.position_at(game.ply()), Some(game.position()));
        }
    }
}

/// A new move after undo forgets what was taken back, and nothing else.
#[test]
fn a_new_move_replaces_what_was_taken_back() {
    let mut rng = Rng::new(17);
    for _ in 0..200 {
        let mut game = Game::even();
        for _ in 0..30 {
            if let Some(m) = random::shuffling_move(&mut rng, &game)
                && game.play(m).is_err()
            {
                break;
            }
        }
        for _ in 0..=rng.below(12) {
            game.undo();
        }
        let Some(m) = random::shuffling_move(&mut rng, &game) else { continue };
        let mut fresh = Game::even();
        for played in game.moves() {
            assert_eq!(fresh.play(*played), Ok(()));
        }
        assert_eq!(game.play(m), fresh.play(m));
        assert_eq!(game, fresh);
        assert!(!game.redo());
    }
}
