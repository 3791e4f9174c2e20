// Runs the browser tests: node tests/e2e/run.mjs SITE_URL [WORD…]
//
// Every file in specs/ calls the `test` it is given; a WORD picks the tests whose
// names hold it. CHROMIUM names the browser. Failed tests leave a picture in
// target/e2e/. The last line is "N passed, N failed".
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { launch, visit } from "./browser.mjs";

const [site, ...words] = process.argv.slice(2);
if (!site) {
  console.error("usage: node tests/e2e/run.mjs SITE_URL [WORD…]");
  process.exit(2);
}

const PATIENCE = 60_000;
const pictures = "target/e2e";
const specs = join(import.meta.dirname, "specs");

const tests = [];
for (const file of readdirSync(specs).sort()) {
  const spec = file.replace(/\.mjs$/, "");
  const { default: define } = await import(join(specs, file));
  define((name, ...rest) => {
    const body = rest.pop();
    tests.push({ name: `${spec}: ${name}`, options: rest[0] ?? {}, body });
  });
}

/** Rejects when the test takes too long: a hang must become a failure. */
function within(milliseconds, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

mkdirSync(pictures, { recursive: true });
const browser = await launch();
let [passed, failed] = [0, 0];
for (const { name, options, body } of tests) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  const begun = performance.now();
  const visitor = await visit(browser, site, options);
  let trouble;
  try {
    await within(options.patience ?? PATIENCE, body(visitor));
    trouble = visitor.troubles[0];
  } catch (error) {
    trouble = [...visitor.troubles, error.stack ?? error].join("\n");
    const picture = join(pictures, `${name.replace(/[^a-z0-9]+/gi, "-")}.png`);
    await visitor.page.screenshot({ path: picture, timeout: 5000 }).catch(() => {});
  }
  await visitor.context.close();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${trouble ? "FAIL" : "ok  "} ${name} (${seconds} s)`);
  if (trouble) console.log(`     ${String(trouble).replaceAll("\n", "\n     ")}`);
  trouble ? failed++ : passed++;
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
