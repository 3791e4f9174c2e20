//! The system's own web view: scripts, what the page answers, and the window it stands in.

#[cfg(any(feature = "desktop", feature = "mobile"))]
pub use shown::{launch, listen, run, share, wait};
#[cfg(not(any(feature = "desktop", feature = "mobile")))]
pub use unseen::{listen, run, share, wait};

/// Without a window there is nobody to run a script.
#[cfg(not(any(feature = "desktop", feature = "mobile")))]
mod unseen {
    use super::super::{Shared, Sharing};

    pub fn run(_script: &str) {}

    pub fn listen(_to: &str, _heard: impl Fn() + 'static) {}

    pub fn wait(_ms: f64, _work: Box<dyn FnOnce()>) {}

    pub fn share(_text: String) -> Sharing {
        Box::pin(std::future::ready(Shared::Nowhere))
    }
}

#[cfg(any(feature = "desktop", feature = "mobile"))]
mod shown {
    #[cfg(feature = "desktop")]
    use dioxus::desktop as shell;
    use dioxus::document::eval;
    #[cfg(not(feature = "desktop"))]
    use dioxus::mobile as shell;

    use super::super::{Shared, Sharing};
    use crate::json::Value;

    /// Has the web view run a script.
    pub fn run(script: &str) {
        // It runs by itself; nobody waits for what it gives.
        let _ = eval(script);
    }

    /// Calls back as often as the page does. `to` is a function of the page that is given what it
    /// is to call.
    pub fn listen(to: &str, heard: impl Fn() + 'static) {
        let script = include_str!("listen.js").replace("TO", to);
        dioxus::core::spawn_forever(async move {
            let mut page = eval(&script);
            while page.recv::<bool>().await.is_ok() {
                heard();
            }
        });
    }

    /// Lets the web view count the time: it is the one clock that wakes us.
    pub fn wait(ms: f64, work: Box<dyn FnOnce()>) {
        let script =
            format!("return new Promise(done => document.defaultView.setTimeout(done, {ms}))");
        dioxus::core::spawn_forever(async move {
            // A page that has gone away answers with an error, and then there is nothing to do.
            if eval(&script).await.is_ok() {
                work();
            }
        });
    }

    /// The phone's own sheet, else the clipboard; the window answers which it was.
    pub fn share(text: String) -> Sharing {
        // A JSON text is a JavaScript text.
        let script = include_str!("share.js").replace("TEXT", &Value::Text(text).to_string());
        Box::pin(async move {
            match eval(&script).join::<String>().await.as_deref() {
                Ok("sent") => Shared::Sent,
                Ok("copied") => Shared::Copied,
                Ok("cancelled") => Shared::Cancelled,
                _ => Shared::Nowhere,
            }
        })
    }

    /// Opens the window.
    pub fn launch(app: fn() -> dioxus::prelude::Element) {
        use shell::{Config, WindowBuilder};

        let window = WindowBuilder::new().with_title("Kete").with_resizable(true);
        // The size of a phone, so that what is seen here is what is seen there.
        #[cfg(feature = "desktop")]
        let window = {
            use shell::tao::dpi::LogicalSize;
            window
                .with_inner_size(LogicalSize::new(420.0, 860.0))
                .with_min_inner_size(LogicalSize::new(280.0, 400.0))
        };
        let config = Config::new()
            .with_menu(None)
            .with_window(window)
            .with_background_color((0xF7, 0xF2, 0xE8, 0xFF))
            .with_custom_index(INDEX.to_owned());
        #[cfg(feature = "drive")]
        let config = wdio_dioxus::install(config);
        dioxus::LaunchBuilder::new().with_cfg(config).launch(app);
    }

    /// The usual page of the web view forbids zooming and knows no notch.
    const INDEX: &str = concat!(
        r#"<!DOCTYPE html>
<html lang="sw">
<head>
<meta charset="utf-8">
<title>Kete</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
</head>
<body><div id="main"></div>
<script type="module">"#,
        include_str!("feel.js"),
        include_str!("shell.js"),
        "window.kete = { glide, sound, back, watch_back, dress, keep_lit, tell };</script></body>
</html>"
    );
}
