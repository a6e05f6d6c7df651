import { type Page } from "playwright-core";
import { openHydrated, type setUpSite } from "./site";

/** The home page, and a list of everything that its policy has refused, over navigations too. */
export async function openWatched(
  site: ReturnType<typeof setUpSite>,
): Promise<{ page: Page; refused: string[] }> {
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
