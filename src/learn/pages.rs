//! The pages to be read, as data: the texts in `pages`. A new section needs no code.
//!
//! One thing a line, its fields parted by `|`, what a field lists by spaces:
//! ```text
//! section|TITLE                           a heading
//! section|TITLE|ENGLISH|JAPANESE|ROMAJI   the same in the glossary
//! part|TITLE                              a heading below that one
//! text|ID                                 a paragraph
//! list|ID ID
//! still|CAPTION|SFEN||FRAME               a board; without a frame all of it
//! moves|CAPTION|SFEN|5e|FRAME             where the piece there may go
//! tries|CAPTION|SFEN|5d5c P*5e!nifu G*5b#|FRAME   moves: allowed, forbidden, mate
//! line|CAPTION|SFEN|7g7f 3c3d|FRAME       moves to play through
//! pieces, points, settings                tables
//! see|RULE|TERM TERM                      links, to a rule or to words or both
//! ```
//! What is none of these is passed over.

use std::array;
use std::sync::OnceLock;

use super::{Block, Diagram, Example, Frame, Items, Names, Section};

/// All of them, as the build script leaves them: on the web none.
const TEXT: &str = include_str!(concat!(env!("OUT_DIR"), "/pages.txt"));

static SECTIONS: OnceLock<Vec<Section>> = OnceLock::new();

/// A page to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules. The law is in the rules module; this is its order for a reader.
    Rules,
    /// The words of shogi.
    Glossary,
    /// What newcomers ask.
    Questions,
    /// Advice for the first games.
    Tips,
}

impl Page {
    /// Every page.
    pub const ALL: [Page; 4] = [Page::Rules, Page::Glossary, Page::Questions, Page::Tips];

    /// Takes the pages where they are not in the app. They stay as long as it runs.
    pub fn supply(text: &'static str) {
        let _ = SECTIONS.set(read(text));
    }

    /// The sections of the page, in order.
    pub fn sections(self) -> impl Iterator<Item = &'static Section> + Clone {
        let sections = match TEXT {
            "" => SECTIONS.get().map_or(&[][..], Vec::as_slice),
            text => SECTIONS.get_or_init(|| read(text)),
        };
        sections.iter().filter(move |section| section.title.starts_with(self.family()))
    }

    /// The section with this id.
    pub fn find(self, id: &str) -> Option<&'static Section> {
        self.sections().find(|section| section.id() == id)
    }

    /// What the titles of its sections begin with.
    const fn family(self) -> &'static str {
        match self {
            Page::Rules => "rules-",
            Page::Glossary => "term-",
            Page::Questions => "question-",
            Page::Tips => "tip-",
        }
    }
}

fn read(text: &'static str) -> Vec<Section> {
    let mut sections = Vec::new();
    for line in text.lines() {
        let mut fields = line.split('|');
        let field = |_| fields.next().unwrap_or_default();
        let [kind, first, rest @ ..]: [&str; 5] = array::from_fn(field);
        if matches!(kind, "section" | "part") {
            let [english, japanese, romaji] = rest;
            let names = Names { english, japanese, romaji };
            sections.push(Section {
                title: first,
                is_part: kind == "part",
                names,
                blocks: Vec::new(),
            });
        } else if let (Some(section), Some(block)) = (sections.last_mut(), block(kind, first, rest))
        {
            section.blocks.push(block);
        }
    }
    sections
}

fn block(kind: &str, id: &'static str, [sfen, what, frame]: [&'static str; 3]) -> Option<Block> {
    let example = match kind {
        "text" => return Some(Block::Text(id)),
        "list" => return Some(Block::List(Items(id))),
        "see" => return Some(Block::See { rule: id, terms: Items(sfen) }),
        "pieces" => return Some(Block::Pieces),
        "points" => return Some(Block::Points),
        "settings" => return Some(Block::Settings),
        "still" => Example::Still,
        "moves" => Example::Moves(what),
        "tries" => Example::Tries(Items(what)),
        "line" => Example::Line(Items(what)),
        _ => return None,
    };
    let frame = Frame::read(frame).unwrap_or(Frame::WHOLE);
    Some(Block::Diagram(Diagram { sfen, frame, example, caption: id }))
}

#[cfg(test)]
mod tests {
    use super::super::{Spot, Trial};
    use super::*;
    use crate::json::tests::dice::Dice;
    use crate::rules::{Role, Side};

    /// A section as its lines are written.
    fn write(section: &Section) -> String {
        let Names { english, japanese, romaji } = section.names;
        let kind = if section.is_part { "part" } else { "section" };
        let mut text = line(&[kind, section.title, english, japanese, romaji]);
        for block in &section.blocks {
            text += &match block {
                Block::Text(id) => line(&["text", id]),
                Block::List(ids) => line(&["list", ids.0]),
                Block::Pieces => line(&["pieces"]),
                Block::Points => line(&["points"]),
                Block::Settings => line(&["settings"]),
                Block::See { rule, terms } => line(&["see", rule, terms.0]),
                Block::Diagram(diagram) => {
                    let (kind, what) = match diagram.example {
                        Example::Still => ("still", ""),
                        Example::Moves(from) => ("moves", from),
                        Example::Tries(tries) => ("tries", tries.0),
                        Example::Line(moves) => ("line", moves.0),
                        Example::Mate(_) => panic!("{} is a problem", diagram.caption),
                    };
                    let squares: Vec<_> = diagram.frame.squares().collect();
                    let is_whole = diagram.frame == Frame::WHOLE;
                    let frame = format!("{}-{}", squares[0], squares[squares.len() - 1]);
                    let frame = if is_whole { "" } else { &frame };
                    line(&[kind, diagram.caption, diagram.sfen, what, frame])
                }
            };
        }
        text
    }

    fn line(fields: &[&str]) -> String {
        format!("{}\n", fields.join("|").trim_end_matches('|'))
    }

    #[test]
    fn every_line_is_read_and_says_no_more_than_is_read() {
        let sections = read(TEXT);
        assert_eq!(sections.iter().map(write).collect::<String>(), TEXT);
        let of_pages: usize = Page::ALL.into_iter().map(|page| page.sections().count()).sum();
        assert_eq!(of_pages, sections.len(), "a section is of no page");
    }

    #[test]
    fn a_line_that_says_nothing_is_passed_over() {
        for text in ["", "text|rules-goal", "<html>", "\n|\n", "section", "section|a\nno|b\n"] {
            assert!(read(text).iter().all(|section| section.blocks.is_empty()), "{text}");
        }
    }

    /// Whatever the reader can do with a page.
    fn read_and_touch(text: String) {
        for section in read(Box::leak(text.into_boxed_str())) {
            assert!(section.title.ends_with(section.id()) && !section.messages().is_empty());
            for diagram in section.diagrams() {
                let (files, ranks) = diagram.frame.size();
                assert_eq!(diagram.frame.squares().count(), usize::from(files * ranks));
                let Some(mut trial) = Trial::new(*diagram) else { continue };
                assert_eq!(trial.marks(), diagram.marks());
                trial.step();
                trial.step_back();
                trial.tap(Spot::Pile(Side::Sente, Role::Pawn));
                diagram.frame.squares().for_each(|square| trial.tap(Spot::Square(square)));
            }
        }
    }

    #[test]
    fn a_damaged_text_breaks_nothing() {
        let rules = include_str!("pages/rules.txt");
        let letters: Vec<char> = rules.chars().take(2500).collect();
        let mut dice = Dice::new(1);
        for _ in 0..400 {
            let mut text = letters.clone();
            for _ in 0..20 {
                let at = dice.below(text.len());
                match dice.below(3) {
                    0 => text[at] = dice.of(&letters),
                    1 => text.insert(at, dice.of(&['|', '\n', ' ', '!', '#', '-', '0', '9', 'é'])),
                    _ => {
                        let end = text.len().min(at + dice.below(9));
                        text.drain(at..end);
                    }
                }
            }
            read_and_touch(text.into_iter().collect());
        }
        for end in (0..2000).step_by(7) {
            read_and_touch(letters[..end].iter().collect());
        }
    }
}
