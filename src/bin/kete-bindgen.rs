//! Writes the JavaScript that joins the compiled web app to a browser.
//!
//! The same work as the `wasm-bindgen` command, from the library beneath it:
//! Cargo.lock then holds both sides of the joint at one version, and nothing
//! has to be installed.
#![expect(clippy::print_stderr, reason = "a tool for the terminal")]

use std::collections::HashMap;
use std::path::Path;
use std::process::ExitCode;

use walrus::ValType::{self, I32};
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{ElementItems, FunctionBuilder, FunctionId, FunctionKind, Module, ModuleConfig};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(wasm), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("usage: kete-bindgen FILE.wasm FOLDER");
        return ExitCode::from(2);
    };
    match write(wasm.as_ref(), folder.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kete-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write(wasm: &Path, folder: &Path) -> walrus::Result<()> {
    let mut output = Bindgen::new()
        .input_module("kete", read(wasm)?)
        .out_name("kete")
        .typescript(false)
        .omit_default_module_path(true)
        .web(true)?
        .generate_output()?;
    let names = shortened(output.wasm_mut());
    output.emit(folder)?;
    let script = folder.join("kete.js");
    let text = std::fs::read_to_string(&script)?;
    std::fs::write(script, renamed(&text, &names))?;
    Ok(())
}

/// Gives short names to what the app and its script call of each other, and tells which they were:
/// those that come from the library hold a digest each, which is 6 KB that no compression shrinks.
fn shortened(module: &mut Module) -> HashMap<String, String> {
    let mut names = HashMap::new();
    let mut shorten = |name: &mut String| {
        if name.starts_with("__w") {
            let next = format!("_{}", names.len());
            name.clone_from(names.entry(name.clone()).or_insert(next));
        }
    };
    module.imports.iter_mut().for_each(|import| shorten(&mut import.name));
    module.exports.iter_mut().for_each(|export| shorten(&mut export.name));
    names
}

/// A script in which some names are others.
fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut rest = script;
    let mut text = String::with_capacity(script.len());
    while !rest.is_empty() {
        let length = rest.find(|letter| !is_of_name(letter)).unwrap_or(rest.len());
        let (name, after) = rest.split_at(length);
        text += names.get(name).map_or(name, String::as_str);
        let length = after.find(is_of_name).unwrap_or(after.len());
        let (between, after) = after.split_at(length);
        text += between;
        rest = after;
    }
    text
}

/// The app without what it carries along and never uses.
fn read(wasm: &Path) -> walrus::Result<Module> {
    let mut module = ModuleConfig::new()
        .strict_validate(false)
        .generate_producers_section(false)
        .parse(&std::fs::read(wasm)?)?;
    silence(&mut module, is_trace);
    match users(&module, is_float).iter().find(|name| !name.contains("dioxus_web")) {
        None => silence(&mut module, is_float),
        Some(name) => eprintln!("kete-bindgen: 2 KB more, for {name} writes a float as text"),
    }
    Ok(module)
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

/// Has every picked `fmt` write nothing and say that it went well.
fn silence(module: &mut Module, pick: Pick) {
    let functions: Vec<_> = module.funcs.iter_local().map(|(id, it)| (id, it.ty())).collect();
    for (id, kind) in functions {
        if module.types.results(kind) == [I32] && is_picked(module, id, pick) {
            let takes = module.types.params(kind).to_owned();
            let mut nothing = FunctionBuilder::new(&mut module.types, &takes, &[I32]);
            nothing.func_body().i32_const(0);
            let arguments = takes.iter().map(|kind| module.locals.add(*kind)).collect();
            module.funcs.get_mut(id).kind = FunctionKind::Local(nothing.local_func(arguments));
        }
    }
}
