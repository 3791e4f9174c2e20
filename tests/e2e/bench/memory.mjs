// Memory after 500 moves, and after walking back and forth through them.
import { cli } from "../lib/data.mjs";
import { dice } from "../lib/dice.mjs";
import { Screen } from "../lib/screen.mjs";
import { Board, EVEN } from "../lib/shogi.mjs";
import { launch, watched } from "../lib/browser.mjs";
import { table, verdict } from "./lib.mjs";

const MOVES = 500;
const FLAT = 1.05;

/** A long game in which nobody takes anything and nothing repeats often. */
function longGame(tools) {
  const { pick } = dice(500);
  const board = new Board();
  const moves = [];
  while (moves.length < MOVES) {
    const legal = cli(tools, "legal", board.sfen()).split("\n");
    const quiet = legal.filter((usi) => !board.at(usi.slice(2, 4)) && !usi.endsWith("+"));
    // Pawns have an end; what can go to and fro is kept for later.
    const calm = quiet.filter((usi) => board.at(usi.slice(0, 2))?.role !== "pawn");
    const usi = pick(calm.length ? calm : quiet.length ? quiet : legal);
    moves.push(usi);
    board.play(usi);
  }
  const state = JSON.parse(cli(tools, "judge", EVEN, ...moves));
  if (state.state !== "playing") throw new Error(`the long game ends: ${JSON.stringify(state)}`);
  return moves;
}

/** Runs in the page before anything else: keeps hold of the memory of the app. */
function watch() {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...all) => {
      const made = await real(...all);
      window.wasmMemory = (made.instance ?? made).exports.memory;
      return made;
    };
  }
}

async function measure(cdp, page) {
  for (let at = 0; at < 2; at += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name) => metrics.find((one) => one.name === name).value;
  return {
    wasm: (await page.evaluate("window.wasmMemory?.buffer.byteLength ?? 0")) / 1e6,
    script: of("JSHeapUsedSize") / 1e6,
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
  };
}

export async function memoryBench(site, tools) {
  const moves = longGame(tools);
  const browser = await launch();
  const { context, faults } = await watched(browser, new URL(site).origin);
  await context.addInitScript(watch);
  const screen = await Screen.on(context, site);
  const cdp = await context.newCDPSession(screen.page);
  await cdp.send("Performance.enable");
  const rows = [["", "wasm", "script", "nodes", "listeners"]];
  const note = async (what) => {
    const { wasm, script, nodes, listeners } = await measure(cdp, screen.page);
    rows.push([what, `${wasm.toFixed(2)} MB`, `${script.toFixed(2)} MB`, nodes, listeners]);
    return wasm + script;
  };
  await screen.open("#/play");
  await note("at the start");
  const board = new Board();
  for (const usi of moves) await screen.play(usi, board);
  await note(`after ${MOVES} moves`);
  const walk = async () => {
    for (const [button, end] of [["button-undo", 0], ["button-redo", MOVES]]) {
      for (let at = 0; at < MOVES; at += 1) await screen.press(button);
      await screen.until(`ply ${end}`, (seen) => seen.moves === end);
    }
  };
  await walk();
  const first = await note("undone and redone once");
  await walk();
  await walk();
  const last = await note("undone and redone three times");
  await browser.close();
  if (faults.length) throw new Error(faults[0]);
  rows.push(["growth from once to three times", (last / first).toFixed(3), "", "", verdict(last / first, FLAT)]);
  table("Memory, garbage collected", rows);
}
