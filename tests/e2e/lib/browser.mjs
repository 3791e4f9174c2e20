// The browser, and everything a page may not do while it is watched.
import { chromium } from "playwright-core";

export const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export function launch(more = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more,
    ],
  });
}

/**
 * A context of its own, so that nothing is saved from before, and a list that fills with what
 * goes wrong in it: errors on the console, errors nobody caught, and requests to anywhere else.
 */
export async function watched(browser, origin, options = {}) {
  const context = await browser.newContext({ ...PHONE, locale: "sw-TZ", serviceWorkers: "block", ...options });
  const faults = [];
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error()}`));
  context.on("page", (page) => page.on("crash", () => faults.push("the page crashed")));
  context.on("requestfailed", (request) => {
    // A reload breaks off what is being loaded.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") faults.push(`not loaded, ${reason}: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
  });
  return { context, faults };
}
