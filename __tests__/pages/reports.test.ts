import { readFileSync } from "node:fs";
import { builtFor, published, reports } from "../browser/site-routes";
import {
  find,
  findMissing,
  findTargets,
  readStructuredData,
  findByText,
  readText,
  readTexts,
} from "../built-page";
import { built } from "../tested-project";

const sem = "/research/sem-trends-report";
const phases = ["0-30 days", "30-90 days", "90+ days"];

describe.each([
  ["voice-search", "August 10, 2025", "SEO & Local Marketing", [/voice search/i, /local seo/i]],
  ["snapchat-ads", "July 25, 2025", "Social Media Advertising", [/snapchat ads/i, /roi/i]],
  ["ai-integration", "May 15, 2025", "AI & Automation", [/ai integration/i, /enterprise oper/i]],
  ["google-ads-roi", "August 5, 2025", "PPC Advertising", [/google ads/i, /enterprise ppc/i]],
  ["ai-business", "September 19, 2025", "AI & Automation", [/ai chatbots/i, /ai workers/i]],
  ["tiktok-ads", "September 12, 2025", "Social Media Advertising", [/tiktok .* 2025-2026/i]],
  ["sem-trends", "September 11, 2025", "Search Engine Marketing", [/sem trends 2025-2026/i]],
])("the report %s", (name, date, category, topic) => {
  const route = `/research/${name}-report`;

  test("is one of seven in the list of completed reports", () => {
    const list = "#completed-research article";
    expect(find("/research", list)).toHaveLength(7);
    const report = findByText("/research", list, date);
    expect(readTexts(report, ".meta p")).toEqual([`Completed ${date} ${category}`]);
    expect(readTexts(report, "h3")).toEqual([expect.stringMatching(/\w+ \w+/)]);
    expect(find(report, "li")).toHaveLength(4);
    expect(find(report, "svg").length).toBeGreaterThan(0);
    expect(findTargets(report, /^View Full Report/)).toEqual([route]);
    expect(find(report, "a").map(readText)).toEqual(["View Full Report"]);
  });

  test("has a link back, badge, title, summary, date and team", () => {
    expect(findMissing(route, "h1", topic)).toEqual([]);
    expect(find(route, "h1")).toHaveLength(1);
    expect(findTargets(route, /^Back to /, "main header a")).toHaveLength(1);
    const badge = /^(Completed Research|Research Completed)$/m;
    expect(findMissing(route, "main header span", [badge])).toEqual([]);
    expect(findMissing(route, "main header li", [date, /\bTeam$/m])).toEqual([]);
    expect(findMissing(route, "main header p", [/(\w+ ){6}/])).toEqual([]);
  });

  test("has its six parts in order, recommendations in phases, no form, and links back", () => {
    const parts = /executive summary|methodology|findings|implications|recommendations|conclusion/i;
    const headings = readTexts(route, "main h2").flatMap((heading) => parts.exec(heading) ?? []);
    expect(headings.join().toLowerCase()).toBe(
      "executive summary,methodology,findings,implications,recommendations,conclusion",
    );
    const ofSem = [/immediate priorities/i, /Q1 2026 goals/i, /long-term vision/i];
    expect(findMissing(route, "main", route === sem ? ofSem : phases)).toEqual([]);
    expect(find(route, "main :is(input, textarea, select, form)")).toEqual([]);
    const back = find(route, "main a").filter((link) => /^(Back to|View All)/.test(readText(link)));
    expect(back.length).toBeGreaterThanOrEqual(2);
  });

  test("has an SVG and a PNG file of each chart, with the address of the chart", () => {
    for (const chart of find(route, "figure.chart")) {
      const [csv] = find(chart, 'a[href$=".csv"]').map((link) => link.getAttribute("href") ?? "");
      const read = (type: string) => readFileSync(built(`public${csv?.replace(/csv$/, type)}`));
      expect(String(read("svg"))).toContain(`${builtFor}${route}#${chart.id}</metadata>`);
      // A PNG file stores the image's width at byte 16.
      expect(read("png").readUInt32BE(16)).toBe(1200);
    }
  });

  test("describes its title, date and data to search engines, and links to the feed", () => {
    const [{ isBasedOn: data, ...article } = {}, ...others] = readStructuredData(route);
    const title = readTexts(route, "h1")[0];
    const datePublished = published.get(route);
    expect(article).toMatchObject({ "@type": "Article", headline: title, datePublished });
    expect(others).toEqual([expect.objectContaining({ "@type": "BreadcrumbList" })]);
    const files = find(route, 'main a[href$=".csv"]').map((link) =>
      expect.objectContaining({ contentUrl: builtFor + link.getAttribute("href") }),
    );
    if (files.length === 0) expect(data).toBeUndefined();
    else expect(data).toMatchObject({ distribution: expect.arrayContaining(files) });
    expect(find(route, 'head link[href="/research/feed.xml"]')).toHaveLength(1);
  });
});

test.each([
  ["Back to Research", "/research"],
  ["View All Research Reports", "/research"],
  ["Back to All Research", "/research"],
  ["View All Reports", "/research?tab=completed"],
  ["Get Your Custom PPC Strategy", "/request-quote"],
])("'%s' links to %s in all reports", (name, to) => {
  const all = reports.flatMap((route) => findTargets(route, name, "main a"));
  expect([...new Set(all)]).toEqual([to]);
});

test("a report's header draws its key figure, in rows that are about equally long", () => {
  const countStrokes = (name: string, shape: string) =>
    find(`/research/${name}-report`, `main header div > ${shape} path`)
      .map((path) => path.getAttribute("d"))
      .join("")
      .match(/m/gi)?.length;
  expect(countStrokes("ai-business", "figure")).toBe(30);
  expect(countStrokes("tiktok-ads", "figure")).toBe(35);
  const [tallies] = find("/research/tiktok-ads-report", "main header figure svg");
  const [, , width = NaN, height = NaN] = tallies?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  expect(width / height).toBeCloseTo((4 * 48) / 78, 1);
  // A hundred strokes, of which 25 are drawn again in another color.
  expect(countStrokes("voice-search", "svg")).toBe(125);
  for (const name of ["sem-trends", "snapchat-ads", "ai-integration"]) {
    expect(find(`/research/${name}-report`, "main header line")).toHaveLength(3);
  }
});

test("the reports have the statistics of the specification", () => {
  const expected = [
    ...["150+", "200+", "300+", "350+", "500+", ...phases],
    ...[/\b6 months/, /\b12 months/, /\b18 months/],
    ...["87% of top performers", "+62% time saved", "25% of paid clicks", "+89% conversion"],
    /ROI[^.]{0,40}\+40%[^.]{0,20} average|\+40% average/,
    /dynamic[^.]{0,30}\+156%[^.]{0,20}static|\+156%[^.]{0,10}dynamic[^.]{0,10}static/i,
    /E-commerce[^.]{0,40}CPC[^.]{0,5}\$1\.16/i,
    /B2B[^.]{0,20}lead conversion 4\.23%/i,
    /local services[^.]{0,10}click-through 7\.89%/i,
    /mobile\/desktop[^.]{0,20}68%\/32%/i,
  ];
  const isMissing = (figure: string | RegExp) =>
    reports.every((route) => findMissing(route, "main", [figure]).length > 0);
  expect(expected.filter(isMissing)).toEqual([]);
});

test("the Google Ads ROI report links to the report that measured the return it quotes", () => {
  const route = "/research/google-ads-roi-report";
  const paragraph = findByText(route, "main p", "+40% on average");
  expect(findTargets(paragraph, "AI integration report")).toEqual(["/research/ai-integration-report"]);
});

test("the SEM report has its statistics and sections, and offers an audit", () => {
  const expected = [
    ...[/\bResearch Team\b/, "Search Engine Marketing", /750\+ campaigns analysed/i],
    ...["Jan 2024 to Sep 2025", "Research Methodology", "Detailed Findings"],
    ...[/predictive bidding/i, /privacy-first targeting/i, /search experience evolution/i],
    ...["Business Implications", "Strategic Recommendations"],
  ];
  expect(findMissing(sem, "main", expected)).toEqual([]);
  const shown = find(sem, "main figure table").filter((table) => !table.closest("details"));
  expect(shown.map((table) => readText(table.querySelector("thead")!))).toEqual([
    "Measure Value",
    "Measure Value",
  ]);
  expect(findTargets(sem, /audit/i, "main a")).toEqual(["/contact"]);
});
