import { array, bool, type ISchema, number, object, string, type ObjectShape } from "yup";
import { iconNames } from "../../ui/icon/icon-names";
import { allowedWords } from "./suggestions";

declare module "yup" {
  /**
   * What a field of a content file is, beyond its yup type. The GraphQL types, the editors' schemas
   * and the check read it from here, so that a field is described once.
   */
  interface CustomSchemaMetadata {
    /** One sentence for editors. */
    readonly description?: string;
    /**
     * `link`: a route or an outside address. `date`: YYYY-MM-DD. `reference`: the slug of
     * another item. `picture`: a picture file, relative to the content file. */
    readonly format?: "link" | "date" | "reference" | "picture";
    /** The kind a `reference` points to, as its GraphQL type. */
    readonly to?: string;
    /** The GraphQL type of a nested object that several kinds share. */
    readonly graphqlType?: string;
  }
}

/** Message for an optional field that is named and left empty. */
export const emptyOptional = "is empty: fill it in or remove it";

/**
 * A test of a text.
 *
 * @param wrong - What is wrong with a text that doesn't match. The CMS shows it.
 * @param message - The same for the content check, which can name the text.
 */
export const pattern = (
  regex: RegExp,
  wrong: string,
  message: string | ((params: { value?: unknown }) => string) = wrong,
) => ({
  // Of tests with one name, yup describes the first only.
  name: wrong,
  message,
  params: { regex, wrong },
  test: (value: string | null | undefined) =>
    value === undefined || value === null || regex.test(value),
});

/** What only a line break fails. */
export const oneLine = /^[^\r\n]*$/;

/** Required text on one line, of `max` characters at most. */
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

/** Required list with `min` items at least, `max` at most. */
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

/** The name of a line icon that the site can draw. */
export const icon = () => choice("Small drawing on the card.", iconNames);

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export const isDay = (value: unknown): boolean =>
  value === new Date(`${String(value)}T00:00:00Z`).toJSON()?.slice(0, 10);

/** A calendar date, `YYYY-MM-DD`, that exists. */
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

/** A route of this site (`/contact`) or an address that starts with `https:`, `mailto:` or `tel:`. */
export const link = (description: string) =>
  string().required("is missing").meta({ description, format: "link" });

/** The slug of another content item. `to` is the GraphQL type of its kind. */
export const reference = (description: string, to: string) =>
  string().required("is missing").meta({ description, format: "reference", to });

/** An object of which no key may be left out and none may be added. */
export const group = <Shape extends ObjectShape>(shape: Shape, graphqlType?: string) =>
  object(shape)
    .required("is missing")
    .meta(graphqlType === undefined ? {} : { graphqlType });
