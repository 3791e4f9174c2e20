//! Writes the JavaScript that joins the compiled web app to a browser.
//!
//! The same work as the `wasm-bindgen` command, from the library beneath it:
//! Cargo.lock then holds both sides of the joint at one version, and nothing
//! has to be installed.
#![expect(clippy::print_stderr, reason = "a tool for the terminal")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(wasm), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("usage: kete-bindgen FILE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let written = wasm_bindgen_cli_support::Bindgen::new()
        .input_path(wasm)
        .out_name("kete")
        .typescript(false)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kete-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
