// What a phone does along with the page: its way back, its light, its storage, its home screen.
import { messages } from "../lib/data.mjs";
import { Board } from "../lib/shogi.mjs";

/** Runs in the page before anything else: counts what is asked of the phone. */
function stub() {
  window.lit = 0;
  Object.defineProperty(navigator, "wakeLock", {
    value: {
      request: async () => {
        window.lit += 1;
        const lock = new EventTarget();
        lock.release = async () => {
          window.lit -= 1;
          lock.dispatchEvent(new Event("release"));
        };
        window.phone_takes_it_back = lock.release;
        return lock;
      },
    },
  });
  // The empty page before it has none.
  if (!navigator.storage) return;
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => {
    localStorage.setItem("persist", Number(localStorage.getItem("persist")) + 1);
    return false;
  };
}

async function lit(screen, count, when) {
  await screen.page.waitForFunction((wanted) => window.lit === wanted, count, { timeout: 3000 })
    .catch(async () => {
      throw new Error(`${when}: ${await screen.page.evaluate(() => window.lit)} locks, not ${count}`);
    });
}

/** The way back of the phone, where it leads no further than this page. */
const back = (screen) => screen.page.evaluate(() => history.back());

const gone = (screen, id) => screen.page.waitForSelector(`[data-testid="${id}"]`, { state: "detached", timeout: 3000 });

export default [
  {
    name: "phone: the way back closes the question, the sheet, the panel, then leaves the page",
    run: async (table) => {
      const screen = await table.screen();
      // The board is the first page: without an entry of its own, the way back would leave the app.
      await screen.open("#/play?moves=7g7f,3c3d");
      const board = new Board().play("7g7f").play("3c3d");
      await screen.tap("square-8h");
      await screen.tap("square-2b");
      await screen.until("the question", (seen) => seen.prompt);
      await back(screen);
      await gone(screen, "prompt");
      await screen.stands(board);
      await screen.press("button-moves");
      await screen.has("review");
      await back(screen);
      await gone(screen, "review");
      await screen.stands(board);
      await screen.tap("button-menu");
      await screen.has("menu");
      await back(screen);
      await gone(screen, "menu");
      await screen.stands(board);
      // A menu that was closed by its own button leaves no step behind.
      await screen.tap("button-menu");
      await screen.has("menu");
      await screen.still("button-close");
      await screen.tap("button-close");
      await gone(screen, "menu");
      await screen.play("2g2f", board);
      await screen.page.goBack();
      await screen.page.waitForURL("about:blank");
      await screen.page.goForward();
      await screen.has("board");
      await screen.stands(board);
    },
  },
  {
    name: "phone: pages are left in the order they were come to, also past what lay open",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/", "home-two-players");
      await screen.tap("home-two-players");
      const board = new Board();
      await screen.play("7g7f", board);
      await screen.tap("button-menu");
      await screen.has("menu-rules");
      await screen.still("menu-rules");
      await screen.tap("menu-rules");
      await screen.has("rules");
      await screen.reload("rules");
      await back(screen);
      await screen.has("board");
      await screen.stands(board);
      await back(screen);
      await screen.has("home-continue");
      await screen.page.goForward();
      await screen.has("board");
      await screen.tap("button-menu");
      await screen.has("menu");
      await screen.reload();
      await screen.stands(board);
      await back(screen);
      await screen.has("home-continue");
    },
  },
  {
    name: "phone: the screen stays lit while a game is played, and only then",
    run: async (table) => {
      const context = await table.context();
      await context.addInitScript(stub);
      const screen = await table.screen({}, context);
      await screen.open("#/", "home-two-players");
      await screen.tap("home-two-players");
      await screen.has("board");
      await lit(screen, 0, "before the first move");
      const board = new Board();
      await screen.play("7g7f", board);
      await lit(screen, 1, "after the first move");
      await screen.play("3c3d", board);
      await lit(screen, 1, "after the second");
      // The phone takes it back with the page out of sight, and it is asked for anew.
      await screen.page.evaluate(() => window.phone_takes_it_back());
      await lit(screen, 0, "out of sight");
      await screen.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await lit(screen, 1, "in sight again");
      await screen.page.goBack();
      await screen.has("home-continue");
      await lit(screen, 0, "at home");
      await screen.tap("home-continue");
      await lit(screen, 1, "at the board again");
      await screen.press("button-resign");
      await screen.has("confirm-yes");
      await screen.still("confirm-yes");
      await screen.tap("confirm-yes");
      await lit(screen, 0, "after the end");
    },
  },
  {
    name: "phone: that a game is kept for good is asked once, after the first is saved",
    run: async (table) => {
      const context = await table.context();
      await context.addInitScript(stub);
      const screen = await table.screen({}, context);
      const asked = () => screen.page.evaluate(() => Number(localStorage.getItem("persist")));
      await screen.open("#/", "home-two-players");
      table.same(await asked(), 0, "times before any game");
      await screen.tap("home-two-players");
      const board = new Board();
      await screen.play("7g7f", board);
      await screen.page.waitForFunction(() => localStorage.getItem("persist"));
      await screen.reload();
      await screen.play("3c3d", board);
      table.same(await asked(), 1, "times");
    },
  },
  {
    name: "phone: the frame of the browser takes the theme that was chosen, also before the app is there",
    run: async (table) => {
      const screen = await table.screen({ colorScheme: "light" });
      const frame = () => screen.page.$$eval("meta[name=theme-color]", (metas) => metas.map((meta) => meta.content));
      const [light, dark] = ["#F7F2E8", "#171411"];
      await screen.open("#/settings", "settings");
      table.same(await frame(), [light, dark], "as the device is");
      await screen.tap("theme-dark");
      await screen.page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
      table.same(await frame(), [dark, dark], "dark");
      await screen.page.route("**/*.wasm", () => {});
      await screen.page.reload({ waitUntil: "commit" });
      await screen.page.waitForSelector("#coming");
      table.same(await frame(), [dark, dark], "dark before the app is there");
      const ground = await screen.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      table.same(ground, "rgb(23, 20, 17)", "the ground");
    },
  },
  {
    name: "phone: every language has a manifest that a browser installs from, with pictures as it says",
    run: async (table) => {
      for (const [locale, lang] of [["sw-TZ", "sw"], ["ar-EG", "ar"], ["ja-JP", "ja"]]) {
        const context = await table.context({ locale });
        const screen = await table.screen({}, context);
        await screen.open("#/rules", "rules");
        const cdp = await context.newCDPSession(screen.page);
        const { url, errors, data } = await cdp.send("Page.getAppManifest");
        table.same(errors, [], `what the browser finds wrong in ${url}`);
        const manifest = JSON.parse(data);
        table.same(manifest.lang, lang, "the language");
        table.same(manifest.dir, lang === "ar" ? "rtl" : "ltr", "the direction");
        table.same(manifest.description, messages(lang)["install-description"], "the description");
        table.same(new URL(manifest.start_url, url).href, table.url, "where it starts");
        table.same(new URL(manifest.scope, url).href, table.url, "how far it reaches");
        const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
        // A private window is never installed from; that is all that may be wrong.
        const wrong = installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito");
        table.same(wrong, [], "what keeps it from being installed");
        if (lang !== "sw") continue;
        for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
          const seen = await screen.page.evaluate(async (address) => {
            const picture = await createImageBitmap(await (await fetch(address)).blob());
            return `${picture.width}x${picture.height}`;
          }, new URL(src, url).href);
          table.same(seen, sizes, src);
        }
        for (const { url: page } of manifest.shortcuts) {
          await screen.page.goto("about:blank");
          await screen.page.goto(new URL(page, url).href);
          await screen.page.waitForSelector("main[data-testid]:not([data-testid=nowhere])");
        }
      }
    },
  },
];
