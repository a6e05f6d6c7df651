import { headerLink } from "../../browser/form-steps";
import { type JourneySite } from "../journey-site";

export function linkJourney(site: JourneySite): void {
  test("a link opens the next page at its top, and Back returns to the position", async () => {
    const visitor = await site.open("/terms");
    await visitor.run(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await visitor.click(headerLink("Contact Us"));
    await visitor.seesHeading("Get In Touch");
    expect(await visitor.run(() => window.scrollY)).toBe(0);
    await visitor.back();
    await visitor.seesHeading("Terms of Service");
    await visitor.run(
      () =>
        new Promise<void>((resolve) => {
          const wait = () => (window.scrollY > 800 ? resolve() : requestAnimationFrame(wait));
          wait();
        }),
    );
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
