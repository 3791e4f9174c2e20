//! The settings: what can be chosen, each with a line that explains it. A choice holds at once.

mod about;
mod choices;
mod names;
mod switches;

use dioxus::prelude::*;

use super::super::lang::Lang;
use super::super::lang_picker::LangPicker;
use super::super::sheets::{Sheet, Sheets};
use super::super::top_bar::TopBar;
use about::About;
use choices::{
    BoardChoice, FaceChoice, ImpasseChoice, LimitChoice, NotationChoice, SeatingChoice, ThemeChoice,
};
pub use names::Names;
use names::NamesSetting;
use switches::{Switch, Toggle};

use crate::platform::Device;

/// What can be chosen.
#[component]
pub fn SettingsPage() -> Element {
    let lang: Lang = use_context();
    let sheets: Sheets = use_context();
    let device: Device = use_context();
    rsx! {
        main {
            id: "top",
            class: "page",
            "data-testid": "settings",
            "inert": sheets.get().map(|_| "true"),
            TopBar { title: lang.text("title-settings") }
            div { class: "settings",
                // First: whoever cannot read the rest has to find it.
                Group { id: "language", heading: "settings-language",
                    LangPicker { device: true }
                }
                Group { id: "look", heading: "settings-look",
                    FaceChoice {}
                    BoardChoice {}
                    ThemeChoice {}
                    Switch { toggle: Toggle::Marks }
                    Switch { toggle: Toggle::LastMove }
                    Switch { toggle: Toggle::CheckLine }
                    Switch { toggle: Toggle::Coordinates }
                    NotationChoice {}
                }
                Group { id: "table", heading: "settings-table",
                    SeatingChoice {}
                    NamesSetting {}
                    Switch { toggle: Toggle::Alternate }
                    Switch { toggle: Toggle::AskUndo }
                    Switch { toggle: Toggle::Confirm }
                }
                Group { id: "rules", heading: "settings-rules",
                    Switch { toggle: Toggle::Strict }
                    LimitChoice {}
                    ImpasseChoice {}
                }
                Group { id: "feel", heading: "settings-feel",
                    Switch { toggle: Toggle::Sound }
                    if device.can_vibrate() {
                        Switch { toggle: Toggle::Vibration }
                    }
                    Switch { toggle: Toggle::Motion }
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "settings-reset",
                    onclick: move |_| sheets.open(Sheet::Reset, "[data-testid='settings-reset']"),
                    {lang.text("settings-reset")}
                }
                About {}
            }
        }
    }
}

/// Some settings under a heading.
#[component]
fn Group(id: &'static str, heading: &'static str, children: Element) -> Element {
    let lang: Lang = use_context();
    rsx! {
        section { id: "settings-{id}", class: "setting-group",
            h2 { {lang.text(heading)} }
            {children}
        }
    }
}
