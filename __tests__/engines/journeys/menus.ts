import { type JourneySite, phone } from "../journey-site";

const opener = (text: string) => ({ text, within: "banner" });
const link = (name: string) => ({ role: "link", name, within: "banner" });

/** The menus of the header, by mouse and by keys. */
export function menuJourneys(site: JourneySite): void {
  test("by mouse: a menu opens, another or a press outside closes it, and a link leads to its page", async () => {
    const visitor = await site.open("/terms");
    await visitor.seesNo(link("Mission & Values"));
    await visitor.click(opener("About Us"));
    await visitor.sees(link("Mission & Values"));
    await visitor.click({ role: "heading", name: "Terms of Service" });
    await visitor.seesNo(link("Mission & Values"));
    await visitor.click(opener("About Us"));
    await visitor.sees(link("Mission & Values"));
    await visitor.click(opener("Services"));
    await visitor.seesNo(link("Mission & Values"));
    await visitor.click(link("SEO Services"));
    await visitor.isAt("/services/seo");
    await visitor.seesNo(link("SEO Services"));
    expect(await visitor.errors()).toEqual([]);
  });

  test("by keys: Enter and Space open, Escape closes and gives the focus back", async () => {
    const visitor = await site.open("/terms");
    await visitor.tabTo("Services");
    await visitor.press("Enter");
    await visitor.sees(link("Web Development"));
    await visitor.press("Tab");
    await visitor.focusIsOn("Web Development");
    await visitor.press("Escape");
    await visitor.seesNo(link("Web Development"));
    await visitor.focusIsOn("Services");
    await visitor.press(" ");
    await visitor.sees(link("Web Development"));
    await visitor.press("Tab", "Enter");
    await visitor.isAt("/web-development");
  });

  test("on a phone, by touch of the toggle: opens, closes, and an entry leads to its page", async () => {
    const visitor = await site.open("/terms", phone);
    await visitor.click(opener("Menu"));
    await visitor.sees(link("Get Started"));
    await visitor.click(opener("Menu"));
    await visitor.seesNo(link("Get Started"));
    await visitor.click(opener("Menu"));
    await visitor.click(link("Reviews"));
    await visitor.isAt("/reviews");
    await visitor.seesNo(link("Reviews"));
  });

  test("on a narrow window, by keys: the toggle opens, and Escape closes", async () => {
    const visitor = await site.open("/terms", phone);
    await visitor.tabTo("Menu");
    await visitor.press("Enter");
    await visitor.sees(link("Services"));
    await visitor.press("Tab");
    await visitor.focusIsOn("Services");
    await visitor.press("Escape");
    await visitor.seesNo(link("Services"));
    await visitor.focusIsOn("Menu");
  });
}
