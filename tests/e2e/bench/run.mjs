// Measures the web app: node tests/e2e/bench/run.mjs SITE_URL [boot|tap|memory…]
//
// KETE_ROUNDS is the number of games of the tap bench, KETE_TOOLS the folder of kete-cli.
import { resolve } from "node:path";
import { bootBench } from "./boot.mjs";
import { memoryBench } from "./memory.mjs";
import { tapBench } from "./tap.mjs";

const [site, ...wanted] = process.argv.slice(2);
if (!site) {
  console.error("usage: node tests/e2e/bench/run.mjs SITE_URL [tap|boot|memory…]");
  process.exit(2);
}
const tools = resolve(process.env.KETE_TOOLS ?? `${process.env.CARGO_TARGET_DIR ?? "target"}/debug`);
const benches = {
  boot: () => bootBench(site),
  tap: () => tapBench(site, { rounds: Number(process.env.KETE_ROUNDS ?? 3) }),
  memory: () => memoryBench(site, tools),
};
for (const [name, bench] of Object.entries(benches)) {
  if (!wanted.length || wanted.includes(name)) await bench();
}
