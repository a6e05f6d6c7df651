import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { services } from "./site-routes";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

test("the footer has the logo, a tagline, the headings of its lists and a copyright line of 2024", async () => {
  const page = await site.read("/");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link").first().getAttribute("href")).toBe("/");
  expect(await footer.getByRole("paragraph").first().innerText()).toMatch(/\w+ \w+ \w+/);
  for (const name of ["Services", "Company"]) {
    expect(await footer.getByRole("heading", { name, exact: true }).isVisible()).toBe(true);
  }
  const words = await visibleWords(page, "footer");
  expect(missingFrom(words, ["Subscribe to Updates", /(©|copyright)[^.]*\b2024\b/i])).toEqual([]);
  expect(words.match(/\b20\d\d\b/g)).toEqual(["2024"]);
});

test.each([
  ...services.map(([route, name]) => [name, route] as const),
  ["Privacy Policy", "/privacy"],
  ["Terms of Service", "/terms"],
  ["Cookie Policy", "/cookies"],
] as const)("in the footer '%s' leads to %s", async (name, to) => {
  const footer = (await site.read("/")).getByRole("contentinfo");
  expect(await linkTargets(footer, name)).toEqual([to]);
});

test("the footer has X, Instagram and one other network, each named", async () => {
  const footer = (await site.read("/")).getByRole("contentinfo");
  const links = footer.locator('a[href^="https://"]:visible');
  expect(await links.count()).toBe(3);
  expect(await footer.getByRole("link", { name: /\b(X|Twitter)$/ }).count()).toBe(1);
  expect(await footer.getByRole("link", { name: /\bInstagram$/ }).count()).toBe(1);
  const hosts = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL(anchor.getAttribute("href") ?? "").hostname),
  );
  expect(hosts.filter((host) => /(^|\.)(x|twitter)\.com$/.test(host))).toHaveLength(1);
  expect(hosts.filter((host) => /(^|\.)instagram\.com$/.test(host))).toHaveLength(1);
  expect(new Set(hosts).size).toBe(3);
});

test("the contact page says where and how soon the agency answers", async () => {
  const page = await site.read("/contact");
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  expect(headings[0]).toBe("Get In Touch");
  const expected = ["Email Us", "Call Us", "Response Time", "Send Us a Message"];
  expect(headings).toEqual(expect.arrayContaining(expected));
  const words = await visibleWords(page, "main");
  const hours = [/within 24 hours on business days/i, "Mon-Fri 9AM-6PM EST"];
  expect(missingFrom(words, hours)).toEqual([]);
  const card = page.getByRole("listitem").filter({ hasText: "Response Time" });
  expect(await card.getByRole("paragraph").allInnerTexts()).toEqual([
    expect.stringMatching(/^[A-Z][^.]* within 24 hours on business days\n/),
  ]);
});

test.each([
  ["/contact", "main", "mailto:"],
  ["/contact", "main", "tel:"],
  ["/", "footer", "mailto:"],
  ["/", "footer", "tel:"],
])("%s shows in its %s an address that %s reaches", async (route, part, kind) => {
  const link = (await site.read(route)).locator(`${part} a[href^="${kind}"]:visible`);
  const target = (await link.getAttribute("href"))?.slice(kind.length) ?? "none";
  const words = (await link.innerText()).trim();
  if (kind === "mailto:") expect(target).toBe(words);
  else expect(target.endsWith(words.replace(/\D/g, ""))).toBe(true);
  expect(words).toMatch(kind === "mailto:" ? /^\S+@\S+\.\S+$/ : /^\+?[\d ()-]{10,20}$/);
});

test("reviews are by verified paying clients, each with one name and five stars", async () => {
  const page = await site.read("/reviews");
  expect(missingFrom(await visibleWords(page, "main"), [/verified paying clients/i])).toEqual([]);
  const reviews = page.getByRole("main").getByRole("figure");
  const names = await reviews.locator("figcaption strong").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^\p{L}+$/u.test(name.trim()))).toEqual([]);
  expect(await reviews.count()).toBe(names.length);
  const stars = reviews.getByRole("img", { name: /\b5\b.*\b5\b.*stars?/i });
  expect(await stars.count()).toBe(names.length);
});
