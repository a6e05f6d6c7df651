import { routes } from "../../browser/site-routes";
import { type JourneySite } from "../journey-site";

/** Every page opens, and nothing goes wrong on it. One origin serves them all: a new one costs a process. */
export function routeJourneys(site: JourneySite): void {
  test("every route opens, and the console shows no error", async () => {
    const visitor = await site.visitor();
    for (const route of routes) {
      await visitor.open(route);
      await visitor.hydrated(route);
      const headings = await visitor.run(() =>
        [...document.querySelectorAll("h1")].map((heading) => heading.textContent.trim()),
      );
      const errors = await visitor.errors();
      expect([route, headings, errors]).toEqual([route, [expect.stringMatching(/\S/)], []]);
    }
    const failed = site.front().exchanges.filter(({ status = 0 }) => status >= 400);
    expect(failed).toEqual([]);
  }, 120_000);
}
