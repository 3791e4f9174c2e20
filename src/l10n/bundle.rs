//! The messages of a language, each found by its id.

use super::Language;
use super::args::Args;
use super::message::{Reader, Said, Transform};
use super::signs::Signs;

/// The messages of some files of one language. Each is read when it is asked for: a start asks
/// for a third of them.
pub(super) struct Bundle {
    language: Language,
    transform: Option<Transform>,
    /// Hash of the id and text of each message, in order of the hashes, then as they came.
    messages: Vec<(u32, &'static str)>,
}

impl Bundle {
    pub(super) fn new(language: Language, transform: Option<Transform>) -> Self {
        Self { language, transform, messages: Vec::new() }
    }

    /// Adds the messages of a file: each begins on a line that begins with a letter.
    pub(super) fn add(&mut self, file: &'static str) {
        let mut rest = file;
        while !rest.is_empty() {
            let is_begin = |(at, _): &(usize, &str)| {
                rest.as_bytes().get(at + 1).is_some_and(u8::is_ascii_alphabetic)
            };
            let end = rest.match_indices('\n').find(is_begin).map_or(rest.len(), |(at, _)| at + 1);
            let (message, after) = rest.split_at(end);
            if let Some(id) = Signs(message).name() {
                let hash = hash(id);
                let at = self.messages.partition_point(|(other, _)| *other <= hash);
                self.messages.insert(at, (hash, message));
            }
            rest = after;
        }
    }

    /// The text of the first message with an id, or of its attribute when that is `id.attribute`,
    /// and what it asks for in vain. What is not well formed is no message: the tests find it, and
    /// a person is better served by what remains than by an app that stops.
    pub(super) fn format(&self, id: &str, args: &Args) -> Option<Said> {
        let (id, attribute) = match id.split_once('.') {
            None => (id, None),
            Some((id, attribute)) => (id, Some(attribute)),
        };
        let hash = hash(id);
        let first = self.messages.partition_point(|(other, _)| *other < hash);
        let alike = self.messages[first..].iter().take_while(|(other, _)| *other == hash);
        // What another id of this hash leaves over does not read on with an equals sign.
        let mut texts = alike.filter_map(|(_, text)| text.strip_prefix(id));
        let read = |text| Reader::new(text, self.language, self.transform, args).read(attribute);
        texts.find_map(read)?
    }
}

/// As rustc hashes its names.
fn hash(id: &str) -> u32 {
    id.bytes().fold(0, |hash: u32, byte| {
        (hash.rotate_left(5) ^ u32::from(byte)).wrapping_mul(0x9E37_79B9)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_one_hash_are_told_apart() {
        let scattered = (0..200_000_u32).map(|number| number.wrapping_mul(0x85EB_CA6B));
        let mut ids: Vec<String> = scattered.map(|number| format!("a-{number}")).collect();
        ids.sort_by_key(|id| hash(id));
        let twins = ids.windows(2).find(|pair| hash(&pair[0]) == hash(&pair[1])).unwrap();
        let mut bundle = Bundle::new(Language::SOURCE, None);
        for id in twins {
            bundle.add(format!("{id} = {id}\n").leak());
        }
        for id in twins {
            assert_eq!(bundle.format(id, &Args::new()), Some((id.clone(), Vec::new())));
        }
    }
}
