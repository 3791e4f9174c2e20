// The app in the real desktop window: node tests/desktop/run.mjs KETE [WORD…]
//
// KETE is the app built with the features desktop and drive; the screen is the one that DISPLAY
// names. A picture of the window goes to target/desktop/. The last line is "N passed, N failed".
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { game } from "../e2e/lib/data.mjs";
import { look } from "../e2e/lib/look.mjs";
import { Board, HAND, SQUARES, parts } from "../e2e/lib/shogi.mjs";
import { App, sleep } from "./driver.mjs";

const [program, ...words] = process.argv.slice(2);
if (!program) {
  console.error("usage: node tests/desktop/run.mjs KETE [WORD…]");
  process.exit(2);
}
const OUT = "target/desktop";
mkdirSync(OUT, { recursive: true });

const LOOK = `return (${look})(arguments[0])`;

async function until(app, what, wanted) {
  const end = Date.now() + 10_000;
  for (;;) {
    const seen = await app.run(LOOK, [SQUARES, HAND]);
    if (wanted(seen)) return seen;
    if (Date.now() > end) throw new Error(`${what} did not come; seen: ${JSON.stringify(seen)}`);
    await sleep(20);
  }
}

const stands = (app, board) => until(app, `move ${board.moves}`, (seen) =>
  seen.picture === board.picture() && seen.moves === board.moves && !seen.prompt);

async function play(app, usi, board) {
  const { drop, from, to, promote } = parts(usi);
  const asked = board.promotion(usi) === "choice";
  await app.click(drop ? `hand-${board.turn}-${from}` : `square-${from}`);
  await app.click(`square-${to}`);
  if (asked) await app.click(promote ? "promote-yes" : "promote-no");
  board.play(usi);
  return stands(app, board);
}

function picture(name) {
  execFileSync("import", ["-window", "root", join(OUT, `${name}.png`)]);
}

/** Waits until a script of the page, given `[data-testid="ID"]`, answers yes. */
async function holds(app, id, what, script) {
  const end = Date.now() + 10_000;
  while (!(await app.run(script, `[data-testid="${id}"]`))) {
    if (Date.now() > end) throw new Error(`${id}: ${what} never was`);
    await sleep(20);
  }
}

const gone = (app, id) => holds(app, id, "its end", "return !document.querySelector(arguments[0])");
const said = (app, id, words) => holds(app, id, words,
  `return document.querySelector(arguments[0])?.innerText.includes(${JSON.stringify(words)})`);

/** The game goes on where it was when the app was killed. */
async function resumed(data, board) {
  const app = await App.start(program, data);
  await app.click("home-continue");
  await stands(app, board);
  return app;
}

const tests = {
  "a whole game, the app killed in the middle of it": async (data) => {
    const { moves, ending, winner } = game("mate-even");
    const board = new Board();
    let app = await App.start(program, data);
    try {
      await app.click("home-two-players");
      await stands(app, board);
      for (const [at, usi] of moves.entries()) {
        if (at === 57) {
          picture("middle");
          await app.kill();
          app = await resumed(data, board);
        }
        await play(app, usi, board);
      }
      const seen = await until(app, "the end", (now) => now.state === "over");
      if (seen.ending !== ending || seen.winner !== winner) {
        throw new Error(`ended by ${seen.ending} for "${seen.winner}"`);
      }
      await app.find("button-rematch");
      await sleep(400);
      picture("result");
    } finally {
      await app.kill();
    }
    if (/panicked/.test(app.said)) throw new Error(app.said);
  },
  "a move that is refused, undo and redo": async (data) => {
    const app = await App.start(program, data);
    try {
      await app.click("home-two-players");
      const board = new Board();
      await stands(app, board);
      await app.click("square-8h");
      await app.click("square-6f");
      await until(app, "the refusal", (seen) => seen.refusal === "blocked");
      await app.click("square-7g");
      await app.click("square-7f");
      await stands(app, board.play("7g7f"));
      await app.click("button-undo");
      await stands(app, new Board());
      await app.click("button-redo");
      await stands(app, board);
    } finally {
      await app.kill();
    }
  },
  "a damaged game is put aside and said": async (data) => {
    let app = await App.start(program, data);
    try {
      await app.click("home-two-players");
      await play(app, "7g7f", new Board());
      await app.kill();
      const [file] = readdirSync(data).filter((name) => name.startsWith("kete.game"));
      writeFileSync(join(data, file), Buffer.from([0xff, 0x00, 0x7b]));
      app = await App.start(program, data);
      await app.find("notice");
      if (!readdirSync(data).some((name) => name.endsWith(".bad"))) throw new Error("nothing was put aside");
      await app.click("home-two-players");
      await play(app, "2g2f", new Board());
    } finally {
      await app.kill();
    }
  },
  "the escape key: lets go, then back, then nothing": async (data) => {
    const app = await App.start(program, data);
    try {
      await app.click("home-rules");
      await app.find("rules");
      app.press("Escape");
      await app.click("home-two-players");
      const board = new Board();
      await stands(app, board);
      await app.click("square-7g");
      // A click by script gives no focus.
      await app.run("document.querySelector('[data-testid=square-7g]').focus()");
      await until(app, "the piece held", (seen) => seen.marks["7g"] === "held");
      app.press("Escape");
      await until(app, "the piece let go", (seen) => !seen.marks["7g"]);
      await play(app, "7g7f", board);
      await app.click("button-menu");
      await app.find("menu");
      app.press("Escape");
      await gone(app, "menu");
      await stands(app, board);
      app.press("Escape");
      await app.find("home-continue");
      // Before the first page there is none, and the window stays.
      app.press("Escape");
      await app.click("home-continue");
      await stands(app, board);
    } finally {
      await app.kill();
    }
  },
  "stopped, woken, stopped and killed: nothing is lost": async (data) => {
    let app = await App.start(program, data);
    try {
      const board = new Board();
      await app.click("home-two-players");
      await play(app, "7g7f", board);
      app.suspend();
      await sleep(1500);
      app.resume();
      await play(app, "3c3d", board);
      app.suspend();
      await app.kill();
      const files = readdirSync(data).filter((name) => name.startsWith("kete."));
      if (files.some((name) => !name.endsWith(".json"))) throw new Error(`left lying: ${files}`);
      app = await resumed(data, board);
      await play(app, "2g2f", board);
    } finally {
      await app.kill();
    }
  },
  "a fall is told at the next start, once": async (data) => {
    let app = await App.start(program, data);
    try {
      const board = new Board();
      await app.click("home-two-players");
      await play(app, "7g7f", board);
      await app.kill();
      // What the app writes down when a handler panics.
      writeFileSync(join(data, "kete.fell.txt"), "panicked at somewhere");
      app = await App.start(program, data);
      await said(app, "error-page", "saved");
      await app.click("button-reload");
      await gone(app, "error-page");
      await app.kill();
      app = await resumed(data, board);
      await gone(app, "error-page");
    } finally {
      await app.kill();
    }
  },
  "in the first language of the person that the app has": async (data) => {
    const app = await App.start(program, data, "xx:ja-JP:en");
    try {
      await app.find("home-two-players");
      const lang = await app.run("return document.documentElement.lang");
      if (lang !== "ja") throw new Error(`it speaks ${lang}`);
    } finally {
      await app.kill();
    }
  },
  "sharing where the system has no sheet for it": async (data) => {
    const app = await App.start(program, data);
    try {
      await app.click("home-two-players");
      await play(app, "7g7f", new Board());
      await app.click("button-menu");
      await app.click("button-resign");
      await app.click("confirm-yes");
      await app.click("button-share");
      await said(app, "button-share", "Copied");
      // Where there is no clipboard either, it is copied by hand.
      await app.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await app.click("button-share");
      await app.find("share");
      const text = await app.run("return document.querySelector('[data-testid=share-text]').value");
      if (!/^1\. /m.test(text)) throw new Error(`it would share: ${text}`);
    } finally {
      await app.kill();
    }
  },
};

let [passed, failed] = [0, 0];
for (const [name, test] of Object.entries(tests)) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  const data = mkdtempSync(join(tmpdir(), "kete-"));
  const begun = Date.now();
  let trouble = "";
  try {
    await test(data);
    passed += 1;
  } catch (error) {
    failed += 1;
    trouble = error.stack;
    try {
      picture("failed");
    } catch (none) {
      trouble += `\nno picture: ${none.message}`;
    }
  }
  rmSync(data, { recursive: true, force: true });
  console.log(`${trouble ? "FAIL" : "ok  "} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  if (trouble) console.log(trouble);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
