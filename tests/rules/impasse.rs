//! rules.md 6: *jishogi*.

use kete::rules::impasse::{NECESSARY_PIECES, points, points_needed};
use kete::rules::{
    Ending, Game, Handicap, Impasse, ImpasseCount, PlayError, Position, Role, Setup, Side, Table,
};

use crate::asserts::{draws, game_from, goes_on, play, sq, wins};
use crate::diagram::{board, turned};

fn under(impasse: Impasse, position: &Position) -> Game {
    Game::new(*position, Table { impasse, ..Table::default() })
}

/// The ending of a declaration by the side to move, and who won.
fn declared(impasse: Impasse, position: &Position) -> (Option<Side>, Ending) {
    let mut game = under(impasse, position);
    assert_eq!(game.declare(), Ok(()));
    let outcome = game.outcome().unwrap();
    (outcome.winner, outcome.ending)
}

const WON: (Option<Side>, Ending) = (Some(Side::Sente), Ending::Declaration);
const DRAWN: (Option<Side>, Ending) = (None, Ending::Declaration);
const LOST: (Option<Side>, Ending) = (Some(Side::Gote), Ending::FailedDeclaration);

/// Ten pieces and the king in the zone, 18 points; the hand makes up the rest.
fn entered(hand: &str) -> Position {
    board(&format!(
        "
        +R+B+P+P+P+P+P+P+P
        +P . . . . . . . .
         . . . . K . . . .
         . . . . . . . . .
         . . . . . . . . k
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
        sente: {hand}
        "
    ))
}

#[test]
fn rule_6_off_by_default() {
    let position = entered("9PG");
    assert_eq!(Table::default().impasse, Impasse::Off);
    for impasse in [Impasse::Off, Impasse::Try] {
        let mut game = under(impasse, &position);
        assert_eq!(game.declare(), Err(PlayError::NoDeclaration));
        assert_eq!(game.agree_impasse(), Err(PlayError::NoDeclaration));
        goes_on(&game);
    }
}

#[test]
fn rule_6_1_rook_and_bishop_count_five_the_rest_one_the_king_nothing() {
    for role in Role::ALL {
        let expected = match role {
            Role::Rook | Role::Dragon | Role::Bishop | Role::Horse => 5,
            Role::King => 0,
            _ => 1,
        };
        assert_eq!(points(role), expected, "{role:?}");
    }
    // The whole set of both sides: four big pieces and 34 small ones.
    let even = Position::even();
    let all = |side| -> u32 {
        even.pieces(side).iter().filter_map(|s| even.piece(s)).map(|p| points(p.role)).sum()
    };
    assert_eq!((all(Side::Sente), all(Side::Gote)), (27, 27));
}

/// R16.
#[test]
fn rule_6_1_sente_needs_28_points_and_gote_27() {
    assert_eq!((points_needed(Side::Sente), points_needed(Side::Gote)), (28, 27));
    let short = entered("9P");
    assert_eq!(game_under_27(&short).impasse(Side::Sente).points, 27);
    assert_eq!(declared(Impasse::Points27, &short), LOST);
    let enough = entered("9PG");
    assert_eq!(declared(Impasse::Points27, &enough), WON);
    // The same 27 points are enough for gote.
    let gotes = turned(&short);
    assert_eq!(declared(Impasse::Points27, &gotes), (Some(Side::Gote), Ending::Declaration));
    let less = turned(&entered("8P"));
    assert_eq!(declared(Impasse::Points27, &less), (Some(Side::Sente), Ending::FailedDeclaration));
}

fn game_under_27(position: &Position) -> Game {
    under(Impasse::Points27, position)
}

/// R17: plenty of points, but nine pieces.
#[test]
fn rule_6_1_ten_other_pieces_in_the_zone() {
    let nine = board(
        "
        +R+B+P+P+P+P+P+P+P
         . . . . . . . . .
         . . . . K . . . .
        +P . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . k . . . .
        sente: 9P4G
        ",
    );
    let count = game_under_27(&nine).impasse(Side::Sente);
    let expected =
        ImpasseCount { king_in_zone: true, in_check: false, pieces_in_zone: 9, points: 30 };
    assert_eq!(count, expected);
    assert!(!count.may_declare());
    assert_eq!(NECESSARY_PIECES, 10);
    assert_eq!(declared(Impasse::Points27, &nine), LOST);
    assert_eq!(declared(Impasse::Points24, &nine), LOST);
}

#[test]
fn rule_6_1_the_king_must_stand_in_the_zone_and_not_in_check() {
    let position = entered("9P4G");
    let mut setup = position.setup();
    let king = setup.piece(sq("5c"));
    setup.put(sq("5c"), None);
    setup.put(sq("5d"), king);
    let outside = setup.position().unwrap();
    assert!(!game_under_27(&outside).impasse(Side::Sente).king_in_zone);
    assert_eq!(declared(Impasse::Points27, &outside), LOST);

    let mut setup = position.setup();
    setup.put(sq("5e"), Some(kete::rules::Piece::new(Side::Gote, Role::Rook)));
    let checked = setup.position().unwrap();
    let count = game_under_27(&checked).impasse(Side::Sente);
    assert!(count.in_check && count.king_in_zone && count.points >= 28);
    // The check is sente's; gote's own conditions know nothing of it.
    assert!(!game_under_27(&checked).impasse(Side::Gote).in_check);
    assert_eq!(declared(Impasse::Points27, &checked), LOST);
    assert_eq!(declared(Impasse::Points24, &checked), LOST);
}

/// Outside the zone nothing counts, and the opponent's pieces never.
#[test]
fn rule_6_1_only_the_own_zone_and_hand_count() {
    let position = board(
        "
        gote: 4g
        +R+B+P+P+P+P+P+P+P
        +P . . s . . . . .
         . . . . K . . . .
         R . . . . . . . .
         . . . . . . . . k
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . S .
         . . . . . . . . .
        sente: 2N
        ",
    );
    let count = game_under_27(&position).impasse(Side::Sente);
    assert_eq!((count.pieces_in_zone, count.points), (10, 20));
    let gotes = game_under_27(&position).impasse(Side::Gote);
    assert_eq!((gotes.king_in_zone, gotes.pieces_in_zone, gotes.points), (false, 0, 4));
    let of_turned = game_under_27(&turned(&position)).impasse(Side::Gote);
    assert_eq!(of_turned, count);
}

/// Only the side to move can declare: it is that side which wins or loses by it.
#[test]
fn rule_6_1_on_the_own_turn() {
    let mut setup = entered("9PG").setup();
    setup.set_turn(Side::Gote);
    let mut game = game_under_27(&setup.position().unwrap());
    assert_eq!(game.declare(), Ok(()));
    wins(&game, Side::Sente, Ending::FailedDeclaration);
    assert!(game.undo());
    goes_on(&game);
    play(&mut game, "1e1f");
    assert_eq!(game.declare(), Ok(()));
    wins(&game, Side::Sente, Ending::Declaration);
}

/// R16.
#[test]
fn rule_6_2_31_points_win_24_draw_less_loses() {
    let by_24 = |hand: &str| declared(Impasse::Points24, &entered(hand));
    assert_eq!(by_24("5P"), LOST); // 23
    assert_eq!(by_24("6P"), DRAWN); // 24
    assert_eq!(by_24("9P"), DRAWN); // 27
    assert_eq!(by_24("9P3G"), DRAWN); // 30
    assert_eq!(by_24("9P4G"), WON); // 31
    let gotes = |hand: &str| declared(Impasse::Points24, &turned(&entered(hand)));
    assert_eq!(gotes("9P4G"), (Some(Side::Gote), Ending::Declaration));
    assert_eq!(gotes("9P"), DRAWN);
    assert_eq!(gotes("5P"), (Some(Side::Sente), Ending::FailedDeclaration));
}

/// Both kings have entered; sente has `sente` small pieces in hand beside two big
/// ones on the board, gote two big ones and `gote` small pieces.
fn both_entered(sente: &str, gote: &str) -> Position {
    board(&format!(
        "
        gote: {gote}
         . . . . K . . . .
         . . . . . . . . .
         . . . . . . . . .
         B . . . . . . . R
         . . . . . . . . .
         r . . . . . . . .
         . . . . . . . . b
         . . . . . . . . .
         . . . . k . . . .
        sente: {sente}
        "
    ))
}

#[test]
fn rule_6_2_by_agreement_all_pieces_count_wherever_they_stand() {
    let agreed = |sente: &str, gote: &str| {
        let mut game = under(Impasse::Points24, &both_entered(sente, gote));
        assert_eq!(game.agree_impasse(), Ok(()));
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.ending, Ending::AgreedImpasse);
        outcome.winner
    };
    // 10 points on the board; 24 are needed.
    assert_eq!(agreed("4G4S6P", "4n4l6p"), None);
    assert_eq!(agreed("4G4S10P", "4n4l6p"), None);
    assert_eq!(agreed("4G4S5P", "4n4l6p"), Some(Side::Gote));
    assert_eq!(agreed("4G4S6P", "4n4l5p"), Some(Side::Sente));
    assert_eq!(agreed("4G4S13P", "4n4l5p"), Some(Side::Sente));
}

#[test]
fn rule_6_2_no_agreement_before_both_kings_have_entered() {
    let mut game = under(Impasse::Points24, &entered("9P"));
    play(&mut game, "5c5b");
    assert_eq!(game.agree_impasse(), Err(PlayError::NoDeclaration));
    goes_on(&game);
    let mut game = under(Impasse::Points27, &both_entered("4G4S6P", "4n4l6p"));
    assert_eq!(game.agree_impasse(), Err(PlayError::NoDeclaration));
    let one_king = "4K4/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L18P 1".parse().unwrap();
    let mut game = under(Impasse::Points24, &one_king);
    assert_eq!(game.agree_impasse(), Err(PlayError::NoDeclaration));
}

#[test]
fn rule_6_3_a_king_on_the_far_kings_first_square_wins() {
    let start = "9/4K4/9/9/9/9/9/4k4/9 b - 1";
    let mut game = under(Impasse::Try, &start.parse().unwrap());
    goes_on(&game);
    play(&mut game, "5b4a 5h4i");
    goes_on(&game);
    play(&mut game, "4a5a");
    wins(&game, Side::Sente, Ending::Try);
    assert!(game.undo());
    goes_on(&game);
    play(&mut game, "4a4b 4i5i");
    wins(&game, Side::Gote, Ending::Try);
    // Without the rule it is a move like any other.
    let mut game = game_from(start);
    play(&mut game, "5b5a");
    goes_on(&game);
}

#[test]
fn rule_6_3_not_onto_a_square_in_check() {
    let start = "r8/4K4/9/9/9/9/9/4k4/9 b - 1";
    let mut game = under(Impasse::Try, &start.parse().unwrap());
    assert!(game.play("5b5a".parse().unwrap()).is_err());
    goes_on(&game);
}

/// The own king on its own first square has tried nothing, nor has another piece.
#[test]
fn rule_6_3_only_the_far_square_and_only_the_king() {
    let mut game = under(Impasse::Try, &Position::even());
    play(&mut game, "5i5h 5a5b 5h5i 5b5a");
    goes_on(&game);
    let mut game = under(Impasse::Try, &"9/4G4/9/9/9/9/9/k8/8K b - 1".parse().unwrap());
    play(&mut game, "5b5a");
    goes_on(&game);
}

/// A king that stood there from the start has not reached it.
#[test]
fn rule_6_3_the_king_must_reach_the_square() {
    let mut game = under(Impasse::Try, &"4K4/9/9/9/9/9/9/k8/9 b P 1".parse().unwrap());
    goes_on(&game);
    play(&mut game, "P*5e");
    goes_on(&game);
    play(&mut game, "9h8h 5a5b 8h9h 5b5a");
    wins(&game, Side::Sente, Ending::Try);
}

/// R19. The credit stands from the first move, and for the whole game.
#[test]
fn rule_6_4_the_giver_is_credited_with_what_was_taken_off() {
    let credits = [1, 1, 5, 5, 6, 10, 12, 13, 14, 15, 16, 17, 18];
    for (handicap, credit) in Handicap::ALL.into_iter().zip(credits) {
        let start = Setup::handicap(handicap).position().unwrap();
        let mut game = game_under_27(&start);
        assert_eq!(game.impasse(Handicap::GIVER).points, credit, "{handicap:?}");
        assert_eq!(game.impasse(Side::Sente).points, 0, "{handicap:?}");
        play(&mut game, "5a5b 7g7f");
        assert_eq!(game.impasse(Handicap::GIVER).points, credit, "{handicap:?}");
    }
    let even = Game::even();
    assert_eq!(even.impasse(Side::Gote).points, 0);
}

/// A later position cannot tell its handicap, so it is told.
#[test]
fn rule_6_4_credit_for_a_start_in_the_middle_of_a_game() {
    let position = turned(&entered("8P"));
    let table = Table { impasse: Impasse::Points27, ..Table::default() };
    let mut even = Game::new(position, table);
    assert_eq!(even.declare(), Ok(()));
    wins(&even, Side::Sente, Ending::FailedDeclaration);
    let mut credited = Game::new(position, table).with_credit(Side::Gote, 1);
    assert_eq!(credited.impasse(Side::Gote).points, 27);
    assert_eq!(credited.declare(), Ok(()));
    wins(&credited, Side::Gote, Ending::Declaration);
}

/// The pieces that were taken off count by agreement too.
#[test]
fn rule_6_4_credit_counts_by_agreement() {
    let table = Table { impasse: Impasse::Points24, ..Table::default() };
    let position = both_entered("4G4S6P", "4n4l4p");
    let mut short = Game::new(position, table);
    assert_eq!(short.agree_impasse(), Ok(()));
    wins(&short, Side::Sente, Ending::AgreedImpasse);
    let mut credited = Game::new(position, table).with_credit(Side::Gote, 2);
    assert_eq!(credited.agree_impasse(), Ok(()));
    draws(&credited, Ending::AgreedImpasse);
}

/// What the screen shows, from the first move of a game on.
#[test]
fn rule_6_5_every_condition_is_told_apart() {
    let count = Game::even().impasse(Side::Sente);
    let none = ImpasseCount { king_in_zone: false, in_check: false, pieces_in_zone: 0, points: 0 };
    assert_eq!(count, none);
    let all = game_under_27(&entered("9PG")).impasse(Side::Sente);
    let met = ImpasseCount { king_in_zone: true, in_check: false, pieces_in_zone: 10, points: 28 };
    assert_eq!(all, met);
    assert!(all.may_declare());
}
