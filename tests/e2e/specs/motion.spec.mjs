// Pieces on their way, sounds, and what is drawn for them.
import { contextWith } from "../lib/chosen.mjs";
import { Board } from "../lib/shogi.mjs";
import { game } from "../lib/data.mjs";

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Runs in the page before the app: keeps a list of what is set in motion. */
function watchMotion() {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const motion = animate.call(this, frames, timing);
    window.motions.push({ what: this.className || this.dataset.testid, ms: (timing.delay ?? 0) + timing.duration, pseudo: timing.pseudoElement ?? "" });
    return motion;
  };
}

/** The flights that are seen at this moment, and where their middles are. */
const inFlight = (screen) => screen.page.evaluate(() =>
  [...document.querySelectorAll(".flight")].filter((one) => Number(getComputedStyle(one).opacity) > 0).map((one) => {
    const box = one.getBoundingClientRect();
    return { face: one.dataset.face, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }));

/** Runs in the page before the app: counts the places where sound is made. */
function watchSound() {
  // To a browser each word of a driver is a touch; here only a true one is.
  let hasBeenActive = false;
  const touch = (event) => { hasBeenActive ||= event.isTrusted; };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, touch, { capture: true });
  Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
  window.contexts = [];
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(options) {
      super(options);
      window.contexts.push(this);
    }
  };
  window.n_sources = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (at) {
    window.n_sources += 1;
    return start.call(this, at);
  };
}

async function screenWith(table, script, options) {
  const context = await table.context(options);
  await context.addInitScript(script);
  return table.screen(options, context);
}

export default [
  {
    name: "motion: a move, a capture, a drop and their undoing glide for at most 200 ms",
    run: async (table) => {
      const screen = await screenWith(table, watchMotion);
      await screen.open("#/play?moves=7g7f,3c3d");
      const board = new Board();
      for (const move of ["7g7f", "3c3d"]) board.play(move);
      const motions = async () => {
        await sleep(260);
        table.same((await inFlight(screen)).length, 0, "pieces still on their way");
        return screen.page.evaluate(() => window.motions.splice(0));
      };
      const flights = (list) => list.filter((one) => one.what === "flight").length;
      await motions();
      await screen.play("8h2b+", board);
      table.check(flights(await motions()) >= 2, "the capture does not fly");
      await screen.play("3a2b", board);
      table.check(flights(await motions()) >= 2, "the capture back does not fly");
      await screen.play("B*5e", board);
      const drop = await motions();
      table.same(flights(drop), 1, "the drop");
      table.check(drop.some((one) => one.what === "square" || one.pseudo === "::before"), "the true piece is not hidden meanwhile");
      for (const id of ["button-undo", "button-undo", "button-redo", "button-redo"]) {
        await screen.tap(id);
        const list = await motions();
        table.check(flights(list) >= 1, `nothing glides at ${id}`);
        table.check(list.every(({ ms }) => ms >= 100 && ms <= 201), `it takes ${list.map(({ ms }) => ms)} ms`);
      }
    },
  },
  {
    name: "motion: a tap in the middle of a motion acts on the true position, also six times slowed",
    run: async (table) => {
      const screen = await screenWith(table, watchMotion);
      const cdp = await screen.page.context().newCDPSession(screen.page);
      for (const rate of [1, 6]) {
        await screen.open("#/", "home-two-players");
        await screen.open("#/play?moves=1g1f,1c1d");
        await cdp.send("Emulation.setCPUThrottlingRate", { rate });
        const board = new Board();
        for (const move of ["1g1f", "1c1d"]) board.play(move);
        // No waiting between the moves: each begins while the one before is still on its way.
        for (const usi of ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e", "8d8e"]) {
          await screen.tap(`square-${usi.slice(0, 2)}`);
          await screen.tap(`square-${usi.slice(2)}`);
          board.play(usi);
        }
        await screen.stands(board);
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      }
    },
  },
  {
    name: "motion: a dropped piece sets out from the finger, one that may not goes back",
    run: async (table) => {
      const screen = await screenWith(table, () => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          if (this.className === "flight") window.frames_of = frames.map((frame) => frame.transform);
          return animate.call(this, frames, timing);
        };
      });
      await screen.open("#/play");
      const [from, to] = [await screen.where("square-7g"), await screen.where("square-5d")];
      const way = async () => (await screen.page.evaluate(() => window.frames_of)).map((text) => {
        const [x, y] = text.match(/-?[\d.]+/g).map(Number);
        return { x, y };
      });
      await screen.hand.down(from.x, from.y);
      await screen.hand.move(from.x, from.y - 20);
      await screen.hand.move(to.x, to.y);
      await sleep(200);
      await screen.hand.up();
      await screen.until("the refusal", (seen) => seen.refusal);
      const [begin, end] = await way();
      table.check(Math.abs(begin.x - end.x) > from.width && begin.y < end.y - from.height, `from ${begin.x},${begin.y} to ${end.x},${end.y}`);
      await sleep(300);
      table.same((await inFlight(screen)).length, 0, "pieces still on their way");
    },
  },
  {
    name: "motion: none where the system asks for little, none where it is switched off",
    run: async (table) => {
      const play = async (screen) => {
        const board = new Board();
        await screen.open("#/play");
        for (const usi of ["7g7f", "3c3d", "8h2b+", "3a2b"]) await screen.play(usi, board);
        await screen.tap("button-undo");
        await sleep(50);
        return screen.page.evaluate(() => [window.motions.length, document.getAnimations().length]);
      };
      table.same(await play(await screenWith(table, watchMotion, { reducedMotion: "reduce" })), [0, 0], "under reduced motion");
      const context = await contextWith(table, { motion: false });
      await context.addInitScript(watchMotion);
      const [n] = await play(await table.screen({}, context));
      table.same(n, 0, "switched off");
    },
  },
  {
    name: "motion: nothing is left behind after a storm of undo, flip, resize and leaving",
    run: async (table) => {
      const screen = await screenWith(table, watchMotion);
      await screen.open("#/play");
      const board = new Board();
      const moves = game("mate-even").moves.slice(0, 24);
      for (const usi of moves) await screen.play(usi, board);
      const click = (id) => screen.page.evaluate((one) => document.querySelector(`[data-testid="${one}"]`)?.click(), id);
      for (let round = 0; round < 12; round += 1) {
        for (const id of ["button-undo", "button-undo", "button-redo", "button-undo", "button-redo"]) await click(id);
        await screen.page.setViewportSize(round % 2 ? { width: 360, height: 640 } : { width: 640, height: 360 });
        await click("button-menu");
        await screen.has("button-flip");
        await click("button-flip");
      }
      await click("button-undo");
      await screen.page.evaluate(() => { location.hash = "#/"; });
      await screen.has("home-continue");
      table.same((await inFlight(screen)).length, 0, "pieces that fly over the next page");
      const n = await screen.page.evaluate(() => document.querySelectorAll(".flight").length);
      table.check(n > 0 && n <= 4, `${n} tiles for motion`);
      await sleep(300);
      table.same(await screen.page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running" && one.effect.target.closest(".flight,.square,.tile")).length), 0, "motions that go on");
    },
  },
  {
    name: "motion: no square is changed by a motion, nor after it",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play");
      const board = new Board();
      await screen.play("7g7f", board);
      await sleep(300);
      await screen.page.evaluate(() => {
        window.changed = [];
        const seen = (list) => {
          const changed = list.map(({ target }) => target.dataset?.testid ?? target.className ?? target.nodeName);
          window.changed.push(...changed);
        };
        new MutationObserver(seen).observe(document.querySelector(".grid"), { subtree: true, childList: true, attributes: true });
      });
      await screen.play("3c3d", board);
      await sleep(300);
      const squares = await screen.page.evaluate(() => [...new Set(window.changed)].sort().join(" "));
      table.same(squares, "dots last-move square-3c square-3d square-7f square-7g", "what changed on the board");
    },
  },
  {
    name: "sound: one place for all sounds of 200 moves, asleep in the background, none when switched off",
    long: 60,
    run: async (table) => {
      const screen = await screenWith(table, watchSound);
      await screen.open("#/play");
      // The rehearsal of a move comes when the page is idle, and makes it only for who has touched it.
      await sleep(500);
      table.same(await screen.page.evaluate(() => window.contexts.length), 0, "before the first touch");
      const board = new Board();
      let n_moves = 0;
      for (let round = 0; round < 50; round += 1) {
        // The king's way differs each time around, so that the position does not come back.
        for (const usi of ["2h3h", "8b7b", "3h2h", "7b8b"]) {
          if (await screen.shows("button-rematch")) break;
          await screen.tap(`square-${usi.slice(0, 2)}`);
          await screen.tap(`square-${usi.slice(2)}`);
          board.play(usi);
          // A sound begins a while after its move, and two moves until then are heard as one.
          n_moves += 1;
          const heard = (n) => window.n_sources >= n;
          await screen.page.waitForFunction(heard, n_moves, { polling: 5, timeout: 2000 }).catch(() => {});
        }
        if (round % 2 === 1) {
          await screen.page.evaluate(() => {
            for (let n = 0; n < 8; n += 1) document.querySelector('[data-testid="button-undo"]').click();
          });
          await screen.until("the start", (seen) => seen.moves === 0);
        }
      }
      const { n, sources } = await screen.page.evaluate(() => ({ n: window.contexts.length, sources: window.n_sources }));
      table.same(n, 1, "places where sound is made");
      table.check(sources >= 200, `only ${sources} sounds were begun`);
      const state = () => screen.page.evaluate(() => window.contexts[0].state);
      const hide = (hidden) => screen.page.evaluate((is) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => is });
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (is ? "hidden" : "visible") });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
      const wait = async (wanted) => {
        for (let tries = 0; tries < 100 && (await state()) !== wanted; tries += 1) await sleep(20);
        table.same(await state(), wanted, "the sound");
      };
      await wait("running");
      await hide(true);
      await wait("suspended");
      const before = await screen.page.evaluate(() => window.n_sources);
      await screen.page.evaluate(() => document.querySelector('[data-testid="button-redo"]').click());
      await sleep(200);
      table.same(await screen.page.evaluate(() => window.n_sources), before, "sounds in the background");
      await hide(false);
      await screen.tap("button-undo");
      await wait("running");
      // Nothing that a system would take for music.
      table.same(await screen.page.evaluate(() => [document.querySelectorAll("audio,video").length, navigator.mediaSession?.playbackState ?? "none"]), [0, "none"], "media");
      const context = await contextWith(table, { sound: false });
      await context.addInitScript(watchSound);
      const quiet = await table.screen({}, context);
      await quiet.open("#/play");
      await quiet.play("7g7f", new Board());
      table.same(await quiet.page.evaluate(() => window.contexts.length), 0, "switched off");
    },
  },
];
