import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { jsonSchema } from "./json-schema";
import { allowedIn, explain } from "../model/allowed";
import { hasBody } from "../model/kind";
import { kinds } from "../model/kinds";
import { type Group, shapeOf } from "../model/shape";

/** Texts by path from the top of the project. */
type Files = ReadonlyMap<string, string>;

/** The kinds in YAML; editors' programs know nothing of the fields of a text with a body. */
const yamlKinds = kinds
  .filter((kind) => !hasBody(kind))
  .map((kind) => ({
    kind,
    schema: `.vscode/schemas/${kind.type.replace(/\B([A-Z])/g, "-$1").toLowerCase()}.json`,
  }));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A JSON Schema per kind. They are not in the repository: the commands that editors run write them. */
export const schemaFiles = (): Files =>
  new Map(yamlKinds.map(({ kind, schema }) => [schema, json(jsonSchema(kind))]));

/**
 * What follows from the model and is in the repository: the settings that tell Visual Studio Code's YAML
 * extension which file has which schema, and the guide with its tables of fields.
 *
 * @param guide - The guide as it stands.
 */
export function modelFiles(guide: string): Files {
  const schemas = yamlKinds.map(({ kind, schema }) => [
    `./${schema}`,
    `content/${kind.path.replace("{slug}", "*")}`,
  ]);
  return new Map([
    [".vscode/settings.json", json({ "yaml.schemas": Object.fromEntries(schemas) })],
    ["content/README.md", withTables(guide)],
  ]);
}

export function writeFiles(files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Puts the tables of fields between their marks. */
const withTables = (guide: string): string =>
  guide.replace(
    /(<!-- fields of (\w+) -->)[\s\S]*?(<!-- end of fields -->)/g,
    (_, begin: string, type: string, end: string) => {
      const kind = kinds.find((candidate) => candidate.type === type);
      if (kind === undefined) throw new Error(`The guide asks for the fields of ${type}`);
      const head = "| Field | What it is | What it may hold |\n| --- | --- | --- |";
      return [begin, "", head, ...rowsOf(shapeOf(kind.shape), ""), "", end].join("\n");
    },
  );

function* rowsOf({ fields }: Group, before: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${before}${name}`;
    const inner = field.type === "list" ? field.item : field;
    const { description = "", optional } = field;
    if (inner.type !== "group" || description !== "") {
      yield `| \`${path}\` | ${explain(field)} | ${allowedIn(field, code)}${optional ? "; may be left out" : ""} |`;
    }
    if (inner.type === "group") yield* rowsOf(inner, field === inner ? `${path}.` : `${path}[].`);
  }
}

const code = (text: string): string => `\`${text}\``;
