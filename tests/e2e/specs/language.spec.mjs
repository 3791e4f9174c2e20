// Languages: from the device, from the address, and switched in the middle of things.
import { messages } from "../lib/data.mjs";

const [SW, EN] = [messages("sw"), messages("en")];

async function speaks(table, screen, lang, words) {
  await screen.page.getByText(words, { exact: true }).first().waitFor({ timeout: 5000 })
    .catch(() => { throw new Error(`"${words}" is not on the screen`); });
  table.same(await screen.page.getAttribute("html", "lang"), lang, "the language of the page");
}

export default [
  ...[["sw-TZ", "sw", SW], ["en-GB", "en", EN], ["sw", "sw", SW], ["fi-FI", "sw", SW]].map(
    ([locale, lang, words]) => ({
      name: `language: a device of ${locale} gets ${lang}`,
      run: async (table) => {
        const screen = await table.screen({ locale });
        await screen.open("#/", "home-two-players");
        await speaks(table, screen, lang, words["home-two-players"]);
      },
    })),
  {
    name: "language: the address chooses, and a choice is kept",
    run: async (table) => {
      const screen = await table.screen({ locale: "sw-TZ" });
      await screen.open("?lang=en#/", "home-two-players");
      await speaks(table, screen, "en", EN["home-two-players"]);
      await screen.page.goto("about:blank");
      await screen.open("#/?lang=sw", "home-two-players");
      await speaks(table, screen, "sw", SW["home-two-players"]);
      await screen.tap("lang-en");
      await speaks(table, screen, "en", EN["home-two-players"]);
      await screen.page.goto("about:blank");
      await screen.open("#/", "home-two-players");
      await speaks(table, screen, "en", EN["home-two-players"]);
    },
  },
  {
    name: "language: one that is not here is said, in words",
    run: async (table) => {
      for (const lang of ["xx", "zz-ZZ", "%00", "<b>", "a".repeat(5000), ""]) {
        const screen = await table.screen({ locale: "en-GB" });
        await screen.open(`?lang=${encodeURIComponent(lang)}#/play`);
        await screen.until("the board", (seen) => seen.state === "playing");
        if (lang) await screen.has("notice");
        await screen.page.context().close();
      }
    },
  },
  {
    name: "language: switched in the middle of a game, with a piece held and the question open",
    run: async (table) => {
      const screen = await table.screen({ locale: "sw-TZ" });
      await screen.open("#/play?moves=7g7f,3c3d");
      await screen.tap("square-8h");
      await screen.tap("square-2b");
      const before = await screen.until("the question", (seen) => seen.prompt);
      // The address is the one switch that can be reached without leaving the question.
      await screen.page.evaluate(() => { location.hash = "#/play?lang=en"; });
      await speaks(table, screen, "en", EN["button-undo.short"]);
      const after = await screen.look();
      table.same(after.picture, before.picture, "the board");
      table.same(after.moves, 2, "moves");
      if (after.prompt) {
        const asked = await screen.page.innerText('[data-testid="promote-yes"]');
        table.same(asked.trim(), EN["promote-yes"], "the words of the open question");
        await screen.tap("promote-yes");
      } else {
        await screen.tap("square-8h");
        await screen.tap("square-2b");
        await screen.until("the question", (seen) => seen.prompt);
        await screen.tap("promote-yes");
      }
      await screen.until("the move", (seen) => seen.moves === 3);
    },
  },
  {
    name: "language: nothing of the other one is left after a switch in the settings",
    run: async (table) => {
      const screen = await table.screen({ locale: "sw-TZ" });
      await screen.open("#/play?moves=7g7f,3c3d");
      await screen.open("#/settings", "settings");
      await screen.tap("lang-en");
      await speaks(table, screen, "en", EN["settings-theme"]);
      await screen.page.goBack();
      await screen.has("board");
      const text = await screen.page.evaluate(() => [
        document.body.innerText,
        ...[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
      ].join("\n"));
      for (const [id, words] of Object.entries(SW)) {
        // Names and single short words may be the same in both.
        if (!/[{]/.test(words) && words.length > 8 && words !== EN[id] && new RegExp(`\\b${words}\\b`).test(text)) {
          throw new Error(`"${words}" (${id}) is still there: ${text.split("\n").find((line) => line.includes(words))}`);
        }
      }
    },
  },
];
