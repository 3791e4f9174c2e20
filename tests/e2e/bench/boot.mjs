// From a cold start to a board that can be played, and what is loaded until then.
import { SLOW, alone, median, table, verdict } from "./lib.mjs";

const LIMIT = 2000;
const FIRST_BOARD = 300;
const RUNS = 5;

/** Runs in the page: notes when the board has been painted for the first time. */
function watch() {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-testid="square-7g"]')) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.playable = performance.now(); };
      port2.postMessage(0);
    });
  });
  seen.observe(document, { subtree: true, childList: true });
}

async function boot(site) {
  const { browser, page, cdp, slow, faults } = await alone(site, watch);
  let bytes = 0;
  await cdp.send("Network.enable");
  cdp.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  await slow(SLOW);
  await page.goto(`${site}#/play`);
  await page.waitForFunction("window.playable", null, { timeout: 60_000 });
  const time = await page.evaluate("window.playable");
  const loaded = bytes;
  // Playable is what answers.
  await page.tap('[data-testid="square-7g"]');
  await page.waitForSelector('[data-testid="square-7g"][data-mark="held"]');
  await browser.close();
  if (faults.length) throw new Error(faults[0]);
  return { time, loaded };
}

export async function bootBench(site) {
  const runs = [];
  for (let at = 0; at < RUNS; at += 1) runs.push(await boot(site));
  const time = median(runs.map((run) => run.time));
  const kilobytes = median(runs.map((run) => run.loaded)) / 1000;
  table(`Cold start, ${SLOW} times slowed, median of ${RUNS}`, [
    ["", "measured", "budget", ""],
    ["board painted", `${time.toFixed(0)} ms`, `${LIMIT} ms`, verdict(time, LIMIT)],
    ["loaded until then", `${kilobytes.toFixed(1)} KB`, `${FIRST_BOARD} KB`, verdict(kilobytes, FIRST_BOARD)],
  ]);
}
