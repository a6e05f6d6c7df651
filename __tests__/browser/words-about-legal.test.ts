import { claimsOn, expectedClaims } from "./claims";
import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

describe.each([
  [
    "/about/our-story",
    ["Who We Are", "What Sets Us Apart", "Why Choose Us", "Our Vision"],
    ["Proven Results", "Transparent Communication", "Performance Focused"],
  ],
  [
    "/about/mission-values",
    ["Our Mission", "Core Values", "People-Centered Approach", "What This Means for You"],
    [
      "Transparency and Integrity",
      "Innovation",
      "Trusted Partnership",
      "Measurable Results",
      "Future-Ready Solutions",
    ],
  ],
] as const)("%s", (route, sections, points) => {
  test("has its sections and points as headings", async () => {
    const page = await site.read(route);
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    expect(headings).toEqual(expect.arrayContaining([...sections]));
    const lowerCase = headings.map((heading) => heading.toLowerCase());
    expect(lowerCase).toEqual(expect.arrayContaining(points.map((point) => point.toLowerCase())));
  });

  test("has two buttons in the hero and one at the end", async () => {
    const main = (await site.read(route)).getByRole("main");
    const hero = main.locator("header");
    expect(await linkTargets(hero, "Start Your Growth Journey")).toEqual(["/contact"]);
    expect(await linkTargets(hero, "View Our Services")).toEqual(["/services"]);
    expect(await linkTargets(main, "Contact Us")).toEqual(["/contact"]);
  });
});

test("Our Story shows the claims", async () => {
  expect(await claimsOn(await site.read("/about/our-story"))).toEqual(expectedClaims);
});

describe.each([
  [
    "/privacy",
    "Privacy Policy",
    12,
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
    [
      /analytics cookies last about 2 years/i,
      /preference cookies last 1 year\b/i,
      /marketing cookies last 30-90 days/i,
      /authentication cookies last 30 days/i,
    ],
  ],
] as const)("%s", (route, title, sections, figures) => {
  test(`is the ${title} with ${sections} numbered sections`, async () => {
    const main = (await site.read(route)).getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    const numbers = headings.flatMap((heading) => /^(\d+)\.\s+\S/.exec(heading)?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: sections }, (_, index) => String(index + 1)));
  });

  test("has a 'Last updated' line and every figure", async () => {
    const words = await visibleWords(await site.read(route), "main");
    const lastUpdated = /Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}/;
    expect(missingFrom(words, [lastUpdated, ...figures])).toEqual([]);
  });
});

test.each([
  ["/privacy", "/cookies"],
  ["/cookies", "/privacy"],
])("the text of %s links to %s", async (from, to) => {
  const page = await site.read(from);
  expect(await page.locator(`main a[href="${to}"]:visible`).count()).toBeGreaterThan(0);
});
