//! Writes the JavaScript that joins the compiled web app to a browser.
//!
//! The same work as the `wasm-bindgen` command, from the library beneath it:
//! Cargo.lock then holds both sides of the joint at one version, and nothing
//! has to be installed.
#![expect(clippy::print_stderr, reason = "a tool for the terminal")]

use std::collections::HashMap;
use std::path::Path;
use std::process::ExitCode;

use walrus::{Module, ModuleConfig};
use wasm_bindgen_cli_support::Bindgen;

mod spare;
mod templates;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (wasm, folder) = (arguments.next(), arguments.next());
    let is_merged = match arguments.next() {
        None => true,
        Some(word) if word == "unmerged" => false,
        Some(_) => return usage(),
    };
    let (Some(wasm), Some(folder), None) = (wasm, folder, arguments.next()) else {
        return usage();
    };
    match write(wasm.as_ref(), folder.as_ref(), is_merged) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kete-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("usage: kete-bindgen FILE.wasm FOLDER [unmerged]");
    eprintln!("unmerged: the compiler has put no functions together that do the same");
    ExitCode::from(2)
}

fn write(wasm: &Path, folder: &Path, is_merged: bool) -> walrus::Result<()> {
    let mut output = Bindgen::new()
        .input_module("kete", read(wasm, is_merged)?)
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
fn read(wasm: &Path, is_merged: bool) -> walrus::Result<Module> {
    let mut module = ModuleConfig::new()
        .strict_validate(false)
        .generate_producers_section(false)
        .parse(&std::fs::read(wasm)?)?;
    templates::compare_by_place(&mut module, is_merged);
    spare::all(&mut module, is_merged);
    Ok(module)
}
