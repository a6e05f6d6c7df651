import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findDrafts } from "../../../src/content/files/read-content";
import { serviceOptions } from "../../../src/build/site/service-options";
import { services } from "../../../src/forms/contact";
import { publishReportData } from "../../../src/build/files/publish-report-data";
import { all, example, replace, write } from "../copy-of-content";
import { findAfter } from "../find-after";

const { service, study, report } = example;
const draft = (file: string, first: string) => replace(file, first, `draft: true\n${first}`);

test("only items with draft: true are drafts, even if the field is quoted", () => {
  const edit = all(
    draft(report, "title: An"),
    replace(service, "name: Example", '"draft": true\nname: Example'),
    replace(study, "title: An", "draft: false\ntitle: A draft of an"),
    write("services/_unpublished.yaml", "draft: true"),
    write("pages/other.yaml", "draft: true"),
  );
  expect(findAfter(edit, findDrafts)).toEqual([report, service]);
});

test.each([
  ["of a draft", "example-report", draft(report, "title: An")],
  ["whose names start with _", "_old.csv", write("reports/example-report/_old.csv", "A,B\nC,1\n")],
])("CSV files %s aren't published", (_, hidden, edit) => {
  const published = findAfter(edit, (content) => {
    const site = join(content, "../public");
    mkdirSync(site);
    publishReportData({ content, site });
    return readdirSync(join(site, "research"), { recursive: true, encoding: "utf8" });
  });
  expect(published.filter((path) => path.includes(hidden))).toEqual([]);
  expect(published).toContain("sem-trends-report");
});

test("the contact form offers all services in order, and drafts only in previews", () => {
  const written = "web-development seo meta-ads google-ads tiktok-ads snapchat-ads".split(" ");
  expect(services.map(({ value }) => value)).toEqual([...written, "full-package"]);
  const [published = [], inPreview] = findAfter(draft(service, "name: Example"), (content) => [
    serviceOptions(content, false),
    serviceOptions(content, true),
  ]);
  expect(published.map(({ value }) => value)).toEqual(written);
  expect(inPreview).toEqual([...published, { value: "example-service", label: "Example Service" }]);
});
