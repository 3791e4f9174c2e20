// Memory after 500 moves, after walking back and forth through them, and after as many moves as
// half an hour of play has.
import { cli, game } from "../lib/data.mjs";
import { dice } from "../lib/dice.mjs";
import { Screen } from "../lib/screen.mjs";
import { Board, EVEN } from "../lib/shogi.mjs";
import { launch, watched } from "../lib/browser.mjs";
import { table, verdict } from "./lib.mjs";

const MOVES = 500;
const FLAT = 1.05;
/** Whole games one after the other: a move in five seconds is 360 moves in half an hour. */
const SITTINGS = 4;

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

/** A screen whose memory can be measured, and `note(what)`, which adds a row and gives its figures. */
async function measured(site) {
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
    return { memory: wasm + script, nodes, listeners };
  };
  const end = async (title, what, first, last) => {
    await browser.close();
    if (faults.length) throw new Error(faults[0]);
    for (const of of ["memory", "nodes", "listeners"]) {
      const growth = last[of] / first[of];
      rows.push([`${what}: ${of}`, growth.toFixed(3), "", "", verdict(growth, FLAT)]);
    }
    table(title, rows);
  };
  await screen.open("#/play");
  await note("at the start");
  return { screen, note, end };
}

async function longGameBench(site, tools) {
  const moves = longGame(tools);
  const { screen, note, end } = await measured(site);
  const board = new Board();
  for (const usi of moves) await screen.play(usi, board);
  await note(`after ${MOVES} moves`);
  const walk = async () => {
    for (const [button, ply] of [["button-undo", 0], ["button-redo", MOVES]]) {
      for (let at = 0; at < MOVES; at += 1) await screen.press(button);
      await screen.until(`ply ${ply}`, (seen) => seen.moves === ply);
    }
  };
  await walk();
  const first = await note("undone and redone once");
  await walk();
  await walk();
  const last = await note("undone and redone three times");
  await end("Memory of a long game, garbage collected", "from once to three times", first, last);
}

/** A whole game with promotions and drops, up to mate; some moves are taken back and made again. */
async function sitting(screen) {
  const board = new Board();
  for (const [at, usi] of game("mate-even").moves.entries()) {
    await screen.play(usi, board);
    if (at % 10 !== 9) continue;
    await screen.press("button-undo");
    await screen.until("one move less", (seen) => seen.moves === at);
    await screen.press("button-redo");
    await screen.stands(board);
  }
  await screen.has("result");
}

/** Looks through the game that has just ended, and begins the next one. */
async function again(screen) {
  await screen.still("button-review");
  await screen.tap("button-review");
  await screen.has("review");
  await screen.tap("review-first");
  for (let step = 0; step < 20; step += 1) await screen.tap("review-next");
  await screen.tap("review-close");
  await screen.press("button-new");
  await screen.until("a new game", (seen) => seen.moves === 0 && seen.state === "playing");
}

async function sittingBench(site) {
  const { screen, note, end } = await measured(site);
  const n_moves = game("mate-even").moves.length;
  let first;
  let last;
  for (let n = 1; n <= SITTINGS; n += 1) {
    await sitting(screen);
    await again(screen);
    last = await note(`after ${n * n_moves} moves, ${n} games`);
    first ??= last;
  }
  await end("Memory of games one after the other, garbage collected", "since the first", first, last);
}

export async function memoryBench(site, tools) {
  await longGameBench(site, tools);
  await sittingBench(site);
}
