// Pictures for people to look at: node tests/e2e/shots.mjs SITE_URL [WORD…]
//
// Every face of the app once, and the telling ones on every screen, light and dark, in both
// languages, with letters twice as large and with both kinds of pieces. They go to
// target/shots/, or the folder KETE_SHOTS names; a WORD picks those whose names hold it.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LARGE } from "./lib/fit.mjs";
import { launch, watched } from "./lib/browser.mjs";
import { Screen } from "./lib/screen.mjs";
import { STATES } from "./lib/states.mjs";

const OUT = process.env.KETE_SHOTS ?? "target/shots";
const [site, ...words] = process.argv.slice(2);
if (!site) {
  console.error("usage: node tests/e2e/shots.mjs SITE_URL [WORD…]");
  process.exit(2);
}

const PHONE = [360, 640];
const SIZES = [[280, 653], [320, 568], [412, 915], [673, 841], [768, 1024], [915, 412], [1280, 800]];
const TELLING = ["home", "start", "held", "full-trays", "prompt-near", "refusal-near", "result", "menu", "rules", "settings"];
const BASE = { size: PHONE, lang: "sw", scheme: "light", large: false, face: "" };

/** Every picture: the state and how it is looked at. */
function* pictures() {
  for (const state of STATES) {
    yield { ...BASE, state };
    yield { ...BASE, state, scheme: "dark" };
    if (!TELLING.includes(state.name)) continue;
    yield { ...BASE, state, lang: "en" };
    yield { ...BASE, state, large: true };
    for (const size of SIZES) yield { ...BASE, state, size };
    if (["start", "held", "full-trays", "prompt-near"].includes(state.name)) {
      for (const face of ["learner", "kanji", "two-kanji", "initials", "contrast"]) yield { ...BASE, state, face };
    }
  }
  for (const name of ["start", "home", "result"]) {
    const state = STATES.find((one) => one.name === name);
    yield { ...BASE, state, size: [280, 653], large: true };
    yield { ...BASE, state, size: [915, 412], scheme: "dark", lang: "en" };
  }
}

const nameOf = ({ state, size, lang, scheme, large, face }) =>
  [state.name, size.join("x"), lang, scheme, large && "large", face].filter(Boolean).join("-");

async function shoot(browser, picture) {
  const { state, size: [width, height], lang, scheme, large, face } = picture;
  const { context, faults } = await watched(browser, new URL(site).origin, {
    viewport: { width, height },
    locale: lang === "sw" ? "sw-TZ" : "en-GB",
    colorScheme: scheme,
    // The same picture every time: nothing moves.
    reducedMotion: "reduce",
  });
  if (large) {
    await context.addInitScript((css) => addEventListener("DOMContentLoaded", () => {
      document.head.appendChild(document.createElement("style")).textContent = css;
    }), LARGE);
  }
  const screen = await Screen.on(context, site);
  if (face) {
    await screen.open("#/settings", "settings");
    await screen.tap(`face-${face}`);
  }
  await state.run(screen);
  await screen.page.waitForTimeout(150);
  const reading = !state.game && !["home", "home-continue"].includes(state.name);
  await screen.page.screenshot({ path: join(OUT, `${nameOf(picture)}.png`), fullPage: reading && width === 360 });
  await context.close();
  return faults;
}

mkdirSync(OUT, { recursive: true });
if (!words.length) {
  rmSync(OUT, { recursive: true });
  mkdirSync(OUT, { recursive: true });
}
const browser = await launch();
let [taken, failed] = [0, 0];
for (const picture of pictures()) {
  const name = nameOf(picture);
  if (words.length && !words.some((word) => name.includes(word))) continue;
  try {
    const faults = await shoot(browser, picture);
    if (faults.length) throw new Error(faults[0]);
    taken += 1;
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error.message.split("\n")[0]}`);
  }
}
await browser.close();
console.log(`${taken} pictures in ${OUT}, ${failed} failed`);
process.exit(failed > 0 || taken === 0 ? 1 : 0);
