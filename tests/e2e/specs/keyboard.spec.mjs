// With the keyboard alone, and what a screen reader is told.
import { messages } from "../lib/data.mjs";
import { Board } from "../lib/shogi.mjs";

const DESK = { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false };
const focused = (screen) => screen.page.evaluate(() => document.activeElement?.dataset?.testid ?? "");

async function keys(screen, ...names) {
  for (const name of names) {
    screen.note(`key ${name}`);
    await screen.page.keyboard.press(name);
  }
}

/** Tabs on until something with this beginning of an id has the focus. */
async function tabTo(screen, id, key = "Tab") {
  for (let at = 0; at < 60; at += 1) {
    if ((await focused(screen)).startsWith(id)) return;
    await keys(screen, key);
  }
  throw new Error(`the tab key never comes to ${id}`);
}

/** Presses an arrow: the focus is on the next square when the key has been heard; at an edge it stays. */
async function arrow(screen, name, from, to) {
  await keys(screen, name);
  const now = await focused(screen);
  if (now !== to) throw new Error(`${name} led from ${from} to ${now}, not to ${to}`);
}

/** Walks with the arrows from square to square, sente at the lower edge. */
async function walkTo(screen, square) {
  let here = (await focused(screen)).slice("square-".length);
  while (here !== square) {
    const across = Math.sign(Number(square[0]) - Number(here[0]));
    const down = across ? 0 : Math.sign(square.charCodeAt(1) - here.charCodeAt(1));
    const next = `${Number(here[0]) + across}${String.fromCharCode(here.charCodeAt(1) + down)}`;
    const name = across ? (across > 0 ? "ArrowLeft" : "ArrowRight") : down > 0 ? "ArrowDown" : "ArrowUp";
    await arrow(screen, name, `square-${here}`, `square-${next}`);
    here = next;
  }
}

async function move(screen, from, to, key = "Enter") {
  await walkTo(screen, from);
  await keys(screen, key);
  await screen.until("a held piece", (seen) => seen.marks[from] === "held");
  await walkTo(screen, to);
  await keys(screen, key);
}

export default [
  {
    name: "keyboard: three moves, letting go, and the focus stays where it was",
    run: async (table) => {
      const screen = await table.screen(DESK);
      await screen.open("#/play");
      await tabTo(screen, "square-");
      const board = new Board();
      for (const [from, to, key] of [["7g", "7f", "Enter"], ["3c", "3d", "Space"], ["2g", "2f", "Enter"]]) {
        await move(screen, from, to, key);
        await screen.stands(board.play(from + to));
        table.same(await focused(screen), `square-${to}`, "the focus after a move");
      }
      await walkTo(screen, "8c");
      await keys(screen, "Enter");
      await screen.until("a held piece", (seen) => seen.marks["8c"] === "held");
      await keys(screen, "Escape");
      await screen.until("nothing held", (seen) => Object.keys(seen.marks).length === 0);
      await screen.stands(board);
      // The edge is an edge.
      await walkTo(screen, "9a");
      await keys(screen, "ArrowLeft", "ArrowUp");
      table.same(await focused(screen), "square-9a", "the focus at the corner");
    },
  },
  {
    name: "keyboard: keys that come faster than the screen is drawn lose no step",
    run: async (table) => {
      const screen = await table.screen(DESK);
      await screen.open("#/play");
      await tabTo(screen, "square-5i");
      // All of them on their way before the page has heard the first.
      await Promise.all(["ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "Enter", "ArrowUp", "Enter"]
        .map((name) => screen.page.keyboard.press(name)));
      await screen.until("the move", (seen) => seen.moves === 1 && seen.picture.includes("7f:sente-pawn"));
      table.same(await focused(screen), "square-7f", "the focus after the move");
      // Even two keys within one turn of the page: the second is heard where the first was.
      await screen.page.waitForTimeout(300);
      await screen.page.evaluate(() => {
        const key = (name) => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: name, code: name, bubbles: true, cancelable: true }));
        ["ArrowRight", "ArrowRight", "ArrowUp"].forEach(key);
      });
      await screen.page.waitForTimeout(100);
      table.same(await focused(screen), "square-5e", "the focus after three keys at once");
    },
  },
  {
    name: "keyboard: the question of promotion",
    run: async (table) => {
      const screen = await table.screen(DESK);
      const ask = async () => {
        await screen.page.goto("about:blank");
        await screen.open("#/play?moves=7g7f,3c3d");
        await tabTo(screen, "square-");
        await move(screen, "8h", "2b");
        await screen.until("the question", (seen) => seen.prompt);
        await screen.page.waitForFunction(() => document.activeElement?.dataset?.testid === "promote-yes");
      };
      const board = () => new Board().play("7g7f").play("3c3d");
      await ask();
      await keys(screen, "Escape");
      await screen.stands(board());
      await screen.page.waitForTimeout(100);
      table.check(/^square-(8h|2b)$/.test(await focused(screen)), `after Escape the focus is on "${await focused(screen)}"`);
      await ask();
      await keys(screen, "Enter");
      await screen.stands(board().play("8h2b+"));
      await screen.page.waitForTimeout(100);
      table.same(await focused(screen), "square-2b", "the focus after promoting");
      await ask();
      await keys(screen, "Tab");
      await screen.page.waitForTimeout(60);
      table.same(await focused(screen), "promote-no", "the focus after Tab");
      await keys(screen, "Tab");
      await screen.page.waitForTimeout(60);
      table.same(await focused(screen), "promote-yes", "the focus after a second Tab: it must stay inside");
      await keys(screen, "ArrowRight");
      await screen.page.waitForTimeout(60);
      await keys(screen, "Enter");
      await screen.stands(board().play("8h2b"));
    },
  },
  {
    name: "keyboard: from the home screen to a drop, a sheet and back",
    run: async (table) => {
      const screen = await table.screen(DESK);
      await screen.open("#/", "home-two-players");
      await tabTo(screen, "home-two-players");
      await keys(screen, "Enter");
      await screen.has("board");
      await screen.open("#/play?moves=7g7f,3c3d,8h2b%2B,3a2b");
      await tabTo(screen, "hand-sente-bishop");
      await keys(screen, "Enter");
      await screen.until("marks", (seen) => Object.values(seen.marks).includes("target"));
      await tabTo(screen, "square-", "Shift+Tab");
      await walkTo(screen, "5e");
      await keys(screen, "Enter");
      await screen.until("the drop", (seen) => seen.moves === 5 && seen.picture.includes("5e:sente-bishop"));
      await tabTo(screen, "button-menu");
      await keys(screen, "Enter");
      await screen.has("menu");
      await screen.page.waitForTimeout(150);
      for (let at = 0; at < 14; at += 1) {
        await keys(screen, at % 3 ? "Tab" : "Shift+Tab");
        await screen.page.waitForFunction(
          () => document.activeElement?.closest("[role=dialog]"), null, { timeout: 1000 },
        ).catch(async () => { throw new Error(`the focus left the sheet for "${await focused(screen)}"`); });
      }
      await keys(screen, "Escape");
      await screen.page.waitForTimeout(100);
      table.check(!(await screen.shows("menu")), "Escape does not close the menu");
      table.same(await focused(screen), "button-menu", "the focus after the menu");
    },
  },
  {
    name: "keyboard: what happens is announced, and every button has a name",
    run: async (table) => {
      const screen = await table.screen({ ...DESK, locale: "en-GB" });
      await screen.open("#/play");
      const news = () => screen.page.locator('[aria-live="polite"]').allInnerTexts();
      await tabTo(screen, "square-");
      await move(screen, "7g", "7f");
      await screen.until("the move", (seen) => seen.moves === 1);
      await screen.page.waitForTimeout(100);
      const told = (await news()).join(" ");
      table.check(told.includes("7f"), `the move is announced as "${told}"`);
      const nameless = await screen.page.$$eval("button", (buttons) => buttons
        .filter((button) => !(button.getAttribute("aria-label") || button.innerText).trim())
        .map((button) => button.dataset.testid));
      table.same(nameless, [], "buttons without a name");
      const label = await screen.page.getAttribute('[data-testid="square-7f"]', "aria-label");
      table.check(/7f/.test(label) && new RegExp(messages("en")["piece-pawn"], "i").test(label), `7f is called "${label}"`);
    },
  },
];
