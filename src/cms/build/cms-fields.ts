import { type Field as DeskField } from "@sveltia/cms";
import { labelOf } from "../browser/editor-components";
import { type Field, patternsOf, rangeOf } from "../../content/model/walk";

/** Texts that may be longer than this get a box of several lines. */
const longestLine = 200;

/**
 * The fields of the content desk for the fields of a shape: required, bounded and explained as the
 * shape says.
 *
 * @throws Error when a shape holds a type for which the desk has no widget.
 */
export const deskFields = (shape: Field): DeskField[] =>
  Object.entries(shape.fields ?? {}).map(([name, field]) => deskField(name, field));

function deskField(name: string, field: Field): DeskField {
  const hint = field.meta?.description;
  const common = {
    name,
    label: labelOf(name),
    required: !field.optional,
    ...(hint !== undefined && { hint }),
  };
  switch (field.type) {
    case "string":
      return textField(common, field);
    case "number":
      return { ...common, widget: "number", value_type: "int", step: 1, ...rangeOf(field) };
    case "boolean":
      return { ...common, widget: "boolean" };
    case "object":
      return {
        ...common,
        widget: "object",
        collapsed: field.optional ? "auto" : false,
        fields: deskFields(field),
      };
    case "array":
      return listField(common, field);
    default:
      throw new Error(`${name}: the content desk has no widget for a field of type ${field.type}`);
  }
}

/** What fields of every widget have. */
interface Common {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string;
}

function listField(common: Common, field: Field): DeskField {
  const item = field.innerType;
  if (item === undefined) throw new Error(`${common.name}: a list of what?`);
  const list = { ...common, widget: "list", ...rangeOf(field) } as const;
  if (item.fields === undefined) return { ...list, field: deskField("item", item) };
  const [first] = Object.keys(item.fields);
  return { ...list, fields: deskFields(item), summary: `{{${first}}}`, collapsed: "auto" };
}

function textField(common: Common, field: Field): DeskField {
  const { meta, oneOf } = field;
  const options = oneOf.filter((option) => typeof option === "string");
  if (options.length > 0) return { ...common, widget: "select", options };
  switch (meta?.format) {
    case "date":
      return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "reference":
      return { ...common, widget: "relation", collection: meta.to ?? "", value_field: "{{slug}}" };
    case "picture":
      return { ...common, widget: "image", accept: pictureTypes, choose_url: false };
    default:
      return writtenField(common, field);
  }
}

/** Pictures that a `picture` field takes, as the `accept` of a file chooser. */
const pictureTypes = ".avif,.jpg,.jpeg,.png,.webp";

/** How a link begins; whether it leads anywhere is for the content check to say. */
const linkBeginning = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

function writtenField(common: Common, field: Field): DeskField {
  const { min, max } = rangeOf(field);
  const patterns = patternsOf(field);
  if (field.meta?.format === "link") patterns.push(linkBeginning);
  const text = {
    ...common,
    ...(min !== undefined && { minlength: min }),
    ...(max !== undefined && { maxlength: max }),
    ...(patterns.length > 0 && { pattern: allOf(patterns, common.hint ?? common.label) }),
  };
  return max !== undefined && max > longestLine
    ? { ...text, widget: "text" }
    : { ...text, widget: "string", use_emoji_autocomplete: false };
}

/** One pattern for many, since a field of the desk has one, and what an editor reads when it fails. */
const allOf = (patterns: readonly RegExp[], expected: string): [string, string] => [
  `^${patterns.map(({ source }) => `(?=[\\s\\S]*?(?:${source}))`).join("")}`,
  `On one line, in the form that is expected: ${expected}`,
];
