//! What the device does along with the app: its way back, its light, its next version.

use dioxus::core::{Runtime, current_scope_id};
use dioxus::prelude::*;

use super::lang::Lang;
use super::learning::Learning;
use super::nav::Nav;
use super::play::Play;
use super::review::Look;
use super::route::Route;
use super::sheets::Sheets;
use crate::platform::Device;
use crate::play::{Command, StatusView};

/// Whether a newer version of the app lies ready, in context.
#[derive(Clone, Copy)]
pub struct Newer(Signal<bool>);

/// Lets the device know what is open and what is played, and listens to it.
pub fn use_ties(device: &Device, nav: Nav, play: Play, sheets: Sheets) {
    let learning: Learning = use_context();
    let newer = use_context_provider(|| Newer(Signal::new(false)));
    use_hook(|| {
        let (runtime, scope) = (Runtime::current(), current_scope_id());
        let later = runtime.clone();
        device.watch_back(Box::new(move || {
            runtime.in_scope(scope, || close_one(play, learning, sheets))
        }));
        device.watch_versions(Box::new(move || {
            let Newer(mut is_ready) = newer;
            later.in_scope(scope, || is_ready.set(true));
        }));
    });
    let back = device.clone();
    use_effect(move || {
        let asks = |board: Play| board.prompt().is_some() || board.confirm().is_some();
        let has_question = asks(play) || learning.board().is_some_and(asks);
        back.lie_open(has_question || sheets.get().is_some() || play.look() != Look::Game);
    });
    let light = device.clone();
    use_effect(move || {
        let is_running = matches!(play.status(), StatusView::Turn { .. });
        // Read in any case: it is said again at every move.
        let has_begun = play.controls().n_moves > 0;
        light.keep_lit(nav.route() == Route::Play && is_running && has_begun);
    });
}

/// The way back: closes the question at the square, else the sheet, else the panel of the past.
/// Answers whether something is still open.
fn close_one(play: Play, learning: Learning, sheets: Sheets) -> bool {
    let asking = std::iter::once(play).chain(learning.board()).find(|board| board.has_prompt());
    if let Some(board) = asking {
        board.send(Command::LetGo);
        sheets.is_any_open() || play.is_looking()
    } else if sheets.is_any_open() {
        sheets.close();
        play.is_looking()
    } else {
        play.stop_looking();
        false
    }
}

/// Says that there is a newer version, where no game is disturbed by it.
#[component]
pub fn NewerVersion() -> Element {
    let lang: Lang = use_context();
    let device: Device = use_context();
    let Newer(is_ready) = use_context();
    if !is_ready() {
        return rsx! {};
    }
    rsx! {
        p { class: "newer", role: "status", "data-testid": "newer-version",
            {lang.text("update-ready")}
            " "
            button {
                class: "link",
                r#type: "button",
                "data-testid": "button-update",
                onclick: move |_| device.take_version(),
                {lang.text("update-ready.button")}
            }
        }
    }
}
