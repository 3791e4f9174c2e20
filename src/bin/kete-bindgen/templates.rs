//! How Dioxus tells templates apart: by where they lie, if the compiler puts together what is the
//! same, and otherwise part for part, at each drawing of each component. It finds out by two
//! functions that do nothing: does one stand for both? Ours are merged after the compiler is done
//! (see spare.rs), while the templates, which are data, lie together as ever. So here these two are
//! made one.

use std::collections::HashSet;

use walrus::ir::{BinaryOp, Instr, InstrSeq, Value, VisitorMut, dfs_pre_order_mut};
use walrus::{ConstExpr, ElementItems, ElementKind, Module};

/// Part of the names of both.
const PROBE: &str = "static_items_merged";

/// Has templates compared by where they lie. Where the compiler merges functions, they are already.
pub fn compare_by_place(module: &mut Module, is_merged: bool) {
    let mut joiner = Joiner { places: places(module), n_joined: 0 };
    for (_, function) in module.funcs.iter_local_mut() {
        dfs_pre_order_mut(&mut joiner, function, function.entry_block());
    }
    if joiner.n_joined == 0 && !is_merged {
        eprintln!("kete-bindgen: templates are compared part for part, which is slow");
    }
}

/// Where the functions stand in the table: that is what is compared.
fn places(module: &Module) -> HashSet<i32> {
    let is_probe = |id| {
        let name: Option<&str> = module.funcs.get(id).name.as_deref();
        name.is_some_and(|name| name.contains(PROBE))
    };
    let mut places = HashSet::new();
    for element in module.elements.iter() {
        let ElementKind::Active { offset: ConstExpr::Value(Value::I32(first)), .. } = element.kind
        else {
            continue;
        };
        let ElementItems::Functions(functions) = &element.items else { continue };
        let numbered = (first..).zip(functions.iter());
        places.extend(numbered.filter(|(_, id)| is_probe(**id)).map(|(place, _)| place));
    }
    places
}

/// Rewrites each comparison of the two as one of the first with itself. Numbers that are known
/// beforehand are compared nowhere else: the compiler would have done it.
struct Joiner {
    places: HashSet<i32>,
    n_joined: usize,
}

impl Joiner {
    fn is_place(&self, instruction: &Instr) -> bool {
        let Instr::Const(constant) = instruction else { return false };
        matches!(constant.value, Value::I32(place) if self.places.contains(&place))
    }
}

impl VisitorMut for Joiner {
    fn start_instr_seq_mut(&mut self, sequence: &mut InstrSeq) {
        let instructions = &mut sequence.instrs;
        for at in 2..instructions.len() {
            let is_compared = matches!(&instructions[at].0,
                Instr::Binop(it) if matches!(it.op, BinaryOp::I32Eq | BinaryOp::I32Ne));
            let are_both = [at - 2, at - 1].iter().all(|it| self.is_place(&instructions[*it].0));
            if is_compared && are_both {
                instructions[at - 1].0 = instructions[at - 2].0.clone();
                self.n_joined += 1;
            }
        }
    }
}
