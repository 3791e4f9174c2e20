// The peer at the same job: two people, marks of legal squares, shogiground on shogiops.
// Promotion is answered by the harness through `answer`, as nothing is asked on its board.
import { Shogiground } from "shogiground";
import { checksSquareNames, shogigroundDropDests, shogigroundMoveDests } from "shogiops/compat";
import { makeBoardSfen, makeHandsSfen, parseSfen } from "shogiops/sfen";
import { parseUsi } from "shogiops/util";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const LETTERS = { rook: "R", bishop: "B", gold: "G", silver: "S", knight: "N", lance: "L", pawn: "P" };
const position = parseSfen("standard", START).unwrap();
const byId = (id) => document.getElementById(id);

function make(usi) {
  position.play(parseUsi(usi));
  ground.set(state());
}

function state() {
  return {
    sfen: {
      board: makeBoardSfen("standard", position.board),
      hands: makeHandsSfen("standard", position.hands),
    },
    turnColor: position.turn,
    activeColor: "both",
    checks: checksSquareNames(position),
    hands: { roles: Object.keys(LETTERS) },
    animation: { enabled: false },
    scaleDownPieces: false,
    promotion: { movePromotionDialog: () => false, forceMovePromotion: () => false },
    movable: {
      free: false,
      showDests: true,
      dests: shogigroundMoveDests(position),
      events: { after: (from, to) => make(from + to + (window.answer ? "+" : "")) },
    },
    droppable: {
      free: false,
      showDests: true,
      dests: shogigroundDropDests(position),
      events: { after: (piece, to) => make(`${LETTERS[piece.role]}*${to}`) },
    },
  };
}

const ground = Shogiground(state(), {
  board: byId("board"),
  hands: { top: byId("top"), bottom: byId("bottom") },
});
window.sfen = () => makeBoardSfen("standard", position.board);
window.ready = true;
