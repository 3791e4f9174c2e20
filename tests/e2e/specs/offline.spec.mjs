// Without a network after one visit, and a newer version that comes while people play.
import { messages } from "../lib/data.mjs";
import { Host } from "../lib/host.mjs";
import { Board } from "../lib/shogi.mjs";

const OPENING = ["7g7f", "3c3d", "2g2f"];

/** A phone at a host of its own, once the site is laid up on it. */
async function visited(table, options) {
  const host = await Host.up();
  const context = await table.context({ site: host.url, serviceWorkers: "allow", ...options });
  const screen = await table.screen({}, context);
  screen.base = host.url;
  await screen.open("", "home-two-players");
  await laidUp(screen);
  return { host, context, screen };
}

/** Waits until a version is in charge of the page. */
const laidUp = (screen) => screen.page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) {
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  }
});

/** Has the browser look for a newer version; answers whether one lies ready in the end. */
const looked = (screen) => screen.page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const next = registration.installing;
  if (next) {
    await new Promise((done) => next.addEventListener("statechange", () => {
      if (next.state !== "installing") done();
    }));
  }
  return Boolean(registration.waiting);
});

const version = (screen) => screen.page.evaluate(
  () => document.querySelector("meta[name=version]")?.content ?? "");

const laidUpFiles = (screen) => screen.page.evaluate(async () => {
  const names = await caches.keys();
  return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
});

async function begin(screen) {
  const board = new Board();
  await screen.tap("home-two-players");
  await screen.has("board");
  for (const usi of OPENING) await screen.play(usi, board);
  return board;
}

export default [
  {
    name: "offline: after one visit all is there without a network, in a sub-folder, in every language",
    long: 15,
    run: async (table) => {
      const { host, screen } = await visited(table);
      await host.away();
      await screen.reload("home-two-players");
      const board = await begin(screen);
      await screen.reload();
      await screen.stands(board);
      // A link into the middle, and the name of the file itself.
      await screen.page.goto("about:blank");
      await screen.open("#/rules/nifu", "rules");
      for (const [page, id] of [["learn", "lesson"], ["lessons", "lessons"], ["problems/1", "problem"], ["words", "words"]]) {
        await screen.page.goto("about:blank");
        await screen.open(`#/${page}`, id);
      }
      await screen.page.goto("about:blank");
      await screen.open("index.html?lang=en#/play");
      await screen.stands(board);
      for (const lang of ["ar", "fr", "ja", "pt"]) {
        await screen.page.goto("about:blank");
        await screen.open(`?lang=${lang}#/settings`, "settings");
        await screen.page.getByText(messages(lang)["settings-theme"], { exact: true }).first().waitFor();
      }
      // A page that is none of ours leads home, once the host has not answered.
      table.allowed.push(/no\/such\/page/);
      await screen.page.goto("about:blank");
      await screen.open("no/such/page", "home-continue");
      table.same(screen.page.url().split("?")[0], host.url, "the address");
    },
  },
  {
    name: "offline: a newer version waits while people play, and comes when they say so",
    long: 15,
    run: async (table) => {
      const { host, screen } = await visited(table);
      const board = await begin(screen);
      host.renew("two");
      table.check(await looked(screen), "no newer version lies ready");
      table.check(!(await screen.shows("newer-version")), "it is said in the midst of a game");
      await screen.play("8c8d", board);
      await screen.reload();
      table.same(await version(screen), "", "the version before anybody has said so");
      await screen.stands(board);
      await screen.page.goBack();
      await screen.has("newer-version");
      await screen.tap("button-update");
      await screen.page.waitForFunction(() => document.querySelector("meta[name=version]"));
      table.same(await version(screen), "two", "the version");
      await screen.has("home-continue");
      table.check(!(await screen.shows("newer-version")), "it is still said");
      table.same((await laidUpFiles(screen)).length, 1, "versions that are kept");
      await host.away();
      await screen.tap("home-continue");
      await screen.stands(board);
      await screen.reload();
      table.same(await version(screen), "two", "the version without a network");
      await host.back();
    },
  },
  {
    name: "offline: the result of a game offers the newer version, and taking it keeps the result",
    run: async (table) => {
      const { host, screen } = await visited(table);
      await begin(screen);
      host.renew("two");
      table.check(await looked(screen), "no newer version lies ready");
      await screen.press("button-resign");
      await screen.has("confirm-yes");
      await screen.still("confirm-yes");
      await screen.tap("confirm-yes");
      await screen.has("newer-version");
      await screen.still("button-update");
      await screen.tap("button-update");
      await screen.page.waitForFunction(() => document.querySelector("meta[name=version]"));
      await screen.has("board");
      await screen.over("resignation", "sente");
    },
  },
  {
    name: "offline: a newer version that another window takes waits here until the game is left",
    run: async (table) => {
      const { host, context, screen } = await visited(table);
      const board = await begin(screen);
      host.renew("two");
      const other = await table.screen({}, context);
      other.base = host.url;
      await other.open("", "home-continue");
      table.check(await looked(other), "no newer version lies ready");
      await other.has("newer-version");
      await other.tap("button-update");
      await other.page.waitForFunction(() => document.querySelector("meta[name=version]"));
      await screen.page.bringToFront();
      table.same(await version(screen), "", "the version in the midst of the game");
      await screen.play("8c8d", board);
      table.check(!(await screen.shows("newer-version")), "it is said in the midst of a game");
      // The older version still finds what it has not loaded yet.
      await host.away();
      await screen.page.evaluate(() => { location.hash = "#/play?lang=fr"; });
      await screen.page.getByText(messages("fr")["button-undo.short"], { exact: true }).first().waitFor();
      await host.back();
      await screen.open("#/", "home-continue");
      await screen.has("newer-version");
      await screen.tap("button-update");
      await screen.page.waitForFunction(() => document.querySelector("meta[name=version]"));
      await screen.has("home-continue");
      await screen.tap("home-continue");
      await screen.stands(board);
    },
  },
  ...[
    ["that breaks off", (host) => { host.instead["index.html"] = 500; }],
    ["of which a page of the network comes in place", (host) => {
      host.instead["index.html"] = "<!DOCTYPE html><title>Pay here</title>";
    }],
  ].map(([what, spoil]) => ({
    name: `offline: a newer version ${what} leaves the older one whole`,
    run: async (table) => {
      // What the spoilt host answers is told on the console.
      table.allowed.push(/status 500/, /Failed to load resource/);
      const { host, screen } = await visited(table);
      const kept = await laidUpFiles(screen);
      host.renew("two");
      const good = { ...host.instead };
      spoil(host);
      table.check(!(await looked(screen)), "half a version lies ready");
      table.same(await laidUpFiles(screen), kept, "what is kept");
      await host.away();
      await screen.reload("home-two-players");
      const board = await begin(screen);
      await host.back();
      host.instead = good;
      table.check(await looked(screen), "the whole version does not come");
      await screen.stands(board);
    },
  })),
  {
    name: "offline: a device without room for it plays all the same, and says nothing",
    run: async (table) => {
      const host = await Host.up();
      const context = await table.context({ site: host.url, serviceWorkers: "allow" });
      const screen = await table.screen({}, context);
      screen.base = host.url;
      const cdp = await context.newCDPSession(screen.page);
      const { origin } = new URL(host.url);
      await cdp.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 });
      await screen.open("", "home-two-players");
      // Laying up begins once the page stands, and then is given up.
      await screen.page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (registration) window.has_begun = true;
        return window.has_begun && !registration;
      }, null, { polling: 20 });
      await screen.page.waitForFunction(async () => (await caches.keys()).length === 0, null, { polling: 20, timeout: 5000 });
      const board = await begin(screen);
      await screen.reload();
      await screen.stands(board);
      table.check(!(await screen.shows("notice")), "it is said");
      await host.away();
    },
  },
];
