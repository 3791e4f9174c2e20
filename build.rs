//! Makes the words ready for the app: the comments of the Fluent files are taken out (they are
//! for translators, half of the bytes, and would be fetched by every visitor), and the files of
//! each language are listed, so that a new one needs no line of code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    let mut list = String::from("&[\n");
    for tag in names("locales")? {
        let from = Path::new("locales").join(&tag);
        let to = out.join("locales").join(&tag);
        fs::create_dir_all(&to)?;
        writeln!(list, "    ({tag:?}, &[").map_err(io::Error::other)?;
        for name in names(&from)? {
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
