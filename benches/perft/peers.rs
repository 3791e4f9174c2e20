//! The same count through the interfaces of the other libraries.

use crate::{Peer, shunsai_peer};

pub const LIST: &[Peer] =
    &[("shunsai", shunsai_peer::list), ("haitaka", haitaka_list), ("rsshogi", rsshogi_list)];
pub const COUNT: &[Peer] = &[("shunsai", shunsai_peer::count), ("haitaka", haitaka_count)];

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
