// Looking through the game: the list, the slider, the decisive moment, sharing.
import { address, game } from "../lib/data.mjs";
import { Board } from "../lib/shogi.mjs";

const MATE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
const SIZES = [[280, 653], [320, 568], [360, 640], [412, 915], [673, 841], [915, 412], [1280, 800]];

/** Runs in the page: whether panel, board and trays stand beside each other, in sight. */
function cramped(panel) {
  const faults = [];
  const box = (id) => document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect();
  const parts = [panel, "board", "tray-sente", "tray-gote"].map((id) => [id, box(id)]);
  for (const [id, one] of parts) {
    if (!one?.width) faults.push(`${id} is not there`);
    else if (one.top < -1 || one.left < -1 || one.bottom > innerHeight + 1 || one.right > innerWidth + 1) {
      faults.push(`${id} reaches out of the screen`);
    }
    for (const [other, two] of parts) {
      if (id < other && one && two && one.left < two.right - 1 && two.left < one.right - 1 &&
        one.top < two.bottom - 1 && two.top < one.bottom - 1) faults.push(`${id} and ${other} overlap`);
    }
  }
  if (document.scrollingElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  return faults;
}

async function fits(table, screen, panel) {
  for (const [width, height] of SIZES) {
    await screen.page.setViewportSize({ width, height });
    await screen.page.waitForTimeout(60);
    table.same(await screen.page.evaluate(cramped, panel), [], `${panel} at ${width}×${height}`);
  }
}

async function reviewing(screen, moves) {
  await screen.open(`#/play?moves=${moves.join(",")}`);
  await screen.press("button-moves");
  await screen.has("review");
}

const shown = (screen) => screen.page.locator('[data-testid="review-slider"]').inputValue();
const picture = (moves) => {
  const board = new Board();
  for (const usi of moves) board.play(usi);
  return board.picture();
};

/** Two rooks that go in circles, one of 14 squares and one of 12: no position stands four times
 * within 500 moves. */
const ROOKS = "8k/7r1/9/9/9/9/9/7R1/K8 b - 1";
function wander(n_moves) {
  const circle = (files, there, back) =>
    [...files.map((file) => file + there), ...files.toReversed().map((file) => file + back)];
  const sente = circle(["2", "3", "4", "5", "6", "7", "8"], "h", "g");
  const gote = circle(["2", "3", "4", "5", "6", "7"], "b", "c");
  const step = (round, at) => round[at % round.length] + round[(at + 1) % round.length];
  return Array.from({ length: n_moves }, (_, ply) => step(ply % 2 ? gote : sente, Math.floor(ply / 2)));
}

async function mated(screen) {
  await screen.open(address(MATE));
  await screen.tap("hand-sente-gold");
  await screen.tap("square-5b");
  await screen.has("result");
}

export default [
  {
    name: "review: slider, arrows, keys and list show each position and keep the game",
    run: async (table) => {
      const screen = await table.screen();
      const { moves } = game("mate-even");
      await reviewing(screen, moves.slice(0, 60));
      const at = async (ply) => {
        await screen.until(`move ${ply}`, (seen) => seen.picture === picture(moves.slice(0, ply)));
        table.same(await shown(screen), String(ply), "the slider");
        const row = screen.page.locator(`[data-testid="move-${ply}"]`);
        table.same(await row.getAttribute("aria-current"), "step", `the mark of ${ply}`);
        await screen.page.waitForTimeout(50);
        const inSight = await row.evaluate((element) => {
          const [one, list] = [element, element.closest(".moves")].map((it) => it.getBoundingClientRect());
          return one.top >= list.top - 1 && one.bottom <= list.bottom + 1;
        });
        table.check(inSight, `row ${ply} is out of sight`);
      };
      await at(60);
      await screen.tap("review-first");
      await at(0);
      for (let ply = 1; ply <= 3; ply += 1) await screen.tap("review-next");
      await at(3);
      await screen.tap("move-4");
      await at(4);
      const slider = screen.page.locator('[data-testid="review-slider"]');
      await slider.focus();
      for (const [key, ply] of [["ArrowRight", 5], ["ArrowLeft", 4], ["End", 60], ["Home", 0]]) {
        await screen.page.keyboard.press(key);
        await at(ply);
      }
      const box = await slider.boundingBox();
      await screen.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      table.check(Math.abs(Number(await shown(screen)) - 30) <= 3, `half way is ${await shown(screen)}`);
      await screen.tap("review-close");
      const seen = await screen.until("the game", (now) => now.moves === 60);
      table.same(seen.picture, picture(moves.slice(0, 60)), "the game after looking");
    },
  },
  {
    name: "review: the panels cover nothing, on any screen",
    run: async (table) => {
      const screen = await table.screen();
      await reviewing(screen, game("mate-even").moves.slice(0, 60));
      await fits(table, screen, "review");
      await mated(screen);
      await screen.still("button-replay");
      await screen.tap("button-replay");
      await screen.has("replay");
      await fits(table, screen, "replay");
    },
  },
  {
    name: "review: 500 moves open and step at once on a slow phone",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open(address(ROOKS, wander(500)));
      await screen.until("the game", (seen) => seen.moves === 500);
      await screen.tap("button-menu");
      await screen.still("button-moves");
      const cdp = await screen.page.context().newCDPSession(screen.page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      const open = Date.now();
      await screen.page.locator('[data-testid="button-moves"]').click();
      await screen.has("move-500");
      const opened = Date.now() - open;
      const step = Date.now();
      for (let n = 0; n < 5; n += 1) await screen.page.locator('[data-testid="review-back"]').click();
      await screen.page.waitForSelector('[data-testid="move-495"][aria-current]');
      const stepped = (Date.now() - step) / 5;
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      table.check(opened < 3000 && stepped < 1500, `opened in ${opened} ms, a step in ${stepped} ms`);
      if (process.env.KETE_TELL) console.log(`review of 500 moves: opened in ${opened} ms, a step in ${stepped} ms`);
    },
  },
  {
    name: "review: playing on from an earlier move asks, takes back, and can be redone",
    run: async (table) => {
      const screen = await table.screen();
      const { moves } = game("mate-even");
      await reviewing(screen, moves.slice(0, 6));
      for (let n = 0; n < 2; n += 1) await screen.tap("review-back");
      await screen.tap("review-play-on");
      await screen.has("confirm");
      await screen.still("confirm-yes");
      await screen.tap("confirm-yes");
      await screen.until("move 4", (seen) => seen.moves === 4 && seen.picture === picture(moves.slice(0, 4)));
      await screen.reload();
      for (const ply of [5, 6]) {
        await screen.tap("button-redo");
        await screen.until(`move ${ply}`, (seen) => seen.moves === ply);
      }
    },
  },
  {
    name: "review: the way back of the phone closes the panel and keeps the game",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/", "home");
      await screen.tap("home-two-players");
      await screen.play("7g7f", new Board());
      await screen.press("button-moves");
      await screen.has("review");
      await screen.page.goBack();
      await screen.until("the game", (seen) => seen.moves === 1);
      table.check(!(await screen.shows("review")), "the panel is still open");
    },
  },
  {
    name: "review: how it ended is told step by step, marked on the board",
    run: async (table) => {
      const screen = await table.screen();
      await mated(screen);
      await screen.still("button-replay");
      await screen.tap("button-replay");
      const told = new Set();
      let crosses = 0;
      while (await screen.shows("replay")) {
        told.add(await screen.page.locator('[data-testid="replay-text"]').textContent());
        const now = await screen.page.locator(".replay-cross").count();
        table.check(now >= crosses, "a cross has gone");
        crosses = now;
        await screen.tap("replay-next");
      }
      table.same([told.size, crosses], [10, 5], "steps and crosses");
      await screen.has("result");
    },
  },
  {
    name: "review: sharing copies a link that opens the same game, and asks nobody on the net",
    run: async (table) => {
      const context = await table.context();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const screen = await table.screen({}, context);
      await mated(screen);
      await screen.still("button-share");
      await screen.tap("button-share");
      await screen.page.getByText("Imenakiliwa").first().waitFor({ timeout: 3000 });
      const text = await screen.page.evaluate(() => navigator.clipboard.readText());
      const link = text.split("\n")[1];
      table.check(link.startsWith(new URL(screen.base).origin), text);
      const other = await table.screen();
      await other.page.goto(link);
      await other.has("board");
      await other.over("checkmate", "sente");
      // Where the phone has a sheet of its own, it is that one.
      await screen.page.evaluate(() => {
        navigator.share = (data) => Promise.resolve(window.given = data.text);
      });
      await screen.tap("button-share");
      await screen.page.waitForFunction(() => window.given);
      table.same(await screen.page.evaluate(() => window.given), text, "what the phone gets");
      // And with neither, the text is there to be copied by hand.
      await screen.page.evaluate(() => {
        navigator.share = undefined;
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await screen.tap("button-share");
      await screen.has("share-text");
      table.same(await screen.page.locator('[data-testid="share-text"]').inputValue(), text, "the text by hand");
    },
  },
];
