// Never a lost game: shut at any instant, damaged storage, no storage.
import { game, messages } from "../lib/data.mjs";
import { dice } from "../lib/dice.mjs";
import { Board } from "../lib/shogi.mjs";

const KEY = "kete.game";

/** Shuts the page as rudely as a test can, and opens the app again. */
async function reopened(screen, how) {
  screen.note(`shut by ${how}`);
  if (how === "reload") await screen.page.reload();
  else {
    const context = screen.page.context();
    const next = await context.newPage();
    // No chance to run anything on the way out.
    await screen.page.close({ runBeforeUnload: false });
    screen.page = next;
    screen.hand = new screen.hand.constructor(await context.newCDPSession(next));
    await next.goto(`${screen.base}#/play`);
  }
  await screen.has("board");
}

async function sabotage(table, text, options) {
  const context = await table.context({ locale: "en-GB", ...options });
  const screen = await table.screen({}, context);
  await screen.open("#/play");
  await screen.page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text]);
  return screen;
}

const saysIt = (screen, words) => screen.page.getByText(words).first();

export default [
  {
    name: "saving: shut 30 times at random instants, the game goes on",
    long: 200,
    run: async (table) => {
      const { next, below, pick } = dice(31);
      const screen = await table.screen();
      const { moves } = game("mate-even");
      const board = new Board();
      await screen.open("#/play");
      let shut = 0;
      for (const [at, usi] of moves.entries()) {
        const due = shut < 30 && next() < 0.4;
        if (!due) {
          await screen.play(usi, board, pick(["tap", "drag"]));
          continue;
        }
        shut += 1;
        const how = pick(["reload", "close"]);
        const before = board.picture();
        const [from, to] = screen.ends(usi, board.turn);
        const instant = below(5);
        const a = await screen.where(from);
        const b = await screen.where(to);
        screen.note(`instant ${instant} of move ${at + 1}, ${usi}`);
        if (instant === 1) await screen.tapAt(a.x, a.y);
        if (instant === 2) {
          await screen.hand.down(a.x, a.y);
          await screen.hand.move((a.x + b.x) / 2, (a.y + b.y) / 2);
        }
        if (instant === 3) await screen.carry(usi, board.turn);
        if (instant === 4) {
          // In the middle of a burst: the move is on its way while the page goes.
          await screen.tapAt(a.x, a.y);
          const going = screen.tapAt(b.x, b.y);
          const leaving = reopened(screen, "reload");
          await Promise.allSettled([going, leaving]);
          await screen.has("board");
        } else {
          await reopened(screen, how);
        }
        // The finger that was down goes up over the new page.
        if (instant === 2 && how === "reload") await screen.hand.up();
        // A move is made or not, never by half; and what was shown as made stays made.
        const after = new Board(board.sfen()).play(usi);
        const asked = board.promotion(usi) === "choice";
        const mayBeMade = (instant === 3 || instant === 4) && !asked;
        const seen = await screen.until("the board", (now) => now.picture.length > 0 && now.turn !== "" || now.state === "over");
        if (seen.picture === after.picture() && mayBeMade) {
          table.same(seen.moves, at + 1, "moves after a burst");
          board.play(usi);
          continue;
        }
        table.same(seen.picture, before, `the board after ${how} at instant ${instant} of ${usi}`);
        table.same(seen.moves, at, "moves after opening again");
        table.check(!seen.prompt, "an open question came back");
        await screen.play(usi, board);
      }
      await screen.over("checkmate", "gote");
      table.check(shut >= 25, `only ${shut} times shut`);
    },
  },
  {
    name: "saving: what is shown as made is saved",
    long: 40,
    run: async (table) => {
      const screen = await table.screen();
      const board = new Board();
      await screen.open("#/play");
      for (const usi of game("resign-oui").moves.slice(0, 40)) {
        await screen.play(usi, board);
        // From the moment the eye sees the move, nothing can lose it.
        await reopened(screen, "close");
        await screen.stands(board);
      }
    },
  },
  {
    name: "saving: a damaged game is said, put aside, and the app works",
    long: 60,
    run: async (table) => {
      const words = messages("en")["notice-save-damaged"];
      const good = await (async () => {
        const screen = await table.screen();
        await screen.open("#/play");
        const board = new Board();
        for (const usi of ["7g7f", "3c3d"]) await screen.play(usi, board);
        return screen.page.evaluate((key) => localStorage.getItem(key), KEY);
      })();
      table.check(good?.includes("7g7f"), `the game is not kept under ${KEY}: ${good}`);
      const damaged = [
        "", "{", "null", "[]", "7", "{}", "\u0000\uFFFF", "x".repeat(2_000_000),
        good.slice(0, good.length / 2), good.slice(1), `${good}${good}`,
        good.replace("3c3d", "3c3e"), good.replace("7g7f", "zz"), good.replace("lnsgkgsnl", "lnsg"),
        good.replace(/"version":\d+/, '"version":999'), good.replace(/"cursor":\d+/, '"cursor":99'),
        good.replace(/"cursor":\d+/, '"cursor":-1'),
      ];
      for (const text of damaged) {
        const screen = await sabotage(table, text);
        screen.note(`damaged by ${JSON.stringify(text.slice(0, 80))}`);
        await screen.reload();
        await saysIt(screen, words).waitFor({ timeout: 5000 });
        const kept = await screen.page.evaluate((key) => localStorage.getItem(`${key}.bad`), KEY);
        table.check(kept === text, `not put aside: ${JSON.stringify(text.slice(0, 60))}`);
        const board = new Board();
        await screen.stands(board);
        await screen.play("2g2f", board);
        await screen.reload();
        await screen.stands(board);
        table.check(!(await saysIt(screen, words).isVisible()), "it is said a second time");
        await screen.page.context().close();
      }
    },
  },
  {
    name: "saving: damaged settings are said and the app works",
    run: async (table) => {
      const words = messages("en")["notice-settings-damaged"];
      for (const text of ["{", "null", "[1]", "x".repeat(100_000)]) {
        const context = await table.context({ locale: "en-GB" });
        const screen = await table.screen({}, context);
        await screen.open("#/play");
        await screen.page.evaluate((value) => localStorage.setItem("kete.settings", value), text);
        await screen.reload();
        await saysIt(screen, words).waitFor({ timeout: 5000 });
        await screen.play("7g7f", new Board());
        await context.close();
      }
    },
  },
  ...[
    ["refuses to be opened", () => {
      Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("denied", "SecurityError"); },
      });
    }],
    ["is not there", () => Object.defineProperty(window, "localStorage", { value: null })],
    ["is full", () => {
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    }],
    ["refuses to be read", () => {
      Storage.prototype.getItem = () => { throw new DOMException("no", "InvalidStateError"); };
      Storage.prototype.setItem = () => { throw new DOMException("no", "InvalidStateError"); };
    }],
  ].map(([what, script]) => ({
    name: `saving: a storage that ${what} is said once, and the game plays`,
    run: async (table) => {
      const words = messages("en")["notice-save-failed"];
      const context = await table.context({ locale: "en-GB" });
      await context.addInitScript(script);
      const screen = await table.screen({}, context);
      await screen.open("#/play");
      const board = new Board();
      for (const usi of ["7g7f", "3c3d", "8h2b+", "3a2b"]) await screen.play(usi, board);
      await saysIt(screen, words).waitFor({ timeout: 5000 });
      table.same(await screen.page.getByText(words).count(), 1, "times it is said");
      await screen.tap("notice-close");
      for (const usi of ["B*5e", "8c8d", "5e2b+"]) await screen.play(usi, board);
      table.same(await screen.page.getByText(words).count(), 0, "times it is said again");
    },
  })),
];
