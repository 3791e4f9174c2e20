// 5,000 taps that mean nothing: nothing may break, and no piece may get lost.
import { dice } from "../lib/dice.mjs";
import { Board, SQUARES } from "../lib/shogi.mjs";

const TAPS = 5000;
const SEED = 20_260_101;

const pieces = (picture) => picture.split(" ").reduce((sum, one) => {
  const [, count] = /^(?:sente|gote)-[a-z]+:(\d+)$/.exec(one) ?? [];
  return sum + Number(count ?? 1);
}, 0);

const KINDS = {
  squares: '[data-testid^="square-"]',
  targets: '[data-mark="target"], [data-mark="capture"], [data-testid^="promote-"]',
  piles: '[data-testid^="hand-"]',
  buttons: 'button:not([data-testid^="square-"]):not([data-testid^="hand-"]), a',
};

/** Runs in the page: the middles of what fits a selector and is in sight. */
function middles(selector) {
  const turn = document.querySelector('[data-testid="status"]')?.dataset.turn;
  return [...document.querySelectorAll(selector ?? `[data-piece^="${turn}-"]`)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return box.width && x > 0 && y > 0 && x < innerWidth && y < innerHeight ? [[x, y]] : [];
  });
}

/** What can be touched of a kind; `own` are the pieces of the side to move. */
const spots = (screen, kind) => screen.page.evaluate(middles, KINDS[kind]);

async function storm(table, { taps, seed, options }) {
  const screen = await table.screen(options);
  const { next, pick } = dice(seed);
  await screen.open("#/play");
  const { width, height } = screen.page.viewportSize();
  let moves = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    // Other pages are tapped too, but the game is what we are here for.
    if (tap % 25 === 0 && !(await screen.page.evaluate(() => location.hash.startsWith("#/play")))) {
      await screen.page.evaluate(() => { location.hash = "#/play"; });
      screen.note("back to #/play");
    }
    const chance = next();
    const kind = ["squares", "own", "targets", "piles", "buttons", ""][
      [0.2, 0.45, 0.8, 0.86, 0.9, 1].findIndex((limit) => chance < limit)];
    const spot = (kind && pick(await spots(screen, kind))) || [next() * width, next() * height];
    screen.note(`tap ${tap}: ${spot.map((at) => at.toFixed(1))} ${kind}`);
    await screen.tapAt(...spot);
    if (tap % 100 === 99) {
      const now = await screen.look();
      table.check(!now.broken, `the app failed by tap ${tap}`);
      table.same(now.amiss, "", `marks after tap ${tap}`);
      moves = Math.max(moves, now.moves || 0);
    }
  }
  await screen.open("#/play");
  const end = await screen.look();
  table.same(pieces(end.picture), 40, "pieces at the end");
  table.check(moves > 20, `only ${moves} moves came of ${taps} taps`);
  return screen;
}

export default [
  {
    name: `random: ${TAPS} taps leave 40 pieces and no error`,
    long: 1000,
    run: async (table) => {
      const screen = await storm(table, { taps: TAPS, seed: SEED });
      // It still answers: a game from a fresh address, two moves.
      await screen.open("#/play?moves=7g7f");
      const board = new Board().play("7g7f");
      await screen.play("3c3d", board);
      await screen.play("2g2f", board);
    },
  },
  {
    name: "random: 600 taps on the smallest screen, and 600 lying down",
    long: 260,
    run: async (table) => {
      for (const [seed, width, height] of [[7, 280, 653], [8, 915, 412]]) {
        await storm(table, { taps: 600, seed, options: { viewport: { width, height } } });
      }
    },
  },
  {
    name: "random: 300 drags from anywhere to anywhere leave 40 pieces",
    long: 260,
    run: async (table) => {
      const screen = await table.screen();
      const { next, pick } = dice(SEED + 1);
      await screen.open("#/play");
      const { width, height } = screen.page.viewportSize();
      for (let at = 0; at < 300; at += 1) {
        const from = pick(await spots(screen, next() < 0.8 ? "own" : "piles"));
        const a = from ?? [next() * width, next() * height];
        await screen.hand.down(...a);
        // Now and then what was picked is put where it may go; else anywhere, off the board too.
        const b = (next() < 0.7 && pick(await spots(screen, "targets"))) || [next() * width, next() * height];
        screen.note(`drag ${at}: ${a} to ${b}`);
        for (const way of [0.3, 0.7, 1]) {
          await screen.hand.move(a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way);
        }
        if (next() < 0.1) await screen.hand.send("touchCancel", []);
        else await screen.hand.up();
        const now = await screen.look();
        table.check(!now.broken, `the app failed by drag ${at}`);
        table.same(now.amiss, "", `marks after drag ${at}`);
        if (now.prompt) await screen.tap(next() < 0.5 ? "promote-yes" : "promote-no");
        if (now.state === "over") await screen.open("#/play?sfen=startpos");
        table.same(pieces((await screen.look()).picture), 40, `pieces after drag ${at}`);
      }
      const seen = await screen.look();
      table.check(SQUARES.length === 81 && seen.picture.length > 0, "no board is left");
    },
  },
];
