//! The browser.

use std::cell::OnceCell;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, Storage, Window,
};

use super::{
    Dress, Key, Platform, Shared, Sharing, Sound, StoreError, Visit, Waiting, sound_names,
};

#[wasm_bindgen(module = "/src/platform/feel.js")]
extern "C" {
    fn glide(flights: &str);
    fn sound(names: &str);
    fn can_buzz() -> bool;
    fn buzz(times: &[u32]);
}

#[wasm_bindgen(module = "/src/platform/page.js")]
extern "C" {
    fn visit(address: &str, is_further: bool);
    fn lie_open(is_open: bool);
    fn watch_address(told: &Closure<dyn Fn()>);
    fn watch_back(told: &Closure<dyn Fn() -> bool>);
    fn keep_lit(is_running: bool);
    fn has_been_kept();
    fn watch_versions(told: &Closure<dyn Fn()>);
    fn take_version();
    fn once_seen(work: &JsValue);
    fn rehearse(pieces: &str, work: &JsValue);
}

/// A page in a browser.
pub struct Web;

impl Web {
    /// This page.
    pub fn new() -> Web {
        Web
    }
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

fn told(error: &JsValue) -> StoreError {
    // An exception of the browser says what it is in its text.
    let text = String::from(error.unchecked_ref::<js_sys::Object>().to_string());
    StoreError(text.chars().take(200).collect())
}

thread_local! {
    /// To ask for it takes a browser as long as to read from it, and a move does both twice.
    static STORAGE: OnceCell<Storage> = const { OnceCell::new() };
}

/// Browsers refuse even to hand out the storage when cookies are blocked.
fn storage() -> Result<Storage, StoreError> {
    if let Some(storage) = STORAGE.with(|storage| storage.get().cloned()) {
        return Ok(storage);
    }
    let window = window().ok_or_else(|| StoreError("no window".to_owned()))?;
    let storage = window.local_storage().map_err(|error| told(&error))?;
    let storage = storage.ok_or_else(|| StoreError("none".into()))?;
    STORAGE.with(|kept| kept.set(storage.clone())).ok();
    Ok(storage)
}

impl Platform for Web {
    fn read(&self, key: Key) -> Result<Option<String>, StoreError> {
        storage()?.get_item(key.name()).map_err(|error| told(&error))
    }

    fn write(&self, key: Key, text: &str) -> Result<(), StoreError> {
        storage()?.set_item(key.name(), text).map_err(|error| told(&error))?;
        if key == Key::Game {
            has_been_kept();
        }
        Ok(())
    }

    fn put_aside(&self, key: Key) {
        let moved = storage().and_then(|storage| {
            let kept = storage.get_item(key.name()).map_err(|error| told(&error))?;
            // First away, then aside: a full storage has room for one of the two only.
            storage.remove_item(key.name()).map_err(|error| told(&error))?;
            let aside = format!("{}.bad", key.name());
            storage.set_item(&aside, &kept.unwrap_or_default()).map_err(|error| told(&error))
        });
        if let Err(StoreError(error)) = moved {
            self.log(&error);
        }
    }

    fn languages(&self) -> Vec<String> {
        let Some(window) = window() else { return Vec::new() };
        let navigator = window.navigator();
        let listed = navigator.languages().into_iter().filter_map(|tag| tag.as_string());
        listed.chain(navigator.language()).collect()
    }

    fn fetch_part(&self, name: &str, told: Waiting) {
        let name = JsValue::from_str(name);
        wasm_bindgen_futures::spawn_local(async move {
            // The page itself knows where it is, and may have asked for it already.
            let coming = match window() {
                Some(window) => ask(&window, "ketePart", &name).await,
                None => None,
            };
            told(coming.and_then(Result::ok).and_then(|text| text.as_string()));
        });
    }

    fn give_up(&self) {
        let Some(window) = window() else { return };
        let tell = Reflect::get(&window, &"keteUnreached".into());
        if let Ok(tell) = tell.and_then(JsCast::dyn_into::<Function>) {
            let _ = tell.call0(&window);
        }
    }

    fn address(&self) -> String {
        let Some(window) = window() else { return String::new() };
        let location = window.location();
        location.search().unwrap_or_default() + &location.hash().unwrap_or_default()
    }

    fn set_address(&self, address: &str, how: Visit) {
        visit(address, how == Visit::Forward);
    }

    fn watch_address(&self, told: Box<dyn Fn(String)>) {
        let changed = Closure::<dyn Fn()>::new(move || told(Web.address()));
        watch_address(&changed);
        // It lives as long as the page; the same below.
        changed.forget();
    }

    fn lie_open(&self, is_open: bool) {
        lie_open(is_open);
    }

    fn watch_back(&self, told: Box<dyn Fn() -> bool>) {
        let stepped = Closure::<dyn Fn() -> bool>::new(told);
        watch_back(&stepped);
        stepped.forget();
    }

    fn keep_lit(&self, is_running: bool) {
        keep_lit(is_running);
    }

    fn watch_versions(&self, told: Box<dyn Fn()>) {
        let ready = Closure::<dyn Fn()>::new(told);
        watch_versions(&ready);
        ready.forget();
    }

    fn take_version(&self) {
        take_version();
    }

    fn now_ms(&self) -> f64 {
        js_sys::Date::now()
    }

    fn day(&self) -> u32 {
        let now = js_sys::Date::new_0();
        let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
        (local / 86_400_000.0) as u32
    }

    fn log(&self, line: &str) {
        web_sys::console::warn_1(&JsValue::from_str(line));
    }

    fn dress(&self, dress: &Dress) {
        let Some(document) = document() else { return };
        if let Some(html) = document.document_element() {
            let _ = html.set_attribute("lang", dress.lang);
            let _ = html.set_attribute("dir", dress.dir);
            let _ = match dress.theme {
                "" => html.remove_attribute("data-theme"),
                theme => html.set_attribute("data-theme", theme),
            };
        }
        if document.title() != dress.title {
            document.set_title(&dress.title);
        }
    }

    fn focus(&self, selector: &str) {
        let selector = selector.to_owned();
        later(move || focus(&selector));
    }

    fn focus_at_once(&self, selector: &str) {
        let Some(window) = window() else { return };
        // Not within the handler that is running: the focus is heard by handlers too.
        let selector = selector.to_owned();
        let work = Closure::once_into_js(move || focus(&selector));
        window.queue_microtask(work.unchecked_ref());
    }

    fn scroll_to(&self, selector: &str) {
        let selector = selector.to_owned();
        later(move || match find(&selector) {
            Some(element) => element.scroll_into_view(),
            None => {
                if let Some(window) = window() {
                    window.scroll_to_with_x_and_y(0.0, 0.0);
                }
            }
        });
    }

    fn after(&self, ms: f64, work: Box<dyn FnOnce()>) {
        let Some(window) = window() else { return };
        let work = Closure::once_into_js(work);
        let ms = ms.ceil() as i32;
        let _ =
            window.set_timeout_with_callback_and_timeout_and_arguments_0(work.unchecked_ref(), ms);
    }

    fn once_seen(&self, work: Box<dyn FnOnce()>) {
        once_seen(&Closure::once_into_js(work));
    }

    fn rehearse(&self, pieces: &str, work: Box<dyn FnOnce() -> bool>) {
        rehearse(pieces, &Closure::once_into_js(work));
    }

    fn glide(&self, flights: &str) {
        glide(flights);
    }

    fn sound(&self, sounds: &[Sound]) {
        sound(&sound_names(sounds));
    }

    fn can_vibrate(&self) -> bool {
        can_buzz()
    }

    fn buzz(&self, times: &[u32]) {
        buzz(times);
    }

    fn reveal(&self, selector: &str) {
        let selector = selector.to_owned();
        later(move || {
            if let Some(element) = find(&selector) {
                let nearest = ScrollIntoViewOptions::new();
                nearest.set_block(ScrollLogicalPosition::Nearest);
                element.scroll_into_view_with_scroll_into_view_options(&nearest);
            }
        });
    }

    fn reload(&self) {
        if let Some(window) = window() {
            let _ = window.location().reload();
        }
    }

    fn share(&self, text: String) -> Sharing {
        Box::pin(share(text))
    }

    fn site(&self) -> Option<String> {
        let location = window()?.location();
        Some(location.origin().ok()? + &location.pathname().ok()?)
    }

    fn watch_store(&self, told: Box<dyn Fn()>) {
        let Some(window) = window() else { return };
        let changed = Closure::<dyn Fn()>::new(told);
        let listener = changed.as_ref().unchecked_ref();
        // A page that was put to sleep has missed the event, and looks when it wakes.
        for event in ["storage", "pageshow", "focus"] {
            let _ = window.add_event_listener_with_callback(event, listener);
        }
        // It lives as long as the page.
        changed.forget();
    }
}

/// Through the phone's own sheet, else to the clipboard. Both are asked for by name: an older
/// browser has neither.
async fn share(text: String) -> Shared {
    let Some(window) = window() else { return Shared::Nowhere };
    let navigator: JsValue = window.navigator().into();
    let text = JsValue::from_str(&text);
    let data = Object::new();
    if Reflect::set(&data, &"text".into(), &text).is_ok() {
        match ask(&navigator, "share", &data).await {
            Some(Ok(_)) => return Shared::Sent,
            Some(Err(error)) if is_named(&error, "AbortError") => return Shared::Cancelled,
            _ => {}
        }
    }
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    match ask(&clipboard, "writeText", &text).await {
        Some(Ok(_)) => Shared::Copied,
        _ => Shared::Nowhere,
    }
}

/// Calls a method that answers later; `None` where there is none.
async fn ask(on: &JsValue, method: &str, with: &JsValue) -> Option<Result<JsValue, JsValue>> {
    if !on.is_object() {
        return None;
    }
    let method = Reflect::get(on, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    match method.call1(on, with) {
        Ok(promise) => Some(JsFuture::from(promise.dyn_into::<Promise>().ok()?).await),
        Err(error) => Some(Err(error)),
    }
}

fn is_named(error: &JsValue, name: &str) -> bool {
    error.is_object()
        && Reflect::get(error, &"name".into())
            .is_ok_and(|it| it.as_string().as_deref() == Some(name))
}

fn focus(selector: &str) {
    if let Some(element) = find(selector).and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Once what is being drawn stands.
fn later(work: impl FnOnce() + 'static) {
    let Some(window) = window() else { return };
    let work = Closure::once_into_js(work);
    let _ = window.set_timeout_with_callback(work.unchecked_ref());
}

/// Nothing of the app can be trusted after a panic, so this page is made by hand. It is called for
/// from outside: in the app that people get, a panic is a trap without a word.
pub fn on_panic(page: fn() -> [String; 3]) {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
    let Some(window) = window() else { return };
    let failed = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        if is_trap(&event) {
            let _ = show_error(page());
        }
    });
    let listener = failed.as_ref().unchecked_ref();
    for event in ["error", "unhandledrejection"] {
        let _ = window.add_event_listener_with_callback(event, listener);
    }
    // It lives as long as the page.
    failed.forget();
}

/// Whether the app itself has broken off.
fn is_trap(event: &JsValue) -> bool {
    let thrown = ["error", "reason"].map(|part| Reflect::get(event, &part.into()));
    thrown.iter().flatten().any(|error| is_named(error, "RuntimeError"))
}

fn show_error([title, text, button]: [String; 3]) -> Option<()> {
    let document = document()?;
    if find(".error-page").is_some() {
        return None;
    }
    let add = |to: &Element, name: &str, text: &str| {
        let element = document.create_element(name).ok()?;
        element.set_text_content(Some(text));
        to.append_child(&element).ok()?;
        Some(element)
    };
    let main = add(document.body()?.as_ref(), "main", "")?;
    main.set_attribute("class", "error-page").ok()?;
    main.set_attribute("role", "alert").ok()?;
    main.set_attribute("data-testid", "error-page").ok()?;
    add(&main, "h1", &title)?;
    add(&main, "p", &text)?;
    let again = add(&main, "button", &button)?;
    again.set_attribute("class", "button primary").ok()?;
    let reload = Closure::<dyn Fn()>::new(|| Web.reload());
    again.add_event_listener_with_callback("click", reload.as_ref().unchecked_ref()).ok()?;
    reload.forget();
    Some(())
}
