// The faces of the app: everything that is looked at, checked for fit and for barriers.
import { address, game } from "./data.mjs";

const FULL = "lnsgkgsnl/9/9/9/9/9/9/9/LNSGKGSNL b R9Prb9p 1";
const MID = "ln1g3nl/1r1s1k1b1/p1ppppspp/1p4p2/9/2P1P1P2/PPSP1P1PP/1BG1G2R1/LN2K1SNL b - 25";

const play = (sfen, moves) => async (screen) => screen.open(sfen ? address(sfen, moves) : "#/play");
const then = (first, ...taps) => async (screen) => {
  await first(screen);
  for (const id of taps) await screen.tap(id);
};
const until = (first, what, wanted) => async (screen) => {
  await first(screen);
  await screen.until(what, wanted);
};
const prompt = (first) => async (screen) => {
  await until(first, "the question", (seen) => seen.prompt)(screen);
  await screen.still("promote-yes");
};
const refusal = (first) => until(first, "a refusal", (seen) => seen.refusal);
const sheet = (first, id) => async (screen) => {
  await first(screen);
  await screen.has(id, 3000);
  await screen.still(id);
};
const opening = async (screen, moves) => screen.open(`#/play?moves=${moves}`);
/** With these settings, as if the players had chosen them before. */
const as = (settings, first) => async (screen) => {
  await screen.open("#/", "home");
  await screen.page.evaluate((text) => localStorage.setItem("kete.settings", text), JSON.stringify(settings));
  await screen.reload("home");
  await first(screen);
};
const NAMES = { "near-name": "Mwanahamisi Juma", "far-name": "Abdulrahmani Ali" };
const TRAYS = "4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1";
const MATE = then(play("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), "hand-sente-gold", "square-5b");
/** The second game of a sitting. */
const second = async (screen) => {
  await MATE(screen);
  await screen.has("result", 3000);
  await screen.still("button-rematch");
  await screen.tap("button-rematch");
  await screen.until("the next game", (seen) => seen.moves === 0);
};

/** A lesson, as in `/drops=1` at a step of it, and what is touched there. */
const lesson = (where, ...taps) => async (screen) => {
  const [path, at = 0] = where.split("=");
  await screen.open("#/", "home");
  await screen.page.evaluate((text) => localStorage.setItem("kete.lessons", text), `${path.slice(1) || "first"}=${at}`);
  await screen.reload("home");
  await screen.open(`#/learn${path}`, "lesson-say");
  for (const id of taps) await screen.tap(id);
};

/** The moves of a whole game. */
const REVIEW = async (screen) => {
  await opening(screen, game("mate-even").moves.slice(0, 60).join(","));
  await screen.press("button-moves");
  await screen.has("review");
};

/**
 * Name, whether it is the game, and how to get there in a fresh context; `kept` for what is left
 * behind in the settings, `is` for what must be there.
 */
export const STATES = [
  { name: "home", run: (screen) => screen.open("#/", "home-two-players") },
  {
    name: "home-continue",
    run: async (screen) => {
      await opening(screen, "7g7f,3c3d");
      await screen.open("#/", "home-continue");
    },
  },
  { name: "start", game: true, run: play() },
  { name: "held", game: true, run: then(play(MID), "square-7g") },
  { name: "held-rook", game: true, run: then(play("3k5/9/4p4/9/1p2R2P1/9/9/4p4/3K5 b - 1"), "square-5e") },
  { name: "held-drop", game: true, run: then(play(FULL), "hand-sente-pawn") },
  { name: "full-trays", game: true, run: play(TRAYS) },
  { name: "one-tray", game: true, run: play("4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 1") },
  {
    name: "prompt-near", game: true, is: "prompt",
    run: prompt(then((screen) => opening(screen, "7g7f,3c3d"), "square-8h", "square-2b")),
  },
  {
    name: "prompt-far", game: true, is: "prompt",
    run: prompt(then((screen) => opening(screen, "7g7f,3c3d,2g2f"), "square-2b", "square-8h")),
  },
  {
    name: "prompt-corner-left", game: true, is: "prompt",
    run: prompt(then(play("4k4/9/9/9/9/9/9/9/R3K4 b - 1"), "square-9i", "square-9a")),
  },
  {
    name: "prompt-corner-right", game: true, is: "prompt",
    run: prompt(then(play("4k3r/9/9/9/9/9/9/9/3K5 w - 1"), "square-1a", "square-1i")),
  },
  { name: "check", game: true, run: play("4k4/9/9/9/9/9/9/9/4K4 b R 1", ["R*5e"]) },
  { name: "double-check", game: true, run: play("4k4/9/4S4/9/9/9/9/9/4RK3 b - 1", ["5c4b"]) },
  {
    name: "refusal-near", game: true, is: "refusal",
    run: refusal(then(play("4k4/9/9/9/9/9/4P4/9/4K4 b P 1"), "hand-sente-pawn", "square-5e")),
  },
  {
    name: "refusal-far", game: true, is: "refusal",
    run: refusal(then(play("4k4/9/4p4/9/9/9/9/9/4K4 w p 1"), "hand-gote-pawn", "square-5e")),
  },
  {
    name: "refusal-long", game: true, is: "refusal",
    run: refusal(then(play("7lk/9/8S/9/9/9/9/7L1/8K b P 1"), "hand-sente-pawn", "square-1b")),
  },
  { name: "pass-and-turn", game: true, kept: true, run: as({ seating: "pass-and-turn" }, play(TRAYS)) },
  {
    name: "same-side-refusal", game: true, kept: true, is: "refusal",
    run: as({ seating: "same-side", ...NAMES }, refusal(then(
      play("4k4/9/4p4/9/9/9/9/9/4K4 w p 1"), "hand-gote-pawn", "square-5e",
    ))),
  },
  {
    name: "names-check", game: true, kept: true,
    run: as(NAMES, play("4k4/9/9/9/9/9/9/9/4K4 b R 1", ["R*5e"])),
  },
  { name: "names-score", game: true, kept: true, run: as(NAMES, second) },
  {
    name: "undo-asked", game: true, kept: true, is: "confirm",
    run: as({ "ask-undo": true }, sheet(async (screen) => {
      await opening(screen, "7g7f");
      await screen.tap("button-undo");
    }, "confirm")),
  },
  { name: "table-sheet", is: "table-sheet", run: sheet(then((screen) => screen.open("#/", "home"), "home-names"), "table-sheet") },
  { name: "menu", game: true, is: "menu", run: sheet(then(play(), "button-menu"), "menu") },
  {
    name: "confirm", game: true, is: "confirm",
    run: sheet(async (screen) => {
      await opening(screen, "7g7f");
      await screen.press("button-resign");
    }, "confirm"),
  },
  {
    name: "result", game: true, is: "result",
    run: sheet(MATE, "result"),
  },
  {
    name: "result-draw", game: true, is: "result",
    run: sheet(async (screen) => {
      await opening(screen, `${"5i5h,5a5b,5h5i,5b5a,".repeat(2)}5i5h,5a5b,5h5i`);
      await screen.tap("square-5b");
      await screen.tap("square-5a");
    }, "result"),
  },
  {
    name: "over", game: true,
    run: async (screen) => {
      await MATE(screen);
      await screen.has("result", 3000);
      await screen.still("button-review");
      await screen.tap("button-review");
      await screen.has("review");
      await screen.tap("review-close");
    },
  },
  { name: "review", is: "review-slider", run: REVIEW },
  { name: "review-past", is: "review-slider", run: then(REVIEW, "review-first", "review-next", "review-next") },
  ...["western", "japanese"].map((notation) => (
    { name: `review-${notation}`, kept: true, is: "review-slider", run: as({ notation }, REVIEW) })),
  { name: "play-on", run: sheet(then(REVIEW, "review-back", "review-back", "review-play-on"), "confirm") },
  ...[0, 2, 4, 7].map((step) => ({
    name: `replay-${step}`, is: "replay-text",
    run: async (screen) => {
      await MATE(screen);
      await screen.has("result", 3000);
      await screen.still("button-replay");
      await screen.tap("button-replay");
      for (let at = 0; at < step; at += 1) await screen.tap("replay-next");
    },
  })),
  { name: "bad-address", game: true, run: (screen) => screen.open("#/play?moves=7g7f,3c3d,7f7d", "notice") },
  { name: "lesson", is: "lesson-hint-text", run: lesson("", "lesson-hint") },
  { name: "lesson-said", is: "lesson-said", run: lesson("/drops=1", "hand-sente-pawn", "square-1b") },
  { name: "lesson-done", is: "lesson-next", run: lesson("/mates", "hand-sente-gold", "square-2b") },
  { name: "lesson-question", is: "lesson-answer-0", run: lesson("/impasse=1") },
  { name: "lesson-game", is: "status", run: lesson("/game") },
  { name: "lesson-end", is: "lesson-go-all", run: lesson("/impasse=2", "lesson-skip") },
  { name: "lessons", run: (screen) => screen.open("#/lessons", "lessons") },
  { name: "rules", run: (screen) => screen.open("#/rules", "rules") },
  {
    name: "rules-touched",
    run: async (screen) => {
      await screen.open("#/rules/nifu", "rules");
      await screen.page.getByTestId("rules-nifu-diagram-sente-pawn").click();
      await screen.page.getByTestId("rules-nifu-diagram-5e").click();
      await screen.has("diagram-said");
    },
  },
  { name: "rules-settings", run: (screen) => screen.open("#/rules/settings", "rules") },
  { name: "words", run: (screen) => screen.open("#/words", "words") },
  { name: "words-tokin", run: (screen) => screen.open("#/words/tokin", "words") },
  { name: "questions", run: (screen) => screen.open("#/questions", "questions") },
  { name: "questions-open", run: (screen) => screen.open("#/questions/gold-silver", "questions") },
  { name: "tips", run: (screen) => screen.open("#/tips", "tips") },
  { name: "rules-nifu", run: (screen) => screen.open("#/rules/nifu", "rules") },
  { name: "problems", run: (screen) => screen.open("#/problems", "problems") },
  { name: "problem", run: (screen) => screen.open("#/problems/60", "problem") },
  {
    name: "problem-shown",
    run: async (screen) => {
      await screen.open("#/problems/60", "problem");
      await screen.page.getByTestId("diagram-show").click();
      await screen.has("diagram-next");
    },
  },
  { name: "settings", run: (screen) => screen.open("#/settings", "settings") },
  { name: "nowhere", run: (screen) => screen.open("#/no/such/page", "nowhere") },
];
