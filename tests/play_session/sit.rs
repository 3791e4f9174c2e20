//! A session that is driven by scripts and looks after itself: after every
//! command it checks what must always hold.

use super::form;
use kete::play::{Command, Event, Grip, Mark, NewGame, Session, StatusView, Touch};
use kete::rules::{Origin, Position, Role, Side, Square, Table};

pub struct Sit {
    pub session: Session,
    /// Loading plays the whole game again, so long random runs leave it out now and then.
    pub checks_saves: bool,
}

pub fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("{text} is no square"))
}

impl Sit {
    pub fn even() -> Sit {
        Sit { session: Session::new(), checks_saves: true }
    }

    /// A game from an SFEN, sente at the bottom.
    pub fn at(sfen: &str) -> Sit {
        Sit::under(sfen, Table::default())
    }

    pub fn under(sfen: &str, table: Table) -> Sit {
        let position: Position = sfen.parse().unwrap_or_else(|error| panic!("{sfen}: {error}"));
        let mut sit = Sit::even();
        sit.send(Command::New(NewGame::from_position(position).with_table(table)));
        if sit.session.bottom() == Side::Gote {
            sit.send(Command::Flip);
        }
        sit
    }

    /// Does a command and checks that everything still holds.
    pub fn send(&mut self, command: Command) -> Vec<Event> {
        let before = self.session.save();
        let pieces = count_pieces(&self.session);
        let new_start = matches!(command, Command::New(_));
        let log = format!("{command:?}");
        let events = self.session.apply(command);
        let after = self.session.save();

        let said = events.contains(&Event::Changed);
        let restarted = events.contains(&Event::Started);
        assert!(said || before == after, "{log} changed the save in silence");
        assert!(!said || before != after || restarted, "{log} told of a change that was none");
        assert!(!said || events.last() == Some(&Event::Changed), "{log}: {events:?}");
        assert!(new_start || pieces == count_pieces(&self.session), "{log} lost a piece");
        self.check_refusal(&events, &log);
        self.check_views(&log);
        if self.checks_saves {
            self.check_save(&after);
        }
        events
    }

    fn check_refusal(&self, events: &[Event], log: &str) {
        let refused = events.iter().find_map(|event| match event {
            Event::Refused(refusal) => Some(*refusal),
            _ => None,
        });
        assert_eq!(self.session.refusal(), refused, "{log}");
    }

    fn check_views(&self, log: &str) {
        let session = &self.session;
        let promoting = matches!(session.touch(), Touch::Promoting { .. });
        let confirming = matches!(session.touch(), Touch::Confirming(_));
        let asked = session.touch().is_asking();
        assert_eq!(session.prompt_view().is_some(), promoting, "{log}");
        assert_eq!(session.confirm_view().is_some(), confirming, "{log}");
        assert_eq!(asked, promoting || confirming, "{log}");
        if self.checks_saves {
            self.check_guides(log);
        }

        let board = session.board_view(true);
        let game = session.game();
        let over = game.outcome();
        match session.status_view() {
            StatusView::Over(outcome) => assert_eq!(Some(outcome), over, "{log}"),
            StatusView::Turn { side, .. } => {
                assert_eq!((side, over), (game.position().turn(), None))
            }
        }
        let targets =
            board.squares.iter().filter(|s| matches!(s.mark, Mark::Target | Mark::Capture)).count();
        let legal = session.held().map_or(0, |held| game.position().destinations(held).len());
        assert_eq!(targets, if asked { 1 } else { legal as usize }, "{log}: targets");

        let held_squares = board.squares.iter().filter(|s| s.mark == Mark::Held).count();
        let held_piles = Side::ALL
            .into_iter()
            .flat_map(|side| session.hand_view(side).piles)
            .filter(|pile| pile.held)
            .count();
        let expected = match session.held() {
            None => (0, 0),
            Some(Origin::Board(_)) => (1, 0),
            Some(Origin::Hand(_)) => (0, 1),
        };
        assert_eq!((held_squares, held_piles), expected, "{log}: held");
        assert!(session.held().is_none() || over.is_none(), "{log}: held after the end");
        assert!(session.held().is_none() || !session.is_looking_back(), "{log}: held in the past");

        let unmarked = session.board_view(false);
        assert!(
            unmarked.squares.iter().all(|s| matches!(s.mark, Mark::None | Mark::Held)),
            "{log}: marks that are switched off"
        );
        let controls = session.controls_view();
        assert!(controls.n_moves <= controls.n_line && controls.shown <= controls.n_line, "{log}");
        assert_eq!(board.squares.iter().filter(|s| s.last).count() > 0, session.shown() > 0);
    }

    /// What helps the eye points at what is there.
    fn check_guides(&self, log: &str) {
        let session = &self.session;
        if let Some(blame) = session.blame_view() {
            assert!(session.refusal().is_some() && blame.from != blame.to, "{log}: {blame:?}");
        }
        for square in Square::all() {
            let piece = session.board_view(false).square(square).piece;
            let hint = session.hint_view(Grip::Board(square));
            assert_eq!(hint.map(|hint| hint.piece), piece, "{log}: hint of {square}");
        }
    }

    /// What was saved comes back as it was, with nothing held.
    pub fn check_save(&self, text: &str) {
        let loaded = Session::load(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let mut settled = settled(&self.session);
        // A wish of the players, kept elsewhere.
        settled.confirm_moves(false);
        assert_eq!(loaded, settled, "{text}");
        assert_eq!(loaded.save(), text);
        assert_eq!(form::rewritten(text), text);
    }

    /// Does the words of a script and tells what happened, `saved` left out.
    ///
    /// A square is a tap on it, `P*` a tap on the mover's pile, `sente:P` and
    /// `gote:P` on that side's; `7g>7f`, `P*>5e` and `7g>out` are drags,
    /// `grab:7g` a finger going down; the rest are the commands by name.
    pub fn script(&mut self, script: &str) -> String {
        let mut log = Vec::new();
        for word in script.split_whitespace() {
            let command = self.command(word);
            log.extend(self.send(command).iter().filter_map(told));
        }
        log.join(" ")
    }

    fn command(&self, word: &str) -> Command {
        if let Some((from, to)) = word.split_once('>') {
            let to = Some(to).filter(|to| *to != "out").map(square);
            return Command::Drag { from: self.grip(from), to };
        }
        if let Some(grip) = word.strip_prefix("grab:") {
            return Command::Grab(self.grip(grip));
        }
        match word {
            "yes" => Command::Answer(true),
            "no" => Command::Answer(false),
            "let-go" => Command::LetGo,
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "resign" => Command::Resign(self.session.game().position().turn()),
            "resign-gote" => Command::Resign(Side::Gote),
            "declare" => Command::Declare,
            "agree" => Command::AgreeImpasse,
            "time-sente" => Command::TimeUp(Side::Sente),
            "time-gote" => Command::TimeUp(Side::Gote),
            "flip" => Command::Flip,
            "rematch" => Command::Rematch {
                table: self.session.game().table(),
                alternate: self.session.alternates(),
            },
            "rematch-strict" => Command::Rematch {
                table: Table { strict: true, ..Table::default() },
                alternate: false,
            },
            "new" => Command::New(NewGame::even()),
            word => match (word.strip_prefix("seek:"), word.strip_prefix("from:")) {
                (Some(ply), _) => Command::Seek(ply.parse().unwrap()),
                (_, Some(ply)) => Command::PlayFrom(ply.parse().unwrap()),
                _ => match self.grip(word) {
                    Grip::Board(square) => Command::Tap(square),
                    Grip::Hand(side, role) => Command::TapHand(side, role),
                },
            },
        }
    }

    fn grip(&self, word: &str) -> Grip {
        let role = |letter: &str| {
            Role::from_letter(letter.chars().next().unwrap())
                .unwrap_or_else(|| panic!("{letter} is no piece"))
        };
        if let Some(letter) = word.strip_suffix('*') {
            return Grip::Hand(self.session.game().position().turn(), role(letter));
        }
        match word.split_once(':') {
            Some(("sente", letter)) => Grip::Hand(Side::Sente, role(letter)),
            Some(("gote", letter)) => Grip::Hand(Side::Gote, role(letter)),
            _ => Grip::Board(square(word)),
        }
    }
}

/// The session once everything is let go and the present is shown.
pub fn settled(session: &Session) -> Session {
    let mut session = session.clone();
    session.apply(Command::LetGo);
    session.apply(Command::Seek(session.game().ply()));
    session
}

/// An event in a word or two.
fn told(event: &Event) -> Option<String> {
    Some(match event {
        Event::Picked => "picked".to_owned(),
        Event::LetGo => "let-go".to_owned(),
        Event::Moved { mv, captured, check, .. } => {
            let captured =
                captured.map_or(String::new(), |piece| format!("x{}", piece.role.name()));
            format!("{mv}{captured}{}", if *check { "!" } else { "" })
        }
        Event::PromptOpened => "asked".to_owned(),
        Event::Undone => "undone".to_owned(),
        Event::Redone => "redone".to_owned(),
        Event::Sought(ply) => format!("at-{ply}"),
        Event::Ended(outcome) => {
            let winner = outcome.winner.map_or("draw".to_owned(), |side| side.to_string());
            format!("{}:{winner}", outcome.ending.name())
        }
        Event::Refused(refusal) => format!("refused:{}", refusal.rule()),
        Event::Started => "started".to_owned(),
        Event::Flipped => "flipped".to_owned(),
        Event::Changed => return None,
    })
}

/// Pieces on the board that is shown and in both hands that are shown.
pub fn count_pieces(session: &Session) -> u32 {
    let on_board = session.board_view(false).squares.iter().filter(|s| s.piece.is_some()).count();
    let in_hands = Side::ALL
        .into_iter()
        .flat_map(|side| session.hand_view(side).piles)
        .map(|pile| u32::from(pile.count))
        .sum::<u32>();
    on_board as u32 + in_hands
}

/// Does a script and compares what happened.
#[track_caller]
pub fn check(sit: &mut Sit, script: &str, expected: &str) {
    let log = sit.script(script);
    let expected: Vec<&str> = expected.split_whitespace().collect();
    assert_eq!(log, expected.join(" "), "script: {script}");
}
