//! Makes the words ready for the app: the comments of the Fluent files are taken out (they are
//! for translators, half of the bytes, and would be fetched by every visitor), and the files of
//! each language are listed, so that a new file needs no line of code.
//!
//! On the web the words of the source are in the app, and each other language is a file of the
//! site (scripts/site.mjs), fetched by whoever reads it: only its name is here.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language that is always in the app.
const SOURCE: &str = "sw";

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
        let is_apart = tag != SOURCE && on_the_web;
        let own_name = own_name(&from)?;
        writeln!(list, "    ({tag:?}, {own_name:?}, &[").map_err(io::Error::other)?;
        for name in names(&from)?.into_iter().filter(|_| !is_apart) {
            let text = fs::read_to_string(from.join(&name))?;
            let file = to.join(&name);
            fs::write(&file, without_comments(&text))?;
            writeln!(list, "        ({name:?}, include_str!({file:?})),")
                .map_err(io::Error::other)?;
        }
        list.push_str("    ]),\n");
    }
    list.push(']');
    fs::write(out.join("locales.rs"), list)
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

/// A comment is a whole line that begins with `#`; message text never does.
fn without_comments(text: &str) -> String {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}
