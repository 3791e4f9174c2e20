// The page loads from its own host alone, from any folder, and says so in words when it cannot.
import { Agent, get } from "node:http";
import { messages } from "../lib/data.mjs";

/** One request; never, when the server lets it wait for three seconds. */
const answered = (url, agent) =>
  new Promise((done) => {
    const request = get(url, { agent }, (response) => response.resume().on("end", () => done(true)));
    request.on("error", () => done(false));
    request.setTimeout(3000, () => request.destroy());
  });

/** What pages beside home and the game need, which comes once the first screen stands. */
const LATER = /\/kete-(\w+-pages|more)-[0-9a-f]+\.\w+$/;
const KANJI = /\/kete-kanji-[0-9a-f]+\.txt$/;

/** What is loaded until the first board can be played; scripts/size.mjs adds up the same. */
const firstBoard = (tag) => [/\/$/, /\/kete-\w+\.js$/, /\/kete-\w+\.wasm$/, new RegExp(`/kete-${tag}-[0-9a-f]+\\.ftl$`),
  ...(tag === "ja" ? [KANJI] : [])];

/** Whether the pieces are drawn with outlines of kanji: long paths, with strokes thickened. */
const drawsKanji = (screen) => screen.page.evaluate(() =>
  [...document.querySelectorAll("style")].some((it) => it.textContent.includes("stroke-linejoin='round' transform='matrix(")));

export default [
  ...["sw", "ar", "ja"].map((locale) => [locale, firstBoard(locale)]).map(([locale, wanted]) => ({
    name: `start: the first board in ${locale} loads ${wanted.length} files`,
    run: async (table) => {
      const screen = await table.screen({ locale });
      const loaded = [];
      screen.page.on("request", (request) => loaded.push(request.url().split("#")[0]));
      // The board stands without what comes later.
      await screen.page.route(LATER, () => {});
      if (locale !== "ja") await screen.page.route(KANJI, () => {});
      await screen.open("#/play");
      const isLater = (url) => LATER.test(url) || (locale !== "ja" && KANJI.test(url));
      const own = loaded.filter((url) => url.startsWith("http") && !isLater(url));
      table.check(own.length === wanted.length && wanted.every((name) => own.some((url) => name.test(url))), own.join(" "));
    },
  })),
  {
    name: "start: when the app breaks off, a page says so and starts it again",
    run: async (table) => {
      table.allowed.push(/./);
      const screen = await table.screen({ locale: "en-GB" });
      await screen.open("#/play?moves=7g7f");
      await screen.page.evaluate(() => {
        const now = Date.now;
        Date.now = () => {
          Date.now = now;
          throw new WebAssembly.RuntimeError("unreachable");
        };
      });
      await screen.tap("square-3c");
      await screen.has("error-page");
      const words = messages("en");
      const said = await screen.page.innerText('[data-testid="error-page"]');
      table.check(said.includes(words["error-title"]), said);
      await screen.page.getByText(words["button-reload"], { exact: true }).click();
      await screen.until("the game", (seen) => seen.moves === 1);
    },
  },
  {
    name: "start: a page comes with its words, now or once there is a network",
    run: async (table) => {
      table.allowed.push(/./);
      const screen = await table.screen({ locale: "en-GB" });
      const words = messages("en");
      await screen.page.route(LATER, (route) => route.abort());
      await screen.open("#/", "home-two-players");
      for (const [row, title] of [["home-rules", "title-rules"], ["home-learn", "title-learn"], ["home-problems", "title-problems"]]) {
        await screen.tap(row);
        await screen.has("notice");
        const page = screen.page.getByTestId("page-awaited");
        table.check((await page.innerText()).includes(words[title]), `no ${title} without words`);
        table.check((await screen.page.innerText(".notice")).includes(words["notice-page-missing"]), "what is said");
        await screen.tap("notice-close");
        await screen.page.goBack();
        await screen.has(row);
      }
      await screen.tap("home-rules");
      await screen.has("notice");
      await screen.page.unroute(LATER);
      await screen.page.goBack();
      await screen.tap("home-rules");
      const goal = screen.page.locator("#rules-goal");
      await goal.waitFor();
      table.check(!(await screen.shows("notice")), "it is still said");
      table.check((await goal.innerText()).includes(words["rules-goal"]), "the rules in another language");
      await screen.page.goto("about:blank");
      await screen.open("#/rules/nifu", "rules");
      await screen.page.waitForFunction(() =>
        Math.abs(document.getElementById("rules-nifu").getBoundingClientRect().top) < innerHeight / 2);
    },
  },
  {
    name: "start: a tap that comes before the lessons have come leads to the lesson all the same",
    run: async (table) => {
      const screen = await table.screen({ locale: "en-GB" });
      const words = messages("en");
      let answer;
      const open = new Promise((done) => { answer = done; });
      await screen.page.route(LATER, async (route) => {
        await open;
        await route.continue();
      });
      await screen.open("#/", "home-learn");
      await screen.tap("home-learn");
      await screen.has("page-awaited");
      table.same(await screen.page.getAttribute("[data-testid=page-awaited]", "aria-busy"), "true", "busy");
      answer();
      await screen.has("lesson");
      table.check((await screen.page.getByTestId("lesson-say").innerText()).includes(words["learn-first-pawn"]), "what the lesson says");
      const card = await screen.page.evaluate(() => getComputedStyle(document.querySelector(".lesson-card")).flexDirection);
      table.same(card, "column", "the style of the lesson");
      table.check(!(await screen.shows("notice")), "something is said");
    },
  },
  {
    name: "start: a link into a page that comes late leads to its part all the same",
    run: async (table) => {
      for (const [link, part] of [["words/tokin", "words-tokin"], ["tips/mino", "tips-mino"]]) {
        const screen = await table.screen({ locale: "en-GB" });
        let answer;
        const open = new Promise((done) => { answer = done; });
        await screen.page.route(LATER, async (route) => {
          await open;
          await route.continue();
        });
        await screen.open(`#/${link}`, "page-awaited");
        answer();
        await screen.page.waitForFunction((id) =>
          Math.abs(document.getElementById(id)?.getBoundingClientRect().top) < innerHeight / 2, part);
        table.check((await screen.page.evaluate(() => location.hash)) === `#/${link}`, "another address");
        await screen.page.context().close();
      }
    },
  },
  ...[["ja", {}], ["sw", { face: "two-kanji" }]].map(([locale, settings]) => ({
    name: `start: a board with kanji in ${locale} is seen with no other pieces before`,
    run: async (table) => {
      const screen = await table.screen({ locale });
      await screen.page.addInitScript((text) => localStorage.setItem("kete.settings", text), JSON.stringify(settings));
      let answer;
      const open = new Promise((done) => { answer = done; });
      const app = screen.page.waitForResponse(/\.wasm$/);
      await screen.page.route(KANJI, async (route) => {
        await open;
        await route.continue();
      });
      await screen.page.goto(`${table.url}#/play`);
      await (await app).finished();
      await screen.page.waitForFunction(() => document.getElementById("coming").getAttribute("aria-valuenow") === "100");
      table.check(!(await screen.shows("board")), "a board without its pieces");
      answer();
      await screen.has("board");
      table.check(await drawsKanji(screen), "no kanji on the pieces");
    },
  })),
  {
    name: "start: without kanji there are other pieces, and the settings wait for them",
    run: async (table) => {
      table.allowed.push(/./);
      const screen = await table.screen({ locale: "ja-JP" });
      await screen.page.route(KANJI, (route) => route.abort());
      await screen.open("#/play");
      table.check(!(await drawsKanji(screen)), "kanji from nowhere");
      await screen.tap("square-7g");
      await screen.tap("square-7f");
      await screen.until("a move", (seen) => seen.moves === 1);
      await screen.open("#/settings", "face-kanji");
      table.same(await screen.page.getAttribute("[data-testid=face-kanji]", "aria-busy"), "true", "busy");
      await screen.page.unroute(KANJI);
      await screen.open("#/play");
      await screen.open("#/settings", "face-kanji");
      await screen.page.waitForSelector("[data-testid=face-kanji]:not([aria-busy])");
      table.check(await drawsKanji(screen), "no kanji on the pieces");
    },
  },
  {
    name: "start: a link to a lesson or a problem asks for all of it beside the app",
    run: async (table) => {
      for (const [link, id, text] of [["learn/castles", "lesson-say", "learn-castles-mino"], ["problems/3", "problem", "problem-goal-1"]]) {
        const screen = await table.screen({ locale: "fr-FR" });
        const asked = [];
        screen.page.on("request", (request) => asked.push(request.url().split("#")[0]));
        await screen.page.route("**/*.wasm", async (route) => {
          const names = asked.filter((url) => LATER.test(url));
          table.same(names.length, 2, `files that are asked for before the app: ${asked.join(" ")}`);
          await route.continue();
        });
        await screen.open(`#/${link}`, id);
        table.check((await screen.page.innerText("main")).includes(messages("fr")[text]), `no ${text}`);
        table.same(asked.filter((url) => LATER.test(url)).length, 2, "files in all");
        await screen.page.context().close();
      }
    },
  },
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
    name: "start: a visit loads seven files of this host",
    run: async (table) => {
      const screen = await table.screen();
      const loaded = new Set();
      screen.page.on("request", (request) => loaded.add(request.url()));
      const come = Promise.all([/kete-more-/, KANJI].map((name) => screen.page.waitForResponse(name)));
      await screen.open("", "home-two-players");
      await come;
      await screen.page.waitForLoadState("networkidle");
      const own = [...loaded].filter((url) => url.startsWith("http"));
      table.same(own.length, 7, `files loaded (${own.join(", ")})`);
    },
  },
  ...["sw", "en", "ja", "fr", "pt", "ar"].map((lang) => ({
    name: `start: a start that fails is told in ${lang}, and so is one that was not reached`,
    run: async (table) => {
      table.allowed.push(/./);
      const words = messages(lang);
      const screen = await table.screen({ locale: lang });
      for (const [part, files, answer] of [
        ["text", "**/*.wasm", (route) => route.fulfill({ body: "no wasm" })],
        ["unreached", "**/*.wasm", (route) => route.abort()],
        ["unreached", "**/*.wasm", (route) => route.fulfill({ status: 503 })],
        ["unreached", "**/*.ftl", (route) => route.abort()],
      ]) {
        await screen.page.route(files, answer);
        await screen.page.goto("about:blank");
        await screen.page.goto(table.url);
        const page = screen.page.locator("#trouble");
        await page.waitFor();
        table.same(await page.innerText().then((text) => text.split(/\n+/)),
          [words["start-failed"], words[`start-failed.${part}`], words["button-reload"]], "what is said");
        table.same(await screen.page.getAttribute("html", "dir"), lang === "ar" ? "rtl" : "ltr", "the direction");
        table.check(!(await screen.page.locator("#shell").isVisible()), "the shell is still there");
        await screen.page.unroute(files);
      }
      // The network is there again.
      await screen.page.getByRole("button").click();
      await screen.has("home-two-players");
    },
  })),
  {
    name: "start: on a slow network the board's place is seen at once, then filled, and nothing jumps",
    long: 20,
    run: async (table) => {
      for (const [width, height] of [[360, 640], [412, 915], [915, 412]]) {
        const screen = await table.screen({ viewport: { width, height } });
        const place = (selector) => screen.page.evaluate((found) => {
          const { x, y, width: wide, height: high } = document.querySelector(found).getBoundingClientRect();
          return [x, y, wide, high];
        }, selector);
        const cdp = await screen.page.context().newCDPSession(screen.page);
        await cdp.send("Network.enable");
        await cdp.send("Network.emulateNetworkConditions", {
          offline: false, latency: 300, downloadThroughput: 150_000, uploadThroughput: 50_000,
        });
        await screen.page.goto(`${table.url}#/play`, { waitUntil: "commit" });
        await screen.page.waitForSelector("#shell .board");
        table.check(!(await screen.shows("board")), "the app is there already: nothing was slow");
        const before = await place("#shell .board");
        const come = () => screen.page.evaluate(() =>
          parseInt(document.getElementById("coming").style.getPropertyValue("--come") || "0", 10));
        await screen.page.waitForFunction(() =>
          parseInt(document.getElementById("coming").style.getPropertyValue("--come") || "0", 10) > 20);
        const part = await come();
        table.check(part < 100, `${part} % have come at once`);
        const words = await screen.page.innerText("#coming");
        table.same(words.trim(), messages("sw")["start-loading"], "what is said meanwhile");
        await screen.has("board");
        const after = await place(".game .board");
        before.forEach((value, at) => table.check(Math.abs(value - after[at]) < 1.5,
          `at ${width}x${height} the board jumps from ${before} to ${after}`));
        table.check(!(await screen.page.locator("#shell").isVisible()), "the shell is still there");
        await screen.page.context().close();
      }
    },
  },
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
