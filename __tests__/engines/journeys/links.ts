import { type Front, type Trouble } from "../front";
import { type JourneySite } from "../journey-site";
import { until } from "../until";
import { type Visitor } from "../visitor";

const link = (name: string) => ({ role: "link", name, within: "banner" });
const reviewsData = "/page-data/reviews/page-data.json";
const reviewsScript = /^\/component---src-pages-reviews-.*\.js$/;

declare global {
  interface Window {
    /** Set when a page and its scripts have come, and what follows from that has been drawn. */
    hasCome?: boolean;
  }
}

/** Waits until a page that was asked for has come, and so had its chance to be shown. */
async function hasCome(visitor: Visitor, route: string): Promise<void> {
  await visitor.run((awaited) => {
    void window.___loader.loadPage(awaited).then(() => {
      requestAnimationFrame(() => requestAnimationFrame(() => (window.hasCome = true)));
    });
  }, route);
  await until(`the data of ${route} have come`, () => visitor.run(() => window.hasCome));
}

/** Links, when the network answers late, wrong or not at all. */
export function linkJourneys(site: JourneySite): void {
  test("of two links that are followed quickly, the last wins", async () => {
    const visitor = await site.open("/terms");
    const slow = site.front().delay(reviewsData);
    await visitor.click(link("Reviews"));
    await slow.met;
    await visitor.click(link("Contact Us"));
    await visitor.isAt("/contact");
    slow.lift();
    await hasCome(visitor, "/reviews");
    expect(await visitor.address()).toBe("/contact");
    await visitor.reads("Get In Touch");
    await visitor.back();
    await visitor.isAt("/terms");
  });

  test("of two links whose pages are both late, the last wins, whichever comes first", async () => {
    const visitor = await site.open("/terms");
    const first = site.front().delay(reviewsData);
    const last = site.front().delay("/page-data/contact/page-data.json");
    await visitor.click(link("Reviews"));
    await first.met;
    await visitor.click(link("Contact Us"));
    await last.met;
    last.lift();
    await visitor.reads("Get In Touch");
    first.lift();
    await hasCome(visitor, "/reviews");
    expect(await visitor.address()).toBe("/contact");
    await visitor.reads("Get In Touch");
  });

  test("a link that must ask the server whether it can be reached gives way to a later one", async () => {
    const visitor = await site.open("/terms");
    const front = site.front();
    front.answer(reviewsData, 404);
    const slow = front.delay("/");
    await visitor.click(link("Reviews"));
    await slow.met;
    await visitor.click(link("Contact Us"));
    await visitor.reads("Get In Touch");
    slow.lift();
    const isAnswered = async () =>
      front.exchanges.some(({ address, status }) => address === "/" && status === 200);
    await until("the server has answered", isAnswered);
    await hasCome(visitor, "/privacy");
    expect(await visitor.address()).toBe("/contact");
    const documents = front.exchanges.filter(({ method }) => method === "GET");
    expect(documents.map(({ address }) => address)).not.toContain("/reviews");
  });

  test("Back while a page loads is not undone when the page arrives", async () => {
    const visitor = await site.open("/terms");
    await visitor.click(link("Contact Us"));
    await visitor.reads("Get In Touch");
    const slow = site.front().delay(reviewsData);
    await visitor.click(link("Reviews"));
    await slow.met;
    await visitor.back();
    await visitor.reads("Terms of Service");
    slow.lift();
    await hasCome(visitor, "/reviews");
    expect(await visitor.address()).toBe("/terms");
    await visitor.reads("Terms of Service");
  });

  test("a link that is pressed twice while its page is late makes one step in the history", async () => {
    const visitor = await site.open("/terms");
    const slow = site.front().delay(reviewsData);
    await visitor.click(link("Reviews"));
    await slow.met;
    await visitor.click(link("Reviews"));
    slow.lift();
    await visitor.reads("Client Reviews");
    await visitor.isAt("/reviews");
    await visitor.back();
    await visitor.isAt("/terms");
    await visitor.reads("Terms of Service");
  });

  test.each<[string, (front: Front) => Trouble]>([
    ["the script of the page is gone", (front) => front.answer(reviewsScript, 404)],
    ["the script of the page does not come", (front) => front.drop(reviewsScript)],
    ["the data of the page cannot be had", (front) => front.answer(reviewsData, 500)],
    ["the data of the page are gone", (front) => front.answer(reviewsData, 404)],
  ])("%s: the link still leads to the page", async (_what, cause) => {
    const visitor = await site.open("/terms");
    cause(site.front());
    await visitor.click(link("Reviews"));
    await visitor.isAt("/reviews");
    await visitor.reads("Client Reviews");
  });

  test("without a network, a link says so, the page stays, and later the link works", async () => {
    const visitor = await site.open("/contact");
    await visitor.fill({ Message: "Half a thought" });
    const gone = site.front().drop(/./);
    await visitor.click(link("Reviews"));
    await visitor.sees({
      text: "This page can't be reached right now. What you typed is still here.",
    });
    expect(await visitor.address()).toBe("/contact");
    await visitor.holds({ Message: "Half a thought" });
    gone.lift();
    await visitor.click(link("Reviews"));
    await visitor.reads("Client Reviews");
  });
}
