import { headerLink } from "../../browser/form-steps";
import { type JourneySite } from "../journey-site";

const opener = (text: string) => ({ text, within: "banner" }) as const;

export function menuJourneys(site: JourneySite): void {
  test("with the mouse, another menu or a click elsewhere closes an open menu", async () => {
    const visitor = await site.open("/terms");
    await visitor.seesNo(headerLink("Mission & Values"));
    await visitor.click(opener("About Us"));
    await visitor.sees(headerLink("Mission & Values"));
    await visitor.click({ role: "heading", name: "Terms of Service" });
    await visitor.seesNo(headerLink("Mission & Values"));
    await visitor.click(opener("About Us"));
    await visitor.sees(headerLink("Mission & Values"));
    await visitor.click(opener("Services"));
    await visitor.seesNo(headerLink("Mission & Values"));
    await visitor.click(headerLink("SEO Services"));
    await visitor.isAt("/services/seo");
    await visitor.seesNo(headerLink("SEO Services"));
    expect(await visitor.errors()).toEqual([]);
  });

  test("with the keyboard, Enter and Space open a menu, and Escape closes it and returns the focus", async () => {
    const visitor = await site.open("/terms");
    await visitor.tabTo("Services");
    await visitor.press("Enter");
    await visitor.sees(headerLink("Web Development"));
    await visitor.press("Tab");
    await visitor.focusIsOn("Web Development");
    await visitor.press("Escape");
    await visitor.seesNo(headerLink("Web Development"));
    await visitor.focusIsOn("Services");
    await visitor.press(" ");
    await visitor.sees(headerLink("Web Development"));
    await visitor.press("Tab", "Enter");
    await visitor.isAt("/web-development");
  });
}
