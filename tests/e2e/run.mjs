// Plays the web app as people do, in a real browser, and says what failed.
//
// node tests/e2e/run.mjs SITE_URL [WORD…]
//
// A WORD picks the specs whose names hold it. CHROMIUM in the environment names the browser,
// KETE_TOOLS the folder of kete-cli (else cargo's), KETE_LANES how many browsers play at once.
// One line a spec; a failed one leaves a picture and its last steps in target/e2e/, and is played
// once more when all others are through: what fails twice has failed, what passes then is named
// "unsteady" at the end, to be looked into. The last line is "N passed, N failed, N unsteady".
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { Screen } from "./lib/screen.mjs";
import { launch, watched } from "./lib/browser.mjs";

const LIMIT = 300_000;
/** With more failures than these the app is broken, not the moment. */
const MOST_AGAIN = 5;
const OUT = resolve("target/e2e");
const TOOLS = resolve(process.env.KETE_TOOLS ?? `${process.env.CARGO_TARGET_DIR ?? "target"}/debug`);
const LANES = Number(process.env.KETE_LANES ?? Math.min(2, availableParallelism()));

const [site, ...words] = process.argv.slice(2);
if (!site) {
  console.error("usage: node tests/e2e/run.mjs SITE_URL [WORD…]");
  process.exit(2);
}

async function load() {
  const folder = new URL("./specs/", import.meta.url);
  const specs = [];
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".spec.mjs")) specs.push(...(await import(new URL(name, folder))).default);
  }
  const wanted = specs.filter((spec) => !words.length || words.some((word) => spec.name.includes(word)));
  // The long ones first, so that no lane is left with one at the end.
  return wanted.sort((a, b) => (b.long ?? 0) - (a.long ?? 0));
}

/** What a spec is given: the site, contexts that are watched, and a place for its pictures. */
class Table {
  constructor(browser, url) {
    this.browser = browser;
    this.url = url;
    this.tools = TOOLS;
    this.contexts = [];
    this.screens = [];
    this.log = [];
    /** Patterns of faults that the spec provokes. */
    this.allowed = [];
  }

  /** `site` in the options is another site than the one under test. */
  async context({ site = this.url, ...options } = {}) {
    const made = await watched(this.browser, new URL(site).origin, options);
    this.contexts.push(made);
    return made.context;
  }

  async screen(options, context) {
    const screen = await Screen.on(context ?? (await this.context(options)), this.url, this.log);
    this.screens.push(screen);
    return screen;
  }

  check(so, otherwise) {
    if (!so) throw new Error(otherwise);
  }

  same(seen, wanted, what) {
    const [a, b] = [JSON.stringify(seen), JSON.stringify(wanted)];
    if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
  }

  faults() {
    const all = this.contexts.flatMap((made) => made.faults);
    return all.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
  }

  async report(spec, error) {
    const name = spec.name.replace(/[^a-z0-9]+/gi, "-");
    mkdirSync(OUT, { recursive: true });
    let page = "";
    for (const [at, screen] of this.screens.entries()) {
      const path = join(OUT, `${name}${at || ""}.png`);
      try {
        await screen.page.screenshot({ path, timeout: 5000 });
        page = `${screen.page.url()}\npicture: ${path}`;
      } catch {
        page = "no picture could be taken";
      }
    }
    const text = `${error.stack}\n\nat ${page}\n\nlast steps:\n${this.log.join("\n")}\n`;
    writeFileSync(join(OUT, `${name}.txt`), text);
    return `${error.message.split("Browser logs:")[0].trim()}\n       ${join(OUT, name)}.txt, .png`;
  }

  async close() {
    for (const { context } of this.contexts) await context.close().catch(() => {});
  }
}

function within(promise, ms) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function one(spec, browser, url) {
  const table = new Table(browser, url);
  const begun = Date.now();
  let trouble = "";
  try {
    await within(spec.run(table), LIMIT);
    const faults = table.faults();
    if (faults.length) throw new Error(`${faults.length} faults, first: ${faults[0]}`);
  } catch (error) {
    const faults = table.faults().slice(0, 5).map((fault) => `\n       ${fault}`).join("");
    trouble = (await table.report(spec, error)) + faults;
  }
  await table.close();
  const time = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`${trouble ? "NOT OK" : "ok    "} ${time} s  ${spec.name}`);
  if (trouble) console.log(`       ${trouble}`);
  return !trouble;
}

/** Plays the specs in so many lanes; gives those that failed. */
async function play(specs, lanes) {
  const failed = [];
  const lane = async () => {
    // A browser for each lane: one that hangs does not hold up the other.
    const browser = await launch();
    for (let spec = specs.shift(); spec; spec = specs.shift()) {
      if (!(await one(spec, browser, site))) failed.push(spec);
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return failed;
}

rmSync(OUT, { recursive: true, force: true });
const specs = await load();
const all = specs.length;
const once = await play(specs, LANES);
const again = once.length && once.length <= MOST_AGAIN;
if (again) console.log(`${once.length} once more, alone:`);
const twice = again ? await play([...once], 1) : once;
const unsteady = once.filter((spec) => !twice.includes(spec));
for (const spec of unsteady) console.log(`UNSTEADY  ${spec.name}`);
for (const spec of twice) console.log(`FAILED  ${spec.name}`);
console.log(`${all - twice.length} passed, ${twice.length} failed, ${unsteady.length} unsteady`);
process.exit(twice.length > 0 || all === 0 ? 1 : 0);
