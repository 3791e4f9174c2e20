//! Proof that no mate of any length exists, where the king can be chased in a circle.

use std::collections::BTreeMap;

use crate::rules::{Move, Position};

/// A position with the attacker to move: for each check the positions after its answers.
type Node = Vec<Vec<usize>>;

/// Whether the side to move can never mate by checks: all that checks can lead to is written
/// down, then mates are worked out backward. `false` when they lead to more than `limit` moves.
pub fn never(position: &Position, limit: u64) -> bool {
    reachable(position, limit).is_some_and(|graph| !mates(&graph).first().copied().unwrap_or(false))
}

/// Every position that checks and answers can lead to, the first one first.
fn reachable(position: &Position, limit: u64) -> Option<Vec<Node>> {
    let mut numbers = BTreeMap::from([(position.hash(), 0)]);
    let mut open = vec![*position];
    let mut graph = Vec::new();
    let mut nodes = 0;
    while let Some(at) = open.get(graph.len()).copied() {
        let mut checks = Vec::new();
        for check in at.legal_moves().iter() {
            let after = after(&at, check);
            nodes += 1;
            if !after.is_check() {
                continue;
            }
            let mut answers = Vec::new();
            for answer in after.legal_moves().iter() {
                let next = self::after(&after, answer);
                nodes += 1;
                let number = *numbers.entry(next.hash()).or_insert_with(|| {
                    open.push(next);
                    open.len() - 1
                });
                answers.push(number);
            }
            checks.push(answers);
        }
        graph.push(checks);
        if nodes > limit {
            return None;
        }
    }
    Some(graph)
}

fn after(at: &Position, played: Move) -> Position {
    let mut next = *at;
    next.do_move(played);
    next
}

/// Which of the positions are mates: those with a check whose every answer leads to one.
fn mates(graph: &[Node]) -> Vec<bool> {
    let mut mates = vec![false; graph.len()];
    loop {
        let mut is_news = false;
        for (number, checks) in graph.iter().enumerate().rev() {
            let mate = |at: &usize| mates.get(*at).copied().unwrap_or(false);
            if !mates[number] && checks.iter().any(|answers| answers.iter().all(mate)) {
                mates[number] = true;
                is_news = true;
            }
        }
        if !is_news {
            return mates;
        }
    }
}
