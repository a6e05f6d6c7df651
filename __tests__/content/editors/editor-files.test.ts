import { readFileSync } from "node:fs";
import { modelFiles, schemaFiles } from "../../../src/content/editors/editor-files";
import { kinds } from "../../../src/content/model/kinds";

const guide = readFileSync("content/README.md", "utf8");

describe("text editor settings and the guide match the content model", () => {
  test.each([...modelFiles(guide)])("npm run generate wouldn't change %s", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  test("the schemas in the settings are exactly those that exist", () => {
    const settings: { "yaml.schemas": object } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
    const named = Object.keys(settings["yaml.schemas"]);
    expect(named).not.toEqual([]);
    expect([...schemaFiles().keys()].map((path) => `./${path}`)).toEqual(named);
  });

  test("the guide lists the fields of every kind that editors can add", () => {
    const types = [...guide.matchAll(/<!-- fields of (\w+) -->/g)].map(([, type]) => type);
    const added = kinds.filter((kind) => "draft" in kind.shape.fields).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(added));
  });
});

test("a schema has fields, descriptions, limits and allowed values, and leaves optional fields optional", () => {
  const service: unknown = JSON.parse(schemaFiles().get(".vscode/schemas/service.json") ?? "");
  expect(service).toMatchObject({
    title: "Service",
    additionalProperties: false,
    required: expect.not.arrayContaining(["path", "picture", "draft"]),
    properties: {
      name: { type: "string", maxLength: 40, description: "The service's name on cards and in menus." },
      order: { type: "integer", minimum: 1, maximum: 999 },
      group: { enum: ["engineering", "ads"] },
      features: { type: "array", minItems: 4, maxItems: 4 },
      seo: { required: ["title", "description"], properties: { description: { minLength: 50 } } },
    },
  });
});
