// Every single case of the rules that a screen can show: legal moves are made, forbidden ones
// refused with their rule, ends told as what they are.
import { CASES, address, cli } from "../lib/data.mjs";
import { Board, parts } from "../lib/shogi.mjs";

async function opened(screen, { start, moves }) {
  await screen.open(address(start, moves));
  const board = new Board(start);
  for (const usi of moves) board.play(usi);
  await screen.stands(board);
  return board;
}

/** The rule that forbids it, as the core says; tried by taps, or by a drag where taps mean another thing. */
async function refused(table, screen, one) {
  const usi = one.question.split(" ")[1];
  const board = await opened(screen, one);
  const rule = cli(table.tools, "why", board.sfen(), usi);
  const { promote, drop, from } = parts(usi);
  if (rule === "must-promote" || rule === "cannot-promote") {
    // The screen asks nothing: the piece gets the only face it may have.
    const allowed = promote ? usi.slice(0, 4) : `${usi}+`;
    table.check(board.promotion(usi) !== "choice", `${one.id} is a matter of choice`);
    await screen.play(allowed, board);
    return;
  }
  const before = await screen.look();
  if (rule === "not-in-hand") {
    await screen.tap(`hand-${board.turn}-${from}`);
  } else {
    await screen.carry(usi, board.turn, rule === "own-piece" ? "drag" : "tap");
  }
  const seen = await screen.until(`the refusal ${rule}`, (now) => now.refusal || now.moves !== before.moves);
  table.same(seen.refusal, rule, `${one.id} (${usi}): the rule`);
  table.same(seen.picture, before.picture, `${one.id}: the board after a refusal`);
  table.same(seen.turn, before.turn, `${one.id}: the turn after a refusal`);
  table.check(seen.refusalText.length > 10, `${one.id}: the refusal has no words`);
  // The same by a drag, from the start: the piece goes back and the reason is the same.
  if (rule === "not-in-hand") return;
  await screen.open(address(one.start, one.moves));
  await screen.stands(board);
  await screen.carry(usi, board.turn, "drag");
  const again = await screen.until(`the refusal ${rule} of a drag`, (now) => now.refusal);
  table.same(again.refusal, rule, `${one.id} by a drag (${drop ? "drop" : "move"})`);
  table.same(again.picture, before.picture, `${one.id}: the board after a refused drag`);
}

async function all(table, cases, run) {
  const screen = await table.screen();
  const troubles = [];
  for (const one of cases) {
    try {
      await run(table, screen, one);
    } catch (error) {
      troubles.push(`${one.id}: ${error.message}`);
    }
  }
  if (troubles.length) throw new Error(`${troubles.length} of ${cases.length} cases\n${troubles.join("\n")}`);
}

const legal = (answer) => (one) => one.question.startsWith("legal ") && one.answer === answer;
const ENDS = {
  checkmate: "checkmate", nomoves: "no-legal-move", draw: "repetition", perpetual: "perpetual-check",
};
const SIDE = { b: "sente", w: "gote", sennichite: "" };

export default [
  {
    name: "rules: every forbidden move is refused with its rule",
    long: 150,
    run: (table) => all(table, CASES.filter(legal("no")), refused),
  },
  {
    name: "rules: every legal move of the cases is made",
    long: 100,
    run: (table) => all(table, CASES.filter(legal("yes")), async (_, screen, one) => {
      const board = await opened(screen, one);
      await screen.play(one.question.split(" ")[1], board);
    }),
  },
  {
    name: "rules: the ends of the cases are told",
    long: 60,
    run: (table) => all(table, CASES.filter((one) => one.question === "result"), async (_, screen, one) => {
      // The last move by taps where there is one: an end must come by playing, not by opening.
      const given = one.moves.slice(0, -1);
      const board = await opened(screen, { start: one.start, moves: given });
      for (const usi of one.moves.slice(given.length)) await screen.play(usi, board);
      const [kind, side] = one.answer.split(":");
      if (kind === "none") {
        table.same((await screen.look()).state, "playing", one.id);
      } else {
        await screen.over(ENDS[kind], SIDE[side]);
      }
    }),
  },
  {
    name: "rules: check is shown where it is",
    run: (table) => all(table, CASES.filter((one) => one.question === "check"), async (_, screen, one) => {
      await opened(screen, one);
      table.same((await screen.look()).check !== "", one.answer === "yes", one.id);
    }),
  },
  {
    name: "rules: a mate problem of one king plays on after each kind of refusal",
    run: async (table) => {
      const screen = await table.screen();
      const board = new Board("4k4/9/4P4/9/9/9/9/9/9 b GP 1");
      await screen.open(address(board.sfen()));
      const refuse = async (id, rule) => {
        await screen.tap(id);
        await screen.until(rule, (now) => now.refusal === rule);
      };
      await screen.tap("hand-sente-pawn");
      await refuse("square-5e", "nifu");
      await refuse("square-5a", "occupied");
      await refuse("square-4a", "dead-end");
      await screen.tap("hand-sente-pawn");
      await refuse("square-5a", "not-your-piece");
      await refuse("hand-gote-pawn", "not-your-piece");
      await refuse("hand-sente-rook", "not-in-hand");
      await screen.play("G*5b", board);
      await screen.over("checkmate", "sente");
      await screen.still("button-review");
      await screen.tap("button-review");
      await screen.has("review");
      await screen.tap("review-close");
      await refuse("square-5b", "game-over");
      await screen.press("button-undo");
      await screen.until("the undone mate", (seen) => seen.state === "playing" && seen.moves === 0);
    },
  },
];
