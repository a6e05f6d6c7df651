import { type Schema, setLocale, string } from "yup";
import { cleanEmail, cleanLine, cleanPhone, cleanText } from "./clean-text";

setLocale({
  mixed: {
    default: "Invalid input",
    notType: "Invalid input",
    oneOf: "Invalid input",
    required: "Required",
  },
});

/** An option in a select box. The form submits `value`. Visitors and readers of the email see `label`. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field's form control: a text area if `rows` is set, a select box if `options` is set, otherwise an input. */
interface Control {
  readonly required?: boolean;
  /** Shows an asterisk after the label. Defaults to `required`. */
  readonly asterisk?: boolean;
  /** Makes the field span the form's full width. */
  readonly wide?: boolean;
  readonly minLength?: number;
  readonly autoComplete?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly rows?: number;
  readonly options?: readonly Option[];
}

/** Declaration of a form field. Defines its control, its validation, and its entry in the request and the email. */
export interface Field {
  readonly label: string;
  readonly schema: Schema<string | null | undefined>;
  readonly max: number;
  /** Cleans text after the schema has accepted it. Without this function, the accepted text doesn't change. */
  readonly clean?: (text: string) => string;
  /**
   * Error message for text that `clean` would change or reduce to an empty string. Without this message, `clean` may
   * change the text.
   */
  readonly altered?: string;
  readonly control: Control;
}

/** Returns the length of the cleaned text. Length limits and the form's character counter use this length. */
export const sentLength = (text: string | null | undefined, clean = cleanText): number =>
  clean(text ?? "").length;

interface Text extends Control {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
  /** A pattern that the text must match, and the error message if it doesn't. */
  readonly pattern?: readonly [RegExp, string];
}

/** Declares a required text field. Its length limits apply to the cleaned text. */
export function text({ label, min, max, tooShort, tooLong, pattern, ...control }: Text): Field {
  const schema = string()
    .required(tooShort)
    .test("short", tooShort, (value) => sentLength(value) >= min)
    .test("long", tooLong, (value) => sentLength(value) <= max);
  return {
    label,
    schema: pattern === undefined ? schema : schema.matches(...pattern),
    max,
    control: { required: true, minLength: min, ...control },
  };
}

export const name = text({
  label: "Name",
  min: 2,
  max: 50,
  tooShort: "Name must be at least 2 characters",
  tooLong: "Name must be less than 50 characters",
  // Allow letters of any script, combining marks and plain spaces. Don't allow line breaks, because they could forge an
  // email header.
  pattern: [/^[\p{L}\p{M} ]*$/u, "Name can only contain letters and spaces"],
  autoComplete: "name",
});

export const email: Field = {
  label: "Email",
  schema: string()
    .required("Please enter a valid email address")
    .email("Please enter a valid email address")
    .max(100, "Email must be less than 100 characters"),
  max: 100,
  clean: cleanEmail,
  altered: "Please enter a valid email address",
  control: { required: true, type: "email", inputMode: "email", autoComplete: "email" },
};

export const company: Field = {
  label: "Company",
  schema: string()
    .nullable()
    .test(
      "long",
      "Company name must be less than 100 characters",
      (value) => sentLength(value, cleanLine) <= 100,
    ),
  max: 100,
  clean: cleanLine,
  control: { autoComplete: "organization" },
};

export const phone: Field = {
  label: "Phone",
  schema: string()
    .nullable()
    .matches(/^(?:\+?[\d ()-]*|\s*)$/, "Please enter a valid phone number")
    .test("short", "Phone number must be at least 10 digits", (value) => {
      const length = sentLength(value, cleanPhone);
      return length === 0 || length >= 10;
    })
    .test(
      "long",
      "Phone number must be less than 20 characters",
      (value) => sentLength(value, cleanPhone) <= 20,
    ),
  max: 20,
  clean: cleanPhone,
  control: { minLength: 10, type: "tel", inputMode: "tel", autoComplete: "tel" },
};

/** Declares a select box. The field is required if `missing` provides an error message for an empty choice. */
export function choice(
  label: string,
  options: readonly Option[],
  { missing, ...control }: Control & { readonly missing?: string } = {},
): Field {
  const values = options.map(({ value }) => value);
  const schema =
    missing === undefined
      ? string()
          .nullable()
          .oneOf(["", ...values])
      : string().required(missing).oneOf(values, missing);
  const required = missing !== undefined;
  return { label, schema, max: 100, control: { required, options, ...control } };
}
