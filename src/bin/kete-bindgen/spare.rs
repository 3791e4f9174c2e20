//! What the app carries along and never uses. The compiler leaves it in because it is reached by
//! way of tables; here it is emptied, and what only it used falls away after that.

use walrus::ValType::{self, I32};
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{ElementItems, FunctionBuilder, FunctionId, FunctionKind, Module};

/// Empties all that can be spared. Where the compiler has merged functions that do the same, a name
/// tells no more whose a function is: then nothing goes that has to be known by its name alone.
pub fn all(module: &mut Module, is_merged: bool) {
    say_nothing(module, is_trace);
    match users(module, is_float).iter().find(|name| !name.contains("dioxus_web")) {
        None => say_nothing(module, is_float),
        Some(name) => eprintln!("kete-bindgen: 2 KB more, for {name} writes a float as text"),
    }
    if !is_merged {
        let unheard = unheard(module);
        empty(module, Body::Trap, |name, _, _| {
            // What tells the joiner of types is gone afterwards anyway.
            let is_kept = is_ours(name) || name.contains("describe");
            !is_kept && unheard.iter().any(|part| name.contains(part))
        });
    }
    unname(module);
}

/// Picks functions by name and what they take.
type Pick = fn(&str, &[ValType]) -> bool;

/// What writes an error together with the calls that led to it. The library in which Dioxus keeps
/// its errors brings that along, with all that makes names of symbols readable: 18 KB, and a
/// browser tells the app of no calls.
fn is_trace(name: &str, takes: &[ValType]) -> bool {
    let is_error = ["anyhow", "ErrorImpl", "Debug"].iter().all(|it| name.contains(it));
    takes == [I32, I32] && (is_error || name.contains("rustc_demangle"))
}

/// What writes a float as text, exact to the last digit. Dioxus would, if an attribute were a
/// float; none of ours is.
fn is_float(name: &str, _: &[ValType]) -> bool {
    name.contains("4core3fmt5float")
}

/// Kinds of events that Dioxus can tell of: the type of their data, and what is in the names of
/// all that works for them alone.
const KINDS: [(&str, &[&str]); 15] = [
    ("13AnimationData", &["AnimationEvent", "convert_animation_data"]),
    ("10CancelData", &["HasCancelData", "convert_cancel_data"]),
    ("13ClipboardData", &["HasClipboardData", "convert_clipboard_data"]),
    ("15CompositionData", &["CompositionEvent", "convert_composition_data"]),
    (
        "8DragData",
        &["DragEvent", "HasDragData", "convert_drag_data", "10dioxus_web13data_transfer"],
    ),
    ("9ImageData", &["HasImageData", "convert_image_data"]),
    ("9MediaData", &["HasMediaData", "convert_media_data"]),
    ("10ResizeData", &["ResizeObserverEntry", "convert_resize_data"]),
    ("13SelectionData", &["HasSelectionData", "convert_selection_data"]),
    ("10ToggleData", &["HasToggleData", "convert_toggle_data"]),
    ("9TouchData", &["TouchEvent", "9gen_Touch", "convert_touch_data"]),
    ("14TransitionData", &["TransitionEvent", "convert_transition_data"]),
    ("9WheelData", &["WheelEvent", "convert_wheel_data"]),
    // The place of a key on the keyboard, whatever it writes; the walls let no screen ask for it.
    ("14keyboard_types4code", &["HasKeyboardData4code"]),
    // Files come with forms and with what is dragged.
    ("8FileData", &["10dioxus_web5files", "11HasFormData5files"]),
];

/// Parts of the names of all that works for kinds of events to which nothing of ours listens.
fn unheard(module: &Module) -> Vec<&'static str> {
    let names = || module.funcs.iter().filter_map(|function| function.name.as_deref());
    let is_heard = |data: &str| names().any(|it| is_ours(it) && it.contains(data));
    let kinds = KINDS.iter().filter(|(data, _)| !is_heard(data));
    kinds.flat_map(|(_, parts)| parts.iter().copied()).collect()
}

fn is_ours(name: &str) -> bool {
    name.contains("4kete")
}

/// Blanks the names of components, which Dioxus keeps for those who search for faults.
fn unname(module: &mut Module) {
    const BEGIN: &[u8] = b"kete::ui::";
    let all: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for id in all {
        let bytes = &mut module.data.get_mut(id).value;
        let mut at = 0;
        while let Some(found) = bytes[at..].windows(BEGIN.len()).position(|it| it == BEGIN) {
            let name = bytes[at + found..].iter();
            let is_of_name = |it: &&u8| it.is_ascii_alphanumeric() || b"_:".contains(it);
            let length = name.take_while(is_of_name).count();
            bytes[at + found..][..length].fill(0);
            at += found + length;
        }
    }
}

fn is_picked(module: &Module, id: FunctionId, pick: Pick) -> bool {
    let function = module.funcs.get(id);
    function.name.as_deref().is_some_and(|name| pick(name, module.types.params(function.ty())))
}

/// The names of all that call what is picked, but for itself; a table may be used by anybody.
fn users(module: &Module, pick: Pick) -> Vec<String> {
    struct Calls<'a>(&'a Module, Pick, bool);
    impl Visitor<'_> for Calls<'_> {
        fn visit_function_id(&mut self, id: &FunctionId) {
            self.2 |= is_picked(self.0, *id, self.1);
        }
    }
    let calling = module.funcs.iter_local().filter(|(id, function)| {
        let mut calls = Calls(module, pick, false);
        dfs_in_order(&mut calls, function, function.entry_block());
        calls.2 && !is_picked(module, *id, pick)
    });
    let calling = calling.map(|(id, _)| module.funcs.get(id).name.clone().unwrap_or_default());
    let in_table = module.elements.iter().any(|element| match &element.items {
        ElementItems::Functions(all) => all.iter().any(|id| is_picked(module, *id, pick)),
        ElementItems::Expressions(..) => true,
    });
    calling.chain(in_table.then(|| "a table".to_owned())).collect()
}

/// Has every picked `fmt` write nothing.
fn say_nothing(module: &mut Module, pick: Pick) {
    empty(module, Body::Zero, |name, takes, gives| gives == [I32] && pick(name, takes));
}

/// What stands in the place of a function.
#[derive(Clone, Copy)]
enum Body {
    /// It gives zero: of a `fmt`, that all went well.
    Zero,
    /// It is never called.
    Trap,
}

/// Empties functions, picked by name, what they take and what they give.
fn empty(module: &mut Module, body: Body, pick: impl Fn(&str, &[ValType], &[ValType]) -> bool) {
    let functions: Vec<_> = module.funcs.iter_local().map(|(id, it)| (id, it.ty())).collect();
    for (id, kind) in functions {
        let (takes, gives) = module.types.params_results(kind);
        let name = module.funcs.get(id).name.as_deref();
        if name.is_some_and(|name| pick(name, takes, gives)) {
            let (takes, gives) = (takes.to_owned(), gives.to_owned());
            let mut function = FunctionBuilder::new(&mut module.types, &takes, &gives);
            match body {
                Body::Zero => function.func_body().i32_const(0),
                Body::Trap => function.func_body().unreachable(),
            };
            let arguments = takes.iter().map(|kind| module.locals.add(*kind)).collect();
            module.funcs.get_mut(id).kind = FunctionKind::Local(function.local_func(arguments));
        }
    }
}
