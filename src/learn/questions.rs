//! What newcomers ask, in the order of the page.

use super::Question;

/// Every question, in order.
pub const QUESTIONS: &[Question] = &[Question {
    id: "passing",
    question: "question-passing",
    answer: "question-passing-answer",
    diagram: None,
    rule: Some("turn"),
}];
