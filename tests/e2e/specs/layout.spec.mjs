// Everything fits on every screen, in both languages, at once and twice the size of letters.
import { LARGE, misfits } from "../lib/fit.mjs";
import { STATES } from "../lib/states.mjs";

export const SIZES = [
  [280, 653], [320, 568], [360, 640], [412, 915], [673, 841], [768, 1024], [915, 412], [1280, 800],
];
const LANGS = { sw: "sw-TZ", en: "en-GB" };

const size = ([width, height], text) => ({
  name: `layout: ${width}×${height}${text ? ", letters twice as large" : ""}`,
  long: 70,
  run: async (table) => {
    const faults = [];
    for (const [lang, locale] of Object.entries(LANGS)) {
      const context = await table.context({ viewport: { width, height }, locale });
      if (text) {
        await context.addInitScript((css) => addEventListener("DOMContentLoaded", () => {
          document.head.appendChild(document.createElement("style")).textContent = css;
        }), LARGE);
      }
      const screen = await table.screen({}, context);
      for (const state of STATES) {
        try {
          await screen.page.goto("about:blank");
          await state.run(screen);
          await screen.page.waitForTimeout(200);
          const found = await screen.page.evaluate(misfits, Boolean(state.game) && state.name !== "bad-address");
          faults.push(...found.map((fault) => `${lang} ${state.name}: ${fault}`));
        } catch (error) {
          faults.push(`${lang} ${state.name}: ${error.message.split("\n")[0]}`);
        }
      }
      await screen.page.close();
      table.screens.pop();
    }
    if (faults.length) throw new Error(`${faults.length} misfits\n${faults.join("\n")}`);
  },
});

export default [
  ...SIZES.map((one) => size(one, false)),
  // Large letters where they are tightest, upright and lying.
  ...SIZES.filter(([width]) => [412, 768].includes(width)).map((one) => size(one, true)),
  {
    name: "layout: turning the phone keeps the game and closes no more than the question",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play?moves=7g7f,3c3d");
      await screen.tap("square-8h");
      await screen.tap("square-2b");
      const before = await screen.until("the question", (seen) => seen.prompt);
      await screen.page.setViewportSize({ width: 640, height: 360 });
      await screen.page.waitForTimeout(300);
      const seen = await screen.look();
      table.same(seen.picture, before.picture, "the board after turning");
      if (seen.prompt) await screen.tap("promote-no");
      else {
        await screen.tap("square-8h");
        await screen.tap("square-2b");
        await screen.until("the question again", (now) => now.prompt);
        await screen.tap("promote-no");
      }
      await screen.until("the move", (now) => now.moves === 3);
    },
  },
];
