//! A small board on a page, to look at and to touch.

use std::fmt::Display;

use dioxus::prelude::*;

use super::diagram_foot::{Foot, SmallHand};
use super::inline::Prose;
use super::lang::Lang;
use super::sentences;
use super::square::piece_name;
use crate::l10n::{Args, Localizer};
use crate::learn::{Diagram, Example, Frame, Mark, Said, Spot, Trial, ids};
use crate::platform::Device;
use crate::play::{self, SquareView};
use crate::rules::{Move, Origin, Side, Square};

/// A board in the reader's hands. Until it is touched there is nothing to remember: a page of
/// sixty boards opens with sixty empty ones.
#[derive(Clone, Copy, PartialEq)]
pub struct Hands {
    /// What is on the page.
    pub diagram: Diagram,
    trial: Signal<Option<Trial>>,
    /// Called when the reader has mated the king of a problem.
    onsolved: Option<Callback<()>>,
}

/// Hands for a board, of the component that asks.
pub fn use_hands(diagram: Diagram) -> Hands {
    Hands { diagram, trial: use_signal(|| None), onsolved: None }
}

impl Hands {
    /// The same hands, with somebody to be told when the reader has mated the king.
    pub fn when_solved(self, onsolved: Callback<()>) -> Hands {
        Hands { onsolved: Some(onsolved), ..self }
    }

    /// The board as it is now.
    pub fn trial(self) -> Option<Trial> {
        self.trial.read().clone().or_else(|| Trial::new(self.diagram))
    }

    /// Whether it was touched.
    pub fn is_touched(self) -> bool {
        self.trial.read().is_some()
    }

    /// Does something to the board.
    pub fn change(mut self, work: impl FnOnce(&mut Trial)) {
        let mut trial = self.trial.write();
        if trial.is_none() {
            *trial = Trial::new(self.diagram);
        }
        let Some(hand) = trial.as_mut() else { return };
        work(hand);
        let is_solved = hand.is_solved();
        drop(trial);
        if let Some(onsolved) = self.onsolved.filter(|_| is_solved) {
            onsolved(());
        }
    }

    /// The test id of a square or, by its name, of a pile.
    pub fn spot(self, name: impl Display) -> String {
        format!("{}-{name}", self.diagram.caption)
    }

    /// Moves the focus to what fits a CSS selector at this board: the button that had it goes.
    pub fn focus(self, device: &Device, selector: &str) {
        device.focus(&format!("[data-diagram='{}'] {selector}", self.diagram.caption));
    }

    /// The `id` of the board's element.
    pub fn id(self) -> String {
        format!("board-{}", self.diagram.caption)
    }
}

/// A position, part of it or all, with its marks and the text below.
#[component]
pub fn SmallBoard(diagram: Diagram) -> Element {
    let hands = use_hands(diagram);
    rsx! {
        HeldBoard { hands }
    }
}

/// The same for a page that looks into the reader's hands.
#[component]
pub fn HeldBoard(hands: Hands) -> Element {
    let lang: Lang = use_context();
    let diagram = hands.diagram;
    // Squares are drawn when the board comes near: a page of sixty boards opens with sixty empty
    // ones, each in its final size.
    let mut is_near = use_signal(|| false);
    let Some(trial) = hands.trial() else { return rsx! {} };
    let (n_files, n_ranks) = diagram.frame.size();
    let id = hands.id();
    rsx! {
        figure {
            class: "diagram",
            "data-testid": "diagram",
            "data-diagram": diagram.caption,
            "data-defended": matches!(diagram.example, Example::Mate(_)).then_some("true"),
            style: "--files:{n_files};--ranks:{n_ranks}",
            onkeydown: move |event| {
                let holds = |trial: Trial| trial.held().is_some() || trial.asks().is_some();
                if event.key() == Key::Escape && hands.trial().is_some_and(holds) {
                    event.prevent_default();
                    hands.change(Trial::let_go);
                }
            },
            SmallHand { hands, side: Side::Gote }
            div { class: "small-board", dir: "ltr",
                div { class: "small-files", "aria-hidden": "true", {files(diagram.frame)} }
                div {
                    id: "{id}",
                    class: "small-grid",
                    role: "group",
                    aria_labelledby: "{id}-text",
                    if is_near() {
                        for cell in cells(&trial, diagram.frame) {
                            {square(hands, lang, cell)}
                        }
                    }
                }
                div { class: "small-ranks", "aria-hidden": "true",
                    for rank in ranks(diagram.frame) {
                        span { "{rank}" }
                    }
                }
            }
            if !is_near() {
                span {
                    class: "small-near",
                    "data-testid": "near-{diagram.caption}",
                    "aria-hidden": "true",
                    onvisible: move |event| {
                        if event.is_intersecting().unwrap_or(true) {
                            is_near.set(true);
                        }
                    },
                }
            }
            SmallHand { hands, side: Side::Sente }
            Foot { hands }
            figcaption { id: "{id}-text",
                Prose { text: lang.text(diagram.caption) }
            }
        }
    }
}

/// The names of the files in one text, which the style sheet spreads over the board: cheaper than
/// an element for each.
fn files(frame: Frame) -> String {
    let names: Vec<_> = (frame.files.0..=frame.files.1).rev().map(|it| it.to_string()).collect();
    names.join(" ")
}

/// The names of the ranks.
fn ranks(frame: Frame) -> impl Iterator<Item = char> {
    ('a'..='i').skip(usize::from(frame.ranks.0) - 1).take(usize::from(frame.size().1))
}

/// A square that is drawn because something is on it.
#[derive(Clone, Copy, PartialEq)]
struct Cell {
    square: Square,
    place: (u8, u8),
    view: SquareView,
    mark: Option<Mark>,
    /// From where the piece has just come, in squares.
    came: Option<(i8, i8)>,
    /// The keyboard comes to the board here.
    is_stop: bool,
    /// How often the board has moved; it starts the motion of a piece anew.
    turn: usize,
}

impl Cell {
    /// Whether there is something to touch for those who do not see the board.
    fn is_button(self) -> bool {
        self.view.piece.is_some() || self.mark.is_some_and(|mark| mark != Mark::Last)
    }
}

/// The squares that show something; with a piece in the hand also those where it cannot go, for
/// there the board says why.
fn cells(trial: &Trial, frame: Frame) -> Vec<Cell> {
    let marks = trial.marks();
    let last = trial.last_move();
    let culprit = match trial.said() {
        Some(Said::Refused(refusal, _)) => refusal.culprit(),
        _ => None,
    };
    let mut cells: Vec<Cell> = Vec::new();
    for square in frame.squares() {
        let mark = marks.iter().find(|(at, _)| *at == square).map(|(_, mark)| *mark);
        let piece = trial.position().piece(square);
        if piece.is_none() && mark.is_none() && trial.held().is_none() {
            continue;
        }
        let spoken = match mark {
            Some(Mark::Focus) => play::Mark::Held,
            Some(Mark::Target) => play::Mark::Target,
            Some(Mark::Capture) => play::Mark::Capture,
            Some(Mark::Barred | Mark::Last) | None => play::Mark::None,
        };
        let is_last = last.is_some_and(|last| last.to() == square);
        let view = SquareView {
            piece,
            mark: spoken,
            last: is_last,
            culprit: culprit == Some(square),
            ..SquareView::default()
        };
        let came = last.filter(|_| is_last).and_then(|last| way(last, square));
        let place = (frame.files.1 - square.file() + 1, square.rank() - frame.ranks.0 + 1);
        let turn = if is_last { trial.n_played() } else { 0 };
        cells.push(Cell { square, place, view, mark, came, is_stop: false, turn });
    }
    let focus = |cell: &Cell| matches!(cell.mark, Some(Mark::Focus));
    let stop = cells.iter().position(focus).or_else(|| cells.iter().position(|it| it.is_button()));
    if let Some(stop) = stop.and_then(|at| cells.get_mut(at)) {
        stop.is_stop = true;
    }
    cells
}

/// How many squares to the left and how many up a move began.
fn way(played: Move, to: Square) -> Option<(i8, i8)> {
    let Origin::Board(from) = played.origin() else { return None };
    let steps = |a: u8, b: u8| i8::try_from(i16::from(a) - i16::from(b)).unwrap_or(0);
    Some((steps(to.file(), from.file()), steps(from.rank(), to.rank())))
}

fn square(hands: Hands, lang: Lang, cell: Cell) -> Element {
    let device: Device = consume_context();
    let Cell { square, place: (across, down), view, mark, came, is_stop, turn } = cell;
    let place = format!("grid-area:{down}/{across}");
    let tap = move |_: MouseEvent| hands.change(|trial| trial.tap(Spot::Square(square)));
    if !cell.is_button() {
        return rsx! {
            span {
                key: "{square}",
                class: "small-square",
                "data-sign": mark.map_or("", mark_name),
                style: place,
                onclick: tap,
            }
        };
    }
    let label = match mark {
        Some(Mark::Barred) => lang.with(|words| {
            let args = Args::new().text("label", lang.square_label(square, view));
            words.text_with("label-with-state", &args.text("state", words.text("state-barred")))
        }),
        _ => lang.square_label(square, view),
    };
    let style = match came {
        Some((across, down)) => format!("{place};--across:{across};--down:{down}"),
        None => place,
    };
    rsx! {
        button {
            key: "{square}-{turn}",
            class: "small-square",
            r#type: "button",
            "data-testid": hands.spot(square),
            "data-piece": view.piece.map_or("", piece_name),
            "data-sign": mark.map_or("", mark_name),
            "data-came": came.map(|_| "true"),
            "data-culprit": view.culprit.then_some("true"),
            tabindex: if is_stop { "0" } else { "-1" },
            aria_label: label,
            style,
            onclick: {
                let device = device.clone();
                move |event| {
                    tap(event);
                    // The piece under the finger may be another element now.
                    device.focus(&format!("[data-testid='{}']", hands.spot(square)));
                }
            },
            onkeydown: move |event| {
                if let Some(next) = neighbour(hands, square, &event.key()) {
                    event.prevent_default();
                    device.focus(&format!("[data-testid='{}']", hands.spot(next)));
                }
            },
        }
    }
}

/// The nearest button in the direction of an arrow key.
fn neighbour(hands: Hands, from: Square, key: &Key) -> Option<Square> {
    let direction = match key {
        Key::ArrowLeft => (1, 0),
        Key::ArrowRight => (-1, 0),
        Key::ArrowUp => (0, -1),
        Key::ArrowDown => (0, 1),
        _ => return None,
    };
    let trial = hands.trial()?;
    let away = |to: Square| {
        let files = i32::from(to.file()) - i32::from(from.file());
        let ranks = i32::from(to.rank()) - i32::from(from.rank());
        let ahead = files * direction.0 + ranks * direction.1;
        let aside = files * direction.1 + ranks * direction.0;
        // Straight ahead first; what lies far to the side is another arrow's.
        (ahead > 0).then(|| ahead + 3 * aside.abs())
    };
    let buttons = cells(&trial, hands.diagram.frame);
    let buttons = buttons.iter().filter(|cell| cell.is_button()).map(|cell| cell.square);
    buttons.filter_map(|to| Some((away(to)?, to))).min().map(|(_, to)| to)
}

fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Focus => "focus",
        Mark::Target => "target",
        Mark::Capture => "capture",
        Mark::Barred => "barred",
        Mark::Last => "last",
    }
}

/// What the board has to say: the game's own sentences, and those of a mate problem.
pub fn saying(lang: Lang, trial: &Trial) -> Option<String> {
    lang.with(|words| match trial.said() {
        Some(Said::Refused(refusal, turn)) => Some(sentences::refusal(words, &refusal, turn)),
        Some(Said::Over(outcome)) => Some(sentences::ending(words, &outcome)),
        Some(Said::Quiet) => Some(words.text("problem-quiet")),
        Some(Said::Hint(key, is_full)) => hint(words, trial, key, is_full),
        Some(Said::Escape) => {
            let answer = Args::new().text("answer", last_move(words, trial)?);
            Some(words.text_with("problem-escape", &answer))
        }
        None => {
            let news = last_move(words, trial)?;
            if !trial.is_defended() {
                return Some(news);
            }
            Some(words.text_with("problem-right", &Args::new().text("answer", news)))
        }
    })
}

fn last_move(words: &Localizer, trial: &Trial) -> Option<String> {
    let (before, played) = trial.last_step()?;
    let event = play::Event::Moved {
        side: before.turn(),
        mv: played,
        piece: trial.position().piece(played.to())?,
        captured: before.piece(played.to()),
        check: trial.position().is_check(),
    };
    sentences::news(words, &event, trial.position().turn())
}

fn hint(words: &Localizer, trial: &Trial, key: Move, is_full: bool) -> Option<String> {
    let piece = |role| Args::new().text("piece", words.text(ids::piece(role)));
    let what = match key.origin() {
        Origin::Hand(role) => words.text_with("problem-hint-hand", &piece(role)),
        Origin::Board(from) => {
            let role = trial.position().piece(from)?.role;
            words.text_with("problem-hint-board", &piece(role).text("square", from))
        }
    };
    if !is_full {
        return Some(what);
    }
    let args = Args::new().text("piece", what).text("square", key.to());
    Some(words.text_with("problem-hint-to", &args))
}
