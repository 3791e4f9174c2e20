// Times the perft bench in this JavaScript engine: node scripts/perft-wasm.mjs FOLDER
// FOLDER holds kete.js and kete_bg.wasm, as kete-bindgen writes them. Turns are
// taken in one run, as in the native bench.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 5;
const POSITIONS = [
  ["start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 4],
  ["593 moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3],
  ["middle game", "lr5nl/3gk1g2/2nsppsp1/p1pp2p1p/1p5P1/P1PPSPP1P/1PS1P1N2/2GK1G3/LN5RL w Bb 50", 3],
  ["full hands", "9/9/9/3k5/9/5K3/9/9/9 b RB2G2S2N2L9Prb2g2s2n2l9p 1", 3],
];

const folder = resolve(process.argv[2]);
const bench = await import(pathToFileURL(join(folder, "kete.js")).href);
bench.initSync({ module: readFileSync(join(folder, "kete_bg.wasm")) });

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

for (const counting of ["list", "count"]) {
  console.log(`\nwasm, last ply: ${counting}; million nodes a second, median of ${ROUNDS}`);
  for (const [name, sfen, depth] of POSITIONS) {
    const speeds = { kete: [], shunsai: [] };
    const counts = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      for (const who of Object.keys(speeds)) {
        const start = performance.now();
        const leaves = bench.leaves(who, counting, sfen, depth);
        speeds[who].push(leaves / (performance.now() - start) / 1000);
        counts.add(leaves);
      }
    }
    if (counts.size !== 1) throw new Error(`${name}: the counts differ: ${[...counts]}`);
    const kete = median(speeds.kete);
    const shunsai = median(speeds.shunsai);
    const shown = `kete ${kete.toFixed(1).padStart(7)}  shunsai ${shunsai.toFixed(1).padStart(7)}`;
    console.log(`${name.padEnd(14)} depth ${depth}  ${shown}  ratio ${(kete / shunsai).toFixed(2)}`);
  }
}
