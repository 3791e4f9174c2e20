//! Launch, nothing else.
fn main() {
    kete::platform::launch(kete::ui::App);
}
