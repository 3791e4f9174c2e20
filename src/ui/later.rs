//! What home and the game do without: on the web it comes once they stand.
//!
//! The words of the other pages are a file of each language (`en-pages`); their texts, their style
//! sheets and the mate problems are one for all (`more`), and so are the outlines of the kanji
//! (`kanji`), which a start waits for only where they are the face of the pieces. Elsewhere
//! everything is in the app.

use std::sync::OnceLock;

use dioxus::core::{Runtime, current_scope_id};
use dioxus::prelude::*;

use super::faces::{self, Face};
use super::lang::Lang;
use super::nav::Nav;
use super::notices::{Notice, Notices};
use super::route::Route;
use crate::l10n::Language;
use crate::learn::{Page, Problem};
use crate::platform::Device;

/// When it is fetched unasked, in milliseconds after the start: on a slow phone too the first screen
/// has been painted by then, and nothing was in its way.
const SOON: f64 = 1000.0;

/// The style sheets that are in the app, as the build script leaves them.
const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/later.css"));

/// Those that came.
static SUPPLIED: OnceLock<&str> = OnceLock::new();

fn style() -> &'static str {
    SUPPLIED.get().unwrap_or(&STYLE)
}

fn has_more() -> bool {
    !style().is_empty()
}

/// The texts of `more`, each after a line with its name.
fn parts(more: &str) -> Option<[&str; 3]> {
    let mut parts = more.strip_prefix("### ")?.split("\n### ");
    let mut next = |name| parts.next()?.strip_prefix(name)?.strip_prefix('\n');
    Some([next("later.css")?, next("problems.txt")?, next("pages.txt")?])
}

/// Takes them, and answers whether they are there. What was there already stays.
fn supply(more: &str) -> bool {
    if let (Some(parts), false) = (parts(more), has_more()) {
        // They stay as long as the app runs.
        let [style, problems, pages] = parts.map(|part| &*Box::leak(Box::from(part)));
        Problem::supply(problems);
        Page::supply(pages);
        let _ = SUPPLIED.set(style);
    }
    has_more()
}

/// Fetches what a board needs: the words of a language, and the face of its pieces. Then does some
/// work, whatever has come.
pub fn fetch_first(device: &Device, language: Language, face: Face, work: Box<dyn FnOnce()>) {
    let on = device.clone();
    let then = move || fetch_face(&on, face, work);
    if language.is_ready() {
        return then();
    }
    fetch_words(device, language, language.tag(), Box::new(then));
}

/// The same for a language in the place of another, and what that one has of the words of pages:
/// the page on which it is chosen stays where it is.
pub fn fetch_next(
    device: &Device,
    (old, new): (Language, Language),
    face: Face,
    work: Box<dyn FnOnce()>,
) {
    let on = device.clone();
    let then: Box<dyn FnOnce()> = Box::new(move || fetch_first(&on, new, face, work));
    if new.has_pages() || !old.has_pages() {
        return then();
    }
    fetch_words(device, new, &pages_of(new), then);
}

fn fetch_words(device: &Device, language: Language, part: &str, work: Box<dyn FnOnce()>) {
    let take = move |words: Option<String>| {
        if let Some(words) = words {
            language.supply(&words);
        }
        work();
    };
    device.fetch_part(part, Box::new(take));
}

/// The part with the words of the pages.
fn pages_of(language: Language) -> String {
    format!("{}-pages", language.tag())
}

fn fetch_face(device: &Device, face: Face, work: Box<dyn FnOnce()>) {
    if face.is_there() {
        return work();
    }
    let take = move |outlines: Option<String>| {
        faces::supply_kanji(&outlines.unwrap_or_default());
        work();
    };
    device.fetch_part(KANJI, Box::new(take));
}

/// The part with the outlines of the kanji.
const KANJI: &str = "kanji";

/// What comes later, in context.
#[derive(Clone, Copy)]
pub struct Later {
    /// How often something has come, for whoever waits.
    n_came: Signal<usize>,
    lang: Lang,
    nav: Nav,
    notices: Notices,
    device: CopyValue<Device>,
}

impl Later {
    /// What is in the app.
    pub fn new(device: Device, lang: Lang, nav: Nav, notices: Notices) -> Later {
        Later { n_came: Signal::new(0), lang, nav, notices, device: CopyValue::new(device) }
    }

    /// Whether a page has to wait.
    pub fn is_awaited(self, route: Route) -> bool {
        let _told = self.n_came.read();
        let is_first = matches!(route, Route::Home | Route::Play | Route::Nowhere);
        !is_first && !self.is_whole()
    }

    fn is_whole(self) -> bool {
        has_more() && self.lang.language().has_pages()
    }

    /// Whether the words of the other pages are there, and those that tell how a game was won.
    pub fn has_words(self) -> bool {
        let _told = self.n_came.read();
        self.lang.language().has_pages()
    }

    /// Whether a face can be drawn.
    pub fn has(self, face: Face) -> bool {
        let _told = self.n_came.read();
        face.is_there()
    }

    /// Fetches everything unasked, so that it is there without a network too.
    pub fn fetch_soon(self) {
        if !(self.is_whole() && Face::Kanji.is_there()) {
            let (runtime, scope) = (Runtime::current(), current_scope_id());
            let fetch = move || runtime.in_scope(scope, || self.fetch(false));
            self.device.read().after(SOON, Box::new(fetch));
        }
    }

    /// Fetches what is not there. Whoever waits for it is told when it cannot be had.
    pub fn fetch(self, is_awaited: bool) {
        let language = self.lang.language();
        if !language.has_pages() {
            let take = move |pack: &str| {
                language.supply(pack);
                language.has_pages()
            };
            self.fetch_part(&pages_of(language), take, is_awaited);
        }
        if !has_more() {
            self.fetch_part("more", supply, is_awaited);
        }
        if !Face::Kanji.is_there() {
            let take = |outlines: &str| {
                faces::supply_kanji(outlines);
                Face::Kanji.is_there()
            };
            self.fetch_part(KANJI, take, false);
        }
    }

    fn fetch_part(
        mut self,
        name: &str,
        take: impl FnOnce(&str) -> bool + 'static,
        is_awaited: bool,
    ) {
        let (runtime, scope) = (Runtime::current(), current_scope_id());
        let come = move |pack: Option<String>| {
            if pack.is_some_and(|pack| take(&pack)) {
                self.n_came += 1;
                if self.is_whole() {
                    self.notices.forget_page();
                    self.nav.find_part();
                }
            } else if is_awaited {
                self.notices.say(Notice::PageMissing);
            }
        };
        let told = move |pack: Option<String>| runtime.in_scope(scope, || come(pack));
        let device = self.device.read().clone();
        device.fetch_part(name, Box::new(told));
    }
}

/// The style of the pages that may have to wait.
#[component]
pub fn LaterStyle() -> Element {
    let later: Later = use_context();
    let _told = later.n_came.read();
    rsx! {
        style { dangerous_inner_html: style() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_taken_apart() {
        let pack = "### later.css\np{top:0}\n### problems.txt\n1 a\n3 b\n### pages.txt\nx\n";
        assert_eq!(parts(pack), Some(["p{top:0}", "1 a\n3 b", "x\n"]));
        for damaged in ["", "<html>", "### later.css\np{top:0}\n", "### pages.txt", &pack[1..]] {
            assert_eq!(parts(damaged), None, "{damaged}");
        }
        let whole = &pack[..pack.len() - "\nx\n".len()];
        assert_eq!(parts(whole), None, "no pages");
    }

    #[test]
    fn what_is_in_the_app_is_not_waited_for() {
        assert!(style().contains(".lesson-card") && style().contains(".small-board"));
        assert!(has_more() && Problem::find(1).is_some());
    }
}
