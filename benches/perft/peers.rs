//! The same count through the interfaces of the other libraries.

use std::ops::ControlFlow;

use crate::Peer;

pub const LIST: &[Peer] =
    &[("shunsai", shunsai_list), ("haitaka", haitaka_list), ("rsshogi", rsshogi_list)];
pub const COUNT: &[Peer] = &[("shunsai", shunsai_count), ("haitaka", haitaka_count)];

fn shunsai_position(sfen: &str) -> shunsai::Position {
    use shogi_usi_parser::FromUsi;
    let partial = shogi_core::PartialPosition::from_usi(&format!("sfen {sfen}"))
        .expect("the positions of the bench are sound");
    shunsai::Position::new(partial)
}

fn shunsai_list(sfen: &str, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    shunsai_descend(&mut shunsai_position(sfen), &mut lists)
}

fn shunsai_fill(position: &shunsai::Position, list: &mut Vec<shogi_core::Move>) {
    list.clear();
    let _ = position.generate_moves(|set| {
        set.write_into(list);
        ControlFlow::Continue(())
    });
}

fn shunsai_descend(position: &mut shunsai::Position, lists: &mut [Vec<shogi_core::Move>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    shunsai_fill(position, list);
    if rest.is_empty() {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for &mv in list.iter() {
        let undo = position.do_move(mv);
        leaves += shunsai_descend(position, rest);
        position.undo_move(mv, undo);
    }
    leaves
}

fn shunsai_count(sfen: &str, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    shunsai_descend_count(&mut shunsai_position(sfen), &mut lists)
}

fn shunsai_descend_count(
    position: &mut shunsai::Position,
    lists: &mut [Vec<shogi_core::Move>],
) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    let mut leaves = 0;
    if rest.is_empty() {
        let _ = position.generate_moves(|set| {
            leaves += set.len() as u64;
            ControlFlow::Continue(())
        });
        return leaves;
    }
    shunsai_fill(position, list);
    for &mv in list.iter() {
        let undo = position.do_move(mv);
        leaves += shunsai_descend_count(position, rest);
        position.undo_move(mv, undo);
    }
    leaves
}

fn haitaka_board(sfen: &str) -> haitaka::Board {
    sfen.parse().expect("the positions of the bench are sound")
}

fn haitaka_list(sfen: &str, depth: u32) -> u64 {
    let mut lists = vec![Vec::with_capacity(1024); depth as usize];
    haitaka_descend(&haitaka_board(sfen), &mut lists)
}

fn haitaka_descend(board: &haitaka::Board, lists: &mut [Vec<haitaka::Move>]) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    list.clear();
    board.generate_board_moves(|moves| {
        list.extend(moves);
        false
    });
    board.generate_drops(|moves| {
        list.extend(moves);
        false
    });
    if rest.is_empty() {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for &mv in list.iter() {
        let mut next = board.clone();
        next.play_unchecked(mv);
        leaves += haitaka_descend(&next, rest);
    }
    leaves
}

fn haitaka_count(sfen: &str, depth: u32) -> u64 {
    haitaka_descend_count(&haitaka_board(sfen), depth)
}

fn haitaka_descend_count(board: &haitaka::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    let mut each = |moves: haitaka::PieceMoves| {
        if depth == 1 {
            leaves += moves.into_iter().len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += haitaka_descend_count(&next, depth - 1);
            }
        }
        false
    };
    board.generate_board_moves(&mut each);
    board.generate_drops(&mut each);
    leaves
}

fn rsshogi_list(sfen: &str, depth: u32) -> u64 {
    let position =
        rsshogi::board::Position::from_sfen(sfen).expect("the positions of the bench are sound");
    rsshogi::board::perft::perft(&position, depth as u8).map_or(0, |result| result.nodes)
}
