// What a visit costs: node scripts/size.mjs FOLDER [LIMIT_KB [LIMIT_TO_THE_FIRST_BOARD_KB]]
//
// One line a file: bytes on disk, bytes as brotli sends them, name; then the sums. A visit loads
// the words of one language, and the first board does without the other pages: their words, and
// what else they need. It does without kanji but for those who read them. What a phone asks for
// when the page becomes an app on it is in no visit, and the worker that keeps the rest for when
// there is no network comes after the first board. Fails when the dearest language is over a limit.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SOURCE } from "./fluent.mjs";

const [folder, limit, boardLimit] = process.argv.slice(2);
const packed = /\.(br|gz)$/;
const installs = /\.(png|webmanifest)$/;
const READS_KANJI = ["ja"];
const wordsOf = /^kete-([a-z]+)(-pages)?-\w+\.ftl$/;
const row = (raw, brotli, name) =>
  console.log(`${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`);
const kb = (bytes) => (bytes / 1000).toFixed(1);

row("bytes", "brotli", "file");
let [board, later, kanji] = [0, 0, 0];
const languages = {};
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (packed.test(name)) continue;
  const path = join(folder, name);
  const raw = readFileSync(path).length;
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : raw;
  row(raw, brotli, name);
  const [, tag, pages] = wordsOf.exec(name) ?? [];
  if (tag) {
    languages[tag] ??= { app: 0, pages: 0 };
    languages[tag][pages ? "pages" : "app"] = brotli;
  } else if (name.startsWith("kete-kanji-")) kanji = brotli;
  else if (name === "worker.js" || name.startsWith("kete-more-")) later += brotli;
  else if (!installs.test(name)) board += brotli;
}
const all = Object.values(languages);
const own = languages[SOURCE];
const most = (of) => Math.max(0, ...all.map(of));
for (const [tag, words] of Object.entries(languages)) {
  words[READS_KANJI.includes(tag) ? "app" : "pages"] += kanji;
}
const costs = [
  ["a visit", limit, ({ app, pages }) => board + app + pages + later],
  ["to the first board", boardLimit, ({ app }) => board + app],
];
for (const [what, bound, of] of costs) {
  console.log(`${what}: ${kb(of(own))} KB in ${SOURCE}, at most ${kb(most(of))} KB in another`);
  if (bound && most(of) > Number(bound) * 1000) {
    console.error(`over the limit of ${bound} KB`);
    process.exitCode = 1;
  }
}
const words = all.reduce((sum, { app, pages }) => sum + app + pages - kanji, kanji);
console.log(`once it stands, all languages: ${kb(board + later + words)} KB in all`);
