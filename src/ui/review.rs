//! Looking through the game without leaving it: what is looked at, and the panel for it.

use std::rc::Rc;

use dioxus::prelude::*;

use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::move_list::MoveList;
use super::play::Play;
use super::sheet::Frame;
use super::sheets::{Sheet, Sheets};
use super::told;
use crate::l10n::Args;
use crate::platform::Device;
use crate::play::{Command, Event, Step};

/// What the lower part of the screen is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Playing.
    #[default]
    Game,
    /// Looking through the moves.
    Review,
    /// Looking at the decisive moment, at a step of it.
    Replay(usize),
}

impl Look {
    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Game => "game",
            Look::Review => "review",
            Look::Replay(_) => "replay",
        }
    }
}

/// What is looked at, and the steps of the decisive moment while it is shown.
#[derive(Clone, Copy)]
pub struct Looking {
    look: Signal<Look>,
    steps: Signal<Rc<Vec<Step>>>,
}

impl Looking {
    /// Playing.
    pub fn new() -> Looking {
        Looking { look: Signal::new(Look::Game), steps: Signal::new(Rc::default()) }
    }
}

const MENU: &str = "[data-testid='button-menu']";

impl Play {
    /// What is looked at.
    pub fn look(self) -> Look {
        *self.looking.look.read()
    }

    /// Whether a panel of the past is open, for handlers.
    pub fn is_looking(self) -> bool {
        *self.looking.look.peek() != Look::Game
    }

    fn set_look(mut self, look: Look) {
        if *self.looking.look.peek() != look {
            self.looking.look.set(look);
        }
    }

    /// Opens the panel of the moves.
    pub fn open_review(self) {
        self.send(Command::LetGo);
        self.sheets.close();
        self.set_look(Look::Review);
        self.device.read().focus("[data-testid='review-slider']");
    }

    /// Opens the decisive moment at its first step.
    pub fn open_replay(mut self) {
        let steps = self.session.read().decisive();
        if !steps.is_empty() {
            self.sheets.close();
            self.looking.steps.set(Rc::new(steps));
            self.show_step(0);
            self.device.read().focus("[data-testid='replay-next']");
        }
    }

    /// The steps of the decisive moment.
    pub fn steps(self) -> Rc<Vec<Step>> {
        self.looking.steps.read().clone()
    }

    /// Shows a step; after the last one, the result again.
    pub fn show_step(self, at: usize) {
        let steps = self.looking.steps.peek().clone();
        match steps.get(at) {
            Some(step) => {
                self.set_look(Look::Replay(at));
                self.send(Command::Seek(step.ply));
                let session = self.session.read();
                self.say(self.lang.with(|words| told::step(words, &session, step)));
            }
            None => {
                self.stop_looking();
                self.sheets.open(Sheet::Result, MENU);
            }
        }
    }

    /// Back to the game as it stands.
    pub fn stop_looking(self) {
        if self.is_looking() {
            self.set_look(Look::Game);
            let ply = self.session.read().game().ply();
            self.send(Command::Seek(ply));
            self.device.read().focus(MENU);
        }
    }

    /// Whoever plays on has stopped looking; whoever looks hears the move that is shown.
    pub(super) fn follow(self, events: &[Event]) {
        let is_played = |event: &Event| {
            matches!(event, Event::Moved { .. } | Event::Undone | Event::Redone | Event::Started)
        };
        if events.iter().any(is_played) {
            self.set_look(Look::Game);
        }
        let sought = events.iter().find_map(|event| match event {
            Event::Sought(ply) => Some(*ply),
            _ => None,
        });
        if let (Some(ply), Look::Review) = (sought, *self.looking.look.peek()) {
            let session = self.session.read();
            self.say(self.lang.with(|words| told::heard_move(words, &session, ply)));
        }
    }

    /// Plays on from the position that is shown; where that takes moves back, it asks first.
    fn play_on(self) {
        let controls = self.controls_now();
        let is_over = matches!(self.status_now(), crate::play::StatusView::Over(_));
        if controls.shown < controls.n_moves || is_over && controls.shown == controls.n_moves {
            self.sheets.open(Sheet::PlayOn, "[data-testid='review-play-on']");
        } else if controls.shown > controls.n_moves {
            self.send(Command::PlayFrom(controls.shown));
        } else {
            self.stop_looking();
        }
    }
}

/// The moves, a slider over them, and arrows: in the place of the status and the buttons.
#[component]
pub fn Review() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let device: Device = use_context();
    let controls = play.controls();
    let (shown, last) = (controls.shown, controls.n_line);
    use_effect(move || {
        let shown = play.controls().shown;
        device.reveal(&format!("[data-testid='move-{shown}']"));
    });
    let at = lang.text_with("review-at", &Args::new().number("ply", shown).number("count", last));
    let seek = move |ply: usize| play.send(Command::Seek(ply));
    rsx! {
        section {
            class: "look-panel",
            "data-testid": "review",
            aria_label: lang.text("review-title"),
            MoveList {}
            input {
                class: "slider",
                r#type: "range",
                "data-testid": "review-slider",
                min: "0",
                max: "{last}",
                step: "1",
                value: "{shown}",
                aria_label: lang.text("review-title"),
                aria_valuetext: at,
                oninput: move |event| {
                    if let Ok(ply) = event.value().parse() {
                        seek(ply);
                    }
                },
            }
            nav { class: "bar",
                PanelButton {
                    id: "review-close",
                    sign: Sign::Close,
                    words: lang.text("button-back-to-game"),
                    short: lang.text("review-close"),
                    onclick: move |_| play.stop_looking(),
                }
                PanelButton {
                    id: "review-first",
                    sign: Sign::First,
                    words: lang.text("review-first"),
                    is_dim: shown == 0,
                    onclick: move |_| seek(0),
                }
                PanelButton {
                    id: "review-back",
                    sign: Sign::Back,
                    words: lang.text("review-back"),
                    is_dim: shown == 0,
                    onclick: move |_| seek(shown.saturating_sub(1)),
                }
                PanelButton {
                    id: "review-next",
                    sign: Sign::Next,
                    words: lang.text("review-next"),
                    is_dim: shown == last,
                    onclick: move |_| seek(shown + 1),
                }
                PanelButton {
                    id: "review-last",
                    sign: Sign::Last,
                    words: lang.text("review-last"),
                    is_dim: shown == last,
                    onclick: move |_| seek(last),
                }
                PanelButton {
                    id: "review-play-on",
                    sign: Sign::Continue,
                    words: lang.text("review-play-on"),
                    short: lang.text("review-play-on.short"),
                    onclick: move |_| play.play_on(),
                }
            }
        }
    }
}

/// A button of a panel; without `short` words only its sign is seen.
#[component]
pub fn PanelButton(
    id: &'static str,
    sign: Sign,
    words: String,
    short: Option<String>,
    #[props(default)] is_dim: bool,
    onclick: EventHandler<MouseEvent>,
) -> Element {
    rsx! {
        button {
            class: "bar-button",
            r#type: "button",
            "data-testid": id,
            "data-dim": is_dim.then_some("true"),
            aria_label: words,
            onclick,
            Icon { sign }
            if let Some(short) = short {
                span { {short} }
            }
        }
    }
}

/// Asks before moves are taken back.
#[component]
pub fn PlayOnSheet() -> Element {
    let play: Play = use_context();
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    let controls = play.controls();
    let args = Args::new()
        .number("ply", controls.shown)
        .number("count", controls.n_moves.saturating_sub(controls.shown));
    rsx! {
        Frame { title: lang.text_with("confirm-play-on", &args), id: "confirm",
            p { {lang.text_with("confirm-play-on.text", &args)} }
            div { class: "answers",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "confirm-no",
                    onclick: move |_| sheets.close(),
                    {lang.text("confirm-play-on.no")}
                }
                button {
                    id: "sheet-last",
                    class: "button primary",
                    r#type: "button",
                    "data-testid": "confirm-yes",
                    onclick: move |_| {
                        sheets.close();
                        play.send(Command::PlayFrom(controls.shown));
                    },
                    {lang.text("confirm-play-on.yes")}
                }
            }
        }
    }
}
