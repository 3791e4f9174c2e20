// What the benches share: throttled pages, statistics, the peer's page.
import { createServer } from "node:http";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { launch, watched } from "../lib/browser.mjs";

export const SLOW = 6;
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const at = (list, part) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};
export const median = (list) => at(list, 0.5);
export const p95 = (list) => at(list, 0.95);

/** A page in a browser of its own, so that two products do not share a process. */
export async function alone(url, script) {
  const browser = await launch();
  const { context, faults } = await watched(browser, new URL(url).origin);
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slow = (rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  return { browser, page, cdp, slow, faults };
}

const KINDS = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Bundles the peer and serves it from this process. */
export function servePeer() {
  const folder = "target/bench-peer";
  const source = new URL("./peer/", import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  for (const name of ["index.html", "peer.css"]) copyFileSync(join(source, name), join(folder, name));
  buildSync({
    entryPoints: [join(source, "peer.mjs")],
    outfile: join(folder, "peer.js"),
    bundle: true, minify: true, format: "esm", logLevel: "error",
  });
  const server = createServer((request, response) => {
    const name = request.url === "/" ? "index.html" : request.url.slice(1);
    try {
      const body = readFileSync(join(folder, name.replace(/[^a-z.]/g, "")));
      response.writeHead(200, { "content-type": KINDS[name.split(".").pop()] ?? "text/plain" });
      response.end(body);
    } catch {
      response.writeHead(204).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, end: () => server.close() }));
  });
}

/** Prints rows as a table of aligned columns. */
export function table(title, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(row.map((cell, column) =>
      column ? String(cell).padStart(widths[column]) : String(cell).padEnd(widths[column])).join("  "));
  }
}

export const verdict = (value, limit) => (value <= limit ? "ok" : "OVER");
