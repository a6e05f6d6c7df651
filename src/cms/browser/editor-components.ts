import { type EditorComponentDefinition, type Field } from "@sveltia/cms";
import {
  componentSchemas,
  itemOf,
  listOf,
  propsThatHold,
} from "../../content/mdx/component-schema";
import { itemsProperty, readElement, textProperty, writeElement } from "./element-text";

/**
 * Names of the components that the rich text editor can insert. Item components such as `Phase` are missing, because
 * editors add them within the form of their list.
 *
 * @param withFigures - Includes charts, which read a CSV file.
 */
export const bodyComponents = ({ withFigures }: { readonly withFigures: boolean }): string[] =>
  [...componentSchemas]
    .filter(([, schema]) => withFigures || propsThatHold(schema, "file").length === 0)
    .map(([name]) => name)
    .filter((name) => listOf(name) === undefined);

/** Returns a form definition for each component that the rich text editor can insert. */
export const editorComponents = (): EditorComponentDefinition[] =>
  bodyComponents({ withFigures: true }).map((name) => ({
    id: name,
    label: componentSchemas.get(name)?.label ?? labelOf(name),
    collapsed: componentSchemas.get(name)?.children !== "text",
    fields: fieldsOf(name),
    pattern: patternOf(name),
    fromBlock: ([source]) => readElement(source),
    toBlock: (properties) => writeElement(name, properties),
    toPreview: (properties) => writeElement(name, properties),
  }));

/** Matches a component from its opening tag to its end. Components are never nested in one of the same name. */
const patternOf = (name: string): RegExp =>
  componentSchemas.get(name)?.children === "none"
    ? new RegExp(`^<${name}\\s[\\s\\S]*?/>`)
    : new RegExp(`^<${name}(?:\\s[^>]*)?>[\\s\\S]*?</${name}>`);

const textHint =
  "Two asterisks make **bold** words, brackets a [link](/contact), and - starts a list item.";

function fieldsOf(name: string): Field[] {
  const schema = componentSchemas.get(name);
  const fields = Object.entries(schema?.props ?? {}).map(([prop, { label, hint }]): Field => ({
    name: prop,
    label,
    hint,
    widget: "string",
    use_emoji_autocomplete: false,
  }));
  const item = itemOf(schema);
  if (item !== undefined) {
    const [first] = Object.keys(componentSchemas.get(item)?.props ?? {});
    const list = { name: itemsProperty, label: "Items", widget: "list", min: 1 } as const;
    const summary = `{{${first}}}`;
    fields.push({ ...list, summary, label_singular: labelOf(item), fields: fieldsOf(item) });
  }
  if (schema?.children === "text") {
    fields.push({ name: textProperty, label: "Text", widget: "text", hint: textHint });
  }
  return fields;
}

/** Converts a name in the content model to a label. `KeyFigures` becomes `Key figures`. */
export function labelOf(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (start) => ` ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
