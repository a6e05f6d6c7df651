import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

describe("Current Research", () => {
  test("has five studies, two with their report, and the panel", async () => {
    const page = await site.read("/research");
    expect(await page.getByRole("article").count()).toBe(5);
    const links = page.getByRole("main");
    expect(await linkTargets(links, /^Read Full Report/)).toEqual([
      "/research/voice-search-report",
      "/research/snapchat-ads-report",
    ]);
    const expected = ["Want to Influence Our Research?", "Suggest Research Topic"];
    expect(missingFrom(await visibleWords(page, "main"), expected)).toEqual([]);
  });
});

describe("Completed Research", () => {
  test.each([
    ["/research/voice-search-report", "August 10, 2025", "SEO & Local Marketing"],
    ["/research/snapchat-ads-report", "July 25, 2025", "Social Media Advertising"],
    ["/research/ai-integration-report", "May 15, 2025", "AI & Automation"],
    ["/research/google-ads-roi-report", "August 5, 2025", "PPC Advertising"],
    ["/research/ai-business-report", "September 19, 2025", "AI & Automation"],
    ["/research/tiktok-ads-report", "September 12, 2025", "Social Media Advertising"],
    ["/research/sem-trends-report", "September 11, 2025", "Search Engine Marketing"],
  ])("lists %s of %s in %s", async (route, date, category) => {
    const page = await site.read("/research?tab=completed");
    const report = page.getByRole("article").filter({ hasText: date });
    expect(await report.getByText(category, { exact: true }).isVisible()).toBe(true);
    expect(await report.getByText("Completed", { exact: true }).isVisible()).toBe(true);
    expect(await report.getByRole("heading").textContent()).toMatch(/\w+ \w+/);
    expect(await report.getByRole("listitem").count()).toBe(4);
    expect(await report.locator("svg").count()).toBeGreaterThan(0);
    expect(await linkTargets(report, /^View Full Report/)).toEqual([route]);
    expect(await report.getByText("View Full Report", { exact: true }).isVisible()).toBe(true);
  });

  test("has seven reports, the date of the archive, and is not called empty", async () => {
    const page = await site.read("/research?tab=completed");
    expect(await page.getByRole("article").count()).toBe(7);
    const words = await visibleWords(page, "main");
    expect(missingFrom(words, ["Last updated: August 18, 2025"])).toEqual([]);
    expect(words).not.toContain("No Completed Research Yet");
  });
});

test.each(["/research/suggest-topic", "/research?tab=suggest"])(
  "%s invites a suggestion, with the time it takes and what others asked for",
  async (address) => {
    const page = await site.read(address);
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    const expected = ["Suggest a Research Topic", "Popular Research Requests"];
    expect(headings).toEqual(expect.arrayContaining(expected));
    expect(await page.getByText("1-2 weeks", { exact: true }).isVisible()).toBe(true);
    // In the order of the specification (section 2), which is neither by count nor by name.
    expect(await page.getByRole("main").innerText()).toMatch(
      /AI in Marketing\s+14 requests\s+Voice Search Optimization\s+7 requests\s+Social Commerce Trends\s+15 requests\s+Attribution Modeling\s+4 requests/i,
    );
  },
);
