// The page loads from its own host alone, from any folder, and says so in words when it cannot.

export default [
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
