import { allowedIn, describeField } from "./allowed";
import { type Field, type FieldValue } from "./field";
import { findInvisibleCharacter } from "./invisible-characters";
import { isRecord } from "./record";
import { allowedWords } from "./suggestions";

/** Checks a single value, but not a list's items, a group's fields, or unknown keys. */
export function valueProblem({ value, field, parent }: FieldValue): string | undefined {
  if (value === undefined) {
    const { field: other = "", is, message } = (field.type === "reference" && field.requiredIf) || {};
    if (message !== undefined && parent?.[other] === is) return message;
    return field.optional ? undefined : missing(field);
  }
  if (value === null) return field.optional ? "is empty: fill it in or remove it" : missing(field);
  const wrongType = (remedy: string) => `is ${describeValue(value)}: ${remedy}`;
  switch (field.type) {
    case "number": {
      const { min = -Infinity, max = Infinity, options, isDecimal } = field;
      if (typeof value !== "number") {
        return wrongType(isDecimal ? "use a number such as 12.5, without a unit or quotes" : "use a number");
      }
      if (options) return options.includes(value) ? undefined : `is ${value}; allowed: ${options.join(", ")}`;
      const isInRange = (isDecimal || Number.isInteger(value)) && value >= min && value <= max;
      return isInRange ? undefined : `isn't a ${isDecimal ? "" : "whole "}number from ${min} to ${max}`;
    }
    case "flag":
      return typeof value === "boolean" ? undefined : wrongType("use true or false");
    case "group":
      return isRecord(value) ? undefined : wrongType("use a group of fields");
    case "list": {
      if (typeof value === "string" && value.startsWith("-")) return missingListSpace;
      if (!Array.isArray(value)) return wrongType("use a list");
      const { min = 0, max = Infinity, rule } = field;
      const allowed = min === max ? `exactly ${min}` : `${min} to ${max}`;
      const { length } = value;
      if (length < min || length > max) return `has ${length} items, but needs ${allowed}`;
      return rule === undefined || rule.test(value) ? undefined : rule.message;
    }
    default:
      if (typeof value !== "string") return wrongType("use text, and put it in quotes");
      return value === "" && !field.optional ? missing(field) : textProblem(value, field);
  }
}

export const missingListSpace = "has no space after the -: write `- ` before each item of a list";

type TextualField = Exclude<Field, { type: "number" | "flag" | "group" | "list" }>;

function textProblem(text: string, field: TextualField): string | undefined {
  const tooShortOrLong = lengthProblem(text, field);
  if (tooShortOrLong !== undefined) return tooShortOrLong;
  const message = formProblem(text, field);
  // If the text has an invisible character, that's probably the mistake. Messages on line breaks say more.
  return message === undefined || text.includes("\n")
    ? message
    : (findInvisibleCharacter(text)?.message ?? message);
}

function lengthProblem(text: string, field: TextualField): string | undefined {
  if (field.type === "reference" || field.type === "choice") return undefined;
  const { min = 0, max = Infinity } = field;
  if (text.length > max) return `has ${text.length} characters, but at most ${max} are allowed`;
  return text.length < min ? `has ${text.length} characters, but at least ${min} are needed` : undefined;
}

function formProblem(text: string, field: TextualField): string | undefined {
  switch (field.type) {
    case "reference":
      return undefined;
    case "choice":
      return field.options.includes(text) ? undefined : `is "${text}"${allowedWords(text, field.options)}`;
    case "date": {
      if (isDay(text)) return undefined;
      const isWritten = /^\d{4}-\d\d-\d\d$/.test(text);
      return `is "${text}"${isWritten ? ", a date that doesn't exist" : ": use a date such as 2025-01-31"}`;
    }
    default: {
      if (!/\S/.test(text)) return missing(field);
      const { patterns = [] } = field;
      return patterns
        .find(({ regex, isValid }) => !regex.test(text) || isValid?.(text) === false)
        ?.message(text);
    }
  }
}

/** Accepts only existing dates in the form YYYY-MM-DD. For example, 2025-02-30 doesn't exist. */
export const isDay = (value: unknown): boolean =>
  typeof value === "string" && value === new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10);

function missing(field: Field): string {
  const explanation = describeField(field).replace(/\.$/, "");
  const allowed = allowedIn(field);
  return `is missing: ${explanation === "" ? allowed : `${explanation} (${allowed})`}`;
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value)) return "a group of fields";
  return `the ${typeof value === "string" ? "text" : typeof value} ${JSON.stringify(value)}`;
}
