// Two people and one phone: how they sit, and whose things are turned to whom.
import { Board } from "../lib/shogi.mjs";

const bottom = (screen) => screen.page.getAttribute(".board", "data-bottom");
/** Waits until the board has turned, and as long as a person takes to see it. */
const bottomIs = async (screen, side) => {
  await screen.page.waitForSelector(`.board[data-bottom="${side}"]`, { timeout: 3000 });
  await screen.page.waitForTimeout(250);
};

/** Whether what stands on the screen is upside down. */
const turned = (screen, selector) => screen.page.$eval(selector, (element) => {
  let angle = 0;
  for (let node = element; node; node = node.parentElement) {
    const { transform, rotate } = getComputedStyle(node);
    if (new DOMMatrix(transform).a < 0) angle += 180;
    angle += parseFloat(rotate) || 0;
  }
  return angle % 360 === 180;
});

async function sit(table, seating) {
  const screen = await table.screen();
  await screen.open("", "home-two-players");
  await screen.tap(`seating-${seating}`);
  await screen.has("board");
  return screen;
}

export default [
  {
    name: "seats: the board is there at once, however one sits down",
    run: async (table) => {
      for (const id of ["home-two-players", "seating-face-to-face", "seating-pass-and-turn", "seating-same-side"]) {
        const screen = await table.screen();
        await screen.open("", "home-two-players");
        await screen.tap(id);
        await screen.has("board");
        const board = new Board();
        await screen.play("7g7f", board);
        if (id !== "home-two-players") {
          table.same(await screen.page.getAttribute('[data-testid="game"]', "data-seating"), id.slice(8), "the seating");
        }
      }
    },
  },
  {
    name: "seats: face to face, the far player reads everything from the other side",
    run: async (table) => {
      const screen = await sit(table, "face-to-face");
      const board = new Board();
      for (const move of ["7g7f", "3c3d", "2g2f"]) await screen.play(move, board);
      for (const [selector, wanted] of [
        ['[data-testid="tray-gote"]', true], ['[data-testid="tray-sente"]', false],
        [".far .status", true], [".near .status", false],
        ['[data-testid="far-undo"]', true], ['[data-testid="button-undo"]', false],
      ]) table.same(await turned(screen, selector), wanted, `${selector} is turned`);
      await screen.tap("square-2b");
      await screen.tap("square-2e");
      await screen.until("a refusal", (seen) => seen.refusal);
      table.check(await turned(screen, '[data-testid="refusal"]'), "the far player's refusal is not turned");
      await screen.tap("square-8h");
      await screen.until("the question", (seen) => seen.prompt);
      table.check(await turned(screen, '[data-testid="prompt"]'), "the far player's question is not turned");
      await screen.tap("promote-no");
      await screen.until("the move", (seen) => seen.moves === 4);
      // Each player has an undo of the same use, and gives up by a question turned to whoever gives up.
      await screen.tap("far-resign");
      await screen.until("the refusal to resign for the other player", (seen) => seen.refusal === "not-your-turn");
      await screen.tap("square-5e");
      await screen.until("no refusal", (seen) => !seen.refusal);
      await screen.tap("far-undo");
      await screen.until("the undo", (seen) => seen.moves === 3);
      await screen.tap("far-resign");
      await screen.has("confirm");
      await screen.still("confirm-yes");
      table.check(await turned(screen, '[data-testid="confirm"]'), "the far player is not asked from the other side");
      await screen.tap("confirm-yes");
      await screen.over("resignation", "sente");
    },
  },
  {
    name: "seats: pass and turn, by taps and by drags",
    run: async (table) => {
      const screen = await sit(table, "pass-and-turn");
      const board = new Board();
      await screen.play("7g7f", board);
      table.same(await bottom(screen), "sente", "whoever has moved sees it before the board turns");
      await bottomIs(screen, "gote");
      await screen.play("3c3d", board, "drag");
      await bottomIs(screen, "sente");
      await screen.play("8h2b+", board, "drag");
      await bottomIs(screen, "gote");
      for (const selector of ['[data-testid="tray-gote"]', '[data-testid="tray-sente"]', ".far .status", ".near .status"]) {
        table.check(!(await turned(screen, selector)), `${selector} is upside down`);
      }
      // Whoever answers at once plays on the board as it lies, and it turns no more for that.
      await screen.play("3a2b", board);
      await bottomIs(screen, "sente");
      await screen.play("B*5e", board);
      await screen.play("2b3a", board);
      await screen.page.waitForTimeout(1300);
      table.same(await bottom(screen), "sente", "the board after a quick answer");
    },
  },
  {
    name: "seats: pass and turn, a held piece keeps the board, and letting it go gives it back",
    run: async (table) => {
      const screen = await sit(table, "pass-and-turn");
      await screen.play("7g7f", new Board());
      await screen.tap("square-3c");
      await screen.until("a held piece", (seen) => seen.marks["3c"] === "held");
      await screen.page.waitForTimeout(1500);
      table.same(await bottom(screen), "sente", "the board under a held piece");
      await screen.tap("square-3c");
      await bottomIs(screen, "gote");
    },
  },
  {
    name: "seats: same side, nothing turns",
    run: async (table) => {
      const screen = await sit(table, "same-side");
      const board = new Board();
      for (const move of ["7g7f", "3c3d", "8h2b+"]) await screen.play(move, board);
      await screen.page.waitForTimeout(1300);
      table.same(await bottom(screen), "sente", "the lower edge");
      table.check(!(await turned(screen, '[data-testid="tray-gote"]')), "the far tray is upside down");
    },
  },
  {
    name: "seats: names and the way to sit are kept",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("", "home-two-players");
      await screen.tap("home-names");
      await screen.has("table-sheet");
      await screen.still("name-near");
      await screen.page.fill('[data-testid="name-near"]', "  Amina  ");
      await screen.page.fill('[data-testid="name-far"]', "Juma");
      await screen.tap("button-close");
      await screen.tap("seating-same-side");
      await screen.has("board");
      table.same(await screen.page.innerText('[data-testid="seat-near"]'), "Amina (Sente)", "the near seat");
      await screen.reload();
      table.same(await screen.page.innerText('[data-testid="seat-far"]'), "Juma (Gote)", "the far seat");
      table.check((await screen.page.innerText('[data-testid="status"]')).includes("Amina"), "the status knows no name");
    },
  },
];
