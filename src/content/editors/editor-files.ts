import { writeIfChanged } from "../../files";
import { jsonSchema } from "./json-schema";
import { allowedIn, describeField } from "../model/allowed";
import { hasBody } from "../model/kind";
import { kinds } from "../model/kinds";
import { type Group } from "../model/field";

/** Maps each file's path to its text. Paths are relative to the project root. */
type Files = ReadonlyMap<string, string>;

/** MDX files get no schema, because Visual Studio Code's YAML extension doesn't check front matter. */
const yamlKinds = kinds
  .filter((kind) => !hasBody(kind))
  .map((kind) => ({
    kind,
    schema: `.vscode/schemas/${kind.type.replace(/\B([A-Z])/g, "-$1").toLowerCase()}.json`,
  }));

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the JSON Schemas that `npm run develop` and `npm run check:content` write. Git ignores them. */
export const schemaFiles = (): Files =>
  new Map(yamlKinds.map(({ kind, schema }) => [schema, formatJson(jsonSchema(kind))]));

/** Returns the generated files that are in Git: the editors' guide and Visual Studio Code's settings. */
export function modelFiles(guide: string): Files {
  const schemas = yamlKinds.map(({ kind, schema }) => [
    `./${schema}`,
    `content/${kind.path.replace("{slug}", "*")}`,
  ]);
  return new Map([
    [".vscode/settings.json", formatJson({ "yaml.schemas": Object.fromEntries(schemas) })],
    ["content/README.md", withTables(guide)],
  ]);
}

export function writeFiles(files: Files): void {
  for (const [path, text] of files) writeIfChanged(path, text);
}

/** Fills in the guide's field tables. HTML comments mark the start and end of each table. */
const withTables = (guide: string): string =>
  guide.replace(
    /(<!-- fields of (\w+) -->)[\s\S]*?(<!-- end of fields -->)/g,
    (_, begin: string, type: string, end: string) => {
      const kind = kinds.find((candidate) => candidate.type === type);
      if (kind === undefined) throw new Error(`The guide asks for the fields of ${type}`);
      const head = "| Field | Description | Allowed values |\n| --- | --- | --- |";
      return [begin, "", head, ...rowsOf(kind.shape, ""), "", end].join("\n");
    },
  );

function* rowsOf({ fields }: Group, before: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${before}${name}`;
    const inner = field.type === "list" ? field.item : field;
    const { description = "", optional } = field;
    if (inner.type !== "group" || description !== "") {
      const allowed = `${allowedIn(field, code)}${optional ? "; may be left out" : ""}`;
      yield `| \`${path}\` | ${describeField(field)} | ${allowed} |`;
    }
    if (inner.type === "group") yield* rowsOf(inner, field === inner ? `${path}.` : `${path}[].`);
  }
}

const code = (text: string): string => `\`${text}\``;
