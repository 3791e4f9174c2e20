// The page loads from its own host alone, from any folder, and says so in words when it cannot.
import { Agent, get } from "node:http";

/** One request; never, when the server lets it wait for three seconds. */
const answered = (url, agent) =>
  new Promise((done) => {
    const request = get(url, { agent }, (response) => response.resume().on("end", () => done(true)));
    request.on("error", () => done(false));
    request.setTimeout(3000, () => request.destroy());
  });

export default [
  {
    // A browser opens six connections at once and keeps them; so do its neighbours.
    name: "start: the server lets no connection wait",
    run: async (table) => {
      const agents = [];
      for (let round = 0; round < 100; round += 1) {
        const agent = new Agent({ keepAlive: true, maxSockets: 6 });
        agents.push(agent);
        const all = await Promise.all(Array.from({ length: 6 }, () => answered(table.url, agent)));
        table.check(all.every(Boolean), `a request of round ${round} had no answer`);
        if (round % 2) agents.splice(0).forEach((one) => one.destroy());
      }
      agents.forEach((one) => one.destroy());
    },
  },
  {
    name: "start: a visit loads three files of this host",
    run: async (table) => {
      const screen = await table.screen();
      const loaded = new Set();
      screen.page.on("request", (request) => loaded.add(request.url()));
      await screen.open("", "home-two-players");
      await screen.page.waitForLoadState("networkidle");
      const own = [...loaded].filter((url) => url.startsWith("http"));
      table.same(own.length, 3, `files loaded (${own.join(", ")})`);
    },
  },
  ...[["sw-KE", "imeshindwa kuanza"], ["en-GB", "could not start"]].map(([locale, words]) => ({
    name: `start: a start that fails is told in ${locale}`,
    run: async (table) => {
      table.allowed.push(/./);
      const screen = await table.screen({ locale });
      await screen.page.route("**/*.wasm", (route) => route.fulfill({ body: "no wasm" }));
      await screen.page.goto(table.url);
      await screen.page.getByText(words).waitFor();
    },
  })),
  {
    name: "start: the home screen leads to a game, and back to it",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("", "home-two-players");
      table.check(!(await screen.shows("home-continue")), "there is nothing to continue yet");
      await screen.tap("home-two-players");
      await screen.has("board");
      await screen.tap("square-7g");
      await screen.tap("square-7f");
      await screen.until("a move", (seen) => seen.moves === 1);
      await screen.page.goBack();
      await screen.has("home-continue");
      await screen.tap("home-continue");
      await screen.has("board");
      await screen.until("the same game", (seen) => seen.moves === 1);
    },
  },
];
