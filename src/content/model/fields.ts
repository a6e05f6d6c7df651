import { array, bool, type ISchema, number, object, string, type ObjectShape } from "yup";
import { iconNames } from "../../ui/icon/icon-names";
import { allowedWords } from "./suggestions";

declare module "yup" {
  /**
   * Metadata of a content field that yup can't express itself. Each field is described once in the content model. The
   * GraphQL types, JSON Schemas, CMS forms and content check are all derived from that description.
   */
  interface CustomSchemaMetadata {
    /** One sentence that tells editors the purpose of the field. */
    readonly description?: string;
    /**
     * - `link`: a route of this site or an external URL
     * - `date`: a date in the form YYYY-MM-DD
     * - `reference`: the slug of another content item
     * - `picture`: a picture file, either relative to the content file or below `/images`
     */
    readonly format?: "link" | "date" | "reference" | "picture";
    /** For a `reference`, the GraphQL type of the referenced item. */
    readonly to?: string;
    /** The GraphQL type's name for a nested object that several content kinds share. */
    readonly graphqlType?: string;
  }
}

/** Error message for an optional field that a file lists without a value. */
export const emptyOptional = "is empty: fill it in or remove it";

/**
 * Creates a yup test that requires a text to match a regular expression.
 *
 * @param wrong - Error message for the CMS, such as "is not an e-mail address". The CMS puts "This text" before it.
 * @param message - Error message for the content check, or a function that creates one from the invalid text.
 */
export const pattern = (
  regex: RegExp,
  wrong: string,
  message: string | ((params: { value?: unknown }) => string) = wrong,
) => ({
  // Every test needs its own name, because yup's `describe` keeps only the first test of each name.
  name: wrong,
  message,
  params: { regex, wrong },
  test: (value: string | null | undefined) =>
    value === undefined || value === null || regex.test(value),
});

/** Matches any text without a line break. */
export const oneLine = /^[^\r\n]*$/;

/** Defines a required one-line text of at most `max` characters. */
export const line = (description: string, max = 120) =>
  string()
    .required("is missing")
    .matches(/\S/, "is missing")
    .max(max, ({ value }) => `has ${String(value).length} characters, ${max} are allowed`)
    .test(pattern(oneLine, "has a line break, one line is allowed"))
    .meta({ description });

export const paragraph = (description: string) => line(description, 900);

export const paragraphs = (description: string) =>
  list(paragraph("One paragraph.").label("Paragraph"), description);

/** Defines a required list of `min` to `max` items. */
export const list = <Item>(
  item: ISchema<Item>,
  description: string,
  { min = 1, max = 100 }: { min?: number; max?: number } = {},
) => {
  const allowed = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const wrongLength = ({ value }: { value: unknown }) =>
    `has ${Array.isArray(value) ? value.length : 0} items, ${allowed} are allowed`;
  return array(item)
    .required("is missing")
    .min(min, wrongLength)
    .max(max, wrongLength)
    .meta({ description });
};

export const choice = <Option extends string>(description: string, options: readonly Option[]) =>
  string()
    .required("is missing")
    .oneOf(options, ({ value }) => `is "${String(value)}"${allowedWords(String(value), options)}`)
    .meta({ description });

export const integer = (description: string, min: number, max: number) => {
  const wrong = `is not a whole number from ${min} to ${max}`;
  const whole = number().required("is missing").integer(wrong);
  return whole.min(min, wrong).max(max, wrong).meta({ description });
};

export const flag = (description: string) => bool().required("is missing").meta({ description });

const optionalFlag = (description: string) =>
  bool().optional().nonNullable(emptyOptional).meta({ description });

export const draft = () =>
  optionalFlag("Drafts are shown while writing and in previews, never on the public site.");

export const sampleCopy = () =>
  optionalFlag(
    "Marks made-up words. The site can't be published at its real address until they are replaced.",
  );

export const icon = () => choice("Small drawing on the card.", iconNames);

/** Checks for a real calendar date in the form `YYYY-MM-DD`. Rejects dates such as 2025-02-30. */
export const isDay = (value: unknown): boolean =>
  value === new Date(`${String(value)}T00:00:00Z`).toJSON()?.slice(0, 10);

/** Defines a required date in the form `YYYY-MM-DD`. */
export const date = (description: string) =>
  string()
    .required("is missing")
    .test(
      "calendar-date",
      ({ value }) =>
        /^\d{4}-\d\d-\d\d$/.test(String(value))
          ? `is "${String(value)}", a day that does not exist`
          : `is "${String(value)}", a date such as 2025-01-31 is allowed`,
      isDay,
    )
    .meta({ description, format: "date" });

/**
 * Defines a required link, such as `/contact` or an address that starts with `https:`, `mailto:` or `tel:`. The schema
 * itself accepts any text. The content check validates links later, when it has a list of all pages.
 */
export const link = (description: string) =>
  string().required("is missing").meta({ description, format: "link" });

/**
 * Defines a required reference to another content item by its slug.
 *
 * @param to - The GraphQL type of the referenced item.
 */
export const reference = (description: string, to: string) =>
  string().required("is missing").meta({ description, format: "reference", to });

/**
 * Defines a required object with a fixed set of fields. This schema accepts unknown keys, and the content check reports
 * them.
 *
 * @param graphqlType - The GraphQL type's name, if several content kinds share this object.
 */
export const group = <Shape extends ObjectShape>(shape: Shape, graphqlType?: string) =>
  object(shape)
    .required("is missing")
    .meta(graphqlType === undefined ? {} : { graphqlType });
