import { findHidden, readEntries } from "../../../src/content/files/read-content";
import { readFormFacts } from "../../../src/build/site/form-facts";
import { services } from "../../../src/forms/contact";
import { readPublishedFigures } from "../../../src/build/files/figure-files";
import { type Kind } from "../../../src/content/model/kind";
import { report as reportKind } from "../../../src/content/model/kinds/report";
import { study as studyKind } from "../../../src/content/model/kinds/study";
import { setEnvironment } from "../../set-environment";
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
  expect(findAfter(edit, findHidden)).toEqual([report, service]);
});

test.each([
  ["2025-02-28T04:59Z", "Australia/Sydney", true],
  ["2025-02-28T04:59Z", "America/New_York", false],
  ["2025-02-28T05:00Z", "America/New_York", true],
])("at %s in %s, a report of 2025-02-28 is shown: %s. A study with a later date is", (now, zone, shown) => {
  setEnvironment({ SOURCE_DATE_EPOCH: String(Date.parse(now) / 1000) });
  const edit = all(
    replace(study, "2025-02-28", "2999-01-31"),
    replace("site/organization.yaml", /^timeZone: .*$/m, `timeZone: "${zone}"`),
  );
  findAfter(edit, (content) => {
    const paths = (kind: Kind, withHidden = false) =>
      readEntries(kind, content, withHidden).map(({ path }) => path);
    expect(findHidden(content).includes(report)).toBe(!shown);
    expect(paths(reportKind).includes(report)).toBe(shown);
    expect(paths(reportKind, true)).toContain(report);
    expect(paths(studyKind)).toContain(study);
  });
});

test.each([
  ["a draft", draft(report, "title: An")],
  ["a report with a later date", replace(report, "2025-02-28", "2999-01-01")],
])("the figures of %s aren't published", (_, edit) => {
  const pages = findAfter(edit, (content) => readPublishedFigures(content).map(({ page }) => page));
  expect(pages).toContain("/research/sem-trends-report");
  expect(pages).not.toContain("/research/example-report");
});

test("the contact form offers all services in order, and drafts only in previews", () => {
  const written = "web-development seo meta-ads google-ads tiktok-ads snapchat-ads".split(" ");
  expect(services.map(({ value }) => value)).toEqual([...written, "full-package"]);
  const [published = [], inPreview] = findAfter(draft(service, "name: Example"), (content) => [
    readFormFacts(content, false).services,
    readFormFacts(content, true).services,
  ]);
  expect(published.map(({ value }) => value)).toEqual(written);
  expect(inPreview).toEqual([...published, { value: "example-service", label: "Example Service" }]);
});
