import { env } from "node:process";
import { type Engine } from "./engine";
import { setUpJourneys } from "./journey-site";
import { contactJourneys } from "./journeys/contact";
import { linkJourneys } from "./journeys/links";
import { menuJourneys } from "./journeys/menus";
import { routeJourneys } from "./journeys/routes";
import { suggestionJourneys } from "./journeys/suggestion";
import { tabJourneys } from "./journeys/tabs";
import { scriptlessJourneys } from "./journeys/without-scripts";

/**
 * Registers all journeys for an engine. One that is not installed is left out by name; where
 * `ENGINES_REQUIRED` is set, as on build machines, it must be there.
 *
 * @throws Error when the engine is required and missing.
 */
export function journeysIn(engine: Engine): void {
  const missing = engine.missing();
  if (missing !== undefined) {
    if ((env["ENGINES_REQUIRED"] ?? "") !== "") {
      throw new Error(`ENGINES_REQUIRED is set, but for ${engine.name} there is no ${missing}`);
    }
    console.warn(`The journeys in ${engine.name} are left out: there is no ${missing}.`);
  }
  (missing === undefined ? describe : describe.skip)(engine.name, () => {
    const site = setUpJourneys(engine);
    routeJourneys(site);
    describe("menus", () => menuJourneys(site));
    describe("research tabs", () => tabJourneys(site));
    describe("contact form", () => contactJourneys(site));
    describe("suggestion form", () => suggestionJourneys(site));
    describe("links", () => linkJourneys(site));
    describe("without scripts", () => scriptlessJourneys(site));
  });
}
