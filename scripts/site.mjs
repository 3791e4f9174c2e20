// Puts the web app together: node scripts/site.mjs PAGE SCRIPT WASM FOLDER
//
// The words of each language but the source, which is in the app, become a file of their own.
// All are named after their content, so that a browser may keep them for ever and can never mix
// two versions. All addresses are relative: the folder works under any path of any web server.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [page, script, wasm, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/site.mjs PAGE SCRIPT WASM FOLDER");
  process.exit(2);
}

const SOURCE = "sw";
const WORDS = "locales";

/** Writes a file under a name that is made from what is in it. */
function put(bytes, kind, part = "") {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const name = `kete${part}-${digest}.${kind}`;
  writeFileSync(join(folder, name), bytes);
  return name;
}

/** The Fluent files of a language in one, each after a line with its name, without comments. */
function words(tag) {
  const names = readdirSync(join(WORDS, tag)).filter((name) => !name.startsWith(".")).sort();
  const lines = names.flatMap((name) => {
    const text = readFileSync(join(WORDS, tag, name), "utf8").split(/\r?\n/);
    return [`### ${name}`, ...text.filter((line) => line && !line.startsWith("#"))];
  });
  return Buffer.from(`${lines.join("\n")}\n`);
}

/** Nothing may be loaded from, or sent to, another host. */
const policy =
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'none'; base-uri 'none'";

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scriptName = put(readFileSync(script), "js");
const wasmName = put(readFileSync(wasm), "wasm");
const languages = readdirSync(WORDS).filter((tag) => tag !== SOURCE && !tag.startsWith("."));
const files = Object.fromEntries(languages.map((tag) => [tag, `./${put(words(tag), "ftl", `-${tag}`)}`]));
const head = `    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <link rel="modulepreload" href="./${scriptName}" />
    <link rel="preload" href="./${wasmName}" as="fetch" type="application/wasm" crossorigin />
  </head>`;
const body = `    <script type="module">
      import init from "./${scriptName}";
      init({ module_or_path: "./${wasmName}" });
    </script>
  </body>`;
writeFileSync(
  join(folder, "index.html"),
  readFileSync(page, "utf8")
    .replace("const files = {};", () => `const files = ${JSON.stringify(files)};`)
    .replace("  </head>", () => head)
    .replace("  </body>", () => body),
);

for (const name of readdirSync(folder)) {
  const bytes = readFileSync(join(folder, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
