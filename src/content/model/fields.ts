import { iconNames } from "../../ui/icon/icon-names";
import {
  type ChoiceField,
  type Field,
  type Group,
  type ListField,
  type Pattern,
  type TextField,
} from "./field";

/** Makes a field optional. A file can leave out an optional field, but can't include it without a value. */
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => ({
  ...field,
  optional: true,
});

export const oneLine: Pattern = {
  regex: /^[^\r\n]*$/,
  message: (text) =>
    /^[^\r\n]+\n$/.test(text)
      ? "ends with a line break, which > and | add: write >- instead"
      : "has a line break, but must be a single line",
  cmsMessage: "has a line break, but must be a single line",
};

export const line = (description: string, max = 120, label?: string) => ({
  type: "text" as const,
  label,
  description,
  max,
  patterns: [oneLine],
});

/** Adds a pattern to a text field. `message` is an error message such as "isn't an email address". */
export const matching = (
  field: TextField,
  regex: RegExp,
  message: string,
  isValid?: Pattern["isValid"],
): TextField => ({
  ...field,
  patterns: [
    ...(field.patterns ?? []),
    { regex, message: () => message, cmsMessage: message, ...(isValid && { isValid }) },
  ],
});

export const siteAddress = (description: string, example: string, regex: RegExp, label: string) => {
  const message = (text: string) => `is "${text}": use an address such as ${example}`;
  const cmsMessage = `isn't an address such as ${example}`;
  return { type: "text" as const, label, description, patterns: [{ regex, message, cmsMessage }] };
};

export const paragraph = (description: string, label?: string) => line(description, 900, label);

export const paragraphs = (description: string) =>
  list(paragraph("One paragraph.", "Paragraph"), description);

export const list = <Item extends Field>(
  item: Item,
  description: string,
  { min = 1, max = 100, ...more }: Pick<ListField, "min" | "max" | "label" | "rule" | "newestFirst"> = {},
): ListField<Item> => ({ type: "list", item, description, min, max, ...more });

export const choice = <Option extends string>(
  description: string,
  options: readonly Option[],
  label?: string,
): ChoiceField<Option> => ({ type: "choice", label, description, options });

export const integer = (description: string, min: number, max: number, label?: string) =>
  ({ type: "number", label, description, min, max }) as const;

/** Larger numbers could lose digits in JavaScript. */
const largest = 1e12;

export const decimal = (description: string, label?: string) =>
  ({ type: "number", label, description, min: -largest, max: largest, isDecimal: true }) as const;

export const flag = (description: string, label?: string) => ({ type: "flag", label, description }) as const;

export const draft = () =>
  optional(flag("Drafts appear on your own computer and in previews, but never on the public site."));

export const sampleCopy = () =>
  optional(
    flag(
      "Marks made-up text. As long as any file has this mark, the site can't be published at its real address.",
    ),
  );

export const icon = () => choice("The icon on the card.", iconNames);

export const date = (description: string, label?: string) => ({ type: "date", label, description }) as const;

/** The schema accepts any text. Only the content check can compare links with the list of all pages. */
export const link = (description: string, label?: string) => ({ type: "link", label, description }) as const;

export const reference = (description: string, to: string) =>
  ({ type: "reference", description, to }) as const;

type Fields = Readonly<Record<string, Field>>;

export const group = <Own extends Fields>(fields: Own): Group<Own> => ({ type: "group", fields });

export const labeledGroup = <Own extends Fields>(label: string, fields: Own) => ({ ...group(fields), label });

export const sharedGroup = <Own extends Fields>(graphqlType: string, label: string, fields: Own) => ({
  ...labeledGroup(label, fields),
  graphqlType,
});
