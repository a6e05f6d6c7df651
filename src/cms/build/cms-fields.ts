import { type Field as CmsField } from "@sveltia/cms";
import { type Field, type Group } from "../../content/model/shape";
import { labelOf } from "../browser/editor-components";

/** Texts that may be longer than this get a box of several lines. */
const longestLine = 200;

/** Pictures that a `picture` field takes, as the `accept` of a file chooser. */
const pictureTypes = ".avif,.jpg,.jpeg,.png,.webp";

/** How a link begins; whether it leads anywhere is for the content check to say. */
const linkBeginning = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** The fields of the CMS for a group: required, bounded and explained as its shape says. */
export const cmsFields = ({ fields }: Group): CmsField[] =>
  Object.entries(fields).map(([name, field]) => cmsField(name, field));

function cmsField(name: string, field: Field): CmsField {
  const { description, optional } = field;
  const common = {
    name,
    label: labelOf(name),
    required: !optional,
    ...(description !== undefined && { hint: description }),
  };
  switch (field.type) {
    case "text":
    case "link": {
      const { min, max, type } = field;
      const patterns = type === "link" ? [...field.patterns, linkBeginning] : field.patterns;
      const text = {
        ...common,
        ...(min !== undefined && { minlength: min }),
        ...(max !== undefined && { maxlength: max }),
        ...(patterns.length > 0 && { pattern: allOf(patterns, description ?? common.label) }),
      };
      return max !== undefined && max > longestLine
        ? { ...text, widget: "text" }
        : { ...text, widget: "string", use_emoji_autocomplete: false };
    }
    case "date":
      return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "reference":
      return { ...common, widget: "relation", collection: field.to, value_field: "{{slug}}" };
    case "picture":
      return { ...common, widget: "image", accept: pictureTypes, choose_url: false };
    case "choice":
      return { ...common, widget: "select", options: [...field.options] };
    case "number":
      return { ...common, widget: "number", value_type: "int", step: 1, ...rangeOf(field) };
    case "flag":
      return { ...common, widget: "boolean" };
    case "group":
      return {
        ...common,
        widget: "object",
        collapsed: optional ? "auto" : false,
        fields: cmsFields(field),
      };
    case "list": {
      const { item } = field;
      const list = { ...common, widget: "list", ...rangeOf(field) } as const;
      if (item.type !== "group") return { ...list, field: cmsField("item", item) };
      const [first] = Object.keys(item.fields);
      return { ...list, fields: cmsFields(item), summary: `{{${first}}}`, collapsed: "auto" };
    }
  }
}

/** The bounds that there are: the CMS takes no `undefined`. */
const rangeOf = ({ min, max }: Pick<Extract<Field, { type: "number" }>, "min" | "max">) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** One pattern for many, since a field of the CMS has one, and what an editor reads when it fails. */
const allOf = (patterns: readonly RegExp[], expected: string): [string, string] => [
  `^${patterns.map(({ source }) => `(?=[\\s\\S]*?(?:${source}))`).join("")}`,
  `On one line, in the form that is expected: ${expected}`,
];
