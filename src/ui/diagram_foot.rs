//! What belongs to a small board beside its squares: the hands, what is said, the buttons.

use dioxus::prelude::*;

use super::diagram::{Hands, saying};
use super::icon::{Icon, Sign};
use super::lang::Lang;
use super::nav::Nav;
use super::route::Route;
use super::sentences;
use super::square::piece_name;
use crate::learn::{Example, Said, Spot, Trial, section_for};
use crate::platform::Device;
use crate::play::{PileView, PromptView};
use crate::rules::{Move, Origin, Piece, Side};

/// The square that the tab key comes to.
const STOP: &str = ".small-square[tabindex='0']";
/// The button that plays the next move of a line.
const NEXT: &str = "[data-testid='diagram-next']";

/// What a side holds; empty piles are left out, for there is no room for them.
#[component]
pub fn SmallHand(hands: Hands, side: Side) -> Element {
    let lang: Lang = use_context();
    let Some(trial) = hands.trial() else { return rsx! {} };
    let is_problem = matches!(hands.diagram.example, Example::Mate(_));
    if is_problem && side == Side::Gote {
        return rsx! {
            p { class: "small-rest", {lang.text("problem-rest")} }
        };
    }
    // On the board of a problem nothing moves away when the last piece is dropped.
    if trial.position().hand(side).is_empty() && !is_problem {
        return rsx! {};
    }
    let hinted = match trial.said() {
        Some(Said::Hint(Move::Drop { role, .. }, _)) if side == Side::Sente => Some(role),
        _ => None,
    };
    let name = side.name();
    let piles = trial.position().hand(side).iter().map(|(role, count)| {
        let held = trial.held() == Some((side, Origin::Hand(role)));
        PileView { role, count, held }
    });
    rsx! {
        div { class: "small-hand", dir: "ltr", "data-side": name,
            for pile in piles {
                button {
                    key: "{pile.role.name()}",
                    class: "small-pile",
                    r#type: "button",
                    "data-testid": hands.spot(format!("{name}-{}", pile.role.name())),
                    "data-held": (pile.held || hinted == Some(pile.role)).then_some("true"),
                    aria_label: lang.pile_label(side, pile),
                    onclick: move |_| hands.change(|trial| trial.tap(Spot::Pile(side, pile.role))),
                    span { class: "tile", "data-piece": piece_name(Piece::new(side, pile.role)) }
                    if pile.count > 1 {
                        span { class: "count", "{pile.count}" }
                    }
                }
            }
        }
    }
}

/// What is said, what is asked, and the buttons.
#[component]
pub fn Foot(hands: Hands) -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    let Some(trial) = hands.trial() else { return rsx! {} };
    let is_line = matches!(hands.diagram.example, Example::Line(_)) || trial.is_shown();
    let is_asked = matches!(hands.diagram.example, Example::Mate(_)) && !trial.is_mate();
    rsx! {
        Talk { hands }
        if let Some(view) = question(&trial) {
            div { class: "small-buttons", role: "group", aria_label: asked(lang, "promote-title", view),
                for (promote , id) in [(true, "promote-yes"), (false, "promote-no")] {
                    button {
                        key: "{id}",
                        class: "button",
                        r#type: "button",
                        "data-testid": "diagram-{id}",
                        onclick: move |_| hands.change(|trial| trial.answer(promote)),
                        {asked(lang, id, view)}
                    }
                }
            }
        }
        if is_line || is_asked || trial.is_changed() {
            div { class: "small-buttons",
                if is_asked {
                    Help { hands }
                }
                if is_line {
                    Steps { hands }
                }
                if trial.is_changed() {
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "diagram-put-back",
                        onclick: move |_| {
                            hands.change(Trial::put_back);
                            hands.focus(&device, STOP);
                        },
                        Icon { sign: Sign::Again }
                        {lang.text("board-put-back")}
                    }
                }
            }
        }
    }
}

/// For whoever does not find the mate.
#[component]
fn Help(hands: Hands) -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    let Some(trial) = hands.trial() else { return rsx! {} };
    rsx! {
        if !trial.is_shown() {
            button {
                class: "button",
                r#type: "button",
                "data-testid": "diagram-hint",
                onclick: move |_| hands.change(Trial::hint),
                {lang.text("problem-hint")}
            }
            button {
                class: "button",
                r#type: "button",
                "data-testid": "diagram-show",
                onclick: move |_| {
                    hands.change(Trial::show);
                    hands.focus(&device, NEXT);
                },
                {lang.text("problem-show")}
            }
        }
    }
}

/// Through a line, move by move.
#[component]
fn Steps(hands: Hands) -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    let later = device.clone();
    let Some(trial) = hands.trial() else { return rsx! {} };
    rsx! {
        button {
            class: "button",
            r#type: "button",
            "data-testid": "diagram-back",
            disabled: !trial.is_changed(),
            aria_label: lang.text("board-step-back"),
            onclick: move |_| {
                hands.change(Trial::step_back);
                if hands.trial().is_some_and(|trial| !trial.is_changed()) {
                    hands.focus(&device, NEXT);
                }
            },
            Icon { sign: Sign::Undo }
        }
        button {
            class: "button",
            r#type: "button",
            "data-testid": "diagram-next",
            disabled: trial.next_of_line().is_none(),
            onclick: move |_| {
                hands.change(Trial::step);
                if hands.trial().is_some_and(|trial| trial.next_of_line().is_none()) {
                    hands.focus(&later, STOP);
                }
            },
            {lang.text("board-step")}
            Icon { sign: Sign::Redo }
        }
    }
}

/// The sentence about the last touch. Its place is there once the board was touched, so that a
/// screen reader hears what comes into it; at a problem the first touch may ask for a hint.
#[component]
fn Talk(hands: Hands) -> Element {
    let lang: Lang = use_context();
    let nav: Nav = use_context();
    let Some(trial) = hands.trial() else { return rsx! {} };
    let is_problem = matches!(hands.diagram.example, Example::Mate(_));
    if !hands.is_touched() && !is_problem {
        return rsx! {};
    }
    let rule = match trial.said() {
        Some(Said::Refused(refusal, _)) => Some(refusal.rule()),
        _ => None,
    };
    let state = match trial.said() {
        Some(Said::Quiet) => Some("quiet"),
        Some(Said::Escape) => Some("escape"),
        Some(Said::Hint(..)) => Some("hint"),
        _ if trial.is_solved() => Some("solved"),
        _ => None,
    };
    // On the rules page the rule is what one is reading.
    let link = rule.filter(|_| !matches!(nav.route(), Route::Rules(_))).map(section_for);
    rsx! {
        div {
            class: "small-talk",
            role: "status",
            "data-testid": "diagram-said",
            "data-rule": rule,
            "data-state": state,
            if let Some(text) = saying(lang, &trial) {
                p { {text} }
            }
            if let Some(section) = link {
                a {
                    href: Route::Rules(Some(section)).address(),
                    onclick: move |event| {
                        event.prevent_default();
                        nav.go(Route::Rules(Some(section)));
                    },
                    {lang.text("button-read-rule")}
                }
            }
        }
    }
}

fn question(trial: &Trial) -> Option<PromptView> {
    let (from, square) = trial.asks()?;
    let piece = trial.position().piece(from)?;
    let promoted = Piece::new(piece.side, piece.role.promoted()?);
    Some(PromptView { square, from, piece, promoted })
}

fn asked(lang: Lang, id: &'static str, view: PromptView) -> String {
    lang.with(|words| sentences::promotion(words, id, view))
}
