import { JSDOM } from "jsdom";
import { robots, securityText } from "../../../src/build/files/crawler-files";
import { atomFeed, writeSiteFiles } from "../../../src/build/files/write-site-files";
import { readSiteFacts } from "../../../src/build/site/site-facts";
import { readEntries } from "../../../src/content/files/read-content";
import { report as reportKind } from "../../../src/content/model/kinds/report";
import { example, replace } from "../../content/copy-of-content";
import { findAfter } from "../../content/find-after";
import { frozenContent } from "../../frozen";
import { setEnvironment } from "../../set-environment";
import { temporaryFolder } from "../../temporary-folder";

const facts = { ...readSiteFacts(frozenContent), siteUrl: "https://www.example.com" };
const feedOf = (...reports: typeof facts.reports) => atomFeed({ ...facts, reports });
const report = {
  title: "Costs & <returns>",
  summary: "What 5 < 7 means.",
  path: "/research/costs",
  date: "2025-08-10",
  updated: "2025-08-10",
  team: "Research Team",
};
const newer = { ...report, path: "/research/newer", date: "2025-09-01", updated: "2025-09-01" };

const parsed = (xml: string) => new JSDOM(xml, { contentType: "application/xml" }).window.document;

test("the feed lists each report with its address and date", () => {
  const feed = parsed(feedOf(newer, report));
  const texts = (path: string) => [...feed.querySelectorAll(path)].map(({ textContent }) => textContent);
  expect(texts("entry > id")).toEqual(
    ["newer", "costs"].map((name) => `https://www.example.com/research/${name}`),
  );
  const dates = ["2025-09-01T04:00:00.000Z", "2025-08-10T04:00:00.000Z"];
  expect([texts("entry > published"), texts("entry > updated")]).toEqual([dates, dates]);
  expect(texts("feed > updated")).toEqual(dates.slice(0, 1));
  const own = feed.querySelector('link[rel="self"]')?.getAttribute("href");
  expect(own).toBe("https://www.example.com/research/feed.xml");
});

test.each([
  ["America/New_York", "2025-03-09", "2025-03-09T05:00:00.000Z"],
  ["America/New_York", "2025-11-02", "2025-11-02T04:00:00.000Z"],
  ["Asia/Tokyo", "2025-08-10", "2025-08-09T15:00:00.000Z"],
  ["Pacific/Kiritimati", "2025-08-10", "2025-08-09T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2025-08-10", "2025-08-10T11:00:00.000Z"],
  ["Asia/Kathmandu", "2025-08-10", "2025-08-09T18:15:00.000Z"],
  // On these two days, there's no midnight, and no such day at all.
  ["America/Santiago", "2025-09-07", "2025-09-07T04:00:00.000Z"],
  ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z"],
])("in %s, a report of %s is published when that day begins, at %s", (timeZone, date, published) => {
  const feed = parsed(atomFeed({ ...facts, timeZone, reports: [{ ...report, date }] }));
  expect(feed.querySelector("entry > published")?.textContent).toBe(published);
});

test("a correction changes a report's date in the sitemap and its update in the feed, but not its publication", () => {
  const corrections = `corrections:
  - { date: 2025-09-02, text: The first one. }
  - { date: 2026-11-24, text: A later one. }
back:`;
  const [reports = [], changed] = findAfter(replace(example.report, "back:", corrections), (content) => {
    const corrected = readEntries(reportKind, content).find(({ slug }) => slug === "example-report");
    return [readSiteFacts(content).reports, corrected && reportKind.summary?.(corrected.data).changed];
  });
  expect(changed).toBe("2026-11-24");
  const feed = parsed(feedOf(...reports));
  const entry = feed.querySelector("entry:last-of-type");
  expect(entry?.querySelector("id")?.textContent).toMatch(/example-report$/);
  expect(entry?.querySelector("published")?.textContent).toMatch(/^2025-02-28/);
  expect(entry?.querySelector("updated")?.textContent).toMatch(/^2026-11-24/);
  expect(feed.querySelector("feed > updated")?.textContent).toMatch(/^2026-11-24/);
});

test("no text can break the feed", () => {
  const hostile = "\v\u0000\u202E\uFFFE\uD800 ]]> <![CDATA[ & </feed> 🎉";
  const texts = { title: hostile, summary: hostile, team: hostile };
  const feed = parsed(
    atomFeed({ ...facts, name: hostile, feed: hostile, reports: [{ ...report, ...texts }] }),
  );
  expect(feed.querySelector("entry name")?.textContent).toContain("</feed> 🎉");
});

test("feed readers show titles and summaries as plain text", () => {
  const entry = parsed(feedOf(report)).querySelector("entry");
  const shown = (name: string) =>
    new JSDOM(entry?.querySelector(name)?.textContent ?? "").window.document.body.textContent;
  expect(shown("title")).toBe(report.title);
  expect(shown("summary")).toBe(report.summary);
});

test("robots.txt lets crawlers read everything, and only a published site has a sitemap", () => {
  const everything = "User-agent: *\nAllow: /\n";
  expect(robots({ ...facts, preview: false })).toBe(
    `${everything}\nSitemap: https://www.example.com/sitemap.xml\n`,
  );
  expect(robots({ ...facts, preview: true })).toMatch(/^# [^\n]*\nUser-agent: \*\nAllow: \/\n$/);
});

test("security.txt has a contact and expires within a year", () => {
  const settings = { email: "hello@example.com", buildDate: "2026-01-31" };
  expect(securityText({ ...facts, ...settings }).split("\n")).toEqual([
    "Contact: mailto:hello@example.com",
    "Expires: 2027-01-26T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://www.example.com/.well-known/security.txt",
    "",
  ]);
});

const commitVariables = ["COMMIT_REF", "GITHUB_SHA", "CF_PAGES_COMMIT_SHA"];
const { folder, read } = temporaryFolder();

test.each(commitVariables)("/healthz.json has the commit that a host sets in %s", async (name) => {
  setEnvironment({ ...Object.fromEntries(commitVariables.map((other) => [other, ""])), [name]: "aaaa1111" });
  await writeSiteFiles(folder, facts, [{ route: "/contact", title: "Contact" }]);
  expect(JSON.parse(read("healthz.json"))).toMatchObject({ commit: "aaaa1111" });
});
