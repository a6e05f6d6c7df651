import { env } from "node:process";
import { routes } from "../browser/site-routes";
import { type Engine } from "./engine";
import { type JourneySite, setUpJourneys } from "./journey-site";
import { formJourneys, serviceJourneys } from "./journeys/forms";
import { headlineJourneys } from "./journeys/headlines";
import { linkJourneys, linkRaces } from "./journeys/links";
import { menuJourneys } from "./journeys/menus";
import { tabJourneys } from "./journeys/tabs";
import { scriptlessJourneys, scriptlessPages } from "./journeys/without-scripts";

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
    routeJourney(site);
    describe("headlines", () => headlineJourneys(site));
    describe("menus", () => menuJourneys(site));
    describe("research tabs", () => tabJourneys(site));
    describe("forms", () => {
      formJourneys(site);
      if (isChromium) serviceJourneys(site);
    });
    describe("links", () => {
      linkJourneys(site);
      if (isChromium) linkRaces(site);
    });
    describe("without scripts", () => {
      scriptlessJourneys(site);
      if (isChromium) scriptlessPages(site);
    });
  });
}

/** All routes are opened in one test, on one origin, because browsers start a new process for each origin. */
function routeJourney(site: JourneySite): void {
  test("every route opens without an error in the console", async () => {
    const visitor = await site.visit();
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
