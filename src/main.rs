//! Launch, nothing else.
fn main() {
    kete::ui::start();
}
