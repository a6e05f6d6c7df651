import { headerLink } from "../../browser/form-steps";
import { until } from "../../until";
import { type JourneySite } from "../journey-site";

export function linkJourney(site: JourneySite): void {
  test("a link opens the next page at its top, and Back returns to the position", async () => {
    const visitor = await site.open("/terms");
    await visitor.run(() => window.scrollTo({ top: 900, behavior: "instant" }));
    // A step that clicks like a visitor would scroll first.
    await visitor.run(() => document.querySelector<HTMLElement>('header a[href="/contact"]')?.click());
    await visitor.seesHeading("Get In Touch");
    expect(await visitor.run(() => window.scrollY)).toBe(0);
    await visitor.back();
    await visitor.seesHeading("Terms of Service");
    await until("is back at the position", () => visitor.run(() => window.scrollY > 800));
  });

  test("a page stays in the back/forward cache", async () => {
    const visitor = await site.open("/contact");
    await visitor.hydrated();
    await visitor.run(() => void (window.isOld = true));
    await visitor.click(headerLink("Reviews"));
    await visitor.seesHeading("Client Reviews");
    await visitor.back();
    await visitor.seesHeading("Get In Touch");
    expect(await visitor.run(() => window.isOld)).toBe(true);
  });
}
