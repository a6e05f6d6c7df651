import { services } from "../browser/site-routes";
import { find, missing, targets, withWords, words, wordsOf } from "./built-page";

test("the footer has the logo, a tagline, the headings of its lists and a copyright line of 2024", () => {
  expect(find("/", "footer a")[0]?.getAttribute("href")).toBe("/");
  expect(wordsOf("/", "footer p")[0]).toMatch(/\w+ \w+ \w+/);
  expect(wordsOf("/", "footer h2")).toEqual(expect.arrayContaining(["Services", "Company"]));
  const expected = ["Subscribe to Updates", /(©|copyright)[^.]*\b2024\b/i];
  expect(missing("/", "footer", expected)).toEqual([]);
  expect(
    wordsOf("/", "footer")
      .join()
      .match(/\b20\d\d\b/g),
  ).toEqual(["2024"]);
});

test.each<[string | RegExp, unknown]>([
  ...services.map(([route, name]): [string, string] => [name, route]),
  ["Privacy Policy", "/privacy"],
  ["Terms of Service", "/terms"],
  ["Cookie Policy", "/cookies"],
  [/\bX$/, expect.stringMatching(/^https:\/\/(x|twitter)\.com\/./)],
  [/\bInstagram$/, expect.stringMatching(/^https:\/\/www\.instagram\.com\/./)],
])("in the footer '%s' leads to %s", (name, to) => {
  expect(targets("/", name, "footer a")).toEqual([to]);
});

test("the footer has three networks, each named", () => {
  const links = find("/", 'footer a[href^="https://"]');
  expect(new Set(links.map((link) => new URL(link.getAttribute("href") ?? "").hostname)).size).toBe(
    3,
  );
  expect(targets("/", / on \w+$/, "footer a")).toHaveLength(3);
});

test("the contact page says where and how soon the agency answers", () => {
  expect(wordsOf("/contact", "h1")).toEqual(["Get In Touch"]);
  const cards = ["Email Us", "Call Us", "Response Time", "Send Us a Message"];
  expect(wordsOf("/contact", "main h2")).toEqual(expect.arrayContaining(cards));
  expect(wordsOf(withWords("/contact", "main li", "Response Time"), "p")).toEqual([
    expect.stringMatching(/^[A-Z][^.]* within 24 hours on business days Mon-Fri 9AM-6PM EST$/),
  ]);
});

test.each([
  ["/contact", "main", "mailto:"],
  ["/contact", "main", "tel:"],
  ["/", "footer", "mailto:"],
  ["/", "footer", "tel:"],
])("%s shows in its %s an address that %s reaches", (route, part, kind) => {
  const [link, ...others] = find(route, `${part} a[href^="${kind}"]`);
  expect(others).toEqual([]);
  const target = link?.getAttribute("href")?.slice(kind.length) ?? "none";
  const shown = link ? words(link) : "";
  if (kind === "mailto:") expect(target).toBe(shown);
  else expect(target.endsWith(shown.replace(/\D/g, ""))).toBe(true);
  expect(shown).toMatch(kind === "mailto:" ? /^\S+@\S+\.\S+$/ : /^\+?[\d ()-]{10,20}$/);
});

test("reviews are by verified paying clients, each with one name and five stars", () => {
  expect(missing("/reviews", "main", [/verified paying clients/i])).toEqual([]);
  const reviews = find("/reviews", "main figure");
  expect(reviews.length).toBeGreaterThan(0);
  for (const review of reviews) {
    expect(wordsOf(review, "figcaption strong")).toEqual([expect.stringMatching(/^\p{L}+$/u)]);
    expect(find(review, "[role=img][aria-label='5 out of 5 stars']")).toHaveLength(1);
  }
});
