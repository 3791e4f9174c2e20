// What the pieces and the boards look like: every mark is told from every other, on every board,
// by every eye, and pieces turn with the board.
import { SIGHTS, apart, picture, seen, turned } from "../lib/sight.mjs";

const BOARDS = ["wood", "paper", "slate", "contrast"];
const FACES = ["learner", "kanji", "two-kanji", "initials", "contrast"];
const SQUARE = "square-5e";
/** What lies under it and over it, as src/ui/marks.rs writes it. */
const LAST = "50% 50%,200% 0%";
const DOT = "5em 5.4em";
const ring = (kind) => `50% 50%/var(--square) no-repeat var(--${kind}-picture)`;

/** The attributes of a square that has a mark. */
const MARKS = {
  plain: {},
  target: { mark: "target" },
  last: { last: "true" },
  "target on last": { mark: "target", last: "true" },
};
const MARKS_ON_PIECE = {
  plain: {},
  capture: { mark: "capture" },
  held: { mark: "held" },
  last: { last: "true" },
  check: { check: "true" },
  refused: { culprit: "true" },
  "capture on last": { mark: "capture", last: "true" },
};
/** The least part of a square that must look different: the dot of a target is 4 %. */
const LEAST = 0.03;

/** A picture of one square as it stands, or with other attributes. */
async function squareAs(screen, piece, attributes) {
  const marks = {
    ".last-move": ["backgroundPosition", attributes.last ? LAST : ""],
    ".dots": ["boxShadow", attributes.mark === "target" ? DOT : ""],
    ".rings": ["background",
      attributes.check ? ring("check") : attributes.mark === "capture" ? ring("capture") : ""],
  };
  const box = await screen.page.evaluate(([id, { mark = "", ...data }, around]) => {
    const square = document.querySelector(`[data-testid="${id}"]`);
    for (const name of ["piece", "last", "check", "culprit"]) delete square.dataset[name];
    Object.assign(square.dataset, data);
    square.className = ["held", "capture"].includes(mark) ? `square ${mark}` : "square";
    for (const [selector, [property, value]] of Object.entries(around)) {
      document.querySelector(`.board ${selector}`).style[property] = value;
    }
    const { x, y, width, height } = square.getBoundingClientRect();
    return { x, y, width, height };
  }, [SQUARE, { piece, ...attributes }, marks]);
  return picture(screen.page, box);
}

async function compare(screen, piece, marks, faults) {
  const pictures = {};
  for (const [name, attributes] of Object.entries(marks)) {
    pictures[name] = await squareAs(screen, piece, attributes);
  }
  const names = Object.keys(marks);
  for (const sight of Object.keys(SIGHTS)) {
    const views = Object.fromEntries(names.map((name) => [name, seen(pictures[name], sight)]));
    names.forEach((a, i) => names.slice(i + 1).forEach((b) => {
      const part = apart(views[a], views[b]);
      if (part < LEAST) faults.push(`${sight}: ${a} and ${b}: ${(part * 100).toFixed(1)} %`);
    }));
  }
}

const differ = (a, b) => apart(seen(a, "full"), seen(b, "full"));

const marksDiffer = (board, colorScheme) => ({
  name: `looks: every mark is told from every other on ${board}, ${colorScheme}`,
  run: async (table) => {
    const screen = await table.screen({ colorScheme, viewport: { width: 280, height: 653 }, reducedMotion: "reduce" });
    await screen.open("#/settings", "settings");
    await screen.tap(`board-${board}`);
    await screen.open("#/play");
    const faults = [];
    await compare(screen, "", MARKS, faults);
    for (const piece of ["gote-pawn", "sente-dragon"]) {
      await compare(screen, piece, MARKS_ON_PIECE, faults);
    }
    if (faults.length) throw new Error(`${faults.length} pairs look alike\n${faults.join("\n")}`);
  },
});

const piecesTurn = (face) => ({
  name: `looks: the ${face} pieces turn with the board`,
  run: async (table) => {
    const screen = await table.screen({ reducedMotion: "reduce" });
    await screen.open("#/settings", "settings");
    await screen.tap(`face-${face}`);
    await screen.open("#/play");
    const [sente, gote] = [
      await squareAs(screen, "sente-knight", {}),
      await squareAs(screen, "gote-knight", {}),
    ];
    await screen.press("button-flip");
    await screen.page.waitForSelector('.board[data-bottom="gote"]');
    await screen.page.waitForTimeout(400);
    for (const [name, before] of [["sente-knight", sente], ["gote-knight", gote]]) {
      const after = await squareAs(screen, name, {});
      const [same, other] = [turned(before), before].map((it) => differ(it, after));
      // Fine strokes fall on other points when they are turned.
      if (same * 2 > other) throw new Error(`${name}: ${same} turned, ${other} not turned`);
    }
    // Whose piece it is shows in its direction.
    if (differ(sente, gote) < 0.1) throw new Error("both sides look alike");
  },
});

export default [
  ...BOARDS.flatMap((board) => ["light", "dark"].map((scheme) => marksDiffer(board, scheme))),
  ...FACES.map(piecesTurn),
];
