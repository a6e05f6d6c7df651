import {
  emptied,
  failed,
  functionPath,
  headerLink,
  sent,
  suggested,
  validContact,
  validSuggestion,
} from "../../browser/form-steps";
import { type Target } from "../in-page";
import { type JourneySite } from "../journey-site";

const send = { role: "button", name: "Send Message" } as const;

/** Includes an internationalized domain and a phone number pasted from a contacts app. */
const pasted = {
  ...validContact,
  Email: "info@müller.de",
  Phone: "\u202D+1\u00A0(555)\u2011010\u20130100\u202C",
};

async function seesPastedMail(site: JourneySite) {
  const mails = await site.mails();
  expect(mails).toMatchObject([{ replyTo: [{ address: "info@xn--mller-kva.de" }] }]);
  expect(mails[0]?.text).toContain("\nPhone: +1 (555)-010-0100\n");
}

const posts = (site: JourneySite) => site.front().exchanges.filter(({ address }) => address === functionPath);

export function formJourneys(site: JourneySite): void {
  test("an empty contact form shows its errors, and a completed one arrives as an email", async () => {
    const visitor = await site.open("/contact");
    await visitor.click(send);
    await visitor.seesError("Email", "Please enter a valid email address");
    await visitor.focusIsOn("Name");
    expect(posts(site)).toEqual([]);
    await visitor.type(validContact);
    await visitor.seesNo({ text: "Please enter a valid email address" });
    await visitor.click(send);
    await visitor.seesNotice(sent);
    await visitor.holds(emptied(validContact));
    const mails = await site.mails();
    expect(mails).toMatchObject([{ replyTo: [{ address: "ada@example.org" }] }]);
    expect(mails[0]?.text).toContain("Our CTR < 2%.\nPlease help.");
    const number = await visitor.run(() => document.activeElement?.querySelector("dd")?.textContent);
    expect(mails[0]?.text).toContain(`Receipt number: ${number}`);
    expect(mails[0]?.messageId).toContain(`<${number}.`);
    await visitor.press("Tab");
    await visitor.focusIsOn("Save a copy");
    expect(await visitor.href({ role: "link", name: "Save a copy" })).toMatch(/^blob:/);
    expect(await visitor.errors()).toEqual([]);
    await visitor.click(send);
    await visitor.seesNo({ text: sent.title, within: "main" });
  });

  test("text that was pasted and text that autofill entered without events arrive as they are shown", async () => {
    const visitor = await site.open("/contact");
    const { Name: name, Email: email, ...others } = pasted;
    await visitor.type({ Name: "Old Name" });
    await visitor.fill({ Name: name, Email: email }, false);
    await visitor.fill(others);
    await visitor.holds(pasted);
    await visitor.click(send);
    await visitor.seesNotice(sent);
    await seesPastedMail(site);
    expect((await site.mails())[0]?.text).toContain("Name: Ada Lovelace\n");
  });

  test("pasted text also arrives if it's sent before scripts run", async () => {
    const visitor = await site.visit();
    site.front().delay(/\/scripts\/forms-.*\.js$/);
    await visitor.open("/contact");
    await visitor.fill(pasted);
    await visitor.click(send);
    await visitor.isAt(functionPath);
    await seesPastedMail(site);
  });

  test("Back restores a draft, also from a page that was loaded from the server", async () => {
    const visitor = await site.open("/contact");
    await visitor.fill(validContact);
    await visitor.click(headerLink("Reviews"));
    await visitor.seesHeading("Client Reviews");
    await visitor.back();
    await visitor.isAt("/contact");
    await visitor.holds(validContact);
    await visitor.open("/reviews");
    await visitor.back();
    await visitor.isAt("/contact");
    await visitor.hydrated();
    await visitor.holds(validContact);
    expect(posts(site)).toEqual([]);
  });
}

/** These tests run in one engine, because the results are the same in every engine. */
export function otherFormJourneys(site: JourneySite): void {
  test("a message that the mail server refuses stays, with other ways to send it, and can be sent again", async () => {
    const visitor = await site.open("/contact");
    site.refuseMail(true);
    await visitor.fill(validContact);
    await visitor.click(send);
    await visitor.seesNotice(failed);
    await visitor.holds(validContact);
    const email: Target = { role: "link", name: "Send by email instead" };
    expect(await visitor.href(email)).toMatch(/^mailto:.*Our%20CTR%20%3C%202%25\.%0D%0APlease%20help/);
    await visitor.sees({ role: "link", name: "Call +1 (212) 555-0142" });
    site.refuseMail(false);
    await visitor.focusIsOn("Send Message");
    await visitor.press("Tab");
    await visitor.focusIsOn("Try again");
    await visitor.press("Enter");
    await visitor.seesNotice(sent);
    expect(await site.mails()).toHaveLength(1);
    expect(posts(site)).toHaveLength(2);
  });

  test("an ad's campaign and the first page arrive with a message from the third page", async () => {
    const visitor = await site.visit();
    await visitor.open("/services/seo?utm_source=google&utm_campaign=Spring%20Sale");
    await visitor.hydrated();
    await visitor.click(headerLink("Reviews"));
    await visitor.seesHeading("Client Reviews");
    await visitor.click(headerLink("Contact Us"));
    await visitor.isAt("/contact");
    await visitor.hydrated();
    const stored = await visitor.run(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toMatch(/utm|google/);
    await visitor.fill(validContact);
    await visitor.click(send);
    await visitor.seesNotice(sent);
    const [mail] = await site.mails();
    expect(mail?.text?.trimEnd().split("\n").at(-1)).toBe(
      "Source: first page /services/seo; utm_source=google, utm_campaign=Spring Sale",
    );
  });

  test("a link followed before scripts run chooses the service of its page", async () => {
    const visitor = await site.visit();
    const scripts = site.front().delay(/\/scripts\/forms-.*\.js$/);
    await visitor.open("/services/seo");
    await visitor.click({ role: "link", name: "Get in Touch", within: "main" });
    await visitor.isAt("/contact");
    scripts.lift();
    await visitor.hydrated();
    await visitor.holds({ Service: "seo" });
  });

  test("a second click and another try after leaving the page send no second message", async () => {
    const visitor = await site.open("/contact");
    const answer = site.front().delay(functionPath);
    await visitor.fill(validContact);
    await visitor.click(send);
    await answer.met;
    await visitor.click({ role: "button", name: "Sending…" });
    await visitor.click(headerLink("Reviews"));
    await visitor.seesHeading("Client Reviews");
    answer.lift();
    await visitor.click(headerLink("Contact Us"));
    await visitor.isAt("/contact");
    await visitor.hydrated();
    await visitor.holds(validContact);
    await visitor.click(send);
    await visitor.seesNotice(sent);
    expect(await site.mails()).toHaveLength(1);
  });

  test("the suggestion form in a research panel keeps a draft, then confirms and sends nothing", async () => {
    const visitor = await site.open("/research?tab=suggest");
    await visitor.fill(validSuggestion);
    await visitor.click(headerLink("Reviews"));
    await visitor.seesHeading("Client Reviews");
    await visitor.back();
    await visitor.isAt("/research?tab=suggest");
    await visitor.holds(validSuggestion);
    await visitor.click({ role: "button", name: "Submit Suggestion" });
    await visitor.seesNotice(suggested);
    await visitor.holds(emptied(validSuggestion));
    expect(await visitor.address()).toBe("/research?tab=suggest");
    expect(site.front().exchanges.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(await visitor.errors()).toEqual([]);
  });
}

export function serviceJourney(site: JourneySite): void {
  test("the links of a service's page and of its header choose the service", async () => {
    const visitor = await site.visit();
    for (const link of [
      { role: "link", name: "Get in Touch", within: "main" },
      { role: "link", name: "Talk About Google Ads", within: "main" },
      headerLink("Contact Us"),
    ] as const) {
      await visitor.open("/services/google-ads");
      await visitor.click(link);
      await visitor.isAt("/contact");
      await visitor.hydrated();
      await visitor.holds({ Service: "google-ads" });
    }
    expect(await visitor.errors()).toEqual([]);
  });
}
