// What a visit costs: node scripts/size.mjs FOLDER [LIMIT_KB]
//
// One line a file: bytes on disk, bytes as brotli sends them, name; then the sums. A visit loads
// the words of one language at most; those of the others are laid up once it stands, for when there
// is no network. What a phone asks for when the page becomes an app on it is in no visit. Fails
// when the dearest visit is over the limit.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [folder, limit] = process.argv.slice(2);
const packed = /\.(br|gz)$/;
const installs = /\.(png|webmanifest)$/;
const row = (raw, brotli, name) =>
  console.log(`${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`);
const kb = (bytes) => (bytes / 1000).toFixed(1);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

row("bytes", "brotli", "file");
const sizes = { page: [], words: [], install: [] };
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (packed.test(name)) continue;
  const path = join(folder, name);
  const raw = readFileSync(path).length;
  const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : raw;
  row(raw, brotli, name);
  const kind = name.endsWith(".ftl") ? "words" : installs.test(name) ? "install" : "page";
  sizes[kind].push(brotli);
}
const least = sum(sizes.page);
const most = least + Math.max(0, ...sizes.words);
console.log(`a visit: ${kb(least)} KB in the language of the app itself, at most ${kb(most)} KB in another`);
console.log(`once it stands, all languages: ${kb(least + sum(sizes.words))} KB in all`);
if (limit && most > Number(limit) * 1000) {
  console.error(`over the limit of ${limit} KB`);
  process.exit(1);
}
