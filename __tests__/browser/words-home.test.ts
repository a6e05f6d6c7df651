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

const testimonials = (page: Page) => page.getByRole("figure").filter({ hasText: "Investment" });

const study = (page: Page, date: string) => page.getByRole("article").filter({ hasText: date });

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

describe("Our Services", () => {
  test("is a heading", async () => {
    const page = await site.read("/");
    const heading = page.getByRole("heading", { name: "Our Services", exact: true });
    expect(await heading.isVisible()).toBe(true);
  });

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
    const boxes = await Promise.all(
      services.map(([, name]) => serviceCard(page, name).boundingBox()),
    );
    const [first, second, third, ...rest] = boxes.map((box) => Math.round(box?.x ?? -1));
    expect(new Set([first, second, third]).size).toBe(3);
    expect(rest).toEqual([first, second, third]);
  });
});

describe("the testimonials", () => {
  test.each([/plumb/i, /dent/i, /meal prep/i, /fashion/i])(
    "one is from %s, with five stars, investment and results",
    async (business) => {
      const page = await site.read("/");
      const testimonial = testimonials(page).filter({ hasText: business });
      expect(await testimonial.count()).toBe(1);
      const stars = testimonial.getByRole("img", { name: /\b5\b.*\b5\b.*stars?/i });
      expect(await stars.count()).toBe(1);
      expect(missingFrom(await testimonial.innerText(), [/Investment/i, /Results/i])).toEqual([]);
      const service = services.map(([, name]) => testimonial.getByText(name, { exact: true }));
      const named = await Promise.all(service.map((words) => words.count()));
      expect(named.filter((count) => count === 1)).toHaveLength(1);
    },
  );

  test("are four, with the four investments", async () => {
    const page = await site.read("/");
    expect(await testimonials(page).count()).toBe(4);
    for (const amount of ["$4,500", "$6,800", "$3,600", "$8,200"]) {
      expect([amount, await testimonials(page).filter({ hasText: amount }).count()]).toEqual([
        amount,
        1,
      ]);
    }
  });

  test("end with a note and an invitation", async () => {
    const words = await visibleWords(await site.read("/"), "main");
    const expected = [
      "Investment",
      "Results",
      "All testimonials from verified paying clients",
      "Join Our Success Stories",
    ];
    expect(missingFrom(words, expected)).toEqual([]);
  });
});

describe("the research preview", () => {
  test.each([
    ["November 20, 2025", "Active"],
    ["December 5, 2025", "Active"],
    ["October 15, 2025", "Active"],
    ["August 10, 2025", "Completed"],
    ["July 25, 2025", "Completed"],
  ])("the study of %s is %s and has a title and four key findings", async (date, status) => {
    const page = await site.read("/");
    const article = study(page, date);
    expect(await article.getByText(status, { exact: true }).isVisible()).toBe(true);
    expect(await article.getByRole("listitem").count()).toBe(4);
    expect(await article.getByRole("heading").count()).toBe(1);
  });

  test.each([
    "Marketing Analytics",
    "Content Marketing",
    "PPC Advertising",
    "SEO & Local Marketing",
    "Social Media Advertising",
  ])("one of five studies is in the category %s", async (category) => {
    const page = await site.read("/");
    expect(await page.getByRole("article").count()).toBe(5);
    const inCategory = page.getByText(category, { exact: true });
    expect(await page.getByRole("article").filter({ has: inCategory }).count()).toBe(1);
  });

  test.each([
    ["August 10, 2025", /voice search/i, "/research/voice-search-report"],
    ["July 25, 2025", /snapchat/i, "/research/snapchat-ads-report"],
  ])("the completed study of %s, %s, has 'Read Full Report'", async (date, topic, report) => {
    const page = await site.read("/");
    const article = study(page, date);
    expect(await article.getByRole("heading").textContent()).toMatch(topic);
    expect(await linkTargets(article, /^Read Full Report/)).toEqual([report]);
    expect(await article.getByText("Read Full Report", { exact: true }).isVisible()).toBe(true);
  });

  test("no other study has one", async () => {
    const page = await site.read("/");
    expect(await page.getByRole("link", { name: /^Read Full Report/ }).count()).toBe(2);
  });

  test("has the panel for suggestions and the date of the last update", async () => {
    const page = await site.read("/");
    const main = page.getByRole("main");
    expect(await linkTargets(main, "Suggest Research Topic")).toEqual(["/research?tab=suggest"]);
    const expected = ["Want to Influence Our Research?", "Last updated: August,18"];
    expect(missingFrom(await visibleWords(page, "main"), expected)).toEqual([]);
  });
});
