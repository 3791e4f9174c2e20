// Lessons on the board: by touch in a learner's time, with the keyboard, and with other touches.

/** What a learner touches in each step of the first lesson. */
const FIRST = [
  ["square-5g", "square-5f"],
  ["square-5f", "square-4f"],
  ["square-5f", "square-4g"],
  ["square-5g", "square-5f"],
  ["square-5f", "square-5e"],
  ["hand-sente-pawn", "square-5f"],
  ["square-5d", "square-5c", "promote-yes"],
  ["square-7g", "square-7c", "promote-yes"],
  ["square-5e", "square-4c", "promote-yes"],
  ["square-5h", "square-5c", "promote-yes"],
  ["square-7g", "square-3c", "promote-yes"],
  ["square-5i", "square-4h", "square-4f", "square-5e", "hand-sente-pawn", "square-5g"],
  ["hand-sente-gold", "square-5b"],
  ["hand-sente-pawn", "square-7d", "hand-sente-pawn", "square-1b"],
];

/** Seconds for a tap, and words read in a second (180 a minute). */
const TAP = 1.2;
const READ = 3;
const MOST = 3 * 60 + 30;

const DESK = { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false };

const text = (screen, id) => screen.page.locator(`[data-testid="${id}"]`).innerText();
const step = (screen) => screen.page.locator('[data-testid="lesson-at"]').getAttribute("data-step");
const focused = (screen) => screen.page.evaluate(() => document.activeElement?.dataset?.testid ?? "");
const count = (words) => words.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

async function tap(screen, id) {
  await screen.has(id);
  await screen.tap(id);
}

/** Waits until a step is there; the browser may still be on its way to it. */
async function stands(table, screen, number) {
  await screen.page.waitForSelector(`[data-testid="lesson-at"][data-step="${number}"]`, { timeout: 5000 })
    .catch(async () => table.check(false, `step ${await step(screen)} stands, not ${number}`));
}

export default [
  {
    name: "learn: the first lesson by touch, in a learner's time",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/", "home-learn");
      let taps = 1;
      let words = count(await text(screen, "home-learn"));
      await tap(screen, "home-learn");
      for (const [at, touches] of FIRST.entries()) {
        await stands(table, screen, at + 1);
        words += count(await text(screen, "lesson-say"));
        for (const id of touches) {
          await tap(screen, id);
          taps += 1;
          if (await screen.shows("lesson-said")) words += count(await text(screen, "lesson-said"));
        }
        await screen.has("lesson-next");
        words += count(await text(screen, "lesson-say"));
        await tap(screen, "lesson-next");
        taps += 1;
      }
      await screen.has("lesson-end");
      words += count(await text(screen, "lesson-end"));
      const seconds = Math.round(taps * TAP + words / READ);
      console.log(`     first lesson: ${taps} taps, ${words} words: ${seconds} s of ${MOST}`);
      table.check(seconds <= MOST, `the first lesson takes ${seconds} s`);
      await tap(screen, "lesson-go-next");
      await screen.has("lesson-undo");
      await screen.open("#/", "home-learn");
      await tap(screen, "home-learn");
      await screen.has("lessons");
    },
  },
  {
    name: "learn: other touches say why and what to try, and a reload finds the step again",
    run: async (table) => {
      const screen = await table.screen({ reducedMotion: "reduce" });
      await screen.open("#/learn", "lesson-say");
      for (const [touches, rule] of [
        [["square-5e"], null],
        [["square-9i", "square-9h"], null],
        [["square-5g", "square-5e"], "not-that-piece's-move"],
        [["square-1a"], "not-your-piece"],
      ]) {
        for (const id of touches) await tap(screen, id);
        await screen.has("lesson-said");
        const said = screen.page.locator('[data-testid="lesson-said"]');
        table.same(await said.getAttribute("data-rule"), rule, `the rule after ${touches}`);
        table.check(count(await said.innerText()) > 4, "a sentence");
        await tap(screen, "lesson-again");
      }
      await tap(screen, "lesson-hint");
      await screen.has("lesson-finger");
      const still = await screen.page.locator('[data-testid="lesson-finger"]')
        .evaluate((it) => getComputedStyle(it).animationName);
      table.same(still, "none", "the finger under reduced motion");
      for (const at of [2, 3, 4]) {
        await tap(screen, "lesson-skip");
        await stands(table, screen, at);
      }
      await tap(screen, "lesson-back");
      await stands(table, screen, 3);
      await screen.reload("lesson-say");
      await stands(table, screen, 3);
    },
  },
  {
    name: "learn: with the keyboard alone",
    run: async (table) => {
      const screen = await table.screen(DESK);
      const press = async (...keys) => {
        for (const key of keys) await screen.page.keyboard.press(key);
      };
      await screen.open("#/learn", "lesson-say");
      // The focus comes to the piece by the step itself; from there arrows and Enter.
      await screen.page.locator('[data-testid="lesson-again"]').focus();
      await press("Enter");
      table.same(await focused(screen), "square-5g", "the focus at the beginning of a step");
      await press("Enter", "ArrowUp", "Enter");
      await screen.has("lesson-next");
      await screen.page.waitForFunction(() => document.activeElement?.dataset?.testid === "lesson-next");
      await press("Enter");
      await stands(table, screen, 2);
      await press("Enter", "ArrowRight", "Enter");
      await screen.has("lesson-next");
      for (let at = 3; at <= 7; at += 1) {
        const id = (await screen.shows("lesson-next")) ? "lesson-next" : "lesson-skip";
        await screen.page.locator(`[data-testid="${id}"]`).focus();
        await press("Enter");
        await stands(table, screen, at);
      }
      table.same(await focused(screen), "square-5d", "the focus on the pawn that is to promote");
      await press("Enter", "ArrowUp", "Enter");
      await screen.has("promote-yes");
      await screen.page.waitForFunction(() => document.activeElement?.dataset?.testid === "promote-yes");
      await press("Enter");
      await screen.has("lesson-next");
    },
  },
  {
    name: "learn: the phone answers in the small game, and every lesson opens",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/learn/game", "lesson-say");
      await tap(screen, "square-5g");
      await tap(screen, "square-5f");
      await screen.page.waitForSelector('[data-testid="move-count"][data-count="2"]');
      await tap(screen, "lesson-undo");
      await screen.page.waitForSelector('[data-testid="move-count"][data-count="0"]');
      await screen.open("#/lessons", "lessons");
      const rows = await screen.page.locator(".lesson-rows button").count();
      table.check(rows >= 9, `${rows} lessons`);
      for (let at = 0; at < rows; at += 1) {
        await screen.page.locator(".lesson-rows button").nth(at).click();
        await screen.has("lesson-say");
        await tap(screen, "lesson-all");
        await screen.has("lessons");
      }
    },
  },
];
