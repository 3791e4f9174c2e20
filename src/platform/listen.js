// Tells as often as the page does; it never ends.
(TO)(() => dioxus.send(true));
await new Promise(() => {});
