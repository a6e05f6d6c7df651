import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { reports } from "./site-routes";
import { missingFrom, visibleWords } from "./visible-words";

const sem = "/research/sem-trends-report";

const site = setUpSite();

describe.each([
  ["/research/voice-search-report", "August 10, 2025", [/voice search/i, /local seo/i]],
  ["/research/snapchat-ads-report", "July 25, 2025", [/snapchat ads/i, /roi/i]],
  [
    "/research/ai-integration-report",
    "May 15, 2025",
    [/ai integration/i, /enterprise operations/i],
  ],
  ["/research/google-ads-roi-report", "August 5, 2025", [/google ads/i, /enterprise ppc/i]],
  ["/research/ai-business-report", "September 19, 2025", [/ai chatbots/i, /ai workers/i]],
  ["/research/tiktok-ads-report", "September 12, 2025", [/tiktok advertising trends 2025-2026/i]],
  [sem, "September 11, 2025", [/sem trends 2025-2026/i]],
] as const)("%s", (route, date, topic) => {
  test("has a cover: way back, badge, title, summary, date, team", async () => {
    const page = await site.read(route);
    const cover = page.getByRole("main").locator("header");
    const title = await cover.getByRole("heading", { level: 1 }).innerText();
    expect(missingFrom(title, topic)).toEqual([]);
    expect(await cover.getByRole("link", { name: /^Back to / }).count()).toBe(1);
    const badge = cover.getByText(/^(Completed Research|Research Completed)$/);
    expect(await badge.isVisible()).toBe(true);
    const words = await visibleWords(page, "main header");
    expect(missingFrom(words, [date, /\bTeam\b/])).toEqual([]);
    const summary = cover.getByRole("paragraph").filter({ hasText: /\w+ \w+ \w+ \w+ \w+ \w+/ });
    expect(await summary.count()).toBeGreaterThan(0);
  });

  test("has room between the facts below the title and the rules around them", async () => {
    const facts = (await site.read(route)).locator("main header").getByRole("list");
    const room = await facts.evaluate((list) => {
      const words = document.createRange();
      words.selectNodeContents(list.firstElementChild ?? list);
      return words.getBoundingClientRect().top - list.getBoundingClientRect().top;
    });
    expect(room).toBeGreaterThanOrEqual(8);
  });

  test("has the six parts in order", async () => {
    const main = (await site.read(route)).getByRole("main");
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    const parts = [
      /executive summary/i,
      /methodology/i,
      /findings/i,
      /business implications/i,
      /recommendations/i,
      /conclusion/i,
    ];
    expect(headings.filter((heading) => parts.some((part) => part.test(heading)))).toEqual(
      parts.map((part) => expect.stringMatching(part)),
    );
  });

  test("has recommendations in phases", async () => {
    const words = await visibleWords(await site.read(route), "main");
    const phases =
      route === sem
        ? [/immediate priorities/i, /Q1 2026 goals/i, /long-term vision/i]
        : ["0-30 days", "30-90 days", "90+ days"];
    expect(missingFrom(words, phases)).toEqual([]);
  });

  test("is only read: it has nothing to fill in", async () => {
    const main = (await site.read(route)).getByRole("main");
    expect(await main.locator("input, textarea, select, form").count()).toBe(0);
  });
});

describe("the ways on from a report", () => {
  test.each([
    ["Back to Research", "/research"],
    ["View All Research Reports", "/research"],
    ["Back to All Research", "/research"],
    ["View All Reports", "/research?tab=completed"],
  ])("'%s' leads to %s wherever it stands", async (name, to) => {
    const targets = new Set<string>();
    for (const route of reports) {
      const page = await site.read(route);
      for (const target of await linkTargets(page.getByRole("main"), name)) targets.add(target);
    }
    expect([...targets]).toEqual([to]);
  });

  test("the Google Ads report has a custom strategy to ask for", async () => {
    const page = await site.read("/research/google-ads-roi-report");
    expect(await linkTargets(page, "Get Your Custom PPC Strategy")).toEqual(["/request-quote"]);
  });
});

describe("the statistics of the specification", () => {
  test("stand in some report", async () => {
    const texts: string[] = [];
    for (const route of reports) {
      const page = await site.read(route);
      texts.push(await visibleWords(page, "main"));
    }
    const expected = [
      "150+",
      "200+",
      "300+",
      "350+",
      "500+",
      /\b6 months/,
      /\b12 months/,
      /\b18 months/,
      "0-30 days",
      "30-90 days",
      "90+ days",
      /ROI[^.]{0,40}\+40%[^.]{0,20} average|\+40% average/,
      "87% of top performers",
      "+62% time saved",
      "25% of paid clicks",
      "+89% conversion",
      /dynamic[^.]{0,30}\+156%[^.]{0,20}static|\+156%[^.]{0,10}dynamic[^.]{0,10}static/i,
      /E-commerce[^.]{0,40}CPC[^.]{0,5}\$1\.16/i,
      /B2B[^.]{0,20}lead conversion 4\.23%/i,
      /local services[^.]{0,10}click-through 7\.89%/i,
      /mobile\/desktop[^.]{0,20}68%\/32%/i,
    ];
    expect(missingFrom(texts.join("\n"), expected)).toEqual([]);
  });

  test("of the SEM report stand in the SEM report", async () => {
    const words = await visibleWords(await site.read(sem), "main");
    const expected = [
      /\bResearch Team\b/,
      "Search Engine Marketing",
      /750\+ campaigns analysed/i,
      "Jan 2024 to Sep 2025",
      "Executive Summary",
      "Research Methodology",
      "Detailed Findings",
      /predictive bidding/i,
      /privacy-first targeting/i,
      /search experience evolution/i,
      "Business Implications",
      "Strategic Recommendations",
      "Conclusion",
    ];
    expect(missingFrom(words, expected)).toEqual([]);
  });

  test("stand in benchmark tables, and the conclusion asks for an audit", async () => {
    const page = await site.read(sem);
    expect(await page.getByRole("main").getByRole("table").count()).toBeGreaterThanOrEqual(2);
    expect(await linkTargets(page.getByRole("main"), /audit/i)).toEqual(["/contact"]);
  });
});
