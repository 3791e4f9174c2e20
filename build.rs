//! Takes the comments out of the Fluent files before they go into the app: they are
//! for translators, half of the bytes, and would be fetched by every visitor.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    for language in fs::read_dir("locales")? {
        let language = language?.path();
        let Some(tag) = language.file_name().filter(|_| language.is_dir()) else { continue };
        let folder = Path::new(&out).join("locales").join(tag);
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(&language)? {
            let file = file?;
            let text = fs::read_to_string(file.path())?;
            fs::write(folder.join(file.file_name()), without_comments(&text))?;
        }
    }
    Ok(())
}

/// A comment is a whole line that begins with `#`; message text never does.
fn without_comments(text: &str) -> String {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .flat_map(|line| [line, "\n"])
        .collect()
}
