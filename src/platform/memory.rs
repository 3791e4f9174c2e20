//! A device that keeps everything in memory: for tests, and beneath the native one.

use std::cell::RefCell;
use std::collections::HashMap;

use super::{Dress, Key, Platform, Shared, Sharing, Sound, StoreError, Visit, Waiting};

/// Who wants to be told of a new address.
type Watcher = Box<dyn Fn(String)>;

/// Work and when it is to be done.
type Later = (f64, Box<dyn FnOnce()>);

/// A device of which a test can look into every corner.
#[derive(Default)]
pub struct Memory {
    /// What is kept, by name.
    pub kept: RefCell<HashMap<String, String>>,
    /// Whether reading and writing fail.
    pub is_blocked: RefCell<bool>,
    /// The languages of the person.
    pub languages: Vec<String>,
    /// The addresses visited, the present one last.
    pub visited: RefCell<Vec<String>>,
    /// The lines logged.
    pub logged: RefCell<Vec<String>>,
    /// The selectors that were given focus.
    pub focused: RefCell<Vec<String>>,
    /// The page as it was last dressed.
    pub dressed: RefCell<Option<Dress>>,
    /// The time.
    pub now: RefCell<f64>,
    /// The day.
    pub day: RefCell<u32>,
    /// The pieces that glided, one text for each time.
    pub glided: RefCell<Vec<String>>,
    /// The sounds that were heard.
    pub heard: RefCell<Vec<Sound>>,
    /// It has nothing that vibrates.
    pub is_still: RefCell<bool>,
    /// The vibrations that were felt.
    pub felt: RefCell<Vec<Vec<u32>>>,
    /// The texts shared.
    pub shared: RefCell<Vec<String>>,
    /// What becomes of a text that is shared.
    pub shares: Shared,
    /// The address of the app.
    pub site: Option<String>,
    /// Whether something lies open over the page.
    pub is_open: RefCell<bool>,
    /// Whether the screen is kept lit.
    pub is_lit: RefCell<bool>,
    /// Whether the newer version was taken.
    pub has_taken: RefCell<bool>,
    stepper: RefCell<Option<Box<dyn Fn() -> bool>>>,
    version_watcher: RefCell<Option<Box<dyn Fn()>>>,
    watcher: RefCell<Option<Watcher>>,
    store_watcher: RefCell<Option<Box<dyn Fn()>>>,
    later: RefCell<Vec<Later>>,
}

impl Memory {
    /// An empty device at an address, whose person reads these languages.
    pub fn new(address: &str, languages: &[&str]) -> Memory {
        Memory {
            visited: RefCell::new(vec![address.to_owned()]),
            languages: languages.iter().map(|tag| (*tag).to_owned()).collect(),
            ..Memory::default()
        }
    }

    /// What a person does who types an address.
    pub fn visit(&self, address: &str) {
        self.visited.borrow_mut().push(address.to_owned());
        if let Some(told) = self.watcher.borrow().as_ref() {
            told(address.to_owned());
        }
    }

    /// What a person does who takes the way back: closes what lies open, else leaves the page.
    /// Answers whether there was anything to close or to go back to.
    pub fn step_back(&self) -> bool {
        if *self.is_open.borrow() {
            let still = self.stepper.borrow().as_ref().is_some_and(|told| told());
            self.lie_open(still);
            return true;
        }
        if self.visited.borrow().len() < 2 {
            return false;
        }
        self.visited.borrow_mut().pop();
        let address = self.address();
        if let Some(told) = self.watcher.borrow().as_ref() {
            told(address);
        }
        true
    }

    /// A newer version has come.
    pub fn renew(&self) {
        if let Some(told) = self.version_watcher.borrow().as_ref() {
            told();
        }
    }

    /// What another window does that keeps a text.
    pub fn keep_elsewhere(&self, key: Key, text: &str) {
        self.kept.borrow_mut().insert(key.name().to_owned(), text.to_owned());
        if let Some(told) = self.store_watcher.borrow().as_ref() {
            told();
        }
    }

    /// Lets time pass, with all that comes due in it.
    pub fn pass(&self, ms: f64) {
        let end = self.now_ms() + ms;
        loop {
            let mut later = self.later.borrow_mut();
            later.sort_by(|a, b| a.0.total_cmp(&b.0));
            if later.first().is_none_or(|(due, _)| *due > end) {
                break;
            }
            let (due, work) = later.remove(0);
            drop(later);
            *self.now.borrow_mut() = due;
            work();
        }
        *self.now.borrow_mut() = end;
    }

    fn open(&self) -> Result<(), StoreError> {
        if *self.is_blocked.borrow() { Err(StoreError("blocked".to_owned())) } else { Ok(()) }
    }
}

impl Platform for Memory {
    fn read(&self, key: Key) -> Result<Option<String>, StoreError> {
        self.open()?;
        Ok(self.kept.borrow().get(key.name()).cloned())
    }

    fn write(&self, key: Key, text: &str) -> Result<(), StoreError> {
        self.open()?;
        self.kept.borrow_mut().insert(key.name().to_owned(), text.to_owned());
        Ok(())
    }

    fn put_aside(&self, key: Key) {
        let mut kept = self.kept.borrow_mut();
        if let Some(text) = kept.remove(key.name()) {
            kept.insert(format!("{}.bad", key.name()), text);
        }
    }

    fn languages(&self) -> Vec<String> {
        self.languages.clone()
    }

    fn fetch_part(&self, _name: &str, told: Waiting) {
        told(None);
    }

    fn give_up(&self) {}

    fn address(&self) -> String {
        self.visited.borrow().last().cloned().unwrap_or_default()
    }

    fn set_address(&self, address: &str, visit: Visit) {
        let mut visited = self.visited.borrow_mut();
        if visit == Visit::Replace {
            visited.pop();
        }
        visited.push(address.to_owned());
    }

    fn watch_address(&self, told: Box<dyn Fn(String)>) {
        *self.watcher.borrow_mut() = Some(told);
    }

    fn lie_open(&self, is_open: bool) {
        *self.is_open.borrow_mut() = is_open;
    }

    fn watch_back(&self, told: Box<dyn Fn() -> bool>) {
        *self.stepper.borrow_mut() = Some(told);
    }

    fn keep_lit(&self, is_running: bool) {
        *self.is_lit.borrow_mut() = is_running;
    }

    fn watch_versions(&self, told: Box<dyn Fn()>) {
        *self.version_watcher.borrow_mut() = Some(told);
    }

    fn take_version(&self) {
        *self.has_taken.borrow_mut() = true;
    }

    fn now_ms(&self) -> f64 {
        *self.now.borrow()
    }

    fn day(&self) -> u32 {
        *self.day.borrow()
    }

    fn log(&self, line: &str) {
        self.logged.borrow_mut().push(line.to_owned());
    }

    fn dress(&self, dress: &Dress) {
        *self.dressed.borrow_mut() = Some(dress.clone());
    }

    fn focus(&self, selector: &str) {
        self.focused.borrow_mut().push(selector.to_owned());
    }

    fn focus_at_once(&self, selector: &str) {
        self.focus(selector);
    }

    fn scroll_to(&self, _selector: &str) {}

    fn after(&self, ms: f64, work: Box<dyn FnOnce()>) {
        self.later.borrow_mut().push((self.now_ms() + ms, work));
    }

    fn once_seen(&self, work: Box<dyn FnOnce()>) {
        work();
    }

    fn rehearse(&self, _pieces: &str, work: Box<dyn FnOnce() -> bool>) {
        self.after(
            0.0,
            Box::new(|| {
                work();
            }),
        );
    }

    fn glide(&self, flights: &str) {
        self.glided.borrow_mut().push(flights.to_owned());
    }

    fn sound(&self, sounds: &[Sound]) {
        self.heard.borrow_mut().extend(sounds);
    }

    fn can_vibrate(&self) -> bool {
        !*self.is_still.borrow()
    }

    fn buzz(&self, times: &[u32]) {
        self.felt.borrow_mut().push(times.to_vec());
    }

    fn reveal(&self, _selector: &str) {}

    fn reload(&self) {}

    fn share(&self, text: String) -> Sharing {
        self.shared.borrow_mut().push(text);
        Box::pin(std::future::ready(self.shares))
    }

    fn site(&self) -> Option<String> {
        self.site.clone()
    }

    fn watch_store(&self, told: Box<dyn Fn()>) {
        *self.store_watcher.borrow_mut() = Some(told);
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;

    #[test]
    fn the_way_back_leads_through_the_pages_and_then_out() {
        let device = Memory::new("#/", &[]);
        let told = Rc::new(RefCell::new(Vec::new()));
        let heard = told.clone();
        device.watch_address(Box::new(move |address| heard.borrow_mut().push(address)));
        device.set_address("#/rules", Visit::Forward);
        device.set_address("#/words", Visit::Forward);
        device.set_address("#/tips", Visit::Replace);
        assert!(device.step_back());
        assert!(device.step_back());
        assert!(!device.step_back(), "there is no page before the first");
        assert_eq!(*told.borrow(), ["#/rules", "#/"]);
        assert_eq!(device.address(), "#/");
    }

    #[test]
    fn whoever_is_told_may_write_an_address() {
        let device = Rc::new(Memory::new("#/", &[]));
        device.set_address("#/play", Visit::Forward);
        let stays = device.clone();
        device.watch_address(Box::new(move |_| stays.set_address("#/play", Visit::Forward)));
        assert!(device.step_back());
        assert_eq!(device.address(), "#/play");
        assert!(device.step_back(), "the page before is still there");
    }
}
