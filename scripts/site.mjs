// Puts the web app together: node scripts/site.mjs PAGE SCRIPT WASM FOLDER
//
// The words of each language become a file of their own, and those of the pages beside home and
// the game one more. What else only these pages need, their texts, style sheets and mate problems,
// is one file for all, and so are the outlines of the kanji, which not all faces of the pieces need.
// All that the app loads is named after its content, so that a browser may keep it for ever and
// can never mix two versions; worker.js keeps the whole for when there is no network. All
// addresses are relative: the folder works under any path of any web server.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import esbuild from "../tests/e2e/node_modules/esbuild/lib/main.js";
import { certain, direction, isApp, isPage, languages, pack } from "./fluent.mjs";
import { manifest } from "./manifest.mjs";

const [page, script, wasm, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/site.mjs PAGE SCRIPT WASM FOLDER");
  process.exit(2);
}

const PICTURES = "assets/install";
/** The picture of the README, which is the screen of a phone. */
const SCREEN = "assets/screenshot.png";
const WORKER = "assets/worker.js";
/** The texts of the pages to be read. */
const PAGES = "src/learn/pages";

/** Nothing may be loaded from, or sent to, another host. */
const POLICY =
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'none'; base-uri 'none'";

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 12);
const write = (name, bytes) => writeFileSync(join(folder, name), bytes);

/** Writes a file under a name that is made from what is in it. */
function put(bytes, stem, kind) {
  const name = `${stem}-${digest(bytes)}.${kind}`;
  write(name, bytes);
  return name;
}

/** Without comments and indents, which are for people. */
const bare = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("//"))
    .join("\n");

/** Fills the one place in a text that begins so and ends with a semicolon. */
function fill(text, begin, value) {
  const parts = text.split(`${begin} = `);
  if (parts.length !== 2) throw new Error(`not one place for “${begin}”`);
  const [head, tail] = parts;
  // In a page, nothing that is written may end the script it stands in.
  const written = JSON.stringify(value).replaceAll("<", "\\u003c");
  return `${head}${begin} = ${written}${tail.slice(tail.indexOf(";"))}`;
}

/** Without comments and empty lines, as the build script leaves a text. */
const plain = (text) => text.replace(/^(#.*)?\n/gm, "");

/** What those pages have in common, each text after a line with its name. */
function more() {
  const sheets = JSON.parse(readFileSync("assets/later.json", "utf8"));
  const pages = readdirSync(PAGES).sort();
  const texts = {
    "later.css": sheets.map((name) => bare(readFileSync(join("assets", name), "utf8"))),
    "problems.txt": [readFileSync("src/learn/problems.txt", "utf8").trimEnd()],
    "pages.txt": pages.map((name) => plain(readFileSync(join(PAGES, name), "utf8")).trimEnd()),
  };
  return Object.entries(texts).map(([name, parts]) => `### ${name}\n${parts.join("\n")}\n`).join("");
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const bytes = readFileSync(wasm);
const names = { script: put(readFileSync(script), "kete", "js"), wasm: put(bytes, "kete", "wasm") };
const files = {};
for (const tag of languages()) {
  files[tag] = `./${put(pack(tag, isApp), `kete-${tag}`, "ftl")}`;
  files[`${tag}-pages`] = `./${put(pack(tag, isPage), `kete-${tag}-pages`, "ftl")}`;
}
files.kanji = `./${put(readFileSync("src/ui/faces/kanji.txt"), "kete-kanji", "txt")}`;
files.more = `./${put(more(), "kete-more", "txt")}`;

// What a phone asks for when the page becomes an app on it; a visit loads none of this.
const pictures = ["screen-narrow-720x1280.png", ...readdirSync(PICTURES).sort()];
for (const name of pictures) {
  const from = name.includes("narrow") ? SCREEN : join(PICTURES, name);
  write(name, readFileSync(from));
}
const icons = pictures.filter((name) => /^(icon|maskable)-/.test(name));
const screens = pictures.filter((name) => name.startsWith("screen-"));
const manifests = {};
for (const tag of languages()) {
  manifests[tag] = `kete-${tag}.webmanifest`;
  write(manifests[tag], JSON.stringify(manifest(tag, icons, screens)));
}

/** What the page says in a language before the app is there. */
function said(tag) {
  const words = certain(tag);
  return {
    dir: direction(tag),
    manifest: `./${manifests[tag]}`,
    loading: words("start-loading"),
    failed: words("start-failed"),
    text: words("start-failed.text"),
    unreached: words("start-failed.unreached"),
    button: words("button-reload"),
  };
}

const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<link rel="modulepreload" href="./${names.script}" />
<link rel="preload" href="./${names.wasm}" as="fetch" type="application/wasm" crossorigin />
<link rel="apple-touch-icon" href="./apple-touch-icon-180.png" />
</head>`;
const body = `<script type="module">
import init from "./${names.script}";
keteStart(init, "./${names.wasm}", ${bytes.length});
</script>
</body>`;
let html = bare(readFileSync(page, "utf8"));
html = fill(html, "const files", files);
html = fill(html, "const said", Object.fromEntries(languages().map((tag) => [tag, said(tag)])));
// An old browser has to be able to say that it is too old.
const SHORT = { script: { loader: "js", target: "es2018" }, style: { loader: "css" } };
html = html.replace(/(<(style|script)>)([^]*?)(?=<\/\2>)/g, (_, tag, name, text) =>
  tag + esbuild.transformSync(text, { minify: true, ...SHORT[name] }).code.trim());
html = html.replace("</head>", () => head).replace("</body>", () => body);
write("index.html", html);

// What is kept for when there is no network. A change of the worker alone is a new version too.
const kept = { "": digest(html) };
for (const name of [names.script, names.wasm, ...Object.values(files)]) {
  const plain = name.replace("./", "");
  kept[plain] = /-([0-9a-f]{12})\./.exec(plain)[1];
}
let worker = bare(readFileSync(WORKER, "utf8"));
worker = fill(worker, "const FILES", kept);
worker = fill(worker, "const VERSION", digest(worker));
write("worker.js", worker);

for (const name of readdirSync(folder)) {
  if (name.endsWith(".png")) continue;
  const bytes = readFileSync(join(folder, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Of all there are, these make the app smallest: by 0.9 KB.
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    [constants.BROTLI_PARAM_NDIRECT]: 60,
  };
  write(`${name}.br`, brotliCompressSync(bytes, { params }));
  write(`${name}.gz`, gzipSync(bytes, { level: 9 }));
}
