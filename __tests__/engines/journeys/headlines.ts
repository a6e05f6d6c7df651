import { reports } from "../../browser/site-routes";
import { displayFontPath } from "../../../src/styles/display-font";
import { until } from "../../until";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";

/** Returns the position and size of every heading, once the headline font has this status. */
async function readBoxes(visitor: Visitor, status: "error" | "loaded") {
  await until(`the headline font has the status "${status}"`, () =>
    visitor.run((expected) => [...document.fonts].some((face) => face.status === expected), status),
  );
  return visitor.run(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map((heading) => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      return [heading.textContent, ...[left, top + scrollY, width, height].map(Math.round)].join(" ");
    }),
  );
}

export function headlineJourneys(site: JourneySite): void {
  test.each([390, 1280])(
    "at %i px, have the same boxes before and after the headline font loads",
    async (width) => {
      const visitor = await site.visit({ width, height: 844 });
      for (const route of ["/", reports[0], "/services/seo"]) {
        const trouble = site.front().answer(displayFontPath, 404);
        await visitor.open(route);
        const before = await readBoxes(visitor, "error");
        trouble.lift();
        await visitor.open(route);
        expect([route, await readBoxes(visitor, "loaded")]).toEqual([route, before]);
      }
    },
    120_000,
  );
}
