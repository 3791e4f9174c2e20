//! What is asked of every board.
