import { type Field as CmsField } from "@sveltia/cms";
import { type Field, type Group, type Pattern } from "../../content/model/field";
import { oneLine } from "../../content/model/fields";
import { type Kind } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";

/** Fields that allow more than this many characters get a multiline input. */
const longestLine = 200;

const pictureTypes = ".avif,.jpg,.jpeg,.png,.webp";

type CmsPattern = Pick<Pattern, "regex" | "cmsMessage">;

/** Matches the start of a valid link. The content check verifies later that the linked page exists. */
const linkBeginning: CmsPattern = {
  regex: /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/,
  cmsMessage: "does not start with /, https:, mailto:, or tel:",
};

/** For example, `keyFigure` becomes `Key figure`. */
function labelOf(name: string): string {
  const label = name.replace(/\B[A-Z]/g, (start) => ` ${start.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export const titleOf = ({ shape }: Kind): string => ("name" in shape.fields ? "name" : "title");

export type Defaults = Readonly<Record<string, unknown>>;

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
      const { min, max, patterns = [], type } = field;
      const isLong = max !== undefined && max > longestLine;
      const allPatterns = [...patterns, ...(type === "link" ? [linkBeginning] : [])].filter(
        // Skip patterns without a message, because the CMS itself prevents those errors. If the input has
        // only one line, also skip the pattern that forbids line breaks.
        ({ regex, cmsMessage }) => cmsMessage !== undefined && (isLong || regex !== oneLine.regex),
      );
      return {
        ...common,
        widget: isLong ? "text" : "string",
        use_emoji_autocomplete: false,
        ...(min !== undefined && { minlength: min }),
        ...(max !== undefined && { maxlength: max }),
        ...combinePatterns(allPatterns),
      };
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
      // With the type `int`, the CMS would cut off a typed fraction without a message.
      return { ...common, widget: "number", value_type: "float", ...rangeOf(field) };
    case "flag":
      return { ...common, widget: "boolean" };
    case "group":
      return { ...common, widget: "object", collapsed: optional ? "auto" : false, fields: cmsFields(field) };
    case "list": {
      const { item } = field;
      const single = item.label ?? labelOf("item");
      const list = {
        ...common,
        ...(description !== undefined && { hint: `${description}${exactCount(field)}` }),
        widget: "list",
        label_singular: single,
        ...rangeOf(field),
      } as const;
      // Items have no hint of their own, because the list's hint explains them.
      if (item.type !== "group") {
        return { ...list, field: { ...cmsField("item", item), label: single, hint: "" } };
      }
      const [first] = Object.keys(item.fields);
      return { ...list, fields: cmsFields(item), summary: `{{${first}}}`, collapsed: "auto" };
    }
  }
}

const exactCount = ({ min, max }: Bounds): string =>
  min !== undefined && min === max ? ` This list needs ${min} items.` : "";

type Bounds = Pick<Extract<Field, { type: "number" }>, "min" | "max">;

/** Leaves out undefined limits, because the CMS's types don't allow `undefined`. */
const rangeOf = ({ min, max }: Bounds) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** Combines patterns and their error messages, because the CMS allows only one pattern per field. */
function combinePatterns(patterns: readonly CmsPattern[]): { pattern?: [string, string] } {
  if (patterns.length === 0) return {};
  const all = patterns.map(({ regex }) => `(?=[\\s\\S]*?(?:${regex.source}))`).join("");
  const message = patterns.map(({ cmsMessage }) => cmsMessage).join(", or ");
  return { pattern: [`^${all}`, `This text ${message}.`] };
}
