import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { draftsIn } from "../../../src/content/files/read-content";
import { serviceOptions } from "../../../src/content/files/service-options";
import { services } from "../../../src/forms/contact";
import { publishReportData } from "../../../src/build/files/publish-report-data";
import {
  all,
  copyContent,
  type Edit,
  example,
  problemsAfter,
  replace,
  write,
} from "../copy-of-content";

const { service, study, report } = example;
const draft = (file: string, first: string) => replace(file, first, `draft: true\n${first}`);
const draftReport = draft(report, "title: An");
const draftStudy = draft(study, "title: An");
const draftService = draft(service, "name: Example");

test.each<[string, Edit, string[]]>([
  ["lets drafts name drafts", all(draftReport, draftStudy, draftService), []],
  [
    "names what is published and refers to a draft",
    draftReport,
    [
      'content/studies/example-study.yaml:13:9 report: names the Report "example-report", which is a draft: publish it first, or make this a draft, too',
    ],
  ],
  [
    "names what is published and links to a draft",
    all(draftService, replace(report, "(/contact)", "(/services/example-service)")),
    [
      "content/reports/example-report/index.mdx:32:20 body: links to /services/example-service, which is a draft: publish it first, or link to another page",
    ],
  ],
  [
    "names problems of drafts, too",
    all(draftService, replace(service, "order: 90\n", "")),
    [
      "content/services/example-service.yaml:1:1 order: is missing: Place among the services; 1 comes first (a whole number from 1 to 999)",
    ],
  ],
  [
    "knows true and false only",
    replace(service, "name: E", "draft: maybe\nname: E"),
    [
      'content/services/example-service.yaml:1:8 draft: is the text "maybe", true or false is allowed',
    ],
  ],
])("the check %s", (_, edit, problems) => {
  expect(problemsAfter(edit)).toEqual(problems);
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

test("the options of the contact form are the services in their order, with drafts in previews only", () => {
  const published = [
    "web-development",
    "seo",
    "meta-ads",
    "google-ads",
    "tiktok-ads",
    "snapchat-ads",
  ];
  expect(services.map(({ value }) => value)).toEqual([...published, "full-package"]);
  const copy = copyContent(draftService);
  const names = (withDrafts: boolean) =>
    serviceOptions(copy.content, withDrafts).map(({ value }) => value);
  expect(names(false)).toEqual(published);
  expect(names(true)).toEqual([...published, "example-service"]);
  expect(serviceOptions(copy.content, true).at(-1)?.label).toBe("Example Service");
  copy.remove();
});
