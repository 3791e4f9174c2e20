//! Which page is shown.

use dioxus::prelude::*;

use super::route::{Address, Route};
use crate::platform::{Device, Visit};

/// The page that is shown, in context.
#[derive(Clone, Copy)]
pub struct Nav {
    route: Signal<Route>,
    device: CopyValue<Device>,
}

impl Nav {
    /// Begins at a page.
    pub fn new(device: Device, route: Route) -> Nav {
        Nav { route: Signal::new(route), device: CopyValue::new(device) }
    }

    /// The page.
    pub fn route(self) -> Route {
        *self.route.read()
    }

    /// The page, for handlers.
    pub fn here(self) -> Route {
        *self.route.peek()
    }

    /// Goes to a page.
    pub fn go(self, route: Route) {
        if self.here() != route {
            self.device.read().set_address(&route.address(), Visit::Forward);
            self.show(route);
        }
    }

    /// Shows the page that the address has come to name.
    pub fn show(mut self, route: Route) {
        if self.here() != route {
            self.route.set(route);
        }
        if !self.arrive() {
            self.device.read().scroll_to("#top");
        }
    }

    /// Goes where the address leads now that all pages are there: which parts they have was not
    /// known before.
    pub fn find_part(mut self) {
        let route = Address::parse(&self.device.read().address()).route;
        if self.here() != route {
            self.route.set(route);
        }
    }

    /// Moves the part of the page into sight that the address names, if it names one.
    pub fn arrive(self) -> bool {
        match self.here().part() {
            Some((page, part)) if !part.is_empty() => {
                self.device.read().scroll_to(&format!("#{page}-{part}"));
                true
            }
            _ => false,
        }
    }

    /// Writes the address of the page shown over the one that led here.
    pub fn settle(self) {
        self.device.read().set_address(&self.here().address(), Visit::Replace);
    }
}
