// Every icon of the app, made from assets/icon.svg: node scripts/icons.mjs CHROMIUM
//
// The pictures are kept in the repository, so that a build needs no browser; this makes them anew
// when the drawing has changed.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "../tests/e2e/node_modules/playwright-core/index.mjs";

const RES = "assets/android/res";
const SVG = readFileSync("assets/icon.svg", "utf8");
const CLOTH = "#0b6e6e";
const SAFFRON = "#e0a100";

const write = (path, what) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, what);
  // Few colours: a palette halves the bytes.
  if (path.endsWith(".png")) execFileSync("pngquant", ["--force", "--strip", "--ext", ".png", "64", path]);
  console.log(`${path}  ${statSync(path).size} bytes`);
};

// ---- pictures of squares ---------------------------------------------------------------------

/** Name, side in pixels, corner in parts of the side (0: the system cuts the corners itself), and
    how large the drawing is on its ground where the edge is cut off. */
const SQUARES = [
  // The web app's. A mask leaves no more than the middle four fifths for certain.
  ["assets/install/icon-192.png", 192, 0.18],
  ["assets/install/icon-512.png", 512, 0.18],
  ["assets/install/maskable-192.png", 192, 0, 0.88],
  ["assets/install/maskable-512.png", 512, 0, 0.88],
  ["assets/install/apple-touch-icon-180.png", 180, 0, 0.96],
  ["assets/ios/Assets.xcassets/AppIcon.appiconset/icon-1024.png", 1024, 0],
  ["fastlane/metadata/android/en-US/images/icon.png", 512, 0],
  // What Android shows before version 8: later ones put the icon together from its layers.
  [`${RES}/mipmap-mdpi/kete.png`, 48, 0.2],
  [`${RES}/mipmap-hdpi/kete.png`, 72, 0.2],
  [`${RES}/mipmap-xhdpi/kete.png`, 96, 0.2],
  [`${RES}/mipmap-xxhdpi/kete.png`, 144, 0.2],
  [`${RES}/mipmap-xxxhdpi/kete.png`, 192, 0.2],
];

async function shoot(page, path, width, height, html, clear) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100%}</style>${html}`);
  write(path, await page.screenshot({ omitBackground: clear }));
}

/** The drawing without the cloth around it. */
const BARE = SVG.replace(/<path[^>]*d='M0 0h100v100H0z'\/>/, "");

/** The picture of the store's page: the icon's tile on its cloth, between two borders of beads. */
function banner() {
  const tile = BARE.replace(/<svg[^>]*>/, "").replace("</svg>", "");
  const beads = (y) => Array.from({ length: 41 }, (_, n) =>
    `<circle cx='${12 + n * 25}' cy='${y}' r='5' fill='${SAFFRON}'/>`).join("");
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1024 500'>
    <path fill='${CLOTH}' d='M0 0h1024v500H0z'/>
    <path fill='#085757' d='M0 48h1024v404H0z'/>${beads(24)}${beads(476)}
    <g transform='translate(332 70) scale(3.6)'>${tile}</g></svg>`;
}

// ---- layers for Android 8 and later ----------------------------------------------------------

const attribute = (element, name) => element.match(new RegExp(`[ ']${name}='([^']*)'`))?.[1];
const circle = (x, y, r) => `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`;
const two = (number) => Number(number.toFixed(2));

/** A row of dots on a circle, which Android's drawings know no dashes for. */
function dots(x, y, far, step, r) {
  const count = Math.round((2 * Math.PI * far) / step);
  return Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count;
    return circle(two(x + far * Math.cos(turn)), two(y + far * Math.sin(turn)), r);
  }).join("");
}

/** An element of the drawing as one of Android's. */
function layer(element) {
  const of = (name) => attribute(element, name);
  const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(of(name)));
  const dash = of("stroke-dasharray");
  const width = Number(of("stroke-width") ?? 1);
  if (dash) {
    const step = Number(dash.split(" ")[1]);
    return `<path android:fillColor="${of("stroke")}" android:pathData="${dots(x, y, r, step, width / 2)}" />`;
  }
  const fill = of("fill");
  const path = [
    fill !== "none" && `android:fillColor="${fill}"`,
    of("stroke") && `android:strokeColor="${of("stroke")}" android:strokeWidth="${width}"`,
    of("stroke-opacity") && `android:strokeAlpha="${of("stroke-opacity")}"`,
    of("stroke-linejoin") && `android:strokeLineJoin="${of("stroke-linejoin")}"`,
    `android:pathData="${of("d") ?? circle(x, y, r)}"`,
  ].filter(Boolean).join(" ");
  const move = of("transform")?.match(/matrix\(([^)]*)\)/)[1].split(" ").map(Number);
  if (!move) return `<path ${path} />`;
  const [scaleX, , , scaleY, left, top] = move;
  return `<group android:scaleX="${scaleX}" android:scaleY="${scaleY}" android:translateX="${left}" android:translateY="${top}"><path ${path} /></group>`;
}

/** A drawing of 108 by 108, of which a launcher may cut off all but a circle of 66. */
function drawing(layers, comment) {
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- ${comment} Made by scripts/icons.mjs from assets/icon.svg. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="108dp" android:height="108dp" android:viewportWidth="108" android:viewportHeight="108">
  <group android:scaleX="0.72" android:scaleY="0.72" android:translateX="18" android:translateY="18">
    ${layers.join("\n    ")}
  </group>
</vector>
`;
}

const elements = SVG.match(/<(path|circle)[^>]*>/g).slice(1);
write(`${RES}/drawable/kete_foreground.xml`, drawing(elements.map(layer), "The tile on its cloth."));
// One colour, chosen by the phone: the edge of the tile and its sign.
const [, tile, sign] = elements.filter((element) => element.startsWith("<path"));
const plain = [
  tile.replace(/fill='[^']*'/, "fill='none'").replace(/stroke='[^']*'/, "stroke='#ffffff'").replace(/stroke-width='[^']*'/, "stroke-width='4' stroke-linejoin='round'"),
  sign.replaceAll(/(fill|stroke)='#[^']*'/g, "$1='#ffffff'"),
];
write(`${RES}/drawable/kete_monochrome.xml`, drawing(plain.map(layer), "For icons in the colours of the wallpaper."));

const browser = await chromium.launch({ executablePath: process.argv[2], args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const [path, side, corner, scale = 1] of SQUARES) {
  const edge = (side * (1 - scale)) / 2;
  const ground = scale < 1 ? `background:${CLOTH};padding:${edge}px` : "";
  const round = `border-radius:${corner * side}px;overflow:hidden;${ground}`;
  await shoot(page, path, side, side, `<div style="${round}">${SVG}</div>`, corner > 0);
}
await shoot(page, "assets/ios/Assets.xcassets/Tile.imageset/tile.png", 480, 480, BARE, true);
await shoot(page, "fastlane/metadata/android/en-US/images/featureGraphic.png", 1024, 500, banner(), false);
await browser.close();
