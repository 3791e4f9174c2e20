// A board that only carries out moves: what the screen must show after each. It
// knows no rule except where promotion is a choice, and shares no line with the app.

export const ROLES = {
  k: "king", r: "rook", b: "bishop", g: "gold", s: "silver", n: "knight", l: "lance", p: "pawn",
};
export const HAND = ["rook", "bishop", "gold", "silver", "knight", "lance", "pawn"];
const PROMOTED = {
  rook: "dragon", bishop: "horse", silver: "promoted-silver", knight: "promoted-knight",
  lance: "promoted-lance", pawn: "tokin",
};
const PLAIN = Object.fromEntries(Object.entries(PROMOTED).map(([plain, up]) => [up, plain]));
const LETTER = Object.fromEntries(Object.entries(ROLES).map(([letter, role]) => [role, letter]));
const RANKS = "abcdefghi";

export const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
export const SIDES = ["sente", "gote"];
export const other = (side) => (side === "sente" ? "gote" : "sente");
export const SQUARES = [...RANKS].flatMap((rank) =>
  [9, 8, 7, 6, 5, 4, 3, 2, 1].map((file) => `${file}${rank}`));

/** How far a square is from the far edge of a side, 1 to 9. */
const advance = (square, side) => {
  const rank = RANKS.indexOf(square[1]) + 1;
  return side === "sente" ? rank : 10 - rank;
};

/** What a USI move does with the fingers: `from` is a square or a role in hand. */
export function parts(usi) {
  const drop = usi[1] === "*";
  return {
    usi,
    drop,
    from: drop ? ROLES[usi[0].toLowerCase()] : usi.slice(0, 2),
    to: usi.slice(2, 4),
    promote: usi.endsWith("+"),
  };
}

export class Board {
  constructor(sfen = EVEN) {
    const [ranks, turn, hands, number] = sfen.split(" ");
    this.pieces = {};
    this.hands = { sente: {}, gote: {} };
    this.turn = turn === "b" ? "sente" : "gote";
    this.number = Number(number ?? 1);
    this.moves = 0;
    ranks.split("/").forEach((line, rank) => {
      let file = 9;
      let plus = false;
      for (const sign of line) {
        if (sign === "+") plus = true;
        else if (/\d/.test(sign)) file -= Number(sign);
        else {
          const side = sign === sign.toUpperCase() ? "sente" : "gote";
          const role = ROLES[sign.toLowerCase()];
          this.pieces[`${file}${RANKS[rank]}`] = `${side}-${plus ? PROMOTED[role] : role}`;
          plus = false;
          file -= 1;
        }
      }
    });
    for (const [, count, sign] of hands === "-" ? [] : hands.matchAll(/(\d*)([a-zA-Z])/g)) {
      const side = sign === sign.toUpperCase() ? "sente" : "gote";
      this.hands[side][ROLES[sign.toLowerCase()]] = Number(count || 1);
    }
  }

  at(square) {
    const piece = this.pieces[square];
    if (!piece) return null;
    const [side, ...role] = piece.split("-");
    return { side, role: role.join("-") };
  }

  /** `must`, `choice` or `never`. */
  promotion(usi) {
    const { drop, from, to } = parts(usi);
    const piece = drop ? null : this.at(from);
    if (!piece || !PROMOTED[piece.role]) return "never";
    const reached = advance(to, piece.side);
    if (reached > 3 && advance(from, piece.side) > 3) return "never";
    const last = { pawn: 1, lance: 1, knight: 2 }[piece.role] ?? 0;
    return reached <= last ? "must" : "choice";
  }

  play(usi) {
    const { drop, from, to, promote } = parts(usi);
    const hand = this.hands[this.turn];
    if (drop) {
      hand[from] -= 1;
      if (hand[from] === 0) delete hand[from];
      this.pieces[to] = `${this.turn}-${from}`;
    } else {
      const { side, role } = this.at(from);
      const taken = this.at(to);
      if (taken) {
        const plain = PLAIN[taken.role] ?? taken.role;
        hand[plain] = (hand[plain] ?? 0) + 1;
      }
      delete this.pieces[from];
      this.pieces[to] = `${side}-${promote ? PROMOTED[role] : role}`;
    }
    this.turn = other(this.turn);
    this.number += 1;
    this.moves += 1;
    return this;
  }

  /** The same board as a text that can be compared with what the screen says. */
  picture() {
    const hands = SIDES.flatMap((side) =>
      HAND.filter((role) => this.hands[side][role]).map((role) =>
        `${side}-${role}:${this.hands[side][role]}`));
    const pieces = SQUARES.filter((square) => this.pieces[square]).map((square) =>
      `${square}:${this.pieces[square]}`);
    return [...pieces, ...hands].join(" ");
  }

  sfen() {
    const ranks = [...RANKS].map((rank) => {
      let line = "";
      for (let file = 9; file >= 1; file -= 1) line += this.sign(`${file}${rank}`);
      return line.replace(/1+/g, (ones) => ones.length);
    });
    const hands = SIDES.flatMap((side) =>
      HAND.filter((role) => this.hands[side][role]).map((role) => {
        const count = this.hands[side][role];
        const letter = side === "sente" ? LETTER[role].toUpperCase() : LETTER[role];
        return `${count > 1 ? count : ""}${letter}`;
      }));
    const turn = this.turn === "sente" ? "b" : "w";
    return `${ranks.join("/")} ${turn} ${hands.join("") || "-"} ${this.number}`;
  }

  sign(square) {
    const piece = this.at(square);
    if (!piece) return "1";
    const plain = PLAIN[piece.role] ?? piece.role;
    const letter = piece.side === "sente" ? LETTER[plain].toUpperCase() : LETTER[plain];
    return PLAIN[piece.role] ? `+${letter}` : letter;
  }
}
