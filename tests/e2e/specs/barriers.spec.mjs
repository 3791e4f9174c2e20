// What keeps people out: axe finds nothing on any face of the app, light or dark.
import { findings } from "../lib/axe.mjs";
import { STATES } from "../lib/states.mjs";

const LANGS = { sw: "sw-TZ", en: "en-GB" };

export default Object.entries(LANGS).flatMap(([lang, locale]) =>
  ["light", "dark"].map((colorScheme) => ({
    name: `barriers: axe finds nothing, ${lang}, ${colorScheme}`,
    long: 70,
    run: async (table) => {
      const screen = await table.screen({ locale, colorScheme });
      const faults = [];
      for (const state of STATES) {
        try {
          await screen.page.goto("about:blank");
          await state.run(screen);
          await screen.page.waitForTimeout(260);
          faults.push(...(await findings(screen.page)).map((one) => `${state.name}: ${one}`));
        } catch (error) {
          faults.push(`${state.name}: ${error.message.split("\n")[0]}`);
        }
      }
      if (faults.length) throw new Error(`${faults.length} findings\n${faults.join("\n")}`);
    },
  })));
