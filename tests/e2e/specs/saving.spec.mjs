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
    await screen.newHand();
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

/** What the app has kept: the line and how far it is played. */
const kept = (screen) => screen.page.evaluate(async (key) => {
  // A move is kept as soon as it has been painted; a driver may see it before.
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 2)));
  const { moves, cursor } = JSON.parse(localStorage.getItem(key) ?? '{"moves":"","cursor":0}');
  return { line: moves.split(" ").filter(Boolean), cursor };
}, KEY);

/** A game that is killed again and again, in the middle of whatever the fingers do. */
class Victim {
  constructor(table, seed, id, settings) {
    Object.assign(this, { table, dice: dice(seed), moves: game(id).moves, settings });
    this.kills = {};
    this.ply = 0;
  }

  async begin() {
    this.screen = await this.table.screen();
    await this.screen.open("#/", "home");
    const text = JSON.stringify(this.settings);
    await this.screen.page.evaluate((value) => localStorage.setItem("kete.settings", value), text);
    await this.screen.reload("home");
    await this.screen.open("#/play");
  }

  board(ply) {
    const board = new Board();
    for (const usi of this.moves.slice(0, ply)) board.play(usi);
    return board;
  }

  /** Begins a move, is killed somewhere in it, and finds the game as it was or with the move made. */
  async kill(crash) {
    const { screen, dice: { below, pick, next }, ply } = this;
    const usi = this.moves[ply];
    const board = this.board(ply);
    const before = await kept(screen);
    const instant = pick(["idle", "held", "drag", "put", "put", "answer", "confirm", "undo", "review"]);
    this.kills[instant] = (this.kills[instant] ?? 0) + 1;
    screen.note(`killed at ${instant} of move ${ply + 1}, ${usi}`);
    const [from, to] = screen.ends(usi, board.turn);
    const [a, b] = [await screen.where(from), await screen.where(to)];
    const asked = board.promotion(usi) === "choice";
    const answer = usi.endsWith("+") ? "promote-yes" : "promote-no";
    let allowed = [before];
    const made = { line: [...this.moves.slice(0, ply), usi], cursor: ply + 1 };
    if (instant === "held") await screen.tapAt(a.x, a.y);
    if (instant === "drag") {
      await screen.hand.down(a.x, a.y);
      await screen.hand.move(a.x + (b.x - a.x) * next(), a.y + (b.y - a.y) * next());
    }
    if (["put", "answer", "confirm"].includes(instant)) {
      await screen.tapAt(a.x, a.y);
      await screen.tapAt(b.x, b.y);
      if (asked && instant !== "put") {
        await screen.until("the question", (seen) => seen.prompt);
        await screen.tap(answer);
      }
      if (this.settings.confirm && instant === "confirm") {
        await screen.has("meant-yes", 3000);
        await screen.still("meant-yes");
        await screen.tap("meant-yes");
      }
      const done = !(asked && instant === "put") && !(this.settings.confirm && instant !== "confirm");
      if (done) allowed = [before, made];
    }
    if (instant === "undo" && before.cursor > 0) {
      await screen.tap("button-undo");
      allowed = [before, { line: before.line, cursor: before.cursor - 1 }];
    }
    if (instant === "review") {
      await screen.press("button-moves");
      await screen.has("review");
      await screen.tap("review-back");
    }
    // Anywhere in the motion, the sound, the saving.
    await new Promise((done) => setTimeout(done, below(120)));
    if (crash) {
      const dead = screen.page.waitForEvent("crash");
      const cdp = await screen.page.context().newCDPSession(screen.page);
      cdp.send("Page.crash").catch(() => {});
      await dead;
    }
    await reopened(screen, "close");
    const after = await kept(screen);
    const same = (one) => JSON.stringify(one) === JSON.stringify(after);
    if (!allowed.some(same)) {
      throw new Error(`${JSON.stringify(after)}, not ${allowed.map((one) => JSON.stringify(one)).join(" or ")}`);
    }
    await this.stands(after);
  }

  /** The screen shows what is kept, with nothing half done. */
  async stands({ line, cursor }) {
    const board = new Board();
    for (const usi of line.slice(0, cursor)) board.play(usi);
    const seen = await this.screen.stands(board);
    this.table.check(seen.state === "over" || seen.turn === board.turn, `the turn is ${seen.turn}`);
    const { undo, redo } = await this.screen.page.evaluate(() => {
      const dim = (id) => document.querySelector(`[data-testid="button-${id}"]`).dataset.dim === "true";
      return { undo: !dim("undo"), redo: !dim("redo") };
    });
    this.table.same([undo, redo], [cursor > 0, cursor < line.length], "undo and redo after opening again");
    this.ply = cursor;
  }

  /** Goes back to the start of what can be undone and forth again, by the buttons. */
  async walk() {
    const { line, cursor } = await kept(this.screen);
    const steps = Math.min(3, cursor);
    for (const [button, by] of [["button-undo", -1], ["button-redo", 1]]) {
      for (let step = 1; step <= steps; step += 1) {
        await this.screen.tap(button);
        const ply = by < 0 ? cursor - step : cursor - steps + step;
        const board = new Board();
        for (const usi of line.slice(0, ply)) board.play(usi);
        await this.screen.stands(board);
      }
    }
  }

  async play() {
    const board = this.board(this.ply);
    const usi = this.moves[this.ply];
    if (!this.settings.confirm) await this.screen.play(usi, board);
    else {
      await this.screen.carry(usi, board.turn);
      if (board.promotion(usi) === "choice") {
        await this.screen.until("the question", (seen) => seen.prompt);
        await this.screen.tap(usi.endsWith("+") ? "promote-yes" : "promote-no");
      }
      await this.screen.has("meant-yes", 3000);
      await this.screen.still("meant-yes");
      await this.screen.tap("meant-yes");
      board.play(usi);
      await this.screen.stands(board);
    }
    this.ply += 1;
  }

  async suffer(times) {
    await this.begin();
    for (let time = 1; time <= times; time += 1) {
      await this.kill(time % 25 === 0);
      if (time % 20 === 0) await this.walk();
      if (this.ply < this.moves.length - 2 && this.dice.next() < 0.4) await this.play();
    }
  }
}

export default [
  {
    name: "saving: killed 200 times in the middle of everything, nothing is lost",
    long: 100,
    run: async (table) => {
      table.allowed.push(/the page crashed/, /Target crashed/);
      const victims = [
        new Victim(table, 71, "mate-even", {}),
        new Victim(table, 72, "resign-oui", { confirm: true }),
        new Victim(table, 73, "resign-181", { seating: "pass-and-turn" }),
        new Victim(table, 74, "mate-even", { seating: "same-side" }),
      ];
      await Promise.all(victims.map((victim) => victim.suffer(50)));
      const kills = {};
      for (const victim of victims) {
        for (const [instant, times] of Object.entries(victim.kills)) kills[instant] = (kills[instant] ?? 0) + times;
      }
      table.check(Object.keys(kills).length === 8 && Object.values(kills).every((times) => times >= 8), JSON.stringify(kills));
    },
  },
  {
    name: "saving: two tabs do not write over each other",
    long: 20,
    run: async (table) => {
      const context = await table.context();
      const first = await table.screen({}, context);
      const board = new Board();
      await first.open("#/play");
      for (const usi of ["7g7f", "3c3d"]) await first.play(usi, board);
      const second = await table.screen({}, context);
      await second.open("#/play");
      await second.stands(board);
      await second.play("2g2f", board);
      // The tab behind hears of it and asks; until it is answered nothing is kept.
      await first.page.bringToFront();
      await first.has("elsewhere", 3000);
      await first.page.keyboard.press("Escape");
      await first.tap("square-8c");
      await first.has("elsewhere", 3000);
      table.same((await kept(first)).line, ["7g7f", "3c3d", "2g2f"], "what is kept");
      await first.still("elsewhere-continue");
      await first.tap("elsewhere-continue");
      await first.stands(board);
      await first.play("8c8d", board);
      // Now the other one is the older; it may hold on to what it shows.
      await second.page.bringToFront();
      await second.has("elsewhere", 3000);
      await second.still("elsewhere-keep");
      await second.tap("elsewhere-keep");
      await second.until("the board of this tab", (seen) => seen.moves === 3);
      table.same((await kept(second)).line, ["7g7f", "3c3d", "2g2f"], "what is kept instead");
      // A choice of settings holds in both.
      await second.open("#/settings", "settings");
      await second.page.locator('[data-testid="theme-dark"]').scrollIntoViewIfNeeded();
      await second.tap("theme-dark");
      await first.page.waitForSelector('html[data-theme="dark"]', { timeout: 3000 });
    },
  },
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
          const leaving = reopened(screen, "reload").then(() => screen.newHand());
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
    name: "saving: a move is kept by the frame after the one that shows it",
    run: async (table) => {
      const screen = await table.screen();
      const board = new Board();
      await screen.open("#/play");
      await screen.page.evaluate((key) => {
        window.found = [];
        let touches = 0;
        const look = (touch) => {
          // Another touch has come meanwhile, and what it does may not be painted yet.
          if (touch !== touches) return;
          const { moves = "" } = JSON.parse(localStorage.getItem(key) ?? "{}");
          const shown = document.querySelector('[data-testid="move-count"]').dataset.count;
          window.found.push([Number(shown), moves]);
        };
        // The frame that shows what this touch does, the next one, and no work before it left.
        addEventListener("pointerdown", () => {
          const touch = (touches += 1);
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look, 2, touch)));
        }, true);
      }, KEY);
      const moves = game("resign-oui").moves.slice(0, 20);
      for (const usi of moves) await screen.play(usi, board);
      await screen.page.waitForTimeout(100);
      const found = await screen.page.evaluate("window.found");
      table.same(found.at(-1), [moves.length, moves.join(" ")], "what was shown and kept at last");
      for (const [n, line] of found) table.same(line, moves.slice(0, n).join(" "), `what is kept of ${n} moves`);
    },
  },
  {
    name: "saving: what nobody has seen yet is kept when the page goes",
    run: async (table) => {
      for (const [target, event] of [["window", "pagehide"], ["document", "visibilitychange"]]) {
        const screen = await table.screen();
        await screen.open("#/play");
        const [before, after] = await screen.page.evaluate(([key, on, name]) => {
          const touch = (square) => {
            const element = document.querySelector(`[data-testid="square-${square}"]`);
            const how = { bubbles: true, isPrimary: true, pointerId: 7, pointerType: "touch" };
            for (const kind of ["pointerdown", "pointerup"]) element.dispatchEvent(new PointerEvent(kind, how));
          };
          const moves = () => JSON.parse(localStorage.getItem(key) ?? "{}").moves ?? "";
          touch("7g");
          touch("7f");
          const first = moves();
          globalThis[on].dispatchEvent(new Event(name));
          return [first, moves()];
        }, [KEY, target, event]);
        table.same([before, after], ["", "7g7f"], `what is kept before and after ${event}`);
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
