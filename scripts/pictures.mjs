// Draws what a phone shows of the app where it is installed: node scripts/pictures.mjs SITE_URL
//
// The icons come from assets/icon.svg, the picture of the screen from the site itself. They are
// kept in assets/install, because they change seldom; where pngquant is at hand they get smaller.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, watched } from "../tests/e2e/lib/browser.mjs";
import { Screen } from "../tests/e2e/lib/screen.mjs";

const OUT = "assets/install";
const [site] = process.argv.slice(2);
if (!site) {
  console.error("usage: node scripts/pictures.mjs SITE_URL");
  process.exit(2);
}

const drawing = readFileSync("assets/icon.svg", "utf8");

/** How much of the edge is cut off, the size, the corners: a mask leaves no more than the middle
    four fifths for certain, so there the drawing is smaller on a larger ground. */
const ICONS = [
  { name: "icon", size: 192, corner: 18 },
  { name: "icon", size: 512, corner: 18 },
  { name: "maskable", size: 192, scale: 0.88 },
  { name: "maskable", size: 512, scale: 0.88 },
  { name: "apple-touch-icon", size: 180, scale: 0.96 },
];

const page = ({ size, corner = 0, scale = 1 }) => `<style>
  html { background: transparent; }
  body { margin: 0; inline-size: ${size}px; block-size: ${size}px; overflow: hidden;
    display: grid; place-content: center; background: #0b6e6e; border-radius: ${corner}%; }
  svg { inline-size: ${size * scale}px; block-size: ${size * scale}px; display: block; }
</style>${drawing}`;

function shrink(path) {
  spawnSync("pngquant", ["--force", "--strip", "--speed", "1", "--output", path, "128", path]);
}

mkdirSync(OUT, { recursive: true });
const browser = await launch();
for (const icon of ICONS) {
  const { name, size } = icon;
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  await tab.setContent(page(icon));
  const path = join(OUT, `${name}-${size}.png`);
  await tab.screenshot({ path, omitBackground: true });
  shrink(path);
  await tab.close();
}

const wide = { width: 1280, height: 800 };
const { context } = await watched(browser, new URL(site).origin, {
  viewport: wide, deviceScaleFactor: 1, colorScheme: "light", reducedMotion: "reduce",
});
const screen = await Screen.on(context, site);
await screen.open("?lang=sw#/play?moves=7g7f,3c3d,2g2f,4c4d,2f2e,2b3c");
await screen.tap("square-2e");
await screen.until("the marks", (seen) => seen.marks["2d"]);
await screen.page.waitForTimeout(200);
const path = join(OUT, `screen-wide-${wide.width}x${wide.height}.png`);
await screen.page.screenshot({ path });
shrink(path);
await browser.close();
console.log(`the pictures are in ${OUT}`);
