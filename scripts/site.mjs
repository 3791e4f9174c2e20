// Puts the web app together: node scripts/site.mjs PAGE SCRIPT WASM FOLDER
//
// Script and wasm are named after their content, so that a browser may keep
// them for ever and can never mix two versions. All addresses are relative:
// the folder works under any path of any web server.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [page, script, wasm, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/site.mjs PAGE SCRIPT WASM FOLDER");
  process.exit(2);
}

function put(source, kind) {
  const bytes = readFileSync(source);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const name = `kete-${digest}.${kind}`;
  writeFileSync(join(folder, name), bytes);
  return name;
}

/** Nothing may be loaded from, or sent to, another host. */
const policy =
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; form-action 'none'; base-uri 'none'";

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scriptName = put(script, "js");
const wasmName = put(wasm, "wasm");
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
  readFileSync(page, "utf8").replace("  </head>", head).replace("  </body>", body),
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
