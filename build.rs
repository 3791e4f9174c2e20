//! Makes the words ready for the app: the comments of the Fluent files are taken out (they are
//! for translators, half of the bytes, and would be fetched by every visitor), and the files of
//! each language are listed, so that a new file needs no line of code.
//!
//! On the web only the names of the languages are in the app. The words of each, and apart from
//! them those of the pages beside home and the game, are files of the site (scripts/site.mjs),
//! fetched by whoever reads them.
//!
//! The style sheets lose their comments and the space that only eyes need. On the web those of
//! `assets/later.json`, the pages to be read, the mate problems and the outlines of the kanji are
//! files of the site too, and empty here.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The style sheets that only those pages need, in the order in which they hold.
const LATER: [&str; 5] = include!("assets/later.json");

/// Texts that come later too.
const TEXTS: [&str; 2] = ["src/learn/problems.txt", "src/ui/faces/kanji.txt"];

/// The texts of the pages to be read, which become one.
const PAGES: &str = "src/learn/pages";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    // `KETE_WORDS=embedded`: all in the app, for a site that nobody puts together.
    println!("cargo::rerun-if-env-changed=KETE_WORDS");
    let on_the_web = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32")
        && env::var("KETE_WORDS").is_err();
    let mut list = String::from("&[\n");
    for tag in names("locales")? {
        let from = Path::new("locales").join(&tag);
        let to = out.join("locales").join(&tag);
        fs::create_dir_all(&to)?;
        let own_name = own_name(&from)?;
        writeln!(list, "    ({tag:?}, {own_name:?}, &[").map_err(io::Error::other)?;
        for name in names(&from)?.into_iter().filter(|_| !on_the_web) {
            let text = fs::read_to_string(from.join(&name))?;
            let file = to.join(&name);
            fs::write(&file, without_comments(&text))?;
            writeln!(list, "        ({name:?}, include_str!({file:?})),")
                .map_err(io::Error::other)?;
        }
        list.push_str("    ]),\n");
    }
    list.push(']');
    fs::write(out.join("locales.rs"), list)?;
    println!("cargo::rerun-if-changed=assets");
    let mut later = String::new();
    for name in LATER.iter().filter(|_| !on_the_web) {
        later += &small(&fs::read_to_string(Path::new("assets").join(name))?);
    }
    fs::write(out.join("later.css"), later)?;
    let is_first = |name: &String| name.ends_with(".css") && !LATER.contains(&name.as_str());
    for name in names("assets")?.into_iter().filter(is_first) {
        let sheet = fs::read_to_string(Path::new("assets").join(&name))?;
        fs::write(out.join(name), small(&sheet))?;
    }
    for path in TEXTS.map(Path::new) {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = if on_the_web { String::new() } else { fs::read_to_string(path)? };
        fs::write(out.join(path.file_name().unwrap_or_default()), text)?;
    }
    println!("cargo::rerun-if-changed={PAGES}");
    let mut pages = String::new();
    for name in names(PAGES)?.into_iter().filter(|_| !on_the_web) {
        pages += &without_comments(&fs::read_to_string(Path::new(PAGES).join(name))?);
    }
    fs::write(out.join("pages.txt"), pages)?;
    Ok(())
}

/// A style sheet without comments, with no more space than it needs. What stands between double
/// quotes stays as it is.
fn small(sheet: &str) -> String {
    let mut small = String::new();
    for (at, part) in sheet.split('"').enumerate() {
        if at % 2 == 1 {
            small.extend(["\"", part, "\""]);
            continue;
        }
        let mut rest = part;
        while let Some((before, comment)) = rest.split_once("/*") {
            squeeze(before, &mut small);
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        }
        squeeze(rest, &mut small);
    }
    small
}

/// Adds rules to a style sheet, and a space only where two words would run together.
fn squeeze(rules: &str, small: &mut String) {
    for (at, word) in rules.split(char::is_whitespace).filter(|word| !word.is_empty()).enumerate() {
        let needs_none = |letter: char| "{};,".contains(letter);
        let stood_apart = at > 0 || rules.starts_with(char::is_whitespace);
        if stood_apart
            && !small.is_empty()
            && !small.ends_with(|last| needs_none(last) || last == ':')
            && !word.starts_with(needs_none)
        {
            small.push(' ');
        }
        small.push_str(word);
    }
    if rules.ends_with(char::is_whitespace)
        && !small.ends_with(|last: char| "{};,: ".contains(last))
    {
        small.push(' ');
    }
}

/// What a language calls itself: its message `language-name`.
fn own_name(folder: &Path) -> io::Result<String> {
    for name in names(folder)? {
        let text = fs::read_to_string(folder.join(name))?;
        let mut lines = text.lines();
        if let Some(name) = lines.find_map(|line| line.strip_prefix("language-name = ")) {
            return Ok(name.to_owned());
        }
    }
    Err(io::Error::other(format!("{}: no language-name", folder.display())))
}

/// What a folder holds, in order of the names; what begins with a dot is an editor's.
fn names(folder: impl AsRef<Path>) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string());
    }
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    Ok(names)
}

/// A comment is a whole line that begins with `#`; no other line does.
fn without_comments(text: &str) -> String {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}
