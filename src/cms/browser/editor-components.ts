import { type EditorComponentDefinition, type Field } from "@sveltia/cms";
import {
  elementAttributes,
  itemElements,
  linkAttributes,
  textElements,
} from "../../content/mdx/element-attributes";
import { bodyComponents } from "./body-components";
import {
  attributesOf,
  itemsProperty,
  readElement,
  textProperty,
  writeElement,
} from "./element-text";
import { labelOf } from "./label-of";

/** The forms in which the text editor shows the elements of a body, one for each. */
export const editorComponents = (): EditorComponentDefinition[] =>
  bodyComponents({ withFigures: true }).map((name) => ({
    id: name,
    label: labelOf(name),
    collapsed: !textElements.includes(name),
    fields: fieldsOf(name),
    pattern: patternOf(name),
    fromBlock: ([source]) => readElement(source),
    toBlock: (properties) => writeElement(name, properties),
    toPreview: (properties) => writeElement(name, properties),
  }));

/** From the first tag of an element to its end. No element holds one of its own name. */
function patternOf(name: string): RegExp {
  return holdsSomething(name)
    ? new RegExp(`^<${name}(?:\\s[^>]*)?>[\\s\\S]*?</${name}>`)
    : new RegExp(`^<${name}\\s[\\s\\S]*?/>`);
}

const holdsSomething = (name: string): boolean =>
  name in itemElements || textElements.includes(name);

function fieldsOf(name: string): Field[] {
  const fields = attributesOf(name).map((attribute): Field => ({
    name: attribute,
    label: labelOf(attribute),
    widget: "string",
    required: elementAttributes[name]?.includes(attribute) ?? false,
    use_emoji_autocomplete: false,
    ...(linkAttributes.includes(attribute) && { hint: "A route such as /contact, or an address." }),
  }));
  const item = itemElements[name];
  if (item !== undefined) {
    const summary = `{{${attributesOf(item)[0]}}}`;
    const list = { name: itemsProperty, label: "Items", widget: "list", min: 1, summary } as const;
    fields.push({ ...list, label_singular: labelOf(item), fields: fieldsOf(item) });
  }
  if (textElements.includes(name)) {
    fields.push({ name: textProperty, label: "Text", widget: "text" });
  }
  return fields;
}
