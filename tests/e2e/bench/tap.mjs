// From finger down to painted, beside the peer at the same job in the same run. On the peer's board
// no piece is seen on its way, so Kete is measured without that too, and then as it comes.
import { HAND, parts } from "../lib/shogi.mjs";
import { game } from "../lib/data.mjs";
import { Board } from "../lib/shogi.mjs";
import { middle } from "../lib/look.mjs";
import { SLOW, alone, median, p95, servePeer, sleep, table, verdict } from "./lib.mjs";

/** Part of the peer's time that we allow ourselves. */
const SHARE = 0.6;
/** Time for all work of a tap to come to an end, in milliseconds. */
const REST = 260;

/** Runs in the page: the time from a finger's going down to the paint of the last change it caused. */
function stopwatch() {
  let down = 0;
  let painted = 0;
  let runs = false;
  addEventListener("pointerdown", (event) => {
    down = event.timeStamp;
    painted = 0;
    runs = true;
  }, { capture: true, passive: true });
  const note = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { if (runs) painted = performance.now(); };
    // A message sent in a frame is received once that frame has been handed over.
    requestAnimationFrame(() => port2.postMessage(0));
  };
  new MutationObserver(() => { if (runs) note(); }).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  window.stopped = () => {
    runs = false;
    return painted ? painted - down : null;
  };
}

/** Runs in the peer's page: where the middle of a square or of a pile is. */
function peerMiddle([square, side, role]) {
  if (role) {
    const box = document.querySelector(`sg-hand piece.${role}.${side}`).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  const box = document.querySelector("#board").getBoundingClientRect();
  const across = 9.5 - Number(square[0]);
  const down = square.charCodeAt(1) - 96.5;
  return { x: box.left + (across * box.width) / 9, y: box.top + (down * box.height) / 9 };
}

const PEER = {
  name: "shogiground + shogiops",
  ready: (page) => page.waitForFunction("window.ready"),
  spot: (page, key, side) =>
    page.evaluate(peerMiddle, HAND.includes(key) ? ["", side, key] : [key, side, ""]),
  before: (page, usi) => page.evaluate((promote) => { window.answer = promote; }, usi.endsWith("+")),
  after: async () => {},
  board: (page) => page.evaluate("window.sfen()"),
};

const GLIDING = {
  name: "Kete, pieces gliding",
  ready: (page) => page.waitForSelector('[data-testid="square-7g"]'),
  spot: (page, key, side) =>
    page.evaluate(middle, HAND.includes(key) ? `hand-${side}-${key}` : `square-${key}`),
  before: async () => {},
  after: async (player, usi, asked) => {
    if (!asked) return;
    const id = usi.endsWith("+") ? "promote-yes" : "promote-no";
    await player.page.waitForSelector(`[data-testid="${id}"]`);
    player.answers.push(await tap(player, await player.page.evaluate(middle, id)));
  },
};

const KETE = { ...GLIDING, name: "Kete", settings: { motion: false } };

const PLAYERS = [PEER, KETE, GLIDING];

async function tap(player, { x, y }) {
  await player.cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await player.cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await sleep(REST);
  return player.page.evaluate("window.stopped()");
}

async function sit(product, url) {
  const player = { ...(await alone(url, stopwatch)), product, pick: [], put: [], answers: [] };
  if (product.settings) {
    await player.page.addInitScript((text) => { localStorage["kete.settings"] = text; },
      JSON.stringify(product.settings));
  }
  await player.page.goto(url);
  await product.ready(player.page);
  await sleep(500);
  return player;
}

async function move(player, usi, board) {
  const { product, page } = player;
  const { from, to } = parts(usi);
  const asked = board.promotion(usi) === "choice";
  // A page that is slowed keeps a core busy, even at rest: only the one whose turn it is.
  await player.slow(SLOW);
  await sleep(REST);
  await product.before(page, usi);
  player.pick.push(await tap(player, await product.spot(page, from, board.turn)));
  player.put.push(await tap(player, await product.spot(page, to, board.turn)));
  await product.after(player, usi, asked);
  await player.slow(1);
}

async function round(urls, moves, sums) {
  const players = [];
  for (const product of PLAYERS) {
    players.push(await sit(product, product === PEER ? urls.peer : urls.kete));
  }
  const board = new Board();
  for (const usi of moves) {
    // Turn about at every move, so that whatever else the machine does hits all.
    for (const player of players) await move(player, usi, board);
    board.play(usi);
  }
  // All must really have played this game.
  const peer = await players[0].page.evaluate("window.sfen()");
  if (board.sfen().split(" ")[0] !== peer) throw new Error(`the peer stands at ${peer}, not at ${board.sfen()}`);
  const last = parts(moves.at(-1)).to;
  for (const { page } of players.slice(1)) {
    const shown = await page.getAttribute(`[data-testid="square-${last}"]`, "data-piece");
    if (shown !== board.pieces[last]) throw new Error(`Kete shows ${shown} on ${last}`);
  }
  for (const [at, player] of players.entries()) {
    if (player.faults.length) throw new Error(`${player.product.name}: ${player.faults[0]}`);
    for (const kind of ["pick", "put"]) sums[at][kind].push(...player[kind]);
    await player.browser.close();
  }
}

const ms = (value) => `${value.toFixed(1)} ms`;

export async function tapBench(site, { rounds = 3, plies = 60 } = {}) {
  const peer = await servePeer();
  const urls = { peer: peer.url, kete: `${site}#/play` };
  const moves = game("resign-181").moves.slice(0, plies);
  const sums = PLAYERS.map(() => ({ pick: [], put: [] }));
  for (let at = 0; at < rounds; at += 1) await round(urls, moves, sums);
  peer.end();
  const rows = [["", "median", "95 %", "silent"]];
  const verdicts = [["part of the peer's time", "median", "95 %", `at most ${SHARE}`]];
  for (const kind of ["pick", "put"]) {
    const lists = sums.map((sum) => sum[kind].filter((time) => time !== null));
    for (const [at, list] of lists.entries()) {
      const { name } = PLAYERS[at];
      rows.push([`${kind}, ${name}`, ms(median(list)), ms(p95(list)), sums[at][kind].length - list.length]);
      if (!at) continue;
      const ratios = [median, p95].map((of) => of(list) / of(lists[0]));
      const says = at === 1 ? verdict(Math.max(...ratios), SHARE) : "";
      verdicts.push([`${kind}, ${name}`, ...ratios.map((ratio) => ratio.toFixed(2)), says]);
    }
  }
  table(`Tap to painted, ${SLOW} times slowed, ${rounds} games of ${plies} moves in turn`, rows);
  table("", verdicts);
}
