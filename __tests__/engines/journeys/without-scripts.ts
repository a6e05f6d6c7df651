import { validContact, validSuggestion } from "../../browser/form-steps";
import { routes } from "../../browser/site-routes";
import { desktop, type JourneySite, phone } from "../journey-site";
import { until } from "../until";
import { functionPath } from "./contact";
import { panels } from "./panels";

const link = (name: string, within: string) => ({ role: "link", name, within });
const send = { role: "button", name: "Send Message" };

/** The same site in a browser that runs no scripts. */
export function scriptlessJourneys(site: JourneySite): void {
  test("every route can be read", async () => {
    const visitor = await site.openWithoutScripts("/");
    for (const route of routes) {
      await visitor.open(route);
      await until(`${route} can be read`, () =>
        visitor.run(() => {
          const main = document.querySelector("main");
          const heading = main?.querySelector("h1");
          return heading?.checkVisibility() && (main?.innerText ?? "").length > 200;
        }),
      );
    }
  });

  test.each([
    ["wide", desktop, "Services", "SEO Services", "/services/seo"],
    ["narrow", phone, "Menu", "Reviews", "/reviews"],
  ])("a menu of the %s header opens and leads to its pages", async (_, size, menu, name, to) => {
    const visitor = await site.openWithoutScripts("/terms", size);
    await visitor.seesNo(link(name, "banner"));
    await visitor.click({ text: menu, within: "banner" });
    await visitor.click(link(name, "banner"));
    await visitor.isAt(to);
  });

  test("all panels of the research page stand on it, and each tab leads to its own", async () => {
    const visitor = await site.openWithoutScripts("/research?tab=completed");
    for (const panel of Object.values(panels)) await visitor.sees(panel);
    for (const [name, words] of [
      ["Completed Research", panels.completed.text],
      ["Current Research", panels.current.text],
      ["Suggest Research Topic", panels.suggestion.text],
    ] as const) {
      await visitor.click(link(name, "main"));
      await until(`the address names the panel "${name}"`, () =>
        visitor.run(
          (expected) => document.querySelector(":target")?.textContent.includes(expected),
          words,
        ),
      );
    }
    for (const panel of Object.values(panels)) await visitor.sees(panel);
  });

  test("the contact form is posted, arrives once, and a page says so", async () => {
    const visitor = await site.openWithoutScripts("/contact");
    await visitor.fill(validContact);
    await visitor.click(send);
    await visitor.isAt(functionPath);
    await visitor.reads("Message Sent");
    await visitor.canRead("We will respond within 24 hours");
    const mails = await site.mails();
    expect(mails).toMatchObject([{ replyTo: [{ address: "ada@example.org" }] }]);
    expect(mails[0]?.text).toContain("Our CTR < 2%.\nPlease help.");
    const posts = site.front().exchanges.filter(({ method }) => method === "POST");
    expect(posts).toEqual([{ method: "POST", address: functionPath, status: 200 }]);
    await visitor.click(link("Return to Home", "main"));
    await visitor.isAt("/");
  });

  test("a message that is not in order: a page says what is wrong, and Back leads to the text", async () => {
    const visitor = await site.openWithoutScripts("/contact");
    const entries = { ...validContact, Name: "Ada 2", Phone: "call 555 010 0100" };
    await visitor.fill(entries);
    await visitor.click(send);
    await visitor.canRead("Name can only contain letters and spaces");
    await visitor.canRead("Please enter a valid phone number");
    expect(await visitor.run(() => document.body.innerText)).not.toContain("Ada 2");
    await visitor.back();
    await visitor.isAt("/contact");
    await visitor.holds(entries);
    expect(await site.mails()).toEqual([]);
    // Other words than those of the test before, which would be the same message.
    await visitor.fill({ ...validContact, Name: "Ada King" });
    await visitor.click(send);
    await visitor.reads("Message Sent");
    expect(await site.mails()).toHaveLength(1);
  });

  test.each(["/research/suggest-topic", "/research"])(
    "on %s the suggestion form says what it cannot do, and goes nowhere",
    async (route) => {
      const visitor = await site.openWithoutScripts(route);
      await visitor.canRead("This form needs JavaScript");
      await visitor.fill(validSuggestion);
      await visitor.click({ role: "button", name: "Submit Suggestion" });
      await visitor.holds(validSuggestion);
      expect(await visitor.address()).toBe(route);
    },
  );
}
