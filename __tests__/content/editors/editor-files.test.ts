import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { editorFiles } from "../../../src/content/editors/editor-files";
import { kinds } from "../../../src/content/model/kinds";

const guide = readFileSync("content/README.md", "utf8");
const files = editorFiles(kinds, guide);

describe("what editors' programs and the guide say follows from the model", () => {
  test.each([...files])("%s is what npm run make:editor-files writes", (path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  test("there is no schema of a kind that is gone", () => {
    const written = readdirSync(".vscode/schemas").map((name) => join(".vscode/schemas", name));
    expect(written.filter((path) => !files.has(path))).toEqual([]);
  });

  test("the guide has the fields of every kind that editors add", () => {
    const types = [...guide.matchAll(/<!-- fields of (\w+) -->/g)].map(([, type]) => type);
    const added = kinds.filter((kind) => "draft" in kind.shape.fields).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(added));
    expect(guide).toContain("| `offer.items[].title` | Title. | 80 characters at most |");
    expect(guide).toContain("| `group` | Group of the services menu. | `engineering`, `ads` |");
  });
});

test("a schema knows fields, words, lengths, and what may be left out", () => {
  const service: unknown = JSON.parse(files.get(".vscode/schemas/service.json") ?? "");
  expect(service).toMatchObject({
    title: "Service",
    additionalProperties: false,
    required: expect.not.arrayContaining(["path", "picture", "draft"]),
    properties: {
      name: { type: "string", maxLength: 40, description: "Name on cards and in menus." },
      order: { type: "integer", minimum: 1, maximum: 999 },
      group: { enum: ["engineering", "ads"] },
      features: { type: "array", minItems: 4, maxItems: 4 },
      seo: { required: ["title", "description"], properties: { description: { minLength: 50 } } },
    },
  });
});
