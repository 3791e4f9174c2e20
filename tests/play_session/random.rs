//! Random hands on the board. [`Sit::send`] looks after what must always hold.

use super::dice::Dice;
use super::sit::{Sit, count_pieces};
use kete::play::{Command, Grip, NewGame, Seat};
use kete::rules::{Handicap, Impasse, Move, Origin, Position, Role, Side, Square, Table};

const FULL_HANDS: &str = "9/4k4/9/9/9/9/9/4K4/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1";

/// Plays a move as fingers do, by taps or by drag.
fn play(sit: &mut Sit, m: Move, drag: bool) {
    let side = sit.session.game().position().turn();
    let from = match m.origin() {
        Origin::Board(square) => Grip::Board(square),
        Origin::Hand(role) => Grip::Hand(side, role),
    };
    if drag {
        sit.send(Command::Grab(from));
        sit.send(Command::Drag { from, to: Some(m.to()) });
    } else {
        sit.send(match from {
            Grip::Board(square) => Command::Tap(square),
            Grip::Hand(side, role) => Command::TapHand(side, role),
        });
        sit.send(Command::Tap(m.to()));
    }
    if sit.session.prompt_view().is_some() {
        sit.send(Command::Answer(matches!(m, Move::Board { promote: true, .. })));
    }
    if sit.session.confirm_view().is_some() {
        sit.send(Command::Answer(true));
    }
}

/// Many drops, much going back and forth, and every piece is still there (G11).
#[test]
fn two_hundred_games() {
    let mut n_drops = 0;
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        // Half of the games begin with everything in hand.
        let mut sit = if seed % 2 == 0 { Sit::even() } else { Sit::at(FULL_HANDS) };
        sit.checks_saves = false;
        for _ in 0..100 {
            if sit.session.game().outcome().is_some() {
                break;
            }
            if dice.one_in(8) {
                for _ in 0..dice.below(4) {
                    sit.send(Command::Undo);
                }
                for _ in 0..dice.below(4) {
                    sit.send(Command::Redo);
                }
                continue;
            }
            let moves: Vec<Move> = sit.session.game().position().legal_moves().iter().collect();
            let drops: Vec<Move> =
                moves.iter().copied().filter(|m| matches!(m, Move::Drop { .. })).collect();
            let drop = !drops.is_empty() && dice.one_in(2);
            n_drops += u32::from(drop);
            let m = if drop { dice.of(&drops) } else { dice.of(&moves) };
            let before = sit.session.game().ply();
            play(&mut sit, m, dice.one_in(2));
            assert_eq!(sit.session.game().ply(), before + 1, "{m}");
            assert_eq!(sit.session.game().last_move(), Some(m));
        }
        assert_eq!(count_pieces(&sit.session), 40);
        sit.check_save(&sit.session.save());
    }
    assert!(n_drops > 2_000, "only {n_drops} drops");
}

fn some_grip(dice: &mut Dice) -> Grip {
    if dice.one_in(4) {
        Grip::Hand(dice.of(&Side::ALL), dice.of(&Role::ALL))
    } else {
        Grip::Board(Square::from_index(dice.below(81)).unwrap())
    }
}

fn some_game(dice: &mut Dice) -> NewGame {
    let new = match dice.below(4) {
        0 => NewGame::even(),
        1 => NewGame::handicap(dice.of(&Handicap::ALL)),
        2 => NewGame::from_address("startpos", "7g7f,3c3d,8h2b+").unwrap(),
        _ => NewGame::from_position(FULL_HANDS.parse::<Position>().unwrap()),
    };
    let new = new.with_table(some_table(dice)).with_alternation(dice.one_in(2));
    match dice.below(6) {
        0 => new.begun_by(Seat::Near),
        1 => new.begun_by(Seat::Far),
        2 => new.new_sitting(),
        _ => new,
    }
}

fn some_table(dice: &mut Dice) -> Table {
    let impasse = dice.of(&[Impasse::Off, Impasse::Points24, Impasse::Points27, Impasse::Try]);
    let move_limit = dice.of(&[None, Some(30), Some(500)]);
    Table { move_limit, impasse, strict: dice.one_in(4) }
}

fn some_command(dice: &mut Dice, ply: usize) -> Command {
    match dice.below(100) {
        0..45 => match some_grip(dice) {
            Grip::Board(square) => Command::Tap(square),
            Grip::Hand(side, role) => Command::TapHand(side, role),
        },
        45..55 => Command::Grab(some_grip(dice)),
        55..70 => {
            let to = Square::from_index(dice.below(90));
            Command::Drag { from: some_grip(dice), to }
        }
        70..78 => Command::Answer(dice.one_in(2)),
        78..80 => Command::LetGo,
        80..85 => Command::Undo,
        85..89 => Command::Redo,
        89..92 => Command::Seek(dice.below(ply + 2)),
        92..94 => Command::Flip,
        94 => Command::Resign(dice.of(&Side::ALL)),
        95 => Command::Declare,
        96 => Command::AgreeImpasse,
        97 => Command::TimeUp(dice.of(&Side::ALL)),
        98 => Command::Rematch { table: some_table(dice), alternate: dice.one_in(2) },
        _ => Command::New(some_game(dice)),
    }
}

/// Whatever is done in whatever order, everything holds, and what is saved comes back.
#[test]
fn five_thousand_commands() {
    for seed in 1..=4 {
        let mut dice = Dice::new(seed);
        let mut sit = Sit::even();
        sit.session.confirm_moves(seed % 2 == 0);
        for _ in 0..5_000 {
            let ply = sit.session.game().ply();
            if dice.one_in(3) && sit.session.game().outcome().is_none() {
                // So that games get somewhere.
                let moves: Vec<Move> = sit.session.game().position().legal_moves().iter().collect();
                play(&mut sit, dice.of(&moves), dice.one_in(2));
            } else {
                sit.send(some_command(&mut dice, ply));
            }
            sit.session.rehearse(|copy| assert!(copy.game().ply() <= sit.session.game().ply() + 1));
        }
    }
}
