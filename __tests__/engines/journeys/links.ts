import { headerLink } from "../../browser/form-steps";
import { type Front, type Trouble } from "../front";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";
import { until } from "../../until";

const reviewsData = "/page-data/reviews/page-data.json";
const reviewsScript = /^\/component---src-pages-reviews-.*\.js$/;

declare global {
  interface Window {
    hasLoaded?: boolean;
  }
}

/** Waits until a requested page has loaded and the browser has had time to draw it. */
async function hasLoaded(visitor: Visitor, route: string): Promise<void> {
  await visitor.run((requested) => {
    void window.___loader.loadPage(requested).then(() => {
      requestAnimationFrame(() => requestAnimationFrame(() => (window.hasLoaded = true)));
    });
  }, route);
  await until(`${route} has loaded`, () => visitor.run(() => window.hasLoaded));
}

export function linkJourney(site: JourneySite): void {
  test("Back cancels a page that is still loading", async () => {
    const visitor = await site.open("/terms");
    await visitor.click(headerLink("Contact Us"));
    await visitor.seesHeading("Get In Touch");
    const slow = site.front().delay(reviewsData);
    await visitor.click(headerLink("Reviews"));
    await slow.met;
    await visitor.back();
    await visitor.seesHeading("Terms of Service");
    slow.lift();
    await hasLoaded(visitor, "/reviews");
    expect(await visitor.address()).toBe("/terms");
    await visitor.seesHeading("Terms of Service");
  });
}

/** One engine is enough for these tests, because the results are the same in every engine. */
export function linkRaces(site: JourneySite): void {
  test.each(["first", "last"])("the last of two links wins if its page arrives %s", async (turn) => {
    const visitor = await site.open("/terms");
    const first = site.front().delay(reviewsData);
    const last = site.front().delay("/page-data/contact/page-data.json");
    await visitor.click(headerLink("Reviews"));
    await first.met;
    await visitor.click(headerLink("Contact Us"));
    await last.met;
    for (const page of turn === "first" ? [last, first] : [first, last]) page.lift();
    await visitor.seesHeading("Get In Touch");
    await hasLoaded(visitor, "/reviews");
    expect(await visitor.address()).toBe("/contact");
    await visitor.seesHeading("Get In Touch");
    await visitor.back();
    await visitor.isAt("/terms");
  });

  test("a later link wins over a link that must first ask the server whether its page exists", async () => {
    const visitor = await site.open("/terms");
    const front = site.front();
    front.answer(reviewsData, 404);
    const slow = front.delay("/");
    await visitor.click(headerLink("Reviews"));
    await slow.met;
    await visitor.click(headerLink("Contact Us"));
    await visitor.seesHeading("Get In Touch");
    slow.lift();
    await until("the server has answered", async () =>
      front.exchanges.some(({ address, status }) => address === "/" && status === 200),
    );
    await hasLoaded(visitor, "/privacy");
    expect(await visitor.address()).toBe("/contact");
    const loaded = front.exchanges.filter(({ method }) => method === "GET");
    expect(loaded.map(({ address }) => address)).not.toContain("/reviews");
  });

  test("two clicks on a slow link add one step to the history", async () => {
    const visitor = await site.open("/terms");
    const slow = site.front().delay(reviewsData);
    await visitor.click(headerLink("Reviews"));
    await slow.met;
    await visitor.click(headerLink("Reviews"));
    slow.lift();
    await visitor.seesHeading("Client Reviews");
    await visitor.back();
    await visitor.isAt("/terms");
    await visitor.seesHeading("Terms of Service");
  });

  test.each<[string, (front: Front) => Trouble]>([
    ["script is missing", (front) => front.answer(reviewsScript, 404)],
    ["data fails", (front) => front.answer(reviewsData, 500)],
    ["data is missing", (front) => front.answer(reviewsData, 404)],
  ])("if a page's %s, the link still leads to the page", async (_, cause) => {
    const visitor = await site.open("/terms");
    cause(site.front());
    await visitor.click(headerLink("Reviews"));
    await visitor.isAt("/reviews");
    await visitor.seesHeading("Client Reviews");
  });
}
