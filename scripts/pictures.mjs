// Takes the picture of a wide screen that browsers show where the app is installed:
// node scripts/pictures.mjs SITE_URL
//
// It is kept in assets/install, beside the icons of icons.mjs, because it changes seldom. The
// picture of a phone is the one of the README.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { launch, watched } from "../tests/e2e/lib/browser.mjs";
import { Screen } from "../tests/e2e/lib/screen.mjs";

const [site] = process.argv.slice(2);
if (!site) {
  console.error("usage: node scripts/pictures.mjs SITE_URL");
  process.exit(2);
}

const size = { width: 1280, height: 800 };
const browser = await launch();
const { context } = await watched(browser, new URL(site).origin, {
  viewport: size, deviceScaleFactor: 1, colorScheme: "light", reducedMotion: "reduce",
});
const screen = await Screen.on(context, site);
await screen.open("?lang=sw#/play?moves=7g7f,3c3d,2g2f,4c4d,2f2e,2b3c");
await screen.tap("square-2e");
await screen.until("the marks", (seen) => seen.marks["2d"]);
const path = join("assets/install", `screen-wide-${size.width}x${size.height}.png`);
await screen.page.screenshot({ path });
await browser.close();
// Few colours: a palette halves the bytes.
execFileSync("pngquant", ["--force", "--strip", "--ext", ".png", "128", path]);
