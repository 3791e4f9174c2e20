// The pages to be read: their boards, the search, the links, and what is kept of the reading.
import { messages } from "../lib/data.mjs";

const SW = messages("sw");

/** Brings a board of a page into sight and waits until it is drawn. */
async function board(screen, caption) {
  const figure = screen.page.locator(`[data-diagram="${caption}"]`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".small-grid button").first().waitFor();
  return figure;
}

export default [
  {
    name: "reading: a forbidden move is refused in words, a good one is played and put back",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/rules/nifu", "rules");
      const figure = await board(screen, "rules-nifu-diagram");
      await figure.getByTestId("rules-nifu-diagram-sente-pawn").tap();
      await figure.getByTestId("rules-nifu-diagram-5e").tap();
      const said = figure.getByTestId("diagram-said");
      await said.waitFor();
      table.same(await said.getAttribute("data-rule"), "nifu", "the rule");
      await figure.getByTestId("rules-nifu-diagram-4e").tap();
      await figure.getByTestId("diagram-put-back").waitFor();
      table.same(
        await figure.getByTestId("rules-nifu-diagram-4e").getAttribute("data-piece"), "sente-pawn", "4e",
      );
      await figure.getByTestId("diagram-put-back").tap();
      await figure.getByTestId("rules-nifu-diagram-sente-pawn").waitFor();
    },
  },
  {
    name: "reading: the page scrolls when the finger begins on a board",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/rules", "rules");
      const figure = await board(screen, "rules-board-diagram");
      const box = await figure.locator(".small-grid").boundingBox();
      const from = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 500) };
      const before = await screen.page.evaluate(() => scrollY);
      await screen.hand.down(from.x, from.y);
      for (let step = 1; step <= 10; step += 1) await screen.hand.move(from.x, from.y - step * 20);
      await screen.hand.up();
      await screen.page.waitForFunction((y) => scrollY > y + 80, before, { timeout: 5000 });
    },
  },
  {
    name: "reading: a board is played by keyboard alone",
    run: async (table) => {
      const screen = await table.screen({ hasTouch: false, isMobile: false });
      await screen.open("#/rules/pawn", "rules");
      const figure = await board(screen, "rules-pawn-move");
      await figure.locator("button[tabindex='0']").first().focus();
      await screen.page.keyboard.press("ArrowUp");
      await screen.page.waitForFunction(() => document.activeElement?.dataset.testid === "rules-pawn-move-5d");
      await screen.page.keyboard.press("Enter");
      await figure.getByTestId("diagram-put-back").waitFor();
      await screen.page.waitForFunction(() => document.activeElement?.dataset.testid === "rules-pawn-move-5d");
    },
  },
  {
    name: "reading: a word is found however it is written, and its links lead on",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/words", "words");
      for (const query of ["TOKIN", "と金", "tókin"]) {
        await screen.page.getByTestId("words-search").fill(query);
        await screen.page.getByTestId("word-tokin").waitFor();
        const shown = await screen.page.locator(".entry").count();
        if (shown > 20) throw new Error(`"${query}" finds ${shown} words`);
      }
      await screen.page.getByTestId("words-search").fill("qqqq");
      await screen.page.waitForFunction(() => !document.querySelector(".entry"));
      await screen.page.getByTestId("words-search").fill("tokin");
      await screen.page.locator("[data-testid='word-tokin'] .see-also a").first().tap();
      await screen.has("rules");
      await screen.page.goBack();
      await screen.has("words");
      await screen.open("#/words/tokin", "word-tokin");
      await screen.page.waitForFunction(() => {
        const { top } = document.getElementById("words-tokin").getBoundingClientRect();
        return top > 0 && top < innerHeight / 2;
      });
    },
  },
  {
    name: "reading: a link into the rules lands there, and what was read is kept",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/rules/uchifuzume", "rules");
      await screen.page.waitForFunction(() => {
        const { top } = document.getElementById("rules-uchifuzume").getBoundingClientRect();
        return top > 0 && top < innerHeight / 2;
      });
      await screen.page.waitForFunction(() => localStorage.getItem("kete.reading"));
      const before = await screen.page.evaluate(() => localStorage.getItem("kete.reading"));
      await screen.reload("rules");
      const after = await screen.page.evaluate(() => localStorage.getItem("kete.reading"));
      if (!before.split(" ").every((id) => after.split(" ").includes(id))) {
        throw new Error(`"${before}" has become "${after}"`);
      }
    },
  },
  {
    name: "reading: a question opens by a tap and by its address",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/questions", "questions");
      const first = screen.page.locator(".question").first();
      await first.locator("summary").tap();
      await first.locator("p").first().waitFor();
      const id = (await first.getAttribute("id")).replace("questions-", "");
      await screen.page.goto("about:blank");
      await screen.open(`#/questions/${id}`, "questions");
      await screen.page.getByText(SW[`question-${id}-answer`].replaceAll("_", "").slice(0, 30)).waitFor();
    },
  },
];
