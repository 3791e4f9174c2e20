// The web app in WebKit, the engine of iPhones: node tests/webkit/run.mjs
//
// Speaks to WebKitGTK's own small browser; the screen is the one that DISPLAY names, the site the
// one in target/site (or KETE_SITE). The last line is "N passed, N failed".
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { Driver, freePort, sleep } from "../desktop/driver.mjs";
import { messages } from "../e2e/lib/data.mjs";
import { Host } from "../e2e/lib/host.mjs";
import { look } from "../e2e/lib/look.mjs";
import { Board, HAND, SQUARES, parts } from "../e2e/lib/shogi.mjs";

const LOOK = `return (${look})(arguments[0])`;

function browser() {
  const folders = readdirSync("/usr/lib").flatMap((name) =>
    ["4.1", "4.0"].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`));
  const found = folders.find((path) => existsSync(path));
  if (!found) throw new Error("WebKitGTK's MiniBrowser is not here: Debian has it with libwebkit2gtk");
  return found;
}

class Tab extends Driver {
  static async open() {
    const port = await freePort();
    const tab = new Tab();
    tab.child = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, LANG: "en_GB.UTF-8", LANGUAGE: "en", LIBGL_ALWAYS_SOFTWARE: "1" },
    });
    tab.url = `http://127.0.0.1:${port}`;
    const options = { binary: browser(), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    for (const end = Date.now() + 20_000; ; await sleep(100)) {
      try {
        const { sessionId } = await tab.ask("POST", "/session", { capabilities });
        tab.session = `/session/${sessionId}`;
        return tab;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  go(url) {
    return this.ask("POST", `${this.session}/url`, { url });
  }

  reload() {
    return this.ask("POST", `${this.session}/refresh`, {});
  }

  back() {
    return this.run("history.back()");
  }

  async close() {
    await this.ask("DELETE", this.session).catch(() => {});
    this.child.kill();
  }

  async until(what, wanted) {
    for (const end = Date.now() + 15_000; ; await sleep(30)) {
      const seen = await this.run(LOOK, [SQUARES, HAND]);
      if (wanted(seen)) return seen;
      if (Date.now() > end) throw new Error(`${what} did not come; seen: ${JSON.stringify(seen)}`);
    }
  }

  async so(what, script, ...args) {
    for (const end = Date.now() + 15_000; ; await sleep(30)) {
      const found = await this.run(script, ...args);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what} did not come`);
    }
  }

  stands(board) {
    return this.until(`move ${board.moves}`, (seen) =>
      seen.picture === board.picture() && seen.moves === board.moves && !seen.prompt);
  }

  async play(usi, board) {
    const { drop, from, to, promote } = parts(usi);
    const asked = board.promotion(usi) === "choice";
    await this.click(drop ? `hand-${board.turn}-${from}` : `square-${from}`);
    await this.click(`square-${to}`);
    if (asked) await this.click(promote ? "promote-yes" : "promote-no");
    board.play(usi);
    return this.stands(board);
  }
}

const says = (tab, words) =>
  tab.so(`“${words}”`, "return document.body.innerText.includes(arguments[0])", words);

const tests = {
  "a game is played, promotes, drops, and stands after a reload": async (tab, host) => {
    await tab.go(`${host.url}?lang=sw`);
    await tab.click("home-two-players");
    const board = new Board();
    for (const usi of ["7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"]) await tab.play(usi, board);
    await tab.reload();
    await tab.stands(board);
  },
  "the way back closes the question, then leaves the page": async (tab, host) => {
    await tab.go(`${host.url}?lang=sw#/`);
    await tab.find("home-two-players");
    await tab.go(`${host.url}?lang=sw#/play?moves=7g7f,3c3d`);
    const board = new Board().play("7g7f").play("3c3d");
    await tab.stands(board);
    await tab.click("square-8h");
    await tab.click("square-2b");
    await tab.until("the question", (seen) => seen.prompt);
    await tab.back();
    await tab.stands(board);
    await tab.back();
    await tab.find("home-continue");
  },
  "after one visit all is there without a network": async (tab, host) => {
    await tab.go(`${host.url}?lang=sw`);
    await tab.find("home-two-players");
    await tab.so("the version in charge", "return Boolean(navigator.serviceWorker.controller)");
    await host.away();
    await tab.go(`${host.url}?lang=fr#/settings`);
    await tab.find("settings");
    await says(tab, messages("fr")["settings-theme"]);
    await tab.go(`${host.url}?lang=ja#/rules/nifu`);
    await tab.find("rules");
    await host.back();
  },
  "a start that fails is told": async (tab, host) => {
    const name = /kete-[0-9a-f]+\.wasm/.exec(await (await fetch(host.url)).text())[0];
    const other = await Host.up("/nyingine/");
    other.instead[name] = 503;
    await tab.go(`${other.url}?lang=ar`);
    await says(tab, messages("ar")["start-failed"]);
    await other.away();
  },
};

let [passed, failed] = [0, 0];
for (const [name, run] of Object.entries(tests)) {
  const host = await Host.up();
  const tab = await Tab.open();
  try {
    await run(tab, host);
    passed += 1;
    console.log(`ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${name}\n        ${error.message}`);
  }
  await tab.close();
  if (host.server.listening) await host.away();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
