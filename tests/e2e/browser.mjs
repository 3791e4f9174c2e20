// The browser of the tests, and a visitor in it who complains about every trouble.
import { chromium } from "playwright-core";

/** Small, cheap and held upright: the phone the app is made for. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/**
 * A new browser profile and a page in it. `troubles` gathers what must never happen:
 * errors, console errors, failed loads and requests to any other host.
 * `options` are those of a Playwright context; `expected` is a pattern of troubles
 * that the test provokes.
 */
export async function visit(browser, site, options = {}) {
  const { expected, patience, ...choices } = options;
  const context = await browser.newContext({ ...PHONE, locale: "sw-KE", ...choices });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const troubles = [];
  const trouble = (text) => expected?.test(text) || troubles.push(text);

  const home = new URL(site).origin;
  context.on("request", (request) => {
    const url = request.url();
    const inside = url.startsWith(`${home}/`) || /^(data|blob|about):/.test(url);
    if (!inside) trouble(`request to another host: ${url}`);
  });
  context.on("requestfailed", (request) => trouble(`not loaded: ${request.url()}`));
  context.on("response", (response) => {
    if (response.status() >= 400) trouble(`status ${response.status()}: ${response.url()}`);
  });
  context.on("weberror", (event) => trouble(`error: ${event.error().stack}`));
  context.on("console", (message) => {
    if (message.type() === "error") trouble(`console: ${message.text()}`);
  });

  /** Opens an address of the app and waits until it has drawn something. */
  const open = async (address = "") => {
    await page.goto(site + address);
    await page.waitForSelector("#main > *", { state: "attached" });
  };
  return { page, context, site, open, troubles };
}
