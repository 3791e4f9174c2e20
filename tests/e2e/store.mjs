// The pictures of the stores' pages, in their languages and sizes: node tests/e2e/store.mjs SITE_URL
//
// They go to target/store/, laid out as fastlane wants them beside the texts in fastlane/; nothing
// moves in them, so the same app makes the same pictures.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { launch, watched } from "./lib/browser.mjs";
import { Screen } from "./lib/screen.mjs";
import { STATES } from "./lib/states.mjs";

const OUT = "target/store";
/** What is told about the app, in this order. */
const TOLD = ["held", "home", "refusal-near", "rules", "result"];
/** Locale of the store's page, and how a phone says it. */
const PLAY = { "sw": "sw-TZ", "en-US": "en-GB", "ja-JP": "ja-JP", "fr-FR": "fr-FR", "pt-PT": "pt-PT", "ar": "ar-EG" };
const APPLE = { "en-US": "en-GB", "ja": "ja-JP", "fr-FR": "fr-FR", "pt-PT": "pt-PT", "ar-SA": "ar-SA" };
/** Kind of device, points, and pixels for each point: what the stores ask for. */
const SIZES = [
  { of: PLAY, folder: (locale) => `metadata/android/${locale}/images/phoneScreenshots`, name: "", size: [360, 640], scale: 3 },
  { of: APPLE, folder: (locale) => `screenshots/${locale}`, name: "iphone-6.9-", size: [440, 956], scale: 3 },
  { of: APPLE, folder: (locale) => `screenshots/${locale}`, name: "ipad-13-", size: [1032, 1376], scale: 2 },
];

const [site] = process.argv.slice(2);
if (!site) {
  console.error("usage: node tests/e2e/store.mjs SITE_URL");
  process.exit(2);
}

async function shoot(browser, path, state, locale, { size: [width, height], scale }) {
  const { context, faults } = await watched(browser, new URL(site).origin, {
    viewport: { width, height }, deviceScaleFactor: scale, locale, colorScheme: "light", reducedMotion: "reduce",
  });
  try {
    const screen = await Screen.on(context, site);
    await state.run(screen);
    await screen.page.waitForTimeout(150);
    await screen.page.screenshot({ path });
    if (faults.length) throw new Error(faults[0]);
  } finally {
    await context.close();
  }
}

rmSync(OUT, { recursive: true, force: true });
const browser = await launch();
let [taken, failed] = [0, 0];
for (const kind of SIZES) {
  for (const [locale, spoken] of Object.entries(kind.of)) {
    const folder = join(OUT, kind.folder(locale));
    mkdirSync(folder, { recursive: true });
    for (const [at, name] of TOLD.entries()) {
      const path = join(folder, `${kind.name}${at + 1}.png`);
      try {
        await shoot(browser, path, STATES.find((state) => state.name === name), spoken, kind);
        taken += 1;
      } catch (error) {
        failed += 1;
        console.log(`FAIL ${path}: ${error.message.split("\n")[0]}`);
      }
    }
  }
}
await browser.close();
console.log(`${taken} pictures in ${OUT}, ${failed} failed`);
process.exit(failed > 0 || taken === 0 ? 1 : 0);
