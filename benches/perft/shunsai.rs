//! The same count through the interface of the crate `shunsai`.

use std::ops::ControlFlow;

fn position(sfen: &str) -> shunsai::Position {
    use shogi_usi_parser::FromUsi;
    let partial = shogi_core::PartialPosition::from_usi(&format!("sfen {sfen}"))
        .expect("the positions of the bench are sound");
    shunsai::Position::new(partial)
}

pub fn list(sfen: &str, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    descend(&mut position(sfen), &mut lists)
}

fn fill(position: &shunsai::Position, list: &mut Vec<shogi_core::Move>) {
    list.clear();
    let _ = position.generate_moves(|set| {
        set.write_into(list);
        ControlFlow::Continue(())
    });
}

fn descend(position: &mut shunsai::Position, lists: &mut [Vec<shogi_core::Move>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    fill(position, list);
    if rest.is_empty() {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for &mv in list.iter() {
        let undo = position.do_move(mv);
        leaves += descend(position, rest);
        position.undo_move(mv, undo);
    }
    leaves
}

pub fn count(sfen: &str, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    descend_count(&mut position(sfen), &mut lists)
}

fn descend_count(position: &mut shunsai::Position, lists: &mut [Vec<shogi_core::Move>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    let mut leaves = 0;
    if rest.is_empty() {
        let _ = position.generate_moves(|set| {
            leaves += set.len() as u64;
            ControlFlow::Continue(())
        });
        return leaves;
    }
    fill(position, list);
    for &mv in list.iter() {
        let undo = position.do_move(mv);
        leaves += descend_count(position, rest);
        position.undo_move(mv, undo);
    }
    leaves
}
