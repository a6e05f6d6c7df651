import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check-content";
import { draftsIn } from "../../../src/content/files/read-content";
import { problemLine } from "../../../src/content/model/problem";
import { serviceOptions } from "../../../src/content/files/service-options";
import { services } from "../../../src/forms/contact";
import { publishReportData } from "../../../src/build/files/publish-report-data";
import { all, copyContent, type Edit, example, replace, write } from "../copy-of-content";

const { service, study, report } = example;
const draft = (file: string, first: string) => replace(file, first, `draft: true\n${first}`);
const draftReport = draft(report, "title: An");
const draftStudy = draft(study, "title: An");
const draftService = draft(service, "name: Example");

const faultsAfter = (...edits: readonly Edit[]) => {
  const copy = copyContent(all(...edits));
  try {
    return checkContent(copy).map(problemLine);
  } finally {
    copy.remove();
  }
};

describe("the check", () => {
  test("lets drafts name drafts", () => {
    expect(faultsAfter(draftReport, draftStudy, draftService)).toEqual([]);
  });

  test("names what is published and refers to a draft", () => {
    expect(faultsAfter(draftReport)).toEqual([
      'content/studies/example-study.yaml:13:9 report: names the Report "example-report", which is a draft: publish it first, or make this a draft, too',
    ]);
  });

  test("names what is published and links to a draft", () => {
    const link = replace(report, "(/contact)", "(/services/example-service)");
    expect(faultsAfter(draftService, link)).toEqual([
      "content/reports/example-report/index.mdx:32:20 body: links to /services/example-service, which is a draft: publish it first, or link to another page",
    ]);
  });

  test("names problems of drafts, too", () => {
    expect(
      faultsAfter(draft(service, "name: Example"), replace(service, "order: 90\n", "")),
    ).toEqual(["content/services/example-service.yaml:1:1 order: is missing: Place among the services; 1 comes first (a whole number from 1 to 999)"]);
  });

  test("knows true and false only", () => {
    expect(faultsAfter(replace(service, "name: E", "draft: maybe\nname: E"))).toEqual([
      'content/services/example-service.yaml:1:8 draft: is the text "maybe", true or false is allowed',
    ]);
  });
});

test("drafts are found however their field is written, and others are not", () => {
  const copy = copyContent(
    all(
      draftReport,
      replace(service, "name: Example", '"draft": true\nname: Example'),
      replace(study, "title: An", "draft: false\ntitle: A draft of an"),
      write("services/_unpublished.yaml", "draft: true"),
      write("pages/other.yaml", "draft: true"),
    ),
  );
  expect(draftsIn(copy.content)).toEqual([report, service]);
  copy.remove();
});

test("the CSV files of a draft are not published", () => {
  const copy = copyContent(draftReport);
  const site = join(copy.project, "public");
  mkdirSync(site);
  publishReportData({ content: copy.content, site });
  const published = readdirSync(join(site, "research"));
  expect(published).not.toContain("example-report");
  expect(published).toContain("sem-trends-report");
  copy.remove();
});

describe("the options of the contact form", () => {
  test("are the services in their order, with drafts in previews only", () => {
    const copy = copyContent(draftService);
    const names = (withDrafts: boolean) =>
      serviceOptions(copy.content, withDrafts).map(({ value }) => value);
    expect(names(true)).toEqual([...names(false), "example-service"]);
    expect(serviceOptions(copy.content, true).at(-1)?.label).toBe("Example Service");
    copy.remove();
  });

  test("are those of the specification", () => {
    expect(services.map(({ value }) => value)).toEqual([
      "web-development",
      "seo",
      "meta-ads",
      "google-ads",
      "tiktok-ads",
      "snapchat-ads",
      "full-package",
    ]);
  });
});
