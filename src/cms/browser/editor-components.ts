import { type EditorComponentDefinition, type Field } from "@sveltia/cms";
import { componentSchemas, hasProp, requiredChild, requiredParent } from "../../content/mdx/component-schema";
import { itemsProperty, readElement, textProperty, writeElement } from "./element-text";

/** Leaves out components that are used only inside others, such as `Phase` in `Phases`. */
export const bodyComponents = ({ withCharts }: { readonly withCharts: boolean }): string[] =>
  [...componentSchemas.keys()].filter(
    (name) => requiredParent(name) === undefined && (withCharts || !hasProp(name, "data")),
  );

export const editorComponents = (): EditorComponentDefinition[] =>
  bodyComponents({ withCharts: true }).map((name) => ({
    id: name,
    label: componentSchemas.get(name)?.label ?? labelOf(name),
    collapsed: componentSchemas.get(name)?.children !== "text",
    fields: fieldsOf(name),
    pattern: elementPattern(name),
    fromBlock: ([source]) => readElement(source),
    toBlock: (properties) => writeElement(name, properties),
    toPreview: (properties) => writeElement(name, properties),
  }));

/** Matches up to the first closing tag, because no component contains another of the same name. */
const elementPattern = (name: string): RegExp =>
  componentSchemas.get(name)?.children === "none"
    ? new RegExp(`^<${name}\\s[\\s\\S]*?/>`)
    : new RegExp(`^<${name}(?:\\s[^>]*)?>[\\s\\S]*?</${name}>`);

const textHint =
  "Write **bold** for bold text, [link](/contact) for a link, and - at the start of a list item.";

function fieldsOf(name: string): Field[] {
  const schema = componentSchemas.get(name);
  const fields = Object.entries(schema?.props ?? {}).map(([prop, { label, hint, optional }]): Field => ({
    name: prop,
    label,
    hint,
    widget: "string",
    ...(optional && { required: false }),
    use_emoji_autocomplete: false,
  }));
  const item = requiredChild(schema);
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

/** For example, `KeyFigures` becomes `Key figures`. */
export function labelOf(name: string): string {
  const label = name.replace(/\B[A-Z]/g, (start) => ` ${start.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
