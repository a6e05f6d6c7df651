import { existsSync } from "node:fs";
import { join } from "node:path";
import { remove } from "../content/copy-of-content";
import { patience, setUpBuilds } from "./built-copy";
import { laterReport, smallContent } from "./owners-edits";

/*
 * These builds use their own copy of the project, so they can run in parallel with `content-changes.test.ts`.
 */

const { project, build, edit, readPublic, parsePage, readLinks, findTraces } = setUpBuilds();

const path = "research/later-report";
const buildOn = (day: string) =>
  build({ SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00-05:00`) / 1000) });

describe("a small site, on the day before its first report", () => {
  beforeAll(() => {
    // The only study left is the one whose report isn't published yet.
    edit(smallContent, laterReport, remove("studies/attribution-across-channels.yaml"));
    buildOn("2099-01-30");
  }, patience);

  test("has one service of each kind, one study, one testimonial, and no trace of a report", () => {
    expect(readLinks("services", "main")).toContain("/services/seo");
    expect(parsePage("").querySelectorAll("main article")).toHaveLength(1);
    expect(parsePage("reviews").querySelectorAll("main figure")).toHaveLength(1);
    const list = parsePage("research").querySelector("#completed-research")?.textContent;
    expect(list).toContain("No Completed Research Yet");
    expect(findTraces("-report/", "later-report")).toEqual([]);
  });
});

describe("the next day", () => {
  beforeAll(() => void buildOn("2099-01-31"), patience);

  test("a build on top of the last one publishes the report", () => {
    const figures = ["csv", "svg", "png"].map((type) => `${path}/groups.${type}`);
    const files = [`${path}/index.html`, ...figures, `share/${path}.png`];
    expect(files.filter((file) => !existsSync(join(project, "public", file)))).toEqual([]);
    const lists = ["research/feed.xml", "sitemap.xml", "healthz.json", "research/index.html"];
    expect(lists.filter((file) => !readPublic(file).includes(`/${path}`))).toEqual([]);
    const study = parsePage("research").querySelector("#current-research article");
    expect(study?.querySelector("a")?.getAttribute("href")).toBe(`/${path}`);
  });
});
