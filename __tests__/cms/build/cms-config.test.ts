import { readFileSync } from "node:fs";
import { type Field as CmsField } from "@sveltia/cms";
import { cmsConfig } from "../../../src/cms/build/cms-config";
import { cmsFields } from "../../../src/cms/build/cms-fields";
import { type ContentFile, parseContentFile } from "../../../src/content/files/content-file";
import { hasBody, type Kind } from "../../../src/content/model/kind";
import { kinds } from "../../../src/content/model/kinds";
import { report } from "../../../src/content/model/kinds/report";
import { readContent, readTemplate } from "../../../src/content/files/read-content";
import { componentSchemas } from "../../../src/content/mdx/component-schema";
import { group, integer, line, list } from "../../../src/content/model/fields";
import { localRepository } from "../../../src/cms/build/cms-backend";
import { frozenContent } from "../../frozen";

const templates = (kind: Kind) => readTemplate(frozenContent, kind)?.data;
const config = cmsConfig(kinds, localRepository, templates);
const entries = (config.collections ?? []).filter((collection) => "folder" in collection);
const files = (config.singletons ?? []).filter((file) => "file" in file);

const formOf = (type: string) => [...entries, ...files].find(({ name }) => name === type)!;

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
  const path = "folder" in form ? `${form.folder}/${form.path}.${form.extension}` : form.file;
  expect(path).toBe(`content/${kind.path.replace("{slug}", "{{slug}}")}`);
  expect(form.format).toBe(hasBody(kind) ? "yaml-frontmatter" : "yaml");
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
  const forms = [...entries, ...files];
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

test("a new report has today's date and the template's values, and hints give the length of lists", () => {
  const defaults = formOf("Report").fields.flatMap((field) => {
    const value = property(field, "default");
    return value === undefined ? [] : [[field.name, value]];
  });
  expect(Object.fromEntries(defaults)).toMatchObject({
    chrome: true,
    status: "Completed",
    badge: "Completed Research",
    back: { to: "/research" },
    date: "{{now}}",
  });
  const findings = formOf("Report").fields.find(({ name }) => name === "findings");
  expect(property(findings!, "hint")).toMatch(/ This list needs 4 items\.$/);
});

test("the CMS has defaults only for required fields, because it applies them to existing items, too", () => {
  const fields = [...entries, ...files].flatMap((form) => allFields(form.fields));
  const withDefaults = fields.filter((field) => property(field, "default") !== undefined);
  expect(withDefaults.filter((field) => property(field, "required") === false)).toEqual([]);
});

test("groups in lists in lists have inputs, and a number may have a fraction", () => {
  const row = group({ name: line("What the number counts."), value: integer("The number.", 0, 100) });
  const chart = group({ title: line("The headline."), rows: list(row, "The numbers.", { max: 9 }) });
  expect(cmsFields(group({ charts: list(chart, "All charts.") }))).toMatchObject([
    {
      widget: "list",
      fields: [
        { name: "title", widget: "string" },
        {
          name: "rows",
          widget: "list",
          max: 9,
          fields: [{ name: "name" }, { name: "value", widget: "number", value_type: "float", max: 100 }],
        },
      ],
    },
  ]);
});

test.each(kinds.filter(hasBody))("the text of $type is edited as source text", ({ type }) => {
  const body = formOf(type).fields.find(({ name }) => name === "body");
  expect(body).toMatchObject({ widget: "text", use_emoji_autocomplete: false });
  const hint = String(property(body!, "hint"));
  expect(hint).toContain("](/admin/guide.html#elements-for-reports)");
  expect([...componentSchemas.keys()].filter((name) => !hint.includes(`<${name}>`))).toEqual([]);
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
