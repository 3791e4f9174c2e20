//! The board and the people around it.

use dioxus::prelude::*;

use super::super::bar::Bar;
use super::super::board::Board;
use super::super::ghost::Ghost;
use super::super::hint::HintCard;
use super::super::lang::Lang;
use super::super::live::Live;
use super::super::play::Play;
use super::super::refusal::RefusalCard;
use super::super::replay::Replay;
use super::super::review::{Look, Review};
use super::super::settings::Seating;
use super::super::sheets::Sheets;
use super::super::status::{FarName, FarStatus, Status};
use super::super::tray::Tray;

/// The far seat turned to its player, the board, the near seat, and the buttons.
#[component]
pub fn GamePage() -> Element {
    let play: Play = use_context();
    let sheets: Sheets = use_context();
    let lang: Lang = use_context();
    use_hook(|| play.rehearse_soon());
    // What was announced here is old by the time somebody comes back, and perhaps in another tongue.
    use_drop(move || {
        play.stop_looking();
        play.hush();
    });
    let near = play.bottom();
    let far = near.other();
    let seating = play.seating();
    let look = play.look();
    rsx! {
        main {
            id: "top",
            class: "game",
            "data-testid": "game",
            "data-seating": seating.name(),
            "data-look": look.name(),
            "inert": sheets.get().map(|_| "true"),
            onpointerdown: move |event| play.press_elsewhere(&event),
            onpointermove: move |event| play.slide(&event),
            onpointerup: move |event| play.release(&event),
            onpointercancel: move |event| play.lose(&event),
            // After a finger has gone up there is nothing left to lose.
            onlostpointercapture: move |event| play.lose(&event),
            onclick: move |_| play.click_elsewhere(),
            onkeydown: move |event| {
                if event.key() == Key::Escape && play.escape() {
                    event.prevent_default();
                }
            },
            h1 { class: "unseen", {lang.text("title-play")} }
            Ghost {}
            div { class: "end far",
                div { class: "spare",
                    RefusalCard { is_across: true }
                    HintCard { is_across: true }
                }
                section { class: "seat",
                    if seating == Seating::FaceToFace {
                        FarStatus { side: far }
                    } else {
                        FarName { side: far }
                    }
                    Tray { side: far }
                }
            }
            Board {}
            div { class: "end near",
                section { class: "seat",
                    if look == Look::Game {
                        Status { side: near }
                    }
                    Tray { side: near }
                }
                div { class: "foot",
                    match look {
                        Look::Game => rsx! {
                            Bar {}
                        },
                        Look::Review => rsx! {
                            Review {}
                        },
                        Look::Replay(at) => rsx! {
                            Replay { at }
                        },
                    }
                    div { class: "said",
                        RefusalCard { is_across: false }
                        HintCard { is_across: false }
                    }
                }
            }
            Live {}
        }
    }
}
