// A web server of a test's own: it can go away, come back with another version, and fail.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

const FOLDER = process.env.KETE_SITE ?? "target/site";
const KINDS = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  wasm: "application/wasm",
  ftl: "text/plain; charset=utf-8",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

export class Host {
  /** Serves the site from a folder below its root. */
  static async up(path = "/michezo/kete/") {
    const host = new Host(path);
    await host.back();
    return host;
  }

  constructor(path) {
    this.path = path;
    this.port = 0;
    /** What is given in the place of a file: a text, or a number for a status. */
    this.instead = {};
    this.asked = [];
  }

  get url() {
    return `http://127.0.0.1:${this.port}${this.path}`;
  }

  answer(request, response) {
    const path = decodeURI(request.url.split("?")[0]);
    const name = path.startsWith(this.path) ? path.slice(this.path.length) || "index.html" : "";
    this.asked.push(name);
    const instead = this.instead[name];
    if (typeof instead === "number") return response.writeHead(instead).end();
    try {
      const body = instead ?? readFileSync(join(FOLDER, name.replace(/[^\w.-]/g, "")));
      response.writeHead(200, {
        "content-type": KINDS[name.split(".").pop()] ?? "text/plain",
        // What opens without a network is to come from the worker alone.
        "cache-control": "no-store",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }

  /** There is a network again. */
  async back() {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise((done) => this.server.listen(this.port, "127.0.0.1", done));
    this.port = this.server.address().port;
  }

  /** There is none: nobody answers any more. */
  async away() {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Serves a newer version: a page that says so of itself, French words that have taken the
      place of the older ones, and the worker that goes with them. */
  renew(name) {
    const read = (file) => readFileSync(join(FOLDER, file), "utf8");
    const files = JSON.parse(/const FILES = (\{[^;]*\});/.exec(read("worker.js"))[1]);
    const older = Object.keys(files).find((file) => /^kete-fr-[0-9a-f]+\.ftl$/.test(file));
    const words = `${read(older)}\n`;
    const newer = `kete-fr-${digest(words)}.ftl`;
    const page = read("index.html")
      .replace("<head>", `<head><meta name="version" content="${name}">`)
      .replaceAll(older, newer);
    delete files[older];
    files[newer] = digest(words);
    files[""] = digest(page);
    this.instead = {
      "index.html": page,
      [newer]: words,
      [older]: 404,
      "worker.js": read("worker.js")
        .replace(/const FILES = [^;]*;/, () => `const FILES = ${JSON.stringify(files)};`)
        .replace(/const VERSION = [^;]*;/, () => `const VERSION = "${name}";`),
    };
  }
}
