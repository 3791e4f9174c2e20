// Mate problems: solved by taps, refused with a reason, hinted at, shown, and kept.
import { readFileSync } from "node:fs";
import { cli } from "../lib/data.mjs";

const SETS = { r: 2, b: 2, g: 4, s: 4, n: 4, l: 4, p: 18 };
const ROLES = { P: "pawn", L: "lance", N: "knight", S: "silver", G: "gold", B: "bishop", R: "rook" };

/** A problem of `src/learn/problems.txt` as a whole SFEN: gote holds what is left of a set. */
function read(line, at) {
  const [plies, board, hand] = line.split(" ");
  const rows = board.split("/");
  const held = hand.replace(/(\d+)([A-Z])/g, (_, count, letter) => letter.repeat(Number(count)));
  const used = (board + held).toLowerCase();
  const rest = Object.entries(SETS)
    .map(([letter, all]) => [all - used.split(letter).length + 1, letter])
    .filter(([count]) => count > 0)
    .map(([count, letter]) => (count > 1 ? count : "") + letter)
    .join("");
  const ranks = [...rows, ...Array(9 - rows.length).fill("9")].join("/");
  return { number: at + 1, plies: Number(plies), sfen: `${ranks} b ${hand === "-" ? "" : hand}${rest} 1` };
}

const text = readFileSync(new URL("../../../src/learn/problems.txt", import.meta.url), "utf8");
const PROBLEMS = text.trim().split("\n").map(read);
const line = (table, problem) => cli(table.tools, "mate", problem.sfen).split(" ");
/** The first problem of a length that begins with a drop. */
const first = (table, plies) =>
  PROBLEMS.find((problem) => problem.plies === plies && line(table, problem)[0].includes("*"));

async function open(table, problem) {
  const screen = await table.screen();
  await screen.open(`#/problems/${problem.number}`, "problem");
  await screen.page.locator(".small-grid button").first().waitFor();
  return screen;
}

const spot = (screen, problem, name) => screen.page.getByTestId(`problem-goal-${problem.plies}-${name}`);

async function play(screen, problem, usi) {
  const from = usi[1] === "*" ? `sente-${ROLES[usi[0]]}` : usi.slice(0, 2);
  await spot(screen, problem, from).tap();
  await spot(screen, problem, usi.slice(2, 4)).tap();
  const yes = screen.page.getByTestId(usi.endsWith("+") ? "diagram-promote-yes" : "diagram-promote-no");
  if (await yes.count()) await yes.tap();
}

const said = (screen, state) =>
  screen.page.locator(`[data-testid="diagram-said"][data-state="${state}"]`).waitFor({ timeout: 5000 });

export default [
  {
    name: "problems: one of one move is solved, ticked in the list, and stays so",
    run: async (table) => {
      const problem = first(table, 1);
      const screen = await open(table, problem);
      await play(screen, problem, line(table, problem)[0]);
      await screen.has("problem-done", 5000);
      await screen.open("#/problems", "problems");
      const link = screen.page.getByTestId(`problem-${problem.number}`);
      table.same(await link.getAttribute("data-solved"), "true", "solved");
      await screen.reload("problems");
      table.same(await link.getAttribute("data-solved"), "true", "solved after a reload");
    },
  },
  {
    name: "problems: one of three moves is defended and solved, and leads on to the next",
    run: async (table) => {
      const problem = first(table, 3);
      const screen = await open(table, problem);
      const moves = line(table, problem);
      await play(screen, problem, moves[0]);
      await spot(screen, problem, moves[1].slice(2, 4)).and(screen.page.locator("[data-piece^='gote']")).waitFor();
      await play(screen, problem, moves[2]);
      await screen.has("problem-done", 5000);
      await screen.page.getByTestId("problem-next").tap();
      await screen.page.waitForFunction(
        (number) => document.querySelector("[data-testid='problem']").dataset.number !== number,
        String(problem.number),
      );
      table.same(await screen.page.getByTestId("problem-done").count(), 0, "the next is not solved");
    },
  },
  {
    name: "problems: a wrong move is told why, a hint names the move, the solution is shown",
    run: async (table) => {
      const problem = first(table, 1);
      const [key] = line(table, problem);
      const screen = await open(table, problem);
      await spot(screen, problem, `sente-${ROLES[key[0]]}`).tap();
      await spot(screen, problem, "5f").tap();
      await said(screen, "quiet");
      await screen.page.getByTestId("diagram-hint").tap();
      await said(screen, "hint");
      await screen.page.getByTestId("diagram-hint").tap();
      const words = await screen.page.getByTestId("diagram-said").textContent();
      if (!words.includes(key.slice(2))) throw new Error(`"${words}" does not name ${key}`);
      await screen.page.getByTestId("diagram-show").tap();
      await spot(screen, problem, key.slice(2)).and(screen.page.locator("[data-piece^='sente']")).waitFor();
      table.same(await screen.page.getByTestId("problem-done").count(), 0, "shown is not solved");
      await screen.page.getByTestId("diagram-put-back").tap();
      await play(screen, problem, key);
      await screen.has("problem-done", 5000);
    },
  },
];
