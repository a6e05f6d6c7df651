import { type Field as CmsField } from "@sveltia/cms";
import { type Field, type Group, type Pattern } from "../../content/model/shape";
import { labelOf } from "../browser/editor-components";
import { oneLine } from "../../content/model/fields";
import { type Kind } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";

/** Texts that may be longer than this get a box of several lines. */
const longestLine = 200;

/** Pictures that a `picture` field takes, as the `accept` of a file chooser. */
const pictureTypes = ".avif,.jpg,.jpeg,.png,.webp";

/** How a link begins; whether it leads anywhere is for the content check to say. */
const linkBeginning: Pattern = {
  regex: /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/,
  wrong: "does not start with /, https:, mailto: or tel:",
};

/** The field that names an item of a kind. */
export const titleOf = ({ shape }: Kind): string => ("name" in shape.fields ? "name" : "title");

/** What new items start with, by field. */
export type Defaults = Readonly<Record<string, unknown>>;

/** The fields of the CMS for a group: required, bounded and explained as its shape says. */
export const cmsFields = ({ fields }: Group, defaults: Defaults = {}): CmsField[] =>
  Object.entries(fields).map(([name, field]) =>
    Object.assign(cmsField(name, field), name in defaults && { default: defaults[name] }),
  );

function cmsField(name: string, field: Field): CmsField {
  const { label, description, optional } = field;
  const common = {
    name,
    label: label ?? labelOf(name),
    required: !optional,
    ...(description !== undefined && { hint: description }),
  };
  switch (field.type) {
    case "text":
    case "link": {
      const { min, max, type } = field;
      const isLong = max !== undefined && max > longestLine;
      const patterns = [...field.patterns, ...(type === "link" ? [linkBeginning] : [])].filter(
        // A box of one line takes no line breaks.
        ({ regex, wrong }) => wrong !== undefined && (isLong || regex !== oneLine),
      );
      const text = {
        ...common,
        ...(min !== undefined && { minlength: min }),
        ...(max !== undefined && { maxlength: max }),
        ...patternOf(patterns),
      };
      return isLong
        ? { ...text, widget: "text" }
        : { ...text, widget: "string", use_emoji_autocomplete: false };
    }
    case "date":
      return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "reference":
      return {
        ...common,
        widget: "relation",
        collection: field.to,
        value_field: "{{slug}}",
        display_fields: kinds.filter(({ type }) => type === field.to).map(titleOf),
      };
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
      const single = item.label ?? labelOf("item");
      const list = {
        ...common,
        ...(description !== undefined && { hint: `${description}${countOf(field)}` }),
        widget: "list",
        label_singular: single,
        ...rangeOf(field),
      } as const;
      // The list's own hint explains its items.
      if (item.type !== "group") {
        return { ...list, field: { ...cmsField("item", item), label: single, hint: "" } };
      }
      const [first] = Object.keys(item.fields);
      return { ...list, fields: cmsFields(item), summary: `{{${first}}}`, collapsed: "auto" };
    }
  }
}

/** How many items a list needs, where that is a certain number. */
const countOf = ({ min, max }: Bounds): string =>
  min !== undefined && min === max ? ` ${min} are needed.` : "";

type Bounds = Pick<Extract<Field, { type: "number" }>, "min" | "max">;

/** The bounds that there are: the CMS takes no `undefined`. */
const rangeOf = ({ min, max }: Bounds) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** A field of the CMS has one pattern, and one message for editors. The CMS itself reports what is missing. */
function patternOf(patterns: readonly Pattern[]): { pattern?: [string, string] } {
  if (patterns.length === 0) return {};
  const all = patterns.map(({ regex }) => `(?=[\\s\\S]*?(?:${regex.source}))`).join("");
  const message = patterns.map(({ wrong }) => wrong).join(", or ");
  return { pattern: [`^${all}`, `This text ${message}.`] };
}
