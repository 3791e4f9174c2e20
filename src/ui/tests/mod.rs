use std::cell::Cell;
thread_local! { static N: Cell<usize> = const { Cell::new(0) }; }
pub fn count_square() {
    N.with(|n| n.set(n.get() + 1));
}
