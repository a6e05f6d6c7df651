import { fieldTable } from "./field-table";
import { jsonSchema } from "./json-schema";
import { hasBody, type Kind } from "../model/kind";

const schemaFile = (kind: Kind): string =>
  `.vscode/schemas/${kind.type.replace(/\B([A-Z])/g, "-$1").toLowerCase()}.json`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files for editors that follow from the model, by path from the top of the project: a JSON Schema
 * per kind, the settings that tell Visual Studio Code's YAML extension which file has which, and the
 * guide with its tables of fields.
 *
 * @param guide - The guide as it stands.
 */
export function editorFiles(kinds: readonly Kind[], guide: string): Map<string, string> {
  // The extension reads YAML files; the fields of a text with a body are checked by the content check.
  const inYaml = kinds.filter((kind) => !hasBody(kind));
  const schemas = inYaml.map((kind): [string, string] => [
    `./${schemaFile(kind)}`,
    `content/${kind.path.replace("{slug}", "*")}`,
  ]);
  return new Map([
    ...inYaml.map((kind): [string, string] => [schemaFile(kind), json(jsonSchema(kind))]),
    [".vscode/settings.json", json({ "yaml.schemas": Object.fromEntries(schemas) })],
    ["content/README.md", withTables(guide, kinds)],
  ]);
}

/** Puts the tables of fields between their marks. */
function withTables(guide: string, kinds: readonly Kind[]): string {
  return guide.replace(
    /(<!-- fields of (\w+) -->\n)[\s\S]*?(<!-- end of fields -->)/g,
    (_, begin: string, type: string, end: string) => {
      const kind = kinds.find((candidate) => candidate.type === type);
      if (kind === undefined) throw new Error(`The guide asks for the fields of ${type}`);
      return `${begin}\n${fieldTable(kind)}\n\n${end}`;
    },
  );
}
