import { emptied, type Entries, failed, sent, validContact } from "../../browser/form-steps";
import { type Target } from "../find";
import { type Front, type Trouble } from "../front";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";

export const functionPath = "/api/send-contact-email";
const send = { role: "button", name: "Send Message" };
const reviews = { role: "link", name: "Reviews", within: "banner" };

const posts = (front: Front) =>
  front.exchanges.filter(({ address }) => address === functionPath).length;

/** A visitor whose message is on its way and waits there. */
async function whileSending(site: JourneySite): Promise<{ visitor: Visitor; answer: Trouble }> {
  const visitor = await site.open("/contact");
  const answer = site.front().delay(functionPath);
  await visitor.fill(validContact);
  await visitor.click(send);
  await answer.met;
  return { visitor, answer };
}

/** The contact form, with a real mail server behind it. */
export function contactJourneys(site: JourneySite): void {
  test("a message arrives as a mail, the visitor is told so, and the form is empty", async () => {
    const visitor = await site.open("/contact");
    await visitor.type(validContact);
    await visitor.click(send);
    await visitor.isTold(sent);
    await visitor.holds(emptied(validContact));
    const mails = await site.mails();
    expect(mails).toMatchObject([
      {
        from: { name: "Site", address: "website@site.example" },
        to: [{ address: "owner@site.example" }],
        replyTo: [{ name: "Ada Lovelace", address: "ada@example.org" }],
        subject: "Message from Ada Lovelace: SEO Services",
      },
    ]);
    expect(mails[0]?.text?.trim().split("\n")).toEqual([
      "Name: Ada Lovelace",
      "Email: ada@example.org",
      "Company: Engines & Sons",
      "Phone: +1 (555) 010-0100",
      "Service: SEO Services",
      "Budget: $5,000 to $10,000",
      "Timeline: As soon as possible",
      "",
      "Our CTR < 2%.",
      "Please help.",
    ]);
    expect(await visitor.errors()).toEqual([]);
  });

  test("what is wrong stands at its field, the focus is on the first, and it goes when mended", async () => {
    const visitor = await site.open("/contact");
    await visitor.click(send);
    const tooShort = "Name must be at least 2 characters";
    await visitor.isToldAt("Name", tooShort);
    await visitor.isToldAt("Email", "Please enter a valid email address");
    await visitor.isToldAt("Message", "Message must be at least 10 characters");
    await visitor.focusIsOn("Name");
    await visitor.type({ Name: "Ada 2" });
    await visitor.isToldAt("Name", "Name can only contain letters and spaces");
    await visitor.type({ Name: "Ada" });
    await visitor.seesNo({ text: "Name can only contain letters and spaces" });
    await visitor.isToldAt("Email", "Please enter a valid email address");
    expect(posts(site.front())).toBe(0);
  });

  test.each<[string, (front: Front) => Trouble]>([
    ["a server that fails", (front) => front.answer(functionPath, 502)],
    ["a network that is gone", (front) => front.drop(functionPath)],
  ])("%s: the visitor is told, the text stays, and the next try arrives", async (_what, cause) => {
    const visitor = await site.open("/contact");
    const trouble = cause(site.front());
    await visitor.fill(validContact);
    await visitor.click(send);
    await visitor.isTold(failed);
    await visitor.holds(validContact);
    expect(await site.mails()).toEqual([]);
    trouble.lift();
    await visitor.click(send);
    await visitor.isTold(sent);
    await visitor.holds(emptied(validContact));
    expect(await site.mails()).toHaveLength(1);
  });

  test("a second press while a message is sent makes no second message", async () => {
    const { visitor, answer } = await whileSending(site);
    await visitor.click({ role: "button", name: "Sending…" });
    answer.lift();
    await visitor.isTold(sent);
    expect(posts(site.front())).toBe(1);
    expect(await site.mails()).toHaveLength(1);
  });

  test("a draft is kept over Back, also from a page that was loaded anew", async () => {
    const visitor = await site.open("/contact");
    await visitor.fill(validContact);
    await visitor.click(reviews);
    await visitor.reads("Client Reviews");
    await visitor.back();
    await visitor.isAt("/contact");
    await visitor.holds(validContact);
    await visitor.open("/reviews");
    await visitor.back();
    await visitor.isAt("/contact");
    await visitor.hydrated();
    await visitor.holds(validContact);
    expect(posts(site.front())).toBe(0);
  });

  test.each<[string, (front: Front) => Trouble | undefined, Target, Entries, number]>([
    ["it arrived", () => undefined, { text: sent.text }, emptied(validContact), 1],
    [
      "it failed",
      // The request that waits meets this when it goes on.
      (front) => front.answer(functionPath, 502),
      { text: failed.text, within: "alert" },
      validContact,
      0,
    ],
  ])(
    "who leaves while a message is sent is told on the next page that %s",
    async (_what, cause, news, entries, mails) => {
      const { visitor, answer } = await whileSending(site);
      await visitor.click(reviews);
      await visitor.reads("Client Reviews");
      const trouble = cause(site.front());
      answer.lift();
      await visitor.sees(news);
      await visitor.isAt("/reviews");
      trouble?.lift();
      await visitor.back();
      await visitor.isAt("/contact");
      await visitor.holds(entries);
      expect(await site.mails()).toHaveLength(mails);
    },
  );
}
