//! Reads our own source as far as the tests about it need: literals, comments, test code.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the source.
pub struct Source {
    /// Path from the root of the project, with `/`.
    pub path: String,
    /// The text with comments, and what literals hold, blanked: same length, same lines.
    pub code: String,
    /// The literals in order.
    pub literals: Vec<Literal>,
}

/// A string literal.
pub struct Literal {
    /// What stands between the quotes, escapes untouched.
    pub text: String,
    /// Its line, from 1.
    pub line: usize,
    /// Where its first quote stands in the code.
    pub at: usize,
    /// Where the code goes on after it.
    pub end: usize,
}

impl Source {
    /// Reads a text as the file `path`; code under `#[cfg(test)]` is left out.
    pub fn read(path: &str, text: &str) -> Self {
        let mut scan =
            Scan { bytes: text.as_bytes(), at: 0, code: Vec::new(), literals: Vec::new() };
        scan.run(text);
        let mut code = String::from_utf8_lossy(&scan.code).into_owned();
        let mut literals = scan.literals;
        while let Some((from, to)) = test_code(&code) {
            let blank: String =
                code[from..to].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
            code.replace_range(from..to, &blank);
            literals.retain(|literal| literal.at < from || literal.at >= to);
        }
        for literal in &mut literals {
            literal.line = 1 + text[..literal.at].matches('\n').count();
        }
        Self { path: path.to_owned(), code, literals }
    }

    /// Whether the whole file is for tests: a module of its own beside what it tests.
    pub fn is_test(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// The code before a literal, from the last line end on or `reach` bytes.
    pub fn before(&self, literal: &Literal, reach: usize) -> &str {
        let from = literal.at.saturating_sub(reach);
        self.code.get(from..literal.at).unwrap_or_default()
    }

    /// The code after a literal.
    pub fn after(&self, literal: &Literal, reach: usize) -> &str {
        let to = (literal.end + reach).min(self.code.len());
        self.code.get(literal.end..to).unwrap_or_default()
    }
}

/// Every Rust file below a folder of the project, sorted.
pub fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_default();
        let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        Source::read(&name, &text)
    };
    paths.iter().map(read).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|end| end == "rs") {
            paths.push(path);
        }
    }
}

/// The first stretch of code that only tests see: from `#[cfg(test)]` to the end of its item.
fn test_code(code: &str) -> Option<(usize, usize)> {
    let from = code.find("#[cfg(test)]")?;
    let mut depth = 0usize;
    for (at, letter) in code[from..].char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && (letter == '}' || letter == ';') {
            return Some((from, from + at + 1));
        }
    }
    Some((from, code.len()))
}

struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
    code: Vec<u8>,
    literals: Vec<Literal>,
}

impl Scan<'_> {
    fn run(&mut self, text: &str) {
        while self.at < self.bytes.len() {
            let rest = &self.bytes[self.at..];
            let in_word = self.code.last().is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
            if rest.starts_with(b"//") {
                let end = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
                self.blank(end);
            } else if rest.starts_with(b"/*") {
                self.block_comment();
            } else if !in_word && raw_hashes(rest).is_some() {
                let hashes = raw_hashes(rest).unwrap_or_default();
                self.raw(text, hashes);
            } else if rest[0] == b'"' {
                self.string(text);
            } else if rest[0] == b'\'' && is_char(rest) {
                let start = if rest[1] == b'\\' { 3 } else { 2 };
                let end =
                    rest[start..].iter().position(|b| *b == b'\'').map_or(1, |n| start + n + 1);
                self.blank(end);
            } else {
                self.keep(1);
            }
        }
    }

    fn keep(&mut self, n: usize) {
        self.code.extend_from_slice(&self.bytes[self.at..self.at + n]);
        self.at += n;
    }

    fn blank(&mut self, n: usize) {
        let n = n.min(self.bytes.len() - self.at);
        let part = &self.bytes[self.at..self.at + n];
        self.code.extend(part.iter().map(|b| if *b == b'\n' { b'\n' } else { b' ' }));
        self.at += n;
    }

    fn block_comment(&mut self) {
        let (mut depth, mut end) = (0usize, 0usize);
        let rest = &self.bytes[self.at..];
        while end < rest.len() {
            if rest[end..].starts_with(b"/*") {
                depth += 1;
                end += 2;
            } else if rest[end..].starts_with(b"*/") {
                depth -= 1;
                end += 2;
                if depth == 0 {
                    break;
                }
            } else {
                end += 1;
            }
        }
        self.blank(end);
    }

    fn string(&mut self, text: &str) {
        let rest = &self.bytes[self.at..];
        let mut end = 1;
        while end < rest.len() && rest[end] != b'"' {
            end += if rest[end] == b'\\' { 2 } else { 1 };
        }
        self.literal(text, 1, end.min(rest.len()), 1);
    }

    fn raw(&mut self, text: &str, hashes: usize) {
        let open = self.bytes[self.at..].iter().position(|b| *b == b'"').unwrap_or(0) + 1;
        let close = format!("\"{}", "#".repeat(hashes));
        let from = self.at + open;
        let length = text[from..].find(&close).unwrap_or(text.len() - from);
        self.literal(text, open, open + length, close.len());
    }

    /// A literal whose text lies from `from` to `to`, counted from here, and then a close.
    fn literal(&mut self, text: &str, from: usize, to: usize, close: usize) {
        let (start, end) = (self.at, (self.at + to + close).min(self.bytes.len()));
        let words = text.get(start + from..start + to).unwrap_or_default().to_owned();
        self.literals.push(Literal { text: words, line: 0, at: start, end });
        self.code.push(b'"');
        self.at += 1;
        self.blank(end.saturating_sub(start + 2));
        if self.at < end {
            self.code.push(b'"');
            self.at = end;
        }
    }
}

/// How many `#` a raw string here has.
fn raw_hashes(rest: &[u8]) -> Option<usize> {
    let rest = rest.strip_prefix(b"b").unwrap_or(rest).strip_prefix(b"r")?;
    let hashes = rest.iter().take_while(|b| **b == b'#').count();
    (rest.get(hashes) == Some(&b'"')).then_some(hashes)
}

/// Whether a `'` here begins a character and not a lifetime.
fn is_char(rest: &[u8]) -> bool {
    match rest.get(1) {
        Some(b'\\') => true,
        Some(b'\'') | None => false,
        Some(_) => {
            rest.iter().skip(2).take(4).any(|b| *b == b'\'') && {
                // A lifetime is followed by no quote; 'a' has it two bytes on, '駒' up to four.
                let width = match rest[1] {
                    0..=0x7f => 1,
                    0xc0..=0xdf => 2,
                    0xe0..=0xef => 3,
                    _ => 4,
                };
                rest.get(1 + width) == Some(&b'\'')
            }
        }
    }
}
