import { existsSync } from "node:fs";
import { join } from "node:path";
import { patience, setUpBuilds } from "./built-copy";
import { laterReport, smallContent } from "./owners-edits";

/*
 * These builds use their own copy of the project, so they can run in parallel with `content-changes.test.ts`.
 */

const { project, build, edit, readPublic, parsePage, readLinks, findTraces, testEveryPage } = setUpBuilds();

describe("a small site", () => {
  beforeAll(() => {
    edit(smallContent);
    build({});
  }, patience);

  test("has one service of each kind, one study, one testimonial and no report", () => {
    expect(readLinks("services", "main")).toContain("/services/seo");
    expect(parsePage("").querySelectorAll("main article")).toHaveLength(1);
    expect(parsePage("reviews").querySelectorAll("main figure")).toHaveLength(1);
    const list = parsePage("research").querySelector("#completed-research")?.textContent;
    expect(list).toContain("No Completed Research Yet");
    expect(findTraces("-report/")).toEqual([]);
  });

  test("passes the tests of every page", testEveryPage, patience);
});

describe("the day of a report's publication", () => {
  const path = "research/later-report";
  const figures = ["csv", "svg", "png"].map((type) => `${path}/figures.${type}`);
  const files = [`${path}/index.html`, ...figures, `share/${path}.png`];
  const lists = ["research/feed.xml", "sitemap.xml", "healthz.json", "research/index.html"];
  const buildOn = (day: string) =>
    build({ SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00-05:00`) / 1000) });

  beforeAll(() => edit(laterReport));

  test(
    "the day before, the report is nowhere",
    () => {
      buildOn("2099-01-30");
      expect(findTraces("later-report")).toEqual([]);
    },
    patience,
  );

  test(
    "on that day, a build on top of the last one publishes the report",
    () => {
      buildOn("2099-01-31");
      expect(files.filter((file) => !existsSync(join(project, "public", file)))).toEqual([]);
      expect(lists.filter((file) => !readPublic(file).includes("/research/later-report"))).toEqual([]);
      const cards = [...parsePage("research").querySelectorAll("#current-research article")];
      const study = cards.find(({ textContent }) => textContent?.includes("A study that is done"));
      expect(study?.querySelector("a")?.getAttribute("href")).toBe("/research/later-report");
    },
    patience,
  );
});
