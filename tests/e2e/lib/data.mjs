// The project's own data of whole games and of single cases of the rules.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { EVEN } from "./shogi.mjs";

const DATA = new URL("../../data/", import.meta.url);

function rows(name) {
  return readFileSync(new URL(name, DATA), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}

export const GAMES = rows("games.tsv").map(([id, start, moves, then, ending, winner]) => ({
  id, start, moves: moves.split(" "), then, ending, winner: winner ?? "",
}));

export const game = (id) => GAMES.find((one) => one.id === id);

export const CASES = rows("rules-cases.tsv").map(([id, group, start, moves, question, answer]) => ({
  id,
  group,
  start: start === "startpos" ? EVEN : start,
  moves: moves === "-" ? [] : moves.split(" "),
  question,
  answer,
}));

/** The address of a position, as the contract writes it. */
export function address(start, moves = []) {
  const sfen = `sfen=${encodeURIComponent(start)}`;
  return `#/play?${moves.length ? `${sfen}&moves=${moves.join(",")}` : sfen}`;
}

/** What `kete-cli` prints. */
export function cli(tools, ...words) {
  return execFileSync(join(tools, "kete-cli"), words, { encoding: "utf8" }).trim();
}

/** Messages of a language that stand alone on one line, without variables. */
export function messages(lang) {
  const found = {};
  const folder = new URL(`../../../locales/${lang}/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), "utf8");
    let id = "";
    for (const line of text.split("\n")) {
      const message = /^([a-z][a-z0-9-]*) = (.*)$/.exec(line);
      const attribute = /^ {4}\.([a-z]+) = (.*)$/.exec(line);
      if (message) found[(id = message[1])] = message[2];
      else if (attribute) found[`${id}.${attribute[1]}`] = attribute[2];
    }
  }
  return found;
}
