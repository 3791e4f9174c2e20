//! The signs of Fluent, one after the other: names, keys, spaces, lines.

/// What is still to be read of a text. What takes something takes it from the front.
#[derive(Clone, Copy)]
pub(super) struct Signs<'a>(pub(super) &'a str);

impl<'a> Signs<'a> {
    /// The name of a message, an attribute, a variable or a variant.
    pub(super) fn name(&mut self) -> Option<&'a str> {
        let name = self.while_is(is_of_name);
        is_name(name).then_some(name)
    }

    /// What stands in the brackets of a variant: a name or a number.
    pub(super) fn key(&mut self) -> Option<&'a str> {
        let key = self.while_is(|byte| is_of_name(byte) || byte == b'.');
        (is_name(key) || is_number(key)).then_some(key)
    }

    /// Words up to a placeable or through the end of the line. As in Fluent's own parser, those
    /// before a carriage return leave the line feed to be a text of its own.
    pub(super) fn words(&mut self) -> Option<&'a str> {
        let Self(begin) = *self;
        let words = self.while_is(|byte| !matches!(byte, b'\n' | b'{' | b'}'));
        match self.0.bytes().next() {
            Some(b'}') => None,
            Some(b'\n') => words.strip_suffix('\r').or_else(|| {
                self.takes("\n");
                begin.get(..=words.len())
            }),
            _ => Some(words),
        }
    }

    /// Whether a line, after its indent, still belongs to the pattern before it.
    pub(super) fn go_on(self, indent: usize) -> bool {
        match self.0.bytes().next() {
            None => false,
            Some(byte) if indent == 0 => matches!(byte, b'{' | b'\r' | b'\n'),
            Some(byte) => !matches!(byte, b'.' | b'}' | b'[' | b'*'),
        }
    }

    /// Skips spaces and ends of lines.
    pub(super) fn blank(&mut self) {
        self.blank_lines();
        self.spaces();
    }

    /// Skips lines that have only spaces.
    pub(super) fn blank_lines(&mut self) {
        loop {
            let line = *self;
            self.spaces();
            if !self.line_end() {
                *self = line;
                return;
            }
        }
    }

    /// Skips spaces; how many.
    pub(super) fn spaces(&mut self) -> usize {
        self.while_is(|byte| byte == b' ').len()
    }

    pub(super) fn line_end(&mut self) -> bool {
        self.takes("\n") || self.takes("\r\n")
    }

    pub(super) fn needs(&mut self, sign: &str) -> Option<()> {
        self.takes(sign).then_some(())
    }

    pub(super) fn takes(&mut self, sign: &str) -> bool {
        let after = self.0.strip_prefix(sign);
        self.0 = after.unwrap_or(self.0);
        after.is_some()
    }

    /// Takes bytes of some kind, to which all bytes of a letter beyond ASCII belong or none.
    fn while_is(&mut self, is: fn(u8) -> bool) -> &'a str {
        let end = self.0.bytes().position(|byte| !is(byte)).unwrap_or(self.0.len());
        let (taken, rest) = self.0.split_at(end);
        self.0 = rest;
        taken
    }
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}

/// Whether it is a name, of a word that has at most full stops beside what names have.
pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !word.contains('.')
}

fn is_number(word: &str) -> bool {
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    word.strip_prefix('-').unwrap_or(word).splitn(2, '.').all(is_digits)
}
