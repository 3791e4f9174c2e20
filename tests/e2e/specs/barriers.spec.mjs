// What keeps people out: axe finds nothing on any face of the app, light or dark.
import { findings } from "../lib/axe.mjs";
import { STATES } from "../lib/states.mjs";

// Words change with the language and colours with the scheme: each of both is looked at once.
const LOOKS = [["sw", "sw-TZ", "light"], ["en", "en-GB", "dark"]];

export default LOOKS.map(([lang, locale, colorScheme]) => ({
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
      if (state.kept) await screen.page.evaluate(() => localStorage.removeItem("kete.settings"));
    }
    if (faults.length) throw new Error(`${faults.length} findings\n${faults.join("\n")}`);
  },
}));
