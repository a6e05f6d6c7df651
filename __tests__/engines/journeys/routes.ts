import { routes } from "../../browser/site-routes";
import { type JourneySite } from "../journey-site";

/** Every page opens, and nothing goes wrong on it. */
export function routeJourneys(site: JourneySite): void {
  test.each(routes)("%s opens, and the console shows no error", async (route) => {
    const visitor = await site.open(route);
    const headings = await visitor.run(() =>
      [...document.querySelectorAll("h1")].map((heading) => heading.textContent.trim()),
    );
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
    expect(await visitor.errors()).toEqual([]);
    const failed = site.front().exchanges.filter(({ status = 0 }) => status >= 400);
    expect(failed).toEqual([]);
  });
}
