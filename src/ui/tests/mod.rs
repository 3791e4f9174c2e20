//! The screens, driven by events and read as text.

mod access;
mod elsewhere;
mod feel;
mod game;
mod ids;
mod lessons;
mod problems;
mod reading;
mod rehearsal;
mod review;
mod saving;
mod seats;
mod settings;
mod words;

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use dioxus::prelude::*;
use dioxus_html::{
    PlatformEventData, SerializedHtmlEventConverter, SerializedKeyboardData, SerializedMouseData,
    SerializedPointerData, SerializedVisibleData, set_event_converter,
};
use ids::Ids;
use serde_json::json;

use super::App;
use crate::platform::{Device, Memory};

thread_local! {
    static N_SQUARES: Cell<usize> = const { Cell::new(0) };
}

/// Called by every square that is drawn.
pub fn count_square() {
    N_SQUARES.with(|count| count.set(count.get() + 1));
}

/// How many squares `work` has drawn.
fn squares_drawn(work: impl FnOnce()) -> usize {
    let before = N_SQUARES.with(Cell::get);
    work();
    N_SQUARES.with(Cell::get) - before
}

/// The pointer that is a mouse; others are fingers.
const MOUSE: i32 = 99;

/// The app on a device of memory.
struct Screen {
    dom: VirtualDom,
    ids: Ids,
    device: Rc<Memory>,
}

impl Screen {
    /// The app at an address, for a person who reads Swahili.
    fn at(address: &str) -> Screen {
        Screen::on(Rc::new(Memory::new(address, &["sw-KE"])))
    }

    /// The app on a device, as after a start.
    fn on(device: Rc<Memory>) -> Screen {
        set_event_converter(Box::new(SerializedHtmlEventConverter));
        let dom = VirtualDom::new(App).with_root_context(device.clone() as Device);
        let mut screen = Screen { dom, ids: Ids::default(), device };
        screen.dom.rebuild(&mut screen.ids);
        screen.settle();
        screen
    }

    /// The board, in the position that these moves lead to.
    fn playing(moves: &str) -> Screen {
        Screen::at(&format!("#/play?moves={moves}"))
    }

    /// The app on the same device, started again.
    fn restarted(self) -> Screen {
        let device = self.device.clone();
        drop(self.dom);
        Screen::on(device)
    }

    fn settle(&mut self) {
        self.dom.process_events();
        self.dom.render_immediate(&mut self.ids);
        // What is done once something has been drawn.
        self.dom.process_events();
    }

    /// Nothing is touched for a while.
    fn pause(&mut self) {
        self.device.clone().pass(600.0);
        self.settle();
    }

    /// The device's way back.
    fn step_back(&mut self) {
        self.device.step_back();
        self.settle();
    }

    fn fire(&mut self, name: &str, data: PlatformEventData, id: &str) {
        assert!(self.has(id), "no {id} on the screen");
        let event = dioxus::core::Event::new(Rc::new(data) as Rc<dyn Any>, true);
        self.dom.runtime().handle_event(name, event, self.ids.get(id));
        self.settle();
    }

    /// A click with no finger before it.
    fn click(&mut self, id: &str) {
        self.fire("click", PlatformEventData::new(Box::<SerializedMouseData>::default()), id);
    }

    fn key(&mut self, key: Key, id: &str) {
        let data = SerializedKeyboardData::new(
            key,
            Code::Unidentified,
            Location::Standard,
            false,
            Modifiers::empty(),
            false,
        );
        self.fire("keydown", PlatformEventData::new(Box::new(data)), id);
    }

    fn pointer(&mut self, name: &str, id: &str, pointer: i32, is_primary: bool) {
        let data: SerializedPointerData = serde_json::from_value(json!({
            "alt_key": false, "ctrl_key": false, "meta_key": false, "shift_key": false,
            "button": 0, "buttons": 1,
            "client_x": 0.0, "client_y": 0.0, "offset_x": 0.0, "offset_y": 0.0,
            "page_x": 0.0, "page_y": 0.0, "screen_x": 0.0, "screen_y": 0.0,
            "pointer_id": pointer, "width": 1.0, "height": 1.0, "pressure": 0.5,
            "tangential_pressure": 0.0, "tilt_x": 0, "tilt_y": 0, "twist": 0,
            "pointer_type": if pointer == MOUSE { "mouse" } else { "touch" },
            "is_primary": is_primary,
        }))
        .unwrap();
        self.fire(name, PlatformEventData::new(Box::new(data)), id);
    }

    /// Something comes into sight.
    fn visible(&mut self, id: &str) {
        let none = json!({
            "bottom": 0.0, "height": 0.0, "left": 0.0, "right": 0.0,
            "top": 0.0, "width": 0.0, "x": 0.0, "y": 0.0,
        });
        let data: SerializedVisibleData = serde_json::from_value(json!({
            "bounding_client_rect": none, "intersection_ratio": 1.0, "intersection_rect": none,
            "is_intersecting": true, "root_bounds": none, "time_ms": 0,
        }))
        .unwrap();
        self.fire("visible", PlatformEventData::new(Box::new(data)), id);
    }

    /// The small board with this caption comes near.
    fn near(&mut self, caption: &str) {
        self.visible(&format!("near-{caption}"));
    }

    /// A tap of a finger.
    fn tap(&mut self, id: &str) {
        self.pointer("pointerdown", id, 1, true);
        self.pointer("pointerup", "game", 1, true);
    }

    /// A click of a mouse: down, up, and the click that follows.
    fn mouse(&mut self, id: &str) {
        self.pointer("pointerdown", id, MOUSE, true);
        self.pointer("pointerup", "game", MOUSE, true);
        if self.has(id) {
            self.click(id);
        }
    }

    /// Taps on squares, one after the other.
    fn tap_squares(&mut self, squares: &str) {
        for square in squares.split(' ') {
            self.tap(&format!("square-{square}"));
        }
    }

    /// What is on the screen, without the style sheets.
    fn html(&self) -> String {
        let html = dioxus_ssr::render(&self.dom);
        let from = html.find("<div class=\"app\"").unwrap();
        html[from..].to_owned()
    }

    fn has(&self, id: &str) -> bool {
        self.html().contains(&format!("data-testid=\"{id}\""))
    }

    /// The opening tag of the element with this test id.
    fn tag(&self, id: &str) -> String {
        let html = self.html();
        let at = html.find(&format!("data-testid=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
        let from = html[..at].rfind('<').unwrap();
        let to = at + html[at..].find('>').unwrap();
        html[from..=to].to_owned()
    }

    /// The value of an attribute.
    fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let tag = self.tag(id);
        let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
        Some(tag[from..].split('"').next().unwrap().to_owned())
    }

    /// The text inside an element that holds no other.
    fn text(&self, id: &str) -> String {
        let (html, tag) = (self.html(), self.tag(id));
        let from = html.find(&tag).unwrap() + tag.len();
        unescaped(html[from..].split("</").next().unwrap())
    }

    fn piece(&self, square: &str) -> String {
        self.attribute(&format!("square-{square}"), "data-piece").unwrap()
    }

    fn mark(&self, square: &str) -> String {
        self.attribute(&format!("square-{square}"), "data-mark").unwrap()
    }

    fn n_moves(&self) -> String {
        self.attribute("move-count", "data-count").unwrap()
    }
}

/// Text without its tags and escapes.
fn unescaped(html: &str) -> String {
    let mut text = String::new();
    let mut in_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => in_tag = true,
            '>' if in_tag => in_tag = false,
            letter if !in_tag => text.push(letter),
            _ => {}
        }
    }
    text.replace("&#39;", "'").replace("&#34;", "\"").replace("&quot;", "\"").replace("&amp;", "&")
}
