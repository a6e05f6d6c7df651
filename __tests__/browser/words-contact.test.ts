import { setUpSite } from "./site";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

test("the header says 'Get In Touch'", async () => {
  const page = await site.read("/contact");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Get In Touch");
});

test.each(["Email Us", "Call Us", "Response Time", "Send Us a Message"])(
  "'%s' is a heading",
  async (name) => {
    const page = await site.read("/contact");
    expect(await page.getByRole("heading", { name, exact: true }).isVisible()).toBe(true);
  },
);

test("the cards say how soon the agency answers", async () => {
  const words = await visibleWords(await site.read("/contact"), "main");
  const expected = [/within 24 hours on business days/i, "Mon-Fri 9AM-6PM EST"];
  expect(missingFrom(words, expected)).toEqual([]);
});

test.each(["mailto:", "tel:"])(
  "a card has a %s link that can be read and followed",
  async (kind) => {
    const page = await site.read("/contact");
    const link = page.locator(`main a[href^="${kind}"]:visible`);
    const address = (await link.getAttribute("href"))?.slice(kind.length) ?? "none";
    const words = (await link.innerText()).trim();
    if (kind === "mailto:") expect(address).toBe(words);
    else expect(address.endsWith(words.replace(/\D/g, ""))).toBe(true);
    expect(words).toMatch(/\S{5}/);
  },
);
