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
use walrus::{FunctionBuilder, FunctionKind, LocalFunction, Module, ModuleConfig};
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

/// The app without what writes an error together with the calls that led to it. The library in
/// which Dioxus keeps its errors brings that along, with all that makes names of symbols
/// readable: 18 KB, and a browser tells the app of no calls.
fn read(wasm: &Path) -> walrus::Result<Module> {
    let mut module = ModuleConfig::new()
        .strict_validate(false)
        .generate_producers_section(false)
        .parse(&std::fs::read(wasm)?)?;
    let is_trace = |name: &str| {
        name.contains("rustc_demangle")
            || ["anyhow", "ErrorImpl", "Debug"].iter().all(|it| name.contains(it))
    };
    let functions = module.funcs.iter_local().map(|(id, function)| (id, function.ty()));
    let functions: Vec<_> = functions.collect();
    for (id, kind) in functions {
        let is_format = module.types.params(kind) == FORMAT && module.types.results(kind) == [I32];
        if is_format && module.funcs.get(id).name.as_deref().is_some_and(is_trace) {
            let nothing = written_nothing(&mut module);
            module.funcs.get_mut(id).kind = FunctionKind::Local(nothing);
        }
    }
    Ok(module)
}

/// What every `fmt` takes: itself and the formatter.
const FORMAT: [ValType; 2] = [I32, I32];

/// A `fmt` that writes nothing and says that it went well.
fn written_nothing(module: &mut Module) -> LocalFunction {
    let arguments = FORMAT.map(|kind| module.locals.add(kind));
    let mut function = FunctionBuilder::new(&mut module.types, &FORMAT, &[I32]);
    function.func_body().i32_const(0);
    function.local_func(arguments.to_vec())
}
