import { missing, targets, wordsOf } from "../built-page";

test.each([
  [
    "/about/our-story",
    ["Who We Are", "What Sets Us Apart", "Why Choose Us", "Our Vision"],
    ["Proven Results", "Transparent Communication", "Performance Focused"],
  ],
  [
    "/about/mission-values",
    ["Our Mission", "Core Values", "People-Centered Approach", "What This Means for You"],
    ["Transparency and Integrity", "Innovation"],
    ["Trusted Partnership", "Measurable Results", "Future-Ready Solutions"],
  ],
])("%s has its sections and points as headings, and its buttons", (route, ...headings) => {
  expect(wordsOf(route, "main :is(h2, h3)")).toEqual(expect.arrayContaining(headings.flat()));
  expect(targets(route, "Start Your Growth Journey", "main header a")).toEqual(["/contact"]);
  expect(targets(route, "View Our Services", "main header a")).toEqual(["/services"]);
  expect(targets(route, "Contact Us", "main a")).toEqual(["/contact"]);
});

test.each([
  [
    "/privacy",
    "Privacy Policy",
    12,
    "/cookies",
    [
      /term of service plus 7 years/i,
      /analytics[^.]{0,40}26 months/i,
      /privacy requests within 30 days/i,
      /at least 18 years/i,
    ],
  ],
  [
    "/terms",
    "Terms of Service",
    16,
    "/privacy",
    [
      /at least 18 years/i,
      /invoices are due in 30 days/i,
      /late fee of 1\.5% monthly/i,
      /suspend services[^.]*30(\+| or more) days overdue/i,
      /refund[^.]*in writing within 30 days/i,
      /30 days written notice/i,
      /up to 30 days of transition help/i,
      /changes with 30 days notice/i,
      /the lesser of the amount you paid us in the prior 12 months or \$10,000/i,
      /legal department hours: Mon-Fri 9 AM-5 PM EST/i,
    ],
  ],
  [
    "/cookies",
    "Cookie Policy",
    11,
    "/privacy",
    [
      /analytics cookies last about 2 years/i,
      /preference cookies last 1 year\b/i,
      /marketing cookies last 30-90 days/i,
      /authentication cookies last 30 days/i,
    ],
  ],
])("%s is the %s of %i numbered sections, links to %s, has its figures", (route, ...expected) => {
  const [title, count, other, figures] = expected;
  expect(wordsOf(route, "h1")).toEqual([title]);
  const numbers = wordsOf(route, "main h2").flatMap((text) => /^(\d+)\. \S/.exec(text)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  expect(targets(route, /./, "main a")).toContain(other);
  const updated = /Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}/;
  expect(missing(route, "main", [updated, ...figures])).toEqual([]);
});
