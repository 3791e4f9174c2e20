// Everything fits on every screen, in both languages, at once and twice the size of letters, and
// where one reads from right to left.
//
// A state is reached once for the upright screens and once for those that lie, and then measured
// on each: what a person would see who turns the phone or sets larger letters.
import { LARGE, misfits } from "../lib/fit.mjs";
import { STATES } from "../lib/states.mjs";

export const SIZES = [
  [280, 653], [320, 568], [360, 640], [412, 915], [673, 841], [768, 1024], [915, 412], [1280, 800],
];
/** Where right to left is measured: the narrowest, the usual, and one that lies. */
const RTL = ["280×653", "360×640", "915×412"];
const LANGS = { sw: "sw-TZ", en: "en-GB" };
const PARTS = 3;

/** Runs in the page: sets how it is looked at, and waits until it stands so. */
function dress([large, dir]) {
  const style = document.getElementById("large") ?? document.head.appendChild(document.createElement("style"));
  style.id = "large";
  // The last one of equal weight wins; what moves would be measured on its way.
  const still = "* { animation: none !important; transition: none !important; }";
  if (style.textContent !== large + still) style.textContent = large + still;
  for (const element of [document.documentElement, document.querySelector(".app")]) element.dir = dir;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function measure(screen, state, sizes) {
  const faults = [];
  for (const [width, height] of sizes) {
    await screen.page.setViewportSize({ width, height });
    const name = `${width}×${height}`;
    const looks = [["", "ltr"], [LARGE, "ltr"], ...(RTL.includes(name) ? [["", "rtl"], [LARGE, "rtl"]] : [])];
    for (const [large, dir] of looks) {
      await screen.page.evaluate(dress, [large, dir]);
      const found = await screen.page.evaluate(misfits, Boolean(state.game) && state.name !== "bad-address");
      if (state.is && !(await screen.shows(state.is))) found.push(`${state.is} is gone`);
      faults.push(...found.map((fault) => `${state.name} ${name}${large && ", large"}${dir === "rtl" ? ", rtl" : ""}: ${fault}`));
    }
  }
  return faults;
}

const part = (lang, locale, at) => ({
  name: `layout: ${lang}, part ${at + 1} of ${PARTS}, on every screen`,
  long: 70,
  run: async (table) => {
    const screen = await table.screen({ locale });
    const faults = [];
    const upright = SIZES.filter(([width, height]) => width < height);
    const lying = SIZES.filter(([width, height]) => width >= height);
    for (const state of STATES.filter((_, index) => index % PARTS === at)) {
      for (const sizes of [upright, lying]) {
        try {
          const [width, height] = sizes[2] ?? sizes[0];
          await screen.page.setViewportSize({ width, height });
          await screen.page.goto("about:blank");
          await state.run(screen);
          faults.push(...(await measure(screen, state, sizes)));
        } catch (error) {
          faults.push(`${lang} ${state.name}: ${error.message.split("\n")[0]}`);
        }
      }
      if (state.kept) await screen.page.evaluate(() => localStorage.removeItem("kete.settings"));
    }
    if (faults.length) throw new Error(`${faults.length} misfits\n${faults.join("\n")}`);
  },
});

export default [
  ...Object.entries(LANGS).flatMap(([lang, locale]) =>
    Array.from({ length: PARTS }, (_, at) => part(lang, locale, at))),
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
