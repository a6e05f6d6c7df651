import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { type Field as CmsField } from "@sveltia/cms";
import { editorComponents } from "../../../src/cms/browser/editor-components";
import { csvFormat } from "../../../src/cms/browser/csv-format";
import { chartNumbers } from "../../../src/cms/build/chart-files";
import { cmsConfig } from "../../../src/cms/build/cms-config";
import { type ContentFile, parseContentFile } from "../../../src/content/files/content-file";
import { hasBody, type Kind } from "../../../src/content/model/kind";
import { kinds } from "../../../src/content/model/kinds";
import { report } from "../../../src/content/model/kinds/report";
import { readContent, readTemplate } from "../../../src/content/files/read-content";
import { componentSchemas, requiredParent } from "../../../src/content/mdx/component-schema";
import { localRepository } from "../../../src/cms/build/cms-backend";
import { copyContent, replace } from "../../content/copy-of-content";
import { frozenContent } from "../../frozen";
import { setEnvironment } from "../../set-environment";

const charts = chartNumbers(frozenContent);
const templates = (kind: Kind) => readTemplate(frozenContent, kind)?.data;
const config = cmsConfig(kinds, localRepository, templates, charts);
const entries = (config.collections ?? []).filter((collection) => "folder" in collection);
const files = (config.singletons ?? []).filter((file) => "file" in file);

const formOf = (type: string) => [...entries, ...files].find(({ name }) => name === type)!;

const columnsOf = ({ fields: [rows] }: (typeof charts.files)[number]) => fieldsOf(rows!);

const property = (field: CmsField, name: string): unknown =>
  Object.entries(field).find(([key]) => key === name)?.[1];

const fieldsOf = (field: CmsField): readonly CmsField[] =>
  "fields" in field && Array.isArray(field.fields) ? field.fields : [];

test.each([
  ["Report", "title", { widget: "string", label: "Title", required: true, maxlength: 110 }],
  ["Report", "findings", { widget: "list", min: 4, max: 4, field: { widget: "string" } }],
  [
    "Report",
    "picture",
    { widget: "object", required: false, fields: [{ widget: "image" }, { widget: "image" }, {}, {}] },
  ],
  ["Study", "report", { collection: "Report", display_fields: ["title"], required: false }],
])("the CMS has a suitable input for %s.%s, with its limits", (type, name, expected) => {
  expect(formOf(type).fields.find((field) => field.name === name)).toMatchObject(expected);
});

test.each(kinds)("the form of $type has all fields, the right file path and the picture folder", (kind) => {
  const form = formOf(kind.type);
  const names = form.fields.map(({ name }) => name).filter((name) => name !== "body");
  const inForm = Object.keys(kind.shape.fields).filter((name) => name !== "order");
  expect(names).toEqual(inForm);
  expect("reorder" in form && form.reorder === true).toBe("order" in kind.shape.fields);
  const ending = extname(kind.path);
  const path = "folder" in form ? `${form.folder}/${form.path}${ending}` : form.file;
  expect(path).toBe(`content/${kind.path.replace("{slug}", "{{slug}}")}`);
  expect(form.format).toBe(`content-${ending.slice(1)}`);
  const pictures = new URL(`${form.public_folder}/`, `file:///${path}`).pathname;
  expect([form.media_folder, pictures]).toEqual(["/content/images", "/content/images/"]);
});

test("the CMS renames uploaded pictures, because the content check refuses many names", () => {
  expect(config.media_libraries).toMatchObject({ default: { config: { slugify_filename: true } } });
});

test("the CMS accepts all content", () => {
  const compare = (form: readonly CmsField[], value: unknown): void => {
    const values = new Map<string, unknown>(Object.entries(value ?? {}));
    const names = form.map(({ name }) => name);
    values.delete("order");
    expect(names).toEqual(expect.arrayContaining([...values.keys()]));
    for (const field of form) {
      const inner = values.get(field.name);
      if (inner === undefined) expect([field.name, property(field, "required")]).toEqual([field.name, false]);
      const pattern = property(field, "pattern");
      if (Array.isArray(pattern) && typeof inner === "string") {
        expect(inner).toMatch(new RegExp(String(pattern[0])));
      }
      for (const item of [inner ?? []].flat()) if (fieldsOf(field).length > 0) compare(fieldsOf(field), item);
    }
  };
  const { files: content } = readContent(frozenContent);
  expect(content.length).toBeGreaterThan(20);
  for (const { kind, data, body } of content)
    compare(formOf(kind.type).fields, body === undefined ? data : { ...data, body: "" });
});

test.each([
  ["Report", "description", "This text has a line break", ["two\nlines"]],
  [
    "Navigation",
    "cta.to",
    "This text does not start with /, https:, mailto:, or tel:.",
    ["contact", "//elsewhere.example", "javascript:alert(1)", "http://a.example"],
  ],
  ["Service", "path", "This text isn't an address such as", ["services"]],
  ["Organization", "phone", "This text isn't a complete phone number", ["call us"]],
  ["Organization", "email", "This text isn't an email address", ["info"]],
])("the CMS explains invalid values of %s.%s: %s", (type, path, message, wrong) => {
  const [name = "", inner] = path.split(".");
  const outer = formOf(type).fields.find((field) => field.name === name);
  const field = inner === undefined ? outer : fieldsOf(outer!).find((each) => each.name === inner);
  const [pattern, shown] = [property(field!, "pattern")].flat();
  expect(shown).toMatch(message);
  for (const text of wrong) expect(text).not.toMatch(new RegExp(String(pattern)));
});

const allFields = (fields: readonly CmsField[]): readonly CmsField[] =>
  fields.flatMap((field) => [field, ...allFields(fieldsOf(field))]);

test("every CMS field has a readable label and a hint that adds information", () => {
  const forms = [...entries, ...files, ...charts.files, ...editorComponents()];
  const letters = (text: unknown) =>
    String(text ?? "")
      .toLowerCase()
      .replace(/[^a-z]/g, "");
  const poor = forms.flatMap((form) =>
    allFields(form.fields)
      .filter((field) => {
        const [label, hint] = [String(property(field, "label")), property(field, "hint")];
        const isGroup = fieldsOf(field).length > 0;
        const isJargon = /^(src|alt|seo|chrome|to|cta|lead|data)$/i.test(label);
        return isJargon || (!isGroup && letters(hint) === "") || letters(hint) === letters(label);
      })
      .map(({ name }) => [form.label, name]),
  );
  expect(poor).toEqual([]);
});

test("a new report is a draft with today's date and the template's values, and hints give the length of lists", () => {
  const defaults = formOf("Report").fields.flatMap((field) => {
    const value = property(field, "default");
    return value === undefined ? [] : [[field.name, value]];
  });
  expect(Object.fromEntries(defaults)).toMatchObject({
    draft: true,
    chrome: true,
    status: "Completed",
    badge: "Completed Research",
    back: { to: "/research" },
    date: "{{now}}",
  });
  const findings = formOf("Report").fields.find(({ name }) => name === "findings");
  expect(property(findings!, "hint")).toMatch(/ This list needs 4 items\.$/);
});

const registered = editorComponents();

test("only reports can have charts", () => {
  const texts = ["KeyFigures", "Finding", "Phases", "Note", "CallToAction"];
  const charts = ["BarChart", "ShareBar", "Hundred", "Benchmarks"];
  const drawings = ["WearCurves", "Lanes"];
  const bodies = kinds.filter(hasBody).map(({ type }) => {
    const body = formOf(type).fields.find(({ name }) => name === "body");
    return [type, property(body!, "editor_components")];
  });
  expect(Object.fromEntries(bodies)).toEqual({
    Report: [...texts, ...charts, ...drawings],
    Page: [...texts, ...drawings],
    LegalPage: [...texts, ...drawings],
  });
  expect(registered.map(({ id }) => id)).toEqual([...texts, ...charts, ...drawings]);
});

test.each([...componentSchemas])("the text editor has a field for every prop of %s", (name, { props }) => {
  const list = requiredParent(name);
  const form = registered.find(({ id }) => id === (list ?? name))?.fields ?? [];
  const fields = list === undefined ? form : fieldsOf(form.find((field) => field.name === "items")!);
  const shown = fields
    .filter((field) => field.name !== "text" && field.name !== "items")
    .map((field) => [field.name, property(field, "required") ?? true]);
  expect(shown).toEqual(Object.entries(props).map(([prop, { optional }]) => [prop, optional !== true]));
});

test("the CMS lists every item except templates", () => {
  const isListed = (type: string, data: ContentFile["data"]) => {
    const { field = "", pattern = "" } = entries.find(({ name }) => name === type)?.filter ?? {};
    return new RegExp(pattern).test(String(data?.[field]));
  };
  const { files: content } = readContent(frozenContent);
  expect(content.filter(({ kind, data }) => !isListed(kind.type, data))).toEqual([]);
  const template = readFileSync(`${frozenContent}/reports/_template/index.mdx`, "utf8");
  const { data } = parseContentFile("", { kind: report, slug: "_template" }, template);
  expect(isListed("Report", data)).toBe(false);
});

test("each published CSV file of a report has a form with its columns, which accepts its cells", () => {
  const { data } = readContent(frozenContent);
  expect(config.collections).toContain(charts);
  expect(charts.files.map(({ file }) => file)).toEqual(data.map(({ path }) => `content/${path}`));
  expect(new Set(charts.files.map(({ name }) => name)).size).toBe(data.length);
  for (const [index, { table }] of data.entries()) {
    const columns = columnsOf(charts.files[index]!);
    expect(columns.map(({ label }) => label)).toEqual(table.columns.map(({ text }) => text));
    for (const row of table.rows) {
      for (const [at, { text }] of row.entries()) {
        const [pattern = ""] = [property(columns[at]!, "pattern")].flat();
        expect(text).toMatch(new RegExp(String(pattern)));
      }
    }
  }
  const { rows } = csvFormat.fromFile("Device,Share\nMobile,68\n");
  expect(rows).toEqual([{ column1: "Mobile", column2: "68" }]);
  expect(columnsOf(charts.files.find(({ name }) => name === "sem-trends-report_devices")!)).toMatchObject([
    { name: "column1", widget: "string", required: true },
    { name: "column2", widget: "string", required: true },
  ]);
});

const notNumber = "isn't a number such as 12.5, without a unit, or has more than 15 digits";
test.each([
  ["ai-integration-report_time-on-task", ["", `This text ${notNumber}.`, ""]],
  ["sem-trends-report_devices", ["", `This text ${notNumber}, or isn't a percentage from 0 to 100.`]],
  ["sem-trends-report_sector-benchmarks", ["", "", `This text ${notNumber}.`, ""]],
])("the numbers of %s must match the check's patterns", (name, expected) => {
  const columns = columnsOf(charts.files.find((file) => file.name === name)!);
  const patterns = columns.map((field) => [property(field, "pattern")].flat().map((part) => String(part)));
  expect(patterns.map(([, message = ""]) => message)).toEqual(expected);
  const [regex = ""] = patterns.find(([, message]) => message !== undefined) ?? [];
  for (const wrong of ["68%", "12,5", "many", "1".repeat(16)]) expect(wrong).not.toMatch(new RegExp(regex));
  expect(new RegExp(regex).test("105")).toBe(!name.endsWith("devices"));
});

test("without CSV files, the CMS has no collection for them", () => {
  const { collections } = cmsConfig(kinds, localRepository, templates, { ...charts, files: [] });
  expect(collections?.map(({ name }) => name)).not.toContain("ChartNumbers");
});

test("only previews list the CSV files of a draft, because anyone can read a published configuration", () => {
  const devices = "reports/sem-trends-report/devices.csv";
  const edit = replace("reports/sem-trends-report/index.mdx", "---\n", "---\ndraft: true\n");
  const { content, remove } = copyContent(edit);
  setEnvironment({ SITE_NOINDEX: undefined, gatsby_executing_command: undefined });
  const isListed = () => chartNumbers(content).files.some(({ file }) => file === `content/${devices}`);
  expect(isListed()).toBe(false);
  setEnvironment({ SITE_NOINDEX: "1" });
  expect(isListed()).toBe(true);
  remove();
});
