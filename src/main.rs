//! Launch, nothing else.
fn main() {
    dioxus::launch(kete::ui::App);
}
