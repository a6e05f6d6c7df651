import { env } from "node:process";
import { reports, routes } from "../browser/site-routes";
import { type Engine } from "./engine";
import { type JourneySite, setUpJourneys } from "./journey-site";
import { formJourneys, otherFormJourneys, serviceJourney } from "./journeys/forms";
import { headlineJourneys } from "./journeys/headlines";
import { linkJourney } from "./journeys/links";
import { menuJourneys } from "./journeys/menus";
import { tabJourney } from "./journeys/tabs";

/** Journeys that don't depend on the engine run only in Chromium. */
export function journeysIn(engine: Engine): void {
  const missing = engine.missing();
  if (missing !== undefined) {
    if (env["ENGINES_REQUIRED"]) {
      throw new Error(`ENGINES_REQUIRED is set, but ${engine.name} needs ${missing}`);
    }
    console.warn(`The journeys in ${engine.name} are skipped. They need ${missing}.`);
  }
  (missing === undefined ? describe : describe.skip)(engine.name, () => {
    const site = setUpJourneys(engine);
    const isChromium = engine.name === "Chromium";
    routeJourney(site, isChromium ? routes : templates);
    describe("headlines", () => headlineJourneys(site));
    describe("menus", () => menuJourneys(site));
    describe("research tabs", () => tabJourney(site));
    describe("forms", () => {
      formJourneys(site);
      if (isChromium) {
        otherFormJourneys(site);
        serviceJourney(site);
      }
    });
    describe("links", () => linkJourney(site));
  });
}

/** One route for each page and template. */
const templates = [
  ...["/", "/services", "/services/seo", "/reviews", "/research", "/research/suggest-topic"],
  ...[reports[0], "/research/sem-trends-report", "/contact", "/about/our-story", "/privacy"],
];

/** All routes are opened in one test, on one origin, because browsers start a new process for each origin. */
function routeJourney(site: JourneySite, opened: readonly string[]): void {
  test("routes open without an error in the console", async () => {
    const visitor = await site.visit();
    for (const route of opened) {
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
