import { find, missing, targets, withWords, words, wordsOf } from "../built-page";

test("the footer has the logo, a tagline, the headings of its lists, three networks and a copyright line of 2024", () => {
  expect(find("/", "footer a")[0]?.getAttribute("href")).toBe("/");
  expect(wordsOf("/", "footer p")[0]).toMatch(/\w+ \w+ \w+/);
  expect(wordsOf("/", "footer h2")).toEqual(expect.arrayContaining(["Services", "Company"]));
  const expected = ["Subscribe to Updates", /(©|copyright)[^.]*\b2024\b/i];
  expect(missing("/", "footer", expected)).toEqual([]);
  expect(wordsOf("/", "footer")[0]?.match(/\b20\d\d\b/g)).toEqual(["2024"]);
  // Three networks, each named.
  const social = find("/", 'footer a[href^="https://"]').map((link) => link.getAttribute("href"));
  expect(new Set(social.map((to) => new URL(to ?? "").hostname)).size).toBe(3);
  expect(targets("/", / on \w+$/, "footer a")).toEqual(social);
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
  ["/contact", "main"],
  ["/", "footer"],
])("%s shows in its %s the e-mail address and the phone number that its links reach", (...part) => {
  const [route, place] = part;
  const links = find(route, `${place} :is([href^="mailto:"], [href^="tel:"])`);
  expect(links.map((link) => `${link.getAttribute("href")} ${words(link)}`)).toEqual([
    expect.stringMatching(/^mailto:(\S+@\S+\.\S+) \1$/),
    expect.stringMatching(/^tel:\+1(\d{3})(\d{3})(\d{4}) \(\1\) \2-\3$/),
  ]);
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
