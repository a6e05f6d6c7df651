import { functionPath, validContact, validSuggestion } from "../../browser/form-steps";
import { panels, routes } from "../../browser/site-routes";
import { desktop, type JourneySite, phone } from "../journey-site";
import { until } from "../../until";

const link = (name: string, within: "banner" | "main") => ({ role: "link", name, within }) as const;
const send = { role: "button", name: "Send Message" } as const;

export function scriptlessJourneys(site: JourneySite): void {
  test.each([
    ["wide", desktop, "Services", "SEO Services", "/services/seo"],
    ["narrow", phone, "Menu", "Reviews", "/reviews"],
  ])("a menu of the %s header opens and its links work", async (_, size, menu, name, to) => {
    const visitor = await site.openWithoutScripts("/terms", size);
    await visitor.seesNo(link(name, "banner"));
    await visitor.click({ text: menu, within: "banner" });
    await visitor.click(link(name, "banner"));
    await visitor.isAt(to);
  });

  test("the research page shows all panels, and each tab leads to its panel", async () => {
    const visitor = await site.openWithoutScripts("/research?tab=completed");
    for (const [name, panel] of [
      ["Completed Research", panels.completed],
      ["Current Research", panels.current],
      ["Suggest Research Topic", panels.suggestion],
    ] as const) {
      await visitor.click(link(name, "main"));
      await until(`the address has the anchor of "${name}"`, () =>
        visitor.run((text) => document.querySelector(":target")?.textContent.includes(text), panel.text),
      );
    }
    for (const panel of Object.values(panels)) await visitor.sees(panel);
  });

  test("an invalid message leads to a page with its errors, Back to the form, and a valid one arrives", async () => {
    const visitor = await site.openWithoutScripts("/contact?service=seo");
    await visitor.holds({ Service: "" });
    const invalid = { ...validContact, Name: "Ada 2", Phone: "call 555 010 0100" };
    await visitor.fill(invalid);
    await visitor.click(send);
    await visitor.seesText("Name can only contain letters and spaces");
    await visitor.seesText("Please enter a valid phone number");
    expect(await visitor.run(() => document.body.innerText)).not.toContain("Ada 2");
    await visitor.back();
    await visitor.isAt("/contact?service=seo");
    await visitor.holds(invalid);
    expect(await site.mails()).toEqual([]);
    await visitor.fill(validContact);
    await visitor.click(send);
    await visitor.isAt(functionPath);
    await visitor.seesHeading("Message Sent");
    await visitor.seesText("We will respond within 24 hours");
    const mails = await site.mails();
    expect(mails).toMatchObject([{ replyTo: [{ address: "ada@example.org" }] }]);
    expect(mails[0]?.text).toContain("Our CTR < 2%.\nPlease help.");
    await visitor.seesText(mails[0]?.messageId?.replace(/^<|@.*/g, "") ?? "no id");
    await visitor.click({ role: "link", name: "Return to Home" });
    await visitor.isAt("/");
  });

  test("the suggestion form explains that it needs JavaScript, and goes nowhere", async () => {
    const visitor = await site.openWithoutScripts("/research/suggest-topic");
    await visitor.seesText("This form needs JavaScript");
    await visitor.fill(validSuggestion);
    await visitor.click({ role: "button", name: "Submit Suggestion" });
    await visitor.holds(validSuggestion);
    expect(await visitor.address()).toBe("/research/suggest-topic");
  });
}

/** These tests run in one engine, because the pages' text is the same in all engines. */
export function scriptlessPages(site: JourneySite): void {
  test("every route can be read", async () => {
    const visitor = await site.openWithoutScripts("/");
    for (const route of routes) {
      await visitor.open(route);
      await until(`${route} can be read`, () =>
        visitor.run(() => {
          const main = document.querySelector("main");
          const isShown = main?.querySelector("h1")?.checkVisibility();
          return isShown && main !== null && main.innerText.length > 200;
        }),
      );
    }
  });
}
