// The words as files: each language is there, comes once and in time, and its absence is told.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { misfits } from "../lib/fit.mjs";
import { STATES } from "../lib/states.mjs";

const LOCALES = new URL("../../../locales/", import.meta.url).pathname;
const SOURCE = "sw";
const ALL = readdirSync(LOCALES);
const OTHERS = ALL.filter((tag) => tag !== SOURCE);
const TELLING = ["home", "start", "menu", "confirm", "result", "refusal-near", "rules", "words", "questions", "tips", "settings"];
/** What is seen before the other pages are there. */
const FIRST = ["home", "home-continue", "start", "held", "held-drop", "prompt", "menu", "confirm", "refusal-near", "result", "review"];

/** What a language says of itself, in its first file that does. */
function ownName(tag) {
  for (const file of readdirSync(join(LOCALES, tag))) {
    const found = /^language-name = (.*)$/m.exec(readFileSync(join(LOCALES, tag, file), "utf8"));
    if (found) return found[1];
  }
  throw new Error(`${tag} has no name`);
}

/** Notes every language that the page is ever seen in. */
const watchLanguages = () => {
  window.seen = [];
  new MutationObserver(() => {
    const lang = document.querySelector("main")?.closest(".app").lang;
    if (lang && window.seen[window.seen.length - 1] !== lang) window.seen.push(lang);
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

/** Words as long as those of the longest-winded language: each vowel twice. */
function longer(pack) {
  const stretch = (text) => text.split(/(\{[^}]*\}?)/)
    .map((part, at) => (at % 2 ? part : part.replace(/[aeiou]/g, "$&$&"))).join("");
  return pack.split("\n").map((line) => {
    const value = /^(#.*|[\w-]+ = |\s+\.[\w-]+ = |\s+\*?\[[^\]]+\] )(.*)$/.exec(line);
    if (value) return value[1].startsWith("#") ? line : value[1] + stretch(value[2]);
    return /^\s/.test(line) ? stretch(line) : line;
  }).join("\n");
}

export default [
  ...ALL.map((tag) => ({
    name: `words: ${tag} comes once, begun beside the app, and nothing is seen in another language`,
    run: async (table) => {
      const screen = await table.screen({ locale: tag === SOURCE ? "en-GB" : "sw-TZ" });
      const asked = [];
      screen.page.on("request", (request) => {
        const name = request.url().split("/").pop();
        if (/\.(ftl|wasm)$/.test(name)) asked.push(name);
      });
      await screen.page.addInitScript(watchLanguages);
      await screen.open(`?lang=${tag}#/`, "home-two-players");
      table.same((await screen.page.evaluate(() => window.seen)).join(" "), tag, "the languages seen");
      table.same(asked.filter((name) => /^kete-\w+-[0-9a-f]+\.ftl$/.test(name)).length, 1, "files of words");
      if (!asked[0].startsWith(`kete-${tag}-`)) throw new Error(`first asked for: ${asked.join(" ")}`);
      await screen.page.getByTestId(`lang-${tag}`).getByText(ownName(tag)).waitFor();
      // The choice is kept: the next start has it from the settings.
      await screen.page.goto("about:blank");
      await screen.open("#/", "home-two-players");
      table.same((await screen.page.evaluate(() => window.seen)).join(" "), tag, "the languages seen later");
    },
  })),
  {
    name: "words: what cannot be fetched is said, and the present language stays",
    run: async (table) => {
      table.allowed.push(/\.ftl|Failed to load resource/);
      const screen = await table.screen({ locale: "sw-TZ" });
      const other = `**/kete-${OTHERS[0]}-*.ftl`;
      await screen.page.route(other, (route) => route.abort());
      await screen.open("#/settings", "settings");
      await screen.tap(`lang-${OTHERS[0]}`);
      await screen.has("notice");
      table.same(await screen.page.getAttribute("html", "lang"), SOURCE, "the language");
      await screen.page.unroute(other);
      await screen.tap(`lang-${OTHERS[0]}`);
      await screen.page.waitForFunction((tag) => document.documentElement.lang === tag, OTHERS[0]);
      table.same(await screen.shows("notice"), false, "the notice");
      await screen.page.route(other, (route) => route.abort());
      await screen.reload("settings");
      await screen.has("notice");
      table.same(await screen.page.getAttribute("html", "lang"), SOURCE, "the language after a start");
    },
  },
  {
    name: "words: home and the game need none of those that come later",
    long: 20,
    run: async (table) => {
      const later = JSON.parse(readFileSync(new URL("../../../src/l10n/pages.json", import.meta.url), "utf8"));
      const ids = later.flatMap((name) => {
        const text = readFileSync(join(LOCALES, SOURCE, name), "utf8");
        return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
      });
      table.check(ids.includes("learn-first") && ids.length > 300, `${ids.length} words come later`);
      const screen = await table.screen({ locale: "en-GB" });
      await screen.page.route("**/*-pages-*.ftl", () => {});
      for (const state of STATES.filter(({ name }) => FIRST.includes(name))) {
        await screen.page.goto("about:blank");
        await state.run(screen);
        // What is missing is shown, or read out, as its id.
        const said = await screen.page.evaluate(() => [document.body.innerText,
          ...[...document.querySelectorAll("[aria-label]")].map((it) => it.getAttribute("aria-label"))].join(" "));
        const missing = said.split(/\s+/).filter((word) => ids.includes(word.split(".")[0]));
        table.same(missing.filter((word) => word.includes("-")).join(" "), "", `missing in ${state.name}`);
      }
    },
  },
  {
    name: "words: two fifths longer they are not cut on a narrow screen",
    long: 30,
    run: async (table) => {
      const screen = await table.screen({ locale: "en-GB", viewport: { width: 320, height: 568 } });
      await screen.page.route("**/kete-en-*.ftl", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: longer(await answer.text()) });
      });
      const faults = [];
      for (const state of STATES.filter(({ name }) => TELLING.includes(name))) {
        await screen.page.goto("about:blank");
        await state.run(screen);
        const found = await screen.page.evaluate(misfits, false);
        faults.push(...found.map((fault) => `${state.name}: ${fault}`));
      }
      if (faults.length) throw new Error(`${faults.length} misfits\n${faults.join("\n")}`);
    },
  },
];
