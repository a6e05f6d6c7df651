import { setUpSite } from "./site";
import { builtFor } from "./site-routes";

const site = setUpSite();
const route = "/research/sem-trends-report";
const address = `${route}#figure-devices`;
const title = "Mobile leads desktop, 68% to 32%";

test.each([true, false])(
  "a figure's number links to the figure, below the header (scripts: %s)",
  async (scripts) => {
    const page = await site.open(route, { javaScriptEnabled: scripts, reducedMotion: "reduce" });
    const number = page.getByRole("link", { name: "Figure 2", exact: true });
    await number.click();
    expect(new URL(page.url()).hash).toBe("#figure-devices");
    const { height = 0 } = (await number.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
    const opened = await site.open(address, { javaScriptEnabled: scripts, reducedMotion: "reduce" });
    const top = (await opened.locator("#figure-devices").boundingBox())?.y;
    const header = await opened.locator("header:has(nav)").first().boundingBox();
    expect(top).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    expect(top).toBeLessThan(200);
  },
);

test("a figure's link and HTML can be copied, and the HTML works on an empty page", async () => {
  const page = await site.open(route, { permissions: ["clipboard-read", "clipboard-write"] });
  const figure = page.locator("#figure-devices");
  expect(await figure.getByRole("img", { name: title }).count()).toBe(1);
  await figure.getByText("Use this figure").click();
  const copy = async (name: string) => {
    await figure.getByRole("button", { name }).click();
    await figure.getByText("Copied").first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copy("Copy link")).toBe(`${builtFor}${address}`);
  const code = await copy("Copy embed code");
  const origin = new URL(page.url()).origin;
  const other = await site.blank();
  await other.route(`${builtFor}/**`, async (request) => {
    const url = request.request().url().replace(builtFor, origin);
    await request.fulfill({ response: await request.fetch({ url }) });
  });
  await other.setContent(code);
  const picture = other.getByRole("img", { name: title });
  await other.waitForLoadState("networkidle");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await other.getByRole("link").click();
  await other.waitForURL(`${builtFor}${address}`);
  expect(await other.locator("#figure-devices").isVisible()).toBe(true);
  // Stop intercepting requests. Otherwise, a request that the page sends after the test would fail.
  await other.unrouteAll({ behavior: "ignoreErrors" });
});
