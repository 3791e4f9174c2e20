//! Reads the source and fails where a wall of the house is broken.
//!
//! Each wall is a function from source to faults, so that the tests below can show on made-up
//! source that it would be seen.

mod sentences;
mod walls;

#[path = "../support/rust.rs"]
mod rust;

use rust::{Source, sources};
use walls::Fault;

/// Fails with every fault on a line of its own.
fn none(faults: Vec<Fault>) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn each(check: impl Fn(&Source) -> Vec<Fault>) -> Vec<Fault> {
    let source = sources("src");
    assert!(source.len() > 30, "the source has gone");
    source.iter().filter(|source| !source.is_test()).flat_map(check).collect()
}

/// Asserts that a check finds `reason` in `code`, standing at `path`.
fn finds(check: impl Fn(&Source) -> Vec<Fault>, path: &str, code: &str, reason: &str) {
    let faults = check(&Source::read(path, code));
    assert!(faults.iter().any(|fault| fault.contains(reason)), "{path}: {code}: {faults:?}");
}

/// Asserts that a check lets `code` stand at `path`.
fn passes(check: impl Fn(&Source) -> Vec<Fault>, path: &str, code: &str) {
    assert_eq!(check(&Source::read(path, code)), [] as [&str; 0], "{path}: {code}");
}

#[test]
fn modules_import_downwards_only() {
    none(each(walls::imports));
    for (path, code) in [
        ("src/rules/a.rs", "use crate::play::Session;"),
        ("src/rules/a.rs", "use crate::{rules::Side, l10n};"),
        ("src/rules/a.rs", "fn f() { super::super::ui::app() }"),
        ("src/rules/mod.rs", "use super::play;"),
        ("src/play/a.rs", "use crate::l10n::Args;"),
        ("src/play/a.rs", "use crate::{\n    rules::{Side, Square},\n    ui::App,\n};"),
        ("src/learn/a.rs", "use crate::l10n::Args;"),
        ("src/l10n/a.rs", "fn f(x: crate::rules::Side) {}"),
        ("src/platform/a.rs", "use crate::ui::App;"),
        ("src/engine/a.rs", "use crate::play::Session;"),
    ] {
        finds(walls::imports, path, code, "may not know");
    }
    for (path, code) in [
        ("src/rules/a.rs", "use super::Side; use crate::rules::Square;"),
        ("src/play/a.rs", "use crate::rules::{self, Side}; // crate::ui"),
        ("src/ui/a/b.rs", "use crate::{l10n, learn, play, platform, rules}; use super::super::x;"),
        ("src/l10n/a.rs", "#[cfg(test)] mod tests { use crate::rules::Side; }"),
    ] {
        passes(walls::imports, path, code);
    }
}

#[test]
fn each_module_uses_its_own_crates_only() {
    none(each(walls::crates));
    for (path, code) in [
        ("src/rules/a.rs", "use serde::Serialize;"),
        ("src/rules/a.rs", "#[derive(serde::Serialize)] struct A;"),
        ("src/play/a.rs", "use serde::{Deserialize, Serialize};"),
        ("src/play/a.rs", "use dioxus::prelude::*;"),
        ("src/l10n/a.rs", "use ::dioxus::prelude::*;"),
        ("src/learn/a.rs", "use fluent_syntax::ast::Message;"),
        ("src/ui/a.rs", "use fluent_syntax::ast::Message;"),
        ("src/bin/kete-cli.rs", "use dioxus::prelude::*;"),
    ] {
        finds(walls::crates, path, code, "may not use");
    }
    passes(walls::crates, "src/ui/a.rs", "use dioxus::prelude::*;");
    passes(walls::crates, "src/main.rs", "fn main() { dioxus::launch(kete::ui::App); }");
}

#[test]
fn the_core_reads_no_clock_no_chance_and_no_file() {
    none(each(walls::outside_world));
    for code in [
        "use std::time::Instant;",
        "let now = std::time::SystemTime::now();",
        "use std::fs;",
        "use std::{fs, io};",
        "fn f() { println!(\"x\"); }",
        "use std::collections::HashMap;",
        "let home = std::env::var(\"HOME\");",
    ] {
        for module in ["rules", "json", "record", "play", "l10n", "learn"] {
            let path = format!("src/{module}/a.rs");
            finds(walls::outside_world, &path, code, "outside world");
        }
    }
    passes(walls::outside_world, "src/play/a.rs", "use std::time::Duration; let fs = 1;");
    passes(walls::outside_world, "src/platform/web.rs", "use std::fs;");
}

#[test]
fn platforms_are_told_apart_in_one_place() {
    none(each(walls::platforms));
    for code in [
        "#[cfg(target_arch = \"wasm32\")] fn f() {}",
        "#[cfg(not(target_os = \"android\"))] fn f() {}",
        "fn f() -> bool { cfg!(windows) }",
        "#[cfg_attr(unix, path = \"a.rs\")] mod a;",
        "#[cfg(feature = \"web\")] fn f() {}",
    ] {
        finds(walls::platforms, "src/ui/a.rs", code, "platform");
        passes(walls::platforms, "src/platform/mod.rs", code);
    }
    passes(walls::platforms, "src/ui/a.rs", "#[cfg(test)] mod tests {}");
    passes(walls::platforms, "src/lib.rs", "#[cfg(feature = \"ui\")] pub mod ui;");
}

#[test]
fn nothing_is_unsafe_and_nothing_panics_on_purpose() {
    none(each(walls::panics));
    for code in [
        "unsafe { f() }",
        "fn f() { panic!(\"x\") }",
        "fn f() { todo!() }",
        "#[allow(clippy::unwrap_used)] fn f() {}",
        "#[expect(clippy::expect_used)] fn f() {}",
    ] {
        finds(walls::panics, "src/rules/a.rs", code, "src/rules/a.rs:1");
    }
    passes(walls::panics, "src/rules/a.rs", "#![forbid(unsafe_code)]");
    passes(
        walls::panics,
        "src/rules/a.rs",
        "#[expect(clippy::expect_used, reason = \"x\")] fn f() {}",
    );
}

#[test]
fn files_are_short() {
    let files = ["src", "tests", "benches"].iter().flat_map(|folder| sources(folder));
    none(files.flat_map(|source| walls::length(&source)).collect());
    let long = "\n".repeat(501);
    finds(walls::length, "src/ui/a.rs", &long, "501 lines");
    passes(walls::length, "src/ui/a.rs", &long[1..]);
}

#[test]
fn the_screens_know_no_rules() {
    none(each(walls::rules_in_screens));
    finds(walls::rules_in_screens, "src/ui/a.rs", "position.legal_moves()", "leave it to play");
    passes(walls::rules_in_screens, "src/play/a.rs", "position.legal_moves()");
}

#[test]
fn no_screen_asks_where_a_key_lies() {
    none(each(walls::places_of_keys));
    finds(walls::places_of_keys, "src/ui/a.rs", "event.code()", "what it writes");
    passes(walls::places_of_keys, "src/ui/a.rs", "event.key()");
}

#[test]
fn the_map_names_every_module() {
    let root = env!("CARGO_MANIFEST_DIR");
    let lib = std::fs::read_to_string(format!("{root}/src/lib.rs")).expect("the crate root");
    let folders = std::fs::read_dir(format!("{root}/src")).expect("the source").flatten();
    let mut modules: Vec<_> = folders
        .filter(|entry| entry.path().join("mod.rs").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    modules.sort();
    assert!(modules.len() >= 5, "{modules:?}");
    none(walls::map(&lib, &modules));
    assert_eq!(walls::map("//! `a`\npub mod a;", &["a".to_owned()]), [] as [&str; 0]);
    assert_eq!(walls::map("pub mod a;", &["a".to_owned()]).len(), 1);
    assert_eq!(walls::map("//! `a`", &["a".to_owned()]).len(), 1);
}

#[test]
fn no_sentence_stands_in_rust() {
    none(each(sentences::sentences));
    for (path, code) in [
        ("src/play/a.rs", "let x = \"Your turn\";"),
        ("src/rules/a.rs", "const X: &str = \"two pawns\";"),
        ("src/l10n/a.rs", "format!(\"{n} moves left\")"),
        ("src/ui/a.rs", "rsx! { p { \"Zamu yako\" } }"),
        ("src/ui/a.rs", "rsx! { p { \"Jitoe\" } }"),
        ("src/ui/a.rs", "rsx! { p { \"jitoe\" } }"),
        ("src/ui/a.rs", "rsx! { p { class: \"x\", \"Hatua {n}\" } }"),
        ("src/ui/a.rs", "rsx! { button { title: \"Rudisha\" } }"),
        ("src/ui/a.rs", "rsx! { button { \"aria-label\": \"Rudisha hatua\" } }"),
        ("src/ui/a.rs", "write!(f, \"move {n} is bad\")"),
        ("src/ui/a.rs", "rsx! { if a { p {} } else if b(1, 2) { \"Sare\" } }"),
        ("src/ui/a.rs", "rsx! { p {} if a { b {} } else { \"sare\" } }"),
        ("src/ui/a.rs", "rsx! { for x in y { Frame { id: 1, p { \"sare\" } } } }"),
        ("src/ui/a.rs", "fn f() -> Element { rsx! { {x} \"sare\" } }"),
    ] {
        finds(sentences::sentences, path, code, "words belong in locales");
    }
    for (path, code) in [
        ("src/ui/a.rs", "rsx! { p { class: \"board far\", style: \"--x: 1\", \"{n}\" \"·\" } }"),
        ("src/ui/a.rs", "rsx! { path { d: \"M 0 0 L 1 1 Z\", \"stroke-width\": \"2\" } }"),
        ("src/ui/a.rs", "rsx! { b { {lang.text(\"button-undo\")} } }"),
        ("src/rules/a.rs", "write!(f, \"rank {rank} has not nine squares\")"),
        ("src/rules/a.rs", "#[expect(clippy::x, reason = \"it is so\")] fn f() {}"),
        ("src/rules/a.rs", "// \"a comment is no literal\""),
        ("src/rules/a.rs", "const S: &str = \"lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1\";"),
        ("src/ui/a.rs", "let id = if a { \"status-check\" } else { \"status-turn\" };"),
        ("src/ui/a.rs", "rsx! { p { class: if a { \"held\" } else { \"free\" }, {x} } }"),
        ("src/ui/a.rs", "rsx! { p { onclick: move |_| { f(\"a\"); let g = [\"b\"]; } } }"),
        ("src/ui/a.rs", "format!(\"<svg><text x='1'>{x}</text></svg>\")"),
        ("src/platform/a.rs", "StoreError(\"no data folder\".to_owned())"),
        ("src/platform/a.rs", "main.set_attribute(\"class\", \"button primary\")"),
        ("src/bin/kete-cli.rs", "eprintln!(\"not a move\")"),
        ("src/platform/web.rs", "document::eval(\"return navigator.languages\")"),
    ] {
        passes(sentences::sentences, path, code);
    }
}
