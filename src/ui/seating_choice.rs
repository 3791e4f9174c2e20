//! How the players share the screen, as three pictures.

use dioxus::prelude::*;

use super::lang::Lang;
use super::prefs::Prefs;
use super::settings::Seating;

/// Three buttons; one tap chooses. The one that holds is marked.
#[component]
pub fn SeatingChoice(onchoose: EventHandler<Seating>) -> Element {
    let lang: Lang = use_context();
    let prefs: Prefs = use_context();
    let chosen = prefs.with(|settings| settings.seating);
    let words = |seating: Seating| match seating {
        Seating::FaceToFace => lang.text("settings-seating-face-to-face"),
        Seating::PassAndTurn => lang.text("settings-seating-pass-and-turn"),
        Seating::SameSide => lang.text("settings-seating-same-side"),
    };
    rsx! {
        div { class: "seatings", role: "group", aria_label: lang.text("table-seating"),
            for seating in Seating::ALL {
                button {
                    key: "{seating.name()}",
                    class: "seating",
                    r#type: "button",
                    "data-testid": "seating-{seating.name()}",
                    aria_pressed: if seating == chosen { "true" } else { "false" },
                    onclick: move |_| onchoose.call(seating),
                    Picture { seating }
                    span { {words(seating)} }
                }
            }
        }
    }
}

/// The device from above, and the heads around it.
#[component]
fn Picture(seating: Seating) -> Element {
    let heads = match seating {
        Seating::FaceToFace => {
            "M24 1a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM24 39a4 4 0 0 0 0 8 4 4 0 0 0 0-8z"
        }
        Seating::PassAndTurn => "M24 39a4 4 0 0 0 0 8 4 4 0 0 0 0-8z",
        Seating::SameSide => {
            "M16 39a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM32 39a4 4 0 0 0 0 8 4 4 0 0 0 0-8z"
        }
    };
    let arrows = match seating {
        Seating::PassAndTurn => {
            "M11 30a15 15 0 0 1 4-17M15 18v-6H9M37 18a15 15 0 0 1-4 17M33 30v6h6"
        }
        _ => "",
    };
    rsx! {
        svg { class: "seating-picture", view_box: "0 0 48 48", "aria-hidden": "true",
            rect { class: "device", x: "17", y: "13", width: "14", height: "22", rx: "2" }
            path { class: "lines", d: "M17 20h14M17 28h14M21.700 20v8M26.300 20v8M17 24h14" }
            path { class: "heads", d: heads }
            path { class: "arrows", d: arrows }
        }
    }
}
