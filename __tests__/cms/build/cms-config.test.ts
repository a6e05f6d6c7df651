import { readFileSync } from "node:fs";
import { type Field as DeskField } from "@sveltia/cms";
import { editorComponents } from "../../../src/cms/browser/editor-components";
import { cmsConfig } from "../../../src/cms/build/cms-config";
import { type ContentFile, parseContentFile } from "../../../src/content/files/content-file";
import { hasBody, isSingle, type Kind, slugOf } from "../../../src/content/model/kind";
import { kinds } from "../../../src/content/model/kinds";
import { readContent } from "../../../src/content/files/read-content";
import { describeFields, type Field } from "../../../src/content/model/walk";
import { componentSchemas, listOf } from "../../../src/content/mdx/component-schema";
import { cmsBackend } from "../../../src/cms/build/cms-backend";

const config = cmsConfig(kinds, cmsBackend({}).backend);
const entries = (config.collections ?? []).filter((collection) => "folder" in collection);
const files = (config.singletons ?? []).filter((file) => "file" in file);

function deskOf({ type }: Kind) {
  const found = [...entries, ...files].find(({ name }) => name === type);
  if (found === undefined) throw new Error(`The content desk has no ${type}`);
  return found;
}

/** A property of a field of the desk, whatever widget it has. */
const property = (field: DeskField, name: string): unknown =>
  Object.entries(field).find(([key]) => key === name)?.[1];

/** What a widget must be, by the type and format of the field. */
function expectedWidget({ type, meta, oneOf }: Field): readonly string[] {
  const formats = new Map([
    ["date", "datetime"],
    ["reference", "relation"],
    ["picture", "image"],
  ]);
  const format = formats.get(meta?.format ?? "");
  if (format !== undefined) return [format];
  if (type === "string") return oneOf.length > 0 ? ["select"] : ["string", "text"];
  return [type === "array" ? "list" : type];
}

const bound = ({ tests }: Field, name: string) =>
  tests.find((test) => test.name === name)?.params?.[name];

/** Compares fields of a shape with those of the desk, nested ones too; says how many there are. */
function compare(shape: Field, desk: readonly DeskField[], path: string): number {
  expect([path, desk.map(({ name }) => name)]).toEqual([path, Object.keys(shape.fields ?? {})]);
  let count = 0;
  for (const shown of desk) {
    const field = shape.fields?.[shown.name];
    if (field === undefined) throw new Error(`${path}.${shown.name} is in no shape`);
    count += 1 + compareField(field, shown, `${path}.${shown.name}`);
  }
  return count;
}

function compareField(field: Field, shown: DeskField, path: string): number {
  const at = (name: string) => [path, name, property(shown, name)];
  expect(expectedWidget(field)).toContain(shown.widget);
  expect(at("required")).toEqual([path, "required", !field.optional]);
  expect(at("hint")).toEqual([path, "hint", field.meta?.description]);
  const words = ["string", "text"].includes(String(shown.widget));
  for (const [name, key] of [
    ["min", words ? "minlength" : "min"],
    ["max", words ? "maxlength" : "max"],
  ] as const) {
    expect(at(key)).toEqual([path, key, bound(field, name)]);
  }
  if (shown.widget === "select") expect(at("options")).toEqual([path, "options", field.oneOf]);
  if (shown.widget === "relation") {
    expect(at("collection")).toEqual([path, "collection", field.meta?.to]);
    expect(entries.map(({ name }) => name)).toContain(field.meta?.to);
  }
  if (field.type === "object") return compare(field, fieldsOf(shown), path);
  if (field.type !== "array" || field.innerType === undefined) return 0;
  if (field.innerType.fields) return compare(field.innerType, fieldsOf(shown), `${path}[]`);
  return "field" in shown && shown.field
    ? compareField(field.innerType, shown.field, `${path}[]`)
    : Number.NaN;
}

const fieldsOf = (field: DeskField): readonly DeskField[] =>
  "fields" in field && Array.isArray(field.fields) ? field.fields : [];

const cases = kinds.map((kind) => [kind.type, kind] satisfies [string, Kind]);

describe("the content desk", () => {
  test.each(cases)("edits every field of %s as its shape says", (_, kind) => {
    const { fields } = deskOf(kind);
    const own = fields.filter(({ name }) => !(hasBody(kind) && name === "body"));
    expect(compare(describeFields(kind.shape), own, kind.type)).toBeGreaterThan(2);
  });

  test("has nothing but the kinds of content", () => {
    const names = [...entries, ...files].map(({ name }) => name);
    expect(names.sort()).toEqual(kinds.map(({ type }) => type).sort());
  });

  test.each(cases)("opens the files of %s, and writes pictures where they are found", (_, kind) => {
    const desk = deskOf(kind);
    const path =
      "folder" in desk
        ? `${desk.folder}/${desk.path?.replace("{{slug}}", "some-slug")}`
        : desk.file;
    const ending = hasBody(kind) ? ".mdx" : ".yaml";
    const file = `${path.replace(/\.\w+$/, "")}${ending}`.replace(/^content\//, "");
    expect(slugOf(kind, file)).toBe(
      isSingle(kind) ? file.replace(/^.*\/|\.yaml$/g, "") : "some-slug",
    );
    expect(desk.format).toBe(hasBody(kind) ? "content-mdx" : "content-yaml");
    const pictures = new URL(`${desk.public_folder}/`, `file:///content/${file}`).pathname;
    expect([desk.media_folder, pictures]).toEqual(["/content/images", "/content/images/"]);
  });

  test("has patterns that accept what stands in the content", () => {
    const walk = (desk: readonly DeskField[], value: unknown): void => {
      for (const field of desk) {
        const inner: unknown = Object.entries(value ?? {}).find(([key]) => key === field.name)?.[1];
        const pattern = property(field, "pattern");
        if (Array.isArray(pattern) && typeof inner === "string") {
          expect(inner).toMatch(new RegExp(String(pattern[0])));
        }
        for (const item of Array.isArray(inner) ? inner : [inner]) walk(fieldsOf(field), item);
      }
    };
    const { files: content } = readContent("content");
    expect(content.length).toBeGreaterThan(20);
    for (const { kind, data } of content) walk(deskOf(kind).fields, data);
  });

  test("refuses a line break, an address without a slash, and a script for a link", () => {
    const action = fieldsOf(
      files
        .find(({ name }) => name === "Navigation")
        ?.fields.find(({ name }) => name === "cta") ?? { name: "" },
    );
    const patternOf = (wanted: string) =>
      new RegExp(
        String(
          [
            property(action.find(({ name }) => name === wanted) ?? { name: "" }, "pattern"),
          ].flat()[0],
        ),
      );
    expect("two\nlines").not.toMatch(patternOf("label"));
    for (const link of [
      "contact",
      "//elsewhere.example",
      "javascript:alert(1)",
      "http://a.example",
    ])
      expect(link).not.toMatch(patternOf("to"));
  });
});

describe("the text editor", () => {
  const bodies = kinds.filter(hasBody).map((kind) => {
    const body = deskOf(kind).fields.find(({ name }) => name === "body");
    return [kind.type, body && property(body, "editor_components")] as const;
  });
  const registered = editorComponents();

  test("offers every component to reports, those without a CSV file to legal pages", () => {
    const texts = ["KeyFigures", "Finding", "Phases", "Note", "CallToAction"];
    const all = [...texts, "BarChart", "ShareBar", "BenchmarkTable"];
    expect(Object.fromEntries(bodies)).toEqual({ Report: all, LegalPage: texts });
    expect(registered.map(({ id }) => id)).toEqual(all);
  });

  test.each([...componentSchemas])("has a field for every prop of %s", (name, { props }) => {
    const list = listOf(name);
    const form = registered.find(({ id }) => id === (list ?? name))?.fields ?? [];
    const fields =
      list === undefined ? form : fieldsOf(form.find((field) => field.name === "items")!);
    const shown = fields
      .filter((field) => field.name !== "text" && field.name !== "items")
      .map((field) => [field.name, property(field, "required")]);
    expect(shown).toEqual(Object.entries(props).map(([prop, { optional }]) => [prop, !optional]));
  });
});

test("lists every item, but not the template that reports are made of", () => {
  const isListed = (type: string, data: ContentFile["data"]) => {
    const filter = entries.find(({ name }) => name === type)?.filter;
    return (
      filter === undefined || new RegExp(filter.pattern ?? "").test(String(data?.[filter.field]))
    );
  };
  for (const { data, kind } of readContent("content").files) {
    expect(isListed(kind.type, data)).toBe(true);
  }
  const template = readFileSync("content/reports/_template/index.mdx", "utf8");
  const kind = kinds.find(({ type }) => type === "Report")!;
  const { data } = parseContentFile("", kind, "_template", template);
  expect(isListed("Report", data)).toBe(false);
});
