//! The walls, except the one about sentences.

use crate::rust::Source;

/// What is wrong and where.
pub type Fault = String;

/// A module, what it may know of the crate, and which other crates it may use. What is not named
/// here is the app's own launch and the commands, which may know all but Dioxus (`COMMANDS`).
const MODULES: &[(&str, &[&str], &[&str])] = &[
    ("rules", &["rules"], &[]),
    ("json", &["json"], &[]),
    ("record", &["record", "rules"], &[]),
    ("engine", &["engine", "rules"], &[]),
    ("play", &["play", "record", "engine", "json", "rules"], &[]),
    ("learn", &["learn", "play", "engine", "rules"], &[]),
    ("l10n", &["l10n"], &[]),
    ("platform", &["platform", "play", "l10n", "json", "rules"], SCREEN),
    (
        "ui",
        &["ui", "platform", "learn", "l10n", "play", "record", "engine", "json", "rules"],
        SCREEN,
    ),
];

/// What screens and platforms may use beside the words of others.
const SCREEN: &[&str] = &[
    "dioxus",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "gloo_timers",
    "objc2",
    "objc2_foundation",
    "objc2_ui_kit",
    "oslog",
    "wdio_dioxus",
];

/// Crates by which one would know Dioxus or a platform.
const DIOXUS: &[&str] = &[
    "dioxus",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "objc2",
    "objc2_foundation",
    "objc2_ui_kit",
    "oslog",
];

/// Crates that the walls know of; the dependencies of Cargo.toml are added.
const CRATES: &[&str] = &["fluent_bundle", "intl_memoizer", "rand", "getrandom"];

/// Modules without clock, chance or files.
const PURE: &[&str] = &["rules", "json", "record", "engine", "play", "l10n", "learn"];

const LONGEST: usize = 500;

/// The module of a file, if it is in one.
pub fn module(source: &Source) -> Option<&str> {
    let (module, _) = source.path.strip_prefix("src/")?.split_once('/')?;
    (module != "bin").then_some(module)
}

fn wall(
    source: &Source,
) -> Option<&'static (&'static str, &'static [&'static str], &'static [&'static str])> {
    let module = module(source)?;
    MODULES.iter().find(|(name, ..)| *name == module)
}

fn fault(source: &Source, at: usize, reason: &str) -> Fault {
    let line = 1 + source.code[..at].matches('\n').count();
    format!("{}:{line}: {reason}", source.path)
}

/// Every place of a word in the code, by itself.
fn places<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).map(|(at, _)| at).filter(move |at| {
        !code[..*at].chars().next_back().is_some_and(part)
            && !code[at + word.len()..].chars().next().is_some_and(part)
    })
}

/// The first words of what follows `::`: one name, or the heads of a `{…}` group.
fn heads(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(group) = rest.trim_start().strip_prefix('{') else { return vec![name(rest)] };
    let (mut depth, mut from, mut found) = (0usize, 0, Vec::new());
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => {
                found.push(name(&group[from..at]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(name(&group[from..at]));
                from = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// The modules of the crate that a file names, and where.
fn known(source: &Source) -> Vec<(usize, String)> {
    let code = &source.code;
    // `super` as often as it takes to come out at the crate.
    let depth = source.path.matches('/').count() - usize::from(source.path.ends_with("/mod.rs"));
    let up = vec!["super"; depth].join("::");
    let mut found = Vec::new();
    for root in ["crate", "kete", up.as_str()] {
        if root.is_empty() {
            continue;
        }
        for at in places(code, root) {
            let inside = code[..at].ends_with("::");
            if let Some(rest) = code[at + root.len()..].strip_prefix("::")
                && !inside
            {
                found.extend(heads(rest).into_iter().map(|head| (at, head)));
            }
        }
    }
    found
}

/// Modules that know what lies above them.
pub fn imports(source: &Source) -> Vec<Fault> {
    let Some((name, allowed, _)) = wall(source) else {
        return match module(source) {
            Some(module) => vec![format!("{}: no wall is written for {module}", source.path)],
            None => Vec::new(),
        };
    };
    let above = |(_, head): &(usize, String)| {
        MODULES.iter().any(|(module, ..)| module == head) && !allowed.contains(&head.as_str())
    };
    let found = known(source).into_iter().filter(above);
    found.map(|(at, head)| fault(source, at, &format!("{name} may not know {head}"))).collect()
}

/// Crates that a module has no business with.
pub fn crates(source: &Source) -> Vec<Fault> {
    let manifest = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    let dependencies = manifest
        .split("\n[")
        .filter(|table| table.split(']').next().is_some_and(|name| name.ends_with("dependencies")))
        .flat_map(str::lines)
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.replace('-', "_"));
    let mut names: Vec<String> = dependencies
        .chain([CRATES, SCREEN].concat().iter().map(|name| (*name).to_owned()))
        .collect();
    names.sort();
    names.dedup();
    let allowed = |name: &str| match wall(source) {
        Some((_, _, crates)) => crates.contains(&name),
        None => source.path == "src/main.rs" || !DIOXUS.contains(&name),
    };
    let mut faults = Vec::new();
    for name in names.iter().filter(|name| !allowed(name)) {
        for at in places(&source.code, name) {
            let path = source.code[at + name.len()..].starts_with("::");
            let inside = source.code[..at].ends_with("::") && !source.code[..at].ends_with(" ::");
            if path && !inside {
                let who = module(source).unwrap_or("this file");
                faults.push(fault(source, at, &format!("{who} may not use {name}")));
            }
        }
    }
    faults
}

/// Clocks, chance, files, the environment and output, in modules that are given all they need.
pub fn outside_world(source: &Source) -> Vec<Fault> {
    if !module(source).is_some_and(|module| PURE.contains(&module)) {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let mut report = |at, what: &str| {
        faults.push(fault(
            source,
            at,
            &format!("{what}: the outside world comes in as a parameter"),
        ));
    };
    for at in places(&source.code, "std") {
        let rest = source.code[at + 3..].strip_prefix("::").unwrap_or_default();
        for head in heads(rest) {
            if ["fs", "io", "env", "net", "process", "thread", "os"].contains(&head.as_str()) {
                report(at, &format!("std::{head}"));
            }
        }
    }
    // A hash map of the standard library walks in another order at each start.
    for word in ["Instant", "SystemTime", "UNIX_EPOCH", "RandomState", "HashMap", "HashSet"] {
        for at in places(&source.code, word) {
            report(at, word);
        }
    }
    for word in ["println", "print", "eprintln", "eprint", "dbg"] {
        for at in
            places(&source.code, word).filter(|at| source.code[at + word.len()..].starts_with('!'))
        {
            report(at, word);
        }
    }
    faults
}

/// Conditions on the platform outside `platform`.
pub fn platforms(source: &Source) -> Vec<Fault> {
    // main chooses the launch; the root shuts the screens out of a bare build.
    let free = source.path == "src/main.rs" || module(source) == Some("platform");
    let mut faults = Vec::new();
    for (at, _) in source.code.match_indices("cfg").filter(|_| !free) {
        let rest = &source.code[at..];
        let Some(open) =
            rest.find('(').filter(|open| matches!(&rest[3..*open], "" | "!" | "_attr"))
        else {
            continue;
        };
        let close = rest.find(['\n', ']', ';']).unwrap_or(rest.len());
        let condition = rest.get(open..close).unwrap_or_default();
        let by_target = ["target_", "unix", "windows", "debug_assertions"]
            .iter()
            .any(|word| condition.contains(word));
        let here = source.literals.iter().filter(|literal| (at..at + close).contains(&literal.at));
        let by_feature = here
            .clone()
            .any(|literal| matches!(literal.text.as_str(), "web" | "desktop" | "mobile"));
        if by_target && !condition.contains("debug_assertions") || by_feature {
            faults.push(fault(source, at, "platforms are told apart in src/platform only"));
        }
    }
    faults
}

/// `unsafe`, and panics that are not proven away.
pub fn panics(source: &Source) -> Vec<Fault> {
    let mut faults = Vec::new();
    for at in places(&source.code, "unsafe") {
        faults.push(fault(source, at, "unsafe"));
    }
    for word in ["panic", "todo", "unimplemented"] {
        for at in
            places(&source.code, word).filter(|at| source.code[at + word.len()..].starts_with('!'))
        {
            faults.push(fault(source, at, word));
        }
    }
    for lint in ["unwrap_used", "expect_used", "panic"] {
        for (at, _) in source.code.match_indices(&format!("clippy::{lint}")) {
            let attribute = source.code[..at].rfind("#").map_or("", |from| &source.code[from..at]);
            let reason = source.code[at..].split(']').next().unwrap_or_default().contains("reason");
            if !attribute.contains("expect(") || !reason {
                faults.push(fault(source, at, "say by #[expect(…, reason = …)] why it is proven"));
            }
        }
    }
    faults
}

/// Files too long to be read at one sitting.
pub fn length(source: &Source) -> Vec<Fault> {
    let lines = source.code.matches('\n').count();
    if lines <= LONGEST {
        return Vec::new();
    }
    vec![format!("{}: {lines} lines, at most {LONGEST}", source.path)]
}

/// Questions of the rules asked by a screen.
pub fn rules_in_screens(source: &Source) -> Vec<Fault> {
    if module(source) != Some("ui") {
        return Vec::new();
    }
    let questions = ["legal_moves", "has_legal_move", "is_legal", "destinations", "why"];
    let called = |word: &&str, at: &usize| source.code[at + word.len()..].starts_with('(');
    let found = questions.iter().flat_map(|word| {
        places(&source.code, word).filter(move |at| called(word, at)).map(move |at| (at, word))
    });
    found.map(|(at, word)| fault(source, at, &format!("{word}: leave it to play"))).collect()
}

/// Keys that a screen knows by their places on the keyboard: `kete-bindgen` takes the way to ask
/// for those out of the web app.
pub fn places_of_keys(source: &Source) -> Vec<Fault> {
    let asked = source.code.match_indices(".code()");
    asked.map(|(at, _)| fault(source, at, "a key is known by what it writes: key()")).collect()
}

/// Modules that the crate's root does not declare, or its map does not name.
pub fn map(lib: &str, modules: &[String]) -> Vec<Fault> {
    let docs: String = lib.lines().filter(|line| line.starts_with("//!")).collect();
    let mut faults = Vec::new();
    for module in modules {
        if !lib.contains(&format!("mod {module};")) {
            faults.push(format!("src/lib.rs does not declare {module}"));
        }
        if !docs.contains(&format!("`{module}`")) {
            faults.push(format!("the map in src/lib.rs does not name {module}"));
        }
    }
    faults
}
