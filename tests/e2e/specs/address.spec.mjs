// Addresses: good ones open what they say, bad ones say one sentence and leave the game alone.
import { address, game } from "../lib/data.mjs";
import { Board, EVEN } from "../lib/shogi.mjs";

const LONG = "7g7f,3c3d,7f7g,".repeat(6000);
const BAD = {
  "no position": "#/play?sfen=nonsense",
  "an empty position": "#/play?sfen=",
  "too few ranks": address("9/9/9 b - 1"),
  "a rank too long": address("lnsgkgsnll/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
  "an unknown piece": address("lnsgxgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
  "a promoted king": address("4+k4/9/9/9/9/9/9/9/4K4 b - 1"),
  "no king": address("9/9/9/9/9/9/9/9/9 b - 1"),
  "two kings of a side": address("4k4/9/9/9/9/9/9/9/3KK4 b - 1"),
  "three rooks": address("4k4/9/9/9/9/9/9/9/4K4 b 3R 1"),
  "two pawns on a file": address("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1"),
  "a dead end": address("P3k4/9/9/9/9/9/9/9/4K4 b - 1"),
  "the waiting king in check": address("4k4/4R4/9/9/9/9/9/9/4K4 b - 1"),
  "no side": address("4k4/9/9/9/9/9/9/9/4K4 x - 1"),
  "bad hands": address("4k4/9/9/9/9/9/9/9/4K4 b 0P 1"),
  "a bad number": address("4k4/9/9/9/9/9/9/9/4K4 b - 0x1"),
  "broken percent codes": "#/play?sfen=%E0%A4%A%ZZ%",
  "a null and a bell": "#/play?sfen=%00%07&moves=%00",
  "a script": "#/play?sfen=%3Cimg%20src=x%20onerror=alert(1)%3E",
  "an unreadable move": "#/play?moves=7g7f,zz",
  "a move beside the board": "#/play?moves=0a0b",
  "no move at all": "#/play?moves=7g7f,,3c3d",
  "a drop of a king": "#/play?moves=K*5e",
  "an illegal move": "#/play?moves=7g7f,3c3d,7f7d",
  "a move of the other side": "#/play?moves=7g7f,2g2f",
  "a move after the end": address("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", ["G*5b", "5a4b"]),
  "far too many moves": `#/play?moves=${LONG}`,
  "a very long position": `#/play?sfen=${"1".repeat(200_000)}`,
};

/** Runs in the page: the sentences that are said now. */
const alerts = () => [...document.querySelectorAll('[role="alert"]')]
  .filter((element) => element.getClientRects().length)
  .map((element) => element.innerText.trim());

async function said(table, screen, what) {
  await screen.page.waitForFunction(
    (read) => new Function(`return (${read})()`)().length > 0, alerts.toString(), { timeout: 5000 },
  ).catch(() => { throw new Error(`${what}: nothing is said`); });
  const texts = await screen.page.evaluate(alerts);
  table.same(texts.length, 1, `${what}: alerts`);
  const [text] = texts;
  table.check(text.length > 10 && text.length < 300, `${what}: the sentence is "${text}"`);
  table.check(!/[{}]|undefined|[a-z]+-[a-z]+-[a-z]+/.test(text), `${what}: a raw message: "${text}"`);
  return text;
}

export default [
  ...["load", "link"].map((by) => ({
    name: `address: bad ones by ${by} say so and keep the game`,
    long: 120,
    run: async (table) => {
      const screen = await table.screen({ locale: "en-GB" });
      await screen.open("#/play");
      const board = new Board();
      for (const usi of ["7g7f", "3c3d", "8h2b+"]) await screen.play(usi, board);
      const seen = new Map();
      const troubles = [];
      for (const [what, hash] of Object.entries(BAD)) {
        try {
          if (by === "load") await screen.page.goto("about:blank");
          screen.note(`open ${hash.slice(0, 100)}`);
          if (by === "load") await screen.open(hash);
          else await screen.page.evaluate((to) => { location.hash = to; }, hash);
          await screen.has("board");
          const text = await said(table, screen, what);
          seen.set(what, text);
          await screen.stands(board);
          await screen.open("#/", "home-continue");
          await screen.open("#/play");
          await screen.stands(board);
        } catch (error) {
          troubles.push(`${what}: ${error.message}`);
        }
      }
      if (process.env.KETE_TELL) console.log([...seen].map((pair) => pair.join(" → ")).join("\n"));
      if (troubles.length) throw new Error(`${troubles.length} bad addresses\n${troubles.join("\n")}`);
      await screen.play("3a2b", board);
    },
  })),
  {
    name: "address: a position with moves opens, also in place of a running game",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play");
      await screen.play("2g2f", new Board());
      const { moves } = game("mate-even");
      const board = new Board();
      for (const usi of moves.slice(0, 30)) board.play(usi);
      await screen.open(`#/play?moves=${moves.slice(0, 30).join(",")}`);
      await screen.stands(board);
      await screen.play(moves[30], board);
      // What was opened is a game like any other: a reload does not open it anew.
      await screen.reload();
      await screen.stands(board);
      await screen.page.goto("about:blank");
      await screen.open("#/play");
      await screen.stands(board);
    },
  },
  {
    name: "address: the ways of writing a position are all read",
    run: async (table) => {
      const screen = await table.screen();
      const sfen = "4k4/9/4+P4/9/9/9/9/9/4K4 b 2Gb 7";
      for (const written of [
        encodeURIComponent(sfen),
        sfen.replaceAll(" ", "%20"),
        sfen,
        sfen.replaceAll("+", "%2B").replaceAll(" ", "+"),
        sfen.slice(0, -2).replaceAll(" ", "%20"),
      ]) {
        await screen.page.goto("about:blank");
        await screen.open(`#/play?sfen=${written}`);
        await screen.stands(new Board(sfen));
      }
      await screen.open("#/play?sfen=startpos&moves=7g7f");
      await screen.stands(new Board(EVEN).play("7g7f"));
    },
  },
  {
    name: "address: every page opens, survives a reload, and is left by the way back",
    long: 20,
    run: async (table) => {
      const screen = await table.screen();
      const ready = () => screen.page.waitForFunction(
        () => document.querySelector("main[data-testid]") && !document.getElementById("trouble"));
      await screen.open("#/rules", "rules");
      const sections = await screen.page.$$eval('a[href*="#/rules/"]', (links) =>
        links.map((link) => link.getAttribute("href").replace(/^.*#/, "#")));
      const pages = [
        "", "#", "#/", "#/play", "#/learn", "#/rules", "#/rules/nifu", "#/rules/no-such", "#/words",
        "#/questions", "#/records", "#/problems", "#/settings", "#/nowhere/at/all", "#nonsense",
        "#/%E0%A4%A", "?x=%ZZ#/", ...new Set(sections),
      ];
      for (const page of pages) {
        await screen.page.goto("about:blank");
        screen.note(page);
        await screen.page.goto(table.url + page);
        await ready();
        const title = await screen.page.title();
        table.check(title.includes("Kete"), `${page} has the title "${title}"`);
        await screen.page.reload();
        await ready();
        table.same(await screen.page.title(), title, `the title of ${page} after a reload`);
      }
      await screen.open("#/", "home-rules");
      await screen.tap("home-rules");
      await ready();
      await screen.page.goBack();
      await screen.has("home-rules");
      await screen.tap("home-settings");
      await ready();
      await screen.page.goBack();
      await screen.has("home-settings");
    },
  },
];
