import { type Page } from "playwright-core";
import { claimsOn, expectedClaims } from "./claims";
import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { services } from "./site-routes";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

const serviceCard = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

describe("the hero", () => {
  test("has the headline and two buttons", async () => {
    const page = await site.read("/");
    const headline = await page.getByRole("heading", { level: 1 }).textContent();
    expect(headline).toBe("Grow Your Business with Expert Marketing");
    const main = page.getByRole("main");
    expect(await linkTargets(main, "Start Your Growth Journey")).toEqual(["/contact"]);
    expect(await linkTargets(main, "About Us")).toEqual(["/about/our-story"]);
  });

  test("shows the three claims", async () => {
    expect(await claimsOn(await site.read("/"))).toEqual(expectedClaims);
  });
});

test("on a phone the page is below eleven screens high, with every word of it", async () => {
  const page = await site.blank({ viewport: { width: 390, height: 844 } });
  // Without its own face, as on a first visit over a slow line, the headlines are longest.
  await page.route("**/*.woff2", (request) => request.abort());
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});

describe("Our Services", () => {
  test.each(services)("%s has a card: %s, description, four bullets, link", async (route, name) => {
    const page = await site.read("/");
    const card = serviceCard(page, name);
    expect(await card.getByRole("listitem").count()).toBe(4);
    expect(await card.getByRole("paragraph").first().textContent()).toMatch(/\w+ \w+/);
    expect(await linkTargets(card, /^Learn More/)).toEqual([route]);
    expect(await card.getByText("Learn More", { exact: true }).isVisible()).toBe(true);
  });

  test("stands in three columns on large screens", async () => {
    const page = await site.read("/");
    const heading = page.getByRole("heading", { name: "Our Services", exact: true });
    expect(await heading.isVisible()).toBe(true);
    const boxes = await Promise.all(
      services.map(([, name]) => serviceCard(page, name).boundingBox()),
    );
    const [first, second, third, ...rest] = boxes.map((box) => Math.round(box?.x ?? -1));
    expect(new Set([first, second, third]).size).toBe(3);
    expect(rest).toEqual([first, second, third]);
  });
});

describe("the testimonials", () => {
  test.each([
    [/plumb/i, "$4,500"],
    [/dent/i, "$6,800"],
    [/meal prep/i, "$3,600"],
    [/fashion/i, "$8,200"],
  ])(
    "one is from %s, with five stars, an investment of %s and results",
    async (business, amount) => {
      const all = (await site.read("/")).getByRole("figure").filter({ hasText: "Investment" });
      expect(await all.count()).toBe(4);
      const testimonial = all.filter({ hasText: business });
      expect(await testimonial.count()).toBe(1);
      const stars = testimonial.getByRole("img", { name: /\b5\b.*\b5\b.*stars?/i });
      expect(await stars.count()).toBe(1);
      expect(missingFrom(await testimonial.innerText(), [amount, /Results/i])).toEqual([]);
      const service = services.map(([, name]) => testimonial.getByText(name, { exact: true }));
      const named = await Promise.all(service.map((words) => words.count()));
      expect(named.filter((count) => count === 1)).toHaveLength(1);
    },
  );

  test("stand side by side on large screens, their amounts on one height", async () => {
    const page = await site.open("/", { viewport: { width: 1280, height: 800 } });
    const amounts = page
      .getByRole("main")
      .locator("dd")
      .filter({ hasText: /^\$\d,\d00$/ });
    const boxes = await amounts.evaluateAll((all) => all.map((dd) => dd.getBoundingClientRect().y));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(Math.round)).size).toBe(1);
  });

  test("end with a note and an invitation", async () => {
    const words = await visibleWords(await site.read("/"), "main");
    const expected = ["All testimonials from verified paying clients", "Join Our Success Stories"];
    expect(missingFrom(words, expected)).toEqual([]);
  });
});

describe("the research preview", () => {
  test.each([
    ["November 20, 2025", "Active", "Marketing Analytics", []],
    ["December 5, 2025", "Active", "Content Marketing", []],
    ["October 15, 2025", "Active", "PPC Advertising", []],
    ["August 10, 2025", "Completed", "SEO & Local Marketing", ["/research/voice-search-report"]],
    ["July 25, 2025", "Completed", "Social Media Advertising", ["/research/snapchat-ads-report"]],
  ])("the study of %s is %s, in %s, and leads to %j", async (date, status, category, report) => {
    const page = await site.read("/");
    expect(await page.getByRole("article").count()).toBe(5);
    const article = page.getByRole("article").filter({ hasText: date });
    expect(await article.getByText(status, { exact: true }).isVisible()).toBe(true);
    expect(await article.getByText(category, { exact: true }).count()).toBe(1);
    expect(await article.getByRole("listitem").count()).toBe(4);
    const topic = report[0]?.replace(/.*\/(\w+)-.*/, "$1") ?? "";
    expect((await article.getByRole("heading").innerText()).toLowerCase()).toContain(topic);
    expect(await linkTargets(article, /^Read Full Report/)).toEqual(report);
    const words = article.getByText("Read Full Report", { exact: true });
    expect(await words.count()).toBe(report.length);
  });

  test("has the panel for suggestions and the date of the last update", async () => {
    const page = await site.read("/");
    const main = page.getByRole("main");
    expect(await linkTargets(main, "Suggest Research Topic")).toEqual(["/research?tab=suggest"]);
    const expected = ["Want to Influence Our Research?", "Last updated: August,18"];
    expect(missingFrom(await visibleWords(page, "main"), expected)).toEqual([]);
  });
});
