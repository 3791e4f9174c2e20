//! rules.md 5.2 and 5.3: mate, no move, resignation.

use kete::rules::{Ending, Game, PlayError, Side, Table};

use crate::asserts::{game, game_from, goes_on, play, usi, wins};
use crate::diagram::board;

#[test]
fn rule_5_2_checkmate_wins() {
    let mut game = game(
        "
         . . . . k . . . .
         . . . . . . . . .
         . . . . P . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . K . . . .
        sente: G
        ",
    );
    goes_on(&game);
    play(&mut game, "G*5b");
    wins(&game, Side::Sente, Ending::Checkmate);
    assert!(!game.position().has_legal_move());
    let outcome = game.outcome().unwrap();
    assert_eq!(game.play(usi("5a4a")), Err(PlayError::Over(outcome)));
    assert_eq!(game.ply(), 1);
}

/// Neither a drop nor a capture is forgotten when mate is judged.
#[test]
fn rule_5_2_no_mate_while_anything_answers() {
    let text = "
        gote: -, to move
         . . . . R . . . k
         . . . . . . . p p
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         K . . . . . . . .
    ";
    wins(&Game::new(board(text), Table::default()), Side::Sente, Ending::Checkmate);
    // A lance could be put between, a bishop could take, a gold could step in.
    let drop = board(&text.replace("gote: -", "gote: l"));
    goes_on(&Game::new(drop, Table::default()));
    let capture = board(&text.replacen(" . . . . . . . . .", " . . b . . . . . .", 1));
    goes_on(&Game::new(capture, Table::default()));
    let step = board(&text.replace(" . . . . . . . p p", " . . . . . g . p p"));
    goes_on(&Game::new(step, Table::default()));
}

/// There is no stalemate draw.
#[test]
fn rule_5_2_no_legal_move_loses() {
    let mut game = game(
        "
        gote: -, to move
         . . . . k . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . g . p
         . . . . . . . . .
         . . . . . . . . K
        ",
    );
    goes_on(&game);
    play(&mut game, "3g3h");
    assert!(!game.position().is_check());
    wins(&game, Side::Gote, Ending::NoLegalMove);
}

/// It also counts before the first move.
#[test]
fn rule_5_2_a_start_without_moves_is_over() {
    let mated = game_from("6R1k/8p/8S/9/9/9/9/9/8K w - 1");
    wins(&mated, Side::Sente, Ending::Checkmate);
    let stuck = game_from("4k4/9/9/9/9/9/8p/6g2/8K b - 1");
    wins(&stuck, Side::Gote, Ending::NoLegalMove);
    let bare = game_from("4k4/9/9/9/9/9/9/9/9 b - 1");
    wins(&bare, Side::Gote, Ending::NoLegalMove);
}

#[test]
fn rule_5_3_resignation_loses() {
    let mut game = Game::even();
    play(&mut game, "7g7f");
    assert_eq!(game.resign(), Ok(()));
    wins(&game, Side::Sente, Ending::Resignation);
    let outcome = game.outcome().unwrap();
    assert_eq!(game.resign(), Err(PlayError::Over(outcome)));
    assert_eq!(game.play(usi("3c3d")), Err(PlayError::Over(outcome)));
    assert_eq!(game.time_up(Side::Sente), Err(PlayError::Over(outcome)));
    // It is taken back before any move is.
    assert!(game.undo());
    goes_on(&game);
    assert_eq!(game.ply(), 1);
    play(&mut game, "3c3d");
    assert_eq!(game.resign(), Ok(()));
    wins(&game, Side::Gote, Ending::Resignation);
}

#[test]
fn rule_5_3_resigning_before_the_first_move() {
    let mut game = Game::even();
    assert_eq!(game.resign(), Ok(()));
    wins(&game, Side::Gote, Ending::Resignation);
    assert!(game.undo());
    assert!(!game.undo());
    goes_on(&game);
}

/// An end that is no move forgets what was taken back, as a move would.
#[test]
fn rule_5_3_resigning_after_undo_forgets_what_was_taken_back() {
    let mut game = Game::even();
    play(&mut game, "7g7f 3c3d 2g2f");
    assert!(game.undo() && game.undo());
    assert_eq!(game.line().len(), 3);
    assert_eq!(game.resign(), Ok(()));
    assert_eq!(game.line(), game.moves());
    assert!(!game.redo());
    assert!(game.undo());
    assert!(!game.redo());
    goes_on(&game);
    assert_eq!(game.ply(), 1);
}

/// Time is judged by the caller, and may run out for either side at any moment.
#[test]
fn time_that_runs_out_loses() {
    for side in Side::ALL {
        let mut game = Game::even();
        assert_eq!(game.time_up(side), Ok(()));
        wins(&game, side.other(), Ending::Time);
    }
}
