// Whole games from the first move to the result, by taps, by drags and with a mouse,
// with the app shut and opened again in the middle.
import { GAMES, address, game } from "../lib/data.mjs";
import { Board, EVEN } from "../lib/shogi.mjs";

async function reloaded(screen, board) {
  const before = await screen.look();
  await screen.reload();
  const after = await screen.stands(board);
  const kept = ({ picture, turn, moves, last, check }) => ({ picture, turn, moves, last, check });
  if (JSON.stringify(kept(before)) !== JSON.stringify(kept(after))) {
    throw new Error(`after the reload: ${JSON.stringify(after)}, not ${JSON.stringify(before)}`);
  }
}

async function whole(table, { id, start, moves, then, ending, winner }, by, options) {
  const screen = await table.screen(options);
  await screen.open(start === EVEN ? "#/play" : address(start));
  const board = new Board(start);
  await screen.stands(board);
  const half = Math.floor(moves.length / 2);
  for (const [at, usi] of moves.entries()) {
    if (at === half) await reloaded(screen, board);
    await screen.play(usi, board, by);
  }
  if (then === "resign") {
    await screen.press("button-resign");
    await screen.has("confirm-yes");
    await screen.still("confirm-yes");
    await screen.tap("confirm-yes");
  }
  if (ending) {
    await screen.over(ending, winner);
    table.check(await screen.shows("button-rematch"), `${id}: no rematch is offered`);
  }
  // A finished game is as safe as one that is being played.
  await screen.reload();
  await screen.stands(board);
  if (ending) await screen.over(ending, winner);
}

const MOUSE = {
  viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false,
};

export default [
  ...["tap", "drag"].flatMap((by) =>
    GAMES.map((one) => ({
      name: `games by ${by}: ${one.id}`,
      long: one.moves.length * (by === "drag" ? 2 : 1),
      run: (table) => whole(table, one, by),
    }))),
  {
    name: "games by mouse, dragging: mate-even",
    long: 114,
    run: (table) => whole(table, game("mate-even"), "drag", MOUSE),
  },
  {
    name: "games by mouse, clicking: perpetual-check",
    run: (table) => whole(table, game("perpetual-check"), "tap", MOUSE),
  },
  {
    name: "games: resign can be called off, undone and redone",
    run: async (table) => {
      const screen = await table.screen();
      const board = new Board();
      await screen.open("#/play");
      await screen.play("7g7f", board);
      await screen.press("button-resign");
      await screen.still("confirm-no");
      await screen.tap("confirm-no");
      await screen.play("3c3d", board);
      await screen.press("button-resign");
      await screen.still("confirm-yes");
      await screen.tap("confirm-yes");
      await screen.over("resignation", "gote");
    },
  },
  {
    name: "games: undo and redo walk the whole line",
    run: async (table) => {
      const screen = await table.screen();
      const moves = game("mate-even").moves.slice(0, 40);
      const boards = [new Board().picture()];
      const board = new Board();
      await screen.open("#/play");
      for (const usi of moves) {
        await screen.play(usi, board);
        boards.push(board.picture());
      }
      const walk = async (button, ply) => {
        await screen.press(button);
        await screen.until(`ply ${ply}`, (seen) => seen.moves === ply && seen.picture === boards[ply]);
      };
      for (let ply = 39; ply >= 0; ply -= 1) await walk("button-undo", ply);
      await screen.reload();
      for (let ply = 1; ply <= 20; ply += 1) await walk("button-redo", ply);
      await screen.reload();
      for (let ply = 21; ply <= 40; ply += 1) await walk("button-redo", ply);
      await screen.stands(board);
    },
  },
  {
    name: "games: a rematch alternates who begins, and turning the board changes nothing else",
    run: async (table) => {
      const screen = await table.screen();
      await screen.open("#/play");
      const near = async () => (await screen.where("square-5i")).y > (await screen.where("square-5a")).y;
      table.check(await near(), "sente does not sit near in the first game");
      await screen.play("7g7f", new Board());
      await screen.press("button-resign");
      await screen.still("confirm-yes");
      await screen.tap("confirm-yes");
      await screen.over("resignation", "sente");
      await screen.still("button-rematch");
      await screen.tap("button-rematch");
      await screen.stands(new Board());
      table.check(!(await near()), "the start does not alternate");
      await screen.press("button-flip");
      await screen.until("the board to turn", () => true);
      await new Promise((done) => setTimeout(done, 400));
      await screen.stands(new Board());
      table.check(await near(), "the board did not turn");
      await screen.reload();
      await screen.stands(new Board());
      table.check(await near(), "the board turned back on reload");
    },
  },
];
