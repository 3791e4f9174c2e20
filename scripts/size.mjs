// What a visit costs: node scripts/size.mjs FOLDER [LIMIT_KB]
//
// One line a file: bytes on disk, bytes as brotli sends them, name; then the sums. A visit loads
// the words of one language at most. Fails when the dearest visit is over the limit.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [folder, limit] = process.argv.slice(2);
const packed = /\.(br|gz)$/;
const row = (raw, brotli, name) =>
  console.log(`${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`);

row("bytes", "brotli", "file");
let [raws, brotlis] = [0, 0];
const words = [];
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (packed.test(name)) continue;
  const raw = readFileSync(join(folder, name)).length;
  const brotli = readFileSync(join(folder, `${name}.br`)).length;
  row(raw, brotli, name);
  raws += raw;
  brotlis += brotli;
  if (name.endsWith(".ftl")) words.push(brotli);
}
row(raws, brotlis, `in all (${(brotlis / 1000).toFixed(1)} KB)`);
const least = brotlis - words.reduce((sum, one) => sum + one, 0);
const most = least + Math.max(0, ...words);
const kb = (bytes) => (bytes / 1000).toFixed(1);
console.log(`a visit: ${kb(least)} KB in the language of the app itself, at most ${kb(most)} KB in another`);
if (limit && most > Number(limit) * 1000) {
  console.error(`over the limit of ${limit} KB`);
  process.exit(1);
}
