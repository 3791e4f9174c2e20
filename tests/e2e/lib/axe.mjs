// What axe finds on the page as it stands.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One line a finding: the rule, how bad, where. */
export async function findings(page) {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) =>
      `${id} (${impact}) ${target.join(" ")}: ${failureSummary.split("\n").slice(1, 2).join(" ").trim()}`));
}
