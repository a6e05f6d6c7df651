import { type Page } from "playwright-core";
import { openHydrated, setUpSite } from "../browser/site";
import { routes } from "./site-pages";

const site = setUpSite();

/** Opens the home page, and records everything that a Content Security Policy blocks. */
async function openRecorded(): Promise<{ page: Page; refused: string[] }> {
  const page = await site.blank();
  const refused: string[] = [];
  await page.exposeFunction("refuse", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(window, "refuse")(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  await openHydrated(page, "/");
  return { page, refused };
}

test("every page runs its scripts and styles within its policy", async () => {
  const { page, refused } = await openRecorded();
  for (const route of routes) {
    await openHydrated(page, route);
    const isStyled = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].some(
        (element) => getComputedStyle(element).display === "grid",
      ),
    );
    expect([route, isStyled, refused]).toEqual([route, true, []]);
  }
});

test("the policy refuses inline scripts and other hosts", async () => {
  const { page, refused } = await openRecorded();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/a.png">');
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect(refused.join("\n")).toMatch(/script-src-elem inline/);
  expect(refused.join("\n")).toMatch(/img-src https:\/\/evil\.example/);
});
