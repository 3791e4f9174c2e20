// Fingers on the board: what others got wrong (T1-T4, T7, T9, T15), long presses, second and
// cancelled fingers, moves that are confirmed.
import { contextWith } from "../lib/chosen.mjs";
import { address } from "../lib/data.mjs";
import { Board } from "../lib/shogi.mjs";

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** The app with settings kept from before. */
const chosen = async (table, settings) => table.screen({}, await contextWith(table, settings));

/** Fingers by number, as a touch screen has them. */
function fingers(screen) {
  const down = new Map();
  const send = (type) => screen.hand.cdp.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: [...down].map(([id, { x, y }]) => ({ id, x, y })),
  });
  return {
    down: (id, at) => { down.set(id, at); return send("touchStart"); },
    move: (id, at) => { down.set(id, at); return send("touchMove"); },
    up: (id) => { down.delete(id); return send("touchEnd"); },
    cancel: () => { down.clear(); return send("touchCancel"); },
  };
}

const longPress = async (screen, id, ms = 600) => {
  const { x, y } = await screen.where(id);
  await screen.hand.down(x, y);
  await sleep(ms);
  await screen.hand.up();
};

const scale = (screen) => screen.page.evaluate(() => visualViewport.scale);
const scrolled = (screen) => screen.page.evaluate(() => [scrollX, scrollY].map(Math.round).join());

export default [
  {
    name: "touch: two taps in one breath make a move, and on neighbours are two (T1)",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play");
      const board = new Board();
      for (const usi of ["7g7f", "3c3d", "2g2f", "8c8d"]) {
        const [from, to] = [usi.slice(0, 2), usi.slice(2)];
        const [a, b] = [await screen.where(`square-${from}`), await screen.where(`square-${to}`)];
        await Promise.all([screen.tapAt(a.x, a.y), screen.tapAt(b.x, b.y)]);
        board.play(usi);
        await screen.stands(board);
      }
    },
  },
  {
    name: "touch: a double tap eats neither the question, nor the answer, nor a move (T1)",
    run: async (table) => {
      for (const [usi, setup] of [["8h2b+", "7g7f,3c3d"], ["8h2b", "7g7f,3c3d"]]) {
        const screen = await table.screen();
        await screen.open(`#/play?moves=${setup}`);
        const board = new Board();
        for (const move of setup.split(",")) board.play(move);
        const [from, to] = [await screen.where("square-8h"), await screen.where("square-2b")];
        await screen.tapAt(from.x, from.y);
        await screen.tapAt(to.x, to.y);
        await screen.tapAt(to.x + 3, to.y - 2);
        await sleep(400);
        await screen.until("the question to stay", (seen) => seen.prompt && seen.moves === 2);
        const answer = await screen.where(usi.endsWith("+") ? "promote-yes" : "promote-no");
        await screen.tapAt(answer.x, answer.y);
        await screen.tapAt(answer.x + 2, answer.y + 2);
        board.play(usi);
        await screen.stands(board);
        await sleep(350);
        const seen = await screen.look();
        table.check(!seen.refusal && !Object.keys(seen.marks).length, "the second tap on the answer fell through");
      }
    },
  },
  {
    name: "touch: nothing on the board zooms, scrolls, selects or calls out; the page elsewhere may (T2, T15)",
    run: async (table) => {
      const screen = await table.screen({ viewport: { width: 360, height: 640 } });
      await screen.open("#/play");
      for (const id of ["square-5e", "hand-sente-pawn", "square-9e", "status", "button-undo"]) {
        const { x, y } = await screen.where(id);
        await screen.tapAt(x, y);
        await sleep(60);
        await screen.tapAt(x, y);
        await sleep(350);
        table.same(await scale(screen), 1, `zoom after a double tap on ${id}`);
      }
      // Down and up over the whole board, and across from its edge.
      const [top, bottom, side] = [await screen.where("square-5b"), await screen.where("square-5h"), await screen.where("square-9e")];
      for (const [a, b] of [[bottom, top], [top, bottom], [side, bottom]]) {
        await screen.hand.down(a.x, a.y);
        for (let step = 1; step <= 8; step += 1) {
          await screen.hand.move(a.x + ((b.x - a.x) * step) / 8, a.y + ((b.y - a.y) * step) / 8);
        }
        await screen.hand.up();
        table.same(await scrolled(screen), "0,0", "scrolled by a finger on the board");
      }
      const looks = await screen.page.evaluate(() => {
        const of = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
        return {
          board: [of(".grid", "touchAction"), of(".square", "touchAction"), of(".square", "userSelect")],
          tray: of(".tray", "touchAction"),
          page: of("html", "touchAction"),
          zoom: document.querySelector("meta[name=viewport]").content,
        };
      });
      table.same(looks.board, ["none", "none", "none"], "the board's touch action and selection");
      table.same(looks.tray, "none", "the trays' touch action");
      table.same(looks.page, "auto", "the page's touch action");
      table.check(!/maximum-scale|user-scalable/.test(looks.zoom), "the page forbids zooming");
      // Long pages scroll by the finger.
      await screen.open("#/rules", "rules");
      await screen.hand.down(180, 500);
      for (let y = 480; y >= 100; y -= 40) await screen.hand.move(180, y);
      await screen.hand.up();
      await sleep(300);
      table.check((await screen.page.evaluate(() => scrollY)) > 100, "the rules do not scroll");
    },
  },
  {
    name: "touch: promotion by taps and by drag, and all 40 pieces stay while it is asked (T3, T4)",
    run: async (table) => {
      for (const by of ["tap", "drag"]) {
        const screen = await table.screen();
        await screen.open("#/play?moves=7g7f,3c3d");
        const board = new Board();
        for (const move of ["7g7f", "3c3d"]) board.play(move);
        const closers = {
          undo: () => screen.tap("button-undo"),
          back: () => screen.page.goBack(),
          turn: () => screen.page.setViewportSize({ width: 640, height: 360 }),
          away: () => screen.reload(),
        };
        for (const [name, close] of Object.entries(closers)) {
          // A history to go back in.
          if (name === "back") {
            await screen.open("#/", "home-continue");
            await screen.tap("home-continue");
            await screen.has("board");
          }
          await screen.carry("8h2b", "sente", by);
          const seen = await screen.until("the question", (now) => now.prompt);
          table.same(seen.picture, board.picture(), `the pieces while it is asked (${by}, ${name})`);
          if (name === "undo") await screen.page.evaluate(() => document.querySelector("[data-testid=button-undo]").click());
          else await close();
          if (name === "turn") {
            // Turning the phone asks on; the piece is where it was until the answer.
            await screen.still("promote-no");
            table.same((await screen.look()).picture, board.picture(), "the pieces after the turn");
            await screen.page.setViewportSize({ width: 360, height: 640 });
            await screen.page.keyboard.press("Escape");
          }
          await screen.stands(board);
          await sleep(350);
        }
        await screen.play("8h2b+", board, by);
      }
    },
  },
  {
    name: "touch: pieces in hand by tap and by drag; eighteen are one pile (T7, T9)",
    run: async (table) => {
      const screen = await table.screen();
      // A check from afar that a pawn from the hand stops.
      const sfen = "4k4/9/9/9/4r4/9/9/9/4K4 b RB4G4S4N4L18Pb 1";
      for (const by of ["tap", "drag"]) {
        await screen.page.goto("about:blank");
        await screen.open(address(sfen));
        const pile = screen.page.locator('[data-testid="hand-sente-pawn"]');
        table.same([await pile.getAttribute("data-count"), (await pile.innerText()).trim()], ["18", "18"], "the pile");
        const board = new Board(sfen);
        await screen.play("P*5g", board, by);
        table.same(await pile.getAttribute("data-count"), "17", "the pile after the drop");
        table.same((await screen.look()).check, "", "the check is stopped");
      }
    },
  },
  {
    name: "touch: a second finger never steals, a cancelled one puts the piece back",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play");
      const board = new Board();
      const hand = fingers(screen);
      const at = async (square) => screen.where(`square-${square}`);
      const [from, to, other, far] = [await at("7g"), await at("7f"), await at("2g"), await at("5e")];
      await hand.down(1, from);
      await hand.down(2, other);
      await hand.move(1, { x: from.x, y: from.y - 15 });
      await hand.move(1, to);
      await screen.has("game");
      table.check(await screen.page.locator(".ghost").isVisible(), "the piece does not follow the finger");
      await hand.up(2);
      await hand.move(1, to);
      await hand.up(1);
      board.play("7g7f");
      await screen.stands(board);
      // Cancelled in the middle of a drag.
      const pawn = await at("3c");
      await hand.down(1, pawn);
      await hand.move(1, { x: pawn.x, y: pawn.y + 20 });
      await hand.move(1, far);
      await hand.cancel();
      await screen.until("the piece to be put back", (seen) => !Object.keys(seen.marks).length);
      await screen.stands(board);
      table.same(await screen.page.locator(".ghost").count(), 0, "ghosts left behind");
      // Cancelled on the square that the held piece may go to: as a swipe from the edge begins.
      await screen.tap("square-3c");
      await hand.down(1, await at("3d"));
      await hand.cancel();
      await screen.until("no move", (seen) => seen.moves === 1 && seen.picture === board.picture());
      // And the next finger finds all in order.
      await screen.play("3c3d", board);
    },
  },
  {
    name: "touch: a mouse that leaves the window keeps hold, and nothing sticks",
    run: async (table) => {
      const screen = await table.screen({
        viewport: { width: 700, height: 700 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1,
      });
      await screen.open("#/play");
      const { x, y } = await screen.where("square-7g");
      await screen.hand.down(x, y);
      await screen.hand.move(x, y - 30);
      await screen.hand.move(-40, -40);
      await screen.hand.up();
      await screen.until("the piece to be put back", (seen) => !Object.keys(seen.marks).length || seen.marks["7g"] === "held");
      table.same(await screen.page.locator(".ghost").count(), 0, "ghosts left behind");
      await screen.hand.move(300, 300);
      table.same(await screen.page.locator(".ghost").count(), 0, "ghosts left behind");
      const board = new Board();
      await screen.page.keyboard.press("Escape");
      await screen.play("7g7f", board, "drag");
    },
  },
  {
    name: "touch: the far player's piece is seen beyond the finger, and larger",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play?moves=7g7f");
      const [from, to] = [await screen.where("square-3c"), await screen.where("square-3d")];
      await screen.hand.down(from.x, from.y);
      await screen.hand.move(from.x, from.y + 20);
      await screen.hand.move(to.x, to.y);
      await sleep(250);
      const tile = await screen.page.locator(".ghost .tile").boundingBox();
      table.check(tile.y + tile.height / 2 > to.y + 15, "it lies under the finger");
      table.check(tile.width > to.width * 1.3, "it does not grow");
      const over = await screen.page.locator(".over").boundingBox();
      table.check(Math.abs(over.x + over.width / 2 - to.x) < 2, "the light is on another square");
      await screen.hand.up();
      await screen.until("the move", (seen) => seen.moves === 2);
    },
  },
  {
    name: "touch: a resting finger asks what a piece can do, on any piece, and makes no move",
    run: async (table) => {
      const screen = await chosen(table, { marks: false });
      const sfen = "4k4/9/9/9/4r4/9/4G4/9/4K4 b P 1";
      await screen.open(address(sfen));
      const board = new Board(sfen);
      for (const [id, attackers, targets] of [["square-5e", 0, 13], ["square-5g", 1, 2], ["square-5i", 0, 5], ["hand-sente-pawn", 0, 69]]) {
        await longPress(screen, id);
        await screen.page.waitForSelector('[data-testid="hint"]');
        const seen = await screen.page.evaluate(() => ["attacker", "target", "capture"].map((one) =>
          document.querySelectorAll(`.frame-${one}`).length));
        table.same([seen[0], seen[1] + seen[2]], [attackers, targets], `the hint of ${id}`);
        table.check((await screen.page.locator('[data-testid="news"]').innerText()).length > 10, "nothing is said");
        await screen.tapAt(12, 300);
        await screen.page.waitForSelector('[data-testid="hint"]', { state: "detached" });
        const now = await screen.stands(board);
        table.same(now.marks, {}, `marks after the hint of ${id}`);
      }
      // A finger that moves drags, however long it takes.
      const { x, y } = await screen.where("square-5i");
      await screen.hand.down(x, y);
      await screen.hand.move(x + 12, y);
      await sleep(700);
      table.same(await screen.page.locator('[data-testid="hint"]').count(), 0, "a hint while dragging");
      await screen.hand.move(x + 38, y);
      await screen.hand.up();
      board.play("5i4i");
      await screen.stands(board);
    },
  },
  {
    name: "touch: the other button and a key ask too",
    run: async (table) => {
      const screen = await table.screen({
        viewport: { width: 900, height: 700 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1,
      });
      await screen.open("#/play?moves=7g7f,3c3d");
      const { x, y } = await screen.where("square-2b");
      await screen.page.mouse.click(x, y, { button: "right" });
      await screen.has("hint");
      await screen.page.keyboard.press("Escape");
      await screen.page.locator('[data-testid="square-8h"]').focus();
      await screen.page.keyboard.press("?");
      await screen.has("hint");
      await screen.page.mouse.click(x, y);
      await screen.page.waitForSelector('[data-testid="hint"]', { state: "detached" });
      table.same((await screen.look()).refusal, "", "the click that closes a hint does nothing else");
    },
  },
  {
    name: "touch: a move waits to be confirmed, by both players, at the edge, and after a reload it is gone",
    run: async (table) => {
      const screen = await chosen(table, { confirm: true });
      await screen.open("#/play");
      const board = new Board();
      for (const [usi, by] of [["9g9f", "tap"], ["1c1d", "tap"], ["7g7f", "drag"], ["3c3d", "drag"]]) {
        await screen.carry(usi, board.turn, by);
        await screen.has("move-confirm");
        await sleep(350);
        table.same((await screen.look()).picture, board.picture(), "the pieces before it is confirmed");
        const box = await screen.page.locator('[data-testid="move-confirm"]').boundingBox();
        const target = await screen.where(`square-${usi.slice(2)}`).catch((error) => error);
        table.check(box.x >= 0 && box.x + box.width <= 360 && box.y >= 0, "the question is cut");
        table.check(target instanceof Error || target.y < box.y || target.y > box.y + box.height, "the question lies on the piece");
        await screen.tap("meant-no");
        await screen.stands(board);
        await sleep(350);
        await screen.carry(usi, board.turn, by);
        await screen.has("move-confirm");
        await sleep(350);
        await screen.tap("meant-yes");
        board.play(usi);
        await screen.stands(board);
        await sleep(350);
      }
      await screen.carry("2g2f", "sente");
      await screen.has("move-confirm");
      await screen.reload();
      await screen.stands(board);
    },
  },
];
