// The words of the Fluent files, for what is made without the app.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const WORDS = "locales";

/** The language that the others are translated from. */
export const SOURCE = "sw";

const RTL = ["ar", "fa", "he", "ur"];

export const direction = (tag) => (RTL.includes(tag) ? "rtl" : "ltr");

/** The tags of all languages, the source first. */
export const languages = () => {
  const tags = readdirSync(WORDS).filter((tag) => tag !== SOURCE && !tag.startsWith("."));
  return [SOURCE, ...tags.sort()];
};

/** The files with the words of the pages beside home and the game. */
const PAGES = JSON.parse(readFileSync("src/l10n/pages.json", "utf8"));

export const isPage = (name) => PAGES.includes(name);
export const isApp = (name) => !isPage(name);

/** The Fluent files of a language in one, all or those wanted, each after a line with its name,
    without comments. */
export function pack(tag, isWanted = () => true) {
  const names = readdirSync(join(WORDS, tag)).sort()
    .filter((name) => !name.startsWith(".") && isWanted(name));
  const lines = names.flatMap((name) => {
    const text = readFileSync(join(WORDS, tag, name), "utf8").split(/\r?\n/);
    return [`### ${name}`, ...text.filter((line) => line && !line.startsWith("#"))];
  });
  return `${lines.join("\n")}\n`;
}

/** A function that gives the text of an id, `name` or `name.attribute`, or undefined. Only for
    texts of one line with no variables. */
export function reader(tag) {
  const texts = new Map();
  let id = "";
  for (const line of pack(tag).split("\n")) {
    const message = /^([a-z][\w-]*) = ?(.*)$/.exec(line);
    const attribute = /^ {4}\.([\w-]+) = (.*)$/.exec(line);
    if (message) {
      id = message[1];
      texts.set(id, message[2]);
    } else if (attribute) {
      texts.set(`${id}.${attribute[1]}`, attribute[2]);
    }
  }
  return (wanted) => texts.get(wanted);
}

/** The same, where the text has to be there. */
export function certain(tag) {
  const text = reader(tag);
  return (id) => {
    const found = text(id);
    if (!found || /[{}]/.test(found)) throw new Error(`locales/${tag}: no plain text ${id}`);
    return found;
  };
}
