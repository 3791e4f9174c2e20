// The page loads, from any folder, and says so in words when it cannot.
import assert from "node:assert/strict";

export default function (test) {
  test("the app starts", async ({ page, open }) => {
    await open();
    assert.equal(await page.locator("#trouble").count(), 0);
    assert.equal(await page.title(), "Kete");
  });

  test("a visit loads three files of this host", async ({ page, context, open }) => {
    const loaded = new Set();
    context.on("request", (request) => loaded.add(request.url()));
    await open();
    await page.waitForLoadState("networkidle");
    const own = [...loaded].filter((url) => url.startsWith("http"));
    assert.equal(own.length, 3, own.join("\n"));
  });

  for (const [locale, words] of [
    ["sw-KE", "imeshindwa kuanza"],
    ["en-GB", "could not start"],
  ]) {
    test(`a start that fails is told: ${locale}`, { locale, expected: /./ }, async ({ page, site }) => {
      await page.route("**/*.wasm", (route) => route.fulfill({ body: "no wasm" }));
      await page.goto(site);
      await page.getByText(words).waitFor();
    });
  }
}
