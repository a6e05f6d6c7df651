import { sampleCopyReport } from "../../../src/build/site/sample-copy";
import { all, type Edit, example, replace } from "../../content/copy-of-content";
import { findAfter } from "../../content/find-after";
import { setEnvironment } from "../../set-environment";

const unset = { SITE_URL: undefined, SITE_NOINDEX: undefined, ALLOW_SAMPLE_CONTENT: undefined };
type Variables = Readonly<Partial<Record<keyof typeof unset, string>>>;

/** Excludes the organization's file, which already has the line `sampleCopy: true`. */
const items = [example.legal, example.report, example.service, example.study];
const samples = all(...items.map((file) => replace(file, /^(?=title: |name: )/m, "sampleCopy: true\n")));

const needed = /^(site(\/organization\.yaml)?)?$/;

function reportFor(variables: Variables, edit: Edit = () => undefined) {
  setEnvironment({ ...unset, ...variables });
  return findAfter(all(samples, edit), sampleCopyReport, (path) => needed.test(path));
}

const real = "https://www.agency.com";
const count = (items: number) => ({
  stops: false,
  text: `Items with sample copy: ${items}. A build for a real address lists them and stops.\n`,
});

test("a build for a real address stops and lists all sample copy", () => {
  expect(reportFor({ SITE_URL: real })).toEqual({
    stops: true,
    text: `
content/legal/example-terms.mdx
content/reports/example-report/index.mdx
content/services/example-service.yaml
content/site/organization.yaml
content/studies/example-study.yaml
These files have sample copy, but https://www.agency.com is a real address. Replace their text and remove sampleCopy: true, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.

`,
  });
});

const website = (address: string): Edit =>
  replace("site/organization.yaml", /^website: .*$/m, `website: ${address}`);

test.each<[stops: boolean, string, Parameters<typeof reportFor>]>([
  [true, "the organization's file", [{}, website(real)]],
  [true, "that file, for an empty variable", [{ SITE_URL: "" }, website(real)]],
  [true, "the variable, and no samples", [{ SITE_URL: real, ALLOW_SAMPLE_CONTENT: "0" }]],
  [true, "the variable, and no preview", [{ SITE_URL: real, SITE_NOINDEX: "false" }]],
  [false, "the organization's file, which is reserved", [{}]],
  [false, "a reserved name", [{ SITE_URL: "https://agency.example.com" }, website(real)]],
  [false, "a preview", [{ SITE_URL: real, SITE_NOINDEX: "1" }]],
  [false, "a demonstration", [{ SITE_URL: real, ALLOW_SAMPLE_CONTENT: "1" }]],
])("a build stops: %j, with the address from %s", (stops, _, args) => {
  const list = { stops, text: expect.stringContaining("\ncontent/legal/example-terms.mdx\n") };
  expect(reportFor(...args)).toEqual(stops ? list : count(5));
});

test("drafts and items with sampleCopy: false don't count, not even in a preview", () => {
  const edit = all(
    replace(example.study, "sampleCopy: true", "sampleCopy: true\ndraft: true"),
    replace(example.service, "sampleCopy: true", "sampleCopy: false"),
  );
  expect(reportFor({}, edit)).toEqual(count(3));
  expect(reportFor({ SITE_NOINDEX: "1" }, edit)).toEqual(count(3));
  const { text } = reportFor({ SITE_URL: real }, edit);
  expect(text.match(/^content\/.*$/gm)).toEqual([
    "content/legal/example-terms.mdx",
    "content/reports/example-report/index.mdx",
    "content/site/organization.yaml",
  ]);
});

test("without sample copy, the report is empty", () => {
  const files = [...items, "site/organization.yaml"];
  const edit = all(...files.map((file) => replace(file, "sampleCopy: true\n", "")));
  expect(reportFor({ SITE_URL: real }, edit)).toEqual({ stops: false, text: "" });
});
