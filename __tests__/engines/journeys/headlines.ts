import { until } from "../../until";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";

/** Reads only the `h1`, because WebKit on Linux may wrap smaller headings differently. */
const readHeights = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>("main h1")].map(
      (heading) => `${heading.textContent} ${heading.offsetHeight}`,
    ),
  );

/** Removes the headline font, so that text looks as it does before the font loads. */
function useFallbacks(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { fontFamily } = getComputedStyle(element);
    if (/^"?Display"?,/.test(fontFamily)) element.style.fontFamily = fontFamily.replace(/^[^,]*,/, "");
  }
}

export function headlineJourneys(site: JourneySite): void {
  test.each([390, 1280])(
    "at %i px, have the same lines before and after the headline font loads",
    async (width) => {
      const visitor = await site.visit({ width, height: 844 });
      for (const route of ["/", "/research/google-ads-roi-report", "/services/seo"]) {
        await visitor.open(route);
        await until("the headline font has loaded", () =>
          visitor.run(() => [...document.fonts].some(({ status }) => status === "loaded")),
        );
        const loaded = await readHeights(visitor);
        await visitor.run(useFallbacks);
        expect([route, ...(await readHeights(visitor))]).toEqual([route, ...loaded]);
      }
    },
    120_000,
  );
}
