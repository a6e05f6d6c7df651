import { type Field as CmsField } from "@sveltia/cms";
import { type Field, type Group, type Pattern } from "../../content/model/shape";
import { labelOf } from "../browser/editor-components";
import { oneLine } from "../../content/model/fields";
import { type Kind } from "../../content/model/kind";
import { kinds } from "../../content/model/kinds";

/** Texts with a higher maximum length than this get a multi-line input. */
const longestLine = 200;

/** File extensions that a `picture` field accepts, as the `accept` attribute of a file input. */
const pictureTypes = ".avif,.jpg,.jpeg,.png,.webp";

/** Checks the start of a link. The content check later verifies that the target page exists. */
const linkBeginning: Pattern = {
  regex: /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/,
  wrong: "does not start with /, https:, mailto: or tel:",
};

/** Returns the name of the field that holds an item's title. */
export const titleOf = ({ shape }: Kind): string => ("name" in shape.fields ? "name" : "title");

/** Initial values of a new item, by field name. */
export type Defaults = Readonly<Record<string, unknown>>;

/** Converts a group of the content model to CMS form fields, with its required fields, limits and descriptions. */
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
        // A single-line input can't contain line breaks, so the pattern isn't needed there.
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
      // The hint is empty because the list's own hint explains its items.
      if (item.type !== "group") {
        return { ...list, field: { ...cmsField("item", item), label: single, hint: "" } };
      }
      const [first] = Object.keys(item.fields);
      return { ...list, fields: cmsFields(item), summary: `{{${first}}}`, collapsed: "auto" };
    }
  }
}

/** Returns a sentence with the number of required items, if the list needs an exact number. */
const countOf = ({ min, max }: Bounds): string =>
  min !== undefined && min === max ? ` ${min} are needed.` : "";

type Bounds = Pick<Extract<Field, { type: "number" }>, "min" | "max">;

/** Drops undefined limits, because the CMS's types don't allow `undefined`. */
const rangeOf = ({ min, max }: Bounds) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/**
 * Combines patterns into one, because a CMS field can have only one pattern with one error message. The CMS reports
 * missing values itself.
 */
function patternOf(patterns: readonly Pattern[]): { pattern?: [string, string] } {
  if (patterns.length === 0) return {};
  const all = patterns.map(({ regex }) => `(?=[\\s\\S]*?(?:${regex.source}))`).join("");
  const message = patterns.map(({ wrong }) => wrong).join(", or ");
  return { pattern: [`^${all}`, `This text ${message}.`] };
}
